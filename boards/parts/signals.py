# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Lights and tones beside the display, on boards that have them; it must never know a rule."""

from boards.parts.cues import Cues


class Signals:
    """board: a board module, which may have lights() and speaker(is_loud). sound: 0 off, 1 low, 2 on.

    goes_on: a tone or a flash has yet to end, or to begin.
    """

    def __init__(self, board, sound):
        self._lights = None
        self._tones = None
        if hasattr(board, "lights"):
            self._lights = board.lights()
        if sound and hasattr(board, "speaker"):
            from boards.parts.tones import Tones

            self._tones = Tones(board.speaker(sound > 1))
        self._has_any = bool(self._lights or self._tones)
        self._cues = Cues()
        self._stopped = 0  # and how awake the display is
        self.goes_on = self._has_any

    def show(self, view, now):
        """Light and sound what was seen at the time `now`. Comes before Screen.show(), which sets view.changed to 0."""
        if self._has_any and (view.changed or self.goes_on or view.stopped | view.dimness << 2 != self._stopped):
            self._show(view, now)

    def _show(self, view, now):
        self._stopped = view.stopped | view.dimness << 2
        self.goes_on = False
        cue = self._cues.look(view)
        if self._tones:
            self._tones.show(cue, now)
            self.goes_on = self._tones.is_on
        if self._lights:
            self._lights.show(view, cue, now)
            self.goes_on = self.goes_on or self._lights.is_flashing

    def deinit(self):
        """Be silent, and let lights and speaker go: others may need their pins."""
        if self._lights:
            self._lights.deinit()
            self._lights = None
        if self._tones:
            self._tones.deinit()
            self._tones = None
