# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Chance for the scripts on the MicroPython VM: the same numbers on each Python, small ints, nothing allocated."""


class Chance:
    """Three small generators added up (Wichmann and Hill); no int on the way reaches 2**30."""

    def __init__(self, seed):
        self.a = seed % 30268 + 1
        self.b = seed * 7 % 30306 + 1
        self.c = seed * 31 % 30322 + 1

    def below(self, limit):
        """One of 0..limit-1, for limits up to 2**29."""
        self.a = self.a * 171 % 30269
        self.b = self.b * 172 % 30307
        self.c = self.c * 170 % 30323
        if limit > 1000:
            return (self.a * 32768 + self.b) % limit
        return (self.a + self.b + self.c) % limit
