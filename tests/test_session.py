# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The phases of an evening and their timers; it presses keys at times and never sleeps."""

import pytest
from evening import Evening, card

from spit import actions, session
from spit.actions import BEATEN, FALSE, IGNORED, OK
from spit.controls import PAUSE, RELEASE
from spit.standing import ROUND_OVER, SLAPPING
from spit.table import SPIT_CARDS, SPIT_PILE
from spit.view import PAUSED

STOCK = ("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "2c 3c", "7c 8c")
# Player 1 plays the last card and the round is over; the piles hold 2 and 3 cards then.
LAST_CARD = ("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs Ks 2s", "2c 3c", "7c 8c")


def ready(evening):
    evening.session.start_match(0)
    evening.press(0, 5)
    evening.press(1, 5)
    return evening


def cleared(evening, at=100):
    """Player 1 clears at that time."""
    evening.play_from(*LAST_CARD)
    evening.press(0, 0, 5, at=at)
    assert evening.session.phase == session.SLAP
    return evening


# Title


def test_both_join_and_a_round_is_laid_out():
    evening = Evening()
    assert evening.press(0, 3) == session.TITLE
    assert evening.press(1, 1) == session.READY
    assert evening.session.computers == 0
    assert evening.match.table.stock_count(0) == evening.match.table.stock_count(1) == 15


@pytest.mark.parametrize("player", (0, 1))
def test_one_alone_gets_the_computer_after_a_while(player):
    evening = Evening()
    evening.press(player, 2)
    assert evening.run_to(3_999) == session.TITLE
    assert evening.run_to(4_000) == session.READY
    assert evening.session.computers == 1 << 1 - player


# Ready, countdown, play


def test_both_must_say_spit():
    evening = Evening()
    evening.session.start_match(0)
    assert evening.press(0, 5) == session.READY
    assert evening.press(0, 5) == session.READY
    assert evening.press(1, 6) == session.COUNTDOWN


def test_r08_both_cards_turn_up_at_the_same_moment_after_the_countdown():
    evening = ready(Evening())
    table = evening.match.table
    numbers = []
    for ms in range(0, 1_800, 100):
        evening.run_to(ms)
        numbers.append(evening.view.count)
        assert table.count(SPIT_PILE) == table.count(SPIT_PILE + 1) == 0
    assert numbers == [3] * 6 + [2] * 6 + [1] * 6
    evening.run_to(1_800)
    assert table.count(SPIT_PILE) == table.count(SPIT_PILE + 1) == 1
    assert evening.view.count == 0


def test_a_press_in_the_countdown_does_nothing():
    evening = ready(Evening())
    before = bytes(evening.match.table.cells)
    for at in (100, 700, 1_799):
        evening.press(0, 0, 5, at=at)
    assert bytes(evening.match.table.cells) == before
    assert evening.results == []


def test_a_press_stamped_after_the_turn_up_but_drained_with_it_counts():
    evening = Evening("quick").play_from(*STOCK)
    evening.queue(0, 0, at=50)
    evening.run_to(90)
    assert evening.results == [(0, actions.play(0, 0), OK)]


def test_a_press_from_the_future_waits_for_the_next_step():
    evening = Evening("quick").play_from(*STOCK)
    evening.queue(0, 0, at=50)
    evening.run_to(49)
    assert evening.results == []
    evening.run_to(50)
    assert evening.results == [(0, actions.play(0, 0), OK)]


def test_a_key_held_down_acts_once():
    evening = Evening("quick").play_from(*STOCK)
    evening.press(0, 0)
    evening.run(5_000)
    evening.press(0, 0 | RELEASE)
    assert len(evening.results) == 1


# Stuck

DEAD = ("6s / 9c / Kh / / ", "4h / 8d / Js / / ", "2h / 2s", "3c 3d", "5c 5d")


def test_r20_stuck_waits_for_both_and_counts_down():
    evening = Evening().play_from(*DEAD)
    assert evening.session.phase == session.STUCK
    evening.press(1, 6)
    assert evening.run_to(10_000) == session.STUCK
    assert evening.press(0, 5) == session.COUNTDOWN
    evening.run_to(11_199)
    assert evening.match.table.count(SPIT_PILE) == 1
    evening.run_to(11_200)
    assert evening.match.table.top(SPIT_PILE) == card("3d")
    assert evening.match.table.top(SPIT_PILE + 1) == card("5d")


def test_r20_stuck_again_after_spitting_asks_again():
    evening = Evening().play_from("6s / 9c / Kh / / ", "4h / 8d / Js / / ", "2h / 2s", "3c 2c", "5c 2d")
    evening.press(0, 5)
    evening.press(1, 5)
    assert evening.run_to(1_200) == session.STUCK
    assert evening.session.said == 0


# Slap


def test_r24_the_cue_comes_when_the_slap_opens():
    evening = cleared(Evening())
    evening.run_to(499)
    assert not evening.view.is_open
    evening.run_to(500)
    assert evening.view.is_open


def test_r24_a_slap_before_the_cue_is_false_and_costs_time():
    evening = cleared(Evening())
    evening.press(0, 5, at=499)
    evening.press(0, 5, at=798)
    evening.press(0, 5, at=799)
    assert [result for _, _, result in evening.results[1:]] == [FALSE, FALSE, OK]


def test_r23_the_first_slap_settles_and_the_second_is_beaten():
    evening = cleared(Evening())
    evening.queue(1, 5, at=620)
    evening.queue(0, 5, at=610)
    evening.run_to(640)
    assert evening.results[1:] == [(0, actions.slap(0), OK), (1, actions.slap(0), BEATEN)]
    assert evening.match.table.count(SPIT_CARDS) == 2 + 2
    assert evening.match.table.count(SPIT_CARDS + 1) == 2 + 5 + 3


def test_nobody_slaps_and_the_game_waits_past_the_wrap():
    evening = cleared(Evening())
    assert evening.run(900_000, step=10_000) == session.SLAP
    evening.press(1, 5)  # wakes the display
    evening.press(1, 5, at=evening.at + 1)
    assert evening.results[-1] == (1, actions.slap(0), OK)


# After a round


def test_keys_mashed_at_a_rounds_end_do_not_skip_the_result():
    evening = cleared(Evening())
    evening.press(0, 5, at=600)
    for at in range(600, 1_600, 50):
        evening.press(0, 0, 5, 6, at=at)
        assert evening.press(1, 2, at=at) == session.ROUND_OVER
    assert evening.run_to(1_600) == session.ROUND_OVER
    assert evening.press(1, 2) == session.READY
    assert evening.session.round == 2


def test_r25_each_player_gets_the_own_cards_and_they_are_shuffled_again():
    orders = set()
    for seed in range(20):
        evening = Evening(seed=seed)
        ready(evening)
        evening.run_to(1_800)
        evening.match.settings[0] = 0
        evening.match.table.gather(0, 5)
        owned = [bytearray(52), bytearray(52)]
        evening.match.flags[0] = SLAPPING
        evening.session.phase = session.SLAP
        evening.press(0, 5, at=10_000)
        counts = [evening.match.table.pick_up(SPIT_CARDS + player, owned[player], 0) for player in range(2)]
        evening.press(0, 5, at=12_000)
        laid = [bytearray(52), bytearray(52)]
        for player in range(2):
            end = 0
            for pile in (*range(player * 5, player * 5 + 5), SPIT_CARDS + player):
                end = evening.match.table.pick_up(pile, laid[player], end)
            assert end == counts[player]
            assert sorted(laid[player][:end]) == sorted(owned[player][:end])
        orders.add(bytes(laid[0]))
    assert len(orders) == 20


def test_two_rounds_of_the_same_cards_are_laid_out_differently():
    layouts = set()
    for seed in range(20):
        evening = Evening(seed=seed)
        evening.session.start_match(0)
        layouts.add(bytes(evening.match.table.cells[:52]))
    assert len(layouts) == 20


def test_a_result_that_nobody_leaves_for_ten_minutes_can_still_be_left():
    evening = cleared(Evening())
    evening.press(0, 5, at=600)
    assert evening.run(600_000, step=10_000) == session.ROUND_OVER
    assert evening.press(0, 0) == session.ROUND_OVER, "it wakes the display"
    assert evening.press(0, 0, at=evening.at + 1) == session.READY


# Match over, rematch


def lost(evening):
    """Player 1 has cleared without spit cards left: the match is over (R27)."""
    evening.play_from("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "", "7c 8c")
    evening.match.table.in_use = 2
    evening.match.table.turn(SPIT_PILE, SPIT_CARDS + 1)
    evening.match.table.put(card("7d"), SPIT_PILE + 1)
    evening.press(0, 0, 6, at=100)
    assert evening.session.phase == session.MATCH_OVER
    evening.run_to(101)  # the card first, then the result
    return evening


def test_r27_the_winner_is_shown_and_a_key_starts_the_rematch():
    evening = lost(Evening())
    assert evening.view.winner == 0
    assert evening.press(1, 5, at=2_099) == session.MATCH_OVER
    assert evening.press(1, 5 | RELEASE, at=2_150) == session.MATCH_OVER, "it was pressed too early"
    assert evening.press(1, 5, at=2_200) == session.MATCH_OVER, "it may be held, for the title"
    assert evening.press(1, 5 | RELEASE, at=2_250) == session.READY
    assert evening.session.round == 1
    assert evening.match.table.left(0) == evening.match.table.left(1) == 26


def test_both_press_at_one_stamp_and_one_match_starts():
    """Found in review: settling the tie put the old table back under the new match."""
    evening = lost(Evening())
    evening.run_to(2_500)
    evening.press(0, 5)
    evening.press(1, 5)
    evening.queue(0, 5 | RELEASE, at=2_580)
    evening.queue(1, 5 | RELEASE, at=2_580)
    assert evening.run_to(2_580) == session.READY
    assert evening.match.table.left(0) == evening.match.table.left(1) == 26
    assert evening.match.phase == 0


def test_both_press_at_one_stamp_after_a_round_and_one_layout_comes():
    evening = cleared(Evening())
    evening.press(0, 5, at=600)
    evening.run_to(2_000)
    evening.queue(0, 5)
    evening.queue(1, 5)
    assert evening.run_to(2_000) == session.READY
    assert evening.session.round == 2
    assert evening.match.phase != ROUND_OVER


# Pause


def test_a_pause_stops_every_timer_and_hides_the_cards():
    evening = Evening("direct").play_from(*STOCK)
    evening.press(0, 2, 5, at=100)  # a misplay: frozen until 500
    evening.press(0, PAUSE, at=200)
    assert evening.view.scene == PAUSED
    assert all(face > 51 for face in evening.view.faces)
    evening.run(700_000, step=10_000)  # longer than the clock's whole period
    evening.press(0, PAUSE)  # wakes the display
    at = evening.at + 1
    evening.press(0, PAUSE, at=at)
    assert evening.view.scene == session.COUNTDOWN
    assert evening.view.faces[0] == card("6s")
    evening.run_to(at + 1_799)
    assert evening.view.count == 1
    assert evening.run_to(at + 1_800) == session.PLAYING
    evening.press(0, 0, 5, at=at + 1_800 + 299)
    assert evening.results[-1][2] == actions.FROZEN
    evening.press(0, 0, 5, at=at + 1_800 + 300)
    assert evening.results[-1][2] == OK


def test_a_pause_in_a_countdown_stops_the_countdown():
    evening = ready(Evening())
    evening.press(0, PAUSE, at=500)
    evening.run_to(60_000)
    evening.press(1, 5)
    evening.run_to(61_799)
    assert evening.view.scene == session.COUNTDOWN
    evening.run_to(61_800)
    assert evening.match.table.count(SPIT_PILE) == 0
    evening.run_to(61_800 + 1_299)
    assert evening.match.table.count(SPIT_PILE) == 0
    evening.run_to(61_800 + 1_300)
    assert evening.match.table.count(SPIT_PILE) == 1


def test_a_pause_before_the_slap_does_not_open_it():
    evening = cleared(Evening())
    evening.press(0, PAUSE, at=200)
    evening.press(0, PAUSE, at=5_000)
    evening.run_to(6_800)
    evening.press(1, 5, at=6_800 + 299)
    assert evening.results[-1][2] == FALSE


def test_presses_in_a_pause_do_nothing():
    evening = Evening("direct").play_from(*STOCK)
    evening.press(0, PAUSE, at=200)
    evening.press(0, 0, at=300)
    evening.press(1, 0, at=300)
    assert evening.view.scene == PAUSED
    assert evening.results == []


def test_two_pauses_add_up():
    evening = Evening("direct").play_from(*STOCK)
    for at in (1_000, 21_000):
        evening.press(0, PAUSE, at=at)
        evening.press(0, PAUSE, at=at + 10_000)
        assert evening.run_to(at + 11_800) == session.PLAYING
    evening.press(0, 2, 5, at=40_000)
    evening.press(0, 0, 5, at=40_399)
    evening.press(0, 0, 5, at=40_400)
    assert [result for _, _, result in evening.results] == [actions.REFUSED, actions.FROZEN, OK]


def test_both_say_spit_to_end_a_pause_and_the_second_breaks_nothing_off():
    for second in (1_000, 1_001, 2_799):
        evening = Evening("direct").play_from(*STOCK)
        evening.press(0, PAUSE, at=200)
        evening.queue(0, 5, at=1_000)
        evening.queue(1, 6, at=second)
        evening.run_to(second)
        assert evening.view.scene == session.COUNTDOWN
        evening.run_to(2_800)
        assert evening.view.scene == session.PLAYING
    # The pause key still does.
    evening.press(0, PAUSE, at=3_000)
    evening.press(1, 5, at=4_000)
    evening.press(0, PAUSE, at=5_000)
    evening.run_to(9_000)
    assert evening.view.scene == PAUSED


@pytest.mark.parametrize("arrow", (0, 1))
@pytest.mark.parametrize("player", (0, 1))
@pytest.mark.parametrize("is_pause_first", (False, True))
def test_a_play_at_the_stamp_of_a_pause_counts_whoever_played_and_whichever_came_first(player, arrow, is_pause_first):
    evening = Evening("direct").play_from(*STOCK, arrow=arrow)
    evening.press(player, 2 * player, at=100)
    presses = [(player, 5), (0, PAUSE)]
    for who, key in reversed(presses) if is_pause_first else presses:
        evening.queue(who, key, at=200)
    evening.run_to(200)
    assert [result for _, _, result in evening.results] == [OK]
    assert evening.view.scene == PAUSED
    evening.press(player, 1, 5, at=201)
    assert len(evening.results) == 1


# The round's end and the other one's press


def test_a_press_under_way_when_the_round_ends_is_ignored_and_costs_nothing():
    evening = Evening("direct").play_from(*LAST_CARD)
    evening.queue(1, 0, 5, at=101)
    evening.queue(0, 0, 5, at=100)
    evening.run_to(120)
    evening.press(1, 5, at=500)
    # The late pile key is a false slap, whose penalty is over when the slap opens (R24).
    assert [result for _, _, result in evening.results] == [OK, FALSE, OK]


def test_r17_a_tie_with_the_clearing_card_is_ignored_and_moves_the_arrow():
    evening = Evening("quick").play_from(
        "6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / 7s Ts", "2c 3c", "7c 8c", arrow=0
    )
    evening.queue(1, 0)
    evening.queue(0, 0)
    evening.run_to(0)
    assert evening.results == [(0, actions.play(0, 0), OK), (1, actions.play(0, 1), IGNORED)]
    assert evening.match.arrow == 1


# Computers


@pytest.mark.parametrize("scheme", ("direct", "quick", "cursor"))
@pytest.mark.parametrize("points_limit", (0, 100))
def test_two_computers_play_a_whole_match(scheme, points_limit):
    evening = Evening(scheme, seed=7, points_limit=points_limit)
    evening.session.start_match(session.BOTH)
    while evening.run(50, step=50) != session.MATCH_OVER:
        assert evening.at < 7_200_000
    assert evening.match.winner in (0, 1)


def test_the_same_seed_gives_the_same_match():
    matches = []
    for _ in range(2):
        evening = Evening("direct", seed=11)
        evening.session.start_match(session.BOTH)
        while evening.session.phase != session.MATCH_OVER:
            evening.run(20)
        matches.append((evening.match.winner, evening.session.round, evening.results))
    assert matches[0] == matches[1]


def test_a_computers_pending_press_dies_with_the_round():
    evening = Evening("direct", seed=2).play_from(*STOCK)
    evening.session.computers = 2
    computer = evening.computers[1]
    while computer.wish == actions.NOTHING:
        evening.run(20)
    evening.match.flags[0] = SLAPPING
    evening.session.phase = session.SLAP
    evening.run(40)
    assert computer.wish == actions.NOTHING or actions.kind(computer.wish) == actions.SLAP
    assert evening.results == []


def test_a_computer_leaves_the_result_to_the_people():
    evening = cleared(Evening())
    evening.session.computers = 2
    evening.press(0, 5, at=600)
    assert evening.run(20_000) == session.ROUND_OVER


def test_a_persons_key_does_nothing_on_a_computers_seat():
    evening = Evening("quick").play_from(*STOCK)
    evening.session.computers = 2
    evening.press(1, 0)
    assert evening.results == []
