# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""One match of computer against computer in simulated time; it must never know what it is played for.

The caller has put the repository's root on sys.path.
"""

import random

from spit import controls, ticks, trace
from spit.computer import Computer
from spit.levels import MEDIUM
from spit.match import Match
from spit.order import Order
from spit.phases import MATCH_OVER, SLAP
from spit.session import BOTH, Session
from spit.view import View

SCHEMES = ("direct", "quick", "cursor")
LONGEST = 4 * 3600 * 1_000_000  # microseconds of play; a match that lasts longer has no way out

# Microseconds: how often a computer looks. It counts from the time of what it sees, so that this must only be quicker
# than any of them reacts.
LOOK = 150_000
LOOK_FOR_CUE = 10_000


class Endless(Exception):
    """A match that does not end."""


class Simulated:
    """Everything around a session, as the device puts it together. played: microseconds since the first layout.

    The same arguments give the same match. write: takes the lines of a trace.
    """

    def __init__(self, seed, scheme, points_limit=0, levels=(MEDIUM, MEDIUM), write=None):
        self.name = "seed %d, %s" % (seed, scheme)
        chance = random.Random(seed)
        self.now = chance.randrange(ticks.DEVICE_PERIOD)
        self.match = Match(points_limit)
        schemes = tuple(controls.for_player(scheme, player, False) for player in range(2))
        recorder = trace.Recorder(write) if write else None
        self.session = Session(self.match, schemes, chance.randrange, self.now, recorder)
        self.computers = [Computer(player, schemes[player], chance.randrange, levels[player]) for player in range(2)]
        self.presses = Order()
        self.view = View()
        self.played = 0
        self.session.start_match(BOTH)
        self.view.look(self.session, self.now)

    def step(self):
        """Straight on to the next moment at which anything can happen; False once the match is over."""
        wait = LOOK_FOR_CUE if self.session.phase == SLAP else LOOK
        if self.session.is_timed:  # nothing changes before that
            wait = ticks.diff(self.session.deadline, self.session.now)
        for computer in self.computers:
            planned = ticks.diff(computer.next_at, self.now)
            if 0 < planned < wait:
                wait = planned
        self.now = ticks.add(self.now, wait)
        self.played += wait
        for computer in self.computers:
            computer.press(self.view, self.now, self.presses)
        self.session.step(self.now, self.presses)
        self.view.look(self.session, self.now)
        if self.played > LONGEST:
            raise Endless("%s: no end after %d rounds" % (self.name, self.session.round))
        return self.session.phase != MATCH_OVER
