# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Contested presses as switches give them, bounce included, and how long a loop's turns last; no source, no rule.

All times are integers of nanoseconds.
"""

US = 1_000
MS = 1_000_000
GAPS_US = (0, 10, 20, 50, 100, 500, 1_000, 2_000, 5_000, 10_000, 20_000)
LONGEST_BOUNCE = 5 * MS
MEAN_BREAK = 60 * US
LONGEST_STALL = 250 * MS
REST = 14 * MS  # after the last edge, until its lock-out is over
_PATTERNS = 400


class Presses:
    """An endless row of contests for one chance (a random.Random)."""

    def __init__(self, chance):
        self._chance = chance
        self._patterns = [self._pattern() for _ in range(_PATTERNS)]

    def contest(self, start, gap, first, second):
        """Key `first` goes down after `start`, `second` a gap later; both bounce and go up again: edges in order."""
        chance = self._chance
        begin = start + chance.randrange(20 * MS)
        edges: list = []
        for key, down in ((first, begin), (second, begin + gap)):
            self._add(edges, key, down, 1)
            self._add(edges, key, down + chance.randrange(15 * MS, 110 * MS), 0)
        edges.sort()
        return edges

    def turn(self):
        """How long one turn of the loop lasts: mostly a little, then a card to draw, garbage, or a whole display."""
        chance = self._chance
        kind = chance.random()
        if kind < 0.55:
            return chance.randrange(MS, 6 * MS)
        if kind < 0.80:
            return chance.randrange(8 * MS, 14 * MS)
        if kind < 0.90:
            return chance.randrange(5 * MS, 25 * MS)  # a garbage collection
        if kind < 0.98:
            return chance.randrange(45 * MS, 60 * MS)
        return chance.randrange(60 * MS, LONGEST_STALL)

    def _add(self, edges, key, at, level):
        edges.append((at, key, level))
        for offset in self._chance.choice(self._patterns):
            level = 1 - level
            edges.append((at + offset, key, level))

    def _pattern(self):
        """When a contact opens and closes again after it first closed: an even number of times."""
        chance = self._chance
        kind = chance.random()
        if kind < 0.2:
            return ()  # none at all
        if kind < 0.45:
            return self._chatter(chance.randint(1, 3), 300 * US)
        if kind < 0.75:
            return self._chatter(chance.randint(2, 6), 1_500 * US)
        if kind < 0.93:
            return self._chatter(chance.randint(3, 12), LONGEST_BOUNCE)
        # One long break: the contact springs back.
        opens = chance.randrange(20 * US, 3 * MS)
        return (opens, opens + chance.randrange(500 * US, 2 * MS))

    def _chatter(self, breaks, within):
        """Short breaks here and there, merged where they meet; the contact is closed for a microsecond before each."""
        chance = self._chance
        offsets: list = []
        for opens in sorted(chance.randrange(US, within - US) for _ in range(breaks)):
            closes = min(opens + US + int(chance.expovariate(1) * MEAN_BREAK), within)
            if offsets and opens < offsets[-1] + US:
                offsets[-1] = max(offsets[-1], closes)
            else:
                offsets += (opens, closes)
        return tuple(offsets)
