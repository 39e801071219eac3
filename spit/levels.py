# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The five levels of a computer player: how quick and how sure it is; it must never know the game.

docs/computer-players.md says what comes of them, and tools/tournament.py measures it.
"""

MEDIUM = 2  # plays the demo: its place in spit.settings.LEVELS

# Times, in hundredths of a second: at least; twice up to so much more; up to so much more, but seldom much.
LEAST = 0  # to see a card that can go
SPREAD = 1
TAIL = 2
KEY = 3  # to the next key of one action; up to half of it more, twice
DOUBT = 4  # up to so much more, when the card fits both piles
BLIND = 5  # what changes so shortly before a press cannot stop the hand
SLAP_LEAST = 6  # after the cue
SLAP_SPREAD = 7
# Chances.
MISPLAYS = 8  # in 1000 plays
WRONG = 9  # in 100 slaps: the larger pile
EAGER = 10  # in 100 slaps: does not wait for the cue
FORM = 11  # all times of a match are shorter or longer by up to so many per cent
UNCONTESTED = 12  # so many per cent of the time for a move, and for a play while the other player can only wait
_FIELDS = 13

_SAY_SPIT = 30  # more than half the time to see a card
_TOO_EARLY = 16  # takes the round's end for the cue

_TABLE = bytes(
    (180, 94, 225, 44, 90, 25, 95, 55, 60, 16, 12, 46, 40)
    + (98, 60, 162, 29, 58, 24, 65, 36, 45, 10, 9, 45, 50)
    + (65, 38, 110, 21, 37, 22, 44, 19, 30, 6, 6, 43, 70)
    + (44, 25, 73, 14, 20, 20, 28, 12, 15, 3, 3, 39, 100)
    + (39, 14, 31, 11, 0, 0, 22, 7, 0, 0, 0, 30, 100)
)


class Pace:
    """The time that one player takes, and how often that player errs. Chance is handed in."""

    def __init__(self, level, random_below):
        self.level = level
        self.form = 100  # per cent of the level's times
        self.share = 100  # per cent of those for the action under way
        self.random_below = random_below

    def draw_form(self):
        """For another match."""
        most = self.value(FORM)
        self.form = 100 - most + self.random_below(2 * most + 1)

    def value(self, field):
        """One of the level's numbers, by its name above."""
        return _TABLE[self.level * _FIELDS + field]

    def errs(self, field, of):
        """Whether that, which happens so many times in `of`, happens now."""
        return self.random_below(of) < self.value(field)

    def time(self, least, spread, tail):
        """Microseconds. Two draws of the spread make a bell, the product of two its long tail to the right."""
        below = self.random_below
        spread = 10 * spread + 1
        tail = 10 * tail + 1
        ms = 10 * least + below(spread) + below(spread) + below(tail) * below(tail) // tail
        return ms * self.form * 10 + below(1000)

    def to_see(self, is_doubtful, is_uncontested):
        """Until a card that can go is found and its first key pressed."""
        time = self.time(self.value(LEAST), self.value(SPREAD), self.value(TAIL))
        if is_doubtful:
            time += self.time(0, 0, self.value(DOUBT))
        self.share = 100
        if is_uncontested:  # a slow day is no reason to keep the other player waiting
            self.share = 100 * self.value(UNCONTESTED) // max(100, self.form)
        return time // 100 * self.share

    def to_say(self):
        """Until the "spit" key is pressed."""
        spread = self.value(SPREAD) // 2
        return self.time(_SAY_SPIT + self.value(LEAST) // 2, spread, spread)

    def to_slap(self, is_eager):
        """After the cue; when eager, after the round's end."""
        if is_eager:
            return self.time(_TOO_EARLY, _TOO_EARLY // 2, 0)
        return self.time(self.value(SLAP_LEAST), self.value(SLAP_SPREAD), self.value(SLAP_SPREAD))

    def blind(self):
        """How long before a press nothing can stop it any more."""
        return 10_000 * self.value(BLIND)

    def to_next_key(self):
        """From one key of an action to the next."""
        return self.time(self.value(KEY), self.value(KEY) // 2, 0) // 100 * self.share
