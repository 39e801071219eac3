# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The terminal's side of the PC: pixels as characters, characters as keys, the key map."""

import re

import pytest

from boards.parts import desktop_blocks, desktop_layout, desktop_terminal
from boards.parts.desktop_blocks import COLORS_256, PLAIN, TRUE_COLOR, Dots, HalfBlocks
from boards.parts.desktop_taps import HOLD, TAP, Taps

LIT = bytes((255, 255, 255))
DARK = bytes((0, 0, 0))
RED = bytes((192, 15, 45))


def frame(*rows):
    """Pixels from text: # is lit, r is red, anything else is dark."""
    return bytearray(b"".join({"#": LIT, "r": RED}.get(pixel, DARK) for row in rows for pixel in row))


def shown(text):
    """The characters on a terminal after that text, row by row; only moves and colors are understood."""
    lines = {}
    row = column = 1
    for move, _color, character in re.findall(r"\x1b\[([\d;]*)H|\x1b\[([\d;]*)m|(.)", text):
        if move:
            row, column = [int(part) for part in move.split(";")]
        elif character:
            lines.setdefault(row, {})[column] = character
            column += 1
    return ["".join(line.get(at, " ") for at in range(1, max(line) + 1)) for _row, line in sorted(lines.items())]


def test_two_pixels_are_one_character():
    picture = HalfBlocks(4, 4, PLAIN)
    text = picture.text(frame("##..", "#.#.", ".##.", "...."))
    assert shown(text) == ["█▀▄ ", " ▀▀ "]


@pytest.mark.parametrize("colors", [PLAIN, COLORS_256, TRUE_COLOR])
def test_the_characters_can_be_read_without_their_colors(colors):
    picture = HalfBlocks(4, 2, colors)
    assert shown(picture.text(frame("##..", "#.#."))) == ["█▀▄ "]


def test_each_pixel_has_its_own_color():
    text = HalfBlocks(1, 2, TRUE_COLOR).text(frame("r", "#"))
    assert "\x1b[38;2;255;255;255m" in text and "\x1b[48;2;192;15;45m" in text and "▄" in text
    assert text.endswith("\x1b[0m")


def test_only_what_changed_is_written():
    picture = HalfBlocks(6, 4, PLAIN)
    before = frame("......", "......", "......", "......")
    picture.text(before)
    assert picture.text(before) == ""
    after = frame("......", "......", "...#..", "......")
    assert picture.text(after, 10, 5, [(0, 0, 6, 4)]) == "\x1b[6;13H▀\x1b[0m"


def test_a_changed_area_covers_the_characters_around_it():
    picture = HalfBlocks(4, 4, PLAIN)
    picture.text(frame("....", "....", "....", "...."))
    assert shown(picture.text(frame("....", ".#..", "....", "...."), 1, 1, [(1, 1, 2, 2)])) == [" ▄"]


def test_a_forgotten_picture_is_written_again():
    picture = Dots(4, 4, PLAIN)
    first = picture.text(frame("#...", "....", "....", "...."))
    picture.forget()
    assert picture.text(frame("#...", "....", "....", "....")) == first


def test_a_darker_picture_is_written_again_in_darker_colors_and_the_same_characters():
    pixels = frame("r#..", "#.#.", "....", "....")
    for kind in (HalfBlocks, Dots):
        picture = kind(4, 4, TRUE_COLOR)
        first = picture.text(pixels)
        picture.dim(1.0)
        assert picture.text(pixels) == ""
        picture.dim(0.5)
        darker = picture.text(pixels)
        assert shown(darker) == shown(first) and darker != first
        picture.dim(1.0)
        assert picture.text(pixels) == first
    picture = HalfBlocks(1, 2, TRUE_COLOR)
    picture.dim(0.5)
    assert "\x1b[38;2;128;128;128m" in picture.text(frame("#", "r"))
    picture = HalfBlocks(4, 4, PLAIN)
    first = picture.text(pixels)
    picture.dim(0.25)
    assert picture.text(pixels) == first, "without colors it stays as it can be read"


def test_eight_pixels_are_one_character_of_dots():
    assert shown(Dots(4, 4, PLAIN).text(frame("#..#", "...#", "...#", "...#"))) == ["⠁⢸"]


def test_a_height_that_does_not_divide():
    picture = HalfBlocks(2, 3, PLAIN)
    assert picture.rows == 2
    assert shown(picture.text(frame("##", "##", "##"))) == ["██", "▀▀"]


@pytest.mark.parametrize(
    ("rgb", "number"), [((0, 0, 0), 16), ((255, 255, 255), 231), ((255, 0, 0), 196), ((128, 128, 128), 244)]
)
def test_the_nearest_of_256_colors(rgb, number):
    assert desktop_blocks.color_256(rgb) == number


@pytest.mark.parametrize(
    ("environment", "colors"),
    [
        ({"TERM": "xterm-256color"}, COLORS_256),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, TRUE_COLOR),
        ({"TERM": "xterm-direct"}, TRUE_COLOR),
        ({"TERM": "dumb", "COLORTERM": "truecolor"}, PLAIN),
        ({"TERM": "xterm", "NO_COLOR": "1"}, PLAIN),
    ],
)
def test_the_colors_that_a_terminal_has(environment, colors):
    assert desktop_terminal.supported_colors(environment, False) == colors


@pytest.fixture
def edges():
    return []


def taps(edges, held=()):
    return Taps(lambda place, pressed: edges.append(("+" if pressed else "-") + place), held)


def test_a_tap_goes_up_by_itself(edges):
    keys = taps(edges)
    keys.tap("Q", 1000)
    keys.let_go(1000 + TAP - 1)
    assert edges == ["+Q"]
    keys.let_go(1000 + TAP)
    assert edges == ["+Q", "-Q"]


def test_the_keyboards_own_repeat_is_no_new_press(edges):
    keys = taps(edges)
    for now in range(1000, 1500, 33):
        keys.let_go(now)
        keys.tap("Q", now)
    assert edges == ["+Q"]


def test_two_quick_taps_are_two_presses(edges):
    keys = taps(edges)
    for now in (1000, 1075):
        keys.let_go(now)
        keys.tap("Q", now)
    assert edges == ["+Q", "-Q", "+Q"]


def test_a_key_that_works_while_held_lasts_until_the_repeat(edges):
    keys = taps(edges, held=("V",))
    keys.tap("V", 1000)
    keys.let_go(1000 + HOLD - 1)
    keys.tap("V", 1000 + HOLD - 1)
    keys.let_go(1000 + HOLD)
    assert edges == ["+V"]
    keys.let_go(1000 + 2 * HOLD)
    assert edges == ["+V", "-V"]


@pytest.mark.parametrize("scheme", ["direct", "quick", "cursor"])
def test_keys_on_the_pc(scheme):
    from spit import controls

    players = [desktop_layout.player_keys(scheme, player) for player in range(2)]
    assert len(set(players[0] + players[1])) == 2 * controls.for_player(scheme, 0, False).KEYS
    assert sum(count for _first, count, _words in desktop_layout.groups(scheme)) == len(players[0])


@pytest.mark.parametrize("scheme", ["direct", "quick", "cursor"])
@pytest.mark.parametrize("columns", [64, 78, 128])
def test_the_key_map_names_every_key_and_fits(scheme, columns):
    names = [desktop_layout.player_keys(scheme, player) for player in range(2)]
    lines = desktop_terminal.legend(scheme, names, False, "no screen was found", columns)
    for player in range(2):
        words = " ".join(line[player] for line in lines).split()
        assert set(names[player]) <= set(words)
    assert all(len(left) <= columns and len(right) <= columns // 2 for left, right in lines)
    text = " ".join(left for left, _right in lines)
    assert "no screen was found" in text and "Space: pause" in text


@pytest.mark.parametrize("scheme", ("direct", "quick", "cursor"))
def test_the_key_map_says_who_sits_where_and_how_an_empty_place_is_filled(scheme):
    names = tuple(desktop_layout.player_keys(scheme, player) for player in range(2))
    text = " ".join(" ".join(line) for line in desktop_terminal.legend(scheme, names, False, "", 80))
    assert "PLAYER 1 (below)" in text and "PLAYER 2 (above)" in text
    assert "empty place" in text
    assert "pause, and go on" in text
