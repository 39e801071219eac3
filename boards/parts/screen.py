# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws what the players see on a displayio display, and only what changed; it must never know a rule."""

import displayio

from boards.parts import screen_sheets as sheets
from boards.parts import screen_words as words
from boards.parts.screen_colors import Colors
from boards.parts.screen_faces import Press
from boards.parts.screen_layout import OPPOSITE, TURNED, UPRIGHT, layout
from boards.parts.screen_middle import Middle
from boards.parts.screen_side import Side
from spit import view as seen
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE


class Screen:
    """The whole table, built once; show() is all that the main loop calls.

    key_names: per player what is printed on the keys, in the order of the scheme ("direct", "quick", "cursor").
    turned: player 2 sits opposite, so player 2's side is drawn turned by 180 degrees.
    Raises ValueError for a display size that has no layout.
    """

    def __init__(self, display, width, height, color, key_names, scheme, turned):
        self.display = display
        plan = layout(width, height)
        colors = Colors(color)
        press = Press()
        root = displayio.Group()
        if color:
            root.append(_felt(press, colors, plan))
        sides = []
        for player, facing in ((0, UPRIGHT), (1, TURNED if turned else OPPOSITE)):
            keys = words.keys(scheme, key_names[player], facing == TURNED)
            sides.append(Side(root, press, colors, plan, player, facing, keys))
        self._sides = tuple(sides)
        self._middle = Middle(root, press, colors, plan, turned)
        display.root_group = root

    def show(self, view):
        """Draw what view.changed names, set it to 0 and refresh the display; does nothing when nothing changed."""
        changed = view.changed
        if not changed:
            return
        view.changed = 0
        if changed & seen.SCENE_CHANGED:
            self._middle.scene(view)
        for player in range(2):
            side = self._sides[player]
            if changed & seen.SCENE_CHANGED:
                side.scene(view)
            for place in range(PLACES):
                if changed >> (player * PLACES + place) & 1:
                    side.stock(view, place)
            if changed >> (SPIT_CARDS + player) & 1:
                side.spits(view)
            if changed & (seen.SCENE_CHANGED | seen.LINE_CHANGED << player):
                side.speak(view)
            if changed >> (SPIT_PILE + player) & 1:
                self._middle.pile(view, player)
        self.display.refresh()


def _felt(press, colors, plan):
    # Rows of felt, and a darker band between them where the spit piles lie.
    size = 8
    sheet = press.other(sheets.felt_sheet, size, size)
    across, down = (plan.width + size - 1) // size, (plan.height + size - 1) // size
    felt = displayio.TileGrid(
        sheet, pixel_shader=colors.felt, width=across, height=down, tile_width=size, tile_height=size
    )
    return felt
