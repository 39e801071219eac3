# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What came of contests, counted; it must never know how it came about."""


class Counts:
    """What came of the contests of one gap, with one wiring of the keys."""

    def __init__(self):
        self.contests = 0
        self.wrong = 0  # the later one was taken for the first
        self.hidden = 0  # wrong, too, but a contact sprang open just when its first scan came
        self.ties = 0
        self.ties_won = 0  # by seat 1
        self.lost = 0
        self.doubled = 0
        self.margin_off = 0  # microseconds between the margin by the stamps and the true one, at most

    def add(self, other):
        """Sum up."""
        for name in ("contests", "wrong", "hidden", "ties", "ties_won", "lost", "doubled"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.margin_off = max(self.margin_off, other.margin_off)
