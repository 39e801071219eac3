# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Plays with the heap locked: the first allocation raises MemoryError. Arguments: the repository's root."""

import sys

import micropython

sys.path.append(sys.argv[1])

from chance import Chance
from evening_of_computers import Evening

from spit import actions, cards, standing, ticks
from spit.match import Match
from spit.order import Order
from spit.table import SPIT_CARDS


class World:
    """A match alone; a press is its action. Counts how the actions turned out."""

    def __init__(self):
        self.match = Match()
        self.results = [0] * len(actions.RESULTS)

    def time(self, stamp):
        return stamp

    def meaning(self, player, code, stamp):
        return code

    def act(self, player, action, stamp):
        result = self.match.act(player, action, stamp)
        self.results[result] += 1
        return result


def press(world, presses, chance, below, now, pack):
    """Some presses of both players, late ones first, many of them at one stamp; a deal when it is time for one."""
    for _ in range(6):
        player = chance.below(2)
        kind = chance.below(8)
        stamp = ticks.add(now, -chance.below(3))
        if kind < 4:
            presses.add(stamp, player, actions.play(chance.below(5), chance.below(2)))
        elif kind == 4:
            presses.add(stamp, player, actions.move(chance.below(5), chance.below(5)))
        elif kind < 7:
            presses.add(stamp, player, actions.spit())
        else:
            presses.add(stamp, player, actions.slap(chance.below(2)))
    while presses.is_due(now):
        presses.decide(world)
    world.match.forget(now)
    if world.match.phase == standing.ROUND_OVER:
        table = world.match.table
        first = table.pick_up(SPIT_CARDS, pack, 0)
        table.pick_up(SPIT_CARDS + 1, pack, first)
        cards.shuffle(pack, 0, first, below)
        cards.shuffle(pack, first, cards.PACK, below)
        world.match.deal(pack, first, cards.PACK)
    elif world.match.phase == standing.MATCH_OVER:
        world.match.start(chance.below(2))
        cards.shuffle(pack, 0, cards.PACK, below)
        world.match.deal(pack, cards.PACK // 2, cards.PACK)


def play_core(world, presses, chance, below, pack):
    """Rounds with races, ties, misplays, false slaps and presses without sense."""
    now = ticks.DEVICE_PERIOD - 1_000_000
    for _ in range(30_000):
        now = ticks.add(now, chance.below(300_000))
        press(world, presses, chance, below, now, pack)


def main():
    world = World()
    world.match.settings[standing.FREEZE] = world.match.settings[standing.FREEZE + 1] = 20_000
    presses = Order()
    chance = Chance(3)
    below = chance.below  # bound once: binding it each time would allocate
    pack = bytearray(range(cards.PACK))
    world.match.deal(pack, cards.PACK // 2, cards.PACK)
    schemes = ("direct", "quick", "cursor")
    evenings = [Evening(scheme, limit, 5) for scheme in schemes for limit in (0, 100)]
    rounds = bytearray(len(evenings))

    micropython.heap_lock()
    is_locked = False
    try:
        bytearray(100)
    except MemoryError:
        is_locked = True
    play_core(world, presses, chance, below, pack)
    for index in range(len(evenings)):
        rounds[index] = evenings[index].play_match()
    micropython.heap_unlock()

    assert is_locked, "the heap was not locked: nothing is proved"
    for result in range(len(actions.RESULTS)):
        assert world.results[result] > 0, "no action came out as " + actions.RESULTS[result]
    print(
        "heap locked: 0 bytes allocated by %d actions in random play and by %d rounds of %d matches with three schemes"
        % (sum(world.results), sum(rounds), len(evenings))
    )


main()
