# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A line of letters, laid where a player reads it; it must never know what it means."""

from boards.parts.screen_spot import hide, spot, turn


class Word:
    """Tiles, one a character. The alphabet names the sheet's tiles; a blank, or what it has not, is not to be seen."""

    def __init__(self, grid, alphabet, box, facing):
        self.grid = grid
        self._alphabet = alphabet
        self._box = box
        self._facing = facing

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
                index = alphabet.find(text[place - lead]) if inside else blank
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
