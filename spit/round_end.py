# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What follows once a card has moved: go on, stuck, or the round's end and who takes what; it must judge no action.

`match` is a spit.standing.Standing throughout.
"""

from spit import rules
from spit.standing import (
    CLEARED,
    ENDED_AT,
    IS_FROZEN,
    MATCH_OVER,
    NOBODY,
    PHASE,
    PLAYING,
    ROUND_OVER,
    SAID,
    SLAPPED,
    SLAPPER,
    SLAPPING,
    STUCK,
    WINNER,
)
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE


def settle(match, stamp):
    """After a card has moved in play: is the round over, or stuck (R19, R22, R26, R29)?"""
    flags = match.flags
    table = match.table
    flags[SAID] = 0
    for player in range(2):
        if rules.has_cleared(table, player):
            flags[CLEARED] = player
    if flags[CLEARED] == NOBODY:
        if not rules.is_stuck(table):
            flags[PHASE] = PLAYING
            return
        if rules.has_spit_cards(table, 0) or rules.has_spit_cards(table, 1):
            flags[PHASE] = STUCK
            return
    match.times[ENDED_AT] = stamp
    flags[IS_FROZEN] = flags[IS_FROZEN + 1] = 0
    if match.points_limit:
        _score(match)
    elif table.in_use == 3:
        flags[PHASE] = SLAPPING
    else:
        _take_the_one_pile(match)


def take_both(match, slapper, pile):
    """R23: the pile slapped goes to the slapper, the other one to the other player."""
    match.flags[SLAPPER] = slapper
    match.flags[SLAPPED] = pile
    match.table.gather(SPIT_PILE + pile, SPIT_CARDS + slapper)
    match.table.gather(SPIT_PILE + 1 - pile, SPIT_CARDS + 1 - slapper)
    _pick_up(match)


def _take_the_one_pile(match):
    """R26: the opponent of the one who cleared takes it; R29: in a dead round the one who began it."""
    pile = match.table.in_use - 1
    cleared = match.flags[CLEARED]
    match.table.gather(SPIT_PILE + pile, SPIT_CARDS + (pile if cleared == NOBODY else 1 - cleared))
    _pick_up(match)


def _pick_up(match):
    """The middle is taken: everybody picks up the own cards, and whoever has none has won (R25, R27, R28)."""
    match.flags[PHASE] = ROUND_OVER
    for player in range(2):
        for pile in range(player * PLACES, player * PLACES + PLACES):
            match.table.gather(pile, SPIT_CARDS + player)
        if match.table.count(SPIT_CARDS + player) == 0:
            match.flags[WINNER] = player
            match.flags[PHASE] = MATCH_OVER


def _score(match):
    """R30, R31."""
    points = match.points
    for player in range(2):
        points[player] += match.table.left(player)
    match.flags[PHASE] = ROUND_OVER
    if max(points) >= match.points_limit and points[0] != points[1]:
        match.flags[WINNER] = 0 if points[0] < points[1] else 1
        match.flags[PHASE] = MATCH_OVER
