# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The home-built two-player button board on a Raspberry Pi Pico 2, with a big display; it must never know a rule."""

from boards.parts import button_board

NAME = "Two-player button board, big display (Raspberry Pi Pico 2)"
SCHEME = button_board.SCHEME
KEYS = button_board.KEYS
PAUSE = button_board.PAUSE
KEY_NAMES = button_board.KEY_NAMES
WIDTH, HEIGHT, COLOR = 320, 240, True
TURNED = False


def keys():
    """The fourteen buttons and the pause."""
    return button_board.buttons()


def display():
    """An ILI9341, with the driver adafruit_ili9341 from lib/."""
    import adafruit_ili9341

    bus = button_board.display_bus(40_000_000)
    return adafruit_ili9341.ILI9341(bus, width=WIDTH, height=HEIGHT, auto_refresh=False)
