# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the two players can see, as small ints; it must never know pixels, words or how anything is drawn."""

from spit.match import NOBODY
from spit.table import PILES

# A face is a card 0..51 or one of these.
EMPTY = 52  # a place that a card may come to
BACK = 53  # a card face down
UNUSED = 54  # a spit pile not in use this round: nothing is drawn

# What a player's own line has to say, one at a time.
QUIET = 0
PRESS_SPIT = 1  # press the spit key: the other one may have done so already
SAID_SPIT = 2
PRESS_SLAP = 3
MISPLAYED = 4  # frozen (R18)
WAS_BEATEN = 5
FALSE_SLAP = 6
TOOK_SMALLER = 7  # after a slap, or a one-pile round
TOOK_LARGER = 8
WON = 9
LOST = 10
PRESS_ANY = 11  # any key goes on
JOINED = 12  # on the title: this player is in
COMPUTER = 13  # on the title: the computer takes this seat
PRESS_JOIN = 14

# The scenes.
TITLE = 0
READY = 1
COUNTDOWN = 2
PLAYING = 3
STUCK = 4
SLAP = 5
ROUND_OVER = 6
MATCH_OVER = 7
PAUSED = 8

# Bits of `changed` beside the piles' own: bit n below PILES says that pile n looks different.
LINE_CHANGED = 1 << PILES  # player 1's line; << 1: player 2's
SCENE_CHANGED = 1 << (PILES + 2)  # scene, count or anything that is not a pile or a line
ALL_CHANGED = (1 << (PILES + 3)) - 1


class View:
    """One picture of the game. Piles are numbered as in spit.table: stock 0-9, spit cards 10-11, spit piles 12-13.

    faces, counts: what each pile shows and how many cards it holds.
    picked, cursor: per player the place 0-4 that is lifted or pointed at, or NOBODY.
    line: per player what to tell that player. scene, count: the phase, and 3, 2, 1 in a countdown (0: none).
    totals: cards each player owns, or points in the points game; winner: of the match, or NOBODY.
    changed: what must be drawn again; whoever draws sets it to 0.
    """

    def __init__(self):
        self.faces = bytearray(PILES)
        self.counts = bytearray(PILES)
        self.picked = bytearray((NOBODY, NOBODY))
        self.cursor = bytearray((NOBODY, NOBODY))
        self.line = bytearray(2)
        self.totals = [26, 26]
        self.scene = TITLE
        self.count = 0
        self.round = 0
        self.arrow = 0
        self.winner = NOBODY
        self.changed = ALL_CHANGED
