# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Cuts Faces and Words from the sheets of a display, at start only; it must never know which pile or player they are.

What it needs is printed on the sheets already, but for the small letters, which come from a font.
"""

import displayio
import terminalio

from boards.parts.screen_layout import LARGE, RANK_SIZES, SUIT_SIZES, Layout
from boards.parts.screen_pieces import TURNED, UPRIGHT, Face, Word, spot
from boards.parts.screen_sheets import Sheets, enlarged, letter_sheet
from boards.parts.screen_words import SIGNS, UP
from boards.parts.words import HEADLINES

# The rank sets in order, X being the ten; what follows the 1 is in the large set only.
DIGITS = "A23456789XJQK01 "
LETTERS = "A23456789XJQK01SPIT!LUEDYWNRC "


class Cutter:
    """plan, colors: the display's measures and palettes. words, keys: what letters are wanted for; letters: whose,
    emptied here.
    """

    def __init__(self, width, height, colors, words, letters, keys):
        self.plan = Layout(width, height)
        self.colors = colors
        self.sheets = Sheets(width, height)
        self._letters = self._print_letters(words, letters, keys)
        self._shouts = letters and self._print_headlines(letters)
        if letters:
            letters.empty()

    def sheet(self, kind, measures):
        """The sheet of this kind with two measures; see sheets_for() in tools/sheets.py."""
        return self.sheets.sheet("%s %d %d" % (kind, measures[0], measures[1]))

    def grid(self, sheet, palette, size, count=1, facing=UPRIGHT, down=1):
        """A row of tiles of this size, or so many rows."""
        wide, high = size
        grid = displayio.TileGrid(
            sheet, pixel_shader=palette, width=count, height=down, tile_width=wide, tile_height=high
        )
        if facing == TURNED:
            grid.flip_x = grid.flip_y = True
        return grid

    def lay(self, grid, box, facing, left, top):
        """Put a grid where it belongs in a box of player 1's; returns it."""
        grid.x, grid.y = spot(facing, box, left, top, grid.tile_width * grid.width, grid.tile_height * grid.height)
        return grid

    def _print_letters(self, words, font, keys):
        """The sheet of all small letters, with their order.

        Each word on the display is cut from it: none costs a label's memory or time.
        """
        letters = SIGNS
        # startswith() and not name[0]: see Word.
        said = [getattr(words, name) for name in dir(words) if not name.startswith("_") and name not in HEADLINES]
        for text in said + list(keys):
            text = text if isinstance(text, str) else "".join(text)
            for place in range(len(text)):
                letter = text[place : place + 1]  # see Word
                if letter not in letters and letter not in "{}":
                    letters += letter
        arrows = self.sheet("arrows", (6, 10)), letters.find(UP)
        height = font.height if font else 10
        return letter_sheet(font or terminalio.FONT, letters, arrows, height, self.plan.text), letters, height

    def _print_headlines(self, font):
        sheet, (width, height), called = font.headlines()
        zoom = self.plan.head
        return enlarged(sheet, 2, zoom), (width * zoom, height * zoom), called

    def letter_word(self, group, palette, count, facing):
        sheet, letters, height = self._letters
        return self.word(group, sheet, palette, (6 * self.plan.text, height * self.plan.text), count, letters, facing)

    def headline_word(self, group, palette, count, facing):
        """A Word in a language's own large letters; None when it has none."""
        if not self._shouts:
            return None
        sheet, size, letters = self._shouts
        return self.word(group, sheet, palette, size, count, letters, facing)

    def glyph_word(self, group, palette, count, facing, source, zoom):
        sheet = self.sheet("ranks", (source, zoom))
        size = RANK_SIZES[source][0] * zoom, RANK_SIZES[source][1] * zoom
        return self.word(group, sheet, palette, size, count, LETTERS if source == LARGE else DIGITS, facing)

    def word(self, group, sheet, palette, size, count, alphabet, facing):
        word = Word(self.grid(sheet, palette, size, count, facing), alphabet, self.plan.box, facing)
        word.grid.hidden = True
        group.append(word.grid)
        return word

    def face(self, cards, size, look, facing, box=None, halves=None, beneath=None):
        """A Face of this size in its box; halves: the look of each half for players face to face."""
        # Only what has cards beneath is a stock place.
        kind = "card" if beneath is None else "stock"
        box = box or size
        card = self.grid(self.sheet(kind, size), cards[0], size, 1, facing)
        self.lay(card, box, facing, 0, 0)
        if halves is None:
            marks = self._marks(look, size, (card.x, card.y), TURNED if facing == TURNED else UPRIGHT)
        else:
            half = (size[0], size[1] - size[1] // 2)
            marks = self._marks(halves, half, (0, size[1] // 2), UPRIGHT) + self._marks(halves, half, (0, 0), TURNED)
        lift = self.plan.lift if facing != UPRIGHT else -self.plan.lift
        return Face(card, beneath, tuple(marks), cards, self.colors.inks, lift)

    def _marks(self, look, size, corner, facing):
        marks = []
        for kind, source, sizes, left, top in (
            ("ranks", look[:2], RANK_SIZES, look[4], look[5]),
            ("suits", look[2:4], SUIT_SIZES, look[6], look[7]),
        ):
            wide, high = sizes[source[0]]
            tile = wide * source[1], high * source[1]
            mark = self.grid(self.sheet(kind, source), self.colors.inks[0], tile, 1, facing)
            self.lay(mark, size, facing, left, top)
            mark.x += corner[0]
            mark.y += corner[1]
            marks.append(mark)
        return marks
