# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws the arrow over two letters of the letter sheet, once at start; it must never know whom it points to."""

from boards.parts import screen_words as words

# Five columns and eight rows, as the capitals have: an arrow that points up.
_ROWS = b"\x04\x0e\x15\x04\x04\x04\x04\x04"
_TOP = 1


def draw_arrows(sheet, letters, zoom, paper, ink):
    """Put the arrows into their tiles of 6 x 10."""
    for letter, rows in ((words.UP, _ROWS), (words.DOWN, bytes(reversed(_ROWS)))):
        left = 6 * zoom * letters.find(letter)
        for y in range(10 * zoom):
            row = y // zoom - _TOP
            bits = rows[row] if 0 <= row < len(rows) else 0
            for x in range(6 * zoom):
                sheet[left + x, y] = ink if bits << x // zoom & 16 else paper
