# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which tones tell what has happened, and for how long each sounds; it must never know what makes them.

A speaker has two names: tone(hertz), 0 for silence, and deinit(). Nothing here waits, and
nothing allocates once it is made.
"""

from boards.parts import cues
from spit import ticks

# By cue: hertz and milliseconds in turn. A new cue ends the one that sounds.
_TONES = (
    (),
    (880, 60),  # BEAT
    (1047, 35),  # PLAYED by player 1
    (1397, 35),  # PLAYED by player 2
    (392, 60, 330, 60),  # BEATEN: player 1, then player 2, who sounds a fourth higher in all of these
    (523, 60, 440, 60),
    (110, 180),  # MISPLAYED
    (147, 180),
    (147, 90, 0, 30, 147, 90),  # EARLY
    (196, 90, 0, 30, 196, 90),
    (659, 90, 523, 140),  # ROUND_OVER
    (1047, 60, 1319, 60, 1568, 120),  # TAKEN
    (1760, 200),  # SPIT
    (2093, 70, 0, 30, 2093, 140),  # SLAP
    (784, 120, 1047, 120, 1319, 120, 1568, 300),  # MATCH_OVER
    (1047, 120, 1397, 120, 1760, 120, 2093, 300),
)


class Tones:
    """Plays them on a speaker. is_on: a tone has yet to end."""

    def __init__(self, speaker):
        self._speaker = speaker
        self._tones = _TONES[cues.NONE]
        self._at = 0  # what comes next in _tones
        self.is_on = False
        self._until = 0

    def show(self, cue, now):
        """What shall be heard at the time `now`, after a cue (see boards.parts.cues)."""
        if cue != cues.NONE:
            self._tones = _TONES[cue]
            self._at = 0
            self._next(now)
        elif self.is_on and ticks.diff(now, self._until) >= 0:
            self._next(now)

    def deinit(self):
        """Let the speaker go."""
        self._speaker.tone(0)
        self._speaker.deinit()

    def _next(self, now):
        self.is_on = self._at < len(self._tones)
        if self.is_on:
            self._speaker.tone(self._tones[self._at])
            self._until = ticks.add(now, self._tones[self._at + 1] * 1000)
            self._at += 2
        else:
            self._speaker.tone(0)
