# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""How close it was when both went for one pile or both slapped; it presses keys at stamps chosen to the microsecond."""

import pytest
from evening import Evening
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spit import session, view
from spit.actions import BEATEN, OK, PLAY, kind
from spit.controls import PAUSE
from spit.finish import TOLD
from spit.standing import NOBODY

# Both have a card for the first spit pile (place 1, keys 0 and 5), and both have one for the second (place 2).
BOTH_FIT = ("6s / Kh 3d / 9c / / ", "4h / Kd 7d / 9d / / ", "5h / Qs", "2c 3c", "7c 8c")
# Player 1 plays the last card and the round is over; the piles hold 2 and 3 cards then.
LAST_CARD = ("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs Ks 2s", "2c 3c", "7c 8c")


def evening(*position, arrow=0, resolution_us=1):
    made = Evening("direct").play_from(*position, arrow=arrow)
    made.view.resolution_us = resolution_us
    return made


def race(times, arrow=0, resolution_us=1, position=BOTH_FIT, keys=(0, 5)):
    """Each player's card touches the first spit pile at a time of its own; one drain has them all, player 2's first."""
    made = evening(*position, arrow=arrow, resolution_us=resolution_us)
    for player in (1, 0):
        made.queue(player, *keys, at=times[player])
    made.run_to(max(times) + 5)
    return made


def slaps(first, second, piles=(0, 0), **options):
    """Player 1 clears at 100 ms; each player slaps a pile at a time of its own, drained at once."""
    made = cleared(**options)
    for player, at in enumerate((first, second)):
        made.queue(player, 5 + piles[player], at=at)
    made.run_to(max(first, second) + 5)
    return made


def cleared(**options):
    made = evening(*LAST_CARD, **options)
    made.press(0, 0, 5, at=100)
    assert made.session.phase == session.SLAP
    return made


def told(made):
    return made.view.first, made.view.margin


# Both went for one pile


@pytest.mark.parametrize("first", (0, 1))
def test_r15_who_was_first_and_by_how_much(first):
    made = race((100, 100.43) if first == 0 else (100.43, 100))
    assert told(made) == (first, 430)
    assert made.view.line[first] == view.WAS_FIRST
    assert made.view.line[1 - first] == view.WAS_BEATEN
    assert made.view.changed & view.LINE_CHANGED and made.view.changed & view.LINE_CHANGED << 1


def test_the_second_may_also_come_in_a_later_drain():
    made = evening(*BOTH_FIT)
    made.press(1, 0, 5, at=100)
    assert told(made) == (NOBODY, 0)
    made.press(0, 0, 5, at=243.5)
    assert told(made) == (1, 143_500)


def test_r18_longer_ago_is_a_misplay_and_no_finish():
    made = evening(*BOTH_FIT)
    made.press(1, 0, 5, at=100)
    made.press(0, 0, 5, at=600.001)
    assert told(made) == (NOBODY, 0)
    assert made.view.line[0] == view.MISPLAYED


def test_each_on_a_pile_of_its_own_is_no_finish():
    made = evening(*BOTH_FIT)
    made.queue(0, 0, 5, at=100)
    made.queue(1, 1, 6, at=100.2)
    made.run_to(110)
    assert told(made) == (NOBODY, 0)


def test_it_is_told_for_a_second_and_then_no_more():
    made = race((100, 100.43))
    made.run_to(100.43 + TOLD / 1000 - 0.01)
    assert told(made) == (0, 430)
    made.run_to(100.43 + TOLD / 1000)
    assert told(made)[0] == NOBODY
    assert list(made.view.line) == [view.QUIET, view.QUIET]
    assert made.view.changed & view.LINE_CHANGED and made.view.changed & view.LINE_CHANGED << 1


def test_a_pause_does_not_use_that_second_up():
    made = race((100, 100.43))
    made.press(0, PAUSE, at=500)
    assert made.view.first == NOBODY, "in a pause nothing is told"
    made.press(0, PAUSE, at=60_000)
    made.run_to(61_800)
    assert told(made) == (0, 430)
    made.run_to(61_800 + 600.43)
    assert made.view.first == NOBODY


def test_the_next_finish_takes_its_place():
    made = race((100, 143))
    made.queue(1, 2, at=150)
    made.queue(0, 1, 6, at=200)  # the 3d does not fit: a misplay, and the king below comes later
    made.run_to(250)
    assert told(made) == (0, 43_000)
    assert made.view.line[0] == view.MISPLAYED
    assert made.view.line[1] == view.WAS_BEATEN


def test_a_press_that_came_too_late_to_be_measured_is_beaten_without_a_margin():
    """A source may never do that; the earlier stamp lost all the same, and no margin would be true."""
    made = evening(*BOTH_FIT)
    made.press(1, 0, 5, at=100)
    made.press(0, 0, 5, at=99)
    assert made.results[-1][2] == BEATEN
    assert told(made) == (NOBODY, 0)
    assert list(made.view.line) == [view.WAS_BEATEN, view.QUIET]


# Ties


@pytest.mark.parametrize("arrow", (0, 1))
def test_r17_a_tie_is_called_one_and_the_arrow_is_seen_to_pass(arrow):
    made = race((100, 100), arrow=arrow)
    assert told(made) == (arrow, 0)
    assert made.view.line[arrow] == view.WAS_FIRST
    assert made.view.line[1 - arrow] == view.WAS_BEATEN
    assert made.view.arrow == made.match.arrow == 1 - arrow


def test_equal_stamps_in_two_drains_are_no_tie():
    made = evening(*BOTH_FIT)
    made.press(1, 0, 5, at=100)
    made.press(0, 0, 5, at=100)
    assert made.results[-1][2] == BEATEN
    assert told(made) == (NOBODY, 0)
    assert made.match.arrow == 0


@pytest.mark.parametrize("arrow", (0, 1))
def test_r17_a_tie_with_the_clearing_card_is_kept_for_the_result(arrow):
    position = ("6s / / / / ", "4h / / / / ", "5h / Qs Ts", "2c 3c", "7c 8c")
    made = race((100, 100), arrow=arrow, position=position)
    assert made.session.phase == session.SLAP
    assert made.view.first == NOBODY, "now the slap is what counts"
    made.press(0, 5, at=600)
    made.run_to(3_000)
    assert told(made) == (arrow, 0)
    assert made.view.is_closest


# Slaps


@pytest.mark.parametrize("piles", ((0, 0), (1, 1), (0, 1), (1, 0)))
@pytest.mark.parametrize("first", (0, 1))
def test_r23_the_slaps_differ_by_so_much_whichever_pile_each_slapped(first, piles):
    made = slaps(*((600, 600.43) if first == 0 else (600.43, 600)), piles=piles)
    assert made.view.scene == session.ROUND_OVER
    assert told(made) == (first, 430)
    assert not made.view.is_closest


@pytest.mark.parametrize("later", (0.001, 250, 999))
def test_a_slap_after_the_round_was_decided_still_counts(later):
    made = cleared()
    made.press(1, 5, at=600)
    assert made.session.phase == session.ROUND_OVER
    assert told(made) == (NOBODY, 0)
    made.view.changed = 0
    made.press(0, 5, at=600 + later)
    assert told(made) == (1, round(later * 1000))
    assert made.view.changed & view.LINE_CHANGED and made.view.changed & view.LINE_CHANGED << 1


def test_a_press_once_the_result_may_be_left_is_no_slap():
    made = cleared()
    made.press(1, 5, at=600)
    made.press(0, 5, at=1_600)
    assert made.session.phase == session.READY
    assert made.session.finishes.slap_first == NOBODY


def test_r24_a_false_slap_is_no_finish():
    made = cleared()
    made.press(0, 5, at=490)
    made.press(1, 5, at=600)
    made.press(0, 5, at=700)  # the penalty runs until 790
    assert told(made) == (NOBODY, 0)
    made.press(0, 5, at=790)
    assert told(made) == (1, 190_000)


@pytest.mark.parametrize("arrow", (0, 1))
@pytest.mark.parametrize("piles, passes", (((0, 0), True), ((0, 1), False)))
def test_r23_two_slaps_at_one_stamp_are_a_tie(arrow, piles, passes):
    made = slaps(600, 600, piles=piles, arrow=arrow)
    assert told(made) == (arrow, 0)
    assert made.view.arrow == made.match.arrow == (1 - arrow if passes else arrow)


# The round's closest


def after_a_contest():
    """A round with a finish of 20 ms in play, whose last card has just been played."""
    made = race((100, 120), position=("6s / 7h / / / ", "9h 4h / 8d / Js 6d / / ", "5h / Qs Ks 2s", "2c 3c", "Tc 8c"))
    assert told(made) == (0, 20_000)
    made.press(0, 1, 5, at=2_000)
    assert made.session.phase == session.SLAP
    return made


def test_the_closest_was_the_slap():
    made = after_a_contest()
    made.queue(0, 5, at=2_600)
    made.queue(1, 5, at=2_612)
    for ms in range(2_620, 20_000, 100):
        made.run_to(ms)
        assert told(made) == (0, 12_000)
        assert not made.view.is_closest
    assert (made.session.finishes.closest_first, made.session.finishes.closest_margin) == (0, 12_000)


def test_the_closest_was_a_play():
    made = after_a_contest()
    made.queue(1, 5, at=2_600)
    made.queue(0, 5, at=2_650)
    seen = []
    for ms in range(2_700, 12_000, 500):
        made.run_to(ms)
        seen.append((*told(made), made.view.is_closest))
    assert seen[:4] == [(1, 50_000, False)] * 4
    assert seen[4:8] == [(0, 20_000, True)] * 4
    assert seen[8:12] == [(1, 50_000, False)] * 4


def test_only_one_slapped_and_the_closest_takes_turns_with_nothing():
    made = after_a_contest()
    made.press(1, 5, at=2_600)
    seen = set()
    for ms in range(2_700, 12_000, 500):
        made.run_to(ms)
        seen.add((*told(made), made.view.is_closest) if made.view.first != NOBODY else NOBODY)
    assert seen == {NOBODY, (0, 20_000, True)}


def test_a_new_round_knows_nothing_of_the_last_one():
    made = after_a_contest()
    made.press(1, 5, at=2_600)
    made.press(0, 0, at=9_000)
    assert made.session.phase == session.READY
    finishes = made.session.finishes
    assert finishes.first == finishes.slap_first == finishes.closest_first == NOBODY


def test_ten_minutes_on_the_result_and_the_turns_go_on():
    made = after_a_contest()
    made.press(1, 5, at=2_600)
    made.run(600_000, step=10_000)
    seen = set()
    for _ in range(10):
        made.run(500, step=500)
        seen.add(made.view.first)
    assert seen == {NOBODY, 0}


def test_the_points_game_has_no_slap_and_tells_its_closest():
    made = Evening("direct", points_limit=100).play_from("6s / 7h / / / ", *BOTH_FIT[1:])
    made.view.resolution_us = 1
    made.queue(0, 0, 5, at=100)
    made.queue(1, 0, 5, at=100.5)
    made.run_to(110)
    made.press(0, 1, 5, at=2_000)
    assert made.view.scene == session.ROUND_OVER
    assert made.view.first == NOBODY
    made.run_to(4_000)
    assert told(made) == (0, 500)
    assert made.view.is_closest


# As fine as the source, and no finer


@pytest.mark.parametrize(
    "margin, resolution_us, seen",
    (
        (430, 1, 430),
        (1, 1, 1),
        (430, 1000, -1000),
        (999, 1000, -1000),
        (1000, 1000, 1000),
        (43_999, 1000, 43_000),
        (57, 20, 40),
        (19, 20, -20),
    ),
)
def test_a_margin_is_as_fine_as_the_source(margin, resolution_us, seen):
    made = race((100, 100 + margin / 1000), resolution_us=resolution_us)
    assert told(made) == (0, seen)


def test_a_view_that_is_told_nothing_claims_no_more_than_a_millisecond():
    assert view.View().resolution_us == 1000


@settings(deadline=None)
@given(
    times=st.tuples(st.integers(100_000, 700_000), st.integers(100_000, 700_000)),
    apart=st.one_of(st.none(), st.integers(-2_000, 2_000)),
    grain=st.sampled_from((1, 20, 1000)),
    arrow=st.integers(0, 1),
    turns=st.integers(1, 700),
)
@example(times=(100_000, 100_000), apart=None, grain=1, arrow=1, turns=30)
def test_whatever_the_stamps_the_winner_is_whom_the_order_decided_and_the_margin_is_true(
    times, apart, grain, arrow, turns
):
    """Stamps at any distance, drained whenever the loop turns: checked against the stamps alone."""
    first, second = times
    if apart is not None:
        second = max(first + apart, 100_000)
    stamps = [stamp - stamp % grain for stamp in (first, second)]
    made = evening(*BOTH_FIT, arrow=arrow, resolution_us=grain)
    waiting = sorted(((stamps[player], player) for player in range(2)), key=lambda each: each[0])
    for ms in range(100, 1_500, turns):
        while waiting and waiting[0][0] <= ms * 1000:
            stamp, player = waiting.pop(0)
            made.queue(player, 0, 5, at=stamp / 1000)
        made.run_to(ms)
        if not waiting:
            break
    else:
        made.queue(waiting[0][1], 0, 5, at=waiting[0][0] / 1000)
        made.run_to(1_500)
    margin = abs(stamps[0] - stamps[1])
    if margin > 500_000 or made.at - max(stamps) / 1000 >= TOLD / 1000:
        return  # a misplay (R18), or no longer told
    results = [(player, result) for player, action, result in made.results if kind(action) == PLAY]
    winners = [player for player, result in results if result == OK]
    expected = arrow if margin == 0 else 0 if stamps[0] < stamps[1] else 1
    assert winners == [expected]
    assert told(made) == (expected, margin)
    assert made.match.arrow == (1 - arrow if margin == 0 else arrow)


@given(margin=st.integers(0, 999_999), resolution_us=st.sampled_from((1, 2, 10, 20, 100, 1000)))
def test_no_margin_is_shown_finer_than_the_source_nor_longer_than_it_was(margin, resolution_us):
    seen = view.View(resolution_us)._as_fine(margin)
    assert abs(seen) % resolution_us == 0
    if margin == 0:
        assert seen == 0
    elif margin < resolution_us:
        assert seen == -resolution_us
    else:
        assert margin - resolution_us < seen <= margin


# The last card, and computer players


@pytest.mark.parametrize("first", (0, 1))
def test_a_card_just_too_late_for_the_last_one_is_kept_as_the_closest(first):
    """By then the key means a slap, and a false one; the pile it was meant for had been taken 0.43 ms before."""
    made = evening("6s / / / / ", "4h / / / / ", "5h / Qs Ts", "2c 3c", "7c 8c")
    for player in range(2):
        made.press(player, 0, at=50)
        made.queue(player, 5, at=100 if player == first else 100.43)
    assert made.run_to(110) == session.SLAP
    finishes = made.session.finishes
    assert (finishes.closest_first, finishes.closest_margin) == (first, 430)
    assert made.view.first == NOBODY


def test_in_the_points_game_too_and_its_result_tells_it():
    made = Evening("direct", points_limit=100).play_from("6s / / / / ", "4h / / / / ", "5h / Qs Ts", "2c 3c", "7c 8c")
    made.view.resolution_us = 1
    for player in range(2):
        made.press(player, 0, at=50)
        made.queue(player, 5, at=100.43 - 0.43 * player)
    assert made.run_to(110) == session.ROUND_OVER
    assert made.view.first == NOBODY
    made.run_to(2_500)
    assert told(made) == (1, 430)
    assert made.view.is_closest


def test_a_slap_that_is_long_after_the_last_card_is_no_card_for_its_pile():
    made = evening("6s / / / / ", "4h / / / / ", "5h / Qs Ts", "2c 3c", "7c 8c")
    made.press(0, 0, 5, at=100)
    made.press(1, 0, 5, at=250.001)
    assert made.session.finishes.closest_first == NOBODY


def test_saying_spit_at_once_keeps_the_card_in_the_hand():
    """What a late key would have meant is only looked at."""
    made = evening("6s / Kh / 9c / / ", "4h / Kd / 9d / / ", "5h / 2s", "2c 3c", "7c 8c")
    made.press(1, 0, at=50)
    made.press(0, 0, 5, at=100)
    assert made.session.phase == session.STUCK
    made.press(1, 5, at=100.43)
    assert made.session.said == 2
    assert made.controls[1].picked == 0
    assert made.session.finishes.closest_margin == 430


@pytest.mark.parametrize("scheme", ("direct", "quick", "cursor"))
def test_a_computer_counts_as_a_player(scheme):
    """Two of them: now and then both go for one pile or both slap, for a hand on its way is not stopped."""
    plays = slaps = 0
    for seed in range(4):
        made = Evening(scheme, seed=seed)
        made.view.resolution_us = 1
        made.session.start_match(session.BOTH)
        before = NOBODY
        while made.session.phase != session.MATCH_OVER:
            made.run(20)
            if made.view.first != before:
                before = made.view.first
                assert 0 <= made.view.margin < 1_000_000
                plays += before != NOBODY and made.view.scene == session.PLAYING
                slaps += before != NOBODY and made.view.scene == session.ROUND_OVER and not made.view.is_closest
    assert plays >= 5 and slaps >= 5, (plays, slaps)
