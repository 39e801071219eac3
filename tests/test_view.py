# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the players are shown, and that only what changed is named; it never looks at pixels."""

import pytest
from evening import Evening, card

from spit import session, sight, view
from spit.controls import BY_COMPUTER, PAUSE, RELEASE
from spit.table import SPIT_CARDS, SPIT_PILE

STOCK = ("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "2c 3c", "7c 8c")


def shown(evening):
    """The view, with everything that has changed taken as drawn."""
    evening.view.changed = 0
    return evening.view


def test_faces_and_counts_of_a_position():
    seen = Evening().play_from(*STOCK).view
    assert [seen.faces[place] for place in range(5)] == [card("6s"), card("3d"), card("Kh"), view.EMPTY, view.EMPTY]
    assert [seen.counts[place] for place in range(5)] == [1, 2, 1, 0, 0]
    assert seen.faces[SPIT_CARDS] == view.BACK
    assert seen.counts[SPIT_CARDS] == 2
    assert seen.faces[SPIT_PILE + 1] == card("Qs")
    assert seen.scene == session.PLAYING


def test_an_unused_spit_pile_is_not_shown_as_empty():
    evening = Evening()
    evening.session.start_match(0)
    evening.match.table.in_use = 2
    evening.match.table.changed |= 1 << SPIT_PILE
    evening.run_to(0)
    assert evening.view.faces[SPIT_PILE] == view.UNUSED
    assert evening.view.faces[SPIT_PILE + 1] == view.EMPTY


def test_a_play_names_just_the_two_piles():
    evening = Evening("quick").play_from(*STOCK)
    seen = shown(evening)
    evening.press(0, 0)
    assert seen.changed == 1 << 0 | 1 << SPIT_PILE


@pytest.mark.parametrize("player", (0, 1))
def test_the_card_that_ends_a_one_pile_round_is_seen_before_the_result(player):
    """The cards are gathered already; the result, which takes long to draw, is seen one look later."""
    stock = ("6s", "Th Td / 9h")
    evening = Evening("quick").play_from(*(stock if player == 0 else stock[::-1]), "5h / ", "", "")
    evening.match.table.in_use = 1
    evening.run_to(evening.at + 10)
    seen = shown(evening)
    evening.press(player, 0)
    assert evening.session.phase == session.MATCH_OVER
    assert seen.scene == session.PLAYING
    assert seen.changed == 1 << SPIT_PILE
    assert seen.faces[SPIT_PILE] == card("6s")
    seen.changed = 0
    evening.run_to(evening.at + 1)
    assert seen.scene == session.MATCH_OVER
    assert seen.changed & view.SCENE_CHANGED
    assert seen.faces[SPIT_PILE] == view.EMPTY


def test_a_move_that_leaves_a_dead_one_pile_round_shows_no_card_again():
    evening = Evening("direct").play_from("6s / / / 9c 9d", "Th / Qh", "5h / ", "", "")
    evening.match.table.in_use = 1
    seen = shown(evening)
    evening.press(0, 0, 5, at=10)
    assert seen.faces[SPIT_PILE] == card("6s")
    evening.press(0, 3, 0, at=20)
    assert seen.scene == evening.session.phase == session.ROUND_OVER
    assert seen.faces[SPIT_PILE] == view.EMPTY


def test_a_match_that_is_given_up_in_play_shows_no_card_first():
    evening = Evening("direct").play_from(*STOCK)
    evening.press(0, 0, 5, at=10)
    evening.session.end_match()
    evening.run_to(20)
    assert evening.view.scene == session.TITLE


def test_picking_up_names_just_that_place():
    evening = Evening("direct").play_from(*STOCK)
    seen = shown(evening)
    evening.press(1, 2)
    assert seen.changed == 1 << 5 + 2


def test_the_cursor_names_the_place_it_left_and_the_one_it_came_to():
    evening = Evening("cursor").play_from(*STOCK)
    seen = shown(evening)
    evening.press(0, 1)
    assert seen.changed == 1 << 2 | 1 << 3


def test_nothing_happens_and_nothing_is_named():
    evening = Evening().play_from(*STOCK)
    seen = shown(evening)
    evening.run(5_000)
    assert seen.changed == 0


def test_a_misplay_is_said_as_long_as_it_freezes():
    evening = Evening("direct").play_from(*STOCK)
    evening.match.settings[0] = 900_000
    seen = shown(evening)
    evening.press(0, 2, 5)
    assert seen.line[0] == view.MISPLAYED
    assert seen.line[1] == view.QUIET
    assert seen.changed & view.LINE_CHANGED
    evening.run_to(899)
    assert seen.line[0] == view.MISPLAYED
    evening.run_to(900)
    assert seen.line[0] == view.QUIET


def test_a_misplay_that_does_not_freeze_is_said_all_the_same():
    evening = Evening("direct").play_from(*STOCK)
    evening.match.settings[0] = 0
    evening.press(0, 2, 5)
    assert evening.view.line[0] == view.MISPLAYED
    evening.run_to(700)
    assert evening.view.line[0] == view.QUIET


def test_r18_beaten_is_said_and_is_no_misplay():
    evening = Evening("quick").play_from("6s 9s / 4c / Kh / / ", "4h / 8d / Js / / ", "5h / Qs")
    evening.press(1, 0)
    evening.press(0, 1, at=100)
    assert evening.view.line[0] == view.WAS_BEATEN


def test_who_has_said_spit_and_who_must():
    evening = Evening()
    evening.session.start_match(0)
    evening.press(1, 5)
    assert list(evening.view.line) == [view.PRESS_SPIT, view.SAID_SPIT]


def test_a_false_slap_is_said():
    evening = Evening().play_from("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs Ks 2s", "2c 3c", "7c 8c")
    evening.press(0, 0, 5)
    evening.press(1, 5, at=300)
    assert evening.view.line[1] == view.FALSE_SLAP
    evening.run_to(600)
    assert list(evening.view.line) == [view.PRESS_SLAP, view.PRESS_SLAP]


def test_a_pause_shows_no_card_and_then_all_again():
    evening = Evening().play_from(*STOCK)
    before = bytes(evening.view.faces)
    evening.press(0, PAUSE)
    assert evening.view.scene == view.PAUSED
    assert all(face in (view.BACK, view.EMPTY) for face in evening.view.faces)
    evening.press(0, PAUSE)
    assert evening.view.scene == session.COUNTDOWN
    assert bytes(evening.view.faces) == before


def test_the_totals_are_the_cards_each_owns_after_a_round():
    evening = Evening().play_from("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs Ks 2s", "2c 3c", "7c 8c")
    evening.press(0, 0, 5)
    evening.press(0, 5, at=500)
    assert evening.view.scene == session.ROUND_OVER
    assert evening.view.totals == [4, 10]
    assert list(evening.view.line) == [view.QUIET, view.QUIET]


def test_the_totals_are_the_points_in_the_points_game():
    evening = Evening(points_limit=100)
    evening.session.start_match(0)
    evening.session.match.points[:] = 20, 32
    evening.view.scene = session.TITLE
    evening.view.look(evening.session, evening.session.now)
    assert evening.view.counted == view.POINTS
    assert evening.view.totals == [20, 32]


def test_the_title_counts_down_to_the_computer():
    evening = Evening()
    evening.run_to(0)
    assert list(evening.view.line) == [view.PRESS_JOIN, view.PRESS_JOIN]
    evening.press(1, 0)
    assert list(evening.view.line) == [view.COMPUTER, view.JOINED]
    counts = [evening.view.count]
    for ms in range(0, 4_000, 100):
        evening.run_to(ms)
        if evening.view.scene == session.TITLE and evening.view.count != counts[-1]:
            counts.append(evening.view.count)
    assert counts == [4, 3, 2, 1]


# Help


def test_whoever_wants_help_sees_which_cards_can_be_played():
    evening = Evening().play_from("6s / 9c 3d / Kh / 2h / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "2c 3c", "7c 8c")
    assert evening.view.hints == 0
    evening.view.assist = 1
    evening.view.changed = 0
    evening.press(0, 4)  # nothing
    evening.match.table.changed = 1
    evening.view.look(evening.session, evening.stamp(0))
    assert evening.view.hints == 0b00101, "six on five, king on queen"
    assert evening.view.changed & 0b11111 == 0b00101
    evening.press(0, 0, 5)
    assert evening.view.hints == 0b00100
    evening.view.assist = 3
    evening.press(0, 2, 6)
    assert evening.view.hints == 0b11000_10101, "nothing fits six and king: then it is the places to move a card to"


@pytest.mark.parametrize("scheme, hints", (("direct", 0b10101), ("quick", 0b00010), ("cursor", 0b10101)))
def test_where_nothing_can_be_played_help_marks_what_the_keys_can_move(scheme, hints):
    """A card only where its key alone moves it: else a learner would put it on a pile, and be frozen."""
    evening = Evening(scheme).play_from("/ 9c 3d / / 2h / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "6c 3c", "Kh 8c")
    evening.view.assist = 1
    evening.press(1, 0)
    assert evening.view.hints == hints
    assert sight.hints(evening.view.sight, 0, hints == 0b10101) == hints


def test_help_marks_no_empty_place_that_only_single_cards_could_go_to():
    evening = Evening().play_from("/ 9c / / 2h / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "6c 3c", "Kh 8c")
    evening.view.assist = 1
    evening.press(1, 0)
    assert evening.view.hints == 0


def test_help_is_for_play_only():
    evening = Evening()
    evening.view.assist = 3
    evening.session.start_match(0)
    evening.run_to(0)
    assert evening.view.hints == 0


def test_r08_spit_is_said_for_a_moment_as_the_cards_turn_up():
    evening = Evening()
    evening.session.start_match(0)
    for player in range(2):
        evening.press(player, 5)
    assert evening.run_to(1_799) == session.COUNTDOWN
    evening.run_to(1_800)
    assert list(evening.view.line) == [view.SPITTING, view.SPITTING]
    evening.run_to(2_499)
    assert list(evening.view.line) == [view.SPITTING, view.SPITTING]
    evening.run_to(2_500)
    assert list(evening.view.line) == [view.QUIET, view.QUIET]


class Thorough(view.View):
    """Looks at everything in each turn."""

    def _is_as_it_was(self, session):
        return False


class Compared(view.View):
    """Has a thorough one look at the same."""

    def __init__(self):
        super().__init__()
        self.thorough = Thorough()

    def look(self, session, now):
        changed = session.match.table.changed
        super().look(session, now)
        session.match.table.changed = changed
        self.thorough.look(session, now)


@pytest.mark.parametrize("scheme", ("direct", "quick", "cursor"))
@pytest.mark.parametrize("seed", (1, 2, 3))
def test_whoever_looks_only_when_something_came_about_sees_the_same(scheme, seed):
    evening = Evening(scheme, seed=seed, level=0)
    evening.view = seen = Compared()
    thorough = seen.thorough
    seen.assist = thorough.assist = 3
    names = [name for name in vars(thorough) if name[0] != "_" and name != "sight"]
    evening.session.start_match(3)
    for turn in range(6000):
        if evening.chance.randrange(40) == 0:
            code = evening.chance.choice((0, 1, 2, 3, 4, 4, 4, PAUSE)) | evening.chance.choice((0, RELEASE))
            evening.queue(turn & 1, code | BY_COMPUTER, at=evening.at + evening.chance.randrange(7))
        evening.run(7, 7)
        assert [getattr(seen, name) for name in names] == [getattr(thorough, name) for name in names]
        seen.changed = thorough.changed = 0
