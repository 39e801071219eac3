# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What a player can do and how it can turn out, as small ints; it must never know whether it is allowed.

An action is one byte: kind in the top two bits, then two places of three bits, all counted from 0.
"""

PLAY = 0  # stock place, spit pile
MOVE = 1  # stock place, empty place
SPIT = 2
SLAP = 3  # spit pile

NOTHING = 255  # a press that means no action

OK = 0
IGNORED = 1
FROZEN = 2
BEATEN = 3
REFUSED = 4
FALSE = 5
RESULTS = ("ok", "ignored", "frozen", "beaten", "refused", "false")


def play(place, pile):
    """The top card of stock place 0-4 touches spit pile 0-1 (R11)."""
    return PLAY << 6 | place << 3 | pile


def move(place, target):
    """The top card of stock place 0-4 goes to the empty place `target` (R14)."""
    return MOVE << 6 | place << 3 | target


def spit():
    """Says "spit" (R8, R20)."""
    return SPIT << 6


def slap(pile):
    """Slaps spit pile 0-1 (R22)."""
    return SLAP << 6 | pile


def kind(action):
    """PLAY, MOVE, SPIT or SLAP."""
    return action >> 6


def first(action):
    """The stock place of a play or a move."""
    return action >> 3 & 7


def second(action):
    """The spit pile of a play or a slap, the empty place of a move."""
    return action & 7
