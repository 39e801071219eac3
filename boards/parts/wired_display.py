# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The display that is wired to the home-built button board, one of several kinds; it must never know what is drawn.

All of them are on SPI at the same pins; docs/building.md has the wires.
"""

# The stubs' `board` is no board in particular; tests/test_boards.py checks the pins.
# mypy: disable-error-code=attr-defined

from boards import BoardTrouble

# Width, height, colour.
SIZES = {
    "ssd1306": (128, 64, False),
    "sh1106": (128, 64, False),
    "st7735r": (160, 128, True),
    "ili9341": (320, 240, True),
}


def wired_display(kind):
    """A display of one of the kinds in SIZES, with its driver from lib/. Raises BoardTrouble when it does not start."""
    width, height, _color = SIZES[kind]
    try:
        if kind == "ssd1306":
            from adafruit_displayio_ssd1306 import SSD1306

            return SSD1306(_bus(8_000_000), width=width, height=height, auto_refresh=False)
        if kind == "sh1106":
            from adafruit_displayio_sh1106 import SH1106

            # Its memory is 132 columns wide, and the display shows those in the middle.
            return SH1106(_bus(8_000_000), width=width, height=height, colstart=2, auto_refresh=False)
        if kind == "st7735r":
            from adafruit_st7735r import ST7735R

            bus = _bus(24_000_000)
            return ST7735R(bus, width=width, height=height, rotation=90, bgr=True, auto_refresh=False)
        from adafruit_ili9341 import ILI9341

        return ILI9341(_bus(40_000_000), width=width, height=height, auto_refresh=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise BoardTrouble(
            "The display does not start. Wires: docs/building.md in Spit's project.", repr(error)
        ) from None


def _bus(baudrate):
    """At so many bits a second."""
    import board
    import busio
    import displayio
    import fourwire

    displayio.release_displays()
    spi = busio.SPI(board.GP18, board.GP19)
    return fourwire.FourWire(spi, command=board.GP20, chip_select=board.GP17, reset=board.GP21, baudrate=baudrate)
