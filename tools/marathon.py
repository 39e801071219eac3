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
import random
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
if ROOT not in sys.path:
    sys.path.append(ROOT)  # at the end, since code.py must not hide the standard library's module

from spit import controls, ticks, trace  # noqa: E402
from spit.computer import Computer  # noqa: E402
from spit.match import Match  # noqa: E402
from spit.order import Order  # noqa: E402
from spit.session import BOTH, MATCH_OVER, Session  # noqa: E402
from spit.table import PILES  # noqa: E402

SCHEMES = ("direct", "quick", "cursor")
LONGEST = 4 * 3600 * 1_000_000  # microseconds of play; a match that lasts longer has no way out
IDLE = 50_000  # microseconds: the step while nobody has anything to do
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
    """One match on two computers; returns (winner, rounds, microseconds of play, session)."""
    chance = random.Random(seed)
    now = chance.randrange(ticks.DEVICE_PERIOD)
    match = Match(points_limit)
    schemes = tuple(controls.for_player(scheme, player, False) for player in range(2))
    recorder = trace.Recorder(write) if write else None
    session = Session(match, schemes, chance.randrange, now, recorder)
    computers = [Computer(player, schemes[player], chance.randrange) for player in range(2)]
    presses = Order()
    session.start_match(BOTH)
    played = 0
    before = None
    while session.phase != MATCH_OVER:
        # Straight on to the next moment at which anything can happen.
        waits = [ticks.diff(computer.next_at, now) for computer in computers]
        wait = min([IDLE] + [wait for wait in waits if wait > 0])
        now = ticks.add(now, wait)
        played += wait
        for computer in computers:
            computer.press(session, now, presses)
        session.step(now, presses)
        if bytes(match.table.cells) != before:
            before = bytes(match.table.cells)
            if cards_on(match.table) != PACK:
                raise Broken("seed %d, %s: the 52 cards are not all there" % (seed, scheme))
        if played > LONGEST:
            raise Broken("seed %d, %s: no end after %d rounds" % (seed, scheme, session.round))
    session.step(now, presses)
    return match.winner, session.round, played, session


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
            winner, count, played, session = play(seed, scheme, options.points, lines.append if is_recorded else None)
            if is_recorded:
                check_replay(seed, scheme, lines, session.match)
            rounds.append(count)
            minutes.append(played / 60e6)
            wins[winner] += 1
            if sys.stderr.isatty():
                print("\r%d of %d matches" % (seed + 1, options.matches), end="", file=sys.stderr, flush=True)
    except Broken as broken:
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
