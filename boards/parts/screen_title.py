# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The title, on the display before anything else is loaded; it must never know what comes after it."""

import displayio

from boards.parts.screen_colors import Colors
from boards.parts.screen_cut import LETTERS, Cutter
from boards.parts.screen_layout import FELT_TILE
from boards.parts.screen_pieces import OPPOSITE, TURNED, UPRIGHT

LOGO = "SPIT!"
LOGO_SUITS = (3, 2, 0, 1, 3)
LONGEST_LINE = 20
# Names of keys that are another one upside down.
TURNABLE = ("6", "9", "M", "W")


def words_of(language):
    """A language's words for title and table, and its Letters: None where the built-in ones are enough."""
    if language == "en":
        # The title is waited for: nothing is loaded that it has no use for.
        from boards.parts.words import en

        return en, None
    from boards.parts import languages

    letters = languages.letters_of(language)
    return languages.words_of(language, letters), letters


class Title:
    """What the table is laid onto. root: the group of all groups; dark: one of nothing at all; lines: a Word for each
    player; logo: its cards.

    words: a module of boards/parts/words. is_plain: see screen_colors. cut: what cuts pieces for it. keys: for
    each player the keys' names on plates. facings: how the players sit.
    """

    def __init__(self, display, width, height, color, key_names, scheme, turned, words, letters, is_plain=False):
        self.words = words
        self.facings = (UPRIGHT, TURNED if turned else OPPOSITE)
        names = [[upright(name) for name in each] for each in key_names] if turned else key_names
        self.keys = tuple(key_plates(scheme, names[player], turned and player == 1) for player in range(2))
        self.cut = Cutter(width, height, Colors(color, is_plain), words, letters, self.keys[0] + self.keys[1])
        self.root = displayio.Group()
        self.dark = displayio.Group()
        self._lay_felt()
        self.logo = self._lay_logo()
        self.lines = tuple(self._lay_line(player) for player in range(2))
        display.root_group = self.root
        display.refresh()

    def _lay_felt(self):
        plan, felt = self.cut.plan, self.cut.colors.felt
        if felt is None:
            return
        grid = displayio.TileGrid(
            self.cut.sheet("felt", (FELT_TILE, FELT_TILE)),
            pixel_shader=felt,
            width=(plan.width + FELT_TILE - 1) // FELT_TILE,
            height=(plan.height + FELT_TILE - 1) // FELT_TILE,
            tile_width=FELT_TILE,
            tile_height=FELT_TILE,
        )
        self.root.append(grid)

    def _lay_logo(self):
        cut, plan = self.cut, self.cut.plan
        width, height = plan.logo
        logo = displayio.Group()
        space = min((plan.width - len(LOGO) * width) // (len(LOGO) + 1), width // 8)
        left = (plan.width - len(LOGO) * (width + space) + space) // 2
        for index in range(len(LOGO)):
            face = cut.face(cut.colors.cards[0], plan.logo, plan.logo_look, UPRIGHT)
            face.lie()
            face.mark(LETTERS.find(LOGO[index]), LOGO_SUITS[index])
            face.x = left + index * (width + space)
            # Every second card a little lower, as if just thrown down.
            face.y = (plan.height - height) // 2 + (height // 14 if index & 1 else -(height // 14))
            logo.append(face)
        self.root.append(logo)
        return logo

    def _lay_line(self, player):
        cut = self.cut
        line = cut.letter_word(self.root, cut.colors.words[player], LONGEST_LINE, self.facings[player])
        line.write(self.words.PRESS_A_KEY, cut.plan.width // 2, cut.plan.row_middle)
        return line


def upright(name):
    """A key's name that cannot be read the wrong way round: a dot at its foot tells 6 from 9, as on dice."""
    return name + "." if name in TURNABLE else name


def key_plates(scheme, names, turned):
    """The keys that say spit, slap the pile on the player's left, and slap the one on the right, each on a plate."""
    if scheme == "direct":
        spit, left, right = names[5], names[5], names[6]
    elif scheme == "quick":
        spit, left, right = names[5], names[0] + "_" + names[1], names[3] + "_" + names[4]
    else:
        spit, left, right = names[2], names[2], names[3]
    if turned and scheme != "quick":
        # Pile 1 lies on the right of a player who sits opposite. The quick scheme's keys mean what the player sees.
        left, right = right, left
    return f"[{spit}]", f"[{left}]", f"[{right}]"
