# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Where each of the 52 cards lies; it must never know whether a card may go there.

A pile is a chain: the table keeps each pile's top card and, for each card, the card beneath it. So any
pile can hold any number of cards, and moving one changes three bytes.
"""

from spit.cards import NO_CARD, PACK

PLACES = 5

# The piles by number: 0-4 stock places of player 1, 5-9 of player 2, then these.
SPIT_CARDS = 10  # + player: face down, not yet turned
SPIT_PILE = 12  # + pile: in the middle, face up
PILES = 14

_TOP = PACK
_COUNT = PACK + PILES
CELLS = PACK + 2 * PILES  # bytes


class Table:
    """All piles; `in_use` has bit 0 for spit pile 1 and bit 1 for spit pile 2.

    `changed` names the piles (bit n: pile n) that changed since somebody last set it to 0.
    tops, counts: by pile what top() and count() tell, for whoever asks often; to be read only.
    """

    def __init__(self):
        self.cells = bytearray(CELLS)
        self.tops = memoryview(self.cells)[_TOP:_COUNT]
        self.counts = memoryview(self.cells)[_COUNT:CELLS]
        self.in_use = 3
        self.changed = 0
        self.clear()

    def clear(self):
        """Take every card off the table."""
        for pile in range(PILES):
            self.cells[_TOP + pile] = NO_CARD
            self.cells[_COUNT + pile] = 0
        self.changed = (1 << PILES) - 1

    def top(self, pile):
        """The top card of a pile, NO_CARD when it is empty."""
        return self.cells[_TOP + pile]

    def count(self, pile):
        """How many cards a pile holds."""
        return self.cells[_COUNT + pile]

    def below(self, card):
        """The card beneath a card, NO_CARD for a bottom card."""
        return self.cells[card]

    def is_in_use(self, pile):
        """Whether spit pile 0 or 1 is in use this round (R10)."""
        return pile < 2 and self.in_use >> pile & 1 == 1

    def stock_count(self, player):
        """How many stock cards a player has left."""
        start = player * PLACES
        counts = self.counts
        total = 0
        for pile in range(start, start + PLACES):
            total += counts[pile]
        return total

    def left(self, player):
        """A player's unplayed cards: stock cards and spit cards."""
        return self.stock_count(player) + self.count(SPIT_CARDS + player)

    def put(self, card, pile):
        """Lay a card, which lies nowhere yet, on top of a pile."""
        cells = self.cells
        cells[card] = cells[_TOP + pile]
        cells[_TOP + pile] = card
        cells[_COUNT + pile] += 1
        self.changed |= 1 << pile

    def turn(self, source, target):
        """The top card of one pile goes on top of another."""
        cells = self.cells
        card = cells[_TOP + source]
        cells[_TOP + source] = cells[card]
        cells[_COUNT + source] -= 1
        self.changed |= 1 << source
        self.put(card, target)

    def gather(self, source, target):
        """All cards of one pile go onto another."""
        while self.cells[_COUNT + source]:
            self.turn(source, target)

    def pick_up(self, pile, pack, start):
        """Write a pile's cards into pack[start:], the top card first; returns where they end."""
        card = self.top(pile)
        while card != NO_CARD:
            pack[start] = card
            start += 1
            card = self.cells[card]
        return start
