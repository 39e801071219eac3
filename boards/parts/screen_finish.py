# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What comes up on a player's own side while cards are played: mostly how close it was; it must never know a rule.

Whoever was first reads the margin on a plate, the other one reads it with a minus.
"""

from boards.parts.screen_pieces import hide, turn
from boards.parts.screen_words import SIGNS, write_margin
from spit import view as seen

LONGEST = 7  # a plate's two ends, and five letters between them

_BLANK = SIGNS.find(" ")
_START, _END, _MINUS = SIGNS.find("["), SIGNS.find("]"), SIGNS.find("-")


class FinishWord:
    """A Word of LONGEST letters, laid once at (middle, center); showing it allocates nothing.

    words: a module of boards/parts/words. plain, plate, alarm: the palettes for a word without a plate, on one, and
    for a misplay.
    """

    def __init__(self, words, word, plain, plate, alarm, middle, center):
        self._grid = word.grid
        self._plain = plain
        self._plate = plate
        self._alarm = alarm
        self._tiles = bytearray(LONGEST + 1)
        self._oops = word.tiles(words.OOPS)
        self._beaten = word.tiles(words.BEATEN)
        self._tie = word.tiles(words.TIE)
        self._spit = word.tiles(words.SPITTING)
        self._demo = word.tiles(words.DEMO)
        # Where the grid lies for an even and for an odd number of letters.
        word.write("--", middle, center)
        even = word.grid.x
        word.write("-", middle, center)
        self._lefts = even, word.grid.x
        hide(word.grid, True)

    def show(self, view, line, arrow):
        """Show what a player's line says, if it is for here. arrow: the letter that points to who holds it."""
        if line == seen.MISPLAYED:
            self._turn(self._copy(self._oops, 0), self._alarm)
        elif line == seen.WAS_FIRST:
            self._tiles[0] = _START
            end = self._write(view, arrow, 1)
            self._tiles[end] = _END
            self._turn(end + 1, self._plate)
        elif line == seen.WAS_BEATEN and view.first == seen.NOBODY:
            self._turn(self._copy(self._beaten, 0), self._plain)
        elif line == seen.WAS_BEATEN:
            self._tiles[0] = _MINUS
            self._turn(self._write(view, arrow, 1 if view.margin else 0), self._plain)
        elif line == seen.SPITTING:
            self._turn(self._copy(self._spit, 0), self._plate)
        elif line == seen.DEMO:
            self._turn(self._copy(self._demo, 0), self._plate)
        else:
            hide(self._grid, True)

    def _write(self, view, arrow, at):
        if view.margin:
            return write_margin(self._tiles, at, LONGEST - 2, view.margin, view.resolution_us)
        at = self._copy(self._tie, at)
        self._tiles[at] = SIGNS.find(arrow)
        return at + 1

    def _copy(self, tiles, at):
        for tile in tiles:
            self._tiles[at] = tile
            at += 1
        return at

    def _turn(self, count, colors):
        grid = self._grid
        lead = (LONGEST - count) // 2
        for place in range(LONGEST):
            turn(grid, place, self._tiles[place - lead] if lead <= place < lead + count else _BLANK)
        left = self._lefts[count & 1]
        if grid.x != left:
            grid.x = left
        if grid.pixel_shader is not colors:
            grid.pixel_shader = colors
        hide(grid, False)
