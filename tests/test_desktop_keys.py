# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The key source of every board, KeypadKeys, on the PC's stand-in for keypad: edges, stamps, bounce, lost edges."""

import pytest

from boards.parts import desktop_keypad, desktop_standins
from boards.parts.desktop_keypad import TICKS
from spit import ticks
from spit.controls import PAUSE, RELEASE


class Clock:
    """A clock in milliseconds that stands until it is set. It begins just before the wrap."""

    def __init__(self):
        self.ms = TICKS - 20

    def now_ms(self):
        return self.ms % TICKS

    ticks_ms = now_ms


class Presses:
    """What was handed on, and when (in ms since the clock's start)."""

    def __init__(self, start):
        self.start = ticks.from_ms(start)
        self.got = []

    def add(self, stamp, player, code):
        self.got.append((ticks.diff(stamp, self.start) // 1000, player, code))
        return True


class Desk:
    """Keys named a, b, c ... whose numbers are 0, 1, 2 ..., pressed at given milliseconds."""

    def __init__(self, clock, player_keys, pause_key, max_events):
        import keypad

        from boards.parts.keypad_keys import KeypadKeys

        self.clock = clock
        self.start = clock.ms
        self.scanner = keypad.Keys(tuple("abcdefgh"), value_when_pressed=False, max_events=max_events)
        self.keys = KeypadKeys(self.scanner, player_keys, pause_key)
        self.presses = Presses(self.start % TICKS)

    def change(self, ms, *edges):
        """At that time: +a goes down, -a goes up."""
        self.clock.ms = self.start + ms
        for edge in edges:
            desktop_keypad.change(edge[1], edge[0] == "+")

    def drained(self, ms=None):
        """What a drain at that time hands on."""
        if ms is not None:
            self.clock.ms = self.start + ms
        self.presses.got = []
        self.keys.drain(self.presses)
        return self.presses.got


@pytest.fixture
def desk():
    clock = Clock()
    desktop_standins.install(clock)
    made = []

    def make(player_keys=((0, 1, 2), (4, 3)), pause_key=6, max_events=64):
        made.append(Desk(clock, player_keys, pause_key, max_events))
        return made[-1]

    yield make
    for each in made:
        each.scanner.deinit()


def test_each_edge_goes_to_its_player_with_its_code(desk):
    desk = desk()
    desk.change(10, "+a")
    desk.change(12, "+e")
    desk.change(40, "-a", "-e")
    assert desk.drained() == [(10, 0, 0), (12, 1, 0), (40, 0, RELEASE), (40, 1, RELEASE)]


def test_stamps_cross_the_wrap(desk):
    desk = desk()
    desk.change(15, "+b")
    desk.change(30, "+d")  # the clock wraps at 20
    assert desk.drained() == [(15, 0, 1), (30, 1, 1)]


def test_equal_stamps_stay_equal(desk):
    desk = desk()
    desk.change(10, "+e", "+a")
    assert [stamp for stamp, _player, _code in desk.drained()] == [10, 10]


def test_keys_of_nobody_do_nothing(desk):
    desk = desk()
    desk.change(10, "+f", "+h")
    desktop_keypad.change("no such key", True)
    assert desk.drained() == []


def test_the_pause_key_belongs_to_both(desk):
    desk = desk()
    desk.change(10, "+g")
    assert desk.drained() == [(10, 0, PAUSE)]


def test_a_held_key_gives_one_press(desk):
    desk = desk()
    desk.change(10, "+a")
    assert len(desk.drained()) == 1
    assert desk.drained(500) == []


@pytest.mark.parametrize("first_scan", (0, 1, 2))
def test_a_key_that_was_down_at_the_start_gives_no_press_until_it_goes_down_again(desk, first_scan):
    keys = desk()
    keys.change(first_scan, "+a", "+g")
    assert keys.drained(5) == []
    assert keys.drained(2_000) == [], "nor is it held"
    keys.change(2_010, "-a")
    assert keys.drained(2_020) == [(2_010, 0, 0 | RELEASE)]
    keys.change(2_030, "+a")
    assert keys.drained(2_040) == [(2_030, 0, 0)]


def test_bounce_gives_one_press_at_the_first_edge(desk):
    desk = desk()
    desk.change(10, "+a")
    for ms in (11, 12, 13, 14):
        desk.change(ms, "-a" if ms % 2 else "+a")
    desk.change(100, "-a")
    desk.change(101, "+a")
    desk.change(102, "-a")
    assert desk.drained() == [(10, 0, 0), (100, 0, RELEASE)]
    assert desk.drained(200) == []


def test_a_very_short_press_is_let_go_once_the_lock_out_is_over(desk):
    desk = desk()
    desk.change(10, "+a")
    desk.change(13, "-a")
    assert desk.drained(14) == [(10, 0, 0)]
    assert desk.drained(17) == []
    assert desk.drained(30) == [(18, 0, RELEASE)]
    assert desk.drained(40) == []


def test_the_other_players_keys_are_not_locked_out(desk):
    desk = desk()
    desk.change(10, "+a")
    desk.change(11, "-a", "+e")
    assert desk.drained(12) == [(10, 0, 0), (11, 1, 0)]


def test_a_full_queue_drops_the_newest_and_recovers(desk):
    desk = desk(max_events=2)
    desk.change(10, "+a")
    desk.change(11, "+e")
    desk.change(30, "-a")  # lost
    assert desk.scanner.events.overflowed
    assert desk.drained(31) == [(10, 0, 0), (11, 1, 0)]
    assert not desk.scanner.events.overflowed
    # a was let go: that comes out late. e is still down: no second press.
    assert desk.drained(50) == [(39, 0, RELEASE)]
    desk.change(60, "+a", "-e")
    assert desk.drained() == [(60, 0, 0), (60, 1, RELEASE)]


def test_a_key_that_went_down_while_edges_were_lost_is_pressed_late(desk):
    desk = desk(max_events=2)
    desk.change(10, "+a")
    desk.change(20, "-a")
    desk.change(25, "+b")  # lost
    assert desk.drained(30) == [(10, 0, 0), (20, 0, RELEASE)]
    assert desk.drained(31) == [(30, 0, 1)]


def test_events_are_read_into_one_event(desk):
    desk = desk()
    desk.change(10, "+c")
    event = desk.scanner.events.get()
    assert (event.key_number, event.pressed, event.released) == (2, True, False)
    assert event.timestamp == (desk.start + 10) % TICKS
    assert not desk.scanner.events
    assert desk.scanner.events.get() is None


def test_reset_reports_the_keys_that_are_down(desk):
    desk = desk()
    desk.change(10, "+a", "+c", "-c")
    desk.scanner.events.clear()
    desk.scanner.reset()
    assert len(desk.scanner.events) == 1
    assert desk.scanner.events.get().key_number == 0
