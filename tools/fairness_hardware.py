# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Hardware that exists only in numbers: a ms clock, keypad's scanner, a PIO with its DMA; it must never know a player.

Time is an integer of nanoseconds that passes only when advance() says so, and a little at each look at the clock. What
the hardware does with the edges of the keys is worked out when they are scheduled, so that hours pass in seconds.
tests/test_pio_program.py holds the PIO here against the device's own program.
"""

import sys
import types
from typing import Any

from boards.parts import desktop_standins
from boards.parts.desktop_keypad import TICKS, EventQueue
from boards.parts.pio_program import COUNTER, TURN_US

BOOT = 0x1FFF0000  # supervisor.ticks_ms() when the board starts
_TURN = TURN_US * 1000
_SAMPLE = 200  # from a turn's begin to its look at the pins
_PUSHED = 300  # from there to the second word

SECOND = 1_000_000_000

_rp2pio: Any = types.ModuleType("rp2pio", "PIO.")


def scan_after(ns):
    """When keypad's first scan at or after that moment comes."""
    return _moment(_scan(ns))


def _scan(ns):
    return -(-ns * 1024 // SECOND)


def _moment(scan):
    return -(-scan * SECOND // 1024)


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


class Scanner:
    """keypad's scan of all keys at each tick: equal stamps for equal scans, queued by rising key number."""

    def __init__(self, hardware, queue):
        self.events = EventQueue(queue)
        self.key_count = len(hardware.levels)
        self._hardware = hardware
        self._seen = bytearray(self.key_count)
        self._planned: list = []
        self._next = 0

    def plan(self, edges):
        """Which scan reports what."""
        planned = self._planned = []
        self._next = 0
        levels: dict = {}
        scan = -1
        for ns, key, level in edges:
            of_edge = _scan(ns)
            if of_edge != scan:
                self._report(scan, levels, planned)
                scan = of_edge
            levels[key] = level
        self._report(scan, levels, planned)

    def _report(self, scan, levels, planned):
        for key in sorted(levels):
            if levels[key] != self._seen[key]:
                self._seen[key] = levels[key]
                when = _moment(scan)
                planned.append((when, key, bool(levels[key]), (scan * 1000 // 1024 + BOOT) % TICKS))
        levels.clear()

    def run(self, now):
        """Up to now."""
        planned = self._planned
        while self._next < len(planned) and planned[self._next][0] <= now:
            _when, key, level, stamp = planned[self._next]
            self.events.put(key, level, stamp)
            self._next += 1

    def reset(self):
        """All keys count as up; the next scan reports those that are down."""
        self._seen = bytearray(self.key_count)
        down = [(self._hardware.ns, key, 1) for key, level in enumerate(self._hardware.levels) if level]
        self.plan(down + self._hardware.left())


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
