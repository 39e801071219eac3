# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""code.py on a PC's stand-ins, from the title into the menu and back. Arguments: the root, a board, a player, a way.

Ways: "settings" changes one; "lesson" goes through how to play into the guided round, and leaves that; "ctrl-c" and
"error" end the program in the menu, just after a change, and "power" some time after it, with no chance to save more.
Prints how often the program began anew, whether there was a guided round, then the settings that are kept, by number.
"""

import os
import runpy
import sys
import types

sys.path.append(sys.argv[1])

from boards import desktop
from boards.parts import desktop_keypad, desktop_layout
from boards.parts.desktop_nvm import FileNvm
from boards.parts.keeping import Kept
from spit.menu import CODES, DOWN, LESS, MORE, UP

ROOT, BOARD, PLAYER, WAY = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
# What keys do in the menu, and how many milliseconds they are held for.
WAYS = {
    **dict.fromkeys(("ctrl-c", "error", "power"), ((DOWN, 1_700), (DOWN, 60), (MORE, 60))),
    "settings": ((DOWN, 1_700), (DOWN, 60), (MORE, 60), (MORE, 60), (LESS, 60), (UP, 60), (UP, 60), (MORE, 60)),
    "lesson": ((DOWN, 1_700), (MORE, 60), (UP, 60), (MORE, 1_000), (DOWN, 1_700)),
}
# When they end, in milliseconds.
ENDS = {"ctrl-c": 3_500, "error": 3_500, "power": 6_500}


class Gone(FileNvm):
    """The power is off: nothing is written any more."""

    def __setitem__(self, index, value):
        pass


def events():
    """Times in milliseconds, keys and levels: held on the title; twice more, the last row, go; or what leads there."""
    places = desktop_layout.player_keys(desktop.SCHEME, PLAYER)
    codes = (desktop.MENU_KEYS or (CODES[desktop.SCHEME],) * 2)[PLAYER]
    at = 1_000
    for function, length in WAYS[WAY]:
        place = places[codes[function]]
        yield at, place, True
        yield at + length, place, False
        at += length + 200


def main():
    chosen = types.SimpleNamespace(
        board=BOARD, display=None, demo=False, fast=True, record=None, shots=None, terminal=False
    )
    desktop.start(chosen)
    import supervisor

    nvm = FileNvm()
    desktop.nvm = lambda: nvm
    waiting = list(events())
    clock = desktop._desk.clock
    ticks_ms = supervisor.ticks_ms

    def end():
        if WAY == "power":
            nvm.__class__ = Gone
            raise SystemExit
        raise KeyboardInterrupt if WAY == "ctrl-c" else ArithmeticError("of the test")

    def ticks_with_keys():
        if WAY in ENDS and clock.elapsed_ms() >= ENDS[WAY]:
            end()
        while waiting and clock.elapsed_ms() >= waiting[0][0]:
            desktop_keypad.change(*waiting.pop(0)[1:])
        if clock.elapsed_ms() > 10_000:
            raise SystemExit
        return ticks_ms()

    supervisor.ticks_ms = ticks_with_keys
    restarts = 0
    while True:
        try:
            runpy.run_path(os.path.join(ROOT, "code.py"), run_name="__main__")
        except desktop.Restart:
            restarts += 1
        except (SystemExit, KeyboardInterrupt):
            break
    print(restarts, int("boards.parts.lesson" in sys.modules), *Kept(desktop.nvm()).settings.to_bytes())


main()
