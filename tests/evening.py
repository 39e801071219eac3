# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A session to press keys on at given milliseconds; it must never reach past what a board hands in."""

import random

from spit import controls, ticks
from spit.cards import RANKS, SUITS
from spit.computer import Computer
from spit.levels import MEDIUM
from spit.match import Match
from spit.order import Order
from spit.session import Session
from spit.standing import MATCH_OVER, PHASE, WINNER
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE
from spit.view import View

# Just before the wrap, so that every test that lasts longer crosses it.
START = ticks.DEVICE_PERIOD - 2_000_000


def card(name):
    """The card of a name such as Th."""
    return SUITS.index(name[1]) * 13 + RANKS.index(name[0])


def lay(match, stock1, stock2, piles, spit1="", spit2=""):
    """Put a position on the table: "6s / 9c 3d / Kh" for the stock, "5h / Qs" for the spit piles."""
    table = match.table
    table.clear()
    for player, stock in enumerate((stock1, stock2)):
        for place, pile in enumerate(stock.split("/")):
            for name in pile.split():
                table.put(card(name), player * PLACES + place)
    for player, spit in enumerate((spit1, spit2)):
        for name in spit.split():
            table.put(card(name), SPIT_CARDS + player)
    for index, pile in enumerate(piles.split("/")):
        for name in pile.split():
            table.put(card(name), SPIT_PILE + index)
    match.resume()


class Evening:
    """A session with everything around it; times are milliseconds since its start."""

    def __init__(self, scheme="direct", seed=1, points_limit=0, turned=False, recorder=None, start=START, level=MEDIUM):
        self.start = start
        self.chance = random.Random(seed)
        self.match = Match(points_limit)
        self.controls = tuple(controls.for_player(scheme, player, turned) for player in range(2))
        self.presses = Order()
        self.session = Session(self.match, self.controls, self.chance.randrange, start, recorder)
        chance = self.chance.randrange
        self.computers = [Computer(player, self.controls[player], chance, level) for player in range(2)]
        self.view = View()
        self.results = []
        self.at = 0
        act = self.session.act

        def noted_act(player, action, stamp):
            result = act(player, action, stamp)
            self.results.append((player, action, result))
            return result

        self.session.act = noted_act

    def stamp(self, ms):
        """The handed-in clock at that time."""
        return ticks.add(self.start, round(ms * 1000))

    def press(self, player, *keys, at=None):
        """Press keys one after the other at one time (default: now) and let the session decide them."""
        self.queue(player, *keys, at=at)
        return self.run_to(self.at if at is None else at)

    def queue(self, player, *keys, at=None):
        """Press keys that nothing drains yet."""
        for key in keys:
            assert self.presses.add(self.stamp(self.at if at is None else at), player, key)

    def run_to(self, ms):
        """One step at that time."""
        self.at = max(self.at, ms)
        self.session.step(self.stamp(ms), self.presses)
        self.view.look(self.session, self.stamp(ms))
        return self.session.phase

    def run(self, ms, step=20):
        """Steps of `step` ms for so long, computer players included."""
        end = self.at + ms
        while self.at < end:
            for player in range(2):
                if self.session.computers >> player & 1:
                    self.computers[player].press(self.view, self.stamp(self.at + step), self.presses)
            self.run_to(self.at + step)
        return self.session.phase

    def play_from(self, *position, arrow=0, phase=None):
        """Skip to the middle of a match: the position of lay() on the table, in play."""
        self.session.start_match(0)
        self.match.flags[1] = arrow
        lay(self.match, *position)
        self.session.follow(self.session.now)
        self.view.look(self.session, self.stamp(self.at))
        return self


def match_over():
    """An evening at the end of a match that player 1 has won."""
    evening = Evening("direct").play_from("6s / / / / ", "4h 9h / / / / ", "5h / Qs", "2c", "7c")
    evening.match.flags[PHASE] = MATCH_OVER
    evening.match.flags[WINNER] = 0
    evening.session.follow(evening.session.now)
    return evening
