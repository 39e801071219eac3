# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws every sheet of the menu on a display in memory, with the device's own code; it must never know a word."""

import types

# The board whose keys and name are shown for each scheme.
BOARDS = {"direct": "raspberry_pi_pico", "quick": "adafruit_macropad_rp2040", "cursor": "pybadge"}


class Shown:
    """A menu on a display: keys are pressed, and pages seen. numbers: of the statistics; None: nothing was played."""

    def __init__(self, width, height, scheme="quick", player=0, numbers=None, rotation=0, language="en"):
        import boards
        from boards.parts.desktop_shown import ShownDisplay
        from boards.parts.pages import Pages
        from spit.menu import CODES, Menu
        from spit.settings import LANGUAGE, LANGUAGES, Settings
        from spit.statistics import Statistics

        board = boards.find(BOARDS[scheme])
        # Draws nothing before it is asked to compose().
        self.display = ShownDisplay(width, height, (width, height) != (128, 64))
        self.display.rotation = rotation
        self.device = types.SimpleNamespace(
            NAME=board.NAME,
            SCHEME=scheme,
            KEY_NAMES=board.KEY_NAMES,
            WIDTH=width,
            HEIGHT=height,
            COLOR=self.display.color,
            TURNED=board.TURNED,
        )
        self.settings = Settings()
        self.settings.set(LANGUAGE, LANGUAGES.index(language))
        statistics = Statistics()
        if numbers:
            statistics.numbers[:] = numbers
        codes = getattr(board, "MENU_KEYS", None) or (CODES[scheme],) * 2
        self.menu = Menu(self.settings, statistics, codes, player)
        self.pages = Pages(self.device, "keypad, 1 ms", self.display, self.menu)
        self.pages.show(self.menu)

    def press(self, function, times=1, more=0):
        """Press the key for a function of spit.menu. more: bits of the press, such as HELD."""
        for _ in range(times):
            player = self.menu.player
            self.menu.add(0, player, self.menu.codes[player][function] | more)
            self.pages.show(self.menu)

    def go_to(self, row):
        """Choose a row of the list."""
        from spit.menu import DOWN

        while self.menu.row != row:
            self.press(DOWN)

    def sheets(self):
        """Show one sheet after the other, the list first; yields what each is called."""
        from spit.menu import ABOUT, DOWN, FIRST_PAGE, GUIDE, LESS, MORE, STATISTICS

        rows = len(self.menu.rows)
        for row in range(0, rows, self.pages.paper.rows):
            self.go_to(self.menu.rows[row])
            yield "menu-%d" % (row + 1)
        for page, name in ((GUIDE, "guide"), (STATISTICS, "statistics"), (ABOUT, "about")):
            self.go_to(FIRST_PAGE + page)
            self.press(MORE)
            for sheet in range(self.menu.sheets[page]):
                yield "%s-%d" % (name, sheet + 1)
                self.press(DOWN)
            self.press(LESS)
