# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Adafruit PyBadge, PyBadge LC and EdgeBadge, which all call themselves pybadge; it must never know a rule.

Player 1 has the arrow keys, player 2 the other four.
"""

# The stubs' `board` is no board in particular; tests/test_boards.py checks the pins.
# mypy: disable-error-code=attr-defined

NAME = "Adafruit PyBadge, PyBadge LC or EdgeBadge"
SCHEME = "cursor"
# The shift register's order: B, A, Start, Select, right, down, up, left.
KEYS = ((7, 4, 6, 5), (3, 2, 0, 1))
PAUSE = None  # a key held down pauses
KEY_NAMES = (("<", ">", "Up", "Dn"), ("Se", "St", "B", "A"))
# In the menu: up, down, less and more. A is "go" on a badge, as everywhere.
MENU_KEYS = ((2, 3, 0, 1), (0, 1, 2, 3))
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


def lights():
    """Five NeoPixels from left to right. A PyBadge LC has only the first one, which must not be one player's."""
    from boards.parts.lights import BOTH, Lights

    return Lights("NEOPIXEL", (BOTH, 0, BOTH, 1, BOTH))


def speaker(is_loud):
    """The speaker behind its amplifier, on a pin without PWM."""
    from boards.parts.dac_speaker import DacSpeaker

    return DacSpeaker("SPEAKER", "SPEAKER_ENABLE", is_loud)
