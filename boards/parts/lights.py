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
from spit.table import PLACES

_ALL_DARK = 8  # the last look

BOTH = 2  # an owner beside players 0 and 1: lit only in a flash
FLASH = 150_000  # microseconds

# Green, red, blue, as NeoPixels want them. By owner: lit and in a flash.
_DARK = b"\x00\x00\x00"
_LIT = (b"\x05\x10\x00", b"\x03\x00\x10", _DARK)  # amber, blue
_FLASHING = (b"\x30\x90\x00", b"\x20\x00\x90", b"\x50\x50\x50")
_HINTED = (b"\x30\x90\x00", b"\x20\x00\x90")
_NO_PILE = 255


class Lights:
    """pin: its name in `board`. owners: for each light from the first on the wire, player 0, player 1 or BOTH.

    piles: for each light under the key of a stock pile that pile's number, 0-9: it is bright while its player wants
    help and is to play from there, or to move a card from or to there.
    """

    def __init__(self, pin, owners, piles=()):
        self._pin = digitalio.DigitalInOut(getattr(board, pin))
        self._pin.switch_to_output()
        # By look: two bits for those who are stopped, one for a flash; a last one is all dark.
        self._pictures = [_picture(owners, look) for look in range(8)] + [bytes(3 * len(owners))]
        self._look = -1
        self._piles = bytes(piles)
        self._hints = 0
        self._hinted = bytearray(3 * len(owners))
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
        if view.dimness > 1:
            look = _ALL_DARK
        hints = 0 if look == _ALL_DARK else view.hints
        if look != self._look or hints != self._hints:
            self._look = look
            self._hints = hints
            neopixel_write.neopixel_write(self._pin, self._with_hints(hints) if hints else self._pictures[look])

    def _with_hints(self, hints):
        picture = self._hinted
        lit = self._pictures[self._look]
        for index in range(len(picture)):
            pile = self._piles[index // 3] if index // 3 < len(self._piles) else _NO_PILE
            is_hinted = pile != _NO_PILE and hints >> pile & 1 and not self._look >> pile // PLACES & 1
            picture[index] = _HINTED[pile // PLACES][index % 3] if is_hinted else lit[index]
        return picture

    def deinit(self):
        """Let the pin go. The lights stay as they are."""
        self._pin.deinit()


def _picture(owners, look):
    colors = _FLASHING if look & 4 else _LIT
    return b"".join([_DARK if owner != BOTH and look >> owner & 1 else colors[owner] for owner in owners])
