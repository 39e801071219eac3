# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The words that a trace's lines are made of: numbers, players, places and cards; it must never know a line."""

from spit.cards import RANKS, SUITS
from spit.table import PLACES
from spit.trace import EMPTY

_LONGEST_NUMBER = 1000  # digits; Python's own limit differs from version to version


class TraceError(Exception):
    """What is wrong, and in which line of the file (from 1)."""

    def __init__(self, line, what):
        super().__init__(line, what)
        self.line = line
        self.what = what


def number(line, word, what):
    """A whole number from 0 of any size."""
    if not (word.isascii() and word.isdigit()):
        raise TraceError(line, f"{what} must be a whole number from 0, not {word!r}")
    if len(word) > _LONGEST_NUMBER:
        raise TraceError(line, f"{what} has more than {_LONGEST_NUMBER} digits")
    return int(word)


def player(line, word):
    """p1 or p2, as 0 or 1."""
    if word not in ("p1", "p2"):
        raise TraceError(line, f"the player must be p1 or p2, not {word!r}")
    return int(word[1]) - 1


def place(line, word):
    """1 to 5, as 0 to 4."""
    if word not in ("1", "2", "3", "4", "5"):
        raise TraceError(line, f"a stock place must be 1 to {PLACES}, not {word!r}")
    return int(word) - 1


def pile(line, word):
    """1 or 2, as 0 or 1."""
    if word not in ("1", "2"):
        raise TraceError(line, f"a spit pile must be 1 or 2, not {word!r}")
    return int(word) - 1


def card(line, word):
    """A card such as Th."""
    if len(word) != 2 or word[0] not in RANKS or word[1] not in SUITS:
        raise TraceError(line, f"{word!r} is no card: rank {RANKS}, then suit {SUITS}")
    return SUITS.index(word[1]) * len(RANKS) + RANKS.index(word[0])


def cards(line, words):
    """A list of cards: `-` alone for none."""
    if words == [EMPTY]:
        return []
    if not words:
        raise TraceError(line, f"cards are missing; an empty list is written {EMPTY}")
    return [card(line, word) for word in words]


def expect(line, words, count, form):
    """Make sure that a line has the number of words that its form has."""
    if len(words) != count:
        raise TraceError(line, f"must read {form}")
