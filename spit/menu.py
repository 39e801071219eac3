# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The menu: which page is open, which row is chosen, what a press does; it must never know a word or a pixel.

Four keys of each player do all: up, down, less and more. In the list, up and down go from row to row, less and more
change a setting, more opens a page. On a page, up and down turn its sheets, less goes back. A key held down goes one
step back, too; whatever its press has changed is as before.
"""

from spit import ticks
from spit.controls import HELD, HELD_AFTER, KEY, PAUSE, RELEASE
from spit.settings import COUNT

# What a key does.
UP = 0
DOWN = 1
LESS = 2
MORE = 3
FUNCTIONS = 4
# By control scheme: the codes of the keys for these.
CODES = {"direct": (0, 1, 5, 6), "quick": (1, 4, 3, 5), "cursor": (2, 3, 0, 1)}

# The pages, and the rows that open them; before those come the settings, by their numbers.
LIST = 0
GUIDE = 1  # how to play
STATISTICS = 2
ABOUT = 3
PAGES = 4
FIRST_PAGE = COUNT - 1  # + page: its row
LEAVE = COUNT + PAGES - 1
ROWS = (FIRST_PAGE + GUIDE,) + tuple(range(COUNT)) + (FIRST_PAGE + STATISTICS, FIRST_PAGE + ABOUT, LEAVE)

# What the keys do now: which hint is shown.
CHANGE = 0
OPEN = 1
GO = 2
TURN = 3
TRY = 4
HINTS = 5

# How it ended.
OPENED = 0  # it has not
LEFT = 1
GUIDED = 2  # the guided round is wanted

# Microseconds without a press.
QUIET = 2_000_000  # what was changed can be kept: longer than a key is held that takes its press back
READ = 2_500_000  # in place of the keys it says what the row means, for as long; and so on in turns
IDLE = 180_000_000  # nobody is there any more
BEAT = 500_000  # the last ones of a key that is being held are counted down, as in play
_BEATS = 2


class Menu:
    """settings, statistics: what is changed. codes: for each player the codes of the four keys. rows: some of ROWS.

    page, row: the page and the row of the list that are chosen. sheet, sheets: the sheet of each page, and how many it
    has; who draws them says so. explains: whether what the row means is to be shown. player: who has pressed last.
    is_reset: the statistics have just been. beats: until the key held down does that, 2 or 1; 0 if it does not, or not
    soon. end: LEFT or GUIDED once it is over. is_changed: something of all this was; whoever looks sets it to False.
    is_kept: nothing of settings and statistics was changed; whoever keeps them sets it to True.
    """

    def __init__(self, settings, statistics, codes, player, rows=ROWS):
        self.settings = settings
        self.statistics = statistics
        self.player = player
        self.page = LIST
        self.sheet = 0
        self.sheets = [1] * PAGES
        self.explains = False
        self.is_reset = False
        self.beats = 0
        self.end = OPENED
        self.is_changed = True
        self.is_kept = True
        self.rows = rows
        self.at = 0  # in rows
        self.codes = codes
        self._down = -1  # the key that went down last: code + 8 * player
        self._was = -1  # what its press has changed: the choice before
        self._heard = -1  # when a key was pressed last

    @property
    def row(self):
        """The chosen row of the list."""
        return self.rows[self.at]

    def hint(self):
        """What the keys do now."""
        if self.page == LIST:
            return CHANGE if self.row < COUNT else GO if self.row == LEAVE else OPEN
        return TRY if self.page == GUIDE and self._is_last() else TURN

    def is_reset_sheet(self):
        """Whether a key held down would reset the statistics: on their last sheet."""
        return self.page == STATISTICS and self._is_last()

    def add(self, stamp, player, code):
        """A press, as key sources tell it."""
        key = code & KEY
        if self.end:
            return
        if code & RELEASE:
            if self._down == key + 8 * player:
                self._down = -1
            return
        if code & HELD:
            if self._down == key + 8 * player:
                self._hold(player, key)
            return
        self._heard = stamp
        self.explains = False
        self._down = key + 8 * player
        self._was = -1
        if key == PAUSE:
            self._down = -1
            self._back()
            return
        function = self._function(player, key)
        if function < FUNCTIONS:
            self.player = player
            self.is_changed = True
            if self.page == LIST:
                self._choose(function)
            else:
                self._turn(function)

    def wait(self, now):
        """The time: nobody stays for ever, and whoever stays at a row can read what it means."""
        if self._heard < 0:
            self._heard = now
        quiet = ticks.diff(now, self._heard)
        if not self.end and quiet >= IDLE:
            self.end = LEFT
        explains = self.page == LIST and quiet // READ % 2 == 1
        beats = self._beats(quiet)
        if explains != self.explains or beats != self.beats:
            self.explains = explains
            self.beats = beats
            self.is_changed = True

    def is_to_keep(self, now):
        """Whether something was changed, and this is a quiet moment to keep it."""
        return not self.is_kept and ticks.diff(now, self._heard) >= QUIET

    def _beats(self, held):
        """Of the key that went down last, held for so many microseconds, if it is the one that resets."""
        down = self._down
        if down < 0 or not self.is_reset_sheet() or self._function(down >> 3, down & KEY) != MORE:
            return 0
        left = HELD_AFTER - held
        return (left + BEAT - 1) // BEAT if 0 < left <= _BEATS * BEAT else 0

    def _function(self, player, key):
        for function in range(FUNCTIONS):
            if self.codes[player][function] == key:
                return function
        return FUNCTIONS

    def _choose(self, function):
        row = self.row
        if function <= DOWN:
            self.at = (self.at + (1 if function == DOWN else -1)) % len(self.rows)
        elif row < COUNT:
            self._was = self.settings.get(row)
            self.settings.step(row, 1 if function == MORE else -1)
            self.is_kept = False
        elif function == LESS:
            return
        elif row == LEAVE:
            self.end = LEFT
        else:
            self._open(row - FIRST_PAGE)

    def _turn(self, function):
        if function == LESS:
            self._back()
        elif function == MORE and self.hint() == TRY:
            self.end = GUIDED
        elif function != MORE or not self.is_reset_sheet():  # there, that key is to be held
            self.is_reset = False
            self.sheet = (self.sheet + (-1 if function == UP else 1)) % self.sheets[self.page]

    def _hold(self, player, key):
        self.is_changed = True
        if self.is_reset_sheet() and self._function(player, key) == MORE:
            self.statistics.reset()
            self._down = -1
            self.is_reset = True
            self.is_kept = False
            return
        if self._was >= 0:
            self.settings.set(self.row, self._was)
        self._back()

    def _back(self):
        if self.page == LIST:
            self.end = LEFT
        else:
            self._open(LIST)

    def _open(self, page):
        self.page = page
        self.sheet = 0
        self.is_reset = False
        self.is_changed = True

    def _is_last(self):
        return self.sheet == self.sheets[self.page] - 1
