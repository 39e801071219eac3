# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Two computer players at the keys of one scheme, with all that stands around them on a device but the hardware."""

import large_first  # noqa: F401  # isort: skip
from chance import Chance

from spit import controls, session, ticks
from spit.computer import Computer
from spit.match import Match
from spit.order import Order
from spit.session import BOTH, Session
from spit.view import View

STEP = 100_000  # microseconds
START = ticks.DEVICE_PERIOD - 20_000_000  # so that the first match crosses the wrap


class Evening:
    """Built once; plays any number of matches, and then allocates nothing."""

    def __init__(self, scheme, points_limit, seed):
        self.chance = Chance(seed)
        below = self.chance.below
        self.match = Match(points_limit)
        self.hands = [controls.for_player(scheme, player, False) for player in range(2)]
        self.presses = Order()
        self.now = START
        self.game = Session(self.match, self.hands, below, START)
        self.computers = [Computer(player, self.hands[player], below) for player in range(2)]
        self.view = View()
        self.digest = 0
        self.seconds = 0  # of the last match
        self.steps = 0  # of the last match

    def play_match(self):
        """A whole match, from the layout to its end; returns the number of rounds."""
        self.game.start_match(BOTH)
        self.steps = 0
        while self.game.phase != session.MATCH_OVER:
            self.step()
        self.seconds = self.steps * STEP // 1_000_000
        return self.game.round

    def play_round(self):
        """From the layout until the cards are laid out for another round."""
        self.game.start_match(BOTH)
        while self.game.round == 1:
            self.step()

    def step(self):
        """One turn of the loop."""
        self.steps += 1
        self.now = ticks.add(self.now, STEP)
        for player in range(2):
            self.computers[player].press(self.view, self.now, self.presses)
        self.game.step(self.now, self.presses)
        self.view.look(self.game, self.now)

    def note(self):
        """Fold all that can be seen into the digest; no int on the way reaches 2**30."""
        digest = self.digest
        for pile in range(14):
            digest = (digest * 31 + self.view.faces[pile] * 60 + self.view.counts[pile]) % 16_777_213
        for player in range(2):
            digest = (digest * 31 + self.view.line[player] * 8 + self.view.scene) % 16_777_213
        self.digest = digest
