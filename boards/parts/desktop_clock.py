# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The PC's stand-in for supervisor.ticks_ms(): real time or time that only counts; it must never know who asks.

Each look at the real clock first lets the keys in, so that whoever reads the time has every press up to then.
"""

import time

from boards.parts.desktop_keypad import TICKS

# The device's clock begins 65.5 s before its wrap; so does this one, and so every match crosses it.
_START = TICKS - 65_536

# Milliseconds. When nobody has read the time for longer than that, the program or the whole PC was asleep. Timers and
# freezes are not to be over because of that, and no sleep may come near half of the game's period of 524 s.
AWAKE = 1_000


class RealClock:
    """Time that passes by itself, but no more than AWAKE between two readings.

    let_keys_in() is called at each ticks_ms() and may wait up to a millisecond.
    """

    def __init__(self, let_keys_in):
        self._let_keys_in = let_keys_in
        self._read_at = time.monotonic_ns()
        self._elapsed = 0  # nanoseconds

    def elapsed_ms(self):
        """Milliseconds since the start; never wraps."""
        now = time.monotonic_ns()
        self._elapsed += min(now - self._read_at, AWAKE * 1_000_000)
        self._read_at = now
        return self._elapsed // 1_000_000

    def now_ms(self):
        """The same as the device counts them."""
        return (_START + self.elapsed_ms()) % TICKS

    def ticks_ms(self):
        """Let the keys in, then tell the time."""
        self._let_keys_in()
        return self.now_ms()


class CountedClock:
    """Time that passes only by being read, so many milliseconds each: the same match each time, without waiting."""

    def __init__(self, step_ms=5):
        self._step = step_ms
        self._elapsed = 0

    def elapsed_ms(self):
        """Milliseconds since the start; never wraps."""
        return self._elapsed

    def now_ms(self):
        """The same as the device counts them."""
        return (_START + self._elapsed) % TICKS

    def ticks_ms(self):
        """One step later."""
        self._elapsed += self._step
        return self.now_ms()
