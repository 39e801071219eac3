# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The statistics in sheets; it must never know how they are counted."""

from spit.settings import OPPONENT
from spit.statistics import (
    CLOSEST,
    LEVELS,
    LONGEST_STREAK,
    LOST,
    MATCHES,
    NONE,
    QUICKEST,
    ROUNDS,
    WINS,
    WON,
)


def sheets(words, paper, menu, keys):
    """Sheets of lines. words: the module of a language. keys: the names of the menu's four.

    A sheet counts the same matches: those between people, those of one alone, or all. Those on which nothing was
    counted yet come after the others, and last the one that resets.
    """
    numbers = menu.statistics.numbers
    some = []  # type: list
    none = []  # type: list

    def add(lines, counts):
        (some if any(counts) else none).append(lines)

    wins = numbers[WINS : WINS + 2]
    add([(words.PEOPLE, words.WINS)] + _players(wins), wins)
    room = paper.rows - 1
    for first in range(0, LEVELS, room):
        lines = [(words.ALONE, words.WON_LOST)]
        counts = []  # type: list
        for level in range(first, min(first + room, LEVELS)):
            score = numbers[WON + level], numbers[LOST + level]
            lines.append((words.CHOICES[OPPONENT][1 + level], words.SCORE % score))
            counts += score
        add(lines, counts)
    rounds = numbers[ROUNDS]
    add(
        [
            (words.MATCHES, str(numbers[MATCHES])),
            (words.ROUNDS, str(rounds)),
            (words.BEST_ROUND, _length(words, numbers[QUICKEST])),
        ],
        (rounds,),
    )
    closest = numbers[CLOSEST]
    what = [(line, "") for line in paper.wrap(words.CLOSEST_IS)]
    add([(words.CLOSEST, _margin(words, closest))] + what, (closest != NONE,))
    longest = numbers[LONGEST_STREAK : LONGEST_STREAK + 2]
    add([(words.IN_A_ROW, ""), (words.AGAINST_ANYONE, "")] + _players(longest), longest)
    reset = words.RESET_DONE if menu.is_reset else words.HOLD_TO_RESET.format(*keys)
    if menu.beats:
        reset = words.RESET_IN.format(menu.beats)
    return some + none + [[(line, "") for line in paper.wrap(reset)]]


def _players(counts):
    return [("P%d" % (player + 1), str(counts[player])) for player in range(2)]


def _length(words, milliseconds):
    if milliseconds == NONE:
        return words.NONE
    return words.SECONDS % (milliseconds // 1000, milliseconds // 100 % 10)


def _margin(words, microseconds):
    if microseconds == NONE:
        return words.NONE
    if not microseconds:
        return words.TIE
    if microseconds < 1000:
        return words.MICROSECONDS % microseconds
    return words.MILLISECONDS % (microseconds // 1000, microseconds // 10 % 100)
