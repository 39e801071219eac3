# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What an evening is beside its rounds: the menu, the end of a match, waiting, the demo, series and head starts."""

import pytest
from evening import Evening

from spit import actions, phases, tally, view
from spit.controls import HELD, PAUSE, RELEASE
from spit.idle import AWAKE, DEMO_AFTER, DIM, DIM_AFTER, LEFT_AFTER, OFF, OFF_AFTER
from spit.pause import RUNNING, STOPPED
from spit.series import POINTS_LIMIT, Series
from spit.session import BOTH
from spit.standing import MATCH_OVER, NOBODY, PHASE, WINNER

DEMO_MS, LEFT_MS, DIM_MS, OFF_MS = (us // 1000 for us in (DEMO_AFTER, LEFT_AFTER, DIM_AFTER, OFF_AFTER))
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


def over():
    evening = Evening("direct").play_from(*LAST_CARD)
    evening.match.flags[PHASE] = MATCH_OVER
    evening.match.flags[WINNER] = 0
    evening.session.follow(evening.session.now)
    return evening


@pytest.mark.parametrize("player", (0, 1))
def test_a_key_held_at_a_matchs_end_leads_to_the_title(player):
    evening = over()
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
    evening = over()
    assert evening.press(0, PAUSE, at=1_900) == phases.MATCH_OVER, "presses in the first seconds do nothing"
    evening.run_to(2_100)
    assert evening.press(0, PAUSE) == phases.TITLE


# Nobody presses a key


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
    evening = over()
    assert evening.run_to(LEFT_MS - 100) == phases.MATCH_OVER
    assert evening.run_to(LEFT_MS) == phases.TITLE


def test_a_match_between_computers_that_somebody_started_is_watched_for_as_long_as_it_takes():
    evening = Evening("quick")
    evening.session.start_match(BOTH)
    evening.run(OFF_MS + 10_000, step=50)
    assert evening.view.dimness == AWAKE and evening.session.phase != phases.TITLE


# A series of rounds


def series(rounds_to_win, scheme="quick"):
    evening = Evening(scheme, points_limit=POINTS_LIMIT)
    evening.session.series = Series(rounds_to_win)
    return evening


@pytest.mark.parametrize("rounds_to_win", (1, 2, 3, 4))
def test_a_series_goes_to_whoever_has_won_enough_rounds(rounds_to_win):
    evening = series(rounds_to_win)
    evening.session.start_match(BOTH)
    wins = [0, 0]
    while True:
        while evening.session.phase < phases.ROUND_OVER:
            evening.run(1_000, step=20)
        if evening.session.series.round_winner != NOBODY:
            wins[evening.session.series.round_winner] += 1
        assert evening.session.series.wins == wins == evening.view.totals
        assert evening.view.counted == view.ROUNDS
        if evening.session.phase == phases.MATCH_OVER:
            break
        assert evening.session.winner == evening.view.winner == NOBODY
        evening.run(4_000)
        assert evening.session.phase < phases.ROUND_OVER
    assert max(wins) == rounds_to_win and evening.session.winner == wins.index(rounds_to_win) == evening.view.winner
    evening.run(4_000)
    assert evening.session.series.wins == [0, 0], "a rematch begins anew"


def ended(stock1, stock2, piles="5h / Qs", spits=("2c 3c", "7c 8c"), first_cards=26):
    """A round of a best of three that player 1 ends with the six."""
    evening = series(2, "direct")
    evening.session.first_cards = first_cards
    evening.play_from(stock1, stock2, piles, *spits)
    evening.press(0, 0, 5, at=100)
    return evening


def test_a_round_goes_to_whoever_clears_also_with_more_spit_cards_left():
    """Found by a newcomer: with a head start of eight cards the opponent of whoever cleared won the round."""
    evening = ended("6s / / / / ", "4h 9h / / / / ", spits=("2c 3c 9s Td Jd 3h", "7c"))
    assert evening.match.winner == 1, "by the points (R30)"
    assert evening.session.series.wins == [1, 0] and list(evening.view.line) == [view.WON, view.LOST]
    assert evening.session.phase == phases.ROUND_OVER and evening.session.winner == NOBODY


def test_a_round_that_nobody_clears_goes_to_who_has_fewer_cards_left():
    evening = ended("6s / 9c / / / ", "4h / Jh / Th / / ", "5h / 2s", ("", ""))
    assert evening.session.series.wins == [1, 0] and list(evening.view.line) == [view.WON, view.LOST]


def test_a_round_that_nobody_clears_and_nobody_wins_is_played_anew_with_the_head_start():
    evening = ended("6s / 9c / / / ", "4h / / / / ", "5h / 2s", ("", ""), first_cards=20)
    assert evening.session.phase == phases.ROUND_OVER
    assert evening.session.series.wins == [0, 0] and list(evening.view.line) == [view.QUIET, view.QUIET]
    evening.run(1_200)
    assert evening.press(0, 0) == phases.READY
    assert [evening.match.table.left(player) for player in range(2)] == [20, 32]
    assert evening.match.points[:] == [0, 0] and evening.session.round == 2


# A head start


def test_a_head_start_counts_at_a_matchs_first_layout_only():
    evening = Evening("quick", points_limit=100)
    evening.session.first_cards = 20
    evening.session.start_match(BOTH)
    counts = [evening.match.table.left(player) for player in range(2)]
    assert counts == [20, 32] and evening.match.table.in_use == 3
    while evening.session.round == 1:
        evening.run(1_000, step=20)
    assert [evening.match.table.left(player) for player in range(2)] == [26, 26], "R30"


# What is counted


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
