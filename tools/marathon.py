#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Plays many matches of computer against computer and checks what must always hold; it must never mend a match.

Runs on plain Python 3.9+. After each step it counts the cards; it says when a match does not end, and with
--replay it plays each recorded trace again and compares the ends. Exit status 1 when anything fails.
"""

import argparse
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path += [ROOT, os.path.join(ROOT, "tools")]  # at the end, since code.py must not hide the standard library's module

from simulated import SCHEMES, Endless, Simulated  # noqa: E402

from spit import trace  # noqa: E402
from spit.table import PILES  # noqa: E402

PACK = bytes(range(52))


class Broken(Exception):
    """Something that must always hold did not."""


def cards_on(table):
    """All cards on the table, sorted."""
    pack = bytearray(520)
    end = 0
    for pile in range(PILES):
        end = table.pick_up(pile, pack, end)
    return bytes(sorted(pack[:end]))


def play(seed, scheme, points_limit, write=None):
    """One match on two computers; returns it."""
    game = Simulated(seed, scheme, points_limit, write=write)
    table = game.match.table
    before = None
    goes_on = True
    while goes_on:
        goes_on = game.step()
        if bytes(table.cells) != before:
            before = bytes(table.cells)
            if cards_on(table) != PACK:
                raise Broken("%s: the 52 cards are not all there" % game.name)
    return game


def check_replay(seed, scheme, lines, match):
    """Play a recorded match again and compare its last position."""
    import replay

    end = list(trace.position_lines(match))
    again = replay.replay("\n".join(lines).encode())
    if again[-len(end) :] != end:
        raise Broken("seed %d, %s: the replay ends otherwise" % (seed, scheme))


def summary(name, values):
    """Minimum, median, maximum."""
    values = sorted(values)
    return "%s: min %.0f, median %.0f, max %.0f" % (name, values[0], values[len(values) // 2], values[-1])


def main(argv=None):
    """Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000, help="how many (2000)")
    parser.add_argument("--replay", type=int, default=200, help="how many of them are recorded and played again (200)")
    parser.add_argument("--points", type=int, default=0, help="play the points game up to this limit")
    options = parser.parse_args(argv)
    rounds, minutes, wins = [], [], [0, 0]
    try:
        for seed in range(options.matches):
            scheme = SCHEMES[seed % len(SCHEMES)]
            lines: list = []
            is_recorded = seed < options.replay
            game = play(seed, scheme, options.points, lines.append if is_recorded else None)
            if is_recorded:
                check_replay(seed, scheme, lines, game.match)
            rounds.append(game.session.round)
            minutes.append(game.played / 60e6)
            wins[game.match.winner] += 1
            if sys.stderr.isatty():
                print("\r%d of %d matches" % (seed + 1, options.matches), end="", file=sys.stderr, flush=True)
    except (Broken, Endless) as broken:
        print("\n%s" % broken, file=sys.stderr)
        return 1
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print("%d matches, all ended, 52 cards after every step" % options.matches)
    print("%d of them recorded and replayed to the same end" % min(options.replay, options.matches))
    print(summary("rounds", rounds))
    print(summary("minutes of play", minutes))
    print("won by player 1: %d, by player 2: %d" % tuple(wins))
    return 0


if __name__ == "__main__":
    sys.exit(main())
