# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is said in words, and which keys are named; it must never know where the words are drawn.

Small letters: [ and ] are the ends of a plate behind them, and a gap on a plate is written _.
"""

from spit import view as seen

READY = "READY!"
SPIT = "SPIT"
STUCK = "[STUCK]"
ANY_KEY = "[ANY_KEY]"
# These two come up while cards are played.
OOPS = "[OOPS!]"
BEATEN = "BEATEN"

# Headlines, in the large letters: of these there are few, and 0 is the O too.
SLAP = "SLAP!"
WAIT = "WAIT"
EARLY = "EARLY!"
PAUSED = "PAUSED"
WINNER = "WINNER"
LOST = "L0ST"

_PRESS = "PRESS A KEY"

# All small letters that are used, but for those of the keys' names.
LETTERS = "[]_ 0123456789!ABCDEFIKLMNOPRSTUVWY"


def on_title(line):
    """What the title says to a player."""
    return READY if line == seen.JOINED else "COMPUTER" if line == seen.COMPUTER else _PRESS


def unit(view):
    """What the totals count."""
    return "POINTS" if view.is_points else "CARDS"


def result(view, player, left):
    """How a round ended for a player who had so many cards left before it was settled, -1: not known."""
    mine, other = view.totals[player], view.totals[1 - player]
    what = unit(view)
    if left >= 0 and what == "CARDS":
        return f"TOOK {max(mine - left, 0)} CARDS"
    much = "EVEN" if mine == other else "FEWER" if mine < other else "MORE"
    return f"{much} {what}"


def end(view, player):
    """A match's end: the player's total, then how to go on."""
    return _PRESS if view.is_open else f"{view.totals[player]} {unit(view)}"


def keys(scheme, names, turned):
    """The keys that say spit, slap the pile on the player's left, and slap the one on the right, each on a plate."""
    if scheme == "direct":
        spit, left, right = names[5], names[5], names[6]
    elif scheme == "quick":
        spit, left, right = names[5], names[0] + "_" + names[1], names[3] + "_" + names[4]
    else:
        spit, left, right = names[2], names[2], names[3]
    if turned and scheme != "quick":
        # Pile 1 lies on the right of a player who sits opposite. The quick scheme's keys mean what the player sees.
        left, right = right, left
    return f"[{spit}]", f"[{left}]", f"[{right}]"
