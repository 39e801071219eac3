# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Four keys: left, right and two spit piles; it asks the rules where a card could come from and holds none."""

from spit import actions, rules
from spit.cards import NO_CARD
from spit.controls import FIRES
from spit.table import PLACES

_LEFT = 0
_RIGHT = 1
_PILES = 2  # + pile


class Cursor:
    """Keys 0 and 1 point at a stock place, round and round; 2 and 3 touch a spit pile with its card."""

    KEYS = 4
    MARKS_GAPS = True

    def __init__(self, player):
        self.player = player
        self.picked = NO_CARD
        self.cursor = PLACES // 2

    def start_round(self):
        """The cursor stays where it is."""

    def read(self, match, key, stamp):
        """On an empty place, a pile key brings a card there from the nearest own pile with more than one (R14)."""
        if key == _LEFT:
            self.cursor = (self.cursor - 1) % PLACES
            return actions.NOTHING
        if key == _RIGHT:
            self.cursor = (self.cursor + 1) % PLACES
            return actions.NOTHING
        if match.table.count(self.player * PLACES + self.cursor) == 0:
            spare = rules.spare_place(match.table, self.player, self.cursor)
            if spare != NO_CARD:
                return actions.move(spare, self.cursor)
        return actions.play(self.cursor, key - _PILES)

    def hold(self, key, is_down):
        """A key held down means nothing."""

    def is_spit(self, key):
        """Either pile key says "spit"."""
        return key >= _PILES

    def slapped(self, key):
        """Each pile key slaps its pile."""
        return key - _PILES if key >= _PILES else NO_CARD

    def toward(self, seen, action):
        """The shorter way to the place, then a pile key; a move starts from the empty place."""
        is_play = actions.kind(action) == actions.PLAY
        place = actions.first(action) if is_play else actions.second(action)
        if self.cursor != place:
            return _RIGHT if (place - self.cursor) % PLACES <= PLACES // 2 else _LEFT
        return (_PILES + actions.second(action) if is_play else _PILES) | FIRES
