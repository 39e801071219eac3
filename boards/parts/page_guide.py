# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""How to play, in sheets for one player at one board, of the game that is chosen; it must never know how a rule is
applied.

Each text has a picture, whose number says what it tells; page_picture draws it.
"""

from boards.parts.screen_layout import Layout

# The pictures and their texts, in order: what every game has, then the rest of the standard game, of the points game
# and of a series of rounds.
GOAL = 0
NAMES = 1  # what is what on the table
SAY_SPIT = 2
UP_OR_DOWN = 3
PLAY = 4
STUCK = 5
GAP = 6
WRONG = 7
LATE = 8
SLAP = 9
SLAP_KEYS = 10
EARLY = 11
ONE_PILE = 12
POINTS = 13
FEWEST_POINTS = 14
ROUND = 15
SERIES = 16
MOMENTS = 17

HINT = 15  # pixels of a picture's last line


def sheets(words, paper, device, player, turned, settings):
    """Sheets of lines, or of a picture's number and the lines on it: a text where it has room, or else a caption.

    words: the module of a language. turned: player 2 sits opposite. settings: a spit.settings.Settings. The last one
    offers the guided round.
    """
    room = room_above(device.WIDTH, device.HEIGHT, paper.scale)[1]
    found = []
    for moment, text in _texts(words, device, player, turned, settings):
        lines = paper.wrap(text)
        if len(lines) > room:
            found += _sheets(paper, lines)
            lines = [words.CAPTIONS[moment]]
        found.append((moment, lines))
    return found + _sheets(paper, paper.wrap(words.TRY_IT))


def room_above(width, height, scale):
    """How many pixels the table is moved up, for a hint below it, and how many lines fit above the spit piles then.

    The smallest displays have no room for the hint.
    """
    plan = Layout(width, height)
    # A row of air below the cards is what headlines need.
    up = max(plan.row_top + plan.card[1] + 1 - (height - HINT), 0) if plan.beneath_kind == "rims" else 0
    return up, (plan.pile_top - up) // (12 * scale)


def keys_as_seen(device, player, turned):
    """A player's keys by name, the one of the pile at that player's left before the other one's."""
    names = device.KEY_NAMES[player]
    if turned and player and device.SCHEME != "quick":
        return names[:-2] + (names[-1], names[-2])
    return names


def _texts(words, device, player, turned, settings):
    """Pairs of a moment and its text."""
    keys = keys_as_seen(device, player, turned)
    own = words.SIDES[1 if player and not turned else 0]
    say_spit, play, gap, wrong, slap = [text.format(*keys, own=own) for text in words.KEYS[device.SCHEME]]
    goal, names, up_or_down, stuck, late = words.BASICS
    texts = [goal, names, say_spit, up_or_down, play, stuck, gap, wrong, late]
    found = list(enumerate(texts))
    limit, rounds = settings.points_limit(), settings.rounds_to_win()
    if limit:
        return found + list(enumerate([text.format(limit) for text in words.POINTS_GAME], POINTS))
    if rounds:
        return found + list(enumerate([text.format(rounds) for text in words.SERIES_GAME], ROUND))
    empty, early, few = words.STANDARD_GAME
    return found + list(enumerate([empty, slap, early, few], SLAP))


def _sheets(paper, lines):
    lines = [(line, "") for line in lines]
    return [lines[first : first + paper.rows] for first in range(0, len(lines), paper.rows)]
