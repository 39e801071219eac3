# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Cards on their way and cards that shake, with the heap locked. Argument: root. Prints how much was moved."""

import sys

import micropython

sys.path.append(sys.argv[1])

from boards.parts.screen_motion import Motion
from spit import ticks
from spit import view as seen
from spit.table import SPIT_PILE


class Layer:
    """Anything that lies somewhere."""

    def __init__(self, x, y):
        self.x = x
        self.y = y


class View:
    """What Motion asks of a View."""

    def __init__(self):
        self.scene = seen.PLAYING
        self.came_from = bytearray(2)
        self.misplayed = bytearray(2)
        self.line = bytearray(2)
        self.at = ticks.DEVICE_PERIOD - 1_000_000


def play(view, motions):
    moved = 0
    for number in range(2000):
        player = number & 1
        pile = number >> 1 & 1
        view.came_from[pile] = number % 10
        view.misplayed[player] = player * 5 + number % 5
        view.line[player] = seen.MISPLAYED if number % 3 else seen.QUIET
        changed = (1 << SPIT_PILE + pile) | (seen.LINE_CHANGED << player if number % 3 else 0)
        for motion in motions:
            motion.start(view, changed)
        for _ in range(number % 7):
            view.at = ticks.add(view.at, 20_000)
            for motion in motions:
                if motion.is_moving and motion.move(view.at):
                    moved += 1
    return moved


def main():
    rows = [Layer(4, 48 - 48 * player) for player in range(2)]
    piles = [Layer(40 + 24 * pile, 18) for pile in range(2)]
    motions = [
        Motion(
            player, Layer(0, 0), rows[player], [Layer(26 * place, 0) for place in range(5)], piles, ((4, 4), (4, 11))
        )
        for player in range(2)
    ]
    view = View()
    micropython.heap_lock()
    moved = play(view, motions)
    micropython.heap_unlock()
    print(moved)


main()
