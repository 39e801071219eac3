# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The PC's stand-in for CircuitPython's `keypad`: queues edges with their time; it must never know where a key is.

The same names, the same times and the same faults as on the device: the newest edge is dropped when the queue is
full, and reset() reports the keys that are down once more. `now_ms` is handed in by whoever installs the module.
"""

TICKS = 1 << 29  # the device's milliseconds wrap here


def _no_clock():
    return 0


now_ms = _no_clock
_scanners: list = []


def change(pin, pressed):
    """A pin of any Keys changes its level now."""
    for scanner in _scanners:
        scanner.change(pin, pressed)


class Event:
    """One edge: key_number, pressed (released is its opposite), timestamp in milliseconds, wrapping at 2**29."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = now_ms() if timestamp is None else timestamp

    @property
    def released(self):
        """The opposite of pressed."""
        return not self.pressed


class EventQueue:
    """Edges in the order in which they were seen, up to a limit."""

    def __init__(self, max_events):
        self.overflowed = False
        self._limit = max_events
        self._edges: list = []

    def __len__(self):
        return len(self._edges)

    def __bool__(self):
        return bool(self._edges)

    def get_into(self, event):
        """Move the oldest edge into `event`; False when there is none."""
        if not self._edges:
            return False
        event.key_number, event.pressed, event.timestamp = self._edges.pop(0)
        return True

    def get(self):
        """The oldest edge as a new Event, or None."""
        event = Event()
        return event if self.get_into(event) else None

    def clear(self):
        """Forget every edge, and that some were lost."""
        self._edges.clear()
        self.overflowed = False

    def put(self, key_number, pressed, timestamp):
        """An edge from the scanner; lost when the queue is full."""
        if len(self._edges) >= self._limit:
            self.overflowed = True
        else:
            self._edges.append((key_number, pressed, timestamp))


class Keys:
    """Keys on pins: on a PC a pin is any name that change() is called with."""

    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.020, max_events=64, debounce_threshold=1):
        self.events = EventQueue(max_events)
        self.key_count = len(pins)
        self._pins = tuple(pins)
        self._levels = [False] * len(pins)  # of the pins
        self._seen = [False] * len(pins)  # by the scanner
        _scanners.append(self)

    def change(self, pin, pressed):
        """A pin changes its level now; one that is no key's does nothing."""
        if pin in self._pins:
            key_number = self._pins.index(pin)
            self._levels[key_number] = pressed
            self._scan(key_number)

    def reset(self):
        """Take all keys for released; those that are down give an edge at once."""
        self._seen = [False] * self.key_count
        for key_number in range(self.key_count):
            self._scan(key_number)

    def deinit(self):
        """Scan no more."""
        if self in _scanners:
            _scanners.remove(self)

    def _scan(self, key_number):
        level = self._levels[key_number]
        if level != self._seen[key_number]:
            self._seen[key_number] = level
            self.events.put(key_number, level, now_ms())
