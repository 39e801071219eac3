# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What a press means from the title to the rematch; it must never know pixels or hardware.

One pure machine: step(now, presses) takes the time and the presses. It is the `world` that spit.order asks what a
press means.
"""

from spit import actions, ticks
from spit.cards import NO_CARD
from spit.controls import BY_COMPUTER, HELD, HELD_AFTER, KEY, PAUSE, RELEASE
from spit.evening import BEAT, BOTH, NO_KEY, Evening
from spit.pause import RUNNING, STOPPED
from spit.phases import COUNTDOWN, MATCH_OVER, PLAYING, READY, ROUND_OVER, SLAP, STUCK, TITLE
from spit.standing import NOBODY, SLAPPER

# Microseconds.
JOIN = 4_000_000  # the title waits so long for the second player before the computer takes the seat
HOLD_BEAT = 500_000  # the last ones of a key that is being held are counted down
_HOLD_BEATS = 2


class Session(Evening):
    """An Evening that players' presses go on with."""

    def __init__(self, match, controls, random_below, now, recorder=None):
        super().__init__(match, controls, random_below, now, recorder)
        self._held_by = NOBODY
        self._is_pause_asked = False
        self._is_end_asked = False  # of the match, for the title

    def step(self, now, presses):
        """Decide every press stamped up to `now` in its order, and let the timers run until then."""
        while presses.is_due(now):
            stamp = presses.first()
            self.advance(stamp)
            arrow = self.match.arrow
            phase = self.phase
            self.heard_at = stamp
            presses.decide(self)
            if self.match.arrow != arrow:
                self.finishes.tie(arrow, phase == SLAP, self.now)
            if self._held_by != NOBODY:
                # All presses of that stamp are decided: else it would matter which comes first of two.
                self._hold(self._held_by)
                self._held_by = NOBODY
            if self._is_pause_asked:
                self._press_pause(stamp)
            if self._is_end_asked:
                self._is_end_asked = False
                self.end_match()
            if self.goes_on:
                self.go_on()
            self.notice()
        self.advance(now)
        if self.recorder:
            self.recorder.drained(self.now)

    # What spit.order asks

    def time(self, stamp):
        """A stamp on the match's clock, which a pause stops."""
        return self.pause.time(stamp)

    def meaning(self, player, code, stamp):
        """The action that a press means in this phase; the match is not touched here, only the phase's own matters."""
        key = code & KEY
        is_down = not code & RELEASE
        controls = self.controls[player]
        is_computer = code & BY_COMPUTER
        # A person's key on a computer's seat only ends a pause: in a demo there may be no other one that does.
        is_idle = self.computers >> player & 1 and not is_computer
        if is_down and not is_computer:
            if self._is_no_play(player, code):
                return actions.NOTHING
        elif key == self.down[player] and not is_computer:
            self.down[player] = NO_KEY
            if self.phase == MATCH_OVER and not is_idle:
                # A rematch waits for the release, since a key held down means the title.
                self.goes_on = self.is_open
        if key != PAUSE and not is_idle:
            controls.hold(key, is_down)
        if is_down:
            if key == PAUSE or self.pause.state != RUNNING:
                self._ask_pause(code, controls.is_spit(key))
            elif is_idle:
                return actions.NOTHING
            elif self.phase == PLAYING:
                return controls.read(self.match, key, stamp)
            else:
                return self._between_plays(player, controls, key, stamp)
        return actions.NOTHING

    # Presses between plays

    def _between_plays(self, player, controls, key, stamp):
        if STUCK <= self.phase <= ROUND_OVER:
            self.finishes.late_play(self.match, player, controls, key, stamp)
        if self.phase == SLAP or self._may_answer(player):
            pile = controls.slapped(key)
            return actions.NOTHING if pile == NO_CARD else actions.slap(pile)
        self._press(player, controls.is_spit(key))
        return actions.NOTHING

    def _may_answer(self, player):
        """Whoever was second to slap should see it (R23); nothing else counts yet after a round."""
        return self.phase == ROUND_OVER and not self.is_open and self.match.flags[SLAPPER] == 1 - player

    def _press(self, player, is_spit):
        phase = self.phase
        if phase == TITLE:
            self.said |= 1 << player
            if self.said == BOTH:
                self.goes_on = True
            elif not self.is_timed and self.lets_computer_join:
                self.wait_until(ticks.add(self.now, JOIN))
        elif phase == READY or phase == STUCK:
            if is_spit:
                self.said |= 1 << player
            if self.said == BOTH:
                self.phase = COUNTDOWN
                self.wait_until(ticks.add(self.now, (3 if phase == READY else 2) * BEAT))
        elif phase == ROUND_OVER or self.computers >> player & 1:
            self.goes_on = self.is_open

    # Presses that are no play in any phase

    def _is_no_play(self, player, code):
        """A person's press that does something else than play, whatever the phase."""
        if code & HELD:
            if self.down[player] == code & KEY:
                self._held_by = player
            return True
        if self.idle.wake(self.heard_at):
            self.down[player] = NO_KEY
            return True
        self.down[player] = code & KEY
        self.down_at[player] = self.heard_at
        if self.is_demo:
            self._is_end_asked = True
        return self.is_demo

    def _hold(self, player):
        """A key was held down: from the title to the menu, from a pause or a match's end to the title; or it pauses."""
        if self.phase == TITLE:
            if self._may_open_menu(player):
                self.menu_for = player
        elif self.pause.state != RUNNING or self.phase == MATCH_OVER:
            self._is_end_asked = True
        elif self.holds_pause:
            self._is_pause_asked = True

    def _may_open_menu(self, player):
        """Not over the head of somebody else who has joined and waits."""
        return not self.is_timed or self.said == 1 << player

    def hold_beats(self, player, now):
        """Beats until the key that a player holds down leads somewhere: 2 or 1; 0 if it does not, or not soon."""
        leads = self.pause.state == STOPPED or self.phase == MATCH_OVER and self.is_open
        if self.down[player] == NO_KEY or not (leads or self.phase == TITLE and self._may_open_menu(player)):
            return 0
        left = HELD_AFTER - ticks.diff(now, self.down_at[player])
        return (left + HOLD_BEAT - 1) // HOLD_BEAT if 0 < left <= _HOLD_BEATS * HOLD_BEAT else 0

    def _ask_pause(self, code, is_spit):
        """It waits until all presses of its stamp are decided: else it would matter which key comes first of two."""
        if code & KEY == PAUSE:
            self._is_pause_asked = True
        elif is_spit and self.pause.state == STOPPED and not code & BY_COMPUTER:
            # Both may say "spit" to go on; the second one does not break the countdown off.
            self._is_pause_asked = True

    def _press_pause(self, stamp):
        self._is_pause_asked = False
        if READY <= self.phase <= SLAP or self.pause.state != RUNNING:
            self.press_pause(stamp)
        elif self.phase == TITLE:
            self.menu_for = 0
        elif self.phase == MATCH_OVER and self.is_open:
            self._is_end_asked = True
