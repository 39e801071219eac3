# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The bitmaps that tiles are cut from, read from a file or drawn with a font; it must never know what they show.

`python3 tools/pictures.py --sheets` draws them, for each display size a file: see pack() in tools/sheets.py.
"""

import bitmaptools
import displayio

FOLDER = "/".join(__file__.replace("\\", "/").split("/")[:-1] + ["sheets", ""])


class Sheets:
    """The sheets of one display size, each read once, when it is first asked for; ValueError says what is missing."""

    def __init__(self, width, height):
        path = "%s%dx%d.bin" % (FOLDER, width, height)
        try:
            self._file = open(path, "rb")  # noqa: SIM115 - until close()
        except OSError:
            raise ValueError("no %s: python3 tools/pictures.py --sheets draws it" % path) from None
        self._places = {}
        self._read = {}
        at = 0
        while True:
            name, _, measures = self._file.readline().decode().partition(":")
            if not measures:
                break
            width, height, bits = (int(number) for number in measures.split())
            self._places[name] = at, width, height, bits
            at += (width * bits + 7) // 8 * height
        self._start = self._file.tell()

    def sheet(self, name):
        """A sheet by its name."""
        if name not in self._read:
            at, width, height, bits = self._places[name]
            bitmap = displayio.Bitmap(width, height, 1 << bits)
            self._file.seek(self._start + at)
            bitmaptools.readinto(bitmap, self._file, bits, reverse_pixels_in_element=True)
            self._read[name] = bitmap
        return self._read[name]

    def close(self):
        """No more sheets are wanted."""
        self._file.close()


def letter_sheet(font, letters, arrows, height, zoom):
    """A tile for each of the letters, 6 x height, in the font.

    The first four are "[" and "]", the ends of a plate, "_", a gap on it, and " ", nothing at all.
    arrows: a sheet of tiles that no font has, and the place among the letters where they go.
    A pixel is a plate's, the ink's or nothing: 0, 1 or 2.
    """
    count = len(letters)
    sheet = displayio.Bitmap(6 * count, height, 3)
    for place in range(count):
        glyph = font.get_glyph(ord(letters[place : place + 1]))
        # The font has twelve rows, and its first and last are clear in all letters that are used.
        left, rows = 6 * glyph.tile_index, glyph.height
        cut = 1 if rows > height else 0
        below = max(height - rows, 0)
        bitmaptools.blit(sheet, glyph.bitmap, 6 * place, below, x1=left, y1=cut, x2=left + 6, y2=rows - cut)
    bitmaptools.fill_region(sheet, 0, 0, 24, height, 2)
    bitmaptools.fill_region(sheet, 4, 0, 8, height, 0)
    bitmaptools.fill_region(sheet, 12, 0, 18, height, 0)
    bitmaptools.blit(sheet, arrows[0], 6 * arrows[1], (height - 9) // 2)
    return enlarged(sheet, 3, zoom)


def enlarged(sheet, colors, zoom):
    """A sheet so many times as large."""
    if zoom == 1:
        return sheet
    large = displayio.Bitmap(sheet.width * zoom, sheet.height * zoom, colors)
    bitmaptools.rotozoom(large, sheet, ox=0, oy=0, px=0, py=0, scale=zoom)  # type: ignore[call-arg]
    return large
