# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What a player would do with the cards that are seen; it must never know time, keys or a card that lies face down.

`sight` is a spit.sight.Sight throughout. The own pile comes first, so that both seats choose alike.
"""

from spit import actions, rules
from spit.cards import NO_CARD
from spit.table import PLACES, SPIT_PILE

# Not next, but easily taken for it: cards so many ranks apart, a bit each.
_LOOKS_NEXT = 1 << 0 | 1 << 2 | 1 << 11


def play_or_move(sight, player, does_misjudge, random_below):
    """Any card that can be played, each as likely; if none, a move that turns a card up, or NOTHING."""
    chosen = actions.NOTHING
    found = 0
    for place in range(PLACES):
        for other in range(2):
            if rules.can_play(sight, player, place, player ^ other):
                found += 1
                if random_below(found) == 0:
                    chosen = actions.play(place, player ^ other)
    if found:
        return _misjudged(sight, player, chosen, random_below) if does_misjudge else chosen
    for place in range(PLACES):
        if rules.can_turn_up(sight, player, place):
            return actions.move(place, rules.empty_place(sight, player, place))
    return chosen


def _misjudged(sight, player, chosen, random_below):
    """A card that only looks as if it could be played; `chosen` when none does."""
    found = 0
    for place in range(PLACES):
        card = sight.top(player * PLACES + place)
        if card == NO_CARD or rules.can_play(sight, player, place, 0) or rules.can_play(sight, player, place, 1):
            continue
        for other in range(2):
            pile = player ^ other
            if sight.is_in_use(pile) and _LOOKS_NEXT >> (card - sight.top(SPIT_PILE + pile)) % 13 & 1:
                found += 1
                if random_below(found) == 0:
                    chosen = actions.play(place, pile)
    return chosen


def is_doubtful(sight, player, action):
    """Whether there is something to make up one's mind about: both piles fit."""
    is_play = actions.kind(action) == actions.PLAY
    return is_play and rules.can_play(sight, player, actions.first(action), 1 - actions.second(action))


def is_uncontested(sight, player, action):
    """Whether nobody can come first, by what both see: it is a move, or the other player can only wait (R19)."""
    return actions.kind(action) == actions.MOVE or not rules.can_act(sight, 1 - player)


def smaller_pile(sight, player, random_below):
    """The spit pile to slap; one of them when they are equal."""
    apart = sight.count(SPIT_PILE) - sight.count(SPIT_PILE + 1)
    if apart:
        return 1 if apart > 0 else 0
    return player ^ random_below(2)
