# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Six keys: five stock places that play at once, and one for the other pile; it asks the rules and holds none."""

from spit import actions, rules
from spit.cards import NO_CARD
from spit.controls import FIRES, RELEASE
from spit.table import PLACES

_OTHER = PLACES  # the sixth key


class Quick:
    """Keys 0-4 play their card onto the pile that it fits; key 5, held, prefers the other player's pile."""

    KEYS = 6
    MARKS_GAPS = False

    def __init__(self, player, turned):
        self.player = player
        self.left_pile = 1 if turned and player == 1 else 0  # as this player sees it
        self.picked = NO_CARD
        self.cursor = NO_CARD
        self.is_held = False

    def start_round(self):
        """Nothing is ever picked."""

    def read(self, match, key, stamp):
        """The pile that the card fits, else the one it was just beaten on (R18), an empty place, or a misplay."""
        if key >= _OTHER:
            return actions.NOTHING
        player = self.player
        first = 1 - player if self.is_held else player
        second = 1 - first
        if rules.can_play(match.table, player, key, first):
            return actions.play(key, first)
        if rules.can_play(match.table, player, key, second):
            return actions.play(key, second)
        if match.is_beaten(player, key, first, stamp):
            return actions.play(key, first)
        if match.is_beaten(player, key, second, stamp):
            return actions.play(key, second)
        if rules.can_turn_up(match.table, player, key):
            return actions.move(key, rules.empty_place(match.table, player, key))
        return actions.play(key, first)

    def hold(self, key, is_down):
        """The sixth key works while it is held."""
        if key == _OTHER:
            self.is_held = is_down

    def is_spit(self, key):
        """The sixth key says "spit"."""
        return key == _OTHER

    def slapped(self, key):
        """The two left stock keys slap the pile at the player's left, the two right ones the other."""
        if key == 0 or key == 1:
            return self.left_pile
        return 1 - self.left_pile if key == 3 or key == 4 else NO_CARD

    def toward(self, seen, action):
        """The stock key; the sixth key first, where the card fits both piles and is to go to the other one."""
        place = actions.first(action)
        wants_other = (
            actions.kind(action) == actions.PLAY
            and actions.second(action) != self.player
            and rules.can_play(seen, self.player, place, self.player)
        )
        if self.is_held == wants_other:
            return place | FIRES
        return _OTHER if wants_other else _OTHER | RELEASE
