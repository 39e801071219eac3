# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A computer player: one more source of presses, at one of five levels; it must never see or do what a human cannot.

It is handed a spit.view.View, in which no face-down card is to be found, makes up its mind, and presses keys one
by one through the player's own controls. Chance is handed in; the same seed gives the same match.
"""

from spit import actions, choice, levels, ticks
from spit.controls import BY_COMPUTER, FIRES
from spit.phases import COUNTDOWN, MATCH_OVER, PLAYING, READY, ROUND_OVER, SLAP, STUCK, TITLE
from spit.session import BOTH
from spit.table import SPIT_PILE
from spit.view import PAUSED, SAID_SPIT

# Microseconds.
READ_RESULT = 1_600_000
STARTLED = 20_000  # how closely it watches for the end of its freeze

# Scenes in which a computer player neither thinks nor presses, a bit each.
_WAITS = 1 << TITLE | 1 << COUNTDOWN | 1 << PAUSED

_NOT_SEEN = -1


class Computer:
    """Plays for player 0 or 1 with that player's controls (see spit.controls).

    level: one of spit.levels by its number; pace: how it plays at that one.
    """

    def __init__(self, player, controls, random_below, level=levels.MEDIUM):
        self.player = player
        self.controls = controls
        self.random_below = random_below
        self.pace = levels.Pace(level, random_below)
        self.scene = TITLE
        self.seen = _NOT_SEEN  # the spit piles when it last looked around
        self.wish = actions.NOTHING
        self.ground = 0  # what of the spit piles the wish rests on
        self.is_lost = False  # the wish has lost its ground ...
        self.lost_at = 0  # ... which stops any press from this handed-in time on
        self.next_at = 0  # handed-in time of the next press, while there is something to press

    def press(self, view, now, presses):
        """Add what this player presses up to the handed-in time `now`, going by the last picture."""
        if view.scene != self.scene:
            self._notice(view)
        if _WAITS >> self.scene & 1:
            return
        if self.scene == PLAYING:
            key = self._play(view, now)
        elif self.scene == SLAP or self.wish != actions.NOTHING:
            key = self._slap(view, now)
        else:
            key = self._between(view, now)
        if key != actions.NOTHING:
            if ticks.diff(self.next_at, view.at) <= 0:
                self.next_at = ticks.add(view.at, 1)  # what is seen has been decided: a press comes after it
            presses.add(self.next_at, self.player, key & ~FIRES | BY_COMPUTER)
            self._follow_up(key)

    # What it sees

    def _notice(self, view):
        """Another scene: whatever was under way is dropped, so nothing fires into a pause or the next round."""
        was_slap = self.scene == SLAP and self.wish != actions.NOTHING
        self.scene = view.scene
        if was_slap and self.scene == ROUND_OVER and ticks.diff(self.next_at, view.at) < self.pace.blind():
            return  # this hand can only come down second (R23)
        self.wish = actions.NOTHING
        self.seen = _NOT_SEEN
        if self.scene == READY and view.round == 1:
            self.pace.draw_form()
        if self.scene == READY or self.scene == STUCK:
            self.next_at = ticks.add(view.at, self.pace.to_say())
        elif self.scene == SLAP and self.pace.errs(levels.EAGER, 100):
            self._reach(view, True)
        elif self.scene == ROUND_OVER or self.scene == MATCH_OVER:
            self.next_at = ticks.add(view.at, READ_RESULT + self.random_below(300_000))

    def _look(self, view):
        """Look around, and wish for something; or for nothing until the spit piles change."""
        self.seen = _both_piles(view)
        self.is_lost = False
        does_misjudge = self.pace.errs(levels.MISPLAYS, 1000)
        self.wish = choice.play_or_move(view.sight, self.player, does_misjudge, self.random_below)
        if self.wish == actions.NOTHING:
            return
        self.ground = self._ground(view)
        is_doubtful = choice.is_doubtful(view.sight, self.player, self.wish)
        is_uncontested = choice.is_uncontested(view.sight, self.player, self.wish)
        self.next_at = ticks.add(view.at, self.pace.to_see(is_doubtful, is_uncontested))

    def _ground(self, view):
        """A play rests on one card; a move on there being nothing to play."""
        is_move = actions.kind(self.wish) == actions.MOVE
        return _both_piles(view) if is_move else view.sight.top(SPIT_PILE + actions.second(self.wish))

    def _reach(self, view, is_eager):
        """Wish to slap the smaller pile, or the wrong one."""
        pile = choice.smaller_pile(view.sight, self.player, self.random_below)
        if self.pace.errs(levels.WRONG, 100):
            pile = 1 - pile
        self.wish = actions.slap(pile)
        self.next_at = ticks.add(view.at, self.pace.to_slap(is_eager))

    # What it does: each answers with a key, or NOTHING

    def _play(self, view, now):
        """The next key toward the wish, unless that was lost early enough to stop the hand."""
        if self.wish == actions.NOTHING:
            if _both_piles(view) != self.seen:
                self._look(view)
        elif not self.is_lost and self._ground(view) != self.ground:
            self.is_lost = True
            self.lost_at = ticks.add(view.at, self.pace.blind())
        if self.is_lost and ticks.diff(self.next_at, self.lost_at) >= 0:
            self._look(view)
        if self.wish == actions.NOTHING or not self._is_due(now):
            return actions.NOTHING
        if view.stopped >> self.player & 1:
            self.next_at = ticks.add(now, STARTLED)
            return actions.NOTHING
        return self.controls.toward(view.sight, self.wish)

    def _slap(self, view, now):
        """The key of the pile wished for, some time after the cue."""
        if self.wish == actions.NOTHING:
            if view.is_open and not view.stopped >> self.player & 1:
                self._reach(view, False)
        elif self._is_due(now):
            key = 0
            while self.controls.slapped(key) != actions.second(self.wish):
                key += 1
            return key | FIRES
        return actions.NOTHING

    def _between(self, view, now):
        """Says "spit"; goes on after a result only when nobody else is there to do so."""
        key = 0
        if self.scene == READY or self.scene == STUCK:
            if view.line[self.player] == SAID_SPIT:
                return actions.NOTHING
            while not self.controls.is_spit(key):
                key += 1
        elif view.computers != BOTH or not view.is_open:
            return actions.NOTHING
        return key | FIRES if self._is_due(now) else actions.NOTHING

    def _follow_up(self, key):
        """A press was made: the next one comes later."""
        if key & FIRES:
            self.wish = actions.NOTHING
            self.is_lost = False
            self.seen = _NOT_SEEN
            self.next_at = ticks.add(self.next_at, READ_RESULT)
        else:
            self.next_at = ticks.add(self.next_at, self.pace.to_next_key())

    def _is_due(self, now):
        return ticks.diff(now, self.next_at) >= 0


def _both_piles(view):
    """The faces of both spit piles in one number."""
    return view.faces[SPIT_PILE] << 6 | view.faces[SPIT_PILE + 1]
