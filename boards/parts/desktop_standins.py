# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The PC's stand-ins for the modules that only a device has; they must never know what is done with them."""

import sys
import types

from boards.parts import desktop_keypad


def install(clock):
    """From now on `board`, `keypad` and `supervisor` can be imported. clock: see desktop_clock."""
    board = types.ModuleType("board", "The PC is one more board.")
    board.board_id = "desktop"  # type: ignore[attr-defined]
    supervisor = types.ModuleType("supervisor", "The time.")
    supervisor.ticks_ms = clock.ticks_ms  # type: ignore[attr-defined]
    desktop_keypad.now_ms = clock.now_ms
    sys.modules["board"] = board
    sys.modules["keypad"] = desktop_keypad
    sys.modules["supervisor"] = supervisor
