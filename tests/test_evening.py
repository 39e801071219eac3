# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What happens by itself: the demo, the dark display, the pause of those who left, a result that is final."""

import pytest
from evening import Evening, match_over

from spit import phases, view
from spit.controls import HELD, PAUSE
from spit.idle import AWAKE, DEMO_AFTER, DIM, DIM_AFTER, LEFT_AFTER, OFF, OFF_AFTER
from spit.pause import RUNNING, STOPPED
from spit.session import BOTH

DEMO_MS, LEFT_MS, DIM_MS, OFF_MS = (us // 1000 for us in (DEMO_AFTER, LEFT_AFTER, DIM_AFTER, OFF_AFTER))
STOCK = ("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "2c 3c", "7c 8c")


def test_the_title_plays_by_itself_until_somebody_comes():
    evening = Evening("quick")
    assert evening.run_to(DEMO_MS - 1) == phases.TITLE
    assert evening.run_to(DEMO_MS) == phases.READY
    assert evening.session.is_demo and evening.session.computers == BOTH
    said = set()
    for _ in range(600):
        evening.run(20)
        said.update(evening.view.line)
    assert evening.results and view.DEMO in said
    assert evening.press(1, 0) == phases.TITLE
    assert evening.session.said == 0 and not evening.session.is_demo, "it ended the demo and did nothing else"
    assert evening.session.round == 0, "so whoever lets go of what the demo needed sees that it is over"
    evening.press(1, 0)
    assert evening.press(0, 0) == phases.READY
    assert evening.session.computers == 0


def test_whoever_has_joined_does_not_get_a_demo():
    evening = Evening()
    evening.session.lets_computer_join = False
    evening.press(1, 0)
    assert evening.run(DEMO_MS * 3, step=500) == phases.TITLE
    assert list(evening.view.line) == [view.PRESS_JOIN, view.JOINED], "a person is waited for"


def test_the_display_dims_and_goes_off_and_the_demo_ends():
    evening = Evening("quick")
    seen = []
    for at in range(0, OFF_MS + 2_000, 500):
        evening.run_to(at)
        if not seen or evening.view.dimness != seen[-1][1]:
            seen.append((at, evening.view.dimness))
            assert evening.session.phase == phases.TITLE, "no demo needs a press that only wakes the display"
    assert seen == [(0, AWAKE), (DIM_MS, DIM), (OFF_MS, OFF)]
    assert evening.session.phase == phases.TITLE
    assert evening.run(3_000_000, step=10_000) == phases.TITLE, "and it stays off, past the clock's wrap"
    assert evening.view.dimness == OFF


def test_play_that_everybody_has_left_pauses_by_itself():
    evening = Evening().play_from(*STOCK)
    evening.run_to(LEFT_MS - 1)
    assert evening.session.pause.state == RUNNING
    evening.run_to(LEFT_MS)
    assert evening.session.pause.state == STOPPED
    evening.run_to(DIM_MS)
    assert evening.view.dimness == DIM
    evening.press(1, 5)
    assert evening.view.dimness == AWAKE and evening.session.pause.state == STOPPED
    evening.press(1, 5, at=evening.at + 1)
    assert evening.session.pause.state != STOPPED


def test_two_presses_of_one_stamp_wake_the_display_alike():
    for first, second in ((0, 1), (1, 0)):
        evening = Evening()
        evening.run(OFF_MS, step=1_000)
        evening.queue(first, 0)
        evening.queue(second, 0)
        evening.run_to(evening.at)
        assert evening.session.phase == phases.TITLE and evening.session.said == 0


@pytest.mark.parametrize("player", (0, 1))
def test_a_key_that_ends_the_demo_and_stays_down_opens_the_menu(player):
    """Found by a newcomer: the title said HOLD FOR MENU, the key was down, and nothing came."""
    evening = Evening("quick")
    evening.run(DEMO_MS + 3_000)
    began = evening.at
    assert evening.session.is_demo
    assert evening.press(player, 1) == phases.TITLE and evening.session.said == 0
    evening.run_to(began + 700)
    assert evening.view.holding[player] == 2
    evening.press(player, 1 | HELD, at=began + 1_500)
    assert evening.session.menu_for == player


def test_a_result_is_final_once_nobody_can_answer_a_slap():
    """Found by a newcomer: the statistics had not seen a close slap, whose second half came after the round's end."""
    evening = Evening("direct").play_from("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs Ks 2s", "2c 3c", "7c 8c")
    evening.press(0, 0, 5)
    assert not evening.session.is_settled()
    evening.press(0, 5, at=500)
    settled = []
    for at in (500, 1_399, 1_400, 1_500, 9_000):
        evening.run_to(at)
        settled.append(evening.session.is_settled())
    assert evening.session.phase == phases.ROUND_OVER and settled == [False, False, True, True, True]
    assert match_over().session.is_settled(), "no slap comes after that: the power may go at once"


def test_whoever_wakes_the_display_after_the_demo_finds_the_title_and_joins_with_the_next_press():
    evening = Evening("quick")
    evening.run(DIM_MS + 500, step=100)
    assert (evening.view.scene, evening.view.dimness) == (phases.TITLE, DIM)
    evening.press(0, 1)
    assert (evening.view.dimness, evening.session.said) == (AWAKE, 0)
    evening.press(0, 1, at=evening.at + 100)
    assert evening.session.said == 1


def test_a_show_of_computers_that_somebody_paused_goes_on_by_itself():
    evening = Evening("quick")
    evening.session.start_match(BOTH)
    evening.run(3_000)
    evening.press(0, PAUSE)
    assert evening.session.pause.state == STOPPED
    evening.run(LEFT_MS - 100)
    assert evening.session.pause.state == STOPPED
    evening.run(3_000)
    assert evening.session.pause.state == RUNNING


def test_a_matchs_end_gives_way_to_the_title():
    evening = match_over()
    assert evening.run_to(LEFT_MS - 100) == phases.MATCH_OVER
    assert evening.run_to(LEFT_MS) == phases.TITLE


def test_a_match_between_computers_that_somebody_started_is_watched_for_as_long_as_it_takes():
    evening = Evening("quick")
    evening.session.start_match(BOTH)
    evening.run(OFF_MS + 10_000, step=50)
    assert evening.view.dimness == AWAKE and evening.session.phase != phases.TITLE
