# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A key held down: from the title to the menu, from a pause or a match's end to the title."""

import pytest
from evening import Evening, match_over

from spit import phases
from spit.controls import HELD, PAUSE, RELEASE
from spit.idle import AWAKE, OFF, OFF_AFTER
from spit.pause import RUNNING, STOPPED
from spit.standing import MATCH_OVER, NOBODY, PHASE, WINNER

OFF_MS = OFF_AFTER // 1000
LAST_CARD = ("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs Ks 2s", "2c 3c", "7c 8c")
STOCK = ("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "2c 3c", "7c 8c")


# The menu


@pytest.mark.parametrize("player", (0, 1))
def test_a_key_held_on_the_title_asks_for_the_menu(player):
    evening = Evening("cursor")
    evening.press(player, 1)
    assert evening.session.menu_for == NOBODY
    holding = []
    for at in (0, 499, 500, 999, 1_000, 1_499):
        evening.run_to(at)
        holding.append(evening.view.holding[player])
    assert holding == [0, 0, 2, 2, 1, 1] and not evening.view.holding[1 - player]
    evening.press(player, 1 | HELD, at=1_500)
    assert evening.session.menu_for == player


def test_a_key_let_go_in_time_opens_no_menu():
    evening = Evening("cursor")
    evening.press(0, 1)
    evening.run_to(1_200)
    assert list(evening.view.holding) == [1, 0]
    evening.press(0, 1 | RELEASE)
    assert list(evening.view.holding) == [0, 0] and evening.session.menu_for == NOBODY


def test_nobody_opens_the_menu_over_the_head_of_somebody_who_waits():
    evening = Evening("cursor")
    evening.press(0, 1)
    evening.press(0, 1 | RELEASE, at=100)
    evening.session.computers = 2
    evening.press(1, 1, at=200)
    evening.session.said = 1
    evening.run_to(1_000)
    assert list(evening.view.holding) == [0, 0]
    evening.press(1, 1 | HELD, at=1_700)
    assert evening.session.menu_for == NOBODY


def test_the_pause_key_on_the_title_asks_for_the_menu():
    evening = Evening()
    evening.press(0, PAUSE)
    assert evening.session.menu_for == 0


def test_a_key_that_only_woke_the_display_asks_for_nothing_when_it_is_held():
    evening = Evening()
    evening.run(OFF_MS + 1_000, step=1_000)
    assert evening.view.dimness == OFF
    evening.press(0, 3)
    assert (evening.session.phase, evening.session.said, evening.view.dimness) == (phases.TITLE, 0, AWAKE)
    evening.press(0, 3 | HELD, at=evening.at + 1_500)
    assert evening.session.menu_for == NOBODY
    evening.press(0, 2, at=evening.at + 1)
    evening.press(0, 3 | HELD, at=evening.at + 1)
    assert evening.session.menu_for == NOBODY, "also when its player presses another one"
    evening.press(0, 3, at=evening.at + 1)
    evening.press(0, 3 | HELD, at=evening.at + 1_500)
    assert evening.session.menu_for == 0


# The end of a match in a pause


def paused(scheme="direct"):
    evening = Evening(scheme).play_from(*STOCK)
    evening.press(0, PAUSE, at=100)
    assert evening.session.pause.state == STOPPED
    return evening


@pytest.mark.parametrize("player, key", [(0, 5), (1, 6), (0, PAUSE)])
def test_a_key_that_ends_the_pause_ends_no_match_when_it_stays_down(player, key):
    evening = paused()
    evening.press(player, key, at=1_000)
    evening.press(player, key | HELD, at=2_500)
    assert evening.session.phase == phases.PLAYING
    assert evening.run_to(2_800) == phases.PLAYING and evening.session.pause.state == RUNNING


@pytest.mark.parametrize("player, key", [(0, 0), (1, 3), (0, 4)])
def test_a_key_held_in_a_pause_ends_the_match(player, key):
    evening = paused()
    evening.press(player, key, at=1_000)
    evening.press(player, key | HELD, at=2_500)
    assert evening.session.phase == phases.TITLE and evening.view.scene == phases.TITLE
    assert evening.session.pause.state == RUNNING
    assert evening.match.table.stock_count(0) == evening.match.table.stock_count(1) == 0
    evening.press(0, 0, at=3_000)
    assert evening.press(1, 0) == phases.READY, "and the next match can begin"


def test_the_press_that_began_the_pause_does_not_end_the_match():
    evening = paused()
    evening.press(0, PAUSE | HELD, at=1_600)
    assert evening.session.pause.state == STOPPED and evening.session.phase == phases.PLAYING


@pytest.mark.parametrize("arrow", (0, 1))
@pytest.mark.parametrize("code", (2, 2 | RELEASE, 2 | HELD, PAUSE))
def test_whatever_else_comes_at_its_stamp_a_key_held_in_a_pause_ends_the_match(code, arrow):
    evening = paused()
    evening.match.flags[1] = arrow
    evening.press(0, 0, at=1_000)
    evening.queue(0, 0 | HELD, at=2_500)
    evening.queue(1, code, at=2_500)
    evening.run_to(2_500)
    assert evening.session.phase == phases.TITLE and evening.session.pause.state == RUNNING


def test_both_may_hold_a_key_to_end_the_match_and_no_menu_opens():
    evening = paused()
    evening.press(0, 0, at=1_000)
    evening.press(1, 3, at=1_100)
    evening.press(0, 0 | HELD, at=2_500)
    assert evening.session.phase == phases.TITLE
    evening.press(1, 3 | HELD, at=2_600)
    assert evening.session.menu_for == NOBODY
    evening.press(1, 3, at=3_000)
    evening.press(1, 3 | HELD, at=4_500)
    assert evening.session.menu_for == 1


def test_a_key_that_was_down_before_the_pause_ends_no_match_whatever_else_its_player_presses():
    evening = Evening("direct").play_from(*STOCK)
    evening.press(1, 0, at=50)
    evening.press(0, PAUSE, at=100)
    evening.press(1, 3, at=1_000)
    evening.press(1, 0 | HELD, at=1_550)
    assert evening.session.pause.state == STOPPED and evening.session.phase == phases.PLAYING
    evening.press(1, 3 | HELD, at=2_500)
    assert evening.session.phase == phases.TITLE


@pytest.mark.parametrize("holder", (0, 1))
def test_on_the_title_a_press_at_the_stamp_of_a_held_key_counts_first(holder):
    evening = Evening("direct")
    evening.press(holder, 0)
    evening.queue(holder, 0 | HELD, at=1_500)
    evening.queue(1 - holder, 2, at=1_500)
    assert evening.run_to(1_500) == phases.READY and evening.session.menu_for == NOBODY


@pytest.mark.parametrize("player", (0, 1))
def test_a_key_held_at_a_matchs_end_leads_to_the_title(player):
    evening = match_over()
    evening.run_to(2_000)
    evening.press(player, 3, at=2_200)
    evening.run_to(3_000)
    assert evening.view.holding[player] == 2
    assert evening.press(player, 3 | HELD, at=3_700) == phases.TITLE
    assert evening.press(player, 3 | RELEASE, at=3_800) == phases.TITLE and evening.session.said == 0


def test_a_key_that_was_down_before_a_matchs_end_could_be_left_leads_nowhere():
    evening = Evening("direct").play_from(*LAST_CARD)
    evening.press(1, 3, at=0)
    evening.match.flags[PHASE] = MATCH_OVER
    evening.match.flags[WINNER] = 0
    evening.session.follow(evening.session.now)
    evening.press(0, 2, at=1_900)
    evening.press(1, 3 | HELD, at=1_500)
    evening.press(0, 2 | HELD, at=3_400)
    for player, key in ((0, 2), (1, 3)):
        assert evening.press(player, key | RELEASE, at=3_500) == phases.MATCH_OVER
    assert list(evening.view.holding) == [0, 0]


def test_in_a_pause_a_held_key_is_counted_down():
    evening = paused()
    evening.press(1, 3, at=1_000)
    evening.run_to(1_600)
    assert list(evening.view.holding) == [0, 2]
    evening.run_to(2_100)
    assert list(evening.view.holding) == [0, 1]


def test_a_held_key_is_counted_down_after_a_pause_too():
    evening = paused()
    evening.press(1, 5, at=1_000)
    evening.run_to(9_000)
    assert evening.session.pause.state == RUNNING
    evening.press(0, PAUSE)
    evening.press(1, 3, at=20_000)
    evening.run_to(20_600)
    assert list(evening.view.holding) == [0, 2]
    evening.press(1, 3 | HELD, at=21_500)
    assert evening.session.phase == phases.TITLE
    evening.press(0, 1, at=30_000)
    evening.run_to(31_100)
    assert list(evening.view.holding) == [1, 0]


def test_the_pause_key_leaves_a_matchs_end_for_the_title():
    evening = match_over()
    assert evening.press(0, PAUSE, at=1_900) == phases.MATCH_OVER, "presses in the first seconds do nothing"
    evening.run_to(2_100)
    assert evening.press(0, PAUSE) == phases.TITLE
