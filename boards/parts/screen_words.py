# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is said in words, and which keys are named; it must never know where the words are drawn."""

from spit import view as seen

# In a player's half of the middle there is room for six characters, so these are short.
SHORT = {
    seen.PRESS_SPIT: "SPIT",
    seen.SAID_SPIT: "READY!",
}
# These two come up while cards are played: their labels are made before.
OOPS = "OOPS!"
BEATEN = "BEATEN"

# On a title or a result a line has the whole width.
WIDE = {
    seen.PRESS_JOIN: "PRESS A KEY",
    seen.JOINED: "READY!",
    seen.COMPUTER: "COMPUTER",
    seen.PRESS_ANY: "PRESS A KEY",
}

STUCK = "STUCK"
ANY_KEY = "ANY KEY"
SLAP = "SLAP!"
WAIT = "WAIT"
EARLY = "EARLY!"
CARDS = "CARDS"
POINTS = "POINTS"
PAUSED = "PAUSED"
WINNER = "WINNER"
LOSER = "LOST"


def unit(view):
    """What the totals count: all 52 cards belong to somebody between rounds, so another sum is points."""
    return CARDS if sum(view.totals) == 52 else POINTS


def result(view, player, left):
    """How a round ended for a player who had so many cards left before it was settled, -1: not known."""
    mine, other = view.totals[player], view.totals[1 - player]
    what = unit(view)
    if left >= 0 and what == CARDS:
        return f"TOOK {mine - left} CARDS"
    return f"{'EVEN' if mine == other else 'FEWER' if mine < other else 'MORE'} {what}"


def total(view, player):
    """A player's total in words."""
    return f"{view.totals[player]} {unit(view)}"


# Per scheme, places in a player's key order: the keys that say spit, slap pile 1, slap pile 2.
_KEYS = {
    "direct": ((5,), (5,), (6,)),
    "quick": ((5,), (0, 1), (3, 4)),
    "cursor": ((2,), (2,), (3,)),
}


def keys(scheme, names, turned):
    """The names of the keys that say spit, slap the pile on the player's left, and slap the one on the right."""
    spit, left, right = (" ".join(names[key] for key in job) for job in _KEYS[scheme])
    if turned and scheme != "quick":
        # Pile 1 lies on the right of a player who sits opposite. The quick scheme's keys mean what the player sees.
        left, right = right, left
    return spit, left, right
