# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The home-built two-player button board on a Raspberry Pi Pico 2, with a big display; it must never know a rule."""

from boards.parts import button_board, settings, wired_display

NAME = "Two-player button board, big display (Raspberry Pi Pico 2)"
SCHEME = button_board.SCHEME
KEYS = button_board.KEYS
PAUSE = button_board.PAUSE
KEY_NAMES = button_board.KEY_NAMES
DISPLAYS = ("ili9341", "st7735r", "ssd1306", "sh1106")
DISPLAY = settings.choice("SPIT_DISPLAY", DISPLAYS, DISPLAYS[0])
WIDTH, HEIGHT, COLOR = wired_display.SIZES[DISPLAY]
TURNED = False


def keys():
    """The fourteen buttons and the pause."""
    return button_board.buttons()


def display():
    """The display that the setting SPIT_DISPLAY names."""
    return wired_display.wired_display(DISPLAY)


def speaker(is_loud):
    """The buzzer."""
    return button_board.buzzer(is_loud)
