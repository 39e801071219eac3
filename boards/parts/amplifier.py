# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The amplifier between a pin and a speaker, on boards that have one; it must never know what sounds."""

import board
import digitalio


def switched_on(enable_pin):
    """The pin of that name in `board`, driven high for as long as the result is kept; None: there is no amplifier."""
    if enable_pin is None:
        return None
    pin = digitalio.DigitalInOut(getattr(board, enable_pin))
    pin.switch_to_output(True)
    return pin
