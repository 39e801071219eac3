# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Keys that each have a pin of their own, to ground; it must never know whose they are."""

import board
import keypad

from boards.parts.keypad_keys import KeypadKeys

SCAN_EVERY = 0.001  # seconds; keypad's own default of 0.020 is far too coarse to tell who was first


def pin_keys(pins, player_keys, pause_key=None):
    """Keys on pins named as in the module `board`; key number n is pins[n]. The rest is as for KeypadKeys."""
    scanner = keypad.Keys(
        tuple([getattr(board, name) for name in pins]),
        value_when_pressed=False,
        pull=True,
        interval=SCAN_EVERY,
        max_events=64,
        debounce_threshold=1,
    )
    return KeypadKeys(scanner, player_keys, pause_key)
