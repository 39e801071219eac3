# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Composes what is said from a language's words; it must never know a language, nor where the words are drawn.

words: a module of boards/parts/words. Signs: [ and ] are the ends of a plate behind small letters, a gap on a plate is
written _, and ^ and ~ are arrows.
"""

# What all languages use of small letters. A language's own ones, and those of the keys' names, follow.
SIGNS = "[]_ 0123456789-.<msu^~"
UP = "^"
DOWN = "~"

LONGEST_MARGIN = 6
_ZERO, _POINT, _LESS = SIGNS.find("0"), SIGNS.find("."), SIGNS.find("<")
_M, _S, _U = SIGNS.find("m"), SIGNS.find("s"), SIGNS.find("u")


def write_margin(tiles, at, room, margin, resolution_us):
    """Write a margin as in spit.view, but no tie, into tiles[at:] as places in SIGNS; returns its end.

    Milliseconds with up to two decimals, as many as there is `room` for (5 or 6) and no finer than the stamps;
    microseconds where less than two digits would be left. Allocates nothing.
    """
    if margin < 0:
        tiles[at] = _LESS
        at += 1
        margin = -margin
    whole = margin // 1000
    if margin < 100 or whole == 0 and room < LONGEST_MARGIN:
        at = _write_number(tiles, at, margin)
        tiles[at] = _U
    else:
        start = at
        at = _write_number(tiles, at, whole)
        decimals = min(room - (at - start) - 3, 2 if resolution_us <= 10 else 1 if resolution_us <= 100 else 0)
        if decimals > 0:
            tiles[at] = _POINT
            tiles[at + 1] = _ZERO + margin // 100 % 10
            tiles[at + 2] = _ZERO + margin // 10 % 10
            at += 1 + decimals
        tiles[at] = _M
    tiles[at + 1] = _S
    return at + 2


def _write_number(tiles, at, number):
    if number >= 100:
        tiles[at] = _ZERO + number // 100
        at += 1
    if number >= 10:
        tiles[at] = _ZERO + number // 10 % 10
        at += 1
    tiles[at] = _ZERO + number % 10
    return at + 1


def on_title(words, view, player):
    """What the title says to a player."""
    from spit import view as seen  # not above: these words are on the display before the game is loaded

    line = view.line[player]
    if view.holding[player]:
        return words.MENU_IN.format(view.holding[player])
    if line == seen.COMPUTER:
        return words.COMPUTER_IN.format(view.count)
    if line == seen.JOINED:
        return words.READY
    return words.HOLD_FOR_MENU if view.page & 1 else words.PRESS_A_KEY


def on_pause(words, view, player, key):
    """What to do, and how, on two plates. key: goes on, on a plate already."""
    if view.holding[player]:
        return words.QUIT, "[_%d_]" % view.holding[player]
    return (words.QUIT, words.HOLD) if view.page & 1 else (words.GO_ON, key)
