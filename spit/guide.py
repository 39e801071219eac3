# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A guided round for one player, task by task, on cards laid for it; it must never know a word or a pixel.

It is a Session: keys mean what they always mean, and the rules answer. The cards lie so that the next task is all
there is to do; which one that is follows from the table alone. The opponent only says "spit".
"""

from spit import actions, rules
from spit.cards import NO_CARD, PACK, RANKS, SUITS, name
from spit.controls import FIRES, HELD, KEY, RELEASE
from spit.evening import BOTH
from spit.idle import OFF
from spit.match import Match
from spit.phases import COUNTDOWN, READY, ROUND_OVER, SLAP, STUCK
from spit.series import POINTS_LIMIT, Series
from spit.session import Session
from spit.standing import FREEZE
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE

# The tasks, those of the first five cards in their order.
SAY_SPIT = 0
TURN_UP = 1
PLAY_DOWN = 2
PLAY_UP = 3
PLAY_ACE = 4  # on a king
PLAY_TWO = 5  # on that ace
PLAY_EITHER = 6  # the card fits both piles
FILL = 7  # an empty place
TRY_WRONG = 8  # a card that fits nowhere
FROZEN = 9  # nothing to do but to wait
PLAY_BELOW = 10  # the card that was turned up
SAY_AGAIN = 11  # stuck
PLAY_ALL = 12
WAIT = 13  # for the slap: only the standard game has one
SLAP_SMALLER = 14
SLAP_OTHER = 15  # that was the larger one
CLOSING = 16  # how a round ends
WINNING = 17  # what wins a match
DONE = 18
TASKS = 19

NO_KEY = 255

FREEZE_LENGTH = 1_500_000  # microseconds; longer than in a match, so that it can be seen what it is

# The cards by place, the last one face up; the spit cards of both for the second spit, and on top for the first one.
# The opponent's cards fit nothing when the learner is to be stuck.
_STOCK = ("7h Ks 4d", "8c Ah", "6s 4h 9d", "3c 2s", "Th")
_OTHER_STOCK = ("8s", "9s", "Tc", "Jc", "Qs")
_SPITS = ("5s 5c", "Jd Qh")
_MORE_SPITS = 7  # the learner's, beneath those; the opponent has the rest of the pack
_FIRST_PLAYS = 5  # before the empty place


class Guide(Session):
    """learner: the player 0 or 1 who is taught. controls: as a Session's. now: the time. points_limit: of the points
    game, else 0; rounds_to_win: of a series, else 0: the round ends as in that game.

    task: what is to be done. key: the key for it (of the learner's scheme), or NO_KEY; is_release: it is to be let
    go; is_last: it does the task; is_round: it points past the end of the row. card: the card that it is about, or
    NO_CARD. state: all this as one number. is_over: somebody has left. All as step() left it.
    """

    def __init__(self, learner, controls, now, points_limit=0, rounds_to_win=0):
        super().__init__(Match(POINTS_LIMIT if rounds_to_win else points_limit), controls, _no_chance, now)
        self.learner = learner
        self.rounds_to_win = rounds_to_win
        if rounds_to_win:
            self.series = Series(max(rounds_to_win, 2))  # never over with its first round, whose end is to be seen
        self.is_over = False
        self.task = SAY_SPIT
        self.key = NO_KEY
        self.is_release = self.is_last = self.is_round = False
        self.card = NO_CARD
        self._is_heard = self._has_misplayed = self._was_larger = False
        self._closing = CLOSING
        self.match.settings[FREEZE + learner] = FREEZE_LENGTH
        self.start_match(BOTH & ~(1 << learner))
        self._lay_cards()
        self._look()

    def step(self, now, presses):
        """As a Session's, and then find out what is to be done."""
        super().step(now, presses)
        if (self.phase == READY or self.phase == STUCK) and self.said:
            self._press(1 - self.learner, True)
        self._look()

    def act(self, player, action, stamp):
        """The learner has misunderstood who slaps the larger pile: it stays there.

        A wrong card that was not asked for is answered, too, and its own task is still to come.
        """
        if self.phase == SLAP and actions.second(action) != self._smaller() and self._can_slap(stamp):
            self._was_larger = True
            return actions.IGNORED
        result = super().act(player, action, stamp)
        if result == actions.REFUSED and self.task == TRY_WRONG:
            self._has_misplayed = True
        return result

    def go_on(self):
        """After the round: from one of the closing words to the next, then away."""
        self.goes_on = False
        self.is_over = self._closing == DONE
        self._closing = min(self._closing + 1, DONE)

    # How to leave, at any time

    def _is_no_play(self, player, code):
        if code & HELD:
            # The key that began the lesson may still be down, and a key for the other pile is meant to be held.
            hand = self.controls[player]
            if not self._is_heard or getattr(hand, "is_held", False) and hand.is_spit(code & KEY):
                return True
        self._is_heard = True
        return super()._is_no_play(player, code)

    def _hold(self, player):
        self.is_over = True

    def _press_pause(self, stamp):
        self.is_over = True

    def _watch_idle(self, handed_in):
        self.heard_at = handed_in
        self.idle.advance(handed_in)
        if self.idle.stage == OFF:
            self.is_over = True

    # What is to be done

    def _look(self):
        self.task = self._task()
        self.key = NO_KEY
        self.is_release = self.is_round = False
        self.is_last = True
        self.card = NO_CARD
        controls = self.controls[self.learner]
        if self.task == SAY_SPIT or self.task == SAY_AGAIN or self.task >= CLOSING and self.is_open:
            # In the end any key does.
            self.key = self._first_key(controls.is_spit, True)
        elif self.task == SLAP_SMALLER or self.task == SLAP_OTHER:
            self.key = self._first_key(controls.slapped, self._smaller())
        elif self.task >= PLAY_DOWN and self.task < WAIT and self.task != FROZEN:
            action = self._action()
            if action != actions.NOTHING:
                self.card = self.match.table.top(self.learner * PLACES + actions.first(action))
                toward = controls.toward(self.match.table, action)
                self.key = toward & KEY
                self.is_release = toward & RELEASE > 0
                self.is_last = toward & FIRES > 0
                if controls.cursor != NO_CARD and not self.is_last:
                    is_move = actions.kind(action) == actions.MOVE
                    place = actions.second(action) if is_move else actions.first(action)
                    self.is_round = (self.key == 0) == (place > controls.cursor)  # key 0 points to the left
        self.state = self.task | self.key << 5 | self.card << 13 | self.is_release << 21 | self.is_last << 22
        self.state |= self.is_round << 23

    def _task(self):
        phase = self.phase
        if phase == READY:
            return SAY_SPIT
        if phase == COUNTDOWN:
            return TURN_UP
        if phase == STUCK:
            return SAY_AGAIN
        if phase == SLAP:
            if not self._can_slap(self.now):
                return WAIT
            return SLAP_OTHER if self._was_larger else SLAP_SMALLER
        if phase == ROUND_OVER:
            return self._closing
        return self._task_in_play()

    def _task_in_play(self):
        table = self.match.table
        if self.match.is_frozen(self.learner, self.now):
            return FROZEN
        if table.count(SPIT_CARDS + self.learner) == _MORE_SPITS:
            return PLAY_ALL
        played = table.count(SPIT_PILE) + table.count(SPIT_PILE + 1) - 2
        if played < _FIRST_PLAYS:
            return PLAY_DOWN + played
        if self._move() != actions.NOTHING:
            return FILL
        return PLAY_BELOW if self._has_misplayed else TRY_WRONG

    def _action(self):
        """What does the task that is to be done in play."""
        if self.task == FILL:
            return self._move()
        wants_next = self.task != TRY_WRONG
        # Where both piles fit, the opponent's is the one that there is something to learn about.
        first = 1 - self.learner if self.task == PLAY_EITHER else self.learner
        for pile in (first, 1 - first):
            for place in range(PLACES):
                if self._is_next(place, pile) == wants_next and (wants_next or not self._is_next(place, 1 - pile)):
                    return actions.play(place, pile)
        return actions.NOTHING

    def _is_next(self, place, pile):
        return rules.can_play(self.match.table, self.learner, place, pile)

    def _move(self):
        table = self.match.table
        for place in range(PLACES):
            if rules.can_turn_up(table, self.learner, place):
                return actions.move(place, rules.empty_place(table, self.learner, place))
        return actions.NOTHING

    def _can_slap(self, stamp):
        return self.match.is_slap_open(stamp) and not self.match.is_penalized(self.learner, stamp)

    def _smaller(self):
        return 0 if self.match.table.count(SPIT_PILE) < self.match.table.count(SPIT_PILE + 1) else 1

    def _first_key(self, meaning, wanted):
        controls = self.controls[self.learner]
        for key in range(controls.KEYS):
            if meaning(key) == wanted:
                return key
        return NO_KEY

    # The cards

    def _lay_cards(self):
        table = self.match.table
        learner, other = self.learner, 1 - self.learner
        named = " ".join(_STOCK + _OTHER_STOCK + _SPITS).split()
        table.clear()
        for card in range(PACK):
            if name(card) not in named:
                owner = learner if table.count(SPIT_CARDS + learner) < _MORE_SPITS else other
                table.put(card, SPIT_CARDS + owner)
        for player, stock, spits in ((learner, _STOCK, _SPITS[0]), (other, _OTHER_STOCK, _SPITS[1])):
            _put(table, spits, SPIT_CARDS + player)
            for place in range(PLACES):
                _put(table, stock[place], player * PLACES + place)


def _put(table, names, pile):
    for card in names.split():
        table.put(SUITS.index(card[1]) * 13 + RANKS.index(card[0]), pile)


def _no_chance(count):
    return 0
