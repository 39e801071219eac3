# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Who was first: presses from any number of sources, decided in the order of their stamps; it must never know a key.

A press is a stamp, a player and a code (0-254). What a code means, and what comes of it, is asked of `world`:

    world.match                              the Match that the presses act on
    world.time(stamp)                        the stamp on the match's own clock, which a pause stops
    world.meaning(player, code, stamp)       the action (spit.actions), or NOTHING; called once for each press,
                                             and never changes the match
    world.act(player, action, stamp)         does it; returns its result
"""

from spit import ticks
from spit.actions import NOTHING, OK
from spit.standing import ARROW, FLAGS, TIMES
from spit.table import CELLS

_UNTRIED = 255  # an action that was not tried alone, since no tie had to be settled


class Order:
    """A queue of presses that is always in the order of the stamps; equal stamps keep the order of their arrival."""

    def __init__(self, capacity=64):
        self.stamps = [0] * capacity
        self.players = bytearray(capacity)
        self.codes = bytearray(capacity)  # becomes the action once a tie asks for it
        self.alone = bytearray(capacity)  # the result had the opponent not acted
        self.start = 0  # the presses that wait are start..end-1
        self.end = 0
        # Room for the match as it stood before a tie.
        self._table = bytearray(CELLS)
        self._before = [0] * (FLAGS + TIMES + 2)

    def clear(self):
        """Forget all presses."""
        self.start = self.end = 0

    def add(self, stamp, player, code):
        """A press of player 0 or 1 from any source. False when the queue is full and the press is lost."""
        if self.end == len(self.stamps) and not self._make_room():
            return False
        at = self.end
        while at > self.start and ticks.diff(stamp, self.stamps[at - 1]) < 0:
            self._shift(at - 1, at)
            at -= 1
        self.stamps[at] = stamp
        self.players[at] = player
        self.codes[at] = code
        self.end += 1
        return True

    def is_due(self, now):
        """Whether a press waits that was stamped up to `now`; later ones wait for the next drain."""
        return self.end > self.start and ticks.diff(self.stamps[self.start], now) <= 0

    def first(self):
        """The stamp of the first waiting press."""
        return self.stamps[self.start]

    def decide(self, world):
        """Decide the first press, and with it all presses of the same stamp (R15, R17)."""
        stamp = world.time(self.stamps[self.start])
        tied = self.start + 1
        both = False
        while tied < self.end and self.stamps[tied] == self.stamps[self.start]:
            both = both or self.players[tied] != self.players[self.start]
            tied += 1
        if both:
            self._settle_tie(world, stamp, tied)
        else:
            for index in range(self.start, tied):
                action = world.meaning(self.players[index], self.codes[index], stamp)
                if action != NOTHING:
                    world.act(self.players[index], action, stamp)
        self.start = tied
        if self.start == self.end:
            self.clear()

    def _settle_tie(self, world, stamp, tied):
        """The arrow's holder acts first; it passes if that alone made an action of the opponent fail (R17)."""
        match = world.match
        holder = match.arrow
        other = 1 - holder
        # First the opponent alone, as if the holder had not acted at this stamp: what each press means
        # and would have come to. Then the table is put back, and everything happens for real.
        self._keep(match)
        for index in range(self.start, tied):
            if self.players[index] == other:
                action = world.meaning(other, self.codes[index], stamp)
                self.codes[index] = action
                self.alone[index] = match.act(other, action, stamp) if action != NOTHING else _UNTRIED
        self._put_back(match)
        for index in range(self.start, tied):
            if self.players[index] == holder:
                action = world.meaning(holder, self.codes[index], stamp)
                if action != NOTHING:
                    world.act(holder, action, stamp)
        passes = False
        for index in range(self.start, tied):
            if self.players[index] == other and self.codes[index] != NOTHING:
                result = world.act(other, self.codes[index], stamp)
                if result != OK and self.alone[index] == OK:
                    passes = True
        if passes:
            match.flags[ARROW] = other

    def _keep(self, match):
        before = self._before
        for index in range(CELLS):
            self._table[index] = match.table.cells[index]
        for index in range(FLAGS):
            before[index] = match.flags[index]
        for index in range(TIMES):
            before[FLAGS + index] = match.times[index]
        before[FLAGS + TIMES] = match.points[0]
        before[FLAGS + TIMES + 1] = match.points[1]

    def _put_back(self, match):
        before = self._before
        for index in range(CELLS):
            match.table.cells[index] = self._table[index]
        for index in range(FLAGS):
            match.flags[index] = before[index]
        for index in range(TIMES):
            match.times[index] = before[FLAGS + index]
        match.points[0] = before[FLAGS + TIMES]
        match.points[1] = before[FLAGS + TIMES + 1]

    def _make_room(self):
        room = self.start
        for index in range(room, self.end):
            self._shift(index, index - room)
        self.start = 0
        self.end -= room
        return room > 0

    def _shift(self, source, target):
        self.stamps[target] = self.stamps[source]
        self.players[target] = self.players[source]
        self.codes[target] = self.codes[source]
