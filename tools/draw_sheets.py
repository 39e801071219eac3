# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws a sheet of tiles, pixel by pixel; it must never know which display, card or player it is for."""

from boards.parts.screen_layout import (
    BACK,
    CARD,
    CARD_TILES,
    HELD_CARD,
    HELD_HINT,
    HELD_HINT_PLACE,
    HELD_PLACE,
    HINT_CARD,
    HINT_PLACE,
    MOST_BENEATH,
    PLACE,
    STOCK_TILES,
)

# What a pixel of a card sheet means; the palette says how it looks.
CLEAR = 0
PAPER = 1
EDGE = 2
FILL = 3


class Sheet:
    """Tiles of one size side by side; a pixel is a number of 1 or 2 bits."""

    def __init__(self, tile_width, height, tiles, bits):
        self.tile_width = tile_width
        self.width = tile_width * tiles
        self.height = height
        self.bits = bits
        self._rows = [bytearray(self.width) for _ in range(height)]

    def put(self, tile, x, y, value):
        """Set a pixel of a tile."""
        self._rows[y][tile * self.tile_width + x] = value

    def packed(self):
        """The rows, each of whole bytes, its first pixel in the first byte's top bits."""
        each = 8 // self.bits
        packed = bytearray()
        for row in self._rows:
            for start in range(0, self.width, each):
                places = enumerate(row[start : start + each], 1)
                packed.append(sum(value << 8 - place * self.bits for place, value in places))
        return bytes(packed)


def plain(drawn):
    """A one-bit sheet with a tile for each glyph as it is drawn."""
    width, height, drawings = drawn
    sheet = Sheet(width, height, len(drawings), 1)
    for tile, (_, rows) in enumerate(drawings):
        for y in range(height):
            for x in range(width):
                sheet.put(tile, x, y, _ink(rows, x, y))
    return sheet


def glyphs(drawn, zoom, chosen=None):
    """A one-bit sheet with a tile for each glyph, or for those named, and a blank one at its end.

    zoom: 1, or 2 or 3 with the diagonals smoothed.
    """
    width, height, drawings = drawn
    if chosen is not None:
        drawings = [drawing for name in chosen for drawing in drawings if drawing[0] == name]
    sheet = Sheet(width * zoom, height * zoom, len(drawings) + 1, 1)
    for tile, (_, rows) in enumerate(drawings):
        for y in range(height):
            for x in range(width):
                _enlarge(sheet, tile, rows, x, y, zoom)
    return sheet


def _ink(rows, x, y):
    return 0 <= y < len(rows) and 0 <= x < len(rows[y]) and rows[y][x] == "#"


def _enlarge(sheet, tile, rows, x, y, zoom):
    # A pixel becomes a square. In each corner of it, it takes the colour of the two neighbours there
    # when just these two agree.
    ends = _ink(rows, x, y - 1), _ink(rows, x, y + 1)
    sides = _ink(rows, x - 1, y), _ink(rows, x + 1, y)
    last = zoom - 1
    for down in range(zoom):
        end, far_end = ends if down == 0 else ends[::-1]
        for across in range(zoom):
            side, far_side = sides if across == 0 else sides[::-1]
            ink = _ink(rows, x, y)
            is_corner = zoom > 1 and across in (0, last) and down in (0, last)
            if is_corner and side == end and side != far_end and end != far_side:
                ink = side
            if ink:
                sheet.put(tile, x * zoom + across, y * zoom + down, 1)


def stock(width, height):
    """The tiles of a card, and four more with a bar at the foot of a card or an empty place, lying and held."""
    sheet = card(width, height, STOCK_TILES)
    thick = 2 if height < 40 else 3
    left, right, foot = width // 6, width - width // 6, height - 1
    if height < 24:
        # The rank reaches down to the foot: the bar is beside it, below the suit.
        left, right, foot, thick = width - 9, width - 2, height - 3, 3
    for tile in (HINT_CARD, HELD_HINT):
        # The same rows of both, into the held one's frame: what is above them is the suit's.
        _bar(sheet, tile, left, right, foot - thick, foot, FILL)
    frame = _held_frame(height)
    foot = height - 2 * frame - (height >= 24)
    for tile, value in ((HINT_PLACE, PAPER), (HELD_HINT_PLACE, EDGE)):
        _bar(sheet, tile, width // 6, width - width // 6, foot - (thick if height >= 24 else 1), foot, value)
    return sheet


def card(width, height, tiles=CARD_TILES):
    """Six tiles of this size: see BARE to HELD_PLACE. Four more are cards and places once more, lying and held."""
    sheet = Sheet(width, height, tiles, 2)
    radius = 1 if height < 20 else 2 if height < 40 else 3
    held = _held_frame(height)
    rim = 1 if height < 24 else 2
    kinds = [(CARD, HELD_CARD, PLACE, HELD_PLACE)]
    if tiles == STOCK_TILES:
        kinds.append((HINT_CARD, HELD_HINT, HINT_PLACE, HELD_HINT_PLACE))
    for lying, lifted, place, pointed in kinds:
        frames = ((lying, PAPER, 1), (lifted, PAPER, held), (place, CLEAR, rim), (pointed, CLEAR, held))
        for tile, inside, thick in frames:
            _box(sheet, tile, radius, 0, EDGE)
            _box(sheet, tile, radius, thick, inside)
        _dash(sheet, place, rim)
        _mark(sheet, pointed, EDGE)  # under the cursor
    _box(sheet, BACK, radius, 0, EDGE)
    _box(sheet, BACK, radius, 1, PAPER)
    frame = 2 if height < 30 else 3
    _box(sheet, BACK, radius, frame, FILL)
    _lattice(sheet, frame, 4 if height < 40 else 6)
    return sheet


def moving(width, height):
    """A card on its way: its dark rim shows it on other cards, too."""
    sheet = Sheet(width, height, 1, 2)
    rim = 1 if height < 20 else 2
    _box(sheet, 0, rim, 0, FILL)
    _box(sheet, 0, 1, rim, PAPER)
    _mark(sheet, 0, FILL)
    return sheet


def _held_frame(height):
    return 1 if height < 24 else 2 if height < 60 else 3


def _box(sheet, tile, radius, inset, value):
    # A filled box with round corners, so many pixels inside the tile's bounds.
    radius = max(radius - inset, 0)
    for y in range(inset, sheet.height - inset):
        away = max(radius - (y - inset), y - (sheet.height - 1 - inset - radius), 0)
        start = inset
        while (radius - start + inset) ** 2 + away * away > radius * radius and start - inset < radius:
            start += 1
        for x in range(start, sheet.tile_width - start):
            sheet.put(tile, x, y, value)


def _bar(sheet, tile, left, right, top, foot, value):
    for y in range(top, foot):
        for x in range(left, right):
            sheet.put(tile, x, y, value)


def _dash(sheet, tile, rim):
    # An empty place keeps its corners only.
    width, height = sheet.tile_width, sheet.height
    for inset in range(rim):
        for x in range(width // 4, width - width // 4):
            sheet.put(tile, x, inset, CLEAR)
            sheet.put(tile, x, height - 1 - inset, CLEAR)
        for y in range(height // 3, height - height // 3):
            sheet.put(tile, inset, y, CLEAR)
            sheet.put(tile, width - 1 - inset, y, CLEAR)


def _mark(sheet, tile, value):
    # A diamond in the middle.
    size = min(sheet.tile_width, sheet.height) // 5
    for y in range(-size, size + 1):
        for x in range(abs(y) - size, size - abs(y) + 1):
            sheet.put(tile, sheet.tile_width // 2 + x, sheet.height // 2 + y, value)


def _lattice(sheet, frame, step):
    # Both diagonals, in such steps that a back looks the same turned.
    width, height = sheet.tile_width, sheet.height
    start = 0
    if (width + height) & 1:
        step += 1
        start = step
    for y in range(frame, height - frame):
        for x in range(frame, width - frame):
            across, down = 2 * x + 1 - width, 2 * y + 1 - height
            if (across + down) % (2 * step) == start or (across - down) % (2 * step) == start:
                sheet.put(BACK, x, y, PAPER)


def pips(width, height):
    """Tiles for 0 to 4 cards beneath: a bar for each, the first one at the bottom."""
    sheet = Sheet(width, height, MOST_BENEATH + 1, 2)
    step = height // MOST_BENEATH
    for count in range(MOST_BENEATH + 1):
        for dot in range(count):
            for y in range(step - 1):
                for x in range(width):
                    sheet.put(count, x, height - 1 - dot * step - y, EDGE)
    return sheet


def rims(width, height):
    """Tiles for 0 to 4 cards beneath: the lower rim of each."""
    sheet = Sheet(width, height, MOST_BENEATH + 1, 2)
    step = height // MOST_BENEATH
    for count in range(MOST_BENEATH + 1):
        for rim in range(count):
            for y in range(step):
                last = y == step - 1
                for x in range(2 if last else 1, width - (2 if last else 1)):
                    is_edge = last or x in (1, width - 2)
                    sheet.put(count, x, rim * step + y, EDGE if is_edge else PAPER)
    return sheet


def tick(width, height):
    """Tiles for the bar of 52 cards: 0 player 1's, 1 player 2's, 2 nobody's."""
    sheet = Sheet(width, height, 3, 2)
    for x in range(max(width - 1, 1)):
        for y in range(height):
            sheet.put(0, x, y, 1)
        for y in range(height // 2 - (1 if height > 3 else 0), height // 2 + 1):
            sheet.put(1, x, y, 2)
    return sheet


def band(width, height):
    """Tiles for the band behind a headline: 0 solid, 1 striped for its ends."""
    sheet = Sheet(width, height, 2, 1)
    for y in range(height):
        for x in range(width):
            sheet.put(0, x, y, 1)
            sheet.put(1, x, y, (x + y) // 4 & 1)
    return sheet


def felt(width, height):
    """A tile of felt: a few darker threads."""
    sheet = Sheet(width, height, 1, 1)
    for y in range(0, height, 4):
        sheet.put(0, y // 2 % width, y, 1)
        sheet.put(0, (y // 2 + 4) % width, (y + 2) % height, 1)
    return sheet
