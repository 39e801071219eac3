# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Contested plays and slaps with the heap locked, told to both players as on a device. Arguments: the root."""

import sys

import micropython

sys.path.append(sys.argv[1])

from chance import Chance

from boards.parts.screen_finish import LONGEST, FinishWord
from boards.parts.screen_pieces import TURNED, UPRIGHT, Word
from boards.parts.screen_words import DOWN, SIGNS, UP
from boards.parts.words import en
from spit import controls, session, ticks, view
from spit.match import Match
from spit.order import Order
from spit.session import Session
from spit.standing import NOBODY, SLAP_DELAY
from spit.table import SPIT_CARDS, SPIT_PILE

FIVE, SIX, FOUR, QUEEN, KING = 4, 5, 3, 11, 12


class Grid:
    """What a Word uses of a displayio.TileGrid."""

    width, tile_width, tile_height = LONGEST, 6, 10

    def __init__(self):
        self.tiles = bytearray(LONGEST)
        self.x = self.y = 0
        self.hidden = False
        self.pixel_shader = None

    def __getitem__(self, place):
        return self.tiles[place]

    def __setitem__(self, place, tile):
        self.tiles[place] = tile


def contest(game, seen, words, presses, now, margins, is_slap):
    """Both press at once or nearly so; returns what was told of it."""
    table = game.match.table
    table.clear()
    table.put(QUEEN, SPIT_PILE + 1)
    table.put(FIVE, SPIT_PILE)
    table.put(SIX, 0)
    table.put(FOUR, 5)
    if not is_slap:
        table.put(KING, 1)
    table.put(KING + 13, 6)
    table.put(KING + 26, SPIT_CARDS)
    table.put(KING + 39, SPIT_CARDS + 1)
    game.match.resume()
    game.finishes.start_round()
    game.follow(now)
    for player in range(2):
        presses.add(now, player, 0)
    if is_slap:
        presses.add(now, 0, 5)
        now = ticks.add(now, game.match.settings[SLAP_DELAY] + 1000)
    for player in range(2):
        presses.add(ticks.add(now, margins[player]), player, 5)
    now = ticks.add(now, 10_000)
    game.step(now, presses)
    seen.look(game, now)
    for player in range(2):
        words[player].show(seen, seen.line[player], UP if seen.arrow else DOWN)
    return seen.first


def play(game, seen, words, presses, chance, margins, counts):
    now = ticks.DEVICE_PERIOD - 60_000_000
    for number in range(3000):
        now = ticks.add(now, 2_000_000)
        for player in range(2):
            margins[player] = chance.below(3) * chance.below(100) * 10
        first = contest(game, seen, words, presses, now, margins, number & 1)
        if first == NOBODY:
            counts[0] += 1
        elif seen.margin == 0:
            counts[1] += 1
        elif seen.scene == session.PLAYING:
            counts[2] += 1
        else:
            counts[3] += 1


def main():
    presses = Order()
    chance = Chance(5)
    hands = [controls.for_player("direct", player, False) for player in range(2)]
    game = Session(Match(), hands, chance.below, ticks.DEVICE_PERIOD - 60_000_000)
    game.start_match(0)
    seen = view.View(1)
    words = [
        FinishWord(en, Word(Grid(), SIGNS + "OPS!BEATNIDM", (128, 64), facing), "plain", "plate", "alarm", 108, 40)
        for facing in (UPRIGHT, TURNED)
    ]
    margins = [0, 0]
    counts = [0, 0, 0, 0]

    micropython.heap_lock()
    play(game, seen, words, presses, chance, margins, counts)
    micropython.heap_unlock()

    assert counts[0] == 0 and min(counts[1:]) > 100, counts
    print("%d ties, %d plays and %d slaps apart" % (counts[1], counts[2], counts[3]))


main()
