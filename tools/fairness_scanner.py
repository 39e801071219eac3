# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""keypad's scanner in numbers; it must never know whose a key is."""

from boards.parts.desktop_keypad import TICKS, EventQueue

BOOT = 0x1FFF0000  # supervisor.ticks_ms() when the board starts
SECOND = 1_000_000_000


def scan_after(ns):
    """When keypad's first scan at or after that moment comes."""
    return _moment(_scan(ns))


def _scan(ns):
    return -(-ns * 1024 // SECOND)


def _moment(scan):
    return -(-scan * SECOND // 1024)


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
