# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Adafruit PyBadge and PyBadge LC: player 1 has the arrow keys, player 2 the other four; it must never know a rule."""

# The stubs' `board` is no board in particular; tests/test_boards.py checks the pins.
# mypy: disable-error-code=attr-defined

NAME = "Adafruit PyBadge"
SCHEME = "cursor"
# The shift register's order: B, A, Start, Select, right, down, up, left.
KEYS = ((7, 4, 6, 5), (3, 2, 0, 1))
PAUSE = None
KEY_NAMES = (("<", ">", "Up", "Dn"), ("Se", "St", "B", "A"))
WIDTH, HEIGHT, COLOR = 160, 128, True
TURNED = False


def keys():
    """Eight keys on a shift register."""
    import board
    import keypad

    from boards.parts.keypad_keys import KeypadKeys

    scanner = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=8,
        value_when_pressed=True,
        interval=0.001,
        max_events=64,
        debounce_threshold=1,
    )
    return KeypadKeys(scanner, KEYS, PAUSE)


def display():
    """The colour display."""
    from boards.parts.built_in_display import built_in_display

    return built_in_display()
