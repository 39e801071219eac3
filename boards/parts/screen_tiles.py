# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Lays out the table once, from sheets, palettes and measures; it must never know what will be shown on it.

All of this is needed only once: screen.Screen lets go of it when the table is laid.
"""

import displayio
import terminalio
from adafruit_display_text import bitmap_label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout

from boards.parts import screen_words as words
from boards.parts.screen_colors import Colors
from boards.parts.screen_faces import Face
from boards.parts.screen_finish import LONGEST, FinishWord
from boards.parts.screen_layout import COUNTDOWN, FELT_TILE, LARGE, RANK_SIZES, SMALL, SUIT_SIZES, Layout
from boards.parts.screen_middle import PACK, Middle
from boards.parts.screen_sheets import Sheets, letter_sheet
from boards.parts.screen_side import Side
from boards.parts.screen_spot import OPPOSITE, TURNED, UPRIGHT, hide, spot
from boards.parts.screen_text import Word
from spit.table import PLACES

# The rank sets in order, X being the ten; what follows the 1 is in the large set only.
DIGITS = "A23456789XJQK01 "
LETTERS = "A23456789XJQK01SPIT!LUEDYWNRC "
LOGO = "SPIT!"
LOGO_SUITS = (3, 2, 0, 1, 3)
LONGEST_LINE = 19
LONGEST_PLATE = 9
LONGEST_HEAD = 6


class Table:
    """The table being laid. root: the group of all groups; sides, middle: what draws them."""

    def __init__(self, width, height, color, key_names, scheme, turned):
        self.plan = Layout(width, height)
        self.colors = Colors(color)
        self.root = displayio.Group()
        self._sheets = Sheets(width, height)
        keys = tuple(words.keys(scheme, key_names[player], turned and player == 1) for player in range(2))
        self._letters = self._print_letters(keys)
        self._lay_felt()
        self.sides = tuple(
            self._lay_side(player, facing, keys[player])
            for player, facing in ((0, UPRIGHT), (1, TURNED if turned else OPPOSITE))
        )
        self.middle = self._lay_middle(turned)
        self._sheets.close()

    # What is cut from sheets

    def _sheet(self, kind, measures):
        return self._sheets.sheet("%s %d %d" % (kind, measures[0], measures[1]))

    def _cut(self, sheet, palette, size, count=1, facing=UPRIGHT):
        grid = displayio.TileGrid(sheet, pixel_shader=palette, width=count, tile_width=size[0], tile_height=size[1])
        if facing == TURNED:
            grid.flip_x = grid.flip_y = True
        return grid

    def _lay(self, grid, box, facing, left, top):
        grid.x, grid.y = spot(facing, box, left, top, grid.tile_width * grid.width, grid.tile_height)
        return grid

    def _print_letters(self, keys):
        """The sheet of all small letters, with their order.

        A label sets the words of this game once, as one line of all their letters; each word on the display is cut
        from it. So no word costs a label's memory or time later, and what draws labels can go too: 16 KB.
        """
        letters = words.LETTERS
        for name in keys[0] + keys[1]:
            for letter in name:
                if letter not in letters:
                    letters += letter
        label = bitmap_label.Label(terminalio.FONT, text=letters, save_text=False)
        zoom = self.plan.text
        arrows = self._sheet("arrows", (6 * zoom, 10 * zoom))
        return letter_sheet(label, letters, zoom, arrows, 6 * zoom * letters.find(words.UP)), letters

    def _letter_word(self, group, palette, count, facing):
        sheet, letters = self._letters
        return self._word(group, sheet, palette, (6 * self.plan.text, 10 * self.plan.text), count, letters, facing)

    def _glyph_word(self, group, palette, count, facing, source, zoom):
        sheet = self._sheet("ranks", (source, zoom))
        size = RANK_SIZES[source][0] * zoom, RANK_SIZES[source][1] * zoom
        return self._word(group, sheet, palette, size, count, LETTERS if source == LARGE else DIGITS, facing)

    def _word(self, group, sheet, palette, size, count, alphabet, facing):
        word = Word(self._cut(sheet, palette, size, count, facing), alphabet, self.plan.box, facing)
        word.grid.hidden = True
        group.append(word.grid)
        return word

    def _face(self, cards, size, look, facing, box=None, halves=None, beneath=None):
        """A Face of this size in its box; halves: the look of each half for players face to face."""
        box = box or size
        card = self._cut(self._sheet("card", size), cards[0], size, 1, facing)
        self._lay(card, box, facing, 0, 0)
        if halves is None:
            marks = self._marks(look, size, (card.x, card.y), TURNED if facing == TURNED else UPRIGHT)
        else:
            half = (size[0], size[1] - size[1] // 2)
            marks = self._marks(halves, half, (0, size[1] // 2), UPRIGHT) + self._marks(halves, half, (0, 0), TURNED)
        lift = self.plan.lift if facing != UPRIGHT else -self.plan.lift
        return Face(card, beneath, tuple(marks), cards, self.colors.inks, lift)

    def _marks(self, look, size, corner, facing):
        marks = []
        for kind, source, sizes, left, top in (
            ("ranks", look[:2], RANK_SIZES, look[4], look[5]),
            ("suits", look[2:4], SUIT_SIZES, look[6], look[7]),
        ):
            wide, high = sizes[source[0]]
            tile = wide * source[1], high * source[1]
            mark = self._cut(self._sheet(kind, source), self.colors.inks[0], tile, 1, facing)
            self._lay(mark, size, facing, left, top)
            mark.x += corner[0]
            mark.y += corner[1]
            marks.append(mark)
        return marks

    # The parts of the table

    def _lay_felt(self):
        if self.colors.felt is None:
            return
        plan = self.plan
        felt = displayio.TileGrid(
            self._sheet("felt", (FELT_TILE, FELT_TILE)),
            pixel_shader=self.colors.felt,
            width=(plan.width + FELT_TILE - 1) // FELT_TILE,
            height=(plan.height + FELT_TILE - 1) // FELT_TILE,
            tile_width=FELT_TILE,
            tile_height=FELT_TILE,
        )
        self.root.append(felt)

    def _lay_side(self, player, facing, keys):
        plan, colors, root = self.plan, self.colors, self.root
        word = colors.words[player]
        places, row = self._lay_row(colors.cards[player], facing)
        band = self._lay_band(facing)
        # Each player's spit cards lie beside the own spit pile (R9), and words are on the other side.
        spits_middle, line_middle = plan.left_middle, plan.right_middle
        if facing == OPPOSITE:
            spits_middle, line_middle = plan.right_middle, plan.left_middle
        spits, back, count = self._lay_spits(player, facing, spits_middle)
        return Side(
            player,
            keys,
            places,
            row,
            spits,
            back,
            count,
            band,
            self._glyph_word(root, colors.heads[0], LONGEST_HEAD, facing, LARGE, plan.head),
            colors.heads,
            self._letter_word(root, word, LONGEST_LINE, facing),
            self._letter_word(root, colors.plates[player], LONGEST_PLATE, facing),
            self._letter_word(root, colors.plates[player], LONGEST_PLATE, facing),
            self._lay_fixed(words.OOPS, colors.alarm, facing, line_middle),
            self._lay_finish(word, colors.plates[player], facing, line_middle),
            (words.UP, words.DOWN) if facing == OPPOSITE else (words.DOWN, words.UP),
            across=(plan.width // 2, spits_middle, line_middle, plan.left_middle, plan.right_middle),
            down=(plan.half_middle, plan.row_middle, plan.row_top),
            sizes=(plan.text, plan.zone, RANK_SIZES[LARGE][0] * plan.head // 2),
        )

    def _lay_row(self, cards, facing):
        plan = self.plan
        width, height, pitch = plan.place
        left, top, wide, high = plan.beneath
        sheet = self._sheet(plan.beneath_kind, (wide, high))
        grid = GridLayout(plan.row_left, plan.row_top if facing == UPRIGHT else 0, PLACES * pitch, height, (PLACES, 1))
        places = []
        for place in range(PLACES):
            beneath = self._cut(sheet, cards[0], (wide, high), 1, facing)
            self._lay(beneath, (width, height), facing, left, top)
            if facing == OPPOSITE:
                beneath.flip_y = True
            face = self._face(cards, plan.card, plan.stock_look, facing, (width, height), None, beneath)
            grid.add_content(face, (PLACES - 1 - place if facing == TURNED else place, 0), (1, 1), layout_cells=False)
            places.append(face)
        grid.layout_cells()
        # The layout has done its work. A plain group holds the places where it put them, so that the library can go.
        row = displayio.Group(x=grid.x, y=grid.y)
        while len(grid):
            row.append(grid.pop(0))
        self.root.append(row)
        return tuple(places), row

    def _lay_band(self, facing):
        # The piles keep clear of the headline's band.
        plan = self.plan
        size = plan.band
        band = self._cut(self._sheet("band", size), self.colors.band, size, 8, facing)
        band[0] = band[7] = 1
        self._lay(band, plan.box, facing, 0, plan.height - size[1])
        band.hidden = True
        self.root.append(band)
        return band

    def _lay_spits(self, player, facing, middle):
        plan, colors = self.plan, self.colors
        spits = displayio.Group()
        width, height = plan.spits
        # A small back, and to the right of it a number of two digits.
        left = middle - (width + 2 * RANK_SIZES[SMALL][0] * plan.text) // 2
        back = self._cut(self._sheet("card", plan.spits), colors.cards[player][0], plan.spits)
        self._lay(back, plan.box, facing, left, plan.half_middle - height // 2)
        spits.append(back)
        count = self._glyph_word(spits, colors.numbers[player], 2, facing, SMALL, plan.text)
        self.root.append(spits)
        return spits, back, count

    def _lay_fixed(self, text, palette, facing, middle):
        word = self._letter_word(self.root, palette, len(text), facing)
        word.write(text, middle, self.plan.half_middle)
        hide(word.grid, True)
        return word.grid

    def _lay_finish(self, plain, plate, facing, middle):
        word = self._letter_word(self.root, plain, LONGEST, facing)
        return FinishWord(word, plain, plate, middle, self.plan.half_middle)

    def _lay_middle(self, turned):
        plan, colors = self.plan, self.colors
        group = displayio.Group()
        self.root.append(group)
        facings = (UPRIGHT, TURNED) if turned else (UPRIGHT,)
        halves = plan.half_look if turned else None
        source, zoom = plan.half_look[:2]
        piles, counts = [], []
        for pile, left in enumerate(plan.piles_left):
            face = self._face(colors.cards[pile], plan.pile, plan.pile_look, UPRIGHT, None, halves)
            face.x, face.y = left, plan.pile_top
            group.append(face)
            piles.append(face)
            counts.append(tuple(self._glyph_word(group, colors.counts, 2, facing, source, zoom) for facing in facings))
        down = plan.pile_top + (plan.pile[1] * 3 // 4 if turned else plan.pile[1] // 2)
        at = tuple((left + plan.pile[0] // 2, down) for left in plan.piles_left)
        logo, bar = self._lay_logo(), self._lay_bar()
        digits, digits_at = self._lay_countdown(facings)
        return Middle(self.root, group, tuple(piles), tuple(counts), at, logo, bar, digits, digits_at)

    def _lay_countdown(self, facings):
        plan = self.plan
        width, height = RANK_SIZES[LARGE][0] * plan.big, RANK_SIZES[LARGE][1] * plan.big
        sheet = self._sheet("digits", (LARGE, plan.big))
        digits = tuple(
            self._word(self.root, sheet, self.colors.heads[0], (width, height), 1, COUNTDOWN + " ", facing)
            for facing in facings
        )
        # Alone in the middle, or one for each player side by side.
        return digits, (plan.width // 2 + (width * 2 // 3 if len(facings) > 1 else 0), plan.height // 2)

    def _lay_logo(self):
        plan = self.plan
        width, height = plan.logo
        logo = displayio.Group()
        space = min((plan.width - len(LOGO) * width) // (len(LOGO) + 1), width // 8)
        left = (plan.width - len(LOGO) * (width + space) + space) // 2
        for index in range(len(LOGO)):
            face = self._face(self.colors.cards[0], plan.logo, plan.logo_look, UPRIGHT)
            face.lie()
            face.mark(LETTERS.find(LOGO[index]), LOGO_SUITS[index])
            face.x = left + index * (width + space)
            # Every second card a little lower, as if just thrown down.
            face.y = (plan.height - height) // 2 + (height // 14 if index & 1 else -(height // 14))
            logo.append(face)
        self.root.append(logo)
        return logo

    def _lay_bar(self):
        plan = self.plan
        bar = self._cut(self._sheet("tick", plan.tick), self.colors.ticks, plan.tick, PACK)
        bar.x = (plan.width - PACK * plan.tick[0]) // 2
        bar.y = (plan.height - plan.tick[1]) // 2
        self.root.append(bar)
        return bar
