# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The game from the title to the rematch: phases and their timers; it must never know pixels or hardware.

One pure machine: step(now, presses) takes the time and the presses, and chance is handed in. It is the
`world` that spit.order asks what a press means.
"""

from spit import actions, ticks
from spit.cards import NO_CARD
from spit.controls import BY_COMPUTER, HELD, KEY, PAUSE, RELEASE
from spit.dealer import Dealer
from spit.finish import TOLD, Finishes
from spit.pause import RUNNING, STOPPED, Pause
from spit.phases import COUNTDOWN, MATCH_OVER, PLAYING, READY, ROUND_OVER, SLAP, STUCK, TITLE
from spit.standing import SLAPPER

# By match.phase.
_FOLLOWS = bytes((READY, PLAYING, STUCK, SLAP, ROUND_OVER, MATCH_OVER))

# Microseconds.
BEAT = 600_000  # one number of a countdown
SECOND = 1_000_000
HOLD = 1_000_000  # after a round's or a match's end presses do nothing
JOIN = 4_000_000  # how long the title waits for the second player before the computer takes the seat
NEWS = 700_000  # how long a player's line shows a result
_FORGET_EVERY = 1_000_000

BOTH = 3  # bit per player


class Session:
    """Two players' evening: one match after the other.

    match: a spit.match.Match. controls: two of spit.controls' schemes. random_below(n): chance. now: the time.
    recorder: None or a spit.trace.Recorder.

    phase, said (bits: who is ready, or has joined), computers (bits: seats of computer players), round (from 1),
    news (per player the last result that is worth a word, else OK), finishes (how close it was), is_open (a result
    may be left).
    """

    def __init__(self, match, controls, random_below, now, recorder=None):
        self.match = match
        self.controls = controls
        self.dealer = Dealer(random_below)
        self.pause = Pause(3 * BEAT)
        self.recorder = recorder
        self.computers = 0
        self.round = 0
        self.now = now  # on the match's clock
        self.phase = TITLE
        self.said = 0
        self.news = bytearray(2)
        self.news_until = [0, 0]
        self.finishes = Finishes()
        self.is_timed = False
        self.deadline = 0
        self.is_open = False
        self.is_about = False  # the title tells about the device
        self.goes_on = False  # a press asked for the next round or match
        self.is_pause_asked = False
        self.forget_at = now

    def step(self, now, presses):
        """Decide every press stamped up to `now` in its order, and let the timers run until then."""
        while presses.is_due(now):
            stamp = presses.first()
            self._advance(stamp)
            arrow = self.match.arrow
            phase = self.phase
            presses.decide(self)
            if self.match.arrow != arrow:
                self.finishes.tie(arrow, phase == SLAP, self.now)
            if self.is_pause_asked:
                self._press_pause(stamp)
            if self.goes_on:
                self._go_on()
        self._advance(now)
        if self.recorder:
            self.recorder.drained(self.now)

    def start_match(self, computers):
        """Deal a new match for the seats given, as bits of computer players; the arrow is drawn (R17)."""
        self.computers = computers
        self.round = 0
        self.match.start(self.dealer.random_below(2))
        self.dealer.shuffle_pack()
        self._lay_out()
        if self.recorder:
            self.recorder.opened(self.match)

    # What spit.order asks

    def time(self, stamp):
        """A stamp on the match's clock, which a pause stops."""
        return self.pause.time(stamp)

    def meaning(self, player, code, stamp):
        """The action that a press means in this phase; the match is not touched here, only the phase's own matters."""
        key = code & KEY
        is_down = not code & RELEASE
        controls = self.controls[player]
        # A person's key on a computer's seat only ends a pause: in a demo there may be no other one that does.
        is_idle = self.computers >> player & 1 and not code & BY_COMPUTER
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

    def act(self, player, action, stamp):
        """Do it by the rules, let it be recorded and seen, and follow the match into its next phase."""
        result = self.match.act(player, action, stamp)
        if self.recorder:
            self.recorder.decided(player, action, stamp, result)
        if result != actions.OK and result != actions.IGNORED:
            self.news[player] = result
            self.news_until[player] = ticks.add(stamp, TOLD if result == actions.BEATEN else NEWS)
        self.finishes.notice(self.match, player, action, result, stamp)
        if self.phase != COUNTDOWN:
            self.follow(stamp)
        return result

    def follow(self, stamp):
        """Be in the phase that the match is in."""
        phase = _FOLLOWS[self.match.phase]
        if phase != self.phase:
            self._enter(phase, stamp)

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
            self.is_about = False
            self.said |= 1 << player
            if self.said == BOTH:
                self.goes_on = True
            elif not self.is_timed:
                self._wait_until(ticks.add(self.now, JOIN))
        elif phase == READY or phase == STUCK:
            if is_spit:
                self.said |= 1 << player
            if self.said == BOTH:
                self.phase = COUNTDOWN
                self._wait_until(ticks.add(self.now, (3 if phase == READY else 2) * BEAT))
        elif phase == ROUND_OVER or phase == MATCH_OVER:
            self.goes_on = self.is_open

    def _ask_pause(self, code, is_spit):
        """It waits until all presses of its stamp are decided: else it would matter which key comes first of two."""
        if code & KEY == PAUSE:
            # The key whose press has just ended the pause may be held: that does not begin it again.
            if not code & HELD or self.pause.state == RUNNING:
                self.is_pause_asked = True
        elif is_spit and self.pause.state == STOPPED and not code & BY_COMPUTER:
            # Both may say "spit" to go on; the second one does not break the countdown off.
            self.is_pause_asked = True

    def _press_pause(self, stamp):
        self.is_pause_asked = False
        if READY <= self.phase <= SLAP or self.pause.state != RUNNING:
            self.pause.press(stamp)
        elif self.phase == TITLE:
            self.is_about = not self.is_about

    def _go_on(self):
        """Past the title, a round's end or a match's end."""
        self.goes_on = False
        if self.phase == TITLE:
            self.start_match(BOTH & ~self.said)
        elif self.phase == MATCH_OVER:
            self.start_match(self.computers)
        else:
            if self.match.points_limit:
                self.dealer.shuffle_pack()
            else:
                self.dealer.shuffle_own(self.match.table)
            if self.recorder:
                self.recorder.dealt(self.match, self.dealer.pack, self.dealer.first, self.dealer.total)
            self._lay_out()

    def _lay_out(self):
        self.match.deal(self.dealer.pack, self.dealer.first, self.dealer.total)
        self.round += 1
        for controls in self.controls:
            controls.start_round()
        self.news[0] = self.news[1] = actions.OK
        self.finishes.start_round()
        self._enter(READY, self.now)

    # Phases and timers

    def _enter(self, phase, stamp):
        self.phase = phase
        self.said = 0
        self.is_open = False
        self.is_timed = False
        if phase == ROUND_OVER or phase == MATCH_OVER:
            self._wait_until(ticks.add(stamp, HOLD))
            self.finishes.end_round(stamp)
            if phase == MATCH_OVER and self.recorder:
                self.recorder.ended(self.match)

    def _wait_until(self, deadline):
        self.deadline = deadline
        self.is_timed = True

    def _advance(self, handed_in):
        """Let every timer run that ends up to the handed-in time."""
        if self.pause.is_on(handed_in):
            return
        now = self.pause.time(handed_in)
        while self.is_timed and ticks.diff(now, self.deadline) >= 0:
            self.is_timed = False
            self._timer_ends(self.deadline)
        if ticks.diff(now, self.now) > 0:
            self.now = now
        for player in range(2):
            if self.news[player] and ticks.diff(now, self.news_until[player]) >= 0:
                self.news[player] = actions.OK
        self.finishes.advance(now)
        if ticks.diff(now, self.forget_at) >= 0:
            self.match.forget(now)
            self.forget_at = ticks.add(now, _FORGET_EVERY)

    def _timer_ends(self, stamp):
        if self.phase == COUNTDOWN:
            # Both cards turn up at the same moment, whoever was ready first (R8, R20).
            self.act(self.match.arrow, actions.spit(), stamp)
            self.act(1 - self.match.arrow, actions.spit(), stamp)
            self.follow(stamp)
            if self.recorder:
                self.recorder.drained()
        elif self.phase == TITLE:
            self._go_on()
        else:
            self.is_open = True

    def countdown(self, handed_in):
        """What a countdown shows at the handed-in time: 3, 2, 1, or 0 when none is running.

        On the title: the seconds until the computer takes the seat that is left.
        """
        if self.pause.state != RUNNING:
            left = self.pause.left(handed_in)
        elif self.phase == COUNTDOWN:
            left = ticks.diff(self.deadline, self.pause.time(handed_in))
        elif self.phase == TITLE and self.is_timed:
            return (ticks.diff(self.deadline, self.pause.time(handed_in)) + SECOND - 1) // SECOND
        else:
            return 0
        return (left + BEAT - 1) // BEAT
