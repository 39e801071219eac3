# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Where everything lies on a display of each size, and on its sheets; it must never know a card, a word or a colour.

All places are player 1's, who sits at the bottom; screen_spot.spot() says where player 2's are.
After a change here, `python3 tools/pictures.py --sheets` draws the sheets again.
"""

# The two sets of ranks and suits, and the sizes of a tile in each.
SMALL = 0
LARGE = 1
RANK_SIZES = ((9, 10), (13, 14))
SUIT_SIZES = ((9, 9), (13, 13), (7, 7))
FELT_TILE = 8

# The tiles of a card sheet.
BARE = 0  # nothing at all
CARD = 1  # a card's face without rank and suit
BACK = 2
PLACE = 3  # an empty place
HELD_CARD = 4  # the same lifted, or under the cursor
HELD_PLACE = 5
CARD_TILES = 6
HINT_CARD = 6  # on the sheet of stock cards only: a card that can be played, with a bar at its foot
HELD_HINT = 7  # the same lifted, or under the cursor
HINT_PLACE = 8  # an empty place that a card is to come to
HELD_HINT_PLACE = 9
STOCK_TILES = 10

# A stock place never has more cards beneath its top card.
MOST_BENEATH = 4
# The digits of a countdown's sheet.
COUNTDOWN = "123"

# In this order. Numbers as text take a tenth of the memory that tuples would.
# place: width, height, pitch of a stock place in its row. card: width, height of the card in it.
# beneath: left, top, width, height, in the place, of what shows the cards beneath.
# stock_look: on a card, rank set and zoom, suit set and zoom, rank left and top, suit left and top. A set: 0 is small,
# 1 large, 2 tiny: each suit of 128x64 lies within one of that display's rows of 8 pixels, so half as much is drawn.
# pile: width, height of a spit pile; its look, and that of one half of it when two players read it from two sides.
# logo: width, height of a card of the title, and its look. spits: of the back beside the number of spit cards.
# tick: width, height of one card in the bar of 52.
# sizes: gap between the spit piles, lift of a picked card, zooms of words, headlines and the countdown.
# moving: width, height of a card on its way to a spit pile: in 128x64 within one of that display's rows of 8 pixels.
_MEASURES = {
    (128, 64): """24 16 26 | 21 16 | 22 0 2 16 | 0 1 2 1 1 3 12 1 | 22 30 | 1 1 1 1 1 2 8 16 | 0 1 2 1 1 2 13 1 |
        22 30 | 1 1 1 1 1 2 8 16 | 15 13 | 2 3 | 4 0 1 1 2 | 14 8""",
    (160, 128): """30 42 32 | 30 34 | 0 34 30 8 | 1 1 1 1 2 3 14 18 | 34 40 | 1 1 1 1 3 4 17 23 | 1 1 1 1 3 3 17 3 |
        30 54 | 1 2 1 1 2 5 14 37 | 15 19 | 3 5 | 4 2 1 2 2 | 20 24""",
    (240, 135): """44 42 48 | 44 34 | 0 34 44 8 | 0 2 0 2 3 7 22 8 | 42 49 | 1 2 0 2 1 2 22 30 | 0 2 0 2 2 2 22 3 |
        44 62 | 1 2 1 2 3 5 14 33 | 17 21 | 4 3 | 6 2 2 2 3 | 28 24""",
    (240, 240): """44 78 48 | 44 66 | 0 66 44 12 | 1 2 1 2 2 4 14 36 | 42 78 | 1 2 1 2 2 4 12 48 | 0 2 0 2 2 9 22 10 |
        44 88 | 1 3 1 2 3 6 13 57 | 27 35 | 4 8 | 6 4 2 3 3 | 28 40""",
    (320, 240): """58 78 64 | 58 66 | 0 66 58 12 | 1 2 1 2 3 5 27 35 | 60 78 | 1 2 1 2 3 5 29 47 | 1 2 1 2 2 5 30 6 |
        58 110 | 1 3 1 3 3 7 14 64 | 27 35 | 6 8 | 8 4 2 3 3 | 32 40""",
}

SIZES = tuple(sorted(_MEASURES))


class Layout:
    """The measures of one display, in pixels, each by its name above; ValueError names the sizes that there are."""

    def __init__(self, width, height):
        self.box = width, height
        if self.box not in _MEASURES:
            known = ", ".join(f"{across}x{down}" for across, down in SIZES)
            raise ValueError(f"no layout for {width}x{height}: add one to boards/parts/screen_layout.py beside {known}")
        self.width = width
        self.height = height
        measures = [tuple(int(number) for number in numbers.split()) for numbers in _MEASURES[self.box].split("|")]
        self.place, self.card, self.beneath, self.stock_look = measures[:4]
        self.pile, self.pile_look, self.half_look = measures[4:7]
        self.logo, self.logo_look, self.spits, self.tick = measures[7:11]
        self.gap, self.lift, self.text, self.head, self.big = measures[11]
        self.moving = measures[12]
        # On each side of the spit piles a zone for words and spit cards.
        self.zone = (width - 2 * self.pile[0] - self.gap) // 2
        self.piles_left = (self.zone, width - self.zone - self.pile[0])
        self.pile_top = (height - self.pile[1]) // 2
        # Cards beneath are shown by bars beside the card, or by their rims below it.
        self.beneath_kind = "pips" if self.beneath[0] else "rims"
        # A tile of the band behind a lit headline: the band is as high as the row, or the headline with a margin.
        self.band = width // 8, max(self.place[1], RANK_SIZES[LARGE][1] * self.head + 2)
        self.row_left = (width - 4 * self.place[2] - self.place[0]) // 2
        self.row_top = height - self.place[1]
        # Middles: a player's half of the band between the rows, the row itself, the zones.
        self.half_middle = (height // 2 + self.row_top) // 2
        self.row_middle = self.row_top + self.place[1] // 2
        self.left_middle = self.zone // 2
        self.right_middle = width - self.zone // 2
