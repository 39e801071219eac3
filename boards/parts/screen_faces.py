# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A pile's own tiles and how they show a card; it must never know which pile it is or where on the display."""

import displayio

from boards.parts import screen_glyphs as glyphs
from boards.parts import screen_sheets as sheets
from boards.parts.screen_layout import OPPOSITE, TURNED, UPRIGHT, spot

PACK = 52
RANKS = (glyphs.SMALL_RANKS, glyphs.LARGE_RANKS)
SUITS = (glyphs.SMALL_SUITS, glyphs.LARGE_SUITS)
# The glyphs of a rank set in order (X is the ten, 0 also an O); those after the 1 are in the large set only.
GLYPHS = "A23456789XJQK01SPIT!LUEDYWNRC"
ZERO = 13


class Press:
    """Prints each sheet once, however many piles are cut from it."""

    def __init__(self):
        self._sheets = {}

    def glyphs(self, source, zoom):
        """A sheet of glyphs at a zoom, and the size of one tile."""
        key = (source[0], source[1], zoom)
        if key not in self._sheets:
            self._sheets[key] = sheets.glyph_sheet(source, zoom)
        return self._sheets[key], source[0] * zoom, source[1] * zoom

    def other(self, draw, width, height):
        """A sheet that a function of screen_sheets draws in tiles of this size."""
        key = (draw, width, height)
        if key not in self._sheets:
            self._sheets[key] = draw(width, height)
        return self._sheets[key]


def tile(sheet, palette, box, facing, place, size):
    """A TileGrid of one tile, laid at a place of player 1's box for this facing."""
    left, top = spot(facing, box, place[0], place[1], size[0], size[1])
    grid = displayio.TileGrid(sheet, pixel_shader=palette, tile_width=size[0], tile_height=size[1], x=left, y=top)
    if facing == TURNED:
        grid.flip_x = True
        grid.flip_y = True
    return grid


def turn(grid, index):
    """Show another tile; the same tile again draws nothing."""
    if grid[0] != index:
        grid[0] = index


def hide(layer, hidden):
    """Hide or show a grid or group; no change draws nothing."""
    if layer.hidden != hidden:
        layer.hidden = hidden


class Face(displayio.Group):
    """One card's place: its card, the rank and the suit on it, and what shows the cards beneath.

    both_ways: rank and suit once for each side of the table.
    """

    def __init__(self, press, colors, cards, box, size, look, facing, both_ways=None):
        super().__init__()
        # GridLayout writes these to whatever it lays out.
        self.width, self.height = box
        self._cards = cards
        self._ink = colors.ink
        self._lift = 0
        self._height = 0
        # The card is upright for its player, but lies at the side of its box that faces the middle.
        sheet = press.other(sheets.card_sheet, size[0], size[1])
        self._card = tile(sheet, cards[0], box, facing, (0, 0), size)
        self.append(self._card)
        self._marks = []
        if both_ways is None:
            self._print(press, look, (self._card.x, self._card.y), size, UPRIGHT if facing == OPPOSITE else facing)
        else:
            half = (0, size[1] // 2)
            self._print(press, both_ways, half, (size[0], size[1] - half[1]), UPRIGHT)
            self._print(press, both_ways, (0, 0), (size[0], size[1] - half[1]), TURNED)
        self._beneath = None
        self._shown = -1
        self._held = False
        self.show(PACK + 2, 0, False)

    def _print(self, press, look, corner, size, facing):
        for source, zoom, left, top in (
            (RANKS[look[0]], look[1], look[4], look[5]),
            (SUITS[look[2]], look[3], look[6], look[7]),
        ):
            sheet, width, height = press.glyphs(source, zoom)
            grid = tile(sheet, self._ink[0], size, facing, (left, top), (width, height))
            grid.x += corner[0]
            grid.y += corner[1]
            self.append(grid)
            self._marks.append(grid)

    def add_beneath(self, sheet, box, facing, place):
        """Have the cards beneath shown, by tiles 0 to 4 of a sheet."""
        self._beneath = tile(sheet, self._cards[0], box, facing, place[:2], place[2:])
        if facing == OPPOSITE:
            self._beneath.flip_y = True
        self.append(self._beneath)

    def lift_by(self, pixels):
        """How far a lifted card moves down the display (negative: up)."""
        self._lift = pixels

    def show(self, face, beneath, held, lifted=False):
        """Show a card 0-51, 52 an empty place, 53 a back or 54 nothing."""
        if face < PACK:
            card = sheets.HELD_CARD if held else sheets.CARD
        elif face == PACK:
            card = sheets.HELD_PLACE if held else sheets.PLACE
        else:
            card = sheets.BACK if face == PACK + 1 else sheets.BARE
        turn(self._card, card)
        if held != self._held:
            self._card.pixel_shader = self._cards[1 if held else 0]
        if face < PACK:
            self._write(face % 13, face // 13, held)
        else:
            for mark in self._marks:
                hide(mark, True)
        self._held = held
        if self._beneath is not None:
            turn(self._beneath, min(beneath, sheets.MOST_BENEATH))
        self._raise(self._lift if lifted and face < PACK else 0)

    def write(self, glyph, suit):
        """Show any glyph of the rank set beside a suit, as on the title."""
        turn(self._card, sheets.CARD)
        self._write(glyph, suit, False)

    def blank(self):
        """The card alone, for a number to be laid on it."""
        turn(self._card, sheets.CARD)
        for mark in self._marks:
            hide(mark, True)

    def _write(self, glyph, suit, held):
        ink = (2 if held else 0) + (1 if suit == 1 or suit == 2 else 0)
        for index, mark in enumerate(self._marks):
            turn(mark, suit if index & 1 else glyph)
            hide(mark, False)
            if ink != self._shown:
                mark.pixel_shader = self._ink[ink]
        self._shown = ink

    def _raise(self, height):
        if height != self._height:
            change = height - self._height
            self._height = height
            self._card.y += change
            for mark in self._marks:
                mark.y += change


class Letters(displayio.Group):
    """Up to so many large or small glyphs in a line; nothing is allocated when they change."""

    def __init__(self, press, palette, source, zoom, most, box, facing):
        super().__init__()
        self._box = box
        self._facing = facing
        sheet, self._width, self._high = press.glyphs(source, zoom)
        # The small set has a clear column on either side of each glyph already.
        self._space = 2 * zoom if source is glyphs.LARGE_RANKS else 0
        self._grids = []
        self._value = bytearray(most)
        self._palette = palette
        for _ in range(most):
            grid = tile(sheet, palette, box, facing, (0, 0), (self._width, self._high))
            grid.hidden = True
            self._grids.append(grid)
            self.append(grid)

    def color(self, palette):
        """Change the colours of all glyphs."""
        if palette is not self._palette:
            self._palette = palette
            for grid in self._grids:
                grid.pixel_shader = palette

    def width(self, size):
        """How wide so many glyphs are, in pixels."""
        return size * (self._width + self._space) - self._space

    def clear(self):
        """Show nothing."""
        for grid in self._grids:
            hide(grid, True)

    def write(self, text, middle, center):
        """Show the characters of GLYPHS around (middle, center) of player 1's box; a blank is a gap."""
        for index in range(len(text)):
            self._value[index] = GLYPHS.find("0" if text[index] == "O" else text[index]) & 255
        self._lay(len(text), middle, center)

    def count(self, number, middle, center):
        """Show a number, at least 0, likewise."""
        size = 1
        most = 10
        while size < len(self._grids) and number >= most:
            size += 1
            most *= 10
        for index in range(size - 1, -1, -1):
            digit = number % 10
            self._value[index] = digit - 1 if digit > 1 else ZERO + digit
            number //= 10
        self._lay(size, middle, center)

    def _lay(self, size, middle, center):
        step = self._width + self._space
        left = middle - self.width(size) // 2
        top = center - self._high // 2
        for index, grid in enumerate(self._grids):
            value = self._value[index]
            hide(grid, index >= size or value == 255)
            if not grid.hidden:
                x, y = spot(self._facing, self._box, left + index * step, top, self._width, self._high)
                if grid.x != x:
                    grid.x = x
                if grid.y != y:
                    grid.y = y
                turn(grid, value)
