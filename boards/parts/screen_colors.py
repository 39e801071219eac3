# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The colours of the table, in colour and in one bit; it must never know what is drawn in them."""

import displayio

WHITE = 0xFFFFFF
BLACK = 0x000000

FELT = 0x0B4A34
FELT_DARK = 0x07382A
PAPER = 0xFFFDF5
HELD_PAPER = 0xFFE98A
RIM = 0x7D8F86
INK = 0x11161C
RED = 0xC00F2D
ALARM = 0xB3122B
# Each player's own colour for words, and a darker one for the backs of the cards.
PLAYER = (0xFFC04D, 0x93D0FF)
BACKS = (0xC25A00, 0x1C58B0)


class Colors:
    """The palettes, shared by all that is drawn.

    inks: palettes for ranks and suits by 2 * held + (1 for a red suit).
    cards: per player the palettes of cards lying and held.
    heads, band: headlines, plain and lit, and the band behind a lit one.
    numbers, words, plates: per player, for digits, words and keys' names on plates; alarm: a word on a plate.
    counts: the numbers on the spit piles.
    """

    def __init__(self, color):
        if color:
            self.felt = palette(FELT, FELT_DARK)
            self.inks = (
                palette(PAPER, INK),
                palette(PAPER, RED),
                palette(HELD_PAPER, INK),
                palette(HELD_PAPER, RED),
            )
            self.cards = tuple(
                (palette(None, PAPER, RIM, back), palette(None, HELD_PAPER, word, back))
                for word, back in zip(PLAYER, BACKS)
            )
            self.heads = (palette(None, WHITE),) * 2
            self.band = palette(FELT, ALARM)
            self.numbers = tuple(palette(None, word) for word in PLAYER)
            self.counts = palette(None, INK)
            self.words = tuple(palette(None, word, None) for word in PLAYER)
            self.plates = tuple(palette(word, INK, None) for word in PLAYER)
            self.alarm = palette(ALARM, WHITE, None)
            self.ticks = palette(None, PLAYER[0], PLAYER[1])
        else:
            dark, light, bright = palette(BLACK, WHITE), palette(WHITE, BLACK), palette(None, WHITE)
            self.felt = None
            self.inks = (light, light, dark, dark)
            self.cards = ((palette(None, WHITE, WHITE, BLACK), palette(None, BLACK, WHITE, BLACK)),) * 2
            self.heads = (bright, palette(None, BLACK))
            self.band = dark
            self.numbers = (bright, bright)
            self.counts = self.heads[1]
            self.words = (palette(None, WHITE, None),) * 2
            self.alarm = palette(WHITE, BLACK, None)
            self.plates = (self.alarm, self.alarm)
            self.ticks = palette(None, WHITE, WHITE)


def palette(*colors):
    """A palette of these colours, None for a clear one."""
    made = displayio.Palette(len(colors))
    for index, color in enumerate(colors):
        if color is None:
            made.make_transparent(index)
        else:
            made[index] = color
    return made
