# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws what the players see on a displayio display, and only what changed; it must never know a rule."""

import sys

import boards.parts
from spit import view as seen
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE

# What only lays the table, and the libraries that it uses: 40 KB, which are wanted for other things afterwards.
_ONCE = ("screen_tiles", "screen_sheets", "screen_layout", "screen_colors")
_LIBRARIES = ("adafruit_displayio_layout", "adafruit_display_text")


class Screen:
    """The whole table, built once; show() is all that the main loop calls.

    key_names: per player what is printed on the keys, in the order of the scheme ("direct", "quick", "cursor").
    turned: player 2 sits opposite, so player 2's side is drawn turned by 180 degrees.
    Raises ValueError for a display size that has no layout.
    """

    def __init__(self, display, width, height, color, key_names, scheme, turned):
        from boards.parts.screen_tiles import Table

        table = Table(width, height, color, key_names, scheme, turned)
        self._sides = table.sides
        self._middle = table.middle
        self._display = display
        display.root_group = table.root
        if sys.implementation.name == "circuitpython":
            _let_go()

    def show(self, view):
        """Draw what view.changed names, set it to 0 and refresh the display; does nothing when nothing changed."""
        changed = view.changed
        if not changed:
            return
        view.changed = 0
        middle = self._middle
        if changed & seen.SCENE_CHANGED:
            middle.scene(view)
        for player in range(2):
            side = self._sides[player]
            for place in range(PLACES):
                if changed >> (player * PLACES + place) & 1:
                    side.stock(view, place)
            if changed >> (SPIT_CARDS + player) & 1:
                side.draw_spits(view)
            if changed & seen.SCENE_CHANGED:
                side.scene(view)
                side.speak(view)
            elif changed & seen.LINE_CHANGED << player:
                if view.scene == seen.PLAYING:
                    side.flash(view)
                else:
                    side.speak(view)
            if changed >> (SPIT_PILE + player) & 1:
                middle.pile(view, player)
        self._display.refresh()


def _let_go():
    """Unload what only lays the table. On a PC there is room, and tests look into it."""
    for name in _ONCE:
        del sys.modules["boards.parts." + name]
        delattr(boards.parts, name)
    for name in list(sys.modules):
        if name.split(".")[0] in _LIBRARIES:
            del sys.modules[name]
