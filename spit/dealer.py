# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Shuffles the cards for the next layout; it must never know when that comes. Chance is handed in."""

from spit import cards
from spit.cards import PACK
from spit.table import SPIT_CARDS


class Dealer:
    """pack[:first] are player 1's shuffled cards, pack[first:total] player 2's, as Match.deal() takes them."""

    def __init__(self, random_below):
        self.random_below = random_below
        self.pack = bytearray(PACK)
        self.first = 0
        self.total = 0

    def shuffle_pack(self, first=PACK // 2):
        """The whole pack, half for each player (R4, R30), or so many for player 1."""
        for card in range(PACK):
            self.pack[card] = card
        self.first = first
        self.total = PACK
        cards.shuffle(self.pack, 0, PACK, self.random_below)

    def shuffle_own(self, table):
        """Each player's own cards, which lie with the spit cards once a round is over (R25)."""
        self.first = table.pick_up(SPIT_CARDS, self.pack, 0)
        self.total = table.pick_up(SPIT_CARDS + 1, self.pack, self.first)
        cards.shuffle(self.pack, 0, self.first, self.random_below)
        cards.shuffle(self.pack, self.first, self.total, self.random_below)
