# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What shows a display to nobody, for a demo without waiting; it must never know the game."""

from boards.parts import desktop_layout


class Nothing:
    """The same names as a window or a terminal."""

    def __init__(self, scheme):
        self.key_names = tuple(desktop_layout.player_keys(scheme, player) for player in range(2))

    def let_keys_in(self, change, wait_ms=1):
        """There are no keys."""

    def close(self):
        """Nothing is open."""
