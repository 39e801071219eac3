# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is counted for the results."""

from evening import Evening

from spit import actions, phases, tally
from spit.series import POINTS_LIMIT
from spit.session import BOTH

LAST_CARD = ("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs Ks 2s", "2c 3c", "7c 8c")


def test_plays_misplays_runs_and_the_quickest_play_are_counted():
    evening = Evening("direct").play_from("6s 7s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "2c", "7c")
    counted = evening.session.tally
    counted._since[0] = counted._since[1] = evening.session.now
    evening.press(0, 2, 6, at=700)  # king on queen
    evening.press(1, 2, 5, at=1_000)  # six on five
    evening.press(0, 0, 5, at=1_130)  # seven on six
    evening.press(0, 1, 6, at=1_200)  # three on king: a misplay
    assert counted.plays == [2, 1] and counted.misplays == [1, 0]
    assert counted.fastest == [130_000, 1_000_000]
    assert counted.longest_run == [1, 1]
    evening.session.start_match(0)
    assert counted.plays == counted.misplays == [0, 0] and counted.fastest == [tally.NONE] * 2
    assert counted.longest_run == [0, 0] and evening.session.round == 1


def test_a_run_is_broken_by_the_opponents_play_only():
    evening = Evening("direct").play_from("6s / 7c / Ah / 2d / ", "Td 8d / 3s / Js / / ", "5h / Qs", "2c", "7c")
    for key in (0, 1):
        evening.press(0, key, 5, at=evening.at + 500)
    evening.press(0, 2, 5, at=evening.at + 500)  # a misplay
    evening.press(1, 2, 6, at=evening.at + 500)
    assert evening.session.tally.longest_run == [2, 1]


def test_the_time_of_a_round_runs_from_its_first_cards_to_its_end():
    evening = Evening("quick", points_limit=POINTS_LIMIT)
    evening.session.start_match(BOTH)
    while evening.session.phase != phases.PLAYING:
        evening.run(10, step=10)
    began = evening.at
    while evening.session.phase < phases.ROUND_OVER:
        assert evening.session.tally.milliseconds == tally.NONE
        evening.run(10, step=10)
    assert abs(evening.session.tally.milliseconds - (evening.at - began)) <= 20


def test_a_round_that_takes_very_long_has_no_time():
    evening = Evening("direct").play_from(*LAST_CARD)
    evening.session.tally.notice(0, actions.spit(), actions.OK, evening.session.now)
    for _ in range(10):
        evening.press(0, 0)
        evening.run(30_000, step=1_000)
    evening.press(0, 5)
    evening.run(1_000)
    evening.press(0, 5)
    assert evening.session.phase == phases.ROUND_OVER
    assert evening.session.tally.milliseconds == tally.NONE
