# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Loads the words of a language, with the letters that the built-in font has not; it must never know what they say.

Needed at start and in the menu only. `python3 tools/pictures.py --sheets` draws the letters: see tools/letters.py.
"""

import bitmaptools
import displayio
import fontio
import terminalio

FOLDER = "/".join(__file__.replace("\\", "/").split("/")[:-1] + ["words", ""])
BUILT_IN = "en"  # the language that needs no other letters
# Each cell of a letter has a character of its own, from here on: two bytes each, and none of them is used otherwise.
_FIRST = 0x80
_BLANK = 0x20
_ASCII = 0x7F
SHEET = 256  # cells of a sheet of small letters, at most


class Letters:
    """The letters of a language as a font: what it does not have comes from the built-in one, with the same base line.

    height: of a small letter; all are as wide as the built-in font's. ascent, descent: the built-in font's, in pixels.
    ValueError says what is missing.
    """

    def __init__(self, language):
        path = FOLDER + language + ".bin"
        try:
            file = open(path, "rb")  # noqa: SIM115 - see below
        except OSError:
            raise ValueError("no %s: python3 tools/pictures.py --sheets draws it" % path) from None
        with file:
            # Between blanks, so that a letter can be looked for as a whole.
            self._small = b" " + file.readline()[:-1] + b" "
            self._large = file.readline()[:-1]
            measures = [int(number) for number in file.readline().decode().split()]
            self._width, self.height, self._span, self._wide, self._high = measures
            self._count = (self._small.count(b" ") - 1) * self._span
            # A tile's number is a byte.
            self._sheets = [
                _sheet(file, min(self._count - first, SHEET) * self._width, self.height)
                for first in range(0, self._count, SHEET)
            ]
            self._rest = path, file.tell()
        sample = terminalio.FONT.get_glyph(ord("M"))
        self._base = sample.dy  # type: ignore[attr-defined]
        self.descent = -self._base
        self.ascent = sample.height + self._base  # type: ignore[attr-defined]

    def headlines(self):
        """The sheet of large letters, the size of a cell, and what each cell is called, the last one being blank."""
        called = self.fit(self._large.decode().replace(" ", "")) + " "
        path, start = self._rest
        with open(path, "rb") as file:
            file.seek(start)
            return _sheet(file, len(called) * self._wide, self._high), (self._wide, self._high), called

    def empty(self):
        """Let go of all letters, even if the collector should take some number for this object's address."""
        self._small = self._large = b""
        for sheet in self._sheets:
            if hasattr(sheet, "deinit"):  # not on a PC
                sheet.deinit()
        self._sheets = []

    def fit(self, text):
        """The same text with a character for each cell."""
        # In bytes: MicroPython keeps each character that it has ever looked at alone.
        text = text.encode()
        fitted = b""
        start = 0
        while start < len(text):
            end = _after(text, start)
            while end < len(text) and self._is_mark(text[end : _after(text, end)]):
                end = _after(text, end)
            fitted += self._cells(text[start:end])
            start = end
        return fitted.decode()

    def _is_mark(self, character):
        # Whatever comes second in a letter is a mark, and belongs to the character before it.
        found = self._small.find(character) if character[0] > _ASCII else 0
        return found > 0 and self._small[found - 1] != _BLANK

    def _cells(self, letter):
        found = self._small.find(b" " + letter + b" ") if letter[0] > _ASCII else -1
        if found < 0:
            return letter
        first = _FIRST + self._small.count(b" ", 0, found) * self._span
        cells = b""
        for cell in range(first, first + self._span):
            cells += bytes((0xC0 | cell >> 6, 0x80 | cell & 0x3F))
        return cells

    def get_bounding_box(self):
        """Width of any letter, and how far lines are apart: as the built-in font's, since hardly a letter is higher."""
        return terminalio.FONT.get_bounding_box()[:2]

    def get_glyph(self, code):
        """The letter of a character that fit() has given, or one of the built-in font's; None: there is none."""
        cell = code - _FIRST
        if not 0 <= cell < self._count:
            return terminalio.FONT.get_glyph(code)
        sheet, tile = self._sheets[cell // SHEET], cell % SHEET
        return fontio.Glyph(sheet, tile, self._width, self.height, 0, self._base, self._width, 0)


def _after(text, at):
    """Where the character ends that begins there, in UTF-8."""
    at += 1
    while at < len(text) and text[at] & 0xC0 == 0x80:
        at += 1
    return at


def _sheet(file, width, height):
    sheet = displayio.Bitmap(width, height, 2)
    bitmaptools.readinto(sheet, file, 1, reverse_pixels_in_element=True)
    return sheet


class Words:
    """What a module of words says, in the characters of these Letters."""

    def __init__(self, words, letters):
        for name in dir(words):
            if not name.startswith("_"):
                setattr(self, name, _fitted(getattr(words, name), letters))


def letters_of(language):
    """The Letters of a language, None where the built-in font has them all."""
    return None if language == BUILT_IN else Letters(language)


def words_of(module, letters):
    """The words in a module of boards/parts/words, for these Letters."""
    path = "boards.parts.words." + module
    words = __import__(path, None, None, ("SPIT",))
    if letters is None:
        return words
    fitted = Words(words, letters)
    # Once is enough.
    from boards.parts.unload import unload

    unload(path)
    return fitted


def _fitted(thing, letters):
    if isinstance(thing, str):
        return letters.fit(thing)
    if isinstance(thing, dict):
        return {key: _fitted(thing[key], letters) for key in thing}
    return tuple([_fitted(each, letters) for each in thing])
