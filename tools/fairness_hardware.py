# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Hardware that exists only in numbers: keys, a ms clock, and what watches the keys; it must never know a player.

Time is an integer of nanoseconds that passes only when advance() says so, and a little at each look at the clock. What
watches the keys works out what it will do with their edges when they are scheduled, so that hours pass in seconds.
"""

import sys
import types
from typing import Any

from fairness_pio import Machine
from fairness_scanner import BOOT, SECOND, Scanner

from boards.parts import desktop_standins
from boards.parts.desktop_keypad import TICKS

_rp2pio: Any = types.ModuleType("rp2pio", "PIO.")


class Hardware:
    """Keys, a clock, and what watches them. edges: (nanoseconds, key number, 0 up or 1 down), in their order."""

    def __init__(self, keys, chance=None):
        self.ns = 0
        self.levels = bytearray(keys)
        self.edges: list = []
        self._next = 0
        self._devices: list = []
        self._chance = chance  # how long a look at the clock takes; None: no time

    def install(self):
        """From now on `supervisor`, `keypad` and `rp2pio` are this hardware's."""
        desktop_standins.install(self)
        _rp2pio.StateMachine = self.state_machine
        sys.modules["rp2pio"] = _rp2pio

    def scanner(self, queue=64):
        """A keypad.Keys with an interval of a tick and no debouncing of its own."""
        return self._attached(Scanner(self, queue))

    def state_machine(self, _program, _frequency, **settings):
        """A rp2pio.StateMachine that runs pio_edges.pio; `first_in_pin` is a list of the key on each pin."""
        return self._attached(Machine(self, settings["first_in_pin"]))

    def _attached(self, device):
        self._devices.append(device)
        return device

    def schedule(self, edges):
        """What the keys will do next; all that was scheduled before must be over."""
        self.edges = edges
        self._next = 0
        for device in self._devices:
            device.plan(edges)

    def left(self):
        """The edges that have not come yet."""
        return self.edges[self._next :]

    def advance(self, ns):
        """Let time pass."""
        self.ns = now = self.ns + ns
        edges = self.edges
        at = self._next
        while at < len(edges) and edges[at][0] <= now:
            self.levels[edges[at][1]] = edges[at][2]
            at += 1
        self._next = at
        for device in self._devices:
            device.run(now)

    def now_ms(self):
        """Milliseconds as supervisor counts them: in ticks of 1/1024 s, rounded down."""
        return (self.ns * 1024 // SECOND * 1000 // 1024 + BOOT) % TICKS

    def ticks_ms(self):
        """The same, and a moment passes; sometimes CircuitPython's own duties come in between."""
        now = self.now_ms()
        if self._chance:
            self.advance(self._chance.randrange(5_000, 40_000) if self._chance.random() < 0.98 else 30_000_000)
        return now
