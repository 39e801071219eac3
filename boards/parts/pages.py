# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the menu's pages say, in the language that was chosen; it must never know where on the display it stands.

The words of each page come from a room of its own, which is loaded when the page is opened.
"""

import terminalio

from boards.parts.languages import letters_of, words_of
from boards.parts.page_paper import Paper
from spit import menu as choices
from spit.settings import AS_THE_BOARD, BESIDE, COLORS, COUNT, LANGUAGE, LANGUAGES, OPPOSITE, SIDE


class Pages:
    """device: a board module. stamped_by: what stamps its keys, for people. menu: a spit.menu.Menu.

    turned: player 2 sits opposite.
    """

    def __init__(self, device, stamped_by, display, menu, turned=False):
        self._turned = turned
        self._device = device
        self._stamped_by = stamped_by
        self._display = display
        self._language = menu.settings.get(LANGUAGE)
        letters = letters_of(LANGUAGES[self._language])
        self.words = words_of(LANGUAGES[self._language] + "_pages", letters)
        font = letters or terminalio.FONT
        self.paper = Paper(device.WIDTH, device.HEIGHT, device.COLOR, font, menu.player)
        self._first = 0  # row of the list on the paper
        self._open = None  # what the sheets are made for: page, player, whether the statistics are reset, or how soon
        # Of the open page: lists of lines, each a pair of a text and what stands at its end; or a picture's number with
        # its lines.
        self._sheets = []  # type: list
        self._picture = None
        display.root_group = self.paper.root

    def is_other_language(self, settings):
        """Whether another language was chosen since."""
        return settings.get(LANGUAGE) != self._language

    def show(self, menu):
        """Draw what has changed."""
        paper = self.paper
        names = self._device.KEY_NAMES[menu.player]
        keys = [names[code] for code in menu.codes[menu.player]]
        at, of = menu.at, len(menu.rows)
        meaning = ""
        if menu.page == choices.LIST:
            self._show_list(menu)
            if menu.explains and menu.row < COUNT:
                meaning = self._meaning(menu)
        else:
            opened = (menu.page, menu.player, menu.is_reset, menu.beats)
            if opened != self._open:
                self._open = opened
                self._picture = None
                self._sheets = self._sheets_of(menu, keys)
                menu.sheets[menu.page] = len(self._sheets)
                # The other player's keys may have shorter names, which fill fewer sheets.
                menu.sheet = min(menu.sheet, len(self._sheets) - 1)
            sheet = self._sheets[menu.sheet]
            hint = self.words.HINTS[menu.hint()].format(*keys)
            if isinstance(sheet, tuple):
                where = "  %d/%d" % (menu.sheet + 1, len(self._sheets))
                if self._show_picture(sheet, menu, hint + where):
                    return
                sheet = [(line, "") for line in sheet[1]]
            paper.write(sheet, -1)
            at, of = menu.sheet, len(self._sheets)
            paper.scroll(at, 1, of)
        paper.head("%s  %d/%d" % (self.words.PAGES[menu.page], at + 1, of))
        paper.hint(meaning or self.words.HINTS[menu.hint()].format(*keys))
        self._look_at(paper.root)

    def _meaning(self, menu):
        words = self.words
        if menu.row == SIDE and menu.settings.get(SIDE) == AS_THE_BOARD:
            return words.THIS_BOARD % words.CHOICES[SIDE][OPPOSITE if self._device.TURNED else BESIDE]
        return words.MEANINGS[menu.row]

    def _show_picture(self, sheet, menu, hint):
        """Whether there was memory for a picture."""
        self.paper.write((), -1)
        if self._picture is None:
            try:
                from boards.parts.page_picture import Picture

                settings = menu.settings
                is_plain = settings.get(COLORS) > 0
                goal = settings.points_limit() or settings.rounds_to_win()
                self._picture = Picture(
                    self._device, menu.player, self._turned, LANGUAGES[self._language], is_plain, self.paper, goal
                )
            except MemoryError:
                return False
        self._picture.show(sheet[0], sheet[1], hint, self.words.LABELS)
        self._look_at(self._picture.root)
        return True

    def _look_at(self, root):
        if self._display.root_group is not root:
            self._display.root_group = root
        self._display.refresh()

    def _show_list(self, menu):
        from boards.parts import page_list

        paper = self.paper
        rows = paper.rows
        self._open = self._picture = None
        # The list moves no more than it has to.
        self._first = min(max(self._first, menu.at - rows + 1), menu.at)
        seen = menu.rows[self._first : self._first + rows]
        paper.write([page_list.line(self.words, paper, menu.settings, row) for row in seen], menu.at - self._first)
        paper.scroll(self._first, rows, len(menu.rows))

    def _sheets_of(self, menu, keys):
        if menu.page == choices.GUIDE:
            from boards.parts import page_guide

            return page_guide.sheets(self.words, self.paper, self._device, menu.player, self._turned, menu.settings)
        if menu.page == choices.STATISTICS:
            from boards.parts import page_statistics

            return page_statistics.sheets(self.words, self.paper, menu, keys)
        from boards.parts import page_about

        return page_about.sheets(self.words, self.paper, self._device, self._stamped_by)
