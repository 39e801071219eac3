# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Lays the table onto the title, once; it must never know what will be shown on it.

All of this is needed only at start: screen.Screen lets go of it when the table is laid.
"""

import displayio

from boards.parts.screen_finish import LONGEST, FinishWord
from boards.parts.screen_layout import COUNTDOWN, LARGE, RANK_SIZES, SMALL
from boards.parts.screen_middle import Middle
from boards.parts.screen_motion import AWAY, Motion
from boards.parts.screen_pieces import OPPOSITE, PACK, TURNED, UPRIGHT
from boards.parts.screen_side import Side
from boards.parts.screen_words import DOWN, UP
from spit.table import PLACES

# What is of no use once the table is laid. As tools/deploy.py links modules, one of them is called "start".
AT_START = ["boards.parts.screen_" + name for name in ("title", "tiles", "cut", "sheets", "layout", "colors", "start")]
AT_START += ["boards.parts.languages"]

LONGEST_PLATE = 9
LONGEST_HEAD = 6
LONGEST_SHOUT = 11


class Table:
    """The table being laid. sides, middle: what draws it; motions: what moves on it, if it moves."""

    def __init__(self, title, moves=True):
        self.cut = title.cut
        self.plan = title.cut.plan
        self.colors = title.cut.colors
        self.root = title.root
        self.sides = tuple(self._lay_side(player, title) for player in range(2))
        self.middle = self._lay_middle(title)
        # Layers are asked for pixels from the last to the first, and no more of them once a card has covered an area:
        # what changes with each play comes last.
        for layer in (self.sides[0].row, self.sides[1].row, self.middle.group):
            self.root.remove(layer)
            self.root.append(layer)
        self.motions = tuple(self._lay_motion(player) for player in range(2 if moves else 0))
        self.cut.sheets.close()

    def _lay_side(self, player, title):
        facing = title.facings[player]
        plan, colors, root = self.plan, self.colors, self.root
        word = colors.words[player]
        places, row = self._lay_row(colors.cards[player], facing)
        band = self._lay_band(facing)
        # Each player's spit cards lie beside the own spit pile (R9), and words are on the other side.
        spits_middle, line_middle = plan.left_middle, plan.right_middle
        if facing == OPPOSITE:
            spits_middle, line_middle = plan.right_middle, plan.left_middle
        spits, back, count = self._lay_spits(player, facing, spits_middle)
        head = self.cut.glyph_word(root, colors.heads[0], LONGEST_HEAD, facing, LARGE, plan.head)
        return Side(
            player,
            title.words,
            title.keys[player],
            places,
            row,
            spits,
            back,
            count,
            band,
            head,
            self.cut.headline_word(root, colors.heads[0], LONGEST_SHOUT, facing) or head,
            colors.heads,
            title.lines[player],
            self.cut.letter_word(root, colors.plates[player], LONGEST_PLATE, facing),
            self.cut.letter_word(root, colors.plates[player], LONGEST_PLATE, facing),
            self._lay_finish(title.words, word, colors.plates[player], facing, line_middle),
            (UP, DOWN) if facing == OPPOSITE else (DOWN, UP),
            across=(plan.width // 2, spits_middle, line_middle, plan.left_middle, plan.right_middle),
            down=(plan.half_middle, plan.row_middle, plan.row_top),
            sizes=(plan.text, plan.zone, RANK_SIZES[LARGE][0] * plan.head // 2),
        )

    def _lay_motion(self, player):
        side, plan = self.sides[player], self.plan
        wide, high = size = plan.moving
        ghost = self.cut.grid(self.cut.sheet("moving", size), self.colors.cards[player][0], size)
        ghost.x = AWAY
        self.root.append(ghost)
        # It goes from the middle of a place to the middle of a pile.
        insets = tuple(((box[0] - wide) // 2, (box[1] - high) // 2) for box in (plan.place, plan.pile))
        return Motion(player, ghost, side.row, side.places, self.middle.piles, insets)

    def _lay_row(self, cards, facing):
        plan = self.plan
        width, height, pitch = plan.place
        left, top, wide, high = plan.beneath
        sheet = self.cut.sheet(plan.beneath_kind, (wide, high))
        row = displayio.Group(x=plan.row_left, y=plan.row_top if facing == UPRIGHT else 0)
        places = []
        halves = 2 if plan.beneath_kind == "pips" else 1
        for place in range(PLACES):
            beneath = self.cut.grid(sheet, cards[0], (wide, high // halves), 1, facing, halves)
            self.cut.lay(beneath, (width, height), facing, left, top)
            if facing == OPPOSITE:
                beneath.flip_y = True
            face = self.cut.face(cards, plan.card, plan.stock_look, facing, (width, height), None, beneath)
            face.x = pitch * (PLACES - 1 - place if facing == TURNED else place)
            row.append(face)
            places.append(face)
        self.root.append(row)
        return tuple(places), row

    def _lay_band(self, facing):
        # The piles keep clear of the headline's band.
        plan = self.plan
        size = plan.band
        band = self.cut.grid(self.cut.sheet("band", size), self.colors.band, size, 8, facing)
        band[0] = band[7] = 1
        self.cut.lay(band, plan.box, facing, 0, plan.height - size[1])
        band.hidden = True
        self.root.append(band)
        return band

    def _lay_spits(self, player, facing, middle):
        plan, colors = self.plan, self.colors
        spits = displayio.Group()
        width, height = plan.spits
        # A small back, and to the right of it a number of two digits.
        left = middle - (width + 2 * RANK_SIZES[SMALL][0] * plan.text) // 2
        back = self.cut.grid(self.cut.sheet("card", plan.spits), colors.cards[player][0], plan.spits)
        self.cut.lay(back, plan.box, facing, left, plan.half_middle - height // 2)
        spits.append(back)
        count = self.cut.glyph_word(spits, colors.numbers[player], 2, facing, SMALL, plan.text)
        self.root.append(spits)
        return spits, back, count

    def _lay_finish(self, words, plain, plate, facing, middle):
        word = self.cut.letter_word(self.root, plain, LONGEST, facing)
        return FinishWord(words, word, plain, plate, self.colors.alarm, middle, self.plan.half_middle)

    def _lay_middle(self, title):
        turned = title.facings[1] == TURNED
        plan, colors = self.plan, self.colors
        group = displayio.Group()
        self.root.append(group)
        facings = (UPRIGHT, TURNED) if turned else (UPRIGHT,)
        halves = plan.half_look if turned else None
        source, zoom = plan.half_look[:2]
        piles, counts = [], []
        for pile, left in enumerate(plan.piles_left):
            face = self.cut.face(colors.cards[pile], plan.pile, plan.pile_look, UPRIGHT, None, halves)
            face.x, face.y = left, plan.pile_top
            group.append(face)
            piles.append(face)
            counts.append(
                tuple(self.cut.glyph_word(group, colors.counts, 2, facing, source, zoom) for facing in facings)
            )
        down = plan.pile_top + (plan.pile[1] * 3 // 4 if turned else plan.pile[1] // 2)
        at = tuple((left + plan.pile[0] // 2, down) for left in plan.piles_left)
        bar = self._lay_bar()
        digits, digits_at = self._lay_countdown(facings)
        return Middle(self.root, group, tuple(piles), tuple(counts), at, title.logo, bar, digits, digits_at)

    def _lay_countdown(self, facings):
        plan = self.plan
        width, height = RANK_SIZES[LARGE][0] * plan.big, RANK_SIZES[LARGE][1] * plan.big
        sheet = self.cut.sheet("digits", (LARGE, plan.big))
        digits = tuple(
            self.cut.word(self.root, sheet, self.colors.heads[0], (width, height), 1, COUNTDOWN + " ", facing)
            for facing in facings
        )
        # Alone in the middle, or one for each player side by side.
        return digits, (plan.width // 2 + (width * 2 // 3 if len(facings) > 1 else 0), plan.height // 2)

    def _lay_bar(self):
        plan = self.plan
        bar = self.cut.grid(self.cut.sheet("tick", plan.tick), self.colors.ticks, plan.tick, PACK)
        bar.x = (plan.width - PACK * plan.tick[0]) // 2
        bar.y = (plan.height - plan.tick[1]) // 2
        self.root.append(bar)
        return bar
