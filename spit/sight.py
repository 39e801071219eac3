# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The table as both players see it, and what they could do with it; it must never know a face-down card."""

from spit import rules
from spit.cards import NO_CARD
from spit.table import PLACES, SPIT_PILE

# A face is a card 0..51 or one of these.
EMPTY = 52  # a place that a card may come to
BACK = 53  # a card face down
UNUSED = 54  # a spit pile not in use this round: nothing is drawn


class Sight:
    """The faces and counts of a spit.view.View: the rules are asked about it as about a table."""

    def __init__(self, faces, counts):
        self.tops = faces
        self.counts = counts

    def top(self, pile):
        """The card that a pile shows, else NO_CARD."""
        return self.tops[pile] if self.tops[pile] < EMPTY else NO_CARD

    def count(self, pile):
        """How many cards a pile holds."""
        return self.counts[pile]

    def is_in_use(self, pile):
        """Whether spit pile 0 or 1 is in use this round (R10)."""
        return pile < 2 and self.tops[SPIT_PILE + pile] != UNUSED


def hints(sight, player, marks_gaps):
    """A bit for each place 0-4 with a card that can be played; if there is none, with one whose move turns one up.

    marks_gaps: in place of the latter, the empty places that such a card can be moved to.
    """
    plays = moves = gaps = 0
    for place in range(PLACES):
        if rules.can_play(sight, player, place, 0) or rules.can_play(sight, player, place, 1):
            plays |= 1 << place
        elif rules.can_turn_up(sight, player, place):
            moves |= 1 << place
        elif sight.counts[player * PLACES + place] == 0:
            gaps |= 1 << place
    return plays or (moves and gaps if marks_gaps else moves)
