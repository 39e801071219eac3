# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The table with two lines for one player where the opponent's row would be; it must never know what they say.

All else is where that player sees it in a match.
"""

from boards.parts.screen_pieces import OPPOSITE, UPRIGHT, hide
from boards.parts.screen_tiles import Table
from boards.parts.screen_title import Title
from boards.parts.unload import unload
from spit.view import SLAP

LONGEST = 20  # letters of a line
LONGEST_KEY = 5  # with the plate's two ends
TURN = 2_000_000  # microseconds that a line is shown where there is room for one


class LessonScreen:
    """device: a board module. player: whose lines they are. turned: player 2 sits opposite.

    words: a language's for the table; letters: of the lines; font: see letters_of() in languages.py. is_plain, moves:
    as Screen's. Where there is no room for two lines of the language's letters, they take turns.
    """

    def __init__(self, device, display, player, turned, words, letters, font=None, is_plain=False, moves=True):
        size = device.WIDTH, device.HEIGHT, device.COLOR
        words = _Words(words, letters)
        title = Title(display, *size, device.KEY_NAMES, device.SCHEME, turned, words, font, is_plain)
        table = Table(title, moves)
        self._display = display
        self._motions = table.motions
        self._own = table.sides[player]
        self._middle = table.middle
        other = table.sides[1 - player]
        for layer in (other.row, other.spits, other.line.grid):
            hide(layer, True)
        cut, facing = title.cut, title.facings[player]
        plain, plate = cut.colors.words[player], cut.colors.plates[player]
        self._about = cut.letter_word(title.root, plain, LONGEST, facing)
        self._what = cut.letter_word(title.root, plain, LONGEST, facing)
        self._key = cut.letter_word(title.root, plate, LONGEST_KEY, facing)
        self._said = None
        self._turn = -1
        self._across = cut.plan.width // 2
        room, height = cut.plan.pile_top, self._about.grid.tile_height
        gap = (room - 2 * height) // 3
        # A line's first and last row are clear of letters.
        self._takes_turns = gap < -1
        first, second = gap + height // 2, room - gap - height + height // 2
        # Where they are close, a plate would touch the letters above it: the piles reach under the row for a
        # row of air.
        is_close = -1 <= gap < 0
        second += 1 if is_close else 0
        self._lower = 0 if not is_close else 2 if facing == UPRIGHT else -2
        self._downs = (second, first) if facing == OPPOSITE else (first, second)
        if self._takes_turns:
            self._downs = (room // 2,) * 2
        # As Screen does, for the same reason.
        once = ("title", "tiles", "cut", "sheets", "layout", "colors")
        unload(*["boards.parts.screen_" + name for name in once])

    def show(self, view, said):
        """Draw what view.changed names, and said: the two lines and the key after the second one, on a plate."""
        changed = view.changed
        turn = view.at // TURN & 1 if self._takes_turns and said[1] else -1
        is_told = said == self._said and turn == self._turn
        is_new = changed > 0 or not is_told
        if changed:
            view.changed = 0
            self._middle.show(view, changed)
            self._own.show(view, changed)
        if not is_told:
            # Without a second line they keep clear of the headline.
            self._middle.group.y = self._lower if said[1] or view.scene != SLAP else 0
            self._said = said
            self._turn = turn
            self._say(said[0] if turn < 1 else "", said[1] if turn else "", said[2] if turn else "")
        for motion in self._motions:
            if changed:
                motion.start(view, changed)
            if motion.is_moving and motion.move(view.at):
                is_new = True
        if is_new:
            self._display.refresh()

    def _say(self, about, what, key):
        above, below = self._downs
        letter = self._about.grid.tile_width
        # Of a plate's two ends a third is to be seen.
        wide = len(what) * letter
        plate = len(key) * letter - letter * 4 // 3 if key else 0
        left = self._across - (wide + plate) // 2 - (letter // 3 if key else 0)
        self._about.write(about, self._across, above)
        self._what.write(what, left + wide // 2, below)
        self._key.write(key, left + wide + letter * 2 // 3 + plate // 2, below)


class _Words:
    """The table's words, and what else there are letters for. A sheet has no more than 256, so the rest is left out."""

    def __init__(self, words, letters):
        never = _never_said(words)
        for name in dir(words):
            if not name.startswith("_"):
                thing = getattr(words, name)
                setattr(self, name, thing if thing not in never else "" if isinstance(thing, str) else ("",) * 3)
        self.LETTERS = letters


def _never_said(words):
    # Things and not their names, which cost memory in play.
    never = [words.PRESS_A_KEY, words.COMPUTER_IN, words.HOLD_FOR_MENU, words.MENU_IN, words.GO_ON, words.HOLD]
    never += [words.QUIT, words.POINTS_ADDED, words.EVEN_CARDS, words.FEWER_CARDS, words.MORE_CARDS, words.ROUND_WON]
    never += [words.ROUND_LOST, words.ROUND_EVEN, words.PRESS_TO_GO_ON, words.CLOSEST, words.CLOSEST_TIE]
    never += [words.TIE_ARROW, words.TOTAL, words.REMATCH, words.HOLD_FOR_TITLE, words.TITLE_IN, words.MATCH_ROUNDS]
    return never + [words.LONGEST_RUN]
