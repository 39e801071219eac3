# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The display that the board brings along, already started by CircuitPython; it must never know what is drawn on it."""

import board

from boards import BoardTrouble


def built_in_display():
    """board.DISPLAY, which from now on shows a change only when it is told to."""
    display = getattr(board, "DISPLAY", None)
    if display is None:
        raise BoardTrouble(
            "CircuitPython has started no display on this board.",
            "There is no board.DISPLAY. A display that you wired yourself is made in display() of the board's file.",
        )
    display.auto_refresh = False
    return display
