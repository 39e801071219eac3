# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The words of pio_edges.pio, which a board's PIO runs; it must never know what the pins are.

tests/test_pio_program.py checks them against the source and runs them.
"""

from array import array

FREQUENCY = 20_000_000
TURN_US = 1  # 20 cycles
COUNTER = (1 << 29) - 1

_IN_PINS = 0x4000

# mov osr, ~null; mov y, null. A state machine reads it again at each restart, so it must stay where it is.
BEGIN = array("H", (0xA0EB, 0xA043))


def program(pins):
    """The program for so many pins."""
    return array(
        "H",
        (0xA027, 0x0042, 0xA0E1, 0xA0CB, _IN_PINS | pins, 0xA026, 0x00A8, 0x0C00) + (0xA041, 0x8000, 0x40FD, 0x8900),
    )
