# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""NeoPixels that show whose key is whose, dark while it does nothing; it must never know why that is.

Nothing here allocates once it is made. Twelve of them take 0.4 ms to write, which is done only when one changes.
"""

# The stubs' `board` is no board in particular; tests/test_boards.py checks the pins.
# mypy: disable-error-code=attr-defined

import board
import digitalio
import neopixel_write

from boards.parts import cues
from spit import ticks

BOTH = 2  # an owner beside players 0 and 1: lit only in a flash
FLASH = 150_000  # microseconds

# Green, red, blue, as NeoPixels want them. By owner: lit and in a flash.
_DARK = b"\x00\x00\x00"
_LIT = (b"\x05\x10\x00", b"\x03\x00\x10", _DARK)  # amber, blue
_FLASHING = (b"\x30\x90\x00", b"\x20\x00\x90", b"\x50\x50\x50")


class Lights:
    """pin: its name in `board`. owners: for each light from the first on the wire, player 0, player 1 or BOTH."""

    def __init__(self, pin, owners):
        self._pin = digitalio.DigitalInOut(getattr(board, pin))
        self._pin.switch_to_output()
        self._owners = bytes(owners)
        self._colors = bytearray(3 * len(owners))
        self._shown = -1
        self._is_flashing = False
        self._flash_ends = 0

    def show(self, view, cue, now):
        """What the lights shall show at the time `now`, after a cue (see boards.parts.cues)."""
        if cue == cues.SPIT or cue == cues.SLAP:
            self._is_flashing = True
            self._flash_ends = ticks.add(now, FLASH)
        elif self._is_flashing and ticks.diff(now, self._flash_ends) >= 0:
            self._is_flashing = False
        # Two bits for those who are stopped, one for a flash.
        look = view.stopped[0] | view.stopped[1] << 1 | self._is_flashing << 2
        if look != self._shown:
            self._shown = look
            self._write(look)

    def _write(self, look):
        colors = _FLASHING if look & 4 else _LIT
        for light in range(len(self._owners)):
            owner = self._owners[light]
            color = _DARK if look >> owner & 1 and owner != BOTH else colors[owner]
            for part in range(3):
                self._colors[3 * light + part] = color[part]
        neopixel_write.neopixel_write(self._pin, self._colors)
