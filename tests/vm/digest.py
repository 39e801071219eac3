# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Prints a digest of the states that chance actions lead to: each Python must print the same. Arguments: the root."""

import sys

sys.path.append(sys.argv[1])

from chance import Chance
from evening_of_computers import Evening

from spit import actions, cards, rules, standing, ticks
from spit.match import Match
from spit.order import Order
from spit.session import BOTH, MATCH_OVER
from spit.table import PILES, PLACES, SPIT_CARDS


class World:
    """A match alone; a press is its action. Folds every result and the state after it into a digest."""

    def __init__(self, points_limit):
        self.match = Match(points_limit)
        self.digest = 1
        self.acted = 0

    def time(self, stamp):
        return stamp

    def meaning(self, player, code, stamp):
        return code

    def act(self, player, action, stamp):
        result = self.match.act(player, action, stamp)
        self.acted += 1
        self.fold(action)
        self.fold(player * 8 + result)
        for flag in self.match.flags:
            self.fold(flag)
        for cell in self.match.table.cells:
            self.fold(cell)
        for time in self.match.times:
            self.fold(time % 65_521)
        return result

    def fold(self, value):
        self.digest = (self.digest * 31 + value) % 16_777_213


def check(world):
    """The core's own tests in small: cards once each, and the phase agrees with the questions."""
    table = world.match.table
    pack = bytearray(cards.PACK)
    end = 0
    for pile in range(PILES):
        end = table.pick_up(pile, pack, end)
    assert end == cards.PACK and len(set(pack)) == cards.PACK, "a card is lost"
    phase = world.match.phase
    if phase == standing.PLAYING:
        assert not rules.is_stuck(table)
    elif phase == standing.STUCK:
        assert rules.is_stuck(table)
    assert (world.match.winner == standing.NOBODY) == (phase != standing.MATCH_OVER)


def press(world, presses, chance, now):
    """A sensible press often, any press sometimes."""
    player = chance.below(2)
    place = chance.below(PLACES)
    pile = chance.below(2)
    stamp = ticks.add(now, -chance.below(2))
    phase = world.match.phase
    if phase == standing.READY or phase == standing.STUCK:
        action = actions.spit()
    elif phase == standing.SLAPPING:
        action = actions.slap(pile)
    elif chance.below(4) == 0:
        action = actions.move(place, chance.below(PLACES))
    else:
        action = actions.play(place, pile)
        for each in range(PLACES * 2):
            if rules.can_play(world.match.table, player, each >> 1, each & 1) and chance.below(3):
                action = actions.play(each >> 1, each & 1)
                break
    presses.add(stamp, player, action)


def play(points_limit, seed, turns):
    """Turns of random play through the order of presses."""
    world = World(points_limit)
    world.match.start(0)
    presses = Order()
    chance = Chance(seed)
    pack = bytearray(range(cards.PACK))
    now = ticks.DEVICE_PERIOD - 3_000_000
    matches = 0
    rounds = 0
    for _ in range(turns):
        phase = world.match.phase
        if phase == standing.ROUND_OVER or phase == standing.MATCH_OVER:
            table = world.match.table
            first = table.pick_up(SPIT_CARDS, pack, 0)
            if phase == standing.MATCH_OVER or points_limit or first + table.count(SPIT_CARDS + 1) < cards.PACK:
                matches += phase == standing.MATCH_OVER
                if phase == standing.MATCH_OVER:
                    world.match.start(chance.below(2))
                first = cards.PACK // 2
                for card in range(cards.PACK):
                    pack[card] = card
                cards.shuffle(pack, 0, cards.PACK, chance.below)
            else:
                table.pick_up(SPIT_CARDS + 1, pack, first)
                cards.shuffle(pack, 0, first, chance.below)
                cards.shuffle(pack, first, cards.PACK, chance.below)
            world.match.deal(pack, first, cards.PACK)
            rounds += 1
        now = ticks.add(now, 100_000 + chance.below(400_000))
        for _ in range(1 + chance.below(3)):
            press(world, presses, chance, now)
        while presses.is_due(now):
            presses.decide(world)
        world.match.forget(now)
        check(world)
    print("core", points_limit, seed, world.acted, rounds, matches, world.digest)


def main():
    play(0, 1, 3000)
    play(0, 2, 3000)
    play(100, 3, 3000)
    for scheme in ("direct", "quick", "cursor"):
        evening = Evening(scheme, 0, 11)
        evening.game.start_match(BOTH)
        while evening.game.phase != MATCH_OVER:
            evening.step()
            evening.note()
        print(scheme, evening.game.round, evening.match.winner, evening.steps, evening.digest)


main()
