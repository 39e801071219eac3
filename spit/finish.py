# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""How close it was when both went for the same thing; it must never change the match, nor know how it is shown.

Everything about finishes lives here: what counts as one, the slaps', the round's closest, and which is told when.
"""

from spit import actions, ticks
from spit.standing import ANSWERED, COVERED_AT, NOBODY, SLAPPER

# Microseconds.
TOLD = 1_000_000  # how long a finish is told while cards are played
_TURN = 2_000_000  # after a round: the slaps, the closest, and so on in turn
_TOO_LONG = 1_000_000  # from here on nobody calls it close
_UNDER_WAY = 150_000  # nobody can stop a press so soon after seeing a reason to


class Finishes:
    """The finishes of one round. A margin is in microseconds between two stamps; 0 is a true tie (R17).

    first, margin: who was first in the finish that is to be told, or NOBODY, and by how much. In a tie, the one who
    got it by the arrow. is_closest: it is told as the round's closest.
    slap_first, slap_margin: of the two slaps. closest_first, closest_margin: of the round.
    """

    def __init__(self):
        self.start_round()

    def start_round(self):
        """Nothing has happened yet."""
        self.first = self.slap_first = self.closest_first = NOBODY
        self.margin = self.slap_margin = self.closest_margin = 0
        self.is_closest = False
        self._is_over = False
        self._slapped_at = 0
        self._until = 0  # when what is told changes

    def notice(self, match, player, action, result, stamp):
        """Look at an action that has just been decided."""
        kind = actions.kind(action)
        if kind == actions.PLAY and result == actions.BEATEN:
            margin = ticks.diff(stamp, match.times[COVERED_AT + actions.second(action)])
            # Without a margin it is a tie, which tie() is told of, or a press that came too late to be measured.
            self.first = NOBODY
            if margin > 0:
                self._play(1 - player, margin, stamp)
        elif kind == actions.SLAP and (result == actions.OK or result == actions.BEATEN):
            if not match.flags[ANSWERED]:
                self._slapped_at = stamp
                return
            margin = ticks.diff(stamp, self._slapped_at)
            # Two slaps at one stamp, each on a pile of its own: a tie that nobody lost.
            if margin > 0 or margin == 0 and result == actions.OK:
                self._slap(match.flags[SLAPPER], margin, stamp)

    def late_play(self, match, player, controls, key, stamp):
        """Look at a key that went down when play had stopped: the card that stopped it may have beaten the key's card.

        The key means something else by then, so this counts for the round's closest only.
        """
        picked = controls.picked
        cursor = controls.cursor
        action = controls.read(match, key, stamp)
        controls.picked = picked
        controls.cursor = cursor
        if action != actions.NOTHING and actions.kind(action) == actions.PLAY:
            pile = actions.second(action)
            if match.is_beaten(player, actions.first(action), pile, stamp):
                margin = ticks.diff(stamp, match.times[COVERED_AT + pile])
                if 0 < margin <= _UNDER_WAY:
                    self._note(1 - player, margin)

    def tie(self, first, is_slap, stamp):
        """A true tie was decided by the arrow, for `first`, and the other one has the arrow now (R17)."""
        if is_slap:
            self._slap(first, 0, stamp)
        else:
            self._play(first, 0, stamp)

    def end_round(self, stamp):
        """The round is over: the slaps and the closest are told in turn."""
        self._is_over = True
        self._tell(NOBODY, 0, False, ticks.add(stamp, _TURN))

    def advance(self, now):
        """What is told changes with time; returns whether it does now."""
        if self._is_over:
            # The slaps' finish may be the closest itself.
            has_two = self.closest_first != NOBODY
            has_two = has_two and (self.slap_first == NOBODY or self.closest_margin < self.slap_margin)
            if has_two and ticks.diff(now, self._until) >= 0:
                if self.is_closest:
                    self._tell(self.slap_first, self.slap_margin, False, ticks.add(now, _TURN))
                else:
                    self._tell(self.closest_first, self.closest_margin, True, ticks.add(now, _TURN))
                return True
        elif self.first != NOBODY and ticks.diff(now, self._until) >= 0:
            self.first = NOBODY
            return True
        return False

    def _play(self, first, margin, stamp):
        if self._note(first, margin) and not self._is_over:
            self._tell(first, margin, False, ticks.add(stamp, TOLD))

    def _slap(self, first, margin, stamp):
        if self._note(first, margin):
            self.slap_first = first
            self.slap_margin = margin
            self._tell(first, margin, False, ticks.add(stamp, _TURN))

    def _note(self, first, margin):
        if margin >= _TOO_LONG:
            return False
        if self.closest_first == NOBODY or margin < self.closest_margin:
            self.closest_first = first
            self.closest_margin = margin
        return True

    def _tell(self, first, margin, is_closest, until):
        self.first = first
        self.margin = margin
        self.is_closest = is_closest
        self._until = until
