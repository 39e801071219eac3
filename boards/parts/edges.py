# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""One press, one time: edges with their stamps become presses free of bounce; it must never know what saw the edge.

Debounce is first edge plus lock-out: an edge counts at once, then the key's level is not believed for a while.
What the level is when that is over counts then. Every key source uses this, and nothing here allocates once it is
made.
"""

from spit import ticks
from spit.controls import HELD, HELD_AFTER, PAUSE, RELEASE

LOCK_OUT = 8_000  # microseconds; switches bounce for up to 5 ms
_UNUSED = 255
_PLAYER = 16  # in _meanings: the bit of the player; the bits below are the code


class Edges:
    """What each of `count` keys was last known to be, and what the game was told of it.

    player_keys, pause_key: a board's KEYS and PAUSE, which may be None. Keys that belong to nobody do nothing.
    told: presses and releases that the game was told of since it was last set to 0.
    is_settled: no key is in its lock-out or may yet count as held, so settle() has nothing to do.
    """

    def __init__(self, count, player_keys, pause_key=None):
        self._meanings = bytearray([_UNUSED] * count)
        for player in range(2):
            for code in range(len(player_keys[player])):
                self._meanings[player_keys[player][code]] = player * _PLAYER + code
        if pause_key is not None:
            self._meanings[pause_key] = PAUSE
        self._levels = bytearray(count)  # as the source says
        self._accepted = bytearray(count)  # as the game was told
        self._stamps = [0] * count  # when the lock-out began
        self._locked = bytearray(count)  # in its lock-out
        self._doubtful = bytearray(count)  # a press that comes to light when the lock-out ends is not told
        self._held = bytearray(count)  # down, and not for HELD_AFTER yet
        self.is_settled = True
        self.told = 0

    def hear(self, presses, key, level, stamp):
        """A key's level changes at `stamp` (0 up, 1 down). Each key's edges come in the order of their stamps."""
        if self._meanings[key] == _UNUSED:
            return
        while self._locked[key]:
            # Not age(): an edge can be a little earlier than a lock-out that began when another one ended.
            if ticks.diff(stamp, self._stamps[key]) < LOCK_OUT:
                self._levels[key] = level
                return
            self._unlock(presses, key)
        self._levels[key] = level
        if level != self._accepted[key]:
            self._tell(presses, key, stamp)

    def settle(self, presses, now):
        """End every lock-out that is over; all edges stamped up to `now` must have been heard."""
        self.is_settled = True
        for key in range(len(self._locked)):
            while self._locked[key]:
                if ticks.diff(now, self._stamps[key]) < LOCK_OUT:
                    self.is_settled = False
                    break
                self._unlock(presses, key)
            if self._held[key]:
                self._watch_held(presses, key, now)

    def doubt(self, key, level, stamp):
        """The source lost edges and reads the level anew: a press that may be late is dropped, a release is not."""
        if self._meanings[key] == _UNUSED:
            return
        self._levels[key] = level
        self._doubtful[key] = 1
        self._lock(key, stamp)

    def expect_release(self, stamp):
        """The source lost edges and reports the keys that are down once more, and soon: the others are released."""
        for key in range(len(self._levels)):
            self._levels[key] = 0
            if self._accepted[key]:
                self._lock(key, stamp)

    def _unlock(self, presses, key):
        """A level that still differs once the lock-out is over was no bounce."""
        self._locked[key] = 0
        is_doubtful = self._doubtful[key]
        self._doubtful[key] = 0
        if self._levels[key] == self._accepted[key]:
            return
        if is_doubtful and self._levels[key]:
            self._accepted[key] = 1
        else:
            self._tell(presses, key, ticks.add(self._stamps[key], LOCK_OUT))

    def _watch_held(self, presses, key, now):
        """While a key is down the stamp of its lock-out is that of its press."""
        if ticks.diff(now, self._stamps[key]) < HELD_AFTER:
            self.is_settled = False
        else:
            self._held[key] = 0
            meaning = self._meanings[key]
            presses.add(ticks.add(self._stamps[key], HELD_AFTER), meaning // _PLAYER, meaning % _PLAYER | HELD)

    def _tell(self, presses, key, stamp):
        level = self._levels[key]
        self.told += 1
        self._accepted[key] = level
        self._held[key] = level
        self._lock(key, stamp)
        meaning = self._meanings[key]
        code = meaning % _PLAYER
        presses.add(stamp, meaning // _PLAYER, code if level else code | RELEASE)

    def _lock(self, key, stamp):
        self._stamps[key] = stamp
        self._locked[key] = 1
        self.is_settled = False
