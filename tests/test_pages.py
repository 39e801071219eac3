# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the menu's pages show on a display of each size: nothing is cut off, and the chosen row is plain to see."""

import sys
import types
from pathlib import Path

import pytest

from boards.parts import menu as front
from boards.parts import page_guide, page_list
from boards.parts.desktop_display import OLED_DARK, FrameDisplay
from boards.parts.desktop_shown import ShownDisplay
from boards.parts.page_paper import BAR_GAP
from boards.parts.screen_layout import SIZES
from boards.parts.words import en_pages
from spit import actions, menu, rules, settings, ticks
from spit import view as view_module
from spit.cards import PACK
from spit.controls import HELD, RELEASE, for_player
from spit.match import Match
from spit.menu import DOWN, FIRST_PAGE, GUIDE, LEFT, LESS, MORE, STATISTICS, UP
from spit.settings import (
    BESIDE,
    BRIGHTNESS,
    CHOICES,
    COLORS,
    GAME,
    LANGUAGE,
    LANGUAGES,
    OPPOSITE,
    SIDE,
    SOUND,
    Settings,
)
from spit.sight import hints
from spit.statistics import CLOSEST, COUNT, LONGEST_STREAK, MATCHES, NONE, QUICKEST, ROUNDS, WINS, WON, Statistics
from spit.table import SPIT_PILE

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

from page_pictures import Shown

SCHEMES = ("direct", "quick", "cursor")
MANY = [9_999] * COUNT
MANY[WON : WON + 10] = [999] * 10
MANY[QUICKEST], MANY[CLOSEST] = 523_900, 199_990


def ends(label):
    """The first column of a label's text, and the one after the last: a letter's own last column is empty."""
    left = label.x + label.bounding_box[0]
    return left, left + max(label.bounding_box[2] - 1, 0)


def check(shown):
    """Every line is on the paper as a whole, and a name does not run into what stands at its end."""
    paper = shown.pages.paper
    scale = paper.scale
    across, down = shown.display.width // scale, shown.display.height // scale
    bottom = 0
    for name, choice in zip(paper._names, paper._choices):
        left, right = ends(name)
        assert left >= 0 and right <= across - BAR_GAP, name.text
        if choice.text:
            first, last = ends(choice)
            assert last <= across - BAR_GAP, choice.text
            assert right + 3 <= first, (name.text, choice.text)
        bottom = max(bottom, name.y + paper._grid.y if name.text else 0)
    hint = paper._hint
    assert hint.text and ends(hint)[1] <= across, hint.text
    assert hint.y - bottom >= 12 and hint.y <= down
    if paper._head:
        assert ends(paper._head)[1] <= across, paper._head.text
        assert paper._names[0].y + paper._grid.y - paper._head.y >= 12


@pytest.mark.parametrize("player", range(2))
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(size, scheme, player, language):
    shown = Shown(*size, scheme, player, MANY, language=language)
    seen = []
    for name in shown.sheets():
        check(shown)
        seen.append(name)
        if shown.menu.page == STATISTICS:
            assert all(len(sheet) <= shown.pages.paper.rows for sheet in shown.pages._sheets)
    assert len(seen) == len(set(seen)) > 15


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_is_cut_off(size, language):
    shown = Shown(*size, language=language)
    for row in menu.ROWS:
        if row == LANGUAGE:
            continue  # see the words' own test
        shown.go_to(row)
        for _ in range(CHOICES[row] if row < settings.COUNT else 0):
            shown.press(MORE)
            check(shown)


def texts(shown):
    """What stands on the paper, a line each."""
    paper = shown.pages.paper
    lines = [(name.text + " " + choice.text).strip() for name, choice in zip(paper._names, paper._choices)]
    return [line for line in lines if line]


def test_english_is_written_with_the_letters_of_the_devices_own_font():
    shown = Shown(128, 64)
    for _ in shown.sheets():
        for line in texts(shown):
            assert line.isascii() and line.isprintable()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
def test_each_text_on_how_to_play_is_on_its_picture_or_on_one_sheet_before_it(size, scheme):
    sheets = how_to_play(size, scheme).pages._sheets
    said = len(en_pages.BASICS + en_pages.KEYS[scheme] + en_pages.STANDARD_GAME)
    pictured = [sheet for sheet in sheets if isinstance(sheet, tuple)]
    assert [moment for moment, _ in pictured] == list(range(said))
    apart = sum(lines == [en_pages.CAPTIONS[moment]] for moment, lines in pictured)
    assert len(sheets) == said + apart + 1, "in the end, the guided round"
    assert apart == (said if size in ((128, 64), (240, 135)) else 0 if size in ((160, 128), (320, 240)) else apart)


def how_to_play(size, scheme, game=0, language="en"):
    shown = Shown(*size, scheme, language=language)
    shown.settings.set(GAME, game)
    shown.go_to(FIRST_PAGE + GUIDE)
    shown.press(MORE)
    return shown


@pytest.mark.parametrize(
    "game, own, number", ((0, "STANDARD_GAME", ""), (2, "POINTS_GAME", 100), (7, "SERIES_GAME", 3))
)
def test_how_to_play_tells_of_the_game_that_is_chosen(game, own, number):
    sheets = how_to_play((160, 128), "quick", game).pages._sheets
    told = " ".join(" ".join(sheet[1]) for sheet in sheets if isinstance(sheet, tuple))
    for name in ("STANDARD_GAME", "POINTS_GAME", "SERIES_GAME"):
        for text in getattr(en_pages, name):
            assert (text.format(number) in told) == (name == own), text
    assert ("SLAP!" in told) == (own == "STANDARD_GAME")


def told(scheme, player=0, turned=False, game=0):
    """All that how to play says to a player, and that player's keys by name."""
    shown = Shown(320, 240, scheme, player)
    shown.settings.set(GAME, game)
    texts = page_guide._texts(en_pages, shown.device, player, turned, shown.settings)
    return " ".join(text for _, text in texts), shown.device.KEY_NAMES[player]


@pytest.mark.parametrize("player, turned", ((0, False), (0, True), (1, False), (1, True)))
@pytest.mark.parametrize("scheme", SCHEMES)
def test_how_to_play_says_which_key_is_for_which_pile_as_the_reader_sees_them(scheme, player, turned):
    text, names = told(scheme, player, turned)
    on_left = 1 if player and turned else 0  # which spit pile that is
    if scheme == "quick":
        assert f"Fits both? The {'left' if on_left == player else 'right'} pile; hold {names[5]}:" in text
    else:
        left, right = names[-2 + on_left], names[-1 - on_left]
        assert f"{left} puts it on the left pile, {right} on the right." in text
        hand = for_player(scheme, player, turned)
        assert [hand.slapped(key) for key in range(hand.KEYS)][names.index(left)] == on_left


@pytest.mark.parametrize("scheme", SCHEMES)
def test_how_to_play_says_that_an_empty_place_is_a_misplay_where_it_is_one(scheme):
    text, _ = told(scheme)
    hand = for_player(scheme, 0, False)
    match = Match()
    match.table.put(0, SPIT_PILE)
    presses = (2, hand.KEYS - 1)
    is_misplay = any(actions.kind(hand.read(match, key, 0)) == actions.PLAY for key in presses)
    assert ("or none? OOPS" in text) == is_misplay == (scheme != "direct")


def test_how_to_play_says_that_spit_cards_count_in_the_points_game():
    assert "Each card left, spit cards too: 1 point." in told("quick", game=2)[0]


@pytest.mark.parametrize("game", (0, 2, 7))
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_a_picture_are_on_it_and_cover_no_card(size, scheme, language, game):
    shown = how_to_play(size, scheme, game, language)
    for sheet in shown.pages._sheets:
        if isinstance(sheet, tuple):
            picture = shown.pages._picture
            assert shown.display.root_group is picture.root
            table = picture.root[0]
            piles = picture._parts[0]
            top = table.y + min(pile.y for pile in piles.piles) + piles.group.y
            text, hint = picture._text, picture._hint
            assert text.x + text.bounding_box[2] * text.scale <= size[0] + text.scale, text.text
            assert text.y + (text.bounding_box[1] + text.bounding_box[3]) * text.scale <= top + text.scale, text.text
            assert hint.hidden == (size == (128, 64)) == (hint.text == "")
            assert hint.bounding_box[2] <= size[0], hint.text
            for name in picture._names:
                if name.text:
                    assert name.x >= 0 and name.x + (name.bounding_box[2] - 1) * name.scale <= size[0], name.text
                    left, right = [pile.x + piles.group.x for pile in piles.piles]
                    clear = name.x + (name.bounding_box[2] - 1) * name.scale <= left
                    assert clear or name.x >= right + piles.piles[0]._card.tile_width, name.text
        shown.press(DOWN)


def pictures(size, scheme):
    """The pictures of how to play, one after the other: what is to be seen, and the pixels."""
    shown = how_to_play(size, scheme)
    for sheet in shown.pages._sheets:
        if isinstance(sheet, tuple):
            shown.display.compose()
            yield shown.pages._picture._view, bytes(shown.display.frame)
        shown.press(DOWN)
        if shown.menu.sheet and not isinstance(shown.pages._sheets[shown.menu.sheet], tuple):
            assert shown.display.root_group is shown.pages.paper.root


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
def test_each_picture_of_how_to_play_is_one_that_can_come_up(size, scheme):
    drawn = []
    for view, frame in pictures(size, scheme):
        drawn.append(frame)
        sight = view.sight
        cards = [face for face in view.faces if face < PACK]
        assert len(cards) == len(set(cards))
        assert (view.scene == view_module.STUCK) == (begun(view) and rules.is_stuck(sight))
        marks_gaps = for_player(scheme, 0, False).MARKS_GAPS
        assert not view.hints & ~hints(sight, 0, marks_gaps), "it marks what help marks in play"
    assert len(set(drawn)) >= len(drawn) - 1


def test_where_there_is_no_memory_for_pictures_their_sheets_are_words(monkeypatch):
    def no_room(*_):
        raise MemoryError

    monkeypatch.setattr("boards.parts.page_picture.Picture", no_room)
    shown = Shown(128, 64)
    shown.go_to(FIRST_PAGE + GUIDE)
    shown.press(MORE)
    said = texts(shown)
    shown.press(DOWN)
    assert texts(shown) == []
    shown.press(DOWN, 2)
    assert texts(shown) == [en_pages.CAPTIONS[1]] and shown.display.root_group is shown.pages.paper.root
    shown.press(UP, 3)
    assert texts(shown) == said != []


def begun(view):
    """Whether there are cards in the middle and on the reader's side."""
    return view.counts[SPIT_PILE + 1] > 0 and view.scene < view_module.SLAP


def pixels(shown, row):
    """The pixels of a row of the list, without the scroll bar."""
    paper = shown.pages.paper
    scale = paper.scale
    top, pitch = paper._top * scale, paper._pitch * scale
    across = shown.display.width
    shown.display.compose()
    frame = shown.display.frame
    return [
        bytes(frame[3 * (y * across + x) : 3 * (y * across + x) + 3])
        for y in range(top + row * pitch, top + (row + 1) * pitch)
        for x in range(across - BAR_GAP * scale)
    ]


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_is_under_the_chosen_row_and_no_other(size):
    shown = Shown(*size)
    rows = shown.pages.paper.rows
    dark = OLED_DARK if size == (128, 64) else bytes(3)
    for step in range(len(menu.ROWS)):
        chosen = menu.ROWS[step]
        name = texts(shown)[shown.menu.at - shown.pages._first]
        assert name.startswith(page_list.line(en_pages, shown.pages.paper, shown.settings, chosen)[0])
        for row in range(rows):
            seen = pixels(shown, row)
            lit = 1 - seen.count(dark) / len(seen)
            assert (lit > 0.6) == (row == shown.menu.at - shown.pages._first), (step, row, lit)
        shown.press(DOWN)


@pytest.mark.parametrize("size", SIZES)
def test_only_what_changed_is_drawn(size):
    """The bar's step from one row to the next draws two rows and the heading; a choice draws no more than its own."""
    shown = Shown(*size)
    shown.go_to(settings.GAME)
    paper = shown.pages.paper
    row = paper._pitch * paper.scale * size[0]
    shown.display.compose()
    third = (paper._top + 3 * paper._pitch) * paper.scale
    shown.press(DOWN)
    shown.display.compose()
    assert 0 < shown.display.dirty_pixels <= 5 * row  # each label is drawn on top of the bar
    assert all(bottom <= third for *_, bottom in shown.display.dirty_areas)
    shown.press(MORE)
    shown.display.compose()
    assert 0 < shown.display.dirty_pixels <= 2 * row  # what was there, and what is there now
    assert all(bottom <= third for *_, bottom in shown.display.dirty_areas)
    before = bytes(shown.display.frame)
    shown.pages.show(shown.menu)
    shown.display.compose()
    assert shown.display.dirty_pixels == 0 and bytes(shown.display.frame) == before


@pytest.mark.parametrize("size", SIZES)
def test_one_sees_that_the_list_goes_on(size):
    shown = Shown(*size)
    bars = set()
    for row in (0, 8, len(menu.ROWS) - 1):
        shown.go_to(menu.ROWS[row])
        marks = shown.pages.paper._thumb.bitmap
        solid = [y for y in range(marks.height) if marks[0, y]]
        assert 0 < len(solid) < marks.height
        bars.add(tuple(solid))
    assert len(bars) == 3 and min(bars)[0] == 0 and max(bars)[-1] == marks.height - 1


@pytest.mark.parametrize("size", SIZES)
def test_turned_it_is_the_same_picture_turned_by_180_degrees(size):
    one, other = Shown(*size), Shown(*size, rotation=180)
    for functions in ((), (DOWN,), (MORE,), (UP, UP, UP), (MORE,), (DOWN,)):
        for function in functions:
            one.press(function)
            other.press(function)
        one.display.compose()
        other.display.compose()
        frame = other.display.frame
        turned = b"".join(bytes(frame[at : at + 3]) for at in range(len(frame) - 3, -1, -3))
        assert turned == bytes(one.display.frame)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_stays_at_a_row_reads_what_it_means(size, language):
    """In turns with the keys, where the name does not say it all; a press brings the keys back."""
    shown = Shown(*size, language=language)
    one, words = shown.menu, shown.pages.words
    for row in menu.ROWS:
        shown.go_to(row)
        keys = shown.pages.paper._hint.text
        meaning = words.MEANINGS[row] if row < settings.COUNT else ""
        if row == SIDE:
            meaning = words.THIS_BOARD % words.CHOICES[SIDE][OPPOSITE]
        for turn in range(4):
            for now in (0, menu.READ - 1):
                one.wait(turn * menu.READ + now)
                shown.pages.show(one)
                assert shown.pages.paper._hint.text == (turn % 2 and meaning or keys)
                check(shown)
    assert all(words.MEANINGS[row] for row in range(settings.FREEZE, settings.ASSIST + 2))


@pytest.mark.parametrize("scheme, side", (("quick", OPPOSITE), ("cursor", BESIDE)))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_where_player_2_sits_as_the_board_has_it(size, language, scheme, side):
    shown = Shown(*size, scheme, language=language)
    shown.go_to(SIDE)
    words = shown.pages.words
    meanings = []
    for _ in range(CHOICES[SIDE]):
        shown.menu.explains = True
        shown.pages.show(shown.menu)
        check(shown)
        meanings.append(shown.pages.paper._hint.text)
        shown.press(MORE)
    assert words.CHOICES[SIDE][side] in meanings[0]
    assert meanings[1:] == [words.MEANINGS[SIDE]] * 2 != meanings[:1] * 2


@pytest.mark.parametrize("size", [size for size in SIZES if size[1] >= 128 and size != (240, 135)])
def test_the_heading_tells_where_one_is(size):
    shown = Shown(*size)
    for at, row in enumerate(menu.ROWS):
        shown.go_to(row)
        assert shown.pages.paper._head.text == "MENU  %d/%d" % (at + 1, len(menu.ROWS))
    shown.go_to(FIRST_PAGE + menu.ABOUT)
    shown.press(MORE)
    shown.press(DOWN)
    assert shown.pages.paper._head.text == "ABOUT  2/2"


def test_the_hint_names_the_keys_of_whoever_pressed_last():
    shown = Shown(160, 128, "cursor")
    shown.go_to(settings.GAME)
    assert shown.pages.paper._hint.text == "Up/Dn ROW </> CHANGE"
    shown.menu.add(0, 1, shown.menu.codes[1][DOWN])
    shown.pages.show(shown.menu)
    assert shown.pages.paper._hint.text == "Se/St ROW B/A CHANGE"


def statistics_of(numbers):
    shown = Shown(128, 64, numbers=numbers)
    shown.go_to(FIRST_PAGE + STATISTICS)
    shown.press(MORE)
    lines = []
    for _ in range(shown.menu.sheets[STATISTICS]):
        lines += texts(shown)
        shown.press(DOWN)
    return lines


def test_both_turn_the_sheets_though_the_keys_of_one_have_longer_names():
    shown = Shown(160, 128, "cursor")
    shown.device.KEY_NAMES = (("To left", "To right", "Upwards", "Downwards"), ("X", "B", "Y", "A"))
    shown.press(MORE)
    longer = shown.menu.sheets[GUIDE]
    shown.press(UP)
    assert shown.menu.sheet == longer - 1
    shown.menu.player = 1
    shown.press(UP)
    assert shown.menu.sheet == shown.menu.sheets[GUIDE] - 1 < longer - 2


def test_the_statistics_tell_every_number():
    numbers = list(range(100, 100 + COUNT))
    numbers[QUICKEST], numbers[CLOSEST] = 45_512, 432
    lines = statistics_of(numbers)
    for line in (
        "P1 VS P2 WINS",
        "P1 102",
        "P2 103",
        "MOST WINS IN A ROW",
        "P1 116",
        "P2 117",
        "ALONE WON:LOST",
        "BEGINNER 104 : 109",
        "INHUMAN 108 : 113",
        "BEST ROUND 45.5 s",
        "CLOSEST 432 us",
        "ALL MATCHES 101",
        "ALL ROUNDS 100",
        "HOLD 6 TO RESET",
    ):
        assert line in lines
    numbers[QUICKEST] = numbers[CLOSEST] = NONE
    assert {"BEST ROUND -", "CLOSEST -"} <= set(statistics_of(numbers))
    assert "BETWEEN TWO CARDS FOR ONE PILE, OR TWO SLAPS" in " ".join(lines)
    numbers[CLOSEST] = 0
    assert "CLOSEST TIE" in statistics_of(numbers)
    numbers[CLOSEST] = 4_319
    assert "CLOSEST 4.31 ms" in statistics_of(numbers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_statistics_begin_with_what_was_counted(size, language):
    """One alone, two people, nobody: the first sheet has something on it, and the empty ones are still there."""
    alone, people, more = [0] * COUNT, [0] * COUNT, [0] * COUNT
    alone[WON + 1] = alone[MATCHES] = alone[ROUNDS] = alone[LONGEST_STREAK] = 3
    people[WINS + 1] = people[MATCHES] = people[ROUNDS] = people[LONGEST_STREAK + 1] = 3
    more[WON + 4] = more[MATCHES] = 2
    counts = set()
    for numbers in (alone, people, more, [0] * COUNT):
        numbers[QUICKEST] = numbers[CLOSEST] = NONE
        shown = Shown(*size, numbers=numbers, language=language)
        shown.go_to(FIRST_PAGE + STATISTICS)
        shown.press(MORE)
        words = shown.pages.words
        first = texts(shown)
        if numbers is people:
            assert first == ["%s %s" % (words.PEOPLE, words.WINS), "P1 0", "P2 3"]
        elif any(numbers[WON : WON + 5]):
            assert first[0] == "%s %s" % (words.ALONE, words.WON_LOST)
            assert any(not line.endswith(words.SCORE % (0, 0)) for line in first[1:])
        counts.add(shown.menu.sheets[STATISTICS])
    assert len(counts) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_second_before_they_are_reset_is_counted_down(size, language):
    shown = Shown(*size, numbers=MANY, language=language)
    shown.go_to(FIRST_PAGE + STATISTICS)
    shown.press(MORE)
    shown.press(UP)
    words = shown.pages.words
    asked = texts(shown)
    shown.press(MORE)
    said = []
    for now in (0, 499_999, 500_001, 1_000_001, 1_499_999):
        shown.menu.wait(now)
        shown.pages.show(shown.menu)
        check(shown)
        said.append(texts(shown))
    assert said == [asked, asked, *([words.RESET_IN.format(beats)] for beats in (2, 1, 1))]


def test_it_says_that_they_are_reset():
    shown = Shown(128, 64, numbers=MANY)
    shown.go_to(FIRST_PAGE + STATISTICS)
    shown.press(MORE)
    shown.press(UP)
    shown.press(MORE)
    shown.press(MORE, more=HELD)
    assert texts(shown) == ["RESET DONE"]
    shown.press(DOWN)
    assert texts(shown) == ["P1 VS P2 WINS", "P1 0", "P2 0"]


def test_about_tells_the_version_the_board_and_what_stamps_the_keys():
    root = Path(__file__).resolve().parent.parent
    shown = Shown(320, 240)
    shown.go_to(FIRST_PAGE + menu.ABOUT)
    shown.press(MORE)
    version = texts(shown)[0]
    assert version.startswith("SPIT ")
    assert 'version = "%s"' % version[len("SPIT ") :] in (root / "pyproject.toml").read_text(encoding="utf-8")
    shown.press(DOWN)
    assert texts(shown)[0] == "KEYS: keypad, 1 ms"
    assert " ".join(texts(shown)[1:]) == shown.device.NAME


def test_each_language_has_its_own_name_where_the_font_can_write_it():
    shown = Shown(128, 64)
    shown.go_to(LANGUAGE)
    paper = shown.pages.paper
    assert len(set(page_list.OWN_NAMES)) == CHOICES[LANGUAGE]
    for number, own in enumerate(page_list.OWN_NAMES):
        shown.settings.set(LANGUAGE, number)
        for paper.has_letters, name in ((lambda text: True, own), (str.isascii, en_pages.CHOICES[LANGUAGE][number])):
            assert page_list.line(en_pages, paper, shown.settings, LANGUAGE) == ("LANGUAGE", name)


# The loop


class Keys:
    """A key source that hands on one press at each drain; a while later each time."""

    about = "PIO, 1 us"

    def __init__(self, *presses):
        self.presses = list(presses)
        self.now = ticks.DEVICE_PERIOD - 20_000

    def drain(self, presses):
        self.now = ticks.add(self.now, 30_000)
        if self.presses:
            presses.add(self.now, *self.presses.pop(0))
        return self.now


class Speaker:
    def __init__(self, is_loud, heard):
        self.heard = heard
        heard.append("loud" if is_loud else "low")

    def tone(self, hertz):
        self.heard.append(hertz)

    def deinit(self):
        self.heard.append("gone")


def device_of(size, **more):
    return types.SimpleNamespace(
        NAME="A board",
        SCHEME="quick",
        KEY_NAMES=(("1", "2", "3", "4", "5", "6"),) * 2,
        WIDTH=size[0],
        HEIGHT=size[1],
        COLOR=size != (128, 64),
        TURNED=True,
        **more,
    )


def press(*functions, player=0):
    codes = [menu.CODES["quick"][function] for function in functions]
    return [(player, code | bits) for code in codes for bits in (0, RELEASE)]


class Kept:
    """In place of boards.parts.keeping's: notes what was saved."""

    def __init__(self, chosen):
        self.settings = chosen
        self.statistics = Statistics()
        self.saved = []

    def save(self):
        self.saved.append(self.settings.to_bytes())


def run(keys, player=0, turned=False, size=(128, 64), display=None, chosen=None, kept=None, **more):
    display = display or ShownDisplay(*size, size != (128, 64))
    kept = kept or Kept(chosen or Settings())
    end = front.run(device_of(size, **more), keys, display, kept, player, turned)
    return end, kept.settings, display


@pytest.mark.parametrize("size", SIZES)
def test_the_loop_takes_presses_and_ends_when_somebody_leaves(size):
    end, chosen, _ = run(Keys(*press(DOWN, MORE, UP, UP, MORE)), size=size)
    assert end == LEFT and chosen.points_limit() == 50


def test_the_loop_ends_with_the_guided_round():
    sheets = 2 * len(en_pages.BASICS + en_pages.KEYS["quick"] + en_pages.STANDARD_GAME)
    # How to play is at the top of the list.
    assert run(Keys(*press(MORE, *[MORE] * sheets, MORE)))[0] == menu.GUIDED


def test_a_change_is_kept_once_when_nobody_has_pressed_for_a_while():
    """Some presses, 2.4 s of nothing (a key let go of is no press), a look at another row, and again as long."""
    wait = [(0, 5 | RELEASE)] * 80
    kept = Kept(Settings())
    run(Keys(*press(DOWN, MORE, MORE, MORE), *wait, *press(DOWN), *wait, *press(MORE), *press(LESS)), kept=kept)
    assert len(kept.saved) == 2, "after the changes, and after the last one"
    assert kept.saved[0] == kept.saved[1] != Settings().to_bytes()


def test_the_loop_ends_when_nobody_presses():
    assert run(Keys())[0] == LEFT


@pytest.mark.parametrize("player", range(2))
@pytest.mark.parametrize("turned", (False, True))
def test_whoever_asked_sees_it_upright_and_the_display_is_as_before(player, turned):
    seen = []

    class Watched(FrameDisplay):
        def refresh(self, **more):
            seen.append(self.rotation)
            return super().refresh(**more)

    _, _, display = run(Keys(*press(UP, MORE, player=player)), player, turned, display=Watched(128, 64, False))
    assert set(seen) == {180 if player and turned else 0}
    assert display.rotation == 0


def test_an_error_leaves_the_display_as_it_was():
    display = FrameDisplay(128, 64, False)
    keys = Keys()
    keys.drain = None
    with pytest.raises(TypeError):
        run(keys, 1, True, display=display)
    assert display.rotation == 0


def go_to(row):
    return press(*[DOWN] * menu.ROWS.index(row))


def test_a_choice_of_sound_is_heard_at_once_and_for_a_moment():
    heard = []
    keys = Keys(*go_to(SOUND), *press(LESS), *[(0, RELEASE)] * 9, *press(LESS, MORE), (0, 3), (0, 3 | HELD))
    end, chosen, _ = run(keys, speaker=lambda is_loud: Speaker(is_loud, heard))
    assert end == LEFT
    low = ["low", 1047, 0]
    assert heard[: len(low)] == low
    assert heard.count("gone") == heard.count("low") + heard.count("loud"), "the pin is free again"
    assert heard[-2:] == [0, "gone"]


@pytest.mark.parametrize("size", SIZES)
def test_a_display_without_colours_has_no_row_for_them(size):
    """Without it MOTION is one row further up."""
    rows = [row for row in menu.ROWS if row != SOUND and (row != COLORS or size != (128, 64))]
    away = rows.index(settings.MOTION)
    kept = Kept(Settings())
    run(Keys(*press(*[DOWN] * away, MORE), (0, 0), (0, HELD)), size=size, kept=kept)
    assert kept.settings.get(settings.MOTION) == 0


def test_a_speaker_in_use_is_no_trouble():
    def speaker(is_loud):
        raise ValueError("SPEAKER in use")

    assert run(Keys(*go_to(SOUND), *press(LESS), (0, 0), (0, HELD)), speaker=speaker)[1].get(SOUND) == 1


def test_a_choice_of_brightness_is_seen_at_once():
    end, chosen, display = run(Keys(*press(*[DOWN] * 9), *press(LESS, LESS), (0, 0), (0, HELD)))
    assert chosen.get(BRIGHTNESS) == 1, "without a speaker there is no row for the sound"
    assert display.brightness == 0.5


def test_a_display_that_cannot_be_dimmed_has_no_row_for_it():
    class Fixed(FrameDisplay):
        brightness = property(lambda self: 1.0, lambda self, value: None)

    class Undimmed(FrameDisplay):
        @property
        def brightness(self):
            raise RuntimeError("Brightness not adjustable")

        @brightness.setter
        def brightness(self, value):
            pass

    for kind, row in ((Fixed, settings.BRIGHTNESS), (Undimmed, settings.SIDE)):
        chosen = run(Keys(*press(*[DOWN] * 9), *press(MORE), (0, 0), (0, HELD)), display=kind(128, 64, False))[1]
        changed = [setting for setting in range(settings.COUNT) if chosen.get(setting) != settings.DEFAULTS[setting]]
        assert changed == [row]
