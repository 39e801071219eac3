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


class RealClock:
    """Time that passes by itself. let_keys_in() is called at each reading and may wait up to a millisecond."""

    def __init__(self, let_keys_in):
        self._let_keys_in = let_keys_in
        self._began = time.monotonic_ns()

    def elapsed_ms(self):
        """Milliseconds since the start; never wraps."""
        return (time.monotonic_ns() - self._began) // 1_000_000

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
