# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which PC keys two people at one keyboard press, and what each is for; it must never know a window or a terminal.

A key is named by its place on a US keyboard. Each player's fingers rest on the top row of letters, the thumb reaches
the bottom row: two hands far apart, and letters only, so that every keyboard and every terminal has them.
"""

PAUSE = "space"
# Who sits where, as on the display.
PLAYERS = ("PLAYER 1 (below)", "PLAYER 2 (above)")

_KEYS = {
    "direct": ("QWERTCV", "YUIOPNM"),
    "quick": ("QWERTV", "YUIOPN"),
    "cursor": ("ADCV", "JLNM"),
}

# Groups of keys that stand together: how many, and the words below them.
_GROUPS = {
    "direct": ((5, "stock piles"), (1, "pile 1"), (1, "pile 2")),
    "quick": ((5, "stock piles"), (1, "hold: other pile")),
    "cursor": ((1, "left"), (1, "right"), (1, "pile 1"), (1, "pile 2")),
}

_SAYS = {
    "direct": "A stock key picks a card; a pile key plays it, an empty place's key puts it there. "
    "Pile keys say Spit and slap.",
    "quick": "A stock key plays its card, or fills an empty place. %s and %s say Spit. "
    "Slap: the two left or the two right stock keys.",
    "cursor": "Point at a card, a pile key plays it; on an empty place it brings a card. Pile keys say Spit and slap.",
}


def player_keys(scheme, player):
    """The places of a player's keys, in the scheme's order."""
    return tuple(_KEYS[scheme][player])


def groups(scheme):
    """A player's keys as they stand together: tuples of (first code, number of keys, words)."""
    code = 0
    found = []
    for count, words in _GROUPS[scheme]:
        found.append((code, count, words))
        code += count
    return found


def says(scheme, names):
    """One sentence or two on how to play; names[player][code] is what is printed on a key."""
    text = _SAYS[scheme]
    return text % (names[0][5], names[1][5]) if "%" in text else text
