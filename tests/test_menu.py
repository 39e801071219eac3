# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The menu without a display: keys are pressed, and settings, statistics and the way out are what comes of it."""

import itertools
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import find
from spit import controls, menu, session, settings, ticks
from spit.controls import HELD, PAUSE, RELEASE
from spit.menu import ABOUT, DOWN, GUIDE, GUIDED, LEAVE, LEFT, LESS, LIST, MORE, OPENED, ROWS, STATISTICS, UP, Menu
from spit.settings import CHOICES, COUNT, KEYS, Settings
from spit.statistics import ROUNDS, Statistics

CODES = ((1, 4, 3, 5), (2, 3, 0, 1))
START = ticks.DEVICE_PERIOD - 5_000


class Pressed:
    """A menu whose keys are pressed by what they do, by either player."""

    def __init__(self, player=0, rows=ROWS):
        self.player = player
        self.settings = Settings()
        self.statistics = Statistics()
        self.menu = Menu(self.settings, self.statistics, CODES, player, rows)
        self.menu.sheets[1:] = [8, 5, 2]

    def press(self, *functions):
        for function in functions:
            for bits in (0, RELEASE):
                self.menu.add(START, self.player, CODES[self.player][function] | bits)
        return self

    def hold(self, function):
        for bits in (0, HELD, RELEASE):
            self.menu.add(START, self.player, CODES[self.player][function] | bits)
        return self

    def go_to(self, row):
        for _ in ROWS:
            if self.menu.row == row:
                return self
            self.press(DOWN)
        raise AssertionError("no way to row %d" % row)

    def open(self, page):
        return self.go_to(menu.FIRST_PAGE + page).press(MORE)


def test_every_setting_has_its_row():
    assert sorted(ROWS) == list(range(LEAVE + 1)) and LEAVE == COUNT + 3


@pytest.mark.parametrize("player", range(2))
@pytest.mark.parametrize("setting", range(COUNT), ids=KEYS)
def test_every_choice_of_every_setting_can_be_reached_both_ways(setting, player):
    for function in (LESS, MORE):
        pressed = Pressed(player).go_to(setting)
        before = pressed.settings.to_bytes()
        seen = set()
        for _ in range(CHOICES[setting]):
            pressed.press(function)
            seen.add(pressed.settings.get(setting))
        assert seen == set(range(CHOICES[setting]))
        assert pressed.settings.to_bytes() == before, "once around; and no other setting has changed"


def test_the_rows_go_round_and_round():
    pressed = Pressed()
    assert pressed.menu.row == ROWS[0]
    assert pressed.press(UP).menu.row == LEAVE
    assert pressed.press(DOWN).menu.row == ROWS[0]
    rows = [pressed.press(DOWN).menu.row for _ in ROWS]
    assert rows == list(ROWS[1:] + ROWS[:1])


def test_a_row_that_the_board_lacks_is_not_there():
    pressed = Pressed(rows=tuple(row for row in ROWS if row != settings.SOUND))
    assert settings.SOUND not in [pressed.press(DOWN).menu.row for _ in ROWS]


def test_leave_by_its_row():
    pressed = Pressed().go_to(LEAVE)
    assert pressed.press(LESS).menu.end == OPENED
    assert pressed.press(MORE).menu.end == LEFT


@pytest.mark.parametrize("page", (GUIDE, STATISTICS, ABOUT))
def test_a_page_turns_both_ways_and_goes_back_to_its_row(page):
    pressed = Pressed().open(page)
    sheets = pressed.menu.sheets[page]
    assert (pressed.menu.page, pressed.menu.sheet) == (page, 0)
    assert [pressed.press(DOWN).menu.sheet for _ in range(sheets)] == [*range(1, sheets), 0]
    assert [pressed.press(UP).menu.sheet for _ in range(sheets)] == [*range(sheets - 1, -1, -1)]
    assert pressed.press(MORE).menu.sheet == 1 % sheets
    pressed.press(LESS)
    assert (pressed.menu.page, pressed.menu.row) == (LIST, menu.FIRST_PAGE + page)
    assert pressed.menu.end == OPENED and pressed.settings.to_bytes() == Settings().to_bytes()


def test_the_guides_last_sheet_offers_the_guided_round():
    pressed = Pressed().open(GUIDE)
    assert pressed.menu.hint() == menu.TURN
    pressed.press(*[MORE] * (pressed.menu.sheets[GUIDE] - 1))
    assert pressed.menu.hint() == menu.TRY and pressed.menu.end == OPENED
    assert pressed.press(MORE).menu.end == GUIDED


@pytest.mark.parametrize("function", (LESS, MORE))
@pytest.mark.parametrize("setting", range(COUNT), ids=KEYS)
def test_a_key_held_leaves_and_its_press_has_changed_nothing(setting, function):
    pressed = Pressed().go_to(setting).press(MORE)
    before = pressed.settings.to_bytes()
    assert pressed.hold(function).menu.end == LEFT
    assert pressed.settings.to_bytes() == before


@pytest.mark.parametrize("page", (GUIDE, STATISTICS, ABOUT))
def test_a_key_held_on_a_page_goes_back_to_the_list(page):
    pressed = Pressed().open(page).hold(UP)
    assert pressed.menu.page == LIST and pressed.menu.end == OPENED


def test_a_key_that_was_down_before_the_menu_came_is_not_held():
    pressed = Pressed()
    pressed.menu.add(START, 0, CODES[0][MORE] | HELD)
    pressed.menu.add(START, 0, CODES[0][MORE] | RELEASE)
    assert pressed.menu.end == OPENED


def test_a_key_without_a_meaning_can_be_held_too():
    pressed = Pressed()
    pressed.menu.add(START, 0, 0)
    assert pressed.menu.end == OPENED and pressed.menu.row == ROWS[0]
    pressed.menu.add(START, 0, HELD)
    assert pressed.menu.end == LEFT


def played():
    pressed = Pressed()
    pressed.statistics.round_over(0, 0, 61_000, 800)
    return pressed


def test_the_statistics_are_reset_by_a_key_held_on_their_last_sheet():
    pressed = played().open(STATISTICS).press(UP)
    assert pressed.menu.is_reset_sheet()
    pressed.press(MORE)
    assert pressed.menu.is_reset_sheet() and pressed.statistics.numbers[ROUNDS] == 1, "a press alone does nothing"
    pressed.hold(MORE)
    assert pressed.menu.is_reset and pressed.menu.is_reset_sheet()
    assert pressed.statistics.to_bytes() == Statistics().to_bytes()
    pressed.press(DOWN)
    assert not pressed.menu.is_reset


def counted(pressed, start=START):
    """What is counted down at each tenth of a second from `start` on."""
    counts = []
    for tenths in range(17):
        pressed.menu.is_changed = False
        before = pressed.menu.beats
        pressed.menu.wait(ticks.add(start, tenths * 100_000 + 1))
        counts.append(pressed.menu.beats)
        assert pressed.menu.is_changed == (before != counts[-1])
    return counts


def test_the_last_second_of_the_key_that_resets_is_counted_down():
    assert menu.BEAT == session.HOLD_BEAT
    pressed = played().open(STATISTICS).press(UP)
    assert counted(pressed) == [0] * 17, "the key that turned the sheet is another one"
    pressed.menu.add(START, 0, CODES[0][MORE])
    assert counted(pressed) == [0] * 5 + [2] * 5 + [1] * 5 + [0] * 2
    pressed.menu.add(START, 0, CODES[0][MORE] | HELD)
    assert pressed.menu.is_reset and counted(pressed) == [0] * 17


def test_a_key_let_go_of_counts_nothing_down():
    pressed = played().open(STATISTICS).press(UP).press(MORE)
    assert counted(pressed) == [0] * 17
    pressed.menu.add(START, 0, CODES[0][MORE])
    pressed.menu.add(START, 1, CODES[1][MORE] | RELEASE)
    assert 2 in counted(pressed), "another one was let go of"


@pytest.mark.parametrize("function", (UP, DOWN, LESS))
def test_no_other_key_resets_them(function):
    pressed = played().open(STATISTICS).press(UP).hold(function)
    assert pressed.statistics.numbers[ROUNDS] == 1 and pressed.menu.page == LIST


def test_on_no_other_sheet_are_they_reset():
    for sheet in range(4):
        pressed = played().open(STATISTICS).press(*[DOWN] * sheet)
        if sheet < 3:  # from the last but one its press turns to the last
            pressed.hold(MORE)
            assert pressed.statistics.numbers[ROUNDS] == 1


def test_the_pause_key_goes_back():
    pressed = Pressed().open(ABOUT)
    pressed.menu.add(START, 0, PAUSE)
    assert pressed.menu.page == LIST
    pressed.menu.add(START, 0, PAUSE | HELD)
    assert pressed.menu.end == OPENED, "it has done what it does"
    pressed.menu.add(START, 0, PAUSE)
    assert pressed.menu.end == LEFT


def test_either_players_keys_do_it_and_the_last_one_is_known():
    pressed = Pressed(0)
    pressed.menu.add(START, 1, CODES[1][DOWN])
    assert pressed.menu.row == ROWS[1] and pressed.menu.player == 1
    pressed.menu.add(START, 0, CODES[0][DOWN])
    assert pressed.menu.row == ROWS[2] and pressed.menu.player == 0


def test_whoever_stays_at_a_row_is_told_what_it_means_in_turns_with_the_keys():
    pressed = Pressed()
    one = pressed.menu
    for start in (START, ticks.add(START, 20 * menu.READ)):
        one.add(start, 0, CODES[0][DOWN])
        told = []
        for quarters in range(16):
            one.is_changed = False
            before = one.explains
            one.wait(ticks.add(start, quarters * menu.READ // 4))
            assert one.is_changed == (one.explains != before)
            told.append(one.explains)
        assert told == ([False] * 4 + [True] * 4) * 2
    pressed.open(ABOUT)
    one.wait(ticks.add(START, menu.READ))
    assert not one.explains


def test_where_nobody_presses_the_menu_ends():
    pressed = Pressed()
    one = pressed.menu
    one.wait(START)
    one.wait(ticks.add(START, menu.IDLE - 1))
    assert one.end == OPENED
    one.add(ticks.add(START, menu.IDLE - 1), 0, CODES[0][DOWN])
    one.wait(ticks.add(START, 2 * menu.IDLE - 2))
    assert one.end == OPENED
    one.wait(ticks.add(START, 2 * menu.IDLE - 1))
    assert one.end == LEFT


def test_what_was_changed_is_to_be_kept_once_nobody_presses():
    pressed = Pressed()
    one = pressed.menu
    quiet = ticks.add(START, menu.QUIET)
    assert not one.is_to_keep(quiet)
    for change in (lambda: pressed.go_to(settings.GAME).press(MORE), lambda: pressed.press(DOWN, LESS)):
        change()
        assert not one.is_to_keep(ticks.add(START, menu.QUIET - 1)) and one.is_to_keep(quiet)
        one.is_kept = True
        assert not one.is_to_keep(quiet)
    pressed.press(UP, DOWN)
    assert not one.is_to_keep(quiet), "no choice, no change"
    pressed.open(STATISTICS).press(UP).hold(MORE)
    assert one.is_to_keep(quiet)


def test_a_press_that_a_hold_takes_back_is_not_kept_meanwhile():
    assert menu.QUIET > controls.HELD_AFTER


@pytest.mark.parametrize("board_id", ("adafruit_macropad_rp2040", "pybadge", "raspberry_pi_pico"))
def test_four_different_keys_of_each_player_do_it_on_every_board(board_id):
    board = find(board_id)
    codes = getattr(board, "MENU_KEYS", None) or (menu.CODES[board.SCHEME],) * 2
    for player in range(2):
        assert len(set(codes[player])) == len(codes[player]) == menu.FUNCTIONS
        count = controls.for_player(board.SCHEME, player, board.TURNED).KEYS
        assert all(0 <= code < count for code in codes[player])


def test_on_a_macropad_the_four_keys_lie_like_arrow_keys():
    """Up is in the middle of the far row; less, down and more are the near row."""
    up, down, less, more = menu.CODES["quick"]
    assert (up, less, down, more) == (1, 3, 4, 5)


presses = st.lists(
    st.tuples(st.integers(0, 200_000), st.integers(0, 1), st.integers(0, 7), st.sampled_from((0, 0, 0, RELEASE, HELD))),
    max_size=200,
)


@given(presses)
def test_whatever_is_pressed_all_stays_in_order(storm):
    pressed = Pressed()
    one = pressed.menu
    now = START
    for after, player, code, bits in storm:
        now = ticks.add(now, after)
        one.add(now, player, code | bits)
        one.wait(now)
        assert one.end in (OPENED, LEFT, GUIDED)
        assert 0 <= one.page < menu.PAGES and 0 <= one.sheet < one.sheets[one.page]
        assert one.row in ROWS and one.hint() in range(menu.HINTS)
        for setting in range(COUNT):
            assert 0 <= pressed.settings.get(setting) < CHOICES[setting]


@given(st.lists(st.sampled_from((UP, DOWN, LESS, MORE)), max_size=60))
def test_both_players_come_to_the_same(functions):
    one, other = (Pressed(player).press(*functions) for player in range(2))
    assert one.settings.to_bytes() == other.settings.to_bytes()
    for name in ("page", "row", "sheet", "end"):
        assert getattr(one.menu, name) == getattr(other.menu, name)


def test_what_the_hint_says_fits_what_the_keys_do():
    pressed = Pressed()
    hints = [pressed.go_to(row).menu.hint() for row in ROWS]
    assert hints == [menu.OPEN] + [menu.CHANGE] * COUNT + [menu.OPEN] * 2 + [menu.GO]
    assert len(set(itertools.chain(hints, (menu.TURN, menu.TRY)))) == menu.HINTS


def from_title(board_id, player, way):
    """Through code.py as it is: restarts, guided rounds, and the settings that are kept."""
    tests = Path(__file__).resolve().parent
    command = [sys.executable, str(tests / "from_title.py"), str(tests.parent), board_id, str(player), way]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    restarts, lessons, *kept = [int(number) for number in done.stdout.split()]
    return restarts, lessons, kept


@pytest.mark.parametrize("player", range(2))
@pytest.mark.parametrize("board_id", ("adafruit_macropad_rp2040", "pybadge", "raspberry_pi_pico"))
def test_from_the_title_into_the_menu_and_back(board_id, player):
    """A key held on the title, a choice, the last row; the choice is kept."""
    wanted = list(settings.DEFAULTS)
    wanted[settings.GAME] = 1
    assert from_title(board_id, player, "settings") == (1, 0, wanted)


@pytest.mark.parametrize("way", ("ctrl-c", "error", "power"))
def test_what_was_chosen_is_kept_however_the_menu_ends(way):
    """Ctrl-C or an error at once after the choice; the power goes off while the menu is still open."""
    wanted = list(settings.DEFAULTS)
    wanted[settings.GAME] = 1
    assert from_title("adafruit_macropad_rp2040", 0, way) == (0, 0, wanted)


@pytest.mark.parametrize("player", range(2))
@pytest.mark.parametrize("board_id", ("adafruit_macropad_rp2040", "pybadge", "raspberry_pi_pico"))
def test_from_the_title_into_the_guided_round_and_back(board_id, player):
    """A key held on the title, how to play, its last sheet, go; and a key held there leaves it."""
    assert from_title(board_id, player, "lesson") == (1, 1, list(settings.DEFAULTS))
