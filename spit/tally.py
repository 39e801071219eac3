# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What each player did in a round and a match, in numbers for the results; it must never change the match.

A play's time is from the moment the card beneath it came to the moment it touched that card (R15).
"""

from spit import actions, ticks

NONE = -1  # no such play

_LONGEST = 250  # seconds of a round; spit.ticks cannot tell how long a longer one was


class Tally:
    """Of the round, per player: plays, misplays (R18), fastest (microseconds of the quickest play, or NONE).

    milliseconds: of the round, from its first cards to its end; NONE when that is too long to be known.
    longest_run: of the match, per player the most plays one after the other without one of the opponent between them.
    """

    def __init__(self):
        self.plays = [0, 0]
        self.misplays = [0, 0]
        self.fastest = [NONE, NONE]
        self.longest_run = [0, 0]
        self.milliseconds = NONE
        self._run = 0
        self._runner = 0
        self._since = [0, 0]  # by spit pile: when its top card came
        self._began = 0
        self._seconds = 0

    def start_match(self):
        """Nobody has played yet."""
        self.longest_run[0] = self.longest_run[1] = 0

    def start_round(self):
        """A new layout."""
        self.milliseconds = NONE
        self._run = 0
        self._seconds = NONE
        for player in range(2):
            self.plays[player] = self.misplays[player] = 0
            self.fastest[player] = NONE

    def notice(self, player, action, result, stamp):
        """Look at an action that has just been decided."""
        kind = actions.kind(action)
        if kind == actions.SPIT and result == actions.OK:
            self._since[0] = self._since[1] = stamp
            if self._seconds == NONE:
                self._seconds = 0
                self._began = stamp
        elif kind == actions.PLAY and result == actions.OK:
            self._play(player, actions.second(action), stamp)
        elif kind == actions.PLAY and result == actions.REFUSED:
            self.misplays[player] += 1

    def second(self):
        """Another second of the match's clock is over."""
        if 0 <= self._seconds < _LONGEST:
            self._seconds += 1

    def end_round(self, stamp):
        """The round is over."""
        if 0 <= self._seconds < _LONGEST:
            self.milliseconds = ticks.diff(stamp, self._began) // 1000

    def _play(self, player, pile, stamp):
        self.plays[player] += 1
        if self._seconds < _LONGEST:
            time = ticks.diff(stamp, self._since[pile])
            if time >= 0 and (self.fastest[player] == NONE or time < self.fastest[player]):
                self.fastest[player] = time
        self._since[pile] = stamp
        if player != self._runner:
            self._run = 0
        self._runner = player
        self._run += 1
        self.longest_run[player] = max(self.longest_run[player], self._run)
