# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""code.py on a PC's stand-ins: one person against the computer, matches of one round.

Arguments: the root, a board, how many matches. The person presses any key, over and over.
Prints all statistics that are kept, by number, and how often the heap was cleared.
"""

import os
import random
import runpy
import sys
import types

sys.path.append(sys.argv[1])

from boards import desktop
from boards.parts import desktop_keypad, desktop_layout
from boards.parts.desktop_nvm import FileNvm
from boards.parts.keeping import Kept
from spit.settings import BEST_OF, GAME, POINTS
from spit.statistics import MATCHES

ROOT, BOARD, COUNT = sys.argv[1], sys.argv[2], int(sys.argv[3])
EVERY = 200  # milliseconds
LONGEST = 30 * 60_000


def main():
    chosen = types.SimpleNamespace(
        board=BOARD, display=None, demo=False, fast=True, record=None, shots=None, terminal=False
    )
    os.environ["SPIT_SEED"] = "3"
    desktop.start(chosen)
    import supervisor

    from boards.parts import wheel

    nvm = FileNvm()
    desktop.nvm = lambda: nvm
    kept = Kept(nvm)
    kept.settings.set(GAME, 1 + len(POINTS) + BEST_OF.index(1))
    kept.save()
    clock = desktop._desk.clock
    ticks_ms = supervisor.ticks_ms
    places = desktop_layout.player_keys(desktop.SCHEME, 1)
    chance = random.Random(1)
    down: list = []
    next_at = [1_000]

    def ticks_with_keys():
        now = clock.elapsed_ms()
        if now >= next_at[0]:
            if down:
                desktop_keypad.change(down.pop(), False)
            else:
                down.append(chance.choice(places))
                desktop_keypad.change(down[0], True)
            next_at[0] = now + EVERY // 2
            if Kept(nvm).statistics.numbers[MATCHES] == COUNT or now > LONGEST:
                raise SystemExit
        return ticks_ms()

    supervisor.ticks_ms = ticks_with_keys
    cleared: list = []
    wheel.gc = types.SimpleNamespace(collect=lambda: cleared.append(clock.elapsed_ms()))
    try:
        runpy.run_path(os.path.join(ROOT, "code.py"), run_name="__main__")
    except SystemExit:
        print(*Kept(nvm).statistics.numbers, len(cleared))


main()
