# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Packs the letters that a language's words use, as the device reads them; it must never know what the words mean.

A letter is a character with the marks that stand above and below it. ASCII is in CircuitPython's own font.
"""

import importlib
import unicodedata

import draw_sheets

from boards.parts.words import HEADLINES

WORDS = "boards.parts.words"
SHEET = 256  # cells: see boards/parts/languages.py
CELL = 6  # pixels across of a small letter; a letter that is twice as wide takes two cells
# The sets of docs/pictures/glyphs-<language>.txt.
SMALL, LARGE = "SMALL", "LARGE"


def texts(name):
    """All texts of a module of words by their names, those of a table one after the other."""
    module = importlib.import_module(f"{WORDS}.{name}")
    return {each: list(_texts(getattr(module, each))) for each in dir(module) if not each.startswith("_")}


def _texts(thing):
    if isinstance(thing, str):
        yield thing
    else:
        for each in thing.values() if isinstance(thing, dict) else thing:
            yield from _texts(each)


def used(language):
    """The letters of a language's words: the small ones, and the large ones. ASCII is among the large ones only."""
    said = texts(language)
    tables = said, texts(language + "_pages"), texts(language + "_lesson")
    every = [text for table in tables for name in table for text in table[name]]
    small = {letter for text in every for letter in letters_of(text) if not letter.isascii()}
    large = {letter for name in HEADLINES for text in said[name] for letter in letters_of(text) if letter != " "}
    return sorted(small), sorted(large)


def letters_of(text):
    """A text in letters: each is a character with its marks."""
    found: list = []
    for character in text:
        if found and unicodedata.category(character) == "Mn":
            found[-1] += character
        else:
            found.append(character)
    return found


def pack(drawn, small, large):
    """The content of boards/parts/words/<language>.bin. drawn: see glyphs.py.

    Lines: the small letters; the large ones; width and height of a small cell, how many cells a letter takes, width and
    height of a large cell. Then the pixels: the small cells, SHEET at a time, the large ones, and a blank one.
    ValueError names a letter that is not drawn.
    """
    width, height = drawn[SMALL][:2]
    wide, high = drawn[LARGE][:2]
    span = width // CELL
    lines = " ".join(small), " ".join(large), f"{CELL} {height} {span} {wide // span} {high}"
    each = SHEET // span
    sheets = [_sheet(drawn[SMALL], small[first : first + each], span) for first in range(0, len(small), each)]
    sheets.append(_sheet(drawn[LARGE], large, span, 1))
    return "".join(line + "\n" for line in lines).encode() + b"".join(sheet.packed() for sheet in sheets)


def _sheet(drawn, letters, span, blank=0):
    """The cells of some letters side by side. An ASCII letter takes one cell, the others `span`."""
    width, height, _ = drawn
    cell = width // span
    spans = [1 if letter.isascii() else span for letter in letters]
    sheet = draw_sheets.Sheet(cell, height, sum(spans) + blank, 1)
    place = 0
    for letter, each in zip(letters, spans):
        for y, row in enumerate(compose(drawn, letter)):
            for x in range(each * cell):
                sheet.put(place + x // cell, x % cell, y, 1 if row[x] == "#" else 0)
        place += each
    return sheet


def compose(drawn, letter):
    """The rows of a letter: itself if it is drawn, else its parts on top of each other, the upper ones brought down.

    A mark above leaves one row free below it, or none where it is drawn so.
    """
    width, height, drawings = drawn
    rows_of = dict(drawings)
    if letter in rows_of:
        return rows_of[letter]
    rows = ["." * width] * height
    for part in letter:
        if part not in rows_of:
            raise ValueError(f"{letter}: {part} (U+{ord(part):04X}) is not drawn")
        glyph = rows_of[part]
        inked = [y for y, row in enumerate(rows) if "#" in row]
        bottom = max(y for y, row in enumerate(glyph) if "#" in row)
        if inked and bottom < inked[0] - 2:
            down = inked[0] - 2 - bottom
            glyph = ["." * width] * down + glyph[: height - down]
        rows = ["".join("#" if "#" in pair else "." for pair in zip(*both)) for both in zip(rows, glyph)]
    return rows
