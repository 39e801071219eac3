# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the players share: spit piles, countdown, the title's cards, the bar of cards; it must never know a rule."""

import displayio

from boards.parts import screen_sheets as sheets
from boards.parts.screen_faces import GLYPHS, RANKS, Face, Letters, hide
from boards.parts.screen_layout import LARGE, TURNED, UPRIGHT
from spit import view as seen
from spit.table import SPIT_PILE

LOGO = "SPIT!"
PACK = 52


class Middle:
    """The two spit piles and what takes their place in other scenes; turned: the players sit face to face."""

    def __init__(self, root, press, colors, plan, turned):
        self._plan = plan
        box = (plan.width, plan.height)
        facings = (UPRIGHT, TURNED) if turned else (UPRIGHT,)
        self._group = displayio.Group()
        self._piles = []
        self._counts = []
        for pile, left in enumerate(plan.piles_left):
            both = plan.half_look if turned else None
            face = Face(press, colors, colors.card[pile], plan.pile, plan.pile, plan.pile_look, UPRIGHT, both)
            face.x, face.y = left, plan.pile_top
            self._piles.append(face)
            self._group.append(face)
            source, zoom = RANKS[plan.half_look[0]], plan.half_look[1]
            counts = tuple(Letters(press, colors.ink[0], source, zoom, 2, box, facing) for facing in facings)
            for count in counts:
                self._group.append(count)
            self._counts.append(counts)
        root.append(self._group)
        self._logo = self._lay_logo(press, colors)
        root.append(self._logo)
        self._bar = self._lay_bar(press, colors)
        root.append(self._bar)
        self._digits = tuple(Letters(press, colors.head, RANKS[LARGE], plan.big, 1, box, facing) for facing in facings)
        for digit in self._digits:
            root.append(digit)

    def _lay_logo(self, press, colors):
        plan = self._plan
        size, look = plan.logo, plan.logo_look
        group = displayio.Group()
        space = min((plan.width - len(LOGO) * size[0]) // (len(LOGO) + 1), size[0] // 8)
        left = (plan.width - len(LOGO) * (size[0] + space) + space) // 2
        for index in range(len(LOGO)):
            face = Face(press, colors, colors.card[0], size, size, look, UPRIGHT)
            face.write(GLYPHS.find(LOGO[index]), (3, 2, 0, 1, 3)[index])
            face.x = left + index * (size[0] + space)
            # Every second card a little higher, as if just thrown down.
            face.y = (plan.height - size[1]) // 2 + (size[1] // 14 if index & 1 else -(size[1] // 14))
            group.append(face)
        return group

    def _lay_bar(self, press, colors):
        plan = self._plan
        width, height = plan.tick
        sheet = press.other(sheets.tick_sheet, width, height)
        bar = displayio.TileGrid(
            sheet, pixel_shader=colors.tick, width=PACK, height=1, tile_width=width, tile_height=height
        )
        bar.x = (plan.width - PACK * width) // 2
        bar.y = (plan.height - height) // 2
        return bar

    def scene(self, view):
        """Show what belongs to the scene."""
        scene = view.scene
        hide(self._logo, scene != seen.TITLE)
        hide(self._group, scene in (seen.TITLE, seen.ROUND_OVER, seen.MATCH_OVER))
        over = scene in (seen.ROUND_OVER, seen.MATCH_OVER)
        hide(self._bar, not over)
        if over:
            mine = view.totals[0] * PACK // max(view.totals[0] + view.totals[1], 1)
            for tick in range(PACK):
                turn_at(self._bar, tick, 0 if tick < mine else 1)
        for digit in self._digits:
            if scene == seen.COUNTDOWN and view.count and self._is_bare(view):
                # Alone in the middle, or one for each player side by side.
                aside = digit.width(1) * 2 // 3 if len(self._digits) > 1 else 0
                digit.count(view.count, self._plan.middle + aside, self._plan.height // 2)
            else:
                digit.clear()
        for pile in range(2):
            self.pile(view, pile)

    @staticmethod
    def _is_bare(view):
        return view.counts[SPIT_PILE] == 0 and view.counts[SPIT_PILE + 1] == 0

    def pile(self, view, pile):
        """Draw spit pile 0 or 1."""
        plan = self._plan
        face = view.faces[SPIT_PILE + pile]
        count = view.counts[SPIT_PILE + pile]
        counting = view.scene == seen.SLAP and count > 0
        for index, letters in enumerate(self._counts[pile]):
            if counting:
                # Turned letters are laid in player 2's own box, where the other pile is on this side.
                left = plan.piles_left[1 - pile if index else pile]
                down = plan.pile[1] * 3 // 4 if len(self._counts[pile]) > 1 else plan.pile[1] // 2
                letters.count(count, left + plan.pile[0] // 2, plan.pile_top + down)
            else:
                letters.clear()
        if view.scene == seen.PAUSED:
            self._piles[pile].show(seen.BACK, 0, False)
        elif counting:
            self._piles[pile].blank()
        elif view.scene == seen.COUNTDOWN and self._is_bare(view):
            self._piles[pile].show(seen.UNUSED, 0, False)
        else:
            self._piles[pile].show(face, 0, False)


def turn_at(grid, place, index):
    """Show another tile at a place of a grid; the same tile again draws nothing."""
    if grid[place] != index:
        grid[place] = index
