# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A computer player: one more source of presses, at human speed; it must never see or do what a human cannot.

It looks at the face-up cards, makes up its mind, and presses keys one by one through the player's own controls.
Chance is handed in; the same seed gives the same match.
"""

from spit import actions, phases, rules, ticks
from spit.cards import NO_CARD
from spit.controls import BY_COMPUTER, FIRES
from spit.pause import RUNNING
from spit.session import BOTH
from spit.standing import COVERED_AT, SLAP_DELAY
from spit.table import PLACES, SPIT_PILE

# Microseconds: at least, and up to so much more.
_NOTICE = (350_000, 900_000)  # a card that can go
_LOOK_AGAIN = (120_000, 200_000)  # nothing can go
_NEXT_KEY = (90_000, 110_000)  # within one action
_SAY_SPIT = (400_000, 700_000)
_SLAP_AFTER_CUE = (230_000, 250_000)
_READ_RESULT = (1_600_000, 600_000)
_UNDER_WAY = 150_000  # so shortly before a key goes down, nobody stops for what has just been seen

# The phases in which a computer player presses nothing, a bit each.
_WAITS = 1 << phases.TITLE | 1 << phases.COUNTDOWN


class Computer:
    """Plays for player 0 or 1 with that player's controls (see spit.controls)."""

    def __init__(self, player, controls, random_below):
        self.player = player
        self.controls = controls
        self.random_below = random_below
        self.wish = actions.NOTHING
        self.slap_pile = NO_CARD  # still to be slapped
        self.phase = phases.TITLE
        self.next_at = 0  # handed-in time of the next press

    def press(self, game, now, presses):
        """Add what this player presses up to the handed-in time `now`. `game` is the Session."""
        if game.pause.state != RUNNING:
            self.phase = phases.TITLE  # to look around anew afterwards
            return
        if game.phase != self.phase and not self._is_slapping(game.phase, now):
            self._notice(game, now)
        if _WAITS >> self.phase & 1:
            return
        if ticks.diff(now, self.next_at) < 0:
            return
        stamp = self.next_at
        key = actions.NOTHING
        if self.phase == phases.PLAYING:
            key = self._play(game.match, game.time(stamp))
        elif self.phase == phases.SLAP:
            key = self._slap()
        elif self.phase == phases.READY or self.phase == phases.STUCK:
            if not game.said >> self.player & 1:
                key = self._spit()
            self._wait(_SAY_SPIT)
        elif game.computers == BOTH:
            # Between people it is for them to go on.
            key = 0
            self._wait(_READ_RESULT)
        if key != actions.NOTHING:
            presses.add(stamp, self.player, key | BY_COMPUTER)

    def _notice(self, game, now):
        """A new phase: whatever was under way is dropped, so nothing fires into the next round."""
        self.phase = game.phase
        self.wish = actions.NOTHING
        self.slap_pile = NO_CARD
        self.next_at = now
        if self.phase == phases.SLAP:
            table = game.match.table
            self.slap_pile = 0 if table.count(SPIT_PILE) <= table.count(SPIT_PILE + 1) else 1
            self.next_at = ticks.add(now, game.match.settings[SLAP_DELAY])
            self._wait(_SLAP_AFTER_CUE)
        elif self.phase == phases.PLAYING:
            self._wait(_NOTICE)
        elif self.phase == phases.ROUND_OVER or self.phase == phases.MATCH_OVER:
            self._wait(_READ_RESULT)
        else:
            self._wait(_SAY_SPIT)

    def _wait(self, delay):
        self.next_at = ticks.add(self.next_at, delay[0] + self.random_below(delay[1]))

    def _play(self, match, stamp):
        """The next key toward the wish, while that is still possible; otherwise look around."""
        is_beaten = self._is_beaten(match, self.wish, stamp)
        if not is_beaten and not self._is_possible(match.table, self.wish):
            was_looking = self.wish == actions.NOTHING
            self.wish = self._choose(match.table)
            if self.wish == actions.NOTHING or not was_looking:
                self._wait(_LOOK_AGAIN)
                return actions.NOTHING
        key = self.controls.toward(match, self.wish)
        if key & FIRES:
            self.wish = actions.NOTHING
            self._wait(_LOOK_AGAIN if is_beaten else _NOTICE)
        else:
            self._wait(_NEXT_KEY)
        return key & ~FIRES

    def _is_possible(self, table, action):
        if action == actions.NOTHING:
            return False
        if actions.kind(action) == actions.PLAY:
            return rules.can_play(table, self.player, actions.first(action), actions.second(action))
        return rules.can_turn_up(table, self.player, actions.first(action))

    def _is_beaten(self, match, action, stamp):
        """Whether the hand is already on its way to a pile that the opponent has just covered."""
        if action == actions.NOTHING or actions.kind(action) != actions.PLAY:
            return False
        pile = actions.second(action)
        if not match.is_beaten(self.player, actions.first(action), pile, stamp):
            return False
        return ticks.diff(stamp, match.times[COVERED_AT + pile]) < _UNDER_WAY

    def _is_slapping(self, phase, now):
        """Whether the hand is already coming down on a pile though the opponent's slap has decided the round."""
        if self.phase != phases.SLAP or phase != phases.ROUND_OVER or self.slap_pile == NO_CARD:
            return False
        return ticks.diff(self.next_at, now) < _UNDER_WAY

    def _choose(self, table):
        """Any card that can be played, each as likely; if none, a move that turns a card up."""
        chosen = actions.NOTHING
        found = 0
        for place in range(PLACES):
            for pile in range(2):
                if rules.can_play(table, self.player, place, pile):
                    found += 1
                    if self.random_below(found) == 0:
                        chosen = actions.play(place, pile)
        if found:
            return chosen
        for place in range(PLACES):
            if rules.can_turn_up(table, self.player, place):
                return actions.move(place, rules.empty_place(table, self.player, place))
        return chosen

    def _slap(self):
        """The pile that was the smaller one when the round ended."""
        self._wait(_LOOK_AGAIN)
        if self.slap_pile == NO_CARD:
            return actions.NOTHING
        key = 0
        while self.controls.slapped(key) != self.slap_pile:
            key += 1
        self.slap_pile = NO_CARD
        return key

    def _spit(self):
        key = 0
        while not self.controls.is_spit(key):
            key += 1
        return key
