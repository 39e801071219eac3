# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The match's own clock, which a pause stops; it must never know what is timed on it.

The match's time is the handed-in time less all pauses. Only a pause's own countdown runs on the handed-in time.
"""

from spit import ticks

RUNNING = 0
STOPPED = 1
ENDING = 2  # counting down to run on


class Pause:
    """Starts, and ends after a countdown of so many microseconds, with the same key."""

    def __init__(self, countdown):
        self.countdown = countdown
        self.state = RUNNING
        self._total = 0  # of all pauses
        self._began = 0
        self._ends = 0

    def time(self, handed_in):
        """A handed-in stamp on the match's clock."""
        return ticks.add(handed_in, -self._total)

    def press(self, handed_in):
        """The pause key, at a handed-in stamp: stop, begin the countdown, or break that off."""
        if self.state == STOPPED:
            self.state = ENDING
            self._ends = ticks.add(handed_in, self.countdown)
        else:
            if self.state == RUNNING:
                self._began = handed_in
            self.state = STOPPED

    def end(self, handed_in):
        """Run on at once, whatever it was."""
        if self.state != RUNNING:
            self.state = RUNNING
            self._total = ticks.add(self._total, ticks.age(handed_in, self._began))

    def is_on(self, now):
        """Whether the match's clock stands still at the handed-in time `now`; ends the pause once its time is up."""
        if self.state == ENDING and ticks.diff(now, self._ends) >= 0:
            self.state = RUNNING
            # age() and add() are exact for a pause of any length, since all that counts is the clock's turn.
            self._total = ticks.add(self._total, ticks.age(self._ends, self._began))
        return self.state != RUNNING

    def left(self, now):
        """Microseconds of the countdown left at the handed-in time `now`, while it is ending."""
        return ticks.diff(self._ends, now)
