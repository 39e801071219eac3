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

    ink: palettes for ranks and suits by 2 * held + (1 for a red suit).
    card: per player the palettes of cards lying and held.
    number, word: per player the colours of digits and of words; plate_word: of a key's name on a plate of that.
    head, band: headlines, and the band behind one that is lit.
    """

    def __init__(self, color):
        self.color = color
        if color:
            self.felt = _palette(FELT, FELT_DARK)
            self.ink = (
                _palette(PAPER, INK),
                _palette(PAPER, RED),
                _palette(HELD_PAPER, INK),
                _palette(HELD_PAPER, RED),
            )
            self.card = tuple(
                (_cards(PAPER, RIM, back), _cards(HELD_PAPER, word, back)) for word, back in zip(PLAYER, BACKS)
            )
            self.number = tuple(_palette(None, word) for word in PLAYER)
            self.head = self.head_lit = _palette(None, WHITE)
            self.band = _palette(FELT, ALARM)
            self.word = PLAYER
            self.plate_word = INK
            self.alarm, self.alarm_word = ALARM, WHITE
            self.tick = _palette(None, PLAYER[0], PLAYER[1])
        else:
            dark = _palette(BLACK, WHITE)
            light = _palette(WHITE, BLACK)
            self.felt = None
            self.ink = (light, light, dark, dark)
            cards = (_cards(WHITE, WHITE, BLACK), _cards(BLACK, WHITE, BLACK))
            self.card = (cards, cards)
            self.number = (dark, dark)
            self.head, self.head_lit = dark, light
            self.band = dark
            self.word = (WHITE, WHITE)
            self.plate_word = BLACK
            self.alarm, self.alarm_word = WHITE, BLACK
            self.tick = _palette(None, WHITE, WHITE)


def _palette(*colors):
    palette = displayio.Palette(len(colors))
    for index, color in enumerate(colors):
        if color is None:
            palette.make_transparent(index)
        else:
            palette[index] = color
    return palette


def _cards(paper, rim, back):
    return _palette(None, paper, rim, back)


def contrast(one, other):
    """The contrast ratio of two colours 0xRRGGBB as WCAG 2 defines it, 1.0 to 21.0."""
    light, dark = _luminance(one), _luminance(other)
    if light < dark:
        light, dark = dark, light
    return (light + 0.05) / (dark + 0.05)


def _luminance(color):
    total = 0.0
    for shift, weight in ((16, 0.2126), (8, 0.7152), (0, 0.0722)):
        part = (color >> shift & 255) / 255
        total += weight * (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4)
    return total
