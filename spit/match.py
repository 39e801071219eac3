# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""All changes of a match happen here; it must never know keys, the order of presses, a clock or chance.

An action of a player, stamped in microseconds, is answered by one of spit.actions.RESULTS, tried in this
order: ignored, frozen, beaten or refused, false; else it is ok. All but ok leave every card where it lies.
"""

from spit import rules, ticks
from spit.actions import BEATEN, FALSE, FROZEN, IGNORED, MOVE, OK, PLAY, REFUSED, SPIT
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE, Table

# The phases.
READY = 0
PLAYING = 1
STUCK = 2
SLAPPING = 3
ROUND_OVER = 4
MATCH_OVER = 5
PHASES = ("ready", "play", "stuck", "slap", "round-over", "match-over")

NOBODY = 255

# match.flags
PHASE = 0
ARROW = 1  # who holds it (R17)
WINNER = 2
SAID = 3  # bit per player: has said "spit"
SLAPPER = 4  # who settled the slap (R23)
SLAPPED = 5  # the pile that went to the slapper
ANSWERED = 6  # the other one has slapped too
IS_FROZEN = 7  # + player
IS_PENALIZED = 9  # + player
COVERER = 11  # + pile: who played its top card
CLEARED = 13  # who ended the round by playing the last stock card
FLAGS = 14

# match.times, microseconds; each is meaningful only while its flag is set
FROZEN_UNTIL = 0  # + player
PENALIZED_UNTIL = 2  # + player
COVERED_AT = 4  # + pile
ENDED_AT = 6  # the round
TIMES = 7

# match.settings, microseconds
FREEZE = 0  # + player
BEATEN_WINDOW = 2
SLAP_DELAY = 3
FALSE_SLAP_PENALTY = 4
DEFAULTS = (400_000, 400_000, 500_000, 400_000, 300_000)


class Match:
    """The table and all that the rules remember about it.

    points_limit: 0 for the standard game (R22-R29), else the limit of the points game (R30, R31).
    """

    def __init__(self, points_limit=0):
        self.table = Table()
        self.flags = bytearray(FLAGS)
        self.times = [0] * TIMES
        self.settings = list(DEFAULTS)
        self.points = [0, 0]
        self.points_limit = points_limit
        self.start(0)

    def start(self, arrow):
        """A new match: nobody has points, nothing is dealt yet, `arrow` holds the arrow (R17)."""
        self.points[0] = self.points[1] = 0
        self.table.clear()
        self._forget_round()
        self.flags[ARROW] = arrow
        self.flags[WINNER] = NOBODY
        self.flags[PHASE] = ROUND_OVER

    @property
    def phase(self):
        """One of the phases above."""
        return self.flags[PHASE]

    @property
    def arrow(self):
        """The player who holds the arrow (R17)."""
        return self.flags[ARROW]

    @property
    def winner(self):
        """The player who has won the match, or NOBODY."""
        return self.flags[WINNER]

    # Questions

    def is_frozen(self, player, stamp):
        """Whether a misplay still freezes a player at that stamp (R18)."""
        return self.flags[IS_FROZEN + player] and ticks.diff(stamp, self.times[FROZEN_UNTIL + player]) < 0

    def is_penalized(self, player, stamp):
        """Whether a false slap still stops a player's slaps at that stamp (R24)."""
        return self.flags[IS_PENALIZED + player] and ticks.diff(stamp, self.times[PENALIZED_UNTIL + player]) < 0

    def is_slap_open(self, stamp):
        """Whether the slap is open at that stamp, in the phase SLAPPING (R24)."""
        return ticks.diff(stamp, self.times[ENDED_AT]) >= self.settings[SLAP_DELAY]

    def is_beaten(self, player, place, pile, stamp):
        """Whether the opponent was just quicker on that pile (R18)."""
        if not self.table.is_in_use(pile) or self.flags[COVERER + pile] != 1 - player:
            return False
        if ticks.diff(stamp, self.times[COVERED_AT + pile]) > self.settings[BEATEN_WINDOW]:
            return False
        return rules.would_have_fitted(self.table, player, place, pile)

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
            self._settle(stamp)
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
        self._settle(stamp)
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
            self._settle(stamp)
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
        flags[SLAPPER] = player
        flags[SLAPPED] = pile
        self._take(SPIT_PILE + pile, player)
        self._take(SPIT_PILE + 1 - pile, 1 - player)
        self._finish_round()
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
            self._settle(0)

    def forget(self, now):
        """Drop what was stamped so long ago that it no longer matters, before the clock wraps onto it."""
        for index in range(2):
            if self.flags[IS_FROZEN + index] and ticks.is_stale(now, self.times[FROZEN_UNTIL + index]):
                self.flags[IS_FROZEN + index] = 0
            if self.flags[IS_PENALIZED + index] and ticks.is_stale(now, self.times[PENALIZED_UNTIL + index]):
                self.flags[IS_PENALIZED + index] = 0
            if self.flags[COVERER + index] != NOBODY and ticks.is_stale(now, self.times[COVERED_AT + index]):
                self.flags[COVERER + index] = NOBODY
        if ticks.is_stale(now, self.times[ENDED_AT]):
            # A slap that nobody makes stays open: its beginning moves along, long enough ago.
            self.times[ENDED_AT] = ticks.add(now, -2 * self.settings[SLAP_DELAY])

    # What follows from a change

    def _forget_round(self):
        flags = self.flags
        flags[SAID] = 0
        flags[SLAPPER] = flags[CLEARED] = NOBODY
        flags[ANSWERED] = 0
        for index in range(2):
            flags[IS_FROZEN + index] = 0
            flags[IS_PENALIZED + index] = 0
            flags[COVERER + index] = NOBODY

    def _settle(self, stamp):
        """After a card has moved in play: is the round over, or stuck (R19, R22, R26, R29)?"""
        flags = self.flags
        table = self.table
        flags[SAID] = 0
        for player in range(2):
            if rules.has_cleared(table, player):
                flags[CLEARED] = player
        if flags[CLEARED] == NOBODY:
            if not rules.is_stuck(table):
                flags[PHASE] = PLAYING
                return
            if rules.has_spit_cards(table, 0) or rules.has_spit_cards(table, 1):
                flags[PHASE] = STUCK
                return
        self.times[ENDED_AT] = stamp
        flags[IS_FROZEN] = flags[IS_FROZEN + 1] = 0
        if self.points_limit:
            self._score()
        elif table.in_use == 3:
            flags[PHASE] = SLAPPING
        else:
            self._take_the_one_pile()
            self._finish_round()

    def _score(self):
        """R30, R31."""
        points = self.points
        for player in range(2):
            points[player] += self.table.left(player)
        self.flags[PHASE] = ROUND_OVER
        if max(points) >= self.points_limit and points[0] != points[1]:
            self.flags[WINNER] = 0 if points[0] < points[1] else 1
            self.flags[PHASE] = MATCH_OVER

    def _take_the_one_pile(self):
        """R26: the opponent of the one who cleared takes it; R29: in a dead round the one who began it."""
        pile = self.table.in_use - 1
        cleared = self.flags[CLEARED]
        self._take(SPIT_PILE + pile, pile if cleared == NOBODY else 1 - cleared)

    def _take(self, pile, player):
        self.table.gather(pile, SPIT_CARDS + player)

    def _finish_round(self):
        """The middle is taken: everybody picks up the own cards, and whoever has none has won (R25, R27, R28)."""
        self.flags[PHASE] = ROUND_OVER
        for player in range(2):
            for pile in range(player * PLACES, player * PLACES + PLACES):
                self._take(pile, player)
            if self.table.count(SPIT_CARDS + player) == 0:
                self.flags[WINNER] = player
                self.flags[PHASE] = MATCH_OVER
