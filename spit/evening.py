# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""An evening of matches from the title to the rematch: phases and their timers; it must never know what a key means.

What the presses of the players mean is in spit.session, which builds on this. Chance is handed in.
"""

from spit import actions, ticks
from spit.cards import NO_CARD, PACK
from spit.dealer import Dealer
from spit.finish import TOLD, Finishes
from spit.idle import AWAKE, DEMO_AFTER, LEFT_AFTER, Idle
from spit.pause import RUNNING, STOPPED, Pause
from spit.phases import COUNTDOWN, MATCH_OVER, PLAYING, READY, ROUND_OVER, SLAP, STUCK, TITLE
from spit.series import Series
from spit.standing import NOBODY
from spit.table import PLACES
from spit.tally import Tally

# By match.phase.
_FOLLOWS = bytes((READY, PLAYING, STUCK, SLAP, ROUND_OVER, MATCH_OVER))

# Microseconds.
BEAT = 600_000  # one number of a countdown
SECOND = 1_000_000
HOLD = 1_000_000  # after a round's end presses do nothing
MATCH_HOLD = 2_000_000  # nor after a match's: whoever still plays would not see it
_SETTLED = 100_000  # so long before a result may be left nothing of it changes any more
NEWS = 700_000  # how long a player's line shows a result

BOTH = 3  # bit per player
NO_KEY = 255


class Evening:
    """Two players' evening: one match after the other.

    match: a spit.match.Match. controls: two of spit.controls' schemes. random_below(n): chance. now: the time.
    recorder: None or a spit.trace.Recorder. To be set before the first step: series (a spit.series.Series),
    first_cards (of the 52, player 1's at a match's first layout), lets_computer_join, holds_pause (any key held down
    is the pause: there is no other).

    phase, said (bits: who is ready, or has joined), computers (bits: seats of computer players), round (from 1; 0 on
    the title), news (per player the last result that is worth a word, else OK), finishes (how close it was), tally
    (who did how much), came_from (per spit pile the stock pile 0-9 that its last played card came from), misplayed (per
    player the stock pile 0-9 of the last misplay), idle (how awake the display is to be), is_open (a result may be
    left), has_just_spat (cards have just turned up), is_demo (computer players play until somebody comes), menu_for
    (the player who asked for the menu, or NOBODY; the session itself has none), down, down_at (per player the key that
    may mean something when it is held, or NO_KEY, and since when it is down, on the handed-in clock).
    """

    def __init__(self, match, controls, random_below, now, recorder=None):
        self.match = match
        self.series = Series()
        self.first_cards = PACK // 2
        self.lets_computer_join = True
        self.holds_pause = False
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
        self.tally = Tally()
        self.idle = Idle(now)
        self.is_timed = False
        self.deadline = 0
        self.is_open = False
        self.has_just_spat = False
        self.spat_until = 0
        self.came_from = bytearray(2)
        self.played = NO_CARD
        self.misplayed = bytearray(2)
        self.noticed = 0
        self.is_demo = False
        self.menu_for = NOBODY
        self.down = bytearray((NO_KEY, NO_KEY))
        self.down_at = [0, 0]
        self.goes_on = False  # a press asked for the next round or match
        self.heard_at = now  # the press that is being decided, on the handed-in clock
        self.forget_at = now

    def start_match(self, computers):
        """Deal a new match for the seats given, as bits of computer players; the arrow is drawn (R17)."""
        self.computers = computers
        self.round = 0
        self.series.start()
        self.tally.start_match()
        self._begin(self.dealer.random_below(2))

    @property
    def winner(self):
        """The player who has won the match, or the series; or NOBODY."""
        return self.series.winner(self.match.winner)

    def notice(self):
        """Something has come about that may look different."""
        self.noticed = (self.noticed + 1) & 0xFFFF

    def act(self, player, action, stamp):
        """Do it by the rules, let it be recorded and seen, and follow the match into its next phase."""
        place = player * PLACES + actions.first(action)
        card = self.match.table.tops[place] if actions.kind(action) == actions.PLAY else NO_CARD
        result = self.match.act(player, action, stamp)
        if self.recorder:
            self.recorder.decided(player, action, stamp, result)
        if result != actions.OK and result != actions.IGNORED:
            self.news[player] = result
            self.news_until[player] = ticks.add(stamp, TOLD if result == actions.BEATEN else NEWS)
        self.finishes.notice(self.match, player, action, result, stamp)
        self.tally.notice(player, action, result, stamp)
        if result == actions.OK:
            self.played = card
            if card != NO_CARD:
                self.came_from[actions.second(action)] = place
        elif result == actions.REFUSED and actions.kind(action) == actions.PLAY:
            self.misplayed[player] = place
        if self.phase != COUNTDOWN:
            self.follow(stamp)
        return result

    def follow(self, stamp):
        """Be in the phase that the match is in."""
        phase = _FOLLOWS[self.match.phase]
        if phase >= ROUND_OVER and self.series.rounds_to_win:
            if self.phase < ROUND_OVER:
                self.series.end_round(self.match)
            phase = ROUND_OVER if self.series.goes_on() else MATCH_OVER
        if phase != self.phase:
            self.enter(phase, stamp)

    def is_settled(self):
        """Whether a result is final: the second slap comes after a round's end, and is told as a finish (R23)."""
        if self.phase == ROUND_OVER:
            return self.is_open or ticks.diff(self.deadline, self.now) <= _SETTLED
        return self.phase == MATCH_OVER

    # From one match and round to the next

    def go_on(self):
        """Past the title, a round's end or a match's end."""
        self.goes_on = False
        if self.phase == TITLE:
            self.start_match(BOTH & ~self.said)
        elif self.phase == MATCH_OVER:
            self.start_match(self.computers)
        elif self.series.rounds_to_win:
            self._begin(self.match.arrow)
        else:
            if self.match.points_limit:
                self.dealer.shuffle_pack()
            else:
                self.dealer.shuffle_own(self.match.table)
            if self.recorder:
                self.recorder.dealt(self.match, self.dealer.pack, self.dealer.first, self.dealer.total)
            self._lay_out()

    def end_match(self):
        """Back to the title."""
        self.goes_on = False
        self.computers = 0
        self.round = 0
        self.pause.end(self.heard_at)
        self.match.start(0)
        self.enter(TITLE, self.now)
        self.is_demo = False  # last: a key that ends a demo may be held, for the menu

    def _begin(self, arrow):
        """The first layout of a match."""
        self.match.start(arrow)
        self.dealer.shuffle_pack(self.first_cards)
        self._lay_out()
        if self.recorder:
            self.recorder.opened(self.match)

    def _lay_out(self):
        self.match.deal(self.dealer.pack, self.dealer.first, self.dealer.total)
        self.round += 1
        for controls in self.controls:
            controls.start_round()
        self.news[0] = self.news[1] = actions.OK
        self.finishes.start_round()
        self.tally.start_round()
        self.enter(READY, self.now)

    def enter(self, phase, stamp):
        self.phase = phase
        self.said = 0
        self.is_open = False
        self.is_timed = False
        if not (PLAYING <= phase <= SLAP or self.is_demo):
            self.down[0] = self.down[1] = NO_KEY
        if phase == ROUND_OVER or phase == MATCH_OVER:
            self.wait_until(ticks.add(stamp, HOLD if phase == ROUND_OVER else MATCH_HOLD))
            self.finishes.end_round(stamp)
            self.tally.end_round(stamp)
            if phase == MATCH_OVER and self.recorder:
                self.recorder.ended(self.match)

    # Timers

    def wait_until(self, deadline):
        self.deadline = deadline
        self.is_timed = True

    def advance(self, handed_in):
        """Let every timer run that ends up to the handed-in time."""
        self._watch_idle(handed_in)
        pause = self.pause
        if pause.state != RUNNING and pause.is_on(handed_in):
            return
        now = pause.time(handed_in)
        while self.is_timed and ticks.diff(now, self.deadline) >= 0:
            self.is_timed = False
            self._timer_ends(self.deadline)
        if ticks.diff(now, self.now) > 0:
            self.now = now
        for player in range(2):
            if self.news[player] and ticks.diff(now, self.news_until[player]) >= 0:
                self.news[player] = actions.OK
                self.notice()
        if self.has_just_spat and ticks.diff(now, self.spat_until) >= 0:
            self.has_just_spat = False
            self.notice()
        if self.finishes.advance(now):
            self.notice()
        if ticks.diff(now, self.forget_at) >= 0:
            self.match.forget(now)
            self.tally.second()
            self.forget_at = ticks.add(now, SECOND)

    def press_pause(self, handed_in):
        """Pause, or go on after a countdown, as the pause key does; a key that is down does nothing more when held."""
        self.down[0] = self.down[1] = NO_KEY
        self.pause.press(handed_in)

    def _watch_idle(self, handed_in):
        """What follows when nobody presses a key for long. Who only watches a match need not press any."""
        idle = self.idle
        if self.computers == BOTH and not self.is_demo and self.pause.state != STOPPED:
            idle.stay_awake(handed_in)
            return
        without_press = idle.advance(handed_in)
        self.heard_at = handed_in
        if self.is_demo:
            if idle.stage != AWAKE:
                # A press that wakes the display does nothing else: so none is to be needed for the demo's end.
                self.end_match()
        elif self.phase == TITLE:
            if not self.said and idle.stage == AWAKE and without_press >= DEMO_AFTER:
                self.start_match(BOTH)
                self.is_demo = True
        elif without_press >= LEFT_AFTER:
            if self.phase == MATCH_OVER:
                self.end_match()
            elif self.phase == PLAYING and self.pause.state == RUNNING or self.computers == BOTH:
                # People are waited for; computer players go on.
                self.press_pause(handed_in)

    def _timer_ends(self, stamp):
        if self.phase == COUNTDOWN:
            # Both cards turn up at the same moment, whoever was ready first (R8, R20).
            self.act(self.match.arrow, actions.spit(), stamp)
            self.act(1 - self.match.arrow, actions.spit(), stamp)
            self.has_just_spat = True
            self.spat_until = ticks.add(stamp, NEWS)
            self.follow(stamp)
            if self.recorder:
                self.recorder.drained()
        elif self.phase == TITLE:
            self.go_on()
        else:
            self.is_open = True
            self.down[0] = self.down[1] = NO_KEY

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
