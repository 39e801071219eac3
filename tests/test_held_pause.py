# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A key held for a while: the pause on a board without a key for it, the menu, and the end of a match."""

import pytest
from evening import Evening

from boards.parts.edges import LOCK_OUT, Edges
from spit import phases, ticks
from spit.controls import HELD, HELD_AFTER, PAUSE, RELEASE
from spit.pause import ENDING, RUNNING, STOPPED
from spit.session import BOTH
from spit.view import PAUSED, PLAYING

KEYS = ((0, 1, 2, 3), (4, 5, 6, 7))
START = ticks.DEVICE_PERIOD - HELD_AFTER // 2  # the clock wraps while a key is held
STOCK = ("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "2c 3c", "7c 8c")


class Held:
    """Edges of eight keys; what was told, as (microseconds, player, code)."""

    def __init__(self, pause_key=None):
        self.edges = Edges(8, KEYS, pause_key)
        self.got = []

    def add(self, stamp, player, code):
        self.got.append((ticks.diff(stamp, START), player, code))
        return True

    def hear(self, at, key, level):
        self.edges.hear(self, key, level, ticks.add(START, at))
        return self

    def settle(self, until, step=1_000):
        for at in range(until - 20 * step, until + 1, step):
            self.edges.settle(self, ticks.add(START, at))
        return self


def test_a_key_held_is_the_pause_once_at_its_own_time():
    held = Held().hear(0, 2, 1).settle(HELD_AFTER - 1)
    assert held.got == [(0, 0, 2)]
    assert not held.edges.is_settled, "somebody has to look again"
    held.settle(HELD_AFTER + 5_000)
    assert held.got == [(0, 0, 2), (HELD_AFTER, 0, 2 | HELD)]
    assert held.edges.is_settled
    held.settle(4 * HELD_AFTER)
    assert len(held.got) == 2


def test_a_key_let_go_in_time_is_no_pause():
    held = Held().hear(0, 5, 1).settle(HELD_AFTER - 10_000).hear(HELD_AFTER - 5_000, 5, 0).settle(3 * HELD_AFTER)
    assert held.got == [(0, 1, 1), (HELD_AFTER - 5_000, 1, 1 | RELEASE)]


def test_bounce_does_not_begin_the_time_anew():
    held = Held().hear(0, 0, 1)
    for at in range(500, LOCK_OUT - 500, 500):
        held.hear(at, 0, at // 500 % 2 == 0)
    held.hear(LOCK_OUT - 400, 0, 1).settle(HELD_AFTER)
    assert held.got == [(0, 0, 0), (HELD_AFTER, 0, 0 | HELD)]


def test_the_pause_key_can_be_held_too():
    held = Held(pause_key=3).hear(0, 3, 1).settle(3 * HELD_AFTER)
    assert held.got == [(0, 0, PAUSE), (HELD_AFTER, 0, PAUSE | HELD)]
    assert held.edges.is_settled


def test_with_a_pause_key_a_key_held_while_cards_are_played_means_nothing():
    evening = Evening("cursor").play_from(*STOCK)
    evening.press(1, 2, 2 | HELD, at=10)
    assert evening.session.pause.state == RUNNING and evening.view.scene == PLAYING


def without_pause_key(scheme="cursor"):
    evening = Evening(scheme)
    evening.session.holds_pause = True
    return evening


def test_another_key_of_that_player_breaks_the_holding_off_and_what_happens_in_the_game_does_not():
    evening = without_pause_key().play_from(*STOCK)
    evening.press(1, 0, at=10)
    evening.press(1, 1, at=600)
    evening.press(1, 0 | HELD, at=1_510)
    assert evening.session.pause.state == RUNNING
    evening.press(0, 0, at=1_600)
    evening.session.enter(phases.STUCK, evening.session.now)
    evening.press(0, 0 | HELD, at=3_100)
    assert evening.session.pause.state == STOPPED


def test_it_stops_the_game_but_never_lets_it_run_on():
    evening = without_pause_key().play_from(*STOCK)
    evening.press(1, 0, at=10)
    evening.press(0, 1, at=600)
    evening.press(1, 0 | HELD, at=1_510)
    assert evening.session.pause.state == STOPPED and evening.view.scene == PAUSED
    evening.press(0, 1 | HELD, at=2_100)
    assert evening.session.pause.state == STOPPED, "that key was down before"
    evening.press(1, 2, at=3_000)
    assert evening.session.pause.state == ENDING
    evening.run_to(5_000)
    assert evening.session.pause.state == RUNNING


@pytest.mark.parametrize("code", (PAUSE, 0 | HELD))
def test_on_the_title_there_is_nothing_to_stop(code):
    evening = without_pause_key()
    evening.press(0, 0)
    evening.press(0, code)
    assert evening.session.pause.state == RUNNING
    assert evening.session.menu_for == 0


def test_a_demo_that_was_paused_by_a_held_key_goes_on_with_a_spit_key():
    evening = without_pause_key()
    evening.session.start_match(BOTH)
    evening.run(5_000)
    happened = len(evening.results)
    evening.press(0, 3, 3 | HELD)
    for key in (0, 1):  # no spit keys
        evening.press(1, key)
    assert evening.session.pause.state == STOPPED
    evening.press(1, 2)
    assert evening.session.pause.state == ENDING
    assert len(evening.results) == happened, "a person's key on a computer's seat does nothing else"
    evening.run(1_800)
    assert evening.session.pause.state == RUNNING
