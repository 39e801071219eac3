# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What players can choose, a byte for each setting; it must never know where it is kept or how it is called.

A setting is a small number, a choice is a small number, 0 up to its CHOICES less one. The numbers are what is
kept: new settings and choices are only added at the end. A choice that comes to mean something else needs a new
VERSION and a step in UPGRADES. (What a device's owner writes into settings.toml is read elsewhere.)
"""

GAME = 0
OPPONENT = 1  # of whoever comes alone: the title waits for a second person, or a computer player takes the seat
FREEZE = 2  # + player: for how long a misplay freezes (R18)
HEAD_START = 4  # + player: so many cards go to the opponent before the first layout
ASSIST = 6  # + player
SOUND = 8
BRIGHTNESS = 9
SIDE = 10  # where player 2 sits
COLORS = 11
MOTION = 12
LANGUAGE = 13
COUNT = 14

KEYS = (
    "game",
    "opponent",
    "freeze_1",
    "freeze_2",
    "head_start_1",
    "head_start_2",
    "assist_1",
    "assist_2",
    "sound",
    "brightness",
    "side",
    "colors",
    "motion",
    "language",
)
CHOICES = bytes((9, 6, 7, 7, 5, 5, 2, 2, 3, 4, 3, 2, 2, 4))
DEFAULTS = bytes((0, 2, 3, 3, 0, 0, 0, 0, 2, 3, 0, 0, 1, 0))

# What choices mean, by number. Where there is no table, 0 is off (or the least) and the last is on (or the most).
STANDARD = 0  # the games: the standard one, four points games, four matches of rounds
POINTS = (50, 100, 150, 200)
BEST_OF = (1, 3, 5, 7)
HUMAN = 0  # the opponents: a person, then the computer's levels
FREEZES = (0, 100, 250, 400, 600, 800, 1000)  # milliseconds
HEAD_STARTS = (0, 2, 4, 6, 8)  # at most 8, so that both have spit cards (R10)
BRIGHTNESSES = (25, 50, 75, 100)  # per cent
AS_THE_BOARD = 0  # the sides
OPPOSITE = 1
BESIDE = 2
LANGUAGES = ("en", "vi", "ko", "th")
LEVELS = ("learning", "easy", "medium", "hard", "inhuman")  # of a computer player, weakest first: see spit.levels


class Settings:
    """All choices, as they came out of to_bytes() or all by default."""

    # What is kept: a byte for each setting in their order. UPGRADES[n] turns the bytes of version n + 1 into n + 2's.
    UPGRADES = ()
    VERSION = 1 + len(UPGRADES)

    def __init__(self, kept=None):
        # What an older game did not know is by default. What only a newer one can choose is kept for that one.
        kept = kept or b""
        self._choices = bytearray(kept + DEFAULTS[len(kept) :])

    def to_bytes(self):
        """What is to be kept."""
        return bytes(self._choices)

    def get(self, setting):
        """The choice of a setting; the default for one that only a newer game has."""
        choice = self._choices[setting]
        return choice if choice < CHOICES[setting] else DEFAULTS[setting]

    def set(self, setting, choice):
        """Choose. Raises ValueError for a choice that the setting does not have."""
        if not 0 <= choice < CHOICES[setting]:
            raise ValueError("%s has the choices 0 to %d, not %d" % (KEYS[setting], CHOICES[setting] - 1, choice))
        self._choices[setting] = choice

    def step(self, setting, by):
        """The choice so many further, around the end; the new one."""
        self._choices[setting] = (self.get(setting) + by) % CHOICES[setting]
        return self._choices[setting]

    def reset(self):
        """Everything by default."""
        self._choices[:] = DEFAULTS

    # What it comes to in the game

    def points_limit(self):
        """The limit of the points game (R31), 0 in another game."""
        game = self.get(GAME) - 1
        return POINTS[game] if 0 <= game < len(POINTS) else 0

    def rounds_to_win(self):
        """How many rounds win a series (spit.series), which is more than half of them; 0 in another game."""
        game = self.get(GAME) - 1 - len(POINTS)
        return BEST_OF[game] // 2 + 1 if game >= 0 else 0

    def computer_level(self):
        """The level of the computer as the opponent, -1 for a human."""
        return self.get(OPPONENT) - 1

    def freeze(self, player):
        """Microseconds that a misplay freezes a player, as in a match's settings (R18)."""
        return FREEZES[self.get(FREEZE + player)] * 1000

    def cards(self, player):
        """How many of the 52 cards a player is dealt at first; two head starts weigh against each other."""
        fewer = HEAD_STARTS[self.get(HEAD_START + player)] - HEAD_STARTS[self.get(HEAD_START + 1 - player)]
        return 26 - fewer

    def is_turned(self, by_board):
        """Whether player 2 sits opposite; by_board: what the board says."""
        side = self.get(SIDE)
        return by_board if side == AS_THE_BOARD else side == OPPOSITE
