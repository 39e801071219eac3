# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Adafruit Feather ESP32-S3 TFT with twelve buttons wired to it; it must never know a rule.

Each button goes to ground: player 1's on D5, D6, D9, D10, D11 and D12, player 2's on A0-A5, both in the order of stock
piles 1-5 and the sixth key. The board's own button is the pause.
"""

NAME = "Adafruit Feather ESP32-S3 TFT"
SCHEME = "quick"
PINS = ("D5", "D6", "D9", "D10", "D11", "D12", "A0", "A1", "A2", "A3", "A4", "A5", "BUTTON")
KEYS = ((0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11))
PAUSE = 12
KEY_NAMES = (("1", "2", "3", "4", "5", "6"), ("1", "2", "3", "4", "5", "6"))
WIDTH, HEIGHT, COLOR = 240, 135, True
TURNED = False


def keys():
    """Twelve buttons and the pause."""
    from boards.parts.pin_keys import pin_keys

    return pin_keys(PINS, KEYS, PAUSE)


def display():
    """The colour display."""
    from boards.parts.built_in_display import built_in_display

    return built_in_display()
