# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Contests for one spit pile, decided by the game itself on a key source, and what came of them; it has no hardware.

A contest: two cards of which only the first one fits. The game's own loop runs around it: drain, step, drain, step.
"""

import random
from typing import Any

import fairness_hardware
import fairness_presses
import fairness_scanner
from fairness_counts import Counts
from fairness_presses import GAPS_US, MS, REST, US

import boards
from spit import controls, ticks
from spit.controls import RELEASE
from spit.match import Match
from spit.order import Order
from spit.session import PLAYING, Session
from spit.standing import ARROW, COVERER, FLAGS
from spit.table import CELLS, PLACES, SPIT_PILE

SOURCES = ("pio", "keypad", "queue", "polling")
NAMES = {
    "pio": "PIO",
    "keypad": "keypad",
    "queue": "keypad, in the queue's order",
    "polling": "polling loop",
}
OURS = ("pio", "keypad")
SCANNED = ("keypad", "queue")
BOARD = "adafruit_macropad_rp2040"
_PLACES = 4  # contested: four sixes and four eights, for a seven
_UP_FRONT = ((0, 5), (1, 7))  # players and the rank of their cards: six and eight


class Watched(Order):
    """The game's own order of presses, and what was told to it."""

    def __init__(self):
        super().__init__()
        self.downs = [0, 0]
        self.ups = [0, 0]
        self.stamps_told = [0, 0]

    def add(self, stamp, player, code):
        """As Order's."""
        if code & RELEASE:
            self.ups[player] += 1
        else:
            self.downs[player] += 1
            self.stamps_told[player] = stamp
        return super().add(stamp, player, code)


class Bench:
    """One source on one wiring, and a game that waits for presses. swapped: the players' keys are each other's."""

    def __init__(self, source, swapped, seed):
        self.chance = random.Random("%s %s %s" % (seed, source, swapped))
        board = boards.find(BOARD)
        self.player_keys = board.KEYS[::-1] if swapped else board.KEYS
        keys = board.PAUSE + 1
        self.hardware = fairness_hardware.Hardware(keys, self.chance)
        self.hardware.install()
        self.moments = None
        self.is_scanned = source in SCANNED
        self.source = self._source(source, keys, board.PAUSE)
        self.presses = fairness_presses.Presses(self.chance)
        self.order = Watched()
        self._set_up()

    def _source(self, name, keys, pause):
        from boards.parts.keypad_keys import KeypadKeys

        if name == "pio":
            from boards.parts.pio_keys import PioKeys

            # GPIO0 is the push button, GPIO1-12 are keys 1-12.
            pins = bytes((pause,)) + bytes(range(keys - 1))
            return PioKeys(pins, pins, self.player_keys, pause)
        if name == "keypad":
            return KeypadKeys(self.hardware.scanner(), self.player_keys, pause)
        import fairness_others

        other: Any
        if name == "queue":
            other = fairness_others.QueueOrder(self.hardware.scanner(), self.player_keys, pause)
        else:
            other = fairness_others.Polling(self.hardware.levels, self.player_keys, pause)
        self.moments = other.moments
        return other

    def _set_up(self):
        self.hardware.advance(20 * MS)  # a key that is down when the board starts does not count
        self.match = Match()
        schemes = tuple(controls.for_player("quick", player, False) for player in range(2))
        now = self.source.drain(self.order)
        self.session = Session(self.match, schemes, self.chance.randrange, now)
        self.session.start_match(0)
        table = self.match.table
        table.clear()
        for player, rank in _UP_FRONT:
            for place in range(_PLACES):
                table.put(place * 13 + 9 + 2 * player, player * PLACES + place)  # a card beneath
                table.put(place * 13 + rank, player * PLACES + place)
        table.put(6, SPIT_PILE)  # a seven, and an ace that nobody's card fits
        table.put(0, SPIT_PILE + 1)
        self.match.resume()
        self.session.follow(now)
        if self.session.phase != PLAYING:
            raise AssertionError("the game does not wait for cards")
        self._cells = bytes(table.cells)
        self._flags = bytes(self.match.flags)

    def _lay_again(self):
        match = self.match
        arrow = match.flags[ARROW]  # it goes from contest to contest, as from card to card
        for index in range(CELLS):
            match.table.cells[index] = self._cells[index]
        for index in range(FLAGS):
            match.flags[index] = self._flags[index]
        match.flags[ARROW] = arrow

    def contest(self, gap_us, counts):
        """One contest, from the cards on the table to the keys at rest."""
        chance = self.chance
        hardware = self.hardware
        order = self.order
        first = chance.randrange(2)
        keys = [self.player_keys[player][chance.randrange(_PLACES)] for player in range(2)]
        edges = self.presses.contest(hardware.ns, gap_us * US, keys[first], keys[1 - first])
        hardware.schedule(edges)
        for told in (order.downs, order.ups):
            told[0] = told[1] = 0
        end = edges[-1][0] + REST
        while hardware.ns < end:
            hardware.advance(self.presses.turn())
            self.session.step(self.source.drain(order), order)
        # What is stamped a little later than the clock says is decided a turn later.
        hardware.advance(5 * MS)
        self.session.step(self.source.drain(order), order)
        self._count(gap_us, first, counts)
        self._lay_again()

    def _count(self, gap_us, first, counts):
        order = self.order
        counts.contests += 1
        for player in range(2):
            for told in (order.downs[player], order.ups[player]):
                if told < 1:
                    counts.lost += 1
                elif told > 1:
                    counts.doubled += 1
        if order.downs != [1, 1]:
            return
        winner = self.match.flags[COVERER]
        margin = ticks.diff(order.stamps_told[1 - first], order.stamps_told[first])
        if self.moments:
            is_tie = self.moments[0] == self.moments[1]
            is_wrong = winner != first
        else:
            is_tie = margin == 0
            is_wrong = not is_tie and winner != first
            counts.margin_off = max(counts.margin_off, abs(margin - gap_us))
        if is_tie:
            counts.ties += 1
            counts.ties_won += winner == 0
        if gap_us and is_wrong:
            if self.is_scanned and self._is_hidden():
                counts.hidden += 1
            else:
                counts.wrong += 1

    def _is_hidden(self):
        """Whether the first scan after a key's first edge found its contact open."""
        for key in {key for _ns, key, _level in self.hardware.edges}:
            edges = [(ns, level) for ns, edge_key, level in self.hardware.edges if edge_key == key]
            scan = fairness_scanner.scan_after(edges[0][0])
            if not [level for ns, level in edges if ns <= scan][-1]:
                return True
        return False


def measure(source, contests, seed, progress):
    """So many contests on a source, half of them with the players' keys swapped: {(gap, swapped): Counts}."""
    results = {}
    done = 0
    for swapped in (False, True):
        bench = Bench(source, swapped, seed)
        for gap in GAPS_US:
            results[gap, swapped] = Counts()
        half = contests // 2 if not swapped else contests - contests // 2
        gaps: list = []
        for _ in range(half):
            if not gaps:
                gaps = bench.chance.sample(GAPS_US, len(GAPS_US))
            gap = gaps.pop()
            bench.contest(gap, results[gap, swapped])
            done += 1
            if done % 200 == 0:
                progress(source, done, contests)
    return results
