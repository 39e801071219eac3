# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""How the settings and their choices are called in English, by their numbers in spit.settings; nothing else.

Each player's own settings bear one name twice. A language is one more file with the same two tables.
"""

_FREEZES = ("OFF", "0.1 S", "0.25 S", "0.4 S", "0.6 S", "0.8 S", "1 S")
_HEAD_STARTS = ("NONE", "2 CARDS", "4 CARDS", "6 CARDS", "8 CARDS")
_SWITCH = ("OFF", "ON")

NAMES = (
    "GAME",
    "OPPONENT",
    "FREEZE",
    "FREEZE",
    "HEAD START",
    "HEAD START",
    "HELP",
    "HELP",
    "SOUND",
    "LIGHT",
    "PLAYER 2",
    "COLORS",
    "MOTION",
    "LANGUAGE",
)
CHOICES = (
    ("STANDARD", "TO 50", "TO 100", "TO 150", "TO 200", "1 ROUND", "BEST OF 3", "BEST OF 5", "BEST OF 7"),
    ("HUMAN", "LEVEL 1", "LEVEL 2", "LEVEL 3", "LEVEL 4", "LEVEL 5"),
    _FREEZES,
    _FREEZES,
    _HEAD_STARTS,
    _HEAD_STARTS,
    _SWITCH,
    _SWITCH,
    ("OFF", "LOW", "ON"),
    ("25%", "50%", "75%", "FULL"),
    ("AUTO", "OPPOSITE", "BESIDE"),
    ("NORMAL", "CONTRAST"),
    _SWITCH,
    ("ENGLISH", "VIETNAMESE", "KOREAN", "THAI"),
)
