# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A picture file of each phase of a match; it must never know how the display was drawn."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from spit import view as seen

WIDEST = 640  # pixels: pictures are scaled up to about that

# Scene, file name, and after how many milliseconds in it there is something to see.
_SHOTS = (
    (seen.TITLE, "title", 0),
    (seen.READY, "ready", 0),
    (seen.COUNTDOWN, "countdown", 0),
    (seen.PLAYING, "play", 6_000),
    (seen.STUCK, "stuck", 200),
    (seen.SLAP, "slap", 450),
    (seen.ROUND_OVER, "round-over", 200),
    (seen.MATCH_OVER, "match-over", 200),
)


class Shots:
    """Writes into a folder, which is made. `written` holds the names so far.

    The game goes on when a picture cannot be written; `trouble` then says why, else it is None.
    """

    def __init__(self, folder):
        os.makedirs(folder, exist_ok=True)
        self.folder = folder
        self.written = []
        self.trouble = None
        self._scene = None
        self._since = 0

    def missing(self):
        """The names of the pictures that were not taken yet."""
        return [name for _scene, name, _delay in _SHOTS if name not in self.written]

    def look(self, scene, now_ms, display):
        """Take a picture of the display (see FrameDisplay) if this scene still lacks one and has lasted long enough."""
        if scene != self._scene:
            self._scene = scene
            self._since = now_ms
        for wanted, name, delay in _SHOTS:
            if scene == wanted and now_ms - self._since >= delay and name not in self.written and not self.trouble:
                display.compose()
                try:
                    self._write(name, display)
                    self.written.append(name)
                except (OSError, pygame.error) as error:
                    self.trouble = "a picture is missing: %s" % error

    def _write(self, name, display):
        scale = max(1, WIDEST // display.width)
        picture = pygame.image.frombuffer(display.frame, (display.width, display.height), "RGB")
        picture = pygame.transform.scale(picture, (display.width * scale, display.height * scale))
        pygame.image.save(picture, os.path.join(self.folder, name + ".png"))
