# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""NeoPixels that show whose key is whose, dark while it does nothing; it must never know why that is.

Nothing here allocates once it is made. Writing twelve takes half a millisecond, which is done only when one changes.
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
        # By look: two bits for those who are stopped, one for a flash.
        self._pictures = [_picture(owners, look) for look in range(8)]
        self._look = -1
        self._flash_ends = 0
        self.is_flashing = False

    def show(self, view, cue, now):
        """What the lights shall show at the time `now`, after a cue (see boards.parts.cues)."""
        if cue == cues.SPIT or cue == cues.SLAP:
            self.is_flashing = True
            self._flash_ends = ticks.add(now, FLASH)
        elif self.is_flashing and ticks.diff(now, self._flash_ends) >= 0:
            self.is_flashing = False
        look = view.stopped | 4 if self.is_flashing else view.stopped
        if look != self._look:
            self._look = look
            neopixel_write.neopixel_write(self._pin, self._pictures[look])


def _picture(owners, look):
    colors = _FLASHING if look & 4 else _LIT
    return b"".join([_DARK if owner != BOTH and look >> owner & 1 else colors[owner] for owner in owners])
