# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The display that the board brings along, already started by CircuitPython; it must never know what is drawn on it."""

# The stubs' `board` is no board in particular; tests/test_boards.py checks the pins.
# mypy: disable-error-code=attr-defined

import board


def built_in_display():
    """board.DISPLAY, which from now on shows a change only when it is told to."""
    display = board.DISPLAY
    display.auto_refresh = False
    return display
