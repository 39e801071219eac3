# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The home-built two-player button board on a Raspberry Pi Pico, with a 128x64 OLED; it must never know a rule."""

from boards.parts import button_board

NAME = "Two-player button board (Raspberry Pi Pico)"
SCHEME = button_board.SCHEME
KEYS = button_board.KEYS
PAUSE = button_board.PAUSE
KEY_NAMES = button_board.KEY_NAMES
WIDTH, HEIGHT, COLOR = 128, 64, False
TURNED = False


def keys():
    """The fourteen buttons and the pause."""
    return button_board.buttons()


def display():
    """An SSD1306, with the driver adafruit_displayio_ssd1306 from lib/."""
    import adafruit_displayio_ssd1306

    bus = button_board.display_bus(8_000_000)
    return adafruit_displayio_ssd1306.SSD1306(bus, width=WIDTH, height=HEIGHT, auto_refresh=False)
