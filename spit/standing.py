# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""All that the rules remember of a match, table included, and how it can be asked; it must never move a card."""

from spit import rules, ticks
from spit.table import Table

# The phases.
READY = 0
PLAYING = 1
STUCK = 2
SLAPPING = 3
ROUND_OVER = 4
MATCH_OVER = 5
PHASES = ("ready", "play", "stuck", "slap", "round-over", "match-over")

NOBODY = 255

# match.flags
PHASE = 0
ARROW = 1  # who holds it (R17)
WINNER = 2
SAID = 3  # bit per player: has said "spit"
SLAPPER = 4  # who settled the slap (R23)
SLAPPED = 5  # the pile that went to the slapper
ANSWERED = 6  # the other one has slapped too
IS_FROZEN = 7  # + player
IS_PENALIZED = 9  # + player
COVERER = 11  # + pile: who played its top card
CLEARED = 13  # who ended the round by playing the last stock card
FLAGS = 14

# match.times, microseconds; each is meaningful only while its flag is set
FROZEN_UNTIL = 0  # + player
PENALIZED_UNTIL = 2  # + player
COVERED_AT = 4  # + pile
ENDED_AT = 6  # the round
TIMES = 7

# match.settings, microseconds
FREEZE = 0  # + player
BEATEN_WINDOW = 2
SLAP_DELAY = 3
FALSE_SLAP_PENALTY = 4
DEFAULTS = (400_000, 400_000, 500_000, 400_000, 300_000)


class Standing:
    """How a match stands. points_limit: 0 for the standard game (R22-R29), else that of the points game (R30, R31)."""

    def __init__(self, points_limit):
        self.table = Table()
        self.flags = bytearray(FLAGS)
        self.times = [0] * TIMES
        self.settings = list(DEFAULTS)
        self.points = [0, 0]
        self.points_limit = points_limit

    @property
    def phase(self):
        """One of the phases above."""
        return self.flags[PHASE]

    @property
    def arrow(self):
        """The player who holds the arrow (R17)."""
        return self.flags[ARROW]

    @property
    def winner(self):
        """The player who has won the match, or NOBODY."""
        return self.flags[WINNER]

    def is_frozen(self, player, stamp):
        """Whether a misplay still freezes a player at that stamp (R18)."""
        return self.flags[IS_FROZEN + player] and ticks.diff(stamp, self.times[FROZEN_UNTIL + player]) < 0

    def is_penalized(self, player, stamp):
        """Whether a false slap still stops a player's slaps at that stamp (R24)."""
        return self.flags[IS_PENALIZED + player] and ticks.diff(stamp, self.times[PENALIZED_UNTIL + player]) < 0

    def is_slap_open(self, stamp):
        """Whether the slap is open at that stamp, in the phase SLAPPING (R24)."""
        return ticks.diff(stamp, self.times[ENDED_AT]) >= self.settings[SLAP_DELAY]

    def is_beaten(self, player, place, pile, stamp):
        """Whether the opponent was just quicker on that pile (R18)."""
        if not self.table.is_in_use(pile) or self.flags[COVERER + pile] != 1 - player:
            return False
        if ticks.diff(stamp, self.times[COVERED_AT + pile]) > self.settings[BEATEN_WINDOW]:
            return False
        return rules.would_have_fitted(self.table, player, place, pile)

    def forget(self, now):
        """Drop what was stamped so long ago that it no longer matters, before the clock wraps onto it."""
        for index in range(2):
            if self.flags[IS_FROZEN + index] and ticks.is_stale(now, self.times[FROZEN_UNTIL + index]):
                self.flags[IS_FROZEN + index] = 0
            if self.flags[IS_PENALIZED + index] and ticks.is_stale(now, self.times[PENALIZED_UNTIL + index]):
                self.flags[IS_PENALIZED + index] = 0
            if self.flags[COVERER + index] != NOBODY and ticks.is_stale(now, self.times[COVERED_AT + index]):
                self.flags[COVERER + index] = NOBODY
        if ticks.is_stale(now, self.times[ENDED_AT]):
            # A slap that nobody makes stays open: its beginning moves along, long enough ago.
            self.times[ENDED_AT] = ticks.add(now, -2 * self.settings[SLAP_DELAY])
