# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The colours of the table, in colour and in one bit; it must never know what is drawn in them."""

import displayio

WHITE = 0xFFFFFF
BLACK = 0x000000
INK = 0x11161C

# The table, its darker threads, a card, a card in the hand, what is around a card, black and red suits, alarms.
NORMAL = (0x0B4A34, 0x07382A, 0xFFFDF5, 0xFFE98A, 0x7D8F86, INK, 0xC00F2D, 0xB3122B)
PLAIN = (BLACK, BLACK, WHITE, 0xFFFF60, 0x808080, BLACK, 0xA00000, 0xA00000)
# Each player's own colour for words, and a darker one for the backs of the cards.
PLAYER = (0xFFC04D, 0x93D0FF)
BACKS = (0xC25A00, 0x1C58B0)
PLAIN_PLAYER = (0xFFD800, 0x7CE0FF)
PLAIN_BACKS = (0x8A3C00, 0x003C90)


class Colors:
    """The palettes, shared by all that is drawn. color: not one bit; is_plain: of a contrast of 7 to 1 and more.

    inks: palettes for ranks and suits by 2 * held + (1 for a red suit).
    cards: per player the palettes of cards lying and held.
    heads, band: headlines, plain and lit, and the band behind a lit one.
    numbers, words, plates: per player, for digits, words and keys' names on plates; alarm: a word on a plate.
    counts: the numbers on the spit piles.
    """

    def __init__(self, color, is_plain=False):
        if color:
            felt, thread, paper, held_paper, rim, ink, red, alarm = PLAIN if is_plain else NORMAL
            players = PLAIN_PLAYER if is_plain else PLAYER
            self.felt = palette(felt, thread)
            self.inks = (
                palette(paper, ink),
                palette(paper, red),
                palette(held_paper, ink),
                palette(held_paper, red),
            )
            self.cards = tuple(
                (palette(None, paper, rim, back), palette(None, held_paper, word, back))
                for word, back in zip(players, PLAIN_BACKS if is_plain else BACKS)
            )
            self.heads = (palette(None, WHITE),) * 2
            self.band = palette(felt, alarm)
            self.numbers = tuple(palette(None, word) for word in players)
            self.counts = palette(None, ink)
            self.words = tuple(palette(None, word, None) for word in players)
            self.plates = tuple(palette(word, ink, None) for word in players)
            self.alarm = palette(alarm, WHITE, None)
            self.ticks = palette(None, players[0], players[1])
        else:
            dark, light, bright = palette(BLACK, WHITE), palette(WHITE, BLACK), palette(None, WHITE)
            self.felt = None
            self.inks = (light, light, dark, dark)
            self.cards = ((palette(None, WHITE, WHITE, BLACK), palette(None, BLACK, WHITE, WHITE)),) * 2
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
