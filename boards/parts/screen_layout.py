# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Where everything lies on a display of each size; it must never know a card, a word or a colour.

All places are player 1's, who sits at the bottom; spot() says where player 2's are.
"""

# How a player's side is drawn.
UPRIGHT = 0
OPPOSITE = 1  # at the top, but upright: player 2 beside player 1
TURNED = 2  # turned by 180 degrees: player 2 face to face with player 1

SMALL = 0
LARGE = 1


class Layout:
    """The measures of one display size, in pixels.

    place: (width, height, pitch) of a stock place in its row; card: (width, height) of the card in it.
    beneath: (left, top, width, height) in the place, of what shows the cards beneath; rims: as rims, not dots.
    Looks are (rank set, zoom, suit set, zoom, rank left, rank top, suit left, suit top) on a card:
      stock, pile, and half for one half of a spit pile that two players read from opposite sides.
    logo, logo_look: size and look of a card of the title.
    pile: (width, height) of a spit pile, gap: between the two; lift: how far a picked card moves up.
    spits: (width, height) of a player's spit cards in the middle.
    text: the scale of words; head, big: the zooms of headlines and of the countdown.
    tick: (width, height) of one card in the bar of 52.
    """

    def __init__(self, width, height, measures):
        self.width = width
        self.height = height
        (
            self.place,
            self.card,
            self.beneath,
            self.rims,
            self.stock_look,
            self.pile_look,
            self.half_look,
            self.pile,
            self.gap,
            self.lift,
            self.spits,
            self.text,
            self.head,
            self.big,
            self.tick,
            self.logo,
            self.logo_look,
        ) = measures
        self.zone = (width - 2 * self.pile[0] - self.gap) // 2
        self.piles_left = (self.zone, width - self.zone - self.pile[0])
        self.pile_top = (height - self.pile[1]) // 2
        self.row_left = (width - 4 * self.place[2] - self.place[0]) // 2
        self.row_top = height - self.place[1]
        # Middles: a player's half of the band between the rows, and the row itself.
        self.half_middle = (height // 2 + self.row_top) // 2
        self.row_middle = self.row_top + self.place[1] // 2
        # Beside the spit piles: player 1's spit cards lie beside pile 1, which they go to (R9).
        self.left_middle = self.zone // 2
        self.right_middle = width - self.zone // 2
        self.middle = width // 2
        # A countdown beside the piles, as large as half of the band allows.
        self.count = self.text * 2 if self.row_top - height // 2 >= 16 * self.text else self.text


def spot(facing, box, left, top, width, height):
    """Where a thing at (left, top) in a box (width, height) of player 1 lies for this facing."""
    if facing == TURNED:
        left = box[0] - left - width
    if facing != UPRIGHT:
        top = box[1] - top - height
    return left, top


_SIZES = {
    (128, 64): (
        (24, 16, 26),
        (21, 16),
        (22, 0, 2, 16),
        False,
        (SMALL, 1, SMALL, 1, 1, 3, 11, 3),
        (LARGE, 1, LARGE, 1, 2, 2, 8, 16),
        (SMALL, 1, SMALL, 1, 1, 2, 12, 2),
        (22, 30),
        4,
        0,
        (15, 13),
        1,
        1,
        2,
        (2, 3),
        (22, 30),
        (LARGE, 1, LARGE, 1, 2, 2, 8, 16),
    ),
    (160, 128): (
        (30, 42, 32),
        (30, 34),
        (0, 34, 30, 8),
        True,
        (LARGE, 1, LARGE, 1, 3, 3, 14, 18),
        (LARGE, 1, LARGE, 1, 4, 4, 17, 23),
        (LARGE, 1, LARGE, 1, 4, 3, 17, 3),
        (34, 40),
        4,
        2,
        (15, 19),
        1,
        2,
        2,
        (3, 5),
        (30, 54),
        (LARGE, 2, LARGE, 1, 4, 5, 14, 37),
    ),
    (240, 135): (
        (44, 42, 48),
        (44, 34),
        (0, 34, 44, 8),
        True,
        (SMALL, 2, SMALL, 2, 3, 7, 22, 8),
        (LARGE, 2, SMALL, 2, 2, 2, 22, 30),
        (SMALL, 2, SMALL, 2, 2, 2, 22, 3),
        (42, 49),
        6,
        2,
        (17, 21),
        2,
        2,
        3,
        (4, 3),
        (44, 62),
        (LARGE, 2, LARGE, 2, 5, 5, 14, 33),
    ),
    (240, 240): (
        (44, 78, 48),
        (44, 66),
        (0, 66, 44, 12),
        True,
        (LARGE, 2, LARGE, 2, 4, 4, 14, 36),
        (LARGE, 2, LARGE, 2, 4, 4, 12, 48),
        (SMALL, 2, SMALL, 2, 2, 9, 22, 10),
        (42, 78),
        6,
        4,
        (27, 35),
        2,
        3,
        3,
        (4, 8),
        (44, 88),
        (LARGE, 3, LARGE, 2, 6, 6, 13, 57),
    ),
    (320, 240): (
        (58, 78, 64),
        (58, 66),
        (0, 66, 58, 12),
        True,
        (LARGE, 2, LARGE, 2, 5, 5, 27, 35),
        (LARGE, 2, LARGE, 2, 5, 5, 29, 47),
        (LARGE, 2, LARGE, 2, 4, 5, 30, 6),
        (60, 78),
        8,
        4,
        (27, 35),
        2,
        3,
        3,
        (6, 8),
        (58, 110),
        (LARGE, 3, LARGE, 3, 6, 7, 14, 64),
    ),
}

SIZES = tuple(sorted(_SIZES))


def layout(width, height):
    """The layout for a display; ValueError names the sizes that there are."""
    if (width, height) not in _SIZES:
        known = ", ".join(f"{across}x{down}" for across, down in SIZES)
        raise ValueError(f"no layout for {width}x{height}: add one to boards/parts/screen_layout.py beside {known}")
    return Layout(width, height, _SIZES[width, height])
