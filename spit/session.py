# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The game from the title to the rematch: phases and their timers; it must never know pixels or hardware.

One pure machine: step(now, presses) takes the time and the presses, and chance is handed in. It is the
`world` that spit.order asks what a press means.

A pause stops the match's own clock: `time` is the handed-in time less all pauses, and every timer but the
pause's own countdown runs on it.
"""

from spit import actions, cards, ticks
from spit import match as rulebook
from spit.cards import NO_CARD, PACK
from spit.controls import BY_COMPUTER, KEY, PAUSE, RELEASE
from spit.table import SPIT_CARDS

# The phases; the first nine are also the scenes that spit.view shows.
TITLE = 0
READY = 1
COUNTDOWN = 2
PLAYING = 3
STUCK = 4
SLAP = 5
ROUND_OVER = 6
MATCH_OVER = 7
PAUSED = 8
RESUMING = 9

# By match.phase.
_FOLLOWS = bytes((READY, PLAYING, STUCK, SLAP, ROUND_OVER, MATCH_OVER))

# Microseconds.
BEAT = 600_000  # one number of a countdown
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
    news (the last result that a player should see, else OK), is_open (a round's or match's end may be left).
    """

    def __init__(self, match, controls, random_below, now, recorder=None):
        self.match = match
        self.controls = controls
        self.random_below = random_below
        self.recorder = recorder
        self.computers = 0
        self.round = 0
        self.now = now  # on the match's clock
        self.phase = TITLE
        self.said = 0
        self.news = bytearray(2)
        self.news_until = [0, 0]
        self.is_timed = False
        self.deadline = 0
        self.is_open = False
        self.goes_on = False  # a press asked for the next round or match
        self.forget_at = now
        self.paused = 0  # microseconds of all pauses
        self.paused_at = 0
        self.resumes_at = 0
        self.resumed_phase = TITLE
        self.pack = bytearray(PACK)

    def step(self, now, presses):
        """Decide every press stamped up to `now` in its order, and let the timers run until then."""
        while presses.is_due(now):
            self._advance(presses.first())
            presses.decide(self)
            if self.goes_on:
                self._go_on()
        self._advance(now)
        if self.recorder:
            self.recorder.drained()

    def start_match(self, computers):
        """Deal a new match for the seats given, as bits of computer players; the arrow is drawn (R17)."""
        self.computers = computers
        self.round = 0
        self.match.start(self.random_below(2))
        self._deal_pack()
        if self.recorder:
            self.recorder.opened(self.match)

    # What spit.order asks

    def time(self, stamp):
        """A stamp on the match's clock."""
        return ticks.add(stamp, -self.paused)

    def meaning(self, player, code, stamp):
        """The action that a press means in this phase; what is no action of the match happens here."""
        key = code & KEY
        if self.computers >> player & 1 and not code & BY_COMPUTER:
            return actions.NOTHING
        if key == PAUSE:
            if not code & RELEASE:
                self._press_pause(stamp)
            return actions.NOTHING
        controls = self.controls[player]
        controls.hold(key, not code & RELEASE)
        if code & RELEASE:
            return actions.NOTHING
        phase = self.phase
        if phase == PLAYING:
            return controls.read(self.match, key, stamp)
        if phase == SLAP:
            return self._slap(controls.slapped(key))
        if phase == ROUND_OVER and not self.is_open:
            # Whoever was second to slap should see it; nothing else counts yet.
            slapper = self.match.flags[rulebook.SLAPPER]
            return self._slap(controls.slapped(key)) if slapper == 1 - player else actions.NOTHING
        if phase == TITLE:
            self._join(player)
        elif phase == READY or phase == STUCK:
            if controls.is_spit(key):
                self._say_spit(player)
        elif phase == ROUND_OVER or phase == MATCH_OVER:
            self.goes_on = self.is_open
        elif phase == PAUSED and controls.is_spit(key):
            self._press_pause(stamp)
        return actions.NOTHING

    def act(self, player, action, stamp):
        """Do it by the rules, let it be recorded and seen, and follow the match into its next phase."""
        result = self.match.act(player, action, stamp)
        if self.recorder:
            self.recorder.decided(player, action, stamp, result)
        if result != actions.OK and result != actions.IGNORED:
            self.news[player] = result
            self.news_until[player] = ticks.add(stamp, NEWS)
        if self.phase != COUNTDOWN:
            self._follow(stamp)
        return result

    # Phases

    def _follow(self, stamp):
        phase = _FOLLOWS[self.match.phase]
        if phase != self.phase:
            self._enter(phase, stamp)

    def _enter(self, phase, stamp):
        self.phase = phase
        self.said = 0
        self.is_open = False
        self.is_timed = False
        if phase == ROUND_OVER or phase == MATCH_OVER:
            self._wait_until(ticks.add(stamp, HOLD))
            if phase == MATCH_OVER and self.recorder:
                self.recorder.ended(self.match)

    def _wait_until(self, deadline):
        self.deadline = deadline
        self.is_timed = True

    def _advance(self, now):
        """Let every timer run that ends up to the handed-in time `now`."""
        if self.phase == PAUSED:
            return
        if self.phase == RESUMING:
            if ticks.diff(now, self.resumes_at) < 0:
                return
            self.paused = ticks.add(self.paused, ticks.age(self.resumes_at, self.paused_at))
            self.phase = self.resumed_phase
        now = self.time(now)
        while self.is_timed and ticks.diff(now, self.deadline) >= 0:
            self.is_timed = False
            self._timer_ends(self.deadline)
        if ticks.diff(now, self.now) > 0:
            self.now = now
        for player in range(2):
            if self.news[player] and ticks.diff(now, self.news_until[player]) >= 0:
                self.news[player] = actions.OK
        if ticks.diff(now, self.forget_at) >= 0:
            self.match.forget(now)
            self.forget_at = ticks.add(now, _FORGET_EVERY)

    def _timer_ends(self, stamp):
        if self.phase == COUNTDOWN:
            # Both cards turn up at the same moment, whoever was ready first (R8, R20).
            self.act(0, actions.spit(), stamp)
            self.act(1, actions.spit(), stamp)
            self._follow(stamp)
            if self.recorder:
                self.recorder.drained()
        elif self.phase == TITLE:
            self._go_on()
        else:
            self.is_open = True

    def _join(self, player):
        self.said |= 1 << player
        if self.said == BOTH:
            self.goes_on = True
        elif not self.is_timed:
            self._wait_until(ticks.add(self.now, JOIN))

    def _go_on(self):
        """Past the title, a round's end or a match's end."""
        self.goes_on = False
        if self.phase == TITLE:
            self.start_match(BOTH & ~self.said)
        elif self.phase == MATCH_OVER:
            self.start_match(self.computers)
        elif self.match.points_limit:
            self._deal_pack()
        else:
            self._deal_own()

    def _say_spit(self, player):
        self.said |= 1 << player
        if self.said == BOTH:
            beats = 3 if self.phase == READY else 2
            self.phase = COUNTDOWN
            self._wait_until(ticks.add(self.now, beats * BEAT))

    def _slap(self, pile):
        return actions.NOTHING if pile == NO_CARD else actions.slap(pile)

    def _deal_pack(self):
        """R4, R30: the whole pack is shuffled and dealt evenly."""
        for card in range(PACK):
            self.pack[card] = card
        cards.shuffle(self.pack, 0, PACK, self.random_below)
        self._lay_out(PACK // 2, PACK)

    def _deal_own(self):
        """R25: each player shuffles the own cards."""
        table = self.match.table
        first = table.pick_up(SPIT_CARDS, self.pack, 0)
        total = table.pick_up(SPIT_CARDS + 1, self.pack, first)
        cards.shuffle(self.pack, 0, first, self.random_below)
        cards.shuffle(self.pack, first, total, self.random_below)
        self._lay_out(first, total)

    def _lay_out(self, first, total):
        if self.recorder and self.round:
            self.recorder.dealt(self.match, self.pack, first, total)
        self.match.deal(self.pack, first, total)
        self.round += 1
        for controls in self.controls:
            controls.start_round()
        self.news[0] = self.news[1] = actions.OK
        self._enter(READY, self.now)

    # Pause

    def _press_pause(self, stamp):
        """Stop the match's clock, or count down to let it run on."""
        handed_in = ticks.add(stamp, self.paused)  # the pause itself is timed on the clock that runs on
        if self.phase == PAUSED:
            self.phase = RESUMING
            self.resumes_at = ticks.add(handed_in, 3 * BEAT)
        elif self.phase == RESUMING:
            self.phase = PAUSED
        elif READY <= self.phase <= SLAP:
            self.resumed_phase = self.phase
            self.paused_at = handed_in
            self.phase = PAUSED

    def countdown(self, now):
        """What a countdown shows at the handed-in time `now`: 3, 2, 1, or 0 when none is running."""
        if self.phase == RESUMING:
            left = ticks.diff(self.resumes_at, now)
        elif self.phase == COUNTDOWN:
            left = ticks.diff(self.deadline, self.time(now))
        else:
            return 0
        return (left + BEAT - 1) // BEAT
