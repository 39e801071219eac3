# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""All changes of a match happen here; it must never know keys, the order of presses, a clock or chance.

An action of a player, stamped in microseconds, is answered by one of spit.actions.RESULTS, tried in this
order: ignored, frozen, beaten or refused, false; else it is ok. All but ok leave every card where it lies.
"""

from spit import round_end, rules, ticks
from spit.actions import BEATEN, FALSE, FROZEN, IGNORED, MOVE, OK, PLAY, REFUSED, SPIT
from spit.standing import (
    ANSWERED,
    ARROW,
    CLEARED,
    COVERED_AT,
    COVERER,
    FALSE_SLAP_PENALTY,
    FREEZE,
    FROZEN_UNTIL,
    IS_FROZEN,
    IS_PENALIZED,
    NOBODY,
    PENALIZED_UNTIL,
    PHASE,
    PLAYING,
    READY,
    ROUND_OVER,
    SAID,
    SLAPPED,
    SLAPPER,
    SLAPPING,
    STUCK,
    WINNER,
    Standing,
)
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE


class Match(Standing):
    """A Standing that players' actions and deals change. points_limit: as there, 0 for the standard game."""

    def __init__(self, points_limit=0):
        super().__init__(points_limit)
        self.start(0)

    def start(self, arrow):
        """A new match: nobody has points, nothing is dealt yet, `arrow` holds the arrow (R17)."""
        self.points[0] = self.points[1] = 0
        self.table.clear()
        self._forget_round()
        self.flags[IS_PENALIZED] = self.flags[IS_PENALIZED + 1] = 0
        self.flags[ARROW] = arrow
        self.flags[WINNER] = NOBODY
        self.flags[PHASE] = ROUND_OVER

    # Actions

    def act(self, player, action, stamp):
        """Decide one action (see spit.actions) of a player; returns its result."""
        kind = action >> 6
        place = action >> 3 & 7
        target = action & 7
        if kind == PLAY:
            return self.play(player, place, target, stamp)
        if kind == MOVE:
            return self.move(player, place, target, stamp)
        if kind == SPIT:
            return self.spit(player, stamp)
        return self.slap(player, target, stamp)

    def play(self, player, place, pile, stamp):
        """A stock card touches a spit pile (R11, R15, R18)."""
        if self.flags[PHASE] != PLAYING:
            return IGNORED
        if self.is_frozen(player, stamp):
            return FROZEN
        if rules.can_play(self.table, player, place, pile):
            self.table.turn(player * PLACES + place, SPIT_PILE + pile)
            self.flags[COVERER + pile] = player
            self.times[COVERED_AT + pile] = stamp
            round_end.settle(self, stamp)
            return OK
        if self.is_beaten(player, place, pile, stamp):
            return BEATEN
        if self.settings[FREEZE + player]:
            self.flags[IS_FROZEN + player] = 1
            self.times[FROZEN_UNTIL + player] = ticks.add(stamp, self.settings[FREEZE + player])
        return REFUSED

    def move(self, player, place, target, stamp):
        """A stock card goes to an empty place (R14)."""
        if self.flags[PHASE] != PLAYING:
            return IGNORED
        if self.is_frozen(player, stamp):
            return FROZEN
        if not rules.can_move(self.table, player, place, target):
            return REFUSED
        self.table.turn(player * PLACES + place, player * PLACES + target)
        round_end.settle(self, stamp)
        return OK

    def spit(self, player, stamp):
        """A player says "spit"; once both have, spit cards are turned up (R8, R20, R21)."""
        if self.flags[PHASE] != READY and self.flags[PHASE] != STUCK or self.flags[SAID] >> player & 1:
            return IGNORED
        self.flags[SAID] |= 1 << player
        if self.flags[SAID] == 3:
            for pile in range(2):
                if rules.has_spit_cards(self.table, pile):
                    self.table.turn(SPIT_CARDS + pile, SPIT_PILE + pile)
                    self.flags[COVERER + pile] = NOBODY
            round_end.settle(self, stamp)
        return OK

    def slap(self, player, pile, stamp):
        """A player slaps a spit pile at the end of a round (R22-R24)."""
        flags = self.flags
        is_answer = flags[PHASE] == ROUND_OVER and flags[SLAPPER] == 1 - player and not flags[ANSWERED]
        if flags[PHASE] != SLAPPING and not is_answer:
            return IGNORED
        if self.is_penalized(player, stamp):
            return FALSE
        if not self.is_slap_open(stamp):
            flags[IS_PENALIZED + player] = 1
            self.times[PENALIZED_UNTIL + player] = ticks.add(stamp, self.settings[FALSE_SLAP_PENALTY])
            return FALSE
        if is_answer:
            flags[ANSWERED] = 1
            return BEATEN if pile == flags[SLAPPED] else OK
        round_end.take_both(self, player, pile)
        return OK

    # Layout

    def deal(self, pack, first, total):
        """Lay out a new round after the end of one (R4-R6, R10).

        pack[:first] are player 1's shuffled cards, pack[first:total] player 2's; the first is dealt first.
        """
        table = self.table
        table.clear()
        self._forget_round()
        for position in range(first - 1, -1, -1):
            table.put(pack[position], SPIT_CARDS)
        for position in range(total - 1, first - 1, -1):
            table.put(pack[position], SPIT_CARDS + 1)
        table.in_use = rules.piles_for(first, total - first)
        for player in range(2):
            for row in range(PLACES):
                for place in range(row, PLACES):
                    if table.count(SPIT_CARDS + player):
                        table.turn(SPIT_CARDS + player, player * PLACES + place)
        self.flags[PHASE] = READY

    def resume(self):
        """Find the phase of a position that was put on the table by hand, at time 0."""
        self._forget_round()
        if rules.is_before_first_spit(self.table):
            self.flags[PHASE] = READY
        else:
            round_end.settle(self, 0)

    # What follows from a change

    def _forget_round(self):
        flags = self.flags
        flags[SAID] = 0
        flags[SLAPPER] = flags[CLEARED] = NOBODY
        flags[ANSWERED] = 0
        for index in range(2):
            flags[IS_FROZEN + index] = 0
            flags[COVERER + index] = NOBODY
