#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Lets the computer player's levels play each other in simulated time and measures them; it must never change one.

Each level plays the next lower one, with --all every lower one. Seats and control schemes take turns. Runs on plain
Python 3.9+. Exit status 1 when a level does not beat the one below it in 65 to 90 % of their matches.
"""

import argparse
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path += [ROOT, os.path.join(ROOT, "tools")]  # at the end, since code.py must not hide the standard library's module

from simulated import SCHEMES, Simulated  # noqa: E402

from spit import actions, rules, ticks  # noqa: E402
from spit.phases import PLAYING  # noqa: E402
from spit.settings import LEVELS  # noqa: E402
from spit.standing import ENDED_AT, SLAP_DELAY, SLAPPED  # noqa: E402
from spit.standing import PLAYING as IN_PLAY  # noqa: E402
from spit.table import PLACES, SPIT_PILE  # noqa: E402

LEAST_SHARE, MOST_SHARE = 65, 90  # per cent


class Tally:
    """What one level did in all its matches against one other."""

    def __init__(self):
        self.wins = 0
        self.plays = 0
        self.misplays = 0
        self.beaten = 0
        self.slaps = 0  # that took the pile slapped
        self.false_starts = 0
        self.wrong = 0  # slaps of the larger pile
        # Microseconds from when it could be seen, and the hand was free.
        self.reactions = []  # to a play, when the other one could do something, too
        self.alone = []  # to any other play or a move
        self.waits = []  # how long the other one could do nothing, again and again
        self.slap_reactions = []  # from the cue


class Watch:
    """Stands between a session and its match and notes into two tallies what comes of every action."""

    def __init__(self, game, tallies):
        self.game = game
        self.tallies = tallies
        self.act = game.session.act
        self.changed_at = [0] * (SPIT_PILE + 2)
        self.free_at = [0, 0]
        self.waits_from = [0, 0]  # 0: a player can do something, or nobody can
        game.session.act = self.noted

    def noted(self, player, action, stamp):
        """Session.act()."""
        match = self.game.match
        kind, place, target = actions.kind(action), actions.first(action), actions.second(action)
        counts = [match.table.count(SPIT_PILE + pile) for pile in range(2)]
        pile = player * PLACES + place
        if kind == actions.PLAY:
            possible = max(self.changed_at[pile], self.changed_at[SPIT_PILE + target], self.free_at[player])
            is_contested = rules.can_act(match.table, 1 - player)
        elif kind == actions.MOVE:
            possible = max(*self.changed_at[SPIT_PILE:], self.free_at[player])
            is_contested = False
        result = self.act(player, action, stamp)
        at = self.game.played - ticks.diff(self.game.now, stamp)
        if kind == actions.SLAP:
            self._slapped(player, target, stamp, result, counts)
        elif kind == actions.SPIT:
            self.changed_at = [at] * len(self.changed_at)
            self.free_at = [at, at]
        elif result in (actions.OK, actions.BEATEN, actions.REFUSED):
            self.free_at[player] = at
            if kind == actions.PLAY:
                self._played(player, result)
            if result == actions.OK:
                tally = self.tallies[player]
                (tally.reactions if is_contested else tally.alone).append(at - possible)
                self.changed_at[pile] = at
                self.changed_at[SPIT_PILE + target if kind == actions.PLAY else player * PLACES + target] = at
        self._note_waits(at)
        return result

    def _note_waits(self, at):
        """Who of the two can only wait for the other from now on, and who no longer does."""
        for player in range(2):
            is_waiting = self.game.match.phase == IN_PLAY and not rules.can_act(self.game.match.table, player)
            if not is_waiting and self.waits_from[player]:
                self.tallies[1 - player].waits.append(at - self.waits_from[player])
                self.waits_from[player] = 0
            elif is_waiting and not self.waits_from[player]:
                self.waits_from[player] = at

    def _played(self, player, result):
        tally = self.tallies[player]
        if result == actions.OK:
            tally.plays += 1
        elif result == actions.REFUSED:
            tally.misplays += 1
        else:
            tally.beaten += 1

    def _slapped(self, player, pile, stamp, result, counts):
        tally = self.tallies[player]
        match = self.game.match
        if result == actions.FALSE:
            tally.false_starts += 1
        elif result == actions.OK and match.flags[SLAPPED] == pile and sum(counts):
            tally.slaps += 1
            tally.wrong += counts[pile] > counts[1 - pile]
            cue = ticks.add(match.times[ENDED_AT], match.settings[SLAP_DELAY])
            tally.slap_reactions.append(ticks.diff(stamp, cue))


class Contest:
    """All matches between two levels, the upper one first."""

    def __init__(self, upper, lower):
        self.levels = (upper, lower)
        self.tallies = (Tally(), Tally())
        self.matches = 0
        self.rounds = 0
        self.minutes = 0.0
        self.playing = 0.0  # minutes of it in which cards could be played
        self.first_seat = 0  # matches won by player 1

    def play(self, seed, scheme=None):
        """One match. The seed says, too, who sits where and, unless it is given, with which control scheme."""
        seat = seed % 2  # of the upper level
        levels = (self.levels[seat], self.levels[1 - seat])
        game = Simulated(seed, scheme or SCHEMES[seed % len(SCHEMES)], levels=levels)
        Watch(game, (self.tallies[seat], self.tallies[1 - seat]))
        goes_on = True
        while goes_on:
            before, is_playing = game.played, game.session.phase == PLAYING
            goes_on = game.step()
            if is_playing:
                self.playing += (game.played - before) / 60e6
        self.matches += 1
        self.rounds += game.session.round
        self.minutes += game.played / 60e6
        self.tallies[0 if game.match.winner == seat else 1].wins += 1
        self.first_seat += game.match.winner == 0


def wilson(wins, matches):
    """The 95 % interval of a share, in per cent."""
    z = 1.96
    share = wins / matches
    middle = share + z * z / (2 * matches)
    half = z * (share * (1 - share) / matches + z * z / (4 * matches * matches)) ** 0.5
    return tuple(100 * (middle + sign * half) / (1 + z * z / matches) for sign in (-1, 1))


def percentile(values, per_cent):
    """In milliseconds; 0 when there are none."""
    values = sorted(values)
    return values[len(values) * per_cent // 100] // 1000 if values else 0


def contest_lines(contests):
    """The table of the contests."""
    yield "| level | against | won | 95 % interval | rounds | minutes | plays a minute | misplays | slaps won |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for contest in contests:
        upper, lower = contest.tallies
        low, high = wilson(upper.wins, contest.matches)
        yield "| %s | %s | %.1f %% | %.1f-%.1f %% | %.1f | %.1f | %.0f : %.0f | %.1f %% : %.1f %% | %.0f %% |" % (
            LEVELS[contest.levels[0]],
            LEVELS[contest.levels[1]],
            100 * upper.wins / contest.matches,
            low,
            high,
            contest.rounds / contest.matches,
            contest.minutes / contest.matches,
            upper.plays / contest.playing,
            lower.plays / contest.playing,
            100 * upper.misplays / (upper.plays + upper.misplays),
            100 * lower.misplays / (lower.plays + lower.misplays),
            100 * upper.slaps / (upper.slaps + lower.slaps),
        )


def level_lines(contests):
    """The table of the levels, from all their matches."""
    columns = (
        "level",
        "a card: median",
        "90 % within",
        "alone: median",
        "90 % within",
        "the other waits: median",
        "90 % within",
        "99 % within",
        "slap: median",
        "misplays",
        "beaten",
        "false starts",
        "wrong pile",
    )
    yield "| %s |" % " | ".join(columns)
    yield "|%s" % (" --- |" * len(columns))
    for level, name in enumerate(LEVELS):
        own = [contest.tallies[contest.levels.index(level)] for contest in contests if level in contest.levels]
        reactions = [reaction for tally in own for reaction in tally.reactions]
        alone = [reaction for tally in own for reaction in tally.alone]
        waits = [wait for tally in own for wait in tally.waits]
        slaps = [reaction for tally in own for reaction in tally.slap_reactions]
        tried = sum(tally.plays + tally.misplays + tally.beaten for tally in own)
        slapped = max(1, sum(tally.slaps for tally in own))
        slaps_open = sum(
            sum(tally.slaps for tally in contest.tallies) for contest in contests if level in contest.levels
        )
        times = "| %s | %d ms | %d ms | %d ms | %d ms | %.1f s | %.1f s | %.1f s | %d ms " % (
            name,
            percentile(reactions, 50),
            percentile(reactions, 90),
            percentile(alone, 50),
            percentile(alone, 90),
            percentile(waits, 50) / 1000,
            percentile(waits, 90) / 1000,
            percentile(waits, 99) / 1000,
            percentile(slaps, 50),
        )
        yield times + "| %.1f %% | %.1f %% | %.1f %% | %.1f %% |" % (
            100 * sum(tally.misplays for tally in own) / tried,
            100 * sum(tally.beaten for tally in own) / tried,
            100 * sum(tally.false_starts for tally in own) / max(1, slaps_open),
            100 * sum(tally.wrong for tally in own) / slapped,
        )


def main(argv=None):
    """Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=600, metavar="N", help="how many for each two levels (600)")
    parser.add_argument("--all", action="store_true", help="every level against every lower one")
    parser.add_argument("--scheme", choices=SCHEMES, help="one control scheme (all three in turn)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first match (0)")
    options = parser.parse_args(argv)
    contests = [
        Contest(upper, lower)
        for upper in range(1, len(LEVELS))
        for lower in reversed(range(upper))
        if options.all or lower == upper - 1
    ]
    is_shown = sys.stderr.isatty()
    seed = options.seed
    for contest in contests:
        for number in range(options.matches):
            contest.play(seed, options.scheme)
            seed += 1  # no two contests begin with the same cards
            if is_shown:
                names = tuple(LEVELS[level] for level in contest.levels)
                line = "%s against %s: %d of %d, %d won " % (
                    *names,
                    number + 1,
                    options.matches,
                    contest.tallies[0].wins,
                )
                print("\r" + line, end="", file=sys.stderr, flush=True)
        if is_shown:
            print(file=sys.stderr)
    for line in contest_lines(contests):
        print(line)
    print()
    for line in level_lines(contests):
        print(line)
    print()
    matches = sum(contest.matches for contest in contests)
    first = sum(contest.first_seat for contest in contests)
    print(
        "%d matches; player 1 won %.1f %% of them (95 %%: %.1f-%.1f)"
        % (matches, 100 * first / matches, *wilson(first, matches))
    )
    status = 0
    for contest in contests:
        upper, lower = contest.levels
        share = 100 * contest.tallies[0].wins / contest.matches
        if upper == lower + 1 and not LEAST_SHARE <= share <= MOST_SHARE:
            print(
                "%s beats %s in %.1f %%, not in %d to %d"
                % (LEVELS[upper], LEVELS[lower], share, LEAST_SHARE, MOST_SHARE)
            )
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
