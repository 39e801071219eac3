#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Plays a trace file again and prints what came of it; it must never know a rule that the device does not."""

import argparse
import io
import os
import sys

# Last, so that code.py at the root hides no module of Python's own.
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path += [ROOT, os.path.join(ROOT, "tools")]

import trace_file  # noqa: E402
from trace_words import TraceError  # noqa: E402

from spit import actions, ticks  # noqa: E402
from spit.cards import PACK  # noqa: E402
from spit.order import Order  # noqa: E402
from spit.standing import ROUND_OVER  # noqa: E402
from spit.table import SPIT_CARDS  # noqa: E402
from spit.trace import END_OF_HEADER, event_line, position_lines  # noqa: E402

DEVICE_DRAIN = 64  # presses


class Replay:
    """A match played from a trace's steps; `lines` are the decided events. It is the world that spit.order asks."""

    def __init__(self, match, capacity):
        self.match = match
        self.lines = []
        self._presses = Order(capacity)
        self._arrived = []  # since the last drain
        self._dealt = [None, None]

    # What spit.order asks: a trace's events are actions already, and no pause stops their clock.

    def time(self, stamp):
        return stamp

    def meaning(self, player, code, stamp):
        return code

    def act(self, player, action, stamp):
        result = self.match.act(player, action, stamp)
        self.lines.append(event_line(stamp, player, action) + ": " + actions.RESULTS[result])
        return result

    # The steps

    def take(self, step):
        """One step of the trace; raises TraceError."""
        if isinstance(step, trace_file.Event):
            self._arrived.append(step)
            return
        self.drain()
        if isinstance(step, trace_file.Deal):
            self._deal(step)

    def drain(self):
        """Decide all events since the last drain."""
        latest = max([event.time for event in self._arrived], default=0)
        if len(self._arrived) > DEVICE_DRAIN:
            # More than a device ever holds: Order would sort them all the same, but take seconds over it.
            self._arrived.sort(key=lambda event: event.time)
        for event in self._arrived:
            self._presses.add(event.time, event.player, event.action)
        self._arrived = []
        while self._presses.is_due(latest):
            self._presses.decide(self)

    def _deal(self, step):
        self._check_deal(step)
        self._dealt[step.player] = step.cards
        first, second = self._dealt
        if first is None or second is None:
            return
        if len(first) <= 15 and len(second) <= 15:
            raise TraceError(step.line, "leaves both players without spit cards")
        self.match.deal(bytes(first + second), len(first), len(first) + len(second))
        self._dealt = [None, None]

    def _check_deal(self, step):
        name = f"p{step.player + 1}"
        if self.match.phase != ROUND_OVER:
            raise TraceError(step.line, "a deal comes only after a round's end")
        if self._dealt[step.player] is not None:
            raise TraceError(step.line, f"a second deal for {name}")
        if len(set(step.cards)) != len(step.cards):
            raise TraceError(step.line, "a card is there twice")
        if self.match.points_limit:
            if len(step.cards) != PACK // 2:
                raise TraceError(step.line, f"must deal {PACK // 2} cards, not {len(step.cards)}")
            if set(step.cards) & set(self._dealt[1 - step.player] or ()):
                raise TraceError(step.line, "deals a card that the other player has")
            return
        own = bytearray(PACK)
        count = self.match.table.pick_up(SPIT_CARDS + step.player, own, 0)
        if set(own[:count]) != set(step.cards):
            raise TraceError(step.line, f"must deal exactly the {count} cards of {name}")


def replay(content):
    """The lines that come of a trace file's bytes; raises TraceError."""
    header, steps = trace_file.parse(content)
    times = [step.time for step in steps if isinstance(step, trace_file.Event)]
    # TIME never wraps: the clock's period is as long as this trace needs.
    ticks.set_period(max(ticks.TRACE_PERIOD, 8 * (max(times, default=0) + max(header.settings))))
    try:
        game = Replay(header.match(), len(times))
        for step in steps:
            game.take(step)
        game.drain()
        return game.lines + [END_OF_HEADER] + list(position_lines(game.match))
    finally:
        ticks.set_period(ticks.DEVICE_PERIOD)


def main(arguments=None):
    """Returns the exit status."""
    parser = argparse.ArgumentParser(
        description="Play a trace of Spit again: print each event with its result, then the position at the end.",
        epilog="Exit status: 0, or 2 for a file that is no trace, with FILE:LINE and what is wrong.",
    )
    parser.add_argument("file", metavar="FILE", help="a trace; it begins with the line 'spit-trace 1'")
    path = parser.parse_args(arguments).file
    try:
        lines = replay(trace_file.load(path))
    except TraceError as error:
        print(f"{path}:{error.line}: {error.what}", file=sys.stderr)
        return 2
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(newline="\n")  # the same bytes on every system
    try:
        print("\n".join(lines), flush=True)
    except OSError as error:
        # A reader such as `head` has seen enough; or the disk is full. Python is not to try again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
