# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the rules allow on a table; every function is a question, and none of them may ever change anything.

Players, places and spit piles count from 0. A table is a spit.table.Table, or whatever else has its tops and counts; a
top is no card unless it is less than PACK.
"""

from spit.cards import NEXT, NO_CARD, PACK, is_next
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE


def can_play(table, player, place, pile):
    """Whether the face-up card of a stock place fits a spit pile in use (R11)."""
    if pile > 1:
        return False
    card = table.tops[player * PLACES + place]
    top = table.tops[SPIT_PILE + pile]
    return card < PACK and top < PACK and is_next(card, top)


def would_have_fitted(table, player, place, pile):
    """Whether a stock place's card is next to the card beneath a spit pile's top card (R18)."""
    card = table.top(player * PLACES + place)
    if card == NO_CARD or table.count(SPIT_PILE + pile) < 2:
        return False
    return is_next(card, table.below(table.top(SPIT_PILE + pile)))


def can_move(table, player, place, target):
    """Whether a stock place's face-up card may go to the place `target`, which must be empty (R14)."""
    start = player * PLACES
    return table.counts[start + place] > 0 and table.counts[start + target] == 0


def can_turn_up(table, player, place):
    """Whether moving this place's card to an empty place would turn one up: there are two cards or more (R19)."""
    return table.counts[player * PLACES + place] > 1 and empty_place(table, player, place) != NO_CARD


def empty_place(table, player, near):
    """The player's empty place nearest to the place `near`, NO_CARD if there is none."""
    start = player * PLACES
    counts = table.counts
    for apart in range(1, PLACES):
        if near >= apart and counts[start + near - apart] == 0:
            return near - apart
        if near + apart < PLACES and counts[start + near + apart] == 0:
            return near + apart
    return NO_CARD


def spare_place(table, player, near):
    """The player's stock place nearest to the place `near` with more than one card, NO_CARD if there is none."""
    start = player * PLACES
    counts = table.counts
    for apart in range(1, PLACES):
        if near >= apart and counts[start + near - apart] > 1:
            return near - apart
        if near + apart < PLACES and counts[start + near + apart] > 1:
            return near + apart
    return NO_CARD


def can_act(table, player):
    """Whether a player can play a card or turn one up by a move (R19)."""
    # Asked after each card that moves, before it is seen. Put together from the questions above it would take up to
    # three milliseconds on the device.
    tops, counts = table.tops, table.counts
    one, other = tops[SPIT_PILE], tops[SPIT_PILE + 1]
    has_room = has_spare = False
    for pile in range(player * PLACES, player * PLACES + PLACES):
        card = tops[pile]
        if counts[pile] == 0:
            has_room = True
        elif one < PACK and NEXT >> (card - one) % 13 & 1 or other < PACK and NEXT >> (card - other) % 13 & 1:
            return True
        elif counts[pile] > 1:
            has_spare = True
    return has_room and has_spare


def is_stuck(table):
    """Whether neither player can play a card or turn one up (R19)."""
    return not (can_act(table, 0) or can_act(table, 1))


def has_spit_cards(table, player):
    """Whether a player has a spit card to turn up."""
    return table.counts[SPIT_CARDS + player] > 0


def has_cleared(table, player):
    """Whether a player has no stock card left (R22, R26)."""
    return table.stock_count(player) == 0


def is_before_first_spit(table):
    """Whether every pile in use is still empty (R8)."""
    return table.counts[SPIT_PILE] == 0 and table.counts[SPIT_PILE + 1] == 0


def piles_for(count, other_count):
    """Which spit piles a layout of so many cards a player uses, as Table.in_use (R10)."""
    return (1 if count > 15 else 0) | (2 if other_count > 15 else 0)
