# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the keys of each scheme mean; it presses keys and reads the table, never the controls' own state but hands."""

import pytest
from evening import Evening, card

from spit import actions, controls
from spit.actions import BEATEN, OK, REFUSED
from spit.cards import NO_CARD
from spit.controls import RELEASE
from spit.session import PLAYING
from spit.table import SPIT_PILE


def top(evening, pile):
    return evening.match.table.top(SPIT_PILE + pile)


def test_an_unknown_scheme_is_named_with_the_known_ones():
    with pytest.raises(ValueError, match="sliders.*direct, quick and cursor"):
        controls.for_player("sliders", 0, False)


# Direct: 0-4 stock places, 5 and 6 the spit piles


def test_direct_picks_up_then_plays():
    evening = Evening("direct").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 0)
    assert evening.view.picked[0] == 0
    assert evening.results == []
    evening.press(0, 5)
    assert top(evening, 0) == card("6s")
    assert evening.view.picked[0] == NO_CARD


def test_direct_another_stock_key_picks_anew():
    evening = Evening("direct").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 0, 2)
    assert evening.view.picked[0] == 2
    evening.press(0, 6)
    assert top(evening, 1) == card("Kh")


def test_direct_moves_the_picked_card_to_an_empty_place():
    evening = Evening("direct").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 1, 4)
    assert evening.results == [(0, actions.move(1, 4), OK)]
    assert evening.match.table.top(4) == card("3d")
    assert evening.match.table.top(1) == card("9c")


def test_direct_an_empty_place_with_empty_hands_is_nothing_and_no_misplay():
    evening = Evening("direct").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 3, 5)
    assert evening.results == []


def test_direct_the_hand_is_empty_after_a_misplay_too():
    evening = Evening("direct").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 2, 5)
    assert evening.results == [(0, actions.play(2, 0), REFUSED)]
    assert evening.view.picked[0] == NO_CARD
    evening.press(0, 6)
    assert len(evening.results) == 1


# Quick: 0-4 play at once, 5 is the sixth key


QUICK = ("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / 2c 2d / ", "5h / 7s")


def test_quick_plays_onto_the_pile_that_fits():
    evening = Evening("quick").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 2)
    assert top(evening, 1) == card("Kh")


@pytest.mark.parametrize("player, place", [(0, 0), (1, 2)])
def test_quick_plays_onto_the_own_pile_if_both_fit(player, place):
    evening = Evening("quick").play_from(*QUICK)
    evening.press(player, place)
    assert evening.results == [(player, actions.play(place, player), OK)]


@pytest.mark.parametrize("player, place", [(0, 0), (1, 2)])
def test_quick_plays_onto_the_other_pile_while_the_sixth_key_is_held(player, place):
    evening = Evening("quick").play_from(*QUICK)
    evening.press(player, 5, place)
    assert evening.results == [(player, actions.play(place, 1 - player), OK)]


def test_quick_a_key_that_a_board_has_too_many_plays_nothing():
    # As a place it would be the opponent's second one, whose 6d fits.
    evening = Evening("quick").play_from("Kh / / / / ", "Js / 6d / / / ", "5h / 8s")
    evening.press(0, 6)
    assert evening.results == []


def test_quick_the_sixth_key_works_only_while_it_is_held():
    evening = Evening("quick").play_from(*QUICK)
    evening.press(0, 5, 5 | RELEASE, 0)
    assert evening.results == [(0, actions.play(0, 0), OK)]


def test_quick_the_sixth_key_changes_nothing_where_one_pile_fits():
    evening = Evening("quick").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 5, 0)
    assert top(evening, 0) == card("6s")


def test_quick_the_sixth_key_held_since_the_countdown_still_counts():
    evening = Evening("quick")
    evening.session.start_match(0)
    evening.press(0, 5)
    evening.play_from(*QUICK)
    evening.press(0, 0)
    assert evening.results == [(0, actions.play(0, 1), OK)]


def test_quick_just_beaten_counts_as_a_play_there_and_does_not_freeze():
    evening = Evening("quick").play_from("6s 9s / 4c / Kh / / ", "4h / 8d / Js / / ", "5h / Qs")
    evening.press(1, 0)
    evening.press(0, 1, at=200)
    assert evening.results[-1] == (0, actions.play(1, 0), BEATEN)
    assert not evening.match.is_frozen(0, evening.session.now)


def test_quick_moves_where_nothing_fits_and_a_card_turns_up():
    evening = Evening("quick").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 1)
    assert evening.results == [(0, actions.move(1, 3), OK)]


@pytest.mark.parametrize("place", [1, 4])
def test_quick_otherwise_it_is_a_misplay(place):
    evening = Evening("quick").play_from("6s / 9c / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, place)
    assert evening.results == [(0, actions.play(place, 0), REFUSED)]
    assert evening.match.is_frozen(0, evening.session.now)


def test_quick_presses_at_one_stamp_build_on_each_other():
    evening = Evening("quick").play_from("6s / 7c / Kh / / ", "4h 9h / 8d / Js / / ", "5h / Ts")
    evening.press(0, 0, 1)
    assert top(evening, 0) == card("7c")


# Cursor: left, right, pile 1, pile 2


def test_cursor_points_and_plays():
    evening = Evening("cursor").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    assert evening.view.cursor[0] == 2
    evening.press(0, 0, 0, 2)
    assert evening.view.cursor[0] == 0
    assert top(evening, 0) == card("6s")


def test_cursor_goes_round():
    evening = Evening("cursor").play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 1, 1, 1)
    assert evening.view.cursor[0] == 0
    evening.press(0, 0)
    assert evening.view.cursor[0] == 4


def test_cursor_on_an_empty_place_brings_a_card_from_the_nearest_pile_with_more_than_one():
    evening = Evening("cursor").play_from("2s 3s / / 6c / 9c 3d / Kh 8h", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 0, 2)  # place 2, counted from 1: place 1 is next to it
    assert evening.results == [(0, actions.move(0, 1), OK)]


def test_cursor_on_an_empty_place_with_no_card_to_bring_is_a_misplay():
    evening = Evening("cursor").play_from("6s / / 6c / 9c / Kh", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    evening.press(0, 0, 2)
    assert evening.results == [(0, actions.play(1, 0), REFUSED)]


# In each scheme

SCHEMES = ("direct", "quick", "cursor")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("player", (0, 1))
def test_each_scheme_has_a_key_for_spit_and_one_for_each_slap(scheme, player):
    keys = controls.for_player(scheme, player, False)
    assert any(keys.is_spit(key) for key in range(keys.KEYS))
    assert {0, 1} <= {keys.slapped(key) for key in range(keys.KEYS)}


def test_quick_slaps_as_the_player_sees_it():
    upright = controls.for_player("quick", 1, False)
    turned = controls.for_player("quick", 1, True)
    assert [upright.slapped(key) for key in range(6)] == [0, 0, NO_CARD, 1, 1, NO_CARD]
    assert [turned.slapped(key) for key in range(6)] == [1, 1, NO_CARD, 0, 0, NO_CARD]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_letting_a_key_go_does_nothing(scheme):
    evening = Evening(scheme).play_from("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs")
    keys = evening.controls[0].KEYS
    before = bytes(evening.match.table.cells)
    evening.press(0, *(key | RELEASE for key in range(keys)))
    assert bytes(evening.match.table.cells) == before
    assert evening.results == []
    assert evening.session.phase == PLAYING


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("player", (0, 1))
@pytest.mark.parametrize("seed", range(5))
def test_a_computer_finds_the_keys_for_what_it_wants(scheme, player, seed):
    """toward() leads to just that play, in at most three keys and a release."""
    evening = Evening(scheme, seed=seed).play_from(*QUICK)
    place = 0 if player == 0 else 2
    wanted = actions.play(place, seed % 2)
    keys = evening.controls[player]
    for _ in range(4):
        key = keys.toward(evening.view.sight, wanted)
        evening.press(player, key & ~controls.FIRES)
        if key & controls.FIRES:
            break
    assert evening.results == [(player, wanted, OK)]
