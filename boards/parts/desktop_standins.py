# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The PC's stand-ins for the modules that only a device has; they must never know what is done with them."""

import sys
import types
from typing import Any

from boards.parts import desktop_keypad

_board: Any = types.ModuleType("board", "The PC is one more board.")
_supervisor: Any = types.ModuleType("supervisor", "The time, and the start.")


class Restart(BaseException):
    """The program wants to begin anew, as after supervisor.reload() on a device."""


def _reload():
    raise Restart


def install(clock):
    """From now on `board`, `keypad` and `supervisor` can be imported. clock: see desktop_clock.

    A second call replaces the clock also for whoever has imported them before.
    """
    _board.board_id = "desktop"
    _supervisor.ticks_ms = clock.ticks_ms
    _supervisor.reload = _reload
    desktop_keypad.now_ms = clock.now_ms
    sys.modules["board"] = _board
    sys.modules["keypad"] = desktop_keypad
    sys.modules["supervisor"] = _supervisor
