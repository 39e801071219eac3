# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Best of so many rounds: who has won how many; it must never know how a round is won.

Each round is a match of its own: a points game to 1 point (R30, R31), so it is dealt afresh and goes to whoever has
fewer cards left, after one more round where both have as many.
"""

from spit.standing import NOBODY

POINTS_LIMIT = 1  # of each round's match


class Series:
    """rounds_to_win: how many rounds win; 0: there is no series, and a match is all there is. wins: per player."""

    def __init__(self, rounds_to_win=0):
        self.rounds_to_win = rounds_to_win
        self.wins = [0, 0]

    def start(self):
        """Nobody has won a round yet."""
        self.wins[0] = self.wins[1] = 0

    def won(self, player):
        """A round's match is over."""
        self.wins[player] += 1

    def goes_on(self):
        """Whether the end of a round's match is not the end of all."""
        return self.rounds_to_win > 0 and max(self.wins) < self.rounds_to_win

    def winner(self, of_match):
        """Who has won it all, or NOBODY; of_match: the same of the match."""
        return NOBODY if self.goes_on() else of_match
