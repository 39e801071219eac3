# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""How other games read their buttons, for comparison: whoever is seen first was first; no press has a time of its own.

Both are given this game's own debouncing, so that only the order is compared. `moments` has per player the moment at
which the last press was seen: equal moments were one and the same to the source.
"""

from typing import Any

import keypad

from boards.parts import clock
from boards.parts.edges import Edges
from spit import ticks
from spit.controls import RELEASE


class _InOrder:
    """Stands before the game's own order of presses: each press counts as later than the one before it."""

    def __init__(self):
        self.moments: list = [None, None]
        self.moment = 0
        self._last = clock.now()
        self.presses: Any = None

    def add(self, _stamp, player, code):
        """Take it for the next one."""
        if not code & RELEASE:
            self.moments[player] = self.moment
        now = clock.now()
        self._last = now if ticks.diff(now, self._last) > 0 else ticks.add(self._last, 1)
        self.presses.add(self._last, player, code)


class QueueOrder:
    """keypad's events in the order of its queue, which goes by key number within a scan."""

    resolution_us = 1000

    def __init__(self, scanner, player_keys, pause_key):
        self._events = scanner.events
        self._event = keypad.Event()
        self._edges = Edges(scanner.key_count, player_keys, pause_key)
        self._order = _InOrder()
        self.moments = self._order.moments

    def drain(self, presses):
        """As a key source of the game."""
        order = self._order
        order.presses = presses
        now = clock.now()
        while self._events.get_into(self._event):
            order.moment = self._event.timestamp
            stamp = ticks.from_ms(self._event.timestamp)
            self._edges.hear(order, self._event.key_number, self._event.pressed, stamp)
        self._edges.settle(order, now)
        return clock.now()


class Polling:
    """A loop that looks at each pin in turn, whenever it gets round to it."""

    resolution_us = 1000

    def __init__(self, levels, player_keys, pause_key):
        self._levels = levels
        self._seen = bytearray(len(levels))
        self._edges = Edges(len(levels), player_keys, pause_key)
        self._order = _InOrder()
        self._turns = 0
        self.moments = self._order.moments

    def drain(self, presses):
        """As a key source of the game."""
        order = self._order
        order.presses = presses
        self._turns += 1
        order.moment = self._turns
        now = clock.now()
        for key in range(len(self._levels)):
            if self._levels[key] != self._seen[key]:
                self._seen[key] = self._levels[key]
                self._edges.hear(order, key, self._levels[key], now)
        self._edges.settle(order, now)
        return clock.now()
