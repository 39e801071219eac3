# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is remembered of all matches played, as small ints; it must never know where it is kept.

Only what people play counts: a match between two computer players changes nothing.
"""

from spit.standing import NOBODY

ROUNDS = 0
MATCHES = 1
WINS = 2  # + player: between two people
WON = 4  # + level: by a human against the computer
LOST = 9  # + level
QUICKEST = 14  # milliseconds of the shortest round that a human has cleared, or NONE
CLOSEST = 15  # microseconds between two presses for one pile, or NONE; 0 was a true tie (R17)
LONGEST_STREAK = 16  # + player: matches won one after the other, against whomever
STREAK = 18  # + player: the one that goes on
COUNT = 20

LEVELS = 5
NONE = 0xFFFFFF  # no such time yet
MOST = NONE - 1  # nothing counts any further

_WIDTH = 3


class Statistics:
    """All numbers, as they came out of to_bytes() or from the beginning. `computers`: a bit per computer player."""

    # What is kept: three bytes a number, the lowest first; new numbers are only added at the end.
    UPGRADES = ()  # as for the settings
    VERSION = 1 + len(UPGRADES)

    def __init__(self, kept=None):
        self.numbers = [0] * COUNT
        self.reset()
        self._newer = (kept or b"")[COUNT * _WIDTH :]  # what only a newer game counts is kept for that one
        for number in range(min(COUNT, len(kept or b"") // _WIDTH)):
            at = number * _WIDTH
            self.numbers[number] = kept[at] | kept[at + 1] << 8 | kept[at + 2] << 16

    def to_bytes(self):
        """What is to be kept: 60 bytes, and what a newer game has added."""
        kept = bytearray(COUNT * _WIDTH)
        for number in range(COUNT):
            for byte in range(_WIDTH):
                kept[number * _WIDTH + byte] = self.numbers[number] >> 8 * byte & 255
        return bytes(kept) + self._newer

    def reset(self):
        """Nothing was ever played."""
        self._newer = b""
        for number in range(COUNT):
            self.numbers[number] = 0
        self.numbers[QUICKEST] = self.numbers[CLOSEST] = NONE

    def round_over(self, computers, cleared, milliseconds, closest=-1):
        """A round has ended. cleared: who played the last stock card, or NOBODY. closest: microseconds, -1: none.

        milliseconds: how long it was, -1: nobody knows.
        """
        if computers == 3:
            return
        self._count(ROUNDS)
        if milliseconds >= 0 and cleared != NOBODY and not computers >> cleared & 1:
            self._least(QUICKEST, milliseconds)
        if closest >= 0:
            self._least(CLOSEST, closest)

    def match_over(self, computers, winner, level=0):
        """A match has ended. level: of the computer player, if there is one; no such level counts no win or loss."""
        if computers == 3:
            return
        self._count(MATCHES)
        if not computers:
            self._count(WINS + winner)
        elif 0 <= level < LEVELS:
            self._count((LOST if computers >> winner & 1 else WON) + level)
        for player in range(2):
            if computers >> player & 1:
                continue
            if player != winner:
                self.numbers[STREAK + player] = 0
                continue
            self._count(STREAK + player)
            if self.numbers[STREAK + player] > self.numbers[LONGEST_STREAK + player]:
                self.numbers[LONGEST_STREAK + player] = self.numbers[STREAK + player]

    def _count(self, number):
        if self.numbers[number] < MOST:
            self.numbers[number] += 1

    def _least(self, number, value):
        self.numbers[number] = min(self.numbers[number], value, MOST)
