# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Every language says the same, in letters that are drawn, and each of its words has room on each display."""

import importlib
import itertools
import string
import sys
from functools import cache
from pathlib import Path

import displayio
import pytest
from test_screen import Shown, bounds, check_every_scene, overlap

from boards.parts import languages, screen_cut, screen_finish, screen_results, screen_tiles, screen_title, screen_words
from boards.parts.desktop_display import FrameDisplay
from boards.parts.screen_layout import SIZES, Layout
from boards.parts.screen_pieces import Face
from boards.parts.words import HEADLINES
from spit import view as seen
from spit.settings import LANGUAGES

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

import glyphs
import letters
import pictures
import take_letters

OTHERS = [language for language in LANGUAGES if language != languages.BUILT_IN]
LARGEST = 6144  # bytes of a file of letters
TABLE = ("ready", "play", "misplay", "beaten", "close", "tie", "stuck", "again")
AT_TABLE = {"SPIT", "SPITTING", "STUCK", "OOPS", "BEATEN", "TIE", "DEMO", "GO_ON", "QUIT", "HOLD", "COUNTED"}
LONG_KEYS = (("10", "11", "12", "Up", "Dn", "Se"), ("1", "2", "3", "4", "5", "St"))


def words(name):
    return importlib.import_module("boards.parts.words." + name)


def shape(thing):
    """What a text is filled with, or that of all texts in a table."""
    if isinstance(thing, str):
        return sorted([field for _, field, _, _ in string.Formatter().parse(thing) if field is not None]), [
            thing[at : at + 2] for at, sign in enumerate(thing) if sign == "%" and thing[at + 1 : at + 2] in "sd0"
        ]
    if isinstance(thing, dict):
        return {key: shape(each) for key, each in thing.items()}
    return [shape(each) for each in thing]


@cache
def spoken(language):
    """The words of a language in its letters, and what cuts them, as the title has made it on the smallest display."""
    font = languages.letters_of(language)
    said = languages.words_of(language, font)
    title = screen_title.Title(
        FrameDisplay(128, 64, False), 128, 64, False, pictures.KEYS["quick"], "quick", False, said, font
    )
    return said, title.cut


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_words(language):
    """The same names, tables of the same length, and the same gaps to fill in."""
    for part in ("", "_pages", "_lesson"):
        english, other = words("en" + part), words(language + part)
        names = {name for name in dir(english) if not name.startswith("_")}
        assert names == {name for name in dir(other) if not name.startswith("_")}
        for name in names:
            assert shape(getattr(other, name)) == shape(getattr(english, name)), name


@pytest.mark.parametrize("language", OTHERS)
def test_the_letters_are_those_drawn(language, figure):
    """boards/parts/words/<language>.bin is what tools/pictures.py --sheets writes, and small."""
    assert letters.SHEET == languages.SHEET
    path = pictures.WORDS / (language + ".bin")
    content = path.read_bytes()
    assert content == pictures.letter_files()[path], f"{path.name} is out of date: python3 tools/pictures.py --sheets"
    assert len(content) <= LARGEST
    small, large = letters.used(language)
    figure(f"letters {language}: {len(small)} small, {len(large)} large, {len(content)} bytes")


def test_every_language_that_can_be_chosen_has_its_files():
    assert sorted(OTHERS) == glyphs.languages()
    assert sorted(path.stem for path in pictures.WORDS.glob("*.bin")) == sorted(OTHERS)


def every_line(said):
    """All that a line of the title and the results can be, page by page."""
    view = pictures.sample("round")
    view.tally.plays[:], view.tally.misplays[:], view.tally.fastest[:] = (26, 26), (10, 10), (10_040_000, -1)
    view.tally.longest_run[:], view.round = (15, 15), 10
    lines = set()
    for view.line[0], view.page, view.holding[0] in itertools.product(
        (seen.JOINED, seen.COMPUTER, seen.PRESS_JOIN), (0, 1), (0, 2)
    ):
        lines.add(screen_words.on_title(said, view, 0))
    for view.page, view.line[0] in itertools.product(range(seen.PAGES), (seen.WON, seen.LOST, seen.QUIET)):
        view.first = seen.NOBODY
        for view.counted, view.totals, view.is_open, view.holding[0] in itertools.product(
            (seen.CARDS, seen.POINTS, seen.ROUNDS), ([26, 26], [20, 32], [52, 0], [100, 88]), (False, True), (0, 1)
        ):
            lines.add(screen_results.end(said, view, 0))
            for left in ((10, 16), None) if view.counted == seen.CARDS else ((10, 16),):
                lines.add(screen_results.result(said, view, 0, left, screen_words.UP))
        view.totals, view.counted = [26, 26], seen.CARDS
        finishes = itertools.product((0, 1), (0, 12, 4_310, 999_999), (False, True))
        for view.first, view.margin, view.is_closest in finishes:
            lines.update(
                screen_results.result(said, view, 0, left, screen_words.DOWN) for left in ((15, 4), (4, 15), None)
            )
    return sorted(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_letters_and_its_room(language):
    """No character is missing where it is drawn, and no word is too long for its tiles."""
    said, cut = spoken(language)
    lines = every_line(said)
    for name in {name for name in vars(words(language)) if name.isupper()} - AT_TABLE - set(HEADLINES):
        for text in [getattr(said, name)] if isinstance(getattr(said, name), str) else getattr(said, name):
            assert any(text.split("{}")[0] in line for line in lines), name + " is never said"
    plates = [said.STUCK, said.GO_ON, said.HOLD, said.QUIT, *said.COUNTED]
    finishes = [said.OOPS, said.SPITTING, said.BEATEN, said.DEMO, f"[{said.TIE}{screen_words.UP}]"]
    known = set(cut._letters[1])
    for most, texts in (
        (screen_title.LONGEST_LINE, lines),
        (screen_tiles.LONGEST_PLATE, plates),
        (screen_finish.LONGEST, finishes),
        (13, ["[_0123456789]", said.SPIT]),
    ):
        for text in texts:
            assert set(text) <= known, text
            assert len(text) <= most, text
    for text in plates + [said.OOPS]:
        assert text[0] == "[" and text[-1] == "]" and " " not in text, "a gap on a plate is written _"
    alphabet, most = screen_cut.LETTERS, screen_tiles.LONGEST_HEAD
    if language != languages.BUILT_IN:
        alphabet, most = cut._shouts[2], screen_tiles.LONGEST_SHOUT
    for name in HEADLINES:
        text = getattr(said, name)
        assert set(text) <= set(alphabet) and len(text) <= most, text


@pytest.mark.parametrize("scheme", ("quick", "cursor"))
@pytest.mark.parametrize("turned", (False, True))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_scene_stays_on_the_display(language, size, turned, scheme):
    check_every_scene(Shown(size, turned, scheme, language=language), size)


@pytest.mark.parametrize("turned", (False, True))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_cover_no_card_and_no_other_word(language, size, turned):
    """At the table, and at the end of a round, where the total stands between two plates.

    The letters of some languages are so high that they may touch: one row of pixels is blank in nearly all of them.
    """
    shown = Shown(size, turned, keys=LONG_KEYS, language=language)
    plan = Layout(*size)
    totals = {seen.CARDS: [24, 28], seen.POINTS: [88, 104], seen.ROUNDS: [3, 2]}
    for name in (*TABLE, "slap", "early", "round", "closest", "match", "paused"):
        view = pictures.sample(name)
        for view.counted in totals if name == "round" else (seen.CARDS,):
            view.totals = totals[view.counted]
            view.changed = seen.ALL_CHANGED
            shown.show(view)
            said, cards = [], []
            for grid, owner in shown.grids():
                if grid.width * grid.height > 52 or grid.width == 8:  # the felt; the band, or the bar, behind words
                    continue
                left, top, right, bottom = bounds(grid)
                assert 0 <= left <= right <= size[0], (name, bounds(grid))
                if isinstance(owner, Face):
                    cards.append((left, top + plan.lift, right, bottom - plan.lift))
                else:
                    said.append((left, top + plan.text // 2, right, bottom - plan.text // 2))
            for index, area in enumerate(said):
                for other in said[:index] + (cards if name in TABLE else []):
                    assert not overlap(area, other), (name, area, other)


def test_a_letter_is_a_character_with_its_marks():
    assert letters.letters_of("ที่ 1!") == ["ที่", " ", "1", "!"]
    font = languages.letters_of("th")
    text = font.fit("กดปุ่ม 2")
    assert len(text) == 6 and text.endswith(" 2"), "a cell for each letter"
    assert font.fit(text) == text
    assert len(languages.letters_of("ko").fit("준비!")) == 5, "two cells for each letter that is wide"


@pytest.mark.parametrize("language", OTHERS)
def test_letters_stand_on_the_line_of_the_built_in_ones(language):
    """The font gives both kinds: as high above the base line as it says, and as wide as its box."""
    font = languages.letters_of(language)
    width, height = font.get_bounding_box()
    for text in ("M", font.fit(letters.used(language)[0][0])[0]):
        glyph = font.get_glyph(ord(text))
        assert glyph.shift_x == glyph.width == width
        assert glyph.dy == -font.descent and glyph.height in (12, font.height)
    assert height == 12 == font.ascent + font.descent
    assert font.get_glyph(0x7FF) is None, "no such letter"


def test_a_mark_above_comes_down_to_its_letter():
    drawn = (
        3,
        7,
        [
            ("a", ["...", "...", "...", "...", "###", "#.#", "###"]),
            ("i", ["...", "...", "###", "...", "...", "...", "..."]),
            ("t", [".#.", "...", "...", "...", "...", "...", "..."]),
        ],
    )
    assert letters.compose(drawn, "at") == ["...", "...", ".#.", "...", "###", "#.#", "###"]
    assert letters.compose(drawn, "ait") == [".#.", "...", "###", "...", "###", "#.#", "###"]
    with pytest.raises(ValueError, match=r"ax: x \(U\+0078\) is not drawn"):
        letters.compose(drawn, "ax")


def test_letters_are_taken_from_a_font():
    lines = ["STARTFONT 2.1", "FONT_ASCENT 3", "STARTCHAR a", "ENCODING 97", "DWIDTH 4 0", "BBX 3 2 1 0"]
    lines += ["BITMAP", "A0", "40", "ENDCHAR", "ENDFONT"]
    ascent, font = take_letters.read_bdf(lines)
    assert (ascent, font) == (3, {97: (1, 2, ["101", "010"])})
    assert take_letters.fitted(font[97], 3, 4, 3, False) == ["....", ".#.#", "..#."]
    assert take_letters.fitted(font[97], 3, 5, 3, True) == [".....", ".####", "..##."]
    assert take_letters.fitted(font[97], 1, 4, 3, False) is None


def test_a_drawing_is_written_as_it_is_read(tmp_path):
    path = tmp_path / "glyphs-xx.txt"
    path.write_text("# A comment.\n#\n\n= SMALL 2x2\né:\n#.\n.#\n", encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    glyphs.write(path, glyphs.read(path))
    assert path.read_text(encoding="utf-8") == before


def test_a_language_without_its_letters_says_what_to_do(monkeypatch, tmp_path):
    monkeypatch.setattr(languages, "FOLDER", str(tmp_path) + "/")
    with pytest.raises(ValueError, match="tools/pictures.py --sheets"):
        languages.letters_of("ko")


def test_english_makes_no_other_letters():
    """It costs what it did: no font, no headlines of its own."""
    said, cut = spoken("en")
    assert said is words("en") and cut._shouts is None
    assert isinstance(cut._letters[0], displayio.Bitmap) and cut._letters[0].height == 10
