# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Keys that each have a pin of their own, with the finest stamps the board can give; it must never know whose they are.

A PIO state machine gives 1 us. Where it cannot be had, keypad gives 1 ms, and the console says why.
"""

# The stubs know no pin of any chip in particular.
# mypy: disable-error-code=attr-defined

import board
import microcontroller

_MOST_GPIOS = 48


def best_keys(pins, player_keys, pause_key=None):
    """Keys on pins named as in the module `board`, to ground; key number n is pins[n]. The rest is as for Edges."""
    first, numbers = in_a_row(pins)
    if first is None:
        reason = "the keys' GPIOs are not consecutive"
    else:
        try:
            from boards.parts.pio_keys import PioKeys

            return PioKeys(first, numbers, player_keys, pause_key)
        except ImportError:
            reason = "this board has no PIO"
        except (RuntimeError, OSError):  # OSError: no free DMA channel
            reason = "no PIO state machine is free"
    from boards.parts.pin_keys import pin_keys

    keys = pin_keys(pins, player_keys, pause_key)
    print("Keys: %s, since %s." % (keys.about, reason))
    return keys


def in_a_row(pins):
    """The first of consecutive GPIOs, and the key number on each of them in turn; (None, None) when there is a gap."""
    wanted = [getattr(board, name) for name in pins]
    first = None
    numbers = []
    there = dir(microcontroller.pin)  # asked for, a name would stay in memory
    for gpio in range(_MOST_GPIOS):
        name = "GPIO%d" % gpio
        pin = getattr(microcontroller.pin, name) if name in there else None
        if pin is not None and pin in wanted:
            if first is None:
                first = pin
            numbers.append(wanted.index(pin))
        elif 0 < len(numbers) < len(wanted):
            return None, None
    return first, bytes(numbers) if first is not None else None
