# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Keys read by CircuitPython's keypad: each edge with its stamp, free of bounce; it must never know what a key does.

Debounce is first edge plus lock-out: an edge counts at once, then the key's level is not believed for a while.
What the level is when that is over counts then. Nothing here allocates once it is made.
"""

import keypad

from boards.parts import clock
from spit import ticks
from spit.controls import PAUSE, RELEASE

LOCK_OUT = 8_000  # microseconds; switches bounce for up to 5 ms
_UNUSED = 255
_PLAYER = 16  # in _meanings: the bit of the player; the bits below are the code


class KeypadKeys:
    """Every key of both players, on one scanner (keypad.Keys, ShiftRegisterKeys or KeyMatrix) and one queue.

    player_keys, pause_key: a board's KEYS and PAUSE. Keys that belong to nobody do nothing.
    """

    def __init__(self, scanner, player_keys, pause_key=None):
        self._scanner = scanner
        self._events = scanner.events
        self._event = keypad.Event()
        count = scanner.key_count
        self._meanings = bytearray([_UNUSED] * count)
        for player in range(2):
            for code in range(len(player_keys[player])):
                self._meanings[player_keys[player][code]] = player * _PLAYER + code
        if pause_key is not None:
            self._meanings[pause_key] = PAUSE
        self._levels = bytearray(count)  # as the scanner says
        self._accepted = bytearray(count)  # as the game was told
        self._stamps = [0] * count  # of the last edge that the game was told
        self._is_unsettled = False  # a level may differ from what the game was told

    def drain(self, presses):
        """Hand every edge since the last time to presses.add(stamp, player, code), in the order of their arrival."""
        events = self._events
        event = self._event
        while events.get_into(event):
            key = event.key_number
            if self._meanings[key] != _UNUSED:
                self._levels[key] = event.pressed
                self._hear(presses, key, ticks.from_ms(event.timestamp))
        if events.overflowed:
            self._recover()
        if self._is_unsettled:
            self._settle(presses, clock.now())

    def _hear(self, presses, key, stamp):
        if self._levels[key] == self._accepted[key]:
            return
        if ticks.age(stamp, self._stamps[key]) < LOCK_OUT:
            self._is_unsettled = True
            return
        self._tell(presses, key, stamp)

    def _tell(self, presses, key, stamp):
        self._accepted[key] = self._levels[key]
        self._stamps[key] = stamp
        meaning = self._meanings[key]
        code = meaning % _PLAYER
        presses.add(stamp, meaning // _PLAYER, code if self._levels[key] else code | RELEASE)

    def _settle(self, presses, now):
        """A level that still differs once the lock-out is over was no bounce."""
        self._is_unsettled = False
        for key in range(len(self._levels)):
            if self._levels[key] != self._accepted[key]:
                if ticks.age(now, self._stamps[key]) >= LOCK_OUT:
                    self._tell(presses, key, ticks.add(self._stamps[key], LOCK_OUT))
                else:
                    self._is_unsettled = True

    def _recover(self):
        """Edges were lost. The scanner starts anew with all keys up, and soon reports again those that are down.

        A key that was down and still is gives no second press; one that was let go meanwhile is released
        when its lock-out ends.
        """
        self._events.clear()
        self._scanner.reset()
        now = clock.now()
        for key in range(len(self._levels)):
            self._levels[key] = 0
            if self._accepted[key]:
                self._stamps[key] = now
        self._is_unsettled = True
