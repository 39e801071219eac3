# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The pieces of the table: a Face shows a card, a Word a line of letters; they must never know which pile or player.

They are made and laid by screen_cut and screen_tiles, and changed afterwards without allocating anything.
"""

import displayio

from boards.parts.screen_layout import (
    BACK,
    BARE,
    CARD,
    HELD_CARD,
    HELD_HINT,
    HELD_HINT_PLACE,
    HELD_PLACE,
    HINT_CARD,
    HINT_PLACE,
    MOST_BENEATH,
    PLACE,
)

PACK = 52

# How a player's side is laid on the display.
UPRIGHT = 0
OPPOSITE = 1  # at the top, but upright: player 2 beside player 1
TURNED = 2  # turned by 180 degrees: player 2 face to face with player 1


def spot(facing, box, left, top, width, height):
    """Where a thing at (left, top) in player 1's box (width, height) lies for this facing."""
    if facing == TURNED:
        left = box[0] - left - width
    if facing != UPRIGHT:
        top = box[1] - top - height
    return left, top


def hide(layer, hidden):
    """Hide or show a grid or group; no change draws nothing."""
    if layer.hidden != hidden:
        layer.hidden = hidden


def turn(grid, place, index):
    """Show another tile at a place of a grid; the same tile again draws nothing."""
    if grid[place] != index:
        grid[place] = index


class Face(displayio.Group):
    """One card's place. Its tiles are made and laid by screen_cut.

    card: the card itself; beneath: what shows the cards beneath, in one tile or two halves of it, or None;
    marks: rank and suit, in turn.
    cards: palettes of a card lying and held; inks: by 2 * held + (1 for a red suit).
    lift: how far a picked card moves down the display (negative: up), in pixels.
    """

    def __init__(self, card, beneath, marks, cards, inks, lift):
        super().__init__()
        self._card = card
        self._beneath = beneath
        self._marks = marks
        self._look = cards, inks, lift
        self._is_lifted = False
        self._is_blank = True
        self._ink = 0
        self.append(card)
        if beneath is not None:
            self.append(beneath)
        for mark in marks:
            mark.hidden = True
            self.append(mark)

    def show(self, face, beneath, held, lifted, hinted=False):
        """Show a card 0-51, 52 an empty place, 53 a back or 54 nothing, and the number of cards beneath."""
        if face < PACK:
            if hinted:
                self._paint(HELD_HINT if held else HINT_CARD, held)
            else:
                self._paint(HELD_CARD if held else CARD, held)
            self.mark(face % 13, face // 13)
        else:
            if face == PACK:
                if hinted:
                    self._paint(HELD_HINT_PLACE if held else HINT_PLACE, held)
                else:
                    self._paint(HELD_PLACE if held else PLACE, held)
            else:
                self._paint(BACK if face == PACK + 1 else BARE, False)
            self._blank(True)
        if self._beneath is not None:
            self._count(beneath if beneath < MOST_BENEATH else MOST_BENEATH)
        self._raise(lifted and face < PACK)

    def lie(self):
        """Show a card without rank and suit, for something else to be laid on it."""
        self._paint(CARD, False)
        self._blank(True)

    def mark(self, glyph, suit):
        """Show any glyph of the rank set with a suit."""
        ink = (self._ink & 2) | (1 if suit == 1 or suit == 2 else 0)
        marks = self._marks
        for index in range(len(marks)):
            turn(marks[index], 0, suit if index & 1 else glyph)
        if ink != self._ink:
            self._ink = ink
            for index in range(len(marks)):
                marks[index].pixel_shader = self._look[1][ink]
        if self._is_blank:
            self._blank(False)

    def _blank(self, is_blank):
        self._is_blank = is_blank
        marks = self._marks
        for index in range(len(marks)):
            hide(marks[index], is_blank)

    def _count(self, beneath):
        grid = self._beneath
        if grid.height == 1:
            turn(grid, 0, beneath)
        else:
            # The upper half shows what is more than two, the lower half the first two: mostly only one of them changes.
            half = MOST_BENEATH // 2
            turn(grid, 0, beneath if beneath > half else 0)
            turn(grid, 1, MOST_BENEATH + 1 + (beneath if beneath < half else half))

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


class Word:
    """Tiles, one a character. The alphabet names the sheet's tiles; a blank, or what it has not, is not to be seen."""

    # text[place : place + 1] and not text[place]: MicroPython keeps each character for good that was looked at alone.

    def __init__(self, grid, alphabet, box, facing):
        self.grid = grid
        self._alphabet = alphabet
        self._box = box
        self._facing = facing

    def tiles(self, text):
        """The tiles of a text's characters, which all are in the alphabet."""
        return bytes([self._alphabet.find(text[place : place + 1]) for place in range(len(text))])

    def write(self, text, middle, center):
        """Show a text around (middle, center) of player 1's box; an empty one is nothing."""
        grid = self.grid
        if text:
            alphabet = self._alphabet
            blank = alphabet.find(" ")
            most = grid.width
            spare = most - len(text)
            lead = spare // 2
            for place in range(most):
                inside = lead <= place < lead + len(text)
                index = alphabet.find(text[place - lead : place - lead + 1]) if inside else blank
                turn(grid, place, index if index >= 0 else blank)
            width, height = grid.tile_width, grid.tile_height
            # With an odd number to spare the text is half a tile to the left of the grid's own middle.
            left = middle - most * width // 2 + (width // 2 if spare & 1 else 0)
            x, y = spot(self._facing, self._box, left, center - height // 2, most * width, height)
            if grid.x != x:
                grid.x = x
            if grid.y != y:
                grid.y = y
        hide(grid, not text)
