# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A player's own side: the row of stock places, the spit cards and what is said; it must never know a rule."""

from boards.parts.screen_layout import BACK, PLACE
from boards.parts.screen_pieces import hide, turn
from boards.parts.screen_words import on_pause, on_title
from spit import view as seen
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE

_ALL_PLACES = (1 << PLACES) - 1


class Side:
    """All that is a player's own, made and laid by screen_tiles.

    words: a module of boards/parts/words.
    keys: names on plates, for spit, to slap left, to slap right. places: five Faces. row, spits: groups to hide.
    back, count: the spit cards' back and the Word of their number. number, head: Words for a total and a headline;
    heads: their palettes, plain and lit; band: what is behind a lit one. line: a Word; left, right: Words on plates,
    keys mostly.
    finish: a screen_finish.FinishWord, which comes up during play.
    arrows: the letters that point to this player and to the other one.
    across: middles of the display, the spit cards, the words, the left and the right zone; down: middles of the half
    and of the row, and the row's top. sizes: zoom of words, room for them, half a digit of a headline.
    """

    def __init__(
        self,
        player,
        words,
        keys,
        places,
        row,
        spits,
        back,
        count,
        band,
        number,
        head,
        heads,
        line,
        left,
        right,
        finish,
        arrows,
        across,
        down,
        sizes,
    ):
        self.player = player
        self.words = words
        self.keys = keys
        self.left_over = bytearray(2)  # cards that each player had left at the round's end ...
        self.knows_left_over = False  # ... which a one-pile round does not show
        self.has_logo = True  # the title's cards lie in the middle
        self.places = places
        self.row = row
        self.spits = spits
        self.back = back
        self.count = count
        self.band = band
        self.number = number
        self.head = head
        self.heads = heads
        self.line = line
        self.left = left
        self.right = right
        self.finish = finish
        self.arrows = arrows
        self.middle, self.spits_middle, self.line_middle, self.left_middle, self.right_middle = across
        self.half_middle, self.row_middle, self.row_top = down
        self.text, self.zone, self.half_digit = sizes

    def show(self, view, changed):
        """Draw what is a player's own of view.changed as it was."""
        player = self.player
        places = changed >> player * PLACES & _ALL_PLACES
        place = 0
        while places:
            if places & 1:
                self._stock(view, place)
            places >>= 1
            place += 1
        if changed >> (SPIT_CARDS + player) & 1:
            self._draw_spits(view)
        if changed & seen.SCENE_CHANGED:
            self._scene(view)
            self._speak(view)
        elif changed & seen.LINE_CHANGED << player:
            if view.scene == seen.PLAYING:
                self._flash(view)
            else:
                self._speak(view)

    def _stock(self, view, place):
        player = self.player
        pile = player * PLACES + place
        picked = view.picked[player] == place
        count = view.counts[pile]
        held = picked or view.cursor[player] == place
        self.places[place].show(view.faces[pile], count - 1 if count else 0, held, picked, view.hints >> pile & 1)

    def _draw_spits(self, view):
        count = view.counts[SPIT_CARDS + self.player]
        turn(self.back, 0, BACK if count else PLACE)
        self.count.write(str(count), self.spits_middle + self.back.tile_width // 2, self.half_middle)

    def _scene(self, view):
        scene = view.scene
        at_table = _is_at_table(scene)
        self.has_logo = self.has_logo and scene == seen.TITLE
        hide(self.row, not at_table)
        hide(self.spits, not at_table or scene == seen.STUCK)
        if scene == seen.SLAP or scene >= seen.ROUND_OVER and view.counted == seen.POINTS:
            self.knows_left_over = True
            for player in range(2):
                self.left_over[player] = view.counts[SPIT_CARDS + player]
                for pile in range(player * PLACES, player * PLACES + PLACES):
                    self.left_over[player] += view.counts[pile]
        elif at_table:
            self.knows_left_over = False

    def _flash(self, view):
        """Show the words that come up while cards are played: allocates nothing."""
        line = view.line[self.player] if _is_at_table(view.scene) else seen.QUIET
        self.finish.show(view, line, self._arrow(view))

    def _speak(self, view):
        line = view.line[self.player]
        self._flash(view)
        self._headline(view, line)
        if _is_at_table(view.scene):
            self._speak_at_table(view, line)
        else:
            self._speak_between(view, line)

    def _arrow(self, view):
        return self.arrows[0 if view.arrow == self.player else 1]

    def _headline(self, view, line):
        words = self.words
        scene = view.scene
        text = ""
        is_lit = False
        if scene == seen.SLAP:
            is_lit = view.is_open and line != seen.FALSE_SLAP
            text = words.EARLY if line == seen.FALSE_SLAP else words.SLAP if is_lit else words.WAIT
        elif scene == seen.TITLE and not self.has_logo:
            text = words.TITLE
        elif scene == seen.PAUSED:
            text = words.PAUSED
        elif scene == seen.MATCH_OVER:
            is_lit = view.winner == self.player
            text = words.WINNER if is_lit else words.LOST
        hide(self.band, not is_lit)
        grid = self.head.grid
        colors = self.heads[1 if is_lit else 0]
        if grid.pixel_shader is not colors:
            grid.pixel_shader = colors
        hide(self.number.grid, True)  # it may be the same Word, in letters that both have
        self.head.write(text, self.middle, self.row_middle)

    def _speak_at_table(self, view, line):
        words = self.words
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
            word, wide = 6 * len(words.SPIT) * zoom, (6 * len(plate) - 8) * zoom
            if word + wide <= self.zone:
                text = words.SPIT
                gap = min(max(self.zone - 1 - word - wide, 0), 2 * zoom)
                start = at - (word + wide + gap) // 2
                at, plate_at = start + word // 2, start + word + gap + wide // 2
        self.line.write(text, at, self.half_middle)
        self.left.write(plate, plate_at, self.half_middle)
        self.right.write(words.STUCK if view.scene == seen.STUCK else "", self.spits_middle, self.half_middle)

    def _speak_between(self, view, line):
        words = self.words
        scene = view.scene
        half = self.half_middle
        if scene >= seen.ROUND_OVER:
            from boards.parts.screen_results import end, result  # let go before the next round
        text = left = right = ""
        right_at, plates_at, center = self.right_middle, half, half
        if scene == seen.SLAP:
            left, right = self.keys[1], self.keys[2]
        elif scene == seen.PAUSED:
            left, right = on_pause(words, view, self.player, self.keys[0])
        elif scene == seen.TITLE:
            text, center = on_title(words, view, self.player), self.row_middle if self.has_logo else half
        elif scene == seen.MATCH_OVER:
            text = end(words, view, self.player)
        elif scene == seen.ROUND_OVER:
            text = result(words, view, self.player, self.left_over if self.knows_left_over else None, self._arrow(view))
            right = words.COUNTED[view.counted]
            right_at, plates_at = self._tell_total(view, (3 * len(right) - 4) * self.text), self.row_middle
        self.line.write(text, self.middle, center)
        self.left.write(left, self.left_middle, half)
        self.right.write(right, right_at, plates_at)

    def _tell_total(self, view, half_plate):
        """Write the total beside a plate that says what it counts; returns the plate's middle."""
        total = str(view.totals[self.player])
        half = len(total) * self.half_digit + 2 * self.text
        self.number.write(total, self.middle - half_plate, self.row_middle)
        return self.middle + half


def _is_at_table(scene):
    """Whether both rows can be seen."""
    return seen.READY <= scene <= seen.STUCK
