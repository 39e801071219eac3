# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The bitmaps that tiles are cut from, read from a file or set by a label; it must never know what they show.

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


def letter_sheet(label, letters, zoom, arrows, arrows_left):
    """A tile for each of the letters, 6 x 10, from the label that has them all in a line.

    The first four are "[" and "]", the ends of a plate, "_", a gap on it, and " ", nothing at all.
    arrows: a sheet of those two that no font has, one after the other, and where they begin.
    A pixel is a plate's, the ink's or nothing: 0, 1 or 2.
    """
    high = 10 * zoom
    sheet = displayio.Bitmap(6 * zoom * len(letters), high, 3)
    # The font has twelve rows; the first and the last are clear in all letters that are used.
    drawn = label[0][0].bitmap
    if zoom == 1:
        bitmaptools.blit(sheet, drawn, 0, 0, x1=0, y1=1, x2=drawn.width, y2=11)
    else:
        bitmaptools.rotozoom(sheet, drawn, ox=0, oy=0, px=0, py=1, scale=zoom)  # type: ignore[call-arg]
    bitmaptools.fill_region(sheet, 0, 0, 24 * zoom, high, 2)
    bitmaptools.fill_region(sheet, 4 * zoom, 0, 8 * zoom, high, 0)
    bitmaptools.fill_region(sheet, 12 * zoom, 0, 18 * zoom, high, 0)
    bitmaptools.blit(sheet, arrows, arrows_left, 0)
    return sheet
