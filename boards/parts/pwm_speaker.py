# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A speaker or a passive buzzer on a pin with PWM; it must never know what the tones mean."""

# The stubs' `board` is no board in particular; tests/test_boards.py checks the pins.
# mypy: disable-error-code=attr-defined

import board
import pwmio

from boards.parts.amplifier import switched_on

_LOUD = 0x4000
_LOW = 0x0600


class PwmSpeaker:
    """pin, enable_pin: names in `board`, the second one as for switched_on(). is_loud: else it is low."""

    def __init__(self, pin, enable_pin, is_loud):
        self._pwm = pwmio.PWMOut(getattr(board, pin), duty_cycle=0, frequency=440, variable_frequency=True)
        self._duty = _LOUD if is_loud else _LOW
        self._amplifier = switched_on(enable_pin)

    def tone(self, hertz):
        """Sound from now on, 0: be silent."""
        if hertz:
            self._pwm.frequency = hertz
            self._pwm.duty_cycle = self._duty
        else:
            self._pwm.duty_cycle = 0

    def deinit(self):
        """Let the pins go."""
        self._pwm.deinit()
        if self._amplifier:
            self._amplifier.deinit()
