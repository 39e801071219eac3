# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The PIO's state machine and its DMA in numbers; it must never know whose a key is.

tests/test_pio_program.py holds it against the device's own program, run instruction by instruction.
"""

from typing import Any

from boards.parts.pio_program import COUNTER, TURN_US

_TURN = TURN_US * 1000
_SAMPLE = 200  # from a turn's begin to its look at the pins
_PUSHED = 300  # from there to the second word


class Machine:
    """The state machine of pio_edges.pio and the DMA behind it. rxstall can be set to say that words were lost."""

    def __init__(self, hardware, keys):
        self.rxstall = False
        self.restarts = 0
        self._hardware = hardware
        self._pins = {key: pin for pin, key in enumerate(keys)}
        self._ring: Any = None
        self._at = 0
        self._began = hardware.ns
        self._levels = 0
        self._planned: list = []
        self._next = 0

    def background_read(self, *, loop):
        """DMA into a ring."""
        self._ring = loop
        self._at = 0

    def stop_background_read(self):
        """No more."""
        self._ring = None

    def clear_rxfifo(self):
        """Forget what nobody has taken, and that words were lost."""
        self.rxstall = False

    def stop(self):
        """Nothing is pushed until restart()."""
        self._planned = []
        self._next = 0

    def restart(self):
        """The counter begins anew, and the first turn pushes whatever the levels are."""
        self.restarts += 1
        self._began = self._hardware.ns
        self._levels = 0
        for key, pin in self._pins.items():
            self._levels |= self._hardware.levels[key] << pin
        self.plan(self._hardware.left(), True)

    def plan(self, edges, is_first=False):
        """Which turn pushes what."""
        planned = self._planned = []
        self._next = 0
        turn = 1
        pushed = None if is_first else self._levels
        levels = self._levels
        for ns, key, level in edges:
            of_edge = max(1, -(-(ns - self._began - _SAMPLE) // _TURN) + 1)
            if of_edge != turn:
                if levels != pushed:
                    planned.append(self._words(turn, levels))
                    pushed = levels
                turn = of_edge
            if key in self._pins:
                bit = 1 << self._pins[key]
                levels = levels | bit if level else levels & ~bit
        if levels != pushed:
            planned.append(self._words(turn, levels))
        self._levels = levels

    def _words(self, turn, levels):
        when = self._began + (turn - 1) * _TURN + _SAMPLE + _PUSHED
        return when, ~levels, (COUNTER - turn) & COUNTER

    def run(self, now):
        """Up to now."""
        planned = self._planned
        while self._next < len(planned) and planned[self._next][0] <= now:
            ring = self._ring
            if ring is not None:
                ring[self._at] = planned[self._next][1]
                ring[self._at + 1] = planned[self._next][2]
                self._at = (self._at + 2) % len(ring)
            self._next += 1
