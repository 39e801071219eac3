# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What a page of the menu is written on: a heading, lines, a bar under one of them, a hint; it must never know a word.

Small letters and large displays: from 240 pixels across everything is twice as large.
"""

import displayio
from adafruit_display_text import wrap_text_to_pixels
from adafruit_display_text.label import Label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout

from boards.parts.screen_colors import BLACK, INK, PLAYER, WHITE, palette

LARGE = 240
HEADED = 8  # lines of text that a display must have room for to have a heading
QUIET = 0xA8B8B0
BAR_GAP = 4  # pixels at the right, for the scroll bar
HINT_GAP = 3  # pixels above the hint, for a line


class Paper:
    """width, height: of the display. player: whose colour it is. rows: how many lines there are.

    root: the group that is to be shown. scale: how many times as large as on a small display all is.
    """

    def __init__(self, width, height, is_color, font, player):
        scale = 2 if width >= LARGE else 1
        width //= scale
        height //= scale
        line = font.get_bounding_box()[1]
        ascent = _ascent(font)
        self._font = font
        self._width = width - BAR_GAP - 1
        self._plain = WHITE
        self._lit = PLAYER[player] if is_color else WHITE
        self._inverse = INK if is_color else BLACK
        # Letters may be higher than the lines are apart.
        top = line + 2 if height >= HEADED * line else max(getattr(font, "height", line) - line, 0)
        room = height - line - HINT_GAP - top
        # Letters that are higher get more room, where there is some.
        self.rows = room // (getattr(font, "height", line) if height >= HEADED * line else line)
        self._pitch = room // self.rows
        self._top = top
        self.scale = scale
        self.root = displayio.Group(scale=scale)
        self._bar = _block(width - BAR_GAP, self._pitch, palette(self._lit))
        self._bar.hidden = True
        self.root.append(self._bar)
        self._thumb = _block(2, self.rows * self._pitch, palette(None, self._lit), width - 2, top)
        self.root.append(self._thumb)
        self.root.append(_block(width, 1, palette(QUIET if is_color else WHITE), 0, height - line - HINT_GAP + 1))
        self._base = ascent + (self._pitch - line) // 2
        self._grid = grid = GridLayout(1, top, self._width, self.rows * self._pitch, (2, self.rows))
        self._names = [self._lay(grid, 0, row, self._plain) for row in range(self.rows)]
        self._choices = [self._lay(grid, 1, row, self._lit) for row in range(self.rows)]
        self.root.append(grid)
        self._head = self._label(1, ascent, self._lit) if height >= HEADED * line else None
        self._hint = self._label(1, height - line + ascent, QUIET if is_color else WHITE)
        self._scrolled = None

    def wrap(self, text):
        """The text in lines that fit. Where it has no blanks, | is where a line may end."""
        if "|" not in text:
            return wrap_text_to_pixels(text, self._width, self._font)
        columns = self._width // self._font.get_bounding_box()[0]
        lines = [""]
        for part in text.replace(" ", " |").split("|"):
            if len((lines[-1] + part).rstrip()) > columns:
                lines.append("")
            lines[-1] += part
        return [line.rstrip() for line in lines]

    def word(self, scale):
        """Lines of their own, to be laid on something else."""
        return Label(self._font, text="", color=self._plain, scale=scale, line_spacing=1)

    def has_letters(self, text):
        """Whether the font can write that."""
        return all(self._font.get_glyph(ord(letter)) for letter in text)

    def write(self, lines, lit):
        """Write pairs of a text and what stands at its end. lit: the line with the bar under it, or -1."""
        for row in range(self.rows):
            name, choice = lines[row] if row < len(lines) else ("", "")
            base = row * self._pitch + self._base
            _set(self._names[row], name, self._inverse if row == lit else self._plain, base)
            _set(self._choices[row], choice, self._inverse if row == lit else self._lit, base)
        if self._bar.hidden != (lit < 0):  # else it would be drawn again
            self._bar.hidden = lit < 0
        if lit >= 0:
            self._bar.y = self._top + lit * self._pitch

    def scroll(self, first, seen, total):
        """Show which part of all there is can be seen."""
        if self._scrolled == (first, seen, total):
            return
        self._scrolled = (first, seen, total)
        marks = self._thumb.bitmap
        height = marks.height
        marks.fill(0)
        if seen >= total:
            return
        for y in range(height):
            is_seen = first * height // total <= y < (first + seen) * height // total
            marks[1, y] = 1 if is_seen or not y % 3 else 0
            marks[0, y] = 1 if is_seen else 0

    def head(self, text):
        """Write the heading, where there is room for one."""
        if self._head:
            _set(self._head, text, self._lit, self._head.y)

    def hint(self, text):
        """Write the line at the bottom."""
        _set(self._hint, text, self._hint.color, self._hint.y)

    def _lay(self, grid, column, row, color):
        label = Label(self._font, text="", color=color, base_alignment=True)
        grid.add_content(label, (column, row), (1, 1), (column, 0))
        return label

    def _label(self, left, baseline, color):
        label = Label(self._font, text="", color=color, base_alignment=True, x=left, y=baseline)
        self.root.append(label)
        return label


def _set(label, text, color, base):
    if label.text != text:
        label.text = text
        # The grid puts a line's highest letter at the top: its neighbours would stand higher or lower.
        label.y = base
    if label.color != color:
        label.color = color


def block(width, height, left=0, top=0):
    """A black rectangle."""
    return _block(width, height, palette(BLACK), left, top)


def _block(width, height, colors, left=0, top=0):
    """A rectangle of its own pixels."""
    pixels = displayio.Bitmap(width, height, 2)
    return displayio.TileGrid(pixels, pixel_shader=colors, x=left, y=top)


def _ascent(font):
    """How far above its base line the font reaches."""
    ascent = getattr(font, "ascent", None)
    if ascent is None:
        glyph = font.get_glyph(ord("M"))
        ascent = glyph.height + glyph.dy
    return ascent
