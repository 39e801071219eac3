# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws the bitmaps that tiles are cut from, once at start; it must never know which card or player they are for."""

import displayio

from boards.parts.screen_faces import BACK, CARD, HELD_CARD, HELD_PLACE, MOST_BENEATH, PLACE

CARD_TILES = 6

# What a pixel of a card sheet means; the palette says how it looks.
CLEAR = 0
PAPER = 1
EDGE = 2
FILL = 3


def glyph_sheet(glyphs, zoom, chosen=None):
    """A one-bit sheet with a tile for each glyph, or for the chosen ones, and a blank one at its end.

    zoom: 1, or 2 or 3 with the diagonals smoothed.
    """
    width, height, rows = glyphs
    if chosen is None:
        chosen = range(len(rows) // (2 * height))
    sheet = displayio.Bitmap((len(chosen) + 1) * width * zoom, height * zoom, 2)
    for tile, glyph in enumerate(chosen):
        above, here = 0, _row(glyphs, glyph, 0)
        for y in range(height):
            below = _row(glyphs, glyph, y + 1)
            for x in range(width):
                at = 16 - x
                near = here >> (at - 1) & 7
                up, down = above >> at & 1, below >> at & 1
                if zoom == 1:
                    if near & 2:
                        sheet[tile * width + x, y] = 1
                elif near or up or down:
                    _enlarge(sheet, (tile * width + x) * zoom, y * zoom, zoom, near, up, down)
            above, here = here, below
    return sheet


def _row(glyphs, glyph, y):
    # A row of pixels as an int with a clear pixel on either side: pixel x is bit 16 - x.
    _, height, rows = glyphs
    if y == height:
        return 0
    at = 2 * (glyph * height + y)
    return (rows[at] << 8 | rows[at + 1]) << 1


def _enlarge(sheet, left, top, zoom, near, up, down):
    # A pixel becomes a square. In each corner of it, it takes the colour of the two neighbours there
    # when just these two agree. near: the pixel to the left, the pixel itself, the one to the right.
    last = zoom - 1
    for y in range(zoom):
        end, far_end = (up, down) if y == 0 else (down, up)
        for x in range(zoom):
            pixel = near >> 1 & 1
            if (x == 0 or x == last) and (y == 0 or y == last):
                side, far_side = near & 1, near >> 2
                if x == 0:
                    side, far_side = far_side, side
                if side == end and side != far_end and end != far_side:
                    pixel = side
            if pixel:
                sheet[left + x, top + y] = 1


def card_sheet(width, height):
    """Six tiles of this size: see BARE to HELD_PLACE."""
    sheet = displayio.Bitmap(CARD_TILES * width, height, 4)
    radius = 1 if height < 20 else 2 if height < 40 else 3
    held = 1 if height < 24 else 2 if height < 60 else 3
    rim = 1 if height < 24 else 2
    frames = ((CARD, PAPER, 1), (HELD_CARD, PAPER, held), (PLACE, CLEAR, rim), (HELD_PLACE, CLEAR, held))
    for tile, inside, thick in frames:
        _box(sheet, tile, width, height, radius, 0, EDGE)
        _box(sheet, tile, width, height, radius, thick, inside)
    _dash(sheet, width, height, rim)
    _mark(sheet, width, height)
    _box(sheet, BACK, width, height, radius, 0, EDGE)
    _box(sheet, BACK, width, height, radius, 1, PAPER)
    frame = 2 if height < 30 else 3
    _box(sheet, BACK, width, height, radius, frame, FILL)
    _lattice(sheet, width, height, frame, 4 if height < 40 else 6)
    return sheet


def _box(sheet, tile, width, height, radius, inset, value):
    # A filled box with round corners, so many pixels inside the tile's bounds.
    radius = max(radius - inset, 0)
    for y in range(inset, height - inset):
        away = max(radius - (y - inset), y - (height - 1 - inset - radius), 0)
        start = inset
        while (radius - start + inset) ** 2 + away * away > radius * radius and start - inset < radius:
            start += 1
        for x in range(start, width - start):
            sheet[tile * width + x, y] = value


def _dash(sheet, width, height, rim):
    # An empty place keeps its corners only.
    left = PLACE * width
    for x in range(width // 4, width - width // 4):
        for y in range(rim):
            sheet[left + x, y] = CLEAR
            sheet[left + x, height - 1 - y] = CLEAR
    for y in range(height // 3, height - height // 3):
        for x in range(rim):
            sheet[left + x, y] = CLEAR
            sheet[left + width - 1 - x, y] = CLEAR


def _mark(sheet, width, height):
    # A diamond in the middle of the empty place under the cursor.
    size = min(width, height) // 5
    for y in range(-size, size + 1):
        for x in range(abs(y) - size, size - abs(y) + 1):
            sheet[HELD_PLACE * width + width // 2 + x, height // 2 + y] = EDGE


def _lattice(sheet, width, height, frame, step):
    # Both diagonals, in such steps that a back looks the same turned.
    start = 0
    if (width + height) & 1:
        step += 1
        start = step
    for y in range(frame, height - frame):
        for x in range(frame, width - frame):
            across, down = 2 * x + 1 - width, 2 * y + 1 - height
            if (across + down) % (2 * step) == start or (across - down) % (2 * step) == start:
                sheet[BACK * width + x, y] = PAPER


def pip_sheet(width, height):
    """Tiles for 0 to 4 cards beneath: a bar for each, the first one at the bottom."""
    sheet = displayio.Bitmap((MOST_BENEATH + 1) * width, height, 4)
    step = height // MOST_BENEATH
    for count in range(MOST_BENEATH + 1):
        for dot in range(count):
            for y in range(step - 1):
                for x in range(width):
                    sheet[count * width + x, height - 1 - dot * step - y] = EDGE
    return sheet


def rim_sheet(width, height):
    """Tiles for 0 to 4 cards beneath: the lower rim of each."""
    sheet = displayio.Bitmap((MOST_BENEATH + 1) * width, height, 4)
    step = height // MOST_BENEATH
    for count in range(MOST_BENEATH + 1):
        for rim in range(count):
            for y in range(step):
                last = y == step - 1
                for x in range(2 if last else 1, width - (2 if last else 1)):
                    sheet[count * width + x, rim * step + y] = EDGE if last or x == 1 or x == width - 2 else PAPER
    return sheet


def letter_sheet(label, letters, zoom):
    """A tile for each of the letters, on a plate of 6 x 10, from the label that has them all in a line.

    "[" and "]" are the ends of a plate, "_" is a gap on it and " " nothing at all.
    A pixel is CLEAR, the plate's or the ink's: 0, 1 or 2.
    """
    sheet = displayio.Bitmap(6 * zoom * len(letters), 10 * zoom, 3)
    drawn = label[0][0].bitmap
    for index, letter in enumerate(letters):
        start, end = (4, 6) if letter == "[" else (0, 2) if letter == "]" else (0, 0) if letter == " " else (0, 6)
        for y in range(10):
            for x in range(start, end):
                # The font has twelve rows; the first and the last are clear in all letters that are used.
                value = 2 if letter not in "[]_ " and drawn[6 * index + x, y + 1] else 1
                for at in range(zoom * zoom):
                    sheet[(6 * index + x) * zoom + at % zoom, y * zoom + at // zoom] = value
    return sheet


def tick_sheet(width, height):
    """Tiles for the bar of 52 cards: 0 player 1's, 1 player 2's, 2 nobody's."""
    sheet = displayio.Bitmap(3 * width, height, 4)
    for x in range(max(width - 1, 1)):
        for y in range(height):
            sheet[x, y] = 1
        for y in range(height // 2 - (1 if height > 3 else 0), height // 2 + 1):
            sheet[width + x, y] = 2
    return sheet


def band_sheet(width, height):
    """Tiles for the band behind a headline: 0 solid, 1 striped for its ends."""
    sheet = displayio.Bitmap(2 * width, height, 2)
    for y in range(height):
        for x in range(width):
            sheet[x, y] = 1
            if (x + y) // 4 & 1:
                sheet[width + x, y] = 1
    return sheet


def felt_sheet(width, height):
    """A tile of felt: a few darker threads."""
    sheet = displayio.Bitmap(width, height, 2)
    for y in range(0, height, 4):
        sheet[y // 2 % width, y] = 1
        sheet[(y // 2 + 4) % width, (y + 2) % height] = 1
    return sheet
