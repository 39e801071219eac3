# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Best of so many rounds: who has won how many; it must never know where the cards lie.

Each round is dealt afresh, as a match of its own: a points game to 1 point (R30, R31). It goes to whoever cleared the
stock, also when a head start has left the opponent fewer spit cards; when nobody did, to whoever has fewer cards left.
A round that leaves both with as many goes to nobody.
"""

from spit.standing import CLEARED, NOBODY

POINTS_LIMIT = 1  # of each round's match


class Series:
    """rounds_to_win: how many rounds win; 0: there is no series, and a match is all there is. wins: per player.

    round_winner: who has won the round that ended last, or NOBODY.
    """

    def __init__(self, rounds_to_win=0):
        self.rounds_to_win = rounds_to_win
        self.wins = [0, 0]
        self.round_winner = NOBODY

    def start(self):
        """Nobody has won a round yet."""
        self.wins[0] = self.wins[1] = 0
        self.round_winner = NOBODY

    def end_round(self, match):
        """A round's match is over."""
        cleared = match.flags[CLEARED]
        self.round_winner = match.winner if cleared == NOBODY else cleared
        if self.round_winner != NOBODY:
            self.wins[self.round_winner] += 1

    def goes_on(self):
        """Whether more rounds come."""
        return max(self.wins) < self.rounds_to_win

    def winner(self, of_match):
        """Who has won it all, or NOBODY; of_match: the same of the match, which counts where there is no series."""
        if not self.rounds_to_win:
            return of_match
        return NOBODY if self.goes_on() else self.round_winner
