# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the rules allow on a table; every function is a question, and none of them may ever change anything.

Players, places and spit piles count from 0.
"""

from spit.cards import NO_CARD, is_next
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE


def can_play(table, player, place, pile):
    """Whether the face-up card of a stock place fits a spit pile in use (R11)."""
    if not table.is_in_use(pile):
        return False
    card = table.top(player * PLACES + place)
    top = table.top(SPIT_PILE + pile)
    return card != NO_CARD and top != NO_CARD and is_next(card, top)


def would_have_fitted(table, player, place, pile):
    """Whether a stock place's card is next to the card beneath a spit pile's top card (R18)."""
    card = table.top(player * PLACES + place)
    if card == NO_CARD or table.count(SPIT_PILE + pile) < 2:
        return False
    return is_next(card, table.below(table.top(SPIT_PILE + pile)))


def can_move(table, player, place, target):
    """Whether a stock place's face-up card may go to the place `target`, which must be empty (R14)."""
    start = player * PLACES
    return table.count(start + place) > 0 and table.count(start + target) == 0


def can_turn_up(table, player, place):
    """Whether moving this place's card to an empty place would turn one up: there are two cards or more (R19)."""
    return table.count(player * PLACES + place) > 1 and empty_place(table, player, place) != NO_CARD


def empty_place(table, player, near):
    """The player's empty place nearest to the place `near`, NO_CARD if there is none."""
    start = player * PLACES
    for apart in range(1, PLACES):
        if near >= apart and table.count(start + near - apart) == 0:
            return near - apart
        if near + apart < PLACES and table.count(start + near + apart) == 0:
            return near + apart
    return NO_CARD


def spare_place(table, player, near):
    """The player's stock place nearest to the place `near` with more than one card, NO_CARD if there is none."""
    start = player * PLACES
    for apart in range(1, PLACES):
        if near >= apart and table.count(start + near - apart) > 1:
            return near - apart
        if near + apart < PLACES and table.count(start + near + apart) > 1:
            return near + apart
    return NO_CARD


def can_act(table, player):
    """Whether a player can play a card or turn one up by a move (R19)."""
    for place in range(PLACES):
        if can_play(table, player, place, 0) or can_play(table, player, place, 1):
            return True
        if can_turn_up(table, player, place):
            return True
    return False


def is_stuck(table):
    """Whether neither player can play a card or turn one up (R19)."""
    return not (can_act(table, 0) or can_act(table, 1))


def has_spit_cards(table, player):
    """Whether a player has a spit card to turn up."""
    return table.count(SPIT_CARDS + player) > 0


def has_cleared(table, player):
    """Whether a player has no stock card left (R22, R26)."""
    return table.stock_count(player) == 0


def is_before_first_spit(table):
    """Whether every pile in use is still empty (R8)."""
    return table.count(SPIT_PILE) == 0 and table.count(SPIT_PILE + 1) == 0


def piles_for(count, other_count):
    """Which spit piles a layout of so many cards a player uses, as Table.in_use (R10)."""
    return (1 if count > 15 else 0) | (2 if other_count > 15 else 0)
