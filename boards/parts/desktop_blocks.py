# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Pixels as text: two pixels a character as half blocks, or eight as dots; it must never know a real terminal.

It keeps what is on the terminal and gives only the text that changes it.
"""

UPPER_HALF = "\u2580"
LOWER_HALF = "\u2584"
FULL = "\u2588"
DOTS = 0x2800  # the eight dots of a braille character are its bits
_DOT_BITS = ((0, 3), (1, 4), (2, 5), (6, 7))  # by row and column

TRUE_COLOR = "true color"
COLORS_256 = "256 colors"
PLAIN = "plain"

LIT_FROM = 96  # brightness from which a pixel is lit where there are no colors


def _brightness(rgb):
    return (rgb[0] * 54 + rgb[1] * 183 + rgb[2] * 19) >> 8


def color_256(rgb):
    """The nearest of the 256 colors' grays or of their 6x6x6 cube, as its number."""
    if max(rgb) - min(rgb) < 12:
        gray = _brightness(rgb)
        if gray < 4:
            return 16
        return 231 if gray > 246 else 232 + min(23, (gray - 3) // 10)
    red, green, blue = [0 if part < 48 else 1 if part < 115 else (part - 35) // 40 for part in rgb]
    return 16 + 36 * red + 6 * green + blue


def _sgr(rgb, light, colors, ground):
    """The escape that chooses a color, so much darker; ground 38 for the character itself, 48 for what is behind it."""
    rgb = [round(part * light) for part in rgb]
    if colors == TRUE_COLOR:
        return "\x1b[%d;2;%d;%d;%dm" % (ground, rgb[0], rgb[1], rgb[2])
    return "\x1b[%d;5;%dm" % (ground, color_256(rgb))


class _Picture:
    """What half blocks and dots have in common: cells of pixels, each compared with what is shown already."""

    cell_width = 1
    cell_height = 1

    def __init__(self, width, height, colors):
        self._width = width
        self._colors = colors
        self.columns = -(-width // self.cell_width)
        self.rows = -(-height // self.cell_height)
        self._height = height
        self._light = 1.0
        self.forget()

    def dim(self, light):
        """From now on all colors are darker: 0 to 1."""
        if light != self._light:
            self._light = light
            self.forget()

    def forget(self):
        """The terminal was cleared: everything is to be written again."""
        self._shown = [[None] * self.columns for _row in range(self.rows)]

    def text(self, frame, left=1, top=1, areas=None):
        """What to write so that a frame (RGB888) shows with its corner at a column and row, counted from 1.

        areas: where the frame may have changed, as (left, top, right, bottom); None: anywhere.
        """
        parts: list = []
        if areas is None:
            areas = ((0, 0, self._width, self._height),)
        for x1, y1, x2, y2 in areas:
            first, end = x1 // self.cell_width, -(-x2 // self.cell_width)
            for row in range(y1 // self.cell_height, -(-y2 // self.cell_height)):
                self._row_text(parts, frame, row, first, end, left, top)
        if parts:
            parts.append("\x1b[0m")
        return "".join(parts)

    def _row_text(self, parts, frame, row, first, end, left, top):
        shown = self._shown[row]
        written_to = -1
        pens = (None, None)
        for column in range(first, end):
            cell = self._cell(frame, column, row)
            if cell == shown[column]:
                continue
            shown[column] = cell
            if written_to != column:
                parts.append("\x1b[%d;%dH" % (top + row, left + column))
            pens = self._write(parts, cell, pens)
            written_to = column + 1

    def _pixel(self, frame, x, y):
        if x >= self._width or y >= self._height:
            return b"\0\0\0"
        start = (y * self._width + x) * 3
        return bytes(frame[start : start + 3])

    def _cell(self, frame, column, row):
        raise NotImplementedError

    def _write(self, parts, cell, pens):
        raise NotImplementedError


class HalfBlocks(_Picture):
    """A character is two pixels, one above the other, each in its own color."""

    cell_height = 2

    def _cell(self, frame, column, row):
        upper = self._pixel(frame, column, row * 2)
        lower = self._pixel(frame, column, row * 2 + 1)
        if self._colors == PLAIN:
            return (_brightness(upper) >= LIT_FROM, _brightness(lower) >= LIT_FROM)
        return (upper, lower)

    def _write(self, parts, cell, pens):
        upper, lower = cell
        if self._colors == PLAIN:
            parts.append((FULL if lower else UPPER_HALF) if upper else LOWER_HALF if lower else " ")
            return pens
        # The brighter pixel is the character itself: so the picture can be read without its colors, too.
        is_upper_bright, is_lower_bright = _brightness(upper) >= LIT_FROM, _brightness(lower) >= LIT_FROM
        if upper == lower:
            ink, paper, character = (upper, None, FULL) if is_upper_bright else (None, upper, " ")
        elif is_lower_bright and not is_upper_bright:
            ink, paper, character = lower, upper, LOWER_HALF
        else:
            ink, paper, character = upper, lower, UPPER_HALF
        if ink is not None and ink != pens[0]:
            parts.append(_sgr(ink, self._light, self._colors, 38))
        if paper is not None and paper != pens[1]:
            parts.append(_sgr(paper, self._light, self._colors, 48))
        parts.append(character)
        return (pens[0] if ink is None else ink, pens[1] if paper is None else paper)


class Dots(_Picture):
    """A character is eight pixels, lit or dark: a quarter of the room, for small terminals."""

    cell_width = 2
    cell_height = 4

    def _cell(self, frame, column, row):
        bits = 0
        for y in range(4):
            for x in range(2):
                if _brightness(self._pixel(frame, column * 2 + x, row * 4 + y)) >= LIT_FROM:
                    bits |= 1 << _DOT_BITS[y][x]
        return bits

    def _write(self, parts, cell, pens):
        if self._colors != PLAIN and pens[0] is None:
            # White or a gray on black, also where the terminal itself is black on white.
            parts.append("\x1b[%d;40m" % (97 if self._light > 0.9 else 37 if self._light > 0.6 else 90))
        parts.append(chr(DOTS + cell))
        return (cell, None)
