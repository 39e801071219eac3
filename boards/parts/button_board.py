# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The home-built two-player button board: which button hangs on which pin; it must never know the display.

Player 1's seven buttons are on GP0-GP6, player 2's on GP7-GP13, each to ground: stock piles 1-5, then spit piles
1 and 2. The pause button is on GP14, a passive buzzer on GP15; either may be left out. docs/building.md has the wires.
"""

SCHEME = "direct"
PINS = tuple(["GP%d" % number for number in range(15)])
KEYS = ((0, 1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12, 13))
PAUSE = 14
KEY_NAMES = (("1", "2", "3", "4", "5", "L", "R"), ("1", "2", "3", "4", "5", "L", "R"))
BUZZER = "GP15"


def buttons():
    """Fourteen buttons and the pause."""
    from boards.parts.best_keys import best_keys

    return best_keys(PINS, KEYS, PAUSE)


def buzzer(is_loud):
    """The passive buzzer."""
    from boards.parts.pwm_speaker import PwmSpeaker

    return PwmSpeaker(BUZZER, None, is_loud)
