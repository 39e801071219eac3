#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Who was first, checked: contested presses through the game's own code on simulated hardware; it decides nothing.

Runs on plain Python 3.9+; only --plot needs the project's .venv. Exit status 1 when a claim fails.
"""

import argparse
import os
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path += [ROOT, os.path.join(ROOT, "tools")]  # at the end, since code.py must not hide the standard library's module

import fairness_contest  # noqa: E402
from fairness_contest import NAMES, OURS, SCANNED, SOURCES  # noqa: E402
from fairness_counts import Counts  # noqa: E402
from fairness_presses import GAPS_US  # noqa: E402

FULL = 100_000
QUICK = 4_000
Z = 1.96  # 95 %
EXACT_FROM = {"pio": 20, "keypad": 2_000}  # microseconds


def gap_name(gap):
    """0, 20 us, 5 ms."""
    return "%d ms" % (gap // 1000) if gap >= 1000 else "%d us" % gap if gap else "0"


def interval(won, of):
    """Wilson's 95 % interval of a share."""
    if not of:
        return 0.0, 1.0
    share = won / of
    middle = share + Z * Z / (2 * of)
    reach = Z * (share * (1 - share) / of + Z * Z / (4 * of * of)) ** 0.5
    return max(0.0, (middle - reach) / (1 + Z * Z / of)), min(1.0, (middle + reach) / (1 + Z * Z / of))


def total(results, gaps=GAPS_US, wirings=(False, True)):
    """The counts of these gaps and wirings, summed up."""
    counts = Counts()
    for gap in gaps:
        for swapped in wirings:
            counts.add(results[gap, swapped])
    return counts


def claims(source, results):
    """What must hold for one of the game's own sources: pairs of a sentence and whether it does."""
    name = NAMES[source]
    least = EXACT_FROM[source]
    exact = [gap for gap in GAPS_US if gap >= least]
    everything = total(results)
    # A scan cannot see a press whose contact is bouncing open just then. The table tells those contests apart.
    seen = ", of presses that their first scan saw" if source in SCANNED else ""
    from_gap = gap_name(least)
    found = [
        (
            "%s: no wrong winner at gaps of %s and more%s" % (name, from_gap, seen),
            not total(results, exact).wrong,
        ),
        ("%s: below that only the true order or a tie, never the reverse%s" % (name, seen), not everything.wrong),
        ("%s: no press lost, none doubled" % name, not everything.lost and not everything.doubled),
    ]
    for swapped in (False, True):
        counts = total(results, wirings=(swapped,))
        low, high = interval(counts.ties_won, counts.ties)
        where = " with the keys swapped" if swapped else ""
        found.append(("%s: each seat has half of the ties%s" % (name, where), low <= 0.5 <= high))
    return found


def table(every):
    """The figures as lines of text. every: per source what fairness_contest.measure() gave."""
    heads = "".join("%8s" % gap_name(gap) for gap in GAPS_US)
    lines = []
    for title, pick in (
        ("Wrong winners, % of the contests at each gap", lambda source, counts: counts.wrong),
        ("Wrong since a contact was bouncing open when its first scan came, %", lambda source, counts: counts.hidden),
        ("Ties, %", lambda source, counts: counts.ties),
    ):
        lines += [title, "%-29s%s" % ("gap", heads)]
        for source, results in every.items():
            row = "%-29s" % NAMES[source]
            for gap in GAPS_US:
                counts = total(results, (gap,))
                picked = pick(source, counts)
                if (not gap and "Ties" not in title) or ("scan" in title and source not in SCANNED):
                    row += "%8s" % "-"
                else:
                    row += "%8s" % (_percent(picked, counts.contests) if picked else "0")
            lines.append(row)
        lines.append("")
    columns = "%-29s%-9s%9s%9s%26s%7s%9s%12s"
    lines.append(columns % ("", "keys", "contests", "ties", "won by seat 1", "lost", "doubled", "margin off"))
    for source, results in every.items():
        for swapped in (False, True):
            counts = total(results, wirings=(swapped,))
            low, high = interval(counts.ties_won, counts.ties)
            share = "%.2f %% [%.2f, %.2f]" % (100 * counts.ties_won / max(1, counts.ties), 100 * low, 100 * high)
            off = "%.2f ms" % (counts.margin_off / 1000) if source in OURS else "-"
            wiring = "swapped" if swapped else "as wired"
            figures = (counts.contests, counts.ties, share, counts.lost, counts.doubled, off)
            lines.append(columns % ((NAMES[source], wiring) + figures))
    return lines


def _percent(count, of):
    return "%.2f" % (100 * count / of)


class Progress:
    """Says on stderr how far a source is: in one line on a terminal, else at each quarter."""

    def __init__(self):
        self._is_terminal = sys.stderr.isatty()
        self._said = None

    def __call__(self, source, done, contests):
        part = 100 * done // contests
        step = part if self._is_terminal else part // 25 * 25
        if (source, step) != self._said:
            self._said = source, step
            ends = "" if self._is_terminal and done < contests else "\n"
            begins = "\r" if self._is_terminal else ""
            sys.stderr.write("%s%-29s %3d %%%s" % (begins, NAMES[source], step, ends))
            sys.stderr.flush()


def arguments(given=None):
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="fairness.py",
        description="Contested presses through the game's own code on simulated hardware, at gaps from 0 to 20 ms: "
        "with bounce, with redraws and garbage collections that hold the loop up, and with the players' keys swapped. "
        "For comparison also as other games read their buttons.",
        epilog="Exit status 1 when one of the claims at the end fails. docs/fairness.md explains the figures.",
    )
    parser.add_argument("--contests", type=int, metavar="N", help="contests on each source (%d)" % FULL)
    parser.add_argument("--quick", action="store_true", help="only %d contests on each source" % QUICK)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same figures (1)")
    parser.add_argument("--source", action="append", choices=SOURCES, help="only this one; can be given again")
    parser.add_argument("--plot", metavar="FILE.png", help="draw the figures")
    chosen = parser.parse_args(given)
    if chosen.contests is None:
        chosen.contests = QUICK if chosen.quick else FULL
    if chosen.contests < 2 * len(GAPS_US):
        parser.error("--contests: at least %d, for each gap and wiring one" % (2 * len(GAPS_US)))
    return chosen


def main(given=None):
    """The exit status."""
    chosen = arguments(given)
    if chosen.plot:
        import environment

        environment.enter("play", "test")
        import fairness_plot
    began = time.monotonic()
    progress = Progress()
    every = {}
    for source in chosen.source or SOURCES:
        every[source] = fairness_contest.measure(source, chosen.contests, chosen.seed, progress)
    print("%d contests on each source, seed %d\n" % (chosen.contests, chosen.seed))
    print("\n".join(table(every)) + "\n")
    is_fair = True
    for source in every:
        if source in OURS:
            for sentence, holds in claims(source, every[source]):
                print("%-7s%s" % ("holds" if holds else "FAILS", sentence))
                is_fair = is_fair and holds
    if chosen.plot:
        fairness_plot.draw(every, chosen.plot)
        print("\nDrawn: %s" % chosen.plot)
    sys.stderr.write("%.0f s\n" % (time.monotonic() - began))
    return 0 if is_fair else 1


if __name__ == "__main__":
    sys.exit(main())
