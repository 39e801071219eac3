# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What has just happened, read from one look at the game to the next; it must never know how it is made known.

Nothing here allocates once it is made.
"""

from spit import view as seen
from spit.table import PLACES, SPIT_CARDS

_STOCK_CHANGED = (1 << PLACES) - 1  # of one player

# Of several at once the highest counts.
NONE = 0
BEAT = 1  # of a countdown
PLAYED = 2  # + player
BEATEN = 4  # + player
MISPLAYED = 6  # + player
EARLY = 8  # + player: a false slap (R24)
ROUND_OVER = 10
TAKEN = 11  # the slap is decided
SPIT = 12  # spit cards turn up
SLAP = 13  # the slap is open
MATCH_OVER = 14  # + player: who has won
CUES = 16


class Cues:
    """Remembers what was seen last."""

    def __init__(self):
        self._scene = seen.TITLE
        self._count = 0
        self._is_open = False
        self._line = bytearray(2)
        self._stopped = 0
        self._left = bytearray(2)  # stock cards of each player
        self._spits = 0  # spit cards of both

    def look(self, view):
        """The cue of this moment, mostly NONE. Call it before view.changed is set to 0."""
        cue = NONE
        scene = self._scene
        if view.changed & seen.PILES_CHANGED:
            cue = self._of_cards(view, scene)
        if view.count != self._count:
            self._count = view.count
            if view.count:
                cue = max(cue, BEAT)
        for player in range(2):
            if view.line[player] != self._line[player] or view.stopped != self._stopped:
                cue = max(cue, self._of_player(view, player))
        self._stopped = view.stopped
        if view.scene != scene:
            self._scene = view.scene
            if view.scene == seen.ROUND_OVER:
                cue = TAKEN if scene == seen.SLAP else ROUND_OVER
            elif view.scene == seen.MATCH_OVER:
                cue = MATCH_OVER + view.winner
        if view.is_open != self._is_open:
            self._is_open = view.is_open
            if view.is_open and view.scene == seen.SLAP:
                cue = SLAP
        return cue

    def _of_cards(self, view, scene):
        cue = NONE
        counts = view.counts
        for player in range(2):
            if not view.changed >> player * PLACES & _STOCK_CHANGED:
                continue
            left = 0
            for place in range(player * PLACES, player * PLACES + PLACES):
                left += counts[place]
            if left < self._left[player] and scene == seen.PLAYING:
                cue = PLAYED + player
            self._left[player] = left
        spits = counts[SPIT_CARDS] + counts[SPIT_CARDS + 1]
        if spits < self._spits and scene == seen.COUNTDOWN:
            cue = SPIT
        self._spits = spits
        return cue

    def _of_player(self, view, player):
        line = view.line[player]
        is_stopped_anew = view.stopped >> player & 1 and not self._stopped >> player & 1
        if line == self._line[player] and not is_stopped_anew:
            return NONE
        self._line[player] = line
        if line == seen.MISPLAYED:
            return MISPLAYED + player
        if line == seen.FALSE_SLAP:
            return EARLY + player
        return BEATEN + player if line == seen.WAS_BEATEN else NONE
