# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What a card is: an int 0..51, suit * 13 + rank; it must never know where a card lies."""

PACK = 52
NO_CARD = 255

RANKS = "A23456789TJQK"
SUITS = "cdhs"
NEXT = 1 << 1 | 1 << 12  # bit n: cards whose ranks are n apart, up to 12, are next to each other (R2)


def rank(card):
    """0 for an ace up to 12 for a king."""
    return card % 13


def suit(card):
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


def is_next(card, other):
    """Whether two cards' ranks are neighbours in the circle ... Q K A 2 3 ... (R2)."""
    return NEXT >> (card - other) % 13 & 1 == 1


def name(card):
    """Two characters as in a trace: Th is the ten of hearts."""
    return RANKS[card % 13] + SUITS[card // 13]


def shuffle(pack, start, end, random_below):
    """Shuffle pack[start:end] in place; random_below(n) gives each of 0..n-1 equally often."""
    for last in range(end - 1, start, -1):
        other = start + random_below(last - start + 1)
        card = pack[last]
        pack[last] = pack[other]
        pack[other] = card
