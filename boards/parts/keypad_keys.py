# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Keys read by CircuitPython's keypad: each edge with the stamp of its scan; it must never know what a key does.

Nothing here allocates once it is made.
"""

import keypad

from boards.parts import clock
from boards.parts.edges import LOCK_OUT, Edges
from spit import ticks

_FIRST_SCAN = 3_000  # microseconds: by then the scanner has told which keys were down when it began


class KeypadKeys:
    """Every key of both players, on one scanner (keypad.Keys, ShiftRegisterKeys or KeyMatrix) and one queue.

    player_keys, pause_key: see Edges.
    """

    resolution_us = 1000  # edges that are less apart can carry one stamp
    about = "keypad, 1 ms"  # for people: what stamps the keys

    def __init__(self, scanner, player_keys, pause_key=None):
        self._scanner = scanner
        self._events = scanner.events
        self._event = keypad.Event()
        self._edges = Edges(scanner.key_count, player_keys, pause_key)
        # Whoever left the menu by a key held down may still hold it: that is no press on the title.
        began = ticks.add(clock.now(), _FIRST_SCAN - LOCK_OUT)
        for key in range(scanner.key_count):
            self._edges.doubt(key, 0, began)

    def drain(self, presses):
        """Hand every edge since the last time to presses.add(stamp, player, code), in the order of their arrival.

        Returns the moment up to which every edge has been handed on.
        """
        now = clock.now()  # first: an edge that comes meanwhile is later
        events = self._events
        event = self._event
        while events.get_into(event):
            self._edges.hear(presses, event.key_number, event.pressed, ticks.from_ms(event.timestamp))
        if events.overflowed:
            self._recover()
        if not self._edges.is_settled:
            self._edges.settle(presses, now)
        return now

    def _recover(self):
        """Edges were lost. The scanner starts anew with all keys up, and soon reports again those that are down.

        A key that was down and still is gives no second press; one that was let go meanwhile is released
        when its lock-out ends.
        """
        self._events.clear()
        self._scanner.reset()
        self._edges.expect_release(clock.now())
