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


def margin(view):
    """A margin with all its decimals."""
    places = bytearray(LONGEST_MARGIN + 2)
    end = write_margin(places, 0, LONGEST_MARGIN, view.margin, view.resolution_us)
    return "".join([SIGNS[place] for place in places[:end]])


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


def result(words, view, player, left, arrow):
    """How a round ended for a player. left: how many cards each had left then, or None.

    One page after the other: how it ended and how close it was, which spit.finish tells in turn with other finishes;
    how to go on; the plays; the quickest of them. arrow: the letter that points to who holds it.
    """
    from spit import view as seen

    page = view.page % 6
    if page % 3 == 2:
        return words.PRESS_TO_GO_ON
    if page == 3:
        return words.PLAYS.format(view.tally.plays[player], view.tally.misplays[player])
    if page == 4 and view.tally.fastest[player] >= 0:
        return words.FASTEST.format(seconds(view.tally.fastest[player]))
    first = view.first
    taken = [view.totals[each] - left[each] for each in range(2)] if left and view.counted == seen.CARDS else None
    if first != seen.NOBODY and (taken or page):
        if view.is_closest and view.margin:
            return words.CLOSEST.format(first + 1, margin(view))
        if view.is_closest:
            return words.CLOSEST_TIE.format(arrow)
        if view.margin:
            how = (words.BY if first == player else words.LATE).format(margin(view))
        else:
            how = words.TIE_ARROW.format(arrow)
        if not taken:
            return how
        if taken[first] <= taken[1 - first]:
            return words.TOOK.format(taken[player]) + " " + how
        # Whoever was first took the larger pile: nobody was too late for anything.
    if taken:
        return words.TOOK_CARDS.format(taken[player])
    if view.counted == seen.POINTS:
        return words.POINTS_ADDED.format(left[player])
    if view.counted == seen.ROUNDS:
        line = view.line[player]
        return words.ROUND_EVEN if line == seen.QUIET else words.ROUND_WON if line == seen.WON else words.ROUND_LOST
    mine, other = view.totals[player], view.totals[1 - player]
    return words.EVEN_CARDS if mine == other else words.FEWER_CARDS if mine < other else words.MORE_CARDS


def end(words, view, player):
    """A match's end, one page after the other: how to go on, as soon as that is possible, and what it was."""
    page = view.page % 6 if view.is_open else 1
    if view.holding[player]:
        return words.TITLE_IN.format(view.holding[player])
    if page == 2:
        return words.HOLD_FOR_TITLE
    if page == 3:
        return words.MATCH_ROUNDS.format(view.round)
    if page == 5:
        return words.LONGEST_RUN.format(view.tally.longest_run[player])
    return words.TOTAL[view.counted].format(view.totals[player]) if page == 1 else words.REMATCH


def seconds(microseconds):
    """A time with two decimals."""
    return "%d.%02ds" % (microseconds // 1_000_000, microseconds // 10_000 % 100)
