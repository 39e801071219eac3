# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A speaker on a pin with a digital-to-analog converter, which has no PWM; it must never know what the tones mean."""

# The stubs' `board` is no board in particular; tests/test_boards.py checks the pins.
# mypy: disable-error-code=attr-defined

from array import array

import audiocore
import audioio
import board

from boards.parts.amplifier import switched_on

_MIDDLE = 0x8000
_LOUD = 0x3000
_LOW = 0x0800


class DacSpeaker:
    """pin, enable_pin: names in `board`, the second one as for switched_on(). is_loud: else it is low."""

    def __init__(self, pin, enable_pin, is_loud):
        swing = _LOUD if is_loud else _LOW
        # One turn of a square wave. Unsigned, as the converter takes it: then nothing has to be converted.
        self._wave = audiocore.RawSample(array("H", (_MIDDLE - swing, _MIDDLE + swing)), sample_rate=880)
        self._out = audioio.AudioOut(getattr(board, pin))
        self._out.play(self._wave, loop=True)  # what it allocates it does now, once
        self._out.stop()
        self._amplifier = switched_on(enable_pin)

    def tone(self, hertz):
        """Sound from now on, 0: be silent."""
        if hertz:
            self._wave.sample_rate = 2 * hertz
            self._out.play(self._wave, loop=True)
        else:
            self._out.stop()

    def deinit(self):
        """Let the pins go."""
        self._out.deinit()
        if self._amplifier:
            self._amplifier.deinit()
