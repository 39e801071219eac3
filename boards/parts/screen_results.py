# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Composes what the end of a round or a match says; it must never know a language, nor where the words are drawn.

Loaded for the results only, and let go before the next round. words: a module of boards/parts/words.
"""

from boards.parts.screen_words import LONGEST_MARGIN, SIGNS, write_margin
from spit import view as seen


def result(words, view, player, left, arrow):
    """How a round ended for a player. left: how many cards each had left then, or None.

    One page after the other: how it ended and how close it was, which spit.finish tells in turn with other finishes;
    how to go on; the plays; the quickest of them. arrow: the letter that points to who holds it.
    """
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


def margin(view):
    """A margin with all its decimals."""
    places = bytearray(LONGEST_MARGIN + 2)
    end = write_margin(places, 0, LONGEST_MARGIN, view.margin, view.resolution_us)
    return "".join([SIGNS[place] for place in places[:end]])
