# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The phases of an evening, by name; it must never know what happens in them.

A room of its own, so that the title can be drawn before the game itself is loaded.
"""

TITLE = 0
READY = 1
COUNTDOWN = 2
PLAYING = 3
STUCK = 4
SLAP = 5
ROUND_OVER = 6
MATCH_OVER = 7
