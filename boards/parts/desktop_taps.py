# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Keys of a terminal, which says only that a character came, as keys that go down and up; it must never read one.

A key that is held repeats: the first time after a while, then quickly. A quick repeat is no new press.
"""

TAP = 90  # milliseconds after which a key goes up by itself
REPEAT = 70  # a character that comes so soon again is the keyboard's own repeat
HOLD = 600  # a key that works while it is held stays down until the keyboard repeats it


class Taps:
    """change(place, pressed) is called with each edge. held: the places that work while they are held."""

    def __init__(self, change, held=()):
        self._change = change
        self._held = held
        self._seen = {}  # place -> when its last character came, for the keys that are down

    def tap(self, place, now_ms):
        """A key's character came."""
        if place in self._seen:
            is_repeat = place in self._held or now_ms - self._seen[place] < REPEAT
            self._seen[place] = now_ms
            if is_repeat:
                return
            self._change(place, False)
        self._seen[place] = now_ms
        self._change(place, True)

    def let_go(self, now_ms):
        """Keys whose time is over go up."""
        for place in list(self._seen):
            if now_ms - self._seen[place] >= (HOLD if place in self._held else TAP):
                del self._seen[place]
                self._change(place, False)
