# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A player's own side: the row of stock places, the spit cards and what is said; it must never know a rule."""

from boards.parts import screen_words as words
from boards.parts.screen_faces import BACK, PLACE
from boards.parts.screen_spot import hide, turn
from spit import view as seen
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE


class Side:
    """All that is a player's own. screen_tiles makes and lays its tiles, and sets all that is None or 0 here."""

    def __init__(self, player, keys):
        self.player = player
        self.keys = keys  # names on plates: for spit, to slap left, to slap right
        self.left_over = -1  # cards before the slap, for what was taken by it
        self.places = None  # five Faces
        self.row = self.spits = None  # groups to hide
        self.back = self.count = None  # the spit cards' back and number
        self.band = None  # behind a headline
        self.head = self.heads = None  # its Word, and its palettes: plain and lit
        self.line = self.left = self.right = None  # Words, the latter two on plates: keys, mostly
        self.oops = self.beaten = None  # words that come up during play
        # Middles across: of the display, spit cards, words, left and right zone; down: of the half and the row.
        self.middle = self.spits_middle = self.line_middle = self.left_middle = self.right_middle = 0
        self.half_middle = self.row_middle = self.row_top = 0
        # Sizes: zoom of words, room for them, half a digit of a headline.
        self.text = self.zone = self.half_digit = 0

    def stock(self, view, place):
        """Draw a stock place 0-4."""
        player = self.player
        pile = player * PLACES + place
        picked = view.picked[player] == place
        count = view.counts[pile]
        held = picked or view.cursor[player] == place
        self.places[place].show(view.faces[pile], count - 1 if count else 0, held, picked)

    def draw_spits(self, view):
        """Draw the spit cards that are left."""
        count = view.counts[SPIT_CARDS + self.player]
        turn(self.back, 0, BACK if count else PLACE)
        self.count.write(str(count), self.spits_middle + self.back.tile_width // 2, self.half_middle)

    def scene(self, view):
        """Show what belongs to the scene."""
        scene = view.scene
        at_table = _is_at_table(scene)
        hide(self.row, not at_table)
        hide(self.spits, not at_table or scene == seen.STUCK)
        if scene == seen.SLAP:
            left = view.counts[SPIT_CARDS + self.player]
            for place in range(PLACES):
                left += view.counts[self.player * PLACES + place]
            self.left_over = left
        elif at_table:
            self.left_over = -1

    def flash(self, view):
        """Show the two words that come up while cards are played: allocates nothing."""
        line = view.line[self.player]
        at_table = _is_at_table(view.scene)
        hide(self.oops, not (at_table and line == seen.MISPLAYED))
        hide(self.beaten, not (at_table and line == seen.WAS_BEATEN))

    def speak(self, view):
        """Say what this player's line is."""
        line = view.line[self.player]
        self.flash(view)
        self._headline(view, line)
        if _is_at_table(view.scene):
            self._speak_at_table(view, line)
        else:
            self._speak_between(view, line)

    def _headline(self, view, line):
        scene = view.scene
        text = ""
        is_lit = False
        if scene == seen.SLAP:
            is_lit = view.is_open and line != seen.FALSE_SLAP
            text = words.EARLY if line == seen.FALSE_SLAP else words.SLAP if is_lit else words.WAIT
        elif scene == seen.PAUSED:
            text = words.PAUSED
        elif scene == seen.ROUND_OVER:
            text = str(view.totals[self.player])
        elif scene == seen.MATCH_OVER:
            is_lit = view.winner == self.player
            text = words.WINNER if is_lit else words.LOST
        hide(self.band, not is_lit)
        grid = self.head.grid
        colors = self.heads[1 if is_lit else 0]
        if grid.pixel_shader is not colors:
            grid.pixel_shader = colors
        self.head.write(text, self.middle, self.row_middle)

    def _speak_at_table(self, view, line):
        zoom = self.text
        text = plate = ""
        at = plate_at = self.line_middle
        if view.scene == seen.COUNTDOWN and view.count and view.counts[SPIT_PILE] + view.counts[SPIT_PILE + 1]:
            # The middle is taken: each player counts down on the own side.
            plate = f"[_{view.count}_]"
        elif line == seen.SAID_SPIT:
            text = words.READY
        elif line == seen.PRESS_SPIT:
            plate = self.keys[0]
            # Of a plate's two ends a third is to be seen. The word stands before it, if there is room for both.
            word, wide = 24 * zoom, (6 * len(plate) - 8) * zoom
            if word + wide <= self.zone:
                text = words.SPIT
                gap = min(max(self.zone - 1 - word - wide, 0), 2 * zoom)
                start = at - (word + wide + gap) // 2
                at, plate_at = start + word // 2, start + word + gap + wide // 2
        self.line.write(text, at, self.half_middle)
        self.left.write(plate, plate_at, self.half_middle)
        self.right.write(words.STUCK if view.scene == seen.STUCK else "", self.spits_middle, self.half_middle)

    def _speak_between(self, view, line):
        scene = view.scene
        half = self.half_middle
        text = left = right = ""
        left_at, right_at, plates_at, center = self.left_middle, self.right_middle, half, half
        left_center = half
        if scene == seen.SLAP:
            left, right = self.keys[1], self.keys[2]
        elif scene == seen.TITLE:
            text, center = words.on_title(line), self.row_middle
        elif scene == seen.MATCH_OVER:
            text = words.end(view, self.player)
        elif scene == seen.ROUND_OVER:
            text = words.result(view, self.player, self.left_over)
            left = words.ANY_KEY if view.is_open else ""
            right = f"[{words.unit(view)}]"
            left_at, right_at, left_center, plates_at = self._beside_total(view, len(right))
        self.line.write(text, self.middle, center)
        self.left.write(left, left_at, left_center)
        self.right.write(right, right_at, plates_at)

    def _beside_total(self, view, size):
        # The total is centred: what it counts is on its right, how to go on is on its left, or above it.
        beside = len(str(view.totals[self.player])) * self.half_digit + 2 * self.text
        right = self.middle + beside + (3 * size - 4) * self.text
        wide = 23 * self.text  # half of the plate on the left
        left, center = self.middle - beside - wide, self.row_middle
        if left < wide:
            left = wide
            if self.row_middle - self.row_top > 30:
                left, center = self.middle, self.row_top + 3 * self.text
        return left, right, center, self.row_middle


def _is_at_table(scene):
    """Whether both rows can be seen."""
    return seen.READY <= scene <= seen.STUCK
