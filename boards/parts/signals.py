# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Lights and tones beside the display, on boards that have them; it must never know a rule."""

from boards.parts.cues import Cues


class Signals:
    """board: a board module, which may have lights() and speaker(is_loud). sound: "on", "low" or "off"."""

    def __init__(self, board, sound):
        self._lights = None
        self._tones = None
        if hasattr(board, "lights"):
            self._lights = board.lights()
        if sound != "off" and hasattr(board, "speaker"):
            from boards.parts.tones import Tones

            self._tones = Tones(board.speaker(sound == "on"))
        self._cues = Cues() if self._lights or self._tones else None

    def show(self, view, now):
        """Light and sound what was seen at the time `now`. Comes before Screen.show(), which sets view.changed to 0."""
        if not self._cues:
            return
        cue = self._cues.look(view)
        if self._tones:
            self._tones.show(cue, now)
        if self._lights:
            self._lights.show(view, cue, now)
