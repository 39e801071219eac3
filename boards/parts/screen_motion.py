# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What moves while cards are played: a card on its way, a misplayed card that shakes; it must never know a rule.

The pile itself shows its new card at once: nobody has to wait for anything that moves. Nothing here allocates.
"""

from spit import ticks
from spit import view as seen
from spit.table import PLACES, SPIT_PILE

STEPS = 3
STEP = 28_000  # microseconds: after three steps, 84 ms, all is still again
# How far a card on its way has come at each step, in eighths of the way; then it is gone.
_WAY = b"\x02\x05\x07"
# An OLED draws whole rows of so many pixels, and a card that lies within them costs least.
_ROW = 8
# Where it waits, left of the display: the place where it was hidden would be drawn again when it comes back.
AWAY = -64
# How far a shaking card is from its place, in twos of pixels.
_SHAKE = (1, -1, 1)

_NOTHING = 255


class Motion:
    """What moves of one player's. ghost: a grid that looks like a card. row, places: as in screen_side; piles: Faces.

    insets: how far right and down the ghost lies in a place, and on a pile. is_moving: move() has something to do.
    """

    def __init__(self, player, ghost, row, places, piles, insets):
        self._player = player
        self._ghost = ghost
        self._row = row
        self._places = places
        self._piles = piles
        self._insets = insets
        self._since = 0
        self._step = STEPS
        self._from = [0, 0]
        self._way = [0, 0]
        self._shaking = _NOTHING  # a place
        self._home = 0  # where its card belongs
        self.is_moving = False

    def start(self, view, changed):
        """Whatever of view.changed as it was is to be seen moving, from now on."""
        if view.scene != seen.PLAYING or changed & seen.SCENE_CHANGED:
            if self.is_moving:
                self._end()
            return
        for pile in range(2):
            if changed >> (SPIT_PILE + pile) & 1 and view.came_from[pile] // PLACES == self._player:
                self._begin(view.at)
                self._fly(view.came_from[pile] % PLACES, pile)
        if changed & seen.LINE_CHANGED << self._player and view.line[self._player] == seen.MISPLAYED:
            self._begin(view.at)
            self._shaking = view.misplayed[self._player] % PLACES
            self._home = self._places[self._shaking].x

    def move(self, now):
        """Be where it is to be at the time `now`; whether anything was moved."""
        step = ticks.diff(now, self._since) // STEP
        if step == self._step:
            return False
        self._step = step
        if step >= STEPS:
            self._end()
        elif self._shaking != _NOTHING:
            self._places[self._shaking].x = self._home + 2 * _SHAKE[step]
        else:
            ghost = self._ghost
            ghost.x = self._from[0] + self._way[0] * _WAY[step] // 8
            y = self._from[1] + self._way[1] * _WAY[step] // 8
            # Never back towards the own row: it comes clear of that.
            ghost.y = (y + _ROW - 1 if self._way[1] > 0 else y) // _ROW * _ROW
        return True

    def _begin(self, now):
        if self.is_moving:
            self._end()
        self.is_moving = True
        self._since = now
        self._step = -1

    def _fly(self, place, pile):
        start, end = self._places[place], self._piles[pile]
        inset, last = self._insets
        self._from[0] = self._row.x + start.x + inset[0]
        self._from[1] = self._row.y + start.y + inset[1]
        self._way[0] = end.x + last[0] - self._from[0]
        self._way[1] = end.y + last[1] - self._from[1]

    def _end(self):
        self.is_moving = False
        self._ghost.x = AWAY
        if self._shaking != _NOTHING:
            self._places[self._shaking].x = self._home
            self._shaking = _NOTHING
