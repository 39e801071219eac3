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
    """Sheets of lines. words: the module of a language. keys: the names of the menu's four. The last one resets."""
    numbers = menu.statistics.numbers
    people = [(words.WINS[player], str(numbers[WINS + player])) for player in range(2)]
    people += [(words.IN_A_ROW[player], str(numbers[LONGEST_STREAK + player])) for player in range(2)]
    found = [people]
    head = [(words.COMPUTER, words.WON_LOST)]
    levels = []
    for level in range(LEVELS):
        score = words.SCORE % (numbers[WON + level], numbers[LOST + level])
        levels.append((words.CHOICES[OPPONENT][1 + level], score))
    room = paper.rows - 1
    for first in range(0, LEVELS, room):
        found.append(head + levels[first : first + room])
    found.append(
        [
            (words.BEST_ROUND, _length(words, numbers[QUICKEST])),
            (words.CLOSEST, _margin(words, numbers[CLOSEST])),
            (words.MATCHES, str(numbers[MATCHES])),
            (words.ROUNDS, str(numbers[ROUNDS])),
        ]
    )
    reset = words.RESET_DONE if menu.is_reset else words.HOLD_TO_RESET.format(*keys)
    found.append([(line, "") for line in paper.wrap(reset)])
    return found


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
