# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A player's own side: the row of stock places, the spit cards and what is said; it must never know a rule."""

import displayio
from adafruit_displayio_layout.layouts.grid_layout import GridLayout

from boards.parts import screen_sheets as sheets
from boards.parts import screen_words as words
from boards.parts.screen_faces import RANKS, Face, Letters, hide, tile, turn
from boards.parts.screen_layout import LARGE, OPPOSITE, SMALL, TURNED, UPRIGHT
from boards.parts.screen_signs import Sign
from spit import view as seen
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE

LONGEST_HEAD = 6


class Side:
    """All that is a player's own. keys: the names of the keys for spit, slap left and slap right."""

    def __init__(self, root, press, colors, plan, player, facing, keys):
        self._plan = plan
        self._player = player
        self._colors = colors
        self._keys = keys
        self._left_over = -1  # cards before the slap, for what was taken by it
        box = (plan.width, plan.height)
        # Each player's spit cards lie beside the own spit pile, and words are on the other side.
        self._spits_middle, self._line_middle = plan.left_middle, plan.right_middle
        if facing == OPPOSITE:
            self._spits_middle, self._line_middle = plan.right_middle, plan.left_middle
        self._row, self._places = self._lay_row(press, facing)
        root.append(self._row)
        self._band = _band(press, colors, plan, facing)
        root.append(self._band)
        self._head = Letters(press, colors.head, RANKS[LARGE], plan.head, LONGEST_HEAD, box, facing)
        root.append(self._head)
        self._spits = displayio.Group()
        root.append(self._spits)
        self._back, self._count = self._lay_spits(press, facing)
        word = colors.word[player]
        # These change between plays only.
        self._line = Sign(root, box, facing, word)
        self._left = Sign(root, box, facing, colors.plate_word, word)
        self._right = Sign(root, box, facing, colors.plate_word, word)
        # These two come up during play, so their text never changes.
        self._oops = Sign(root, box, facing, colors.alarm_word, colors.alarm)
        self._oops.say(words.OOPS, self._line_middle, plan.half_middle, plan.text)
        self._oops.show(False)
        self._beaten = Sign(root, box, facing, word)
        self._beaten.say(words.BEATEN, self._line_middle, plan.half_middle, plan.text)
        self._beaten.show(False)

    def _lay_row(self, press, facing):
        plan = self._plan
        width, height, pitch = plan.place
        top = plan.row_top if facing == UPRIGHT else 0
        row = GridLayout(plan.row_left, top, PLACES * pitch, height, (PLACES, 1))
        left, down, wide, high = plan.beneath
        sheet = press.other(sheets.rim_sheet if plan.rims else sheets.pip_sheet, wide, high)
        places = []
        for place in range(PLACES):
            cards = self._colors.card[self._player]
            face = Face(press, self._colors, cards, (width, height), plan.card, plan.stock_look, facing)
            face.add_beneath(sheet, (width, height), facing, (left, down, wide, high))
            face.lift_by(-plan.lift if facing == UPRIGHT else plan.lift)
            row.add_content(face, (PLACES - 1 - place if facing == TURNED else place, 0), (1, 1))
            places.append(face)
        return row, places

    def _lay_spits(self, press, facing):
        plan = self._plan
        box = (plan.width, plan.height)
        width, height = plan.spits
        sheet = press.other(sheets.card_sheet, width, height)
        # A small back, and to the right of it a number of two digits.
        digits = 2 * RANKS[SMALL][0] * plan.text
        left = self._spits_middle - (width + digits) // 2
        place = (left, plan.half_middle - height // 2)
        back = tile(sheet, self._colors.card[self._player][0], box, facing, place, plan.spits)
        count = Letters(press, self._colors.number[self._player], RANKS[SMALL], plan.text, 2, box, facing)
        self._spits.append(back)
        self._spits.append(count)
        self._count_middle = left + width + 1 + digits // 2
        return back, count

    def stock(self, view, place):
        """Draw a stock place 0-4."""
        pile = self._player * PLACES + place
        picked = view.picked[self._player] == place
        held = picked or view.cursor[self._player] == place
        self._places[place].show(view.faces[pile], max(view.counts[pile] - 1, 0), held, picked)

    def spits(self, view):
        """Draw the spit cards that are left."""
        pile = SPIT_CARDS + self._player
        turn(self._back, sheets.BACK if view.faces[pile] == seen.BACK else sheets.PLACE)
        self._count.count(view.counts[pile], self._count_middle, self._plan.half_middle)

    def scene(self, view):
        """Show what belongs to the scene."""
        scene = view.scene
        at_table = scene in (seen.READY, seen.COUNTDOWN, seen.PLAYING, seen.STUCK)
        hide(self._row, not at_table)
        hide(self._spits, not at_table or scene == seen.STUCK)
        self._headline(view)
        if scene == seen.SLAP:
            left = view.counts[SPIT_CARDS + self._player]
            for place in range(PLACES):
                left += view.counts[self._player * PLACES + place]
            self._left_over = left
        elif at_table:
            self._left_over = -1

    def _headline(self, view):
        plan = self._plan
        scene = view.scene
        text = ""
        lit = False
        if scene == seen.SLAP:
            if view.line[self._player] == seen.FALSE_SLAP:
                text = words.EARLY
            elif view.is_open:
                text, lit = words.SLAP, True
            else:
                text = words.WAIT
        elif scene == seen.PAUSED:
            text = words.PAUSED
        elif scene == seen.ROUND_OVER:
            text = str(view.totals[self._player])
        elif scene == seen.MATCH_OVER:
            lit = view.winner == self._player
            text = words.WINNER if lit else words.LOSER
        hide(self._band, not lit)
        self._head.color(self._colors.head_lit if lit else self._colors.head)
        if text:
            self._head.write(text, plan.middle, plan.row_middle)
        else:
            self._head.clear()

    def speak(self, view):
        """Say what this player's line is."""
        plan = self._plan
        scene = view.scene
        line = view.line[self._player]
        at_table = scene in (seen.READY, seen.COUNTDOWN, seen.PLAYING, seen.STUCK)
        self._oops.show(at_table and line == seen.MISPLAYED)
        self._beaten.show(at_table and line == seen.WAS_BEATEN)
        if at_table:
            self._speak_at_table(line, scene == seen.STUCK)
            if view.count and view.counts[SPIT_PILE] + view.counts[SPIT_PILE + 1]:
                # The middle is taken: each player counts down on the own side.
                self._line.say(str(view.count), self._line_middle, plan.half_middle, plan.count)
        elif scene == seen.SLAP:
            self._headline(view)
            self._line.show(False)
            self._left.say(self._keys[1], plan.left_middle, plan.half_middle, plan.text)
            self._right.say(self._keys[2], plan.right_middle, plan.half_middle, plan.text)
        else:
            self._speak_between(view)

    def _speak_between(self, view):
        plan = self._plan
        scene = view.scene
        text = words.WIDE.get(view.line[self._player], "")
        prompt = unit = ""
        beside = 0
        if scene == seen.ROUND_OVER:
            text = words.result(view, self._player, self._left_over)
            prompt = words.ANY_KEY if view.is_open else ""
            unit = words.unit(view)
            beside = self._head.width(len(str(view.totals[self._player]))) // 2 + 3 * plan.text
        elif scene == seen.MATCH_OVER:
            text = words.WIDE[seen.PRESS_ANY] if view.is_open else words.total(view, self._player)
        self._line.say(text, plan.middle, plan.row_middle if scene == seen.TITLE else plan.half_middle, plan.text)
        # The total is centred: how to go on is on its left (or above it), what it counts on its right.
        away = beside + self._right.width(unit, plan.text) // 2
        self._right.say(unit, plan.middle + away, plan.row_middle, plan.text)
        away = beside + self._left.width(words.ANY_KEY, plan.text) // 2
        if 2 * away - beside < plan.middle:
            self._left.say(prompt, plan.middle - away, plan.row_middle, plan.text)
        else:
            self._left.say(prompt, plan.middle, plan.row_top + 3 * plan.text, plan.text)

    def _speak_at_table(self, line, stuck):
        plan = self._plan
        text = words.SHORT.get(line, "")
        key = self._keys[0] if line == seen.PRESS_SPIT else ""
        middle = self._line_middle
        scale = plan.text
        if key:
            # The word and the key side by side, as far apart as there is room, in the middle of the zone.
            word, plate = self._line.width(text, 1), self._left.width(key, 1)
            if (word + plate) * scale > plan.zone:
                scale = 1
            gap = max(min(plan.zone - 1 - (word + plate) * scale, 3 * scale), 0)
            start = middle - ((word + plate) * scale + gap) // 2
            middle = start + word * scale // 2
            self._left.say(key, start + word * scale + gap + plate * scale // 2, plan.half_middle, scale)
        else:
            self._left.show(False)
        self._line.say(text, middle, plan.half_middle, scale)
        self._right.say(words.STUCK if stuck else "", self._spits_middle, plan.half_middle, plan.text)


def _band(press, colors, plan, facing):
    # As high as the row, or the headline with a margin: the piles keep clear of it.
    height = max(plan.place[1], RANKS[LARGE][1] * plan.head + 2)
    width = plan.width // 8
    sheet = press.other(sheets.band_sheet, width, height)
    grid = displayio.TileGrid(sheet, pixel_shader=colors.band, width=8, tile_width=width, tile_height=height)
    grid[0] = grid[7] = 1
    if facing == UPRIGHT:
        grid.y = plan.height - height
    elif facing == TURNED:
        grid.flip_x = grid.flip_y = True
    grid.hidden = True
    return grid
