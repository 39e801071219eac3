# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Best of so many rounds, and head starts."""

import pytest
from evening import Evening

from spit import phases, view
from spit.series import POINTS_LIMIT, Series
from spit.session import BOTH
from spit.standing import NOBODY


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
