# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Seven keys: five stock places and two spit piles, pick and put; it must never know what fits."""

from spit import actions
from spit.cards import NO_CARD
from spit.controls import FIRES
from spit.table import PLACES


class Direct:
    """Keys 0-4 pick a card up (or put the picked one on that empty place), 5 and 6 touch a spit pile with it."""

    KEYS = 7
    MARKS_GAPS = True

    def __init__(self, player):
        self.player = player
        self.picked = NO_CARD
        self.cursor = NO_CARD

    def start_round(self):
        """Nothing is picked."""
        self.picked = NO_CARD

    def read(self, match, key, stamp):
        """A pile key is the moment the picked card touches that pile (R15); however it ends, the hand is empty."""
        picked = self.picked
        if key >= PLACES:
            self.picked = NO_CARD
            return actions.NOTHING if picked == NO_CARD else actions.play(picked, key - PLACES)
        if match.table.count(self.player * PLACES + key):
            self.picked = key
            return actions.NOTHING
        self.picked = NO_CARD
        return actions.NOTHING if picked == NO_CARD else actions.move(picked, key)

    def hold(self, key, is_down):
        """A key held down means nothing."""

    def is_spit(self, key):
        """Either pile key says "spit"."""
        return key >= PLACES

    def slapped(self, key):
        """Each pile key slaps its pile."""
        return key - PLACES if key >= PLACES else NO_CARD

    def toward(self, seen, action):
        """First the stock key, then the key of the pile or the empty place."""
        if self.picked != actions.first(action):
            return actions.first(action)
        if actions.kind(action) == actions.PLAY:
            return PLACES + actions.second(action) | FIRES
        return actions.second(action) | FIRES
