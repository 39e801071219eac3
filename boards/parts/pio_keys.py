# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Keys that a PIO state machine watches: each edge with a stamp of 1 us; it must never know what a key does.

The state machine pushes two words at each change (see pio_edges.pio) and DMA puts them into a ring, also while
Python draws or collects garbage. Nothing here allocates once it is made.
"""

from array import array

import rp2pio
import supervisor

from boards.parts.edges import Edges
from boards.parts.pio_program import BEGIN, COUNTER, FREQUENCY, TURN_US
from spit import ticks

_PAIRS = 256  # of words in the ring: six presses that bounce 20 times each, going down and up, fit
_WORDS = 2 * _PAIRS
_EMPTY = 1 << 29  # a word that never comes
_AT_ONCE = 24  # presses and releases: many more do not fit into a spit.order.Order, and wait for the next drain
# Microseconds. supervisor.ticks_ms() counts 1/1024 s and rounds down: it is up to 1953 us behind the moment it is read.
_BEHIND = 2_000
_AHEAD = 3 * _BEHIND  # a stamp further ahead of that clock than this shows that the two run at different speeds


class PioKeys:
    """Every key of both players, on consecutive GPIOs from `first_pin` up.

    numbers: the hardware key number on each of these pins. player_keys, pause_key: see Edges.
    Raises RuntimeError when no state machine is free, ValueError when a pin is in use.

    An edge's stamp is later than the edge by the same time for all keys: more than 40 us, so that the edge is in the
    ring by then, and at most 2 ms.
    """

    resolution_us = TURN_US
    about = "PIO, 1 us"  # for people: what stamps the keys

    def __init__(self, first_pin, numbers, player_keys, pause_key=None):
        self._edges = Edges(len(numbers), player_keys, pause_key)
        self._numbers = bytearray(numbers)
        self._number_of = {1 << pin: numbers[pin] for pin in range(len(numbers))}
        count = len(numbers)
        from boards.parts.pio_program import program  # of use at start only

        self._program = program(count)
        self._machine = rp2pio.StateMachine(
            self._program,
            FREQUENCY,
            init=BEGIN,
            first_in_pin=first_pin,
            in_pin_count=count,
            pull_in_pin_up=(1 << count) - 1,
            in_shift_right=False,
        )
        self._ring = array("i", [_EMPTY] * _WORDS)
        self._at = 0  # where the next pair comes
        self._down = 0  # a bit for each pin
        self._count = COUNTER
        self._stamp = 0  # of the last pair
        self._seen = 0  # the clock at the last drain: what was not in the ring then is later
        self._known = ticks.from_ms(supervisor.ticks_ms())
        self._is_new = True  # the next pair tells levels, not edges
        self._start()

    def drain(self, presses):
        """Hand every edge since the last time to presses.add(stamp, player, code), in its order.

        Returns the moment up to which every edge has been handed on: at least the clock's, or the last edge's. What
        is not in the ring yet is later than all that is.
        """
        now = ticks.from_ms(supervisor.ticks_ms())
        before = self._known
        if now != self._seen and ticks.diff(now, before) > 0:
            self._known = now
        if self._ring[self._at + 1] != _EMPTY and self._read(presses):
            # The clock says nothing about what is in the ring still.
            self._known = self._stamp if ticks.diff(self._stamp, before) > 0 else before
        else:
            self._seen = now
        if not self._edges.is_settled:
            self._edges.settle(presses, self._known)
        return self._known

    def _read(self, presses):
        """Whether there is more in the ring than can be heard at once."""
        if self._machine.rxstall:  # the ring's end came while interrupts were off for long
            self._recover()
            return False
        ring = self._ring
        at = self._at
        stamp = self._stamp
        last = self._count
        is_first = True
        edges = self._edges
        edges.told = 0
        while ring[at + 1] != _EMPTY and edges.told < _AT_ONCE:
            levels = ring[at]
            count = ring[at + 1]
            # The word before this one was taken out: if there is one again, the ring has been filled once over.
            if ring[at - 1] != _EMPTY or levels >= 0 or count < 0:
                self._recover()
                return False
            ring[at] = _EMPTY
            ring[at + 1] = _EMPTY
            at += 2
            if at == _WORDS:
                at = 0
            elapsed = (last - count) & COUNTER
            last = count
            stamp = (stamp + elapsed) % ticks.DEVICE_PERIOD  # 2 ** 30 and more never comes about on the way
            if is_first:
                is_first = False
                stamp = self._in_step(stamp)
            self._hear(presses, ~levels, stamp)
        self._at = at
        self._stamp = stamp
        self._count = last
        if ticks.diff(stamp, self._known) > 0:
            self._known = stamp
        return ring[at + 1] != _EMPTY and edges.told >= _AT_ONCE

    def _in_step(self, stamp):
        """The counter and the ms clock have one crystal. Were it not so, this would mend what has become impossible.

        It also settles the turns of the counter itself, which wraps after nine minutes without an edge.
        """
        if ticks.diff(stamp, self._seen) < 0:
            return self._seen
        # The clock is read here: between the drain's own look at it and the ring's, CircuitPython may do other things.
        clock = ticks.from_ms(supervisor.ticks_ms())
        if ticks.diff(stamp, clock) <= _AHEAD:
            return stamp
        stamp = ticks.add(clock, _BEHIND)
        return stamp if ticks.diff(stamp, self._known) > 0 else ticks.add(self._known, 1)

    def _hear(self, presses, down, stamp):
        edges = self._edges
        changed = down ^ self._down
        self._down = down
        if self._is_new:
            self._is_new = False
            for pin in range(len(self._numbers)):
                edges.doubt(self._numbers[pin], down >> pin & 1, stamp)
            return
        if changed in self._number_of:  # almost always it is one key
            edges.hear(presses, self._number_of[changed], 1 if down & changed else 0, stamp)
            return
        for pin in range(len(self._numbers)):
            if changed >> pin & 1:
                edges.hear(presses, self._numbers[pin], down >> pin & 1, stamp)

    def _recover(self):
        """Words were lost. Nobody's presses of that time count: levels are read anew, for both alike."""
        self._is_new = True
        self._start()

    def _start(self):
        """Begin with an empty ring; the first pair, which comes at once, tells the levels."""
        machine = self._machine
        machine.stop()
        machine.stop_background_read()
        machine.clear_rxfifo()
        for index in range(_WORDS):
            self._ring[index] = _EMPTY
        self._at = 0
        machine.background_read(loop=self._ring)
        self._seen = ticks.from_ms(supervisor.ticks_ms())
        machine.restart()
        # The restart was at most _BEHIND after what the clock says now.
        began = ticks.add(ticks.from_ms(supervisor.ticks_ms()), _BEHIND)
        self._stamp = began if ticks.diff(began, self._known) > 0 else self._known
        self._count = COUNTER
