# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""For how long nobody has pressed a key, and what follows from it; it must never know what a key means.

It runs on the handed-in time, which a pause does not stop.
"""

from spit import ticks

# How awake the device is.
AWAKE = 0
DIM = 1
OFF = 2

# Microseconds without a press. All are less than half of the clock's period, so that they can be told from the future.
DEMO_AFTER = 20_000_000  # on the title
LEFT_AFTER = 60_000_000  # whoever played is gone: play pauses, and a match's end gives way to the title
DIM_AFTER = 90_000_000
OFF_AFTER = 240_000_000


class Idle:
    """Counts from the last press, or from the beginning. stage: AWAKE, DIM or OFF."""

    def __init__(self, now):
        self._pressed = now
        self._has_woken = False
        self.stage = AWAKE

    def wake(self, now):
        """A person's press; whether it does no more than light the display again, as all presses of that stamp do."""
        self._has_woken = self.stage != AWAKE or self._has_woken and now == self._pressed
        self.stay_awake(now)
        return self._has_woken

    def stay_awake(self, now):
        """Nobody is waited for: this time does not count."""
        self._pressed = now
        self.stage = AWAKE

    def advance(self, now):
        """Let the time pass up to `now`; returns for how many microseconds nobody has pressed a key.

        Once the display is off nothing more can come, and nothing is counted.
        """
        if self.stage == OFF:
            return OFF_AFTER
        without = ticks.diff(now, self._pressed)
        if without >= DIM_AFTER:
            self.stage = OFF if without >= OFF_AFTER else DIM
        else:
            self.stage = AWAKE
        return without
