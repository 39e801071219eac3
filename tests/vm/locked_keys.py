# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Drains the PIO key source with the heap locked, overruns included. Arguments: the repository's root."""

import sys

import micropython

sys.path.append(sys.argv[1])

from chance import Chance

KEYS = 13
COUNTER = (1 << 29) - 1


class Supervisor:
    """A clock that is set."""

    ms = 0

    def ticks_ms(self):
        return self.ms & COUNTER


class Machine:
    """A state machine whose words the script puts into the ring."""

    def __init__(self, program, frequency, **settings):
        self.rxstall = False
        self.restarts = -1
        self.at = 0
        self.turn = 0
        self.ring = None

    def background_read(self, loop):
        self.ring = loop
        self.at = 0

    def stop(self):
        pass

    def stop_background_read(self):
        pass

    def clear_rxfifo(self):
        self.rxstall = False

    def restart(self):
        self.restarts += 1
        self.turn = 0
        self.push(0, 1)

    def push(self, down, turns):
        self.turn += turns
        self.ring[self.at] = ~down
        self.ring[self.at + 1] = COUNTER - self.turn & COUNTER
        self.at = (self.at + 2) % len(self.ring)


class Rp2pio:
    StateMachine = Machine


supervisor = Supervisor()
sys.modules["supervisor"] = supervisor
sys.modules["rp2pio"] = Rp2pio

from boards.parts.pio_keys import PioKeys  # noqa: E402
from spit.order import Order  # noqa: E402


def play(keys, machine, presses, chance):
    """Chattering keys, drained now and then: presses told."""
    told = 0
    down = 0
    for turn in range(4_000):
        # Now and then far more than the ring holds.
        for _ in range(300 if turn % 500 == 499 else chance.below(6)):
            down ^= 1 << chance.below(KEYS)
            machine.push(down, 1 + chance.below(900))
        supervisor.ms += 3
        known = keys.drain(presses)
        while presses.is_due(known):
            presses.start += 1
            told += 1
        presses.clear()
    return told


def main():
    keys = PioKeys(0, bytes(range(KEYS)), ((0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11)), 12)
    presses = Order()
    chance = Chance(3)
    play(keys, keys._machine, presses, chance)
    micropython.heap_lock()
    told = play(keys, keys._machine, presses, chance)
    micropython.heap_unlock()
    print(told, keys._machine.restarts)


main()
