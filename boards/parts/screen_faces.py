# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A pile's own tiles and how they show a card; it must never know which pile it is or where on the display."""

import displayio

from boards.parts.screen_layout import BACK, BARE, CARD, HELD_CARD, HELD_PLACE, MOST_BENEATH, PLACE
from boards.parts.screen_spot import hide, turn

PACK = 52


class Face(displayio.Group):
    """One card's place. Its tiles are made and laid by screen_tiles.

    card: the card itself; beneath: what shows the cards beneath, or None; marks: rank and suit, in turn.
    cards: palettes of a card lying and held; inks: by 2 * held + (1 for a red suit).
    lift: how far a picked card moves down the display (negative: up), in pixels.
    """

    # GridLayout wants to know a size, and to set one.
    width = height = 0

    def __init__(self, card, beneath, marks, cards, inks, lift):
        super().__init__()
        self._card = card
        self._beneath = beneath
        self._marks = marks
        self._look = cards, inks, lift
        self._is_lifted = False
        self._ink = 0
        self.append(card)
        if beneath is not None:
            self.append(beneath)
        for mark in marks:
            mark.hidden = True
            self.append(mark)

    def resize(self, width, height):
        """A place keeps its size, whatever GridLayout's cells are."""

    def show(self, face, beneath, held, lifted):
        """Show a card 0-51, 52 an empty place, 53 a back or 54 nothing, and the number of cards beneath."""
        if face < PACK:
            self._paint(HELD_CARD if held else CARD, held)
            self.mark(face % 13, face // 13)
        else:
            if face == PACK:
                self._paint(HELD_PLACE if held else PLACE, held)
            else:
                self._paint(BACK if face == PACK + 1 else BARE, False)
            self._blank()
        if self._beneath is not None:
            turn(self._beneath, 0, beneath if beneath < MOST_BENEATH else MOST_BENEATH)
        self._raise(lifted and face < PACK)

    def lie(self):
        """Show a card without rank and suit, for something else to be laid on it."""
        self._paint(CARD, False)
        self._blank()

    def mark(self, glyph, suit):
        """Show any glyph of the rank set with a suit."""
        ink = (self._ink & 2) | (1 if suit == 1 or suit == 2 else 0)
        marks = self._marks
        for index in range(len(marks)):
            mark = marks[index]
            turn(mark, 0, suit if index & 1 else glyph)
            if ink != self._ink:
                mark.pixel_shader = self._look[1][ink]
            hide(mark, False)
        self._ink = ink

    def _blank(self):
        marks = self._marks
        for index in range(len(marks)):
            hide(marks[index], True)

    def _paint(self, tile, held):
        turn(self._card, 0, tile)
        if held != (self._ink > 1):
            self._card.pixel_shader = self._look[0][1 if held else 0]
            self._ink ^= 2
            marks = self._marks
            for index in range(len(marks)):
                marks[index].pixel_shader = self._look[1][self._ink]

    def _raise(self, lifted):
        if lifted != self._is_lifted:
            self._is_lifted = lifted
            up = self._look[2] if lifted else -self._look[2]
            if up:
                self._card.y += up
                marks = self._marks
                for index in range(len(marks)):
                    marks[index].y += up
