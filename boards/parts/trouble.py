# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What keeps the game from going on, in plain words on the display and the console; it must never know a rule.

Loaded only when there is trouble.
"""

# The stubs' `board` is no board in particular.
# mypy: disable-error-code=attr-defined

import gc
import sys
import traceback

from boards import BoardTrouble

BY_KEY = "Press a key to start again."
BY_RESET = "Press reset to start again."
INCOMPLETE = "Spit is incomplete: no %s. Run tools/deploy.py on the PC."
READ = 3  # seconds: players press keys without looking
PAGE = 4  # seconds, where it takes more than one
_BREAKS = " /-_"  # a line may end after these


def tell(error, keys=None, display=None):
    """Say what is wrong, and never return: a device waits for a key and starts anew, a PC ends with status 1.

    keys, display: what the board has made of them by now. A display of the board's own is there from the start.
    """
    gc.collect()
    text, more = words(error, BY_KEY if keys else BY_RESET)
    if sys.implementation.name != "circuitpython":
        raise SystemExit("%s\n%s" % (text, more))
    pages = _page(text, display)
    # Not before: until then it might be the display that shows the console.
    print("\n%s\n%s" % (text, more))
    _wait(keys, pages)


def words(error, restart):
    """What to say on the display, short enough for 21 columns and 5 rows, and what more on the console."""
    said = str(error)
    if isinstance(error, BoardTrouble):
        return error.text, error.more
    if isinstance(error, ImportError):
        return _missing(said.split("'")[1] if said.count("'") > 1 else said)
    more = "".join(traceback.format_exception(type(error), error, error.__traceback__))
    if isinstance(error, MemoryError):
        return "Out of memory. tools/deploy.py --mpy leaves more free. " + restart, more
    if isinstance(error, ValueError) and said.startswith("no layout for "):
        return "No layout for %s pixels: see boards/parts/screen_layout.py." % said.split()[3].strip(":"), more
    if isinstance(error, ValueError) and said.startswith("no ") and ".bin: " in said:  # see screen_sheets.py
        return INCOMPLETE % said[3:].split(": ")[0], more
    last = type(error).__name__ + (": " + said if said else "")
    return "Something went wrong. %s. %s" % (last, restart), more


def _missing(module):
    """The same for a module that is not there."""
    top = module.split(".")[0]
    if top.startswith("adafruit_"):
        return (
            "Library %s is missing. Run tools/deploy.py on the PC." % top,
            "Or, without it: circup install -r lib/requirements.txt",
        )
    if top in ("boards", "spit"):
        return INCOMPLETE % module.replace(".", "/"), ""
    return "CircuitPython has no %s. Spit needs 9.2 or newer." % module, "This board's firmware may lack it, too."


def lines(text, columns):
    """The text in lines of at most so many characters; a word is broken only where it is longer than a line."""
    found = []
    while text:
        end = len(text)
        if end > columns:
            # A line may also end before a space, which then is dropped.
            end = columns + 1 if text[columns] == " " else columns
            while end and text[end - 1] not in _BREAKS:
                end -= 1
            end = end or columns
        found.append(text[:end].rstrip())
        text = text[end:].lstrip()
    return found


def _page(text, display):
    """Put the text onto the display, if there is one; what turns its pages, or None."""
    import board

    try:
        return _Pages(text, display or board.DISPLAY)
    except Exception as error:  # whatever is wrong with the display: the console still says it
        print("The display shows nothing: %s" % error)
        return None


class _Pages:
    """The text in CircuitPython's own font, which needs no library; page after page when it is too long."""

    def __init__(self, text, display):
        import displayio
        import terminalio

        font = terminalio.FONT
        width, height = font.get_bounding_box()[:2]
        columns, rows = display.width // width, display.height // height
        colors = displayio.Palette(2)
        colors[1] = 0xFFFFFF
        grid = displayio.TileGrid(
            font.bitmap,
            pixel_shader=colors,
            width=columns,
            height=rows,
            tile_width=width,
            tile_height=height,
        )
        root = displayio.Group()
        root.append(grid)
        display.root_group = root
        self._display = display
        self._grid = grid
        self._font = font
        self._lines = lines(text, columns)
        self._columns = columns
        self._rows = rows
        self._first = 0
        self.show()

    def turn(self):
        """The next page."""
        if len(self._lines) > self._rows:
            self._first = self._first + self._rows
            if self._first >= len(self._lines):
                self._first = 0
            self.show()

    def show(self):
        """Draw the page."""
        for row in range(self._rows):
            index = self._first + row
            line = self._lines[index] if index < len(self._lines) else ""
            for column in range(self._columns):
                sign = line[column] if column < len(line) else " "
                glyph = self._font.get_glyph(ord(sign)) or self._font.get_glyph(ord("?"))
                self._grid[column, row] = glyph.tile_index
        self._display.refresh()


class _Presses:
    """Takes presses, as spit.order.Order does; once somebody listens the first one starts everything anew."""

    is_heard = False

    def add(self, stamp, player, code):
        import supervisor

        from spit.controls import RELEASE

        if self.is_heard and not code & RELEASE:
            supervisor.reload()


def _wait(keys, pages):
    """For a key of the board; without one, for the reset button."""
    import time

    presses = _Presses()
    time.sleep(READ)
    turns = 0
    while True:
        if keys:
            try:
                keys.drain(presses)
            except Exception as error:  # the trouble may be just that
                print("No key works: %r" % error)
                keys = None
        presses.is_heard = True
        time.sleep(0.05)
        turns += 1
        if pages and turns % (PAGE * 20) == 0:
            pages.turn()
