# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""How keys become actions: three schemes that a board chooses from; none may ever hold a rule of the game.

A scheme serves one player and offers the same names as the others:

    KEYS                            how many keys it has, numbered from 0
    MARKS_GAPS                      whether help marks the empty place of a move, and not the cards: their keys alone
                                    do not move them
    read(match, key, stamp)         a press in play: the action that it means, or NOTHING
    hold(key, is_down)              a key went down or up, in any phase
    is_spit(key), slapped(key)      whether a key says "spit"; the spit pile that it slaps, or NO_CARD
    toward(seen, action)            the next key to press for an action in play, for a computer player that sees no
                                    more than a spit.sight.Sight; + FIRES when that press does it, + RELEASE when the
                                    key is to be let go
    start_round()                   forget what was picked
    picked, cursor                  the stock place lifted or pointed at, or NO_CARD
"""

PAUSE = 7  # beside the keys of any scheme
KEY = 7  # mask
RELEASE = 8  # the key went up
BY_COMPUTER = 16  # pressed by a computer player
FIRES = 32  # only in the answer of toward()
HELD = 64  # the key, which was told already, has been down for HELD_AFTER

HELD_AFTER = 1_500_000  # microseconds


def for_player(scheme, player, turned):
    """The scheme "direct", "quick" or "cursor" for player 0 or 1, who sits opposite when `turned`.

    Only the chosen one is imported. Raises ValueError for another name.
    """
    if scheme == "direct":
        from spit.controls.direct import Direct

        return Direct(player)
    if scheme == "quick":
        from spit.controls.quick import Quick

        return Quick(player, turned)
    if scheme == "cursor":
        from spit.controls.cursor import Cursor

        return Cursor(player)
    raise ValueError("unknown control scheme: %s (there are direct, quick and cursor)" % scheme)
