# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A terminal that shows the device's display as text, with the key map below it; it must never know the game."""

import io
import itertools
import os
import signal
import sys
import textwrap
import time
from typing import Any

from boards.parts import desktop_blocks, desktop_layout
from boards.parts.desktop_taps import Taps
from boards.parts.desktop_typing import Typing

LEGEND_WIDTH = 78
LOOK_AT_SIZE_EVERY = 0.25  # seconds

_PLAYER_INKS = ("\x1b[1;93m", "\x1b[1;94m")


class NoPlace(Exception):
    """There is nowhere to show the game; the message says what can be done."""


def supported_colors(environment, is_windows):
    """The colors that a terminal shows, as it says in its environment."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return desktop_blocks.PLAIN
    term = environment.get("TERM", "")
    if environment.get("COLORTERM") in ("truecolor", "24bit") or term.endswith("-direct") or is_windows:
        return desktop_blocks.TRUE_COLOR
    return desktop_blocks.COLORS_256


def legend(scheme, key_names, is_demo, why, columns):
    """The key map, for a terminal of so many columns, as lines of (left text, right text)."""
    half = max(1, columns // 2 - 1)
    sides = []
    for player in range(2):
        names = key_names[player]
        texts = [
            " ".join(names[first : first + count]) + "\xa0" + words.replace(" ", "\xa0")
            for first, count, words in desktop_layout.groups(scheme)
        ]
        joined = "  ".join(text.replace(" ", "\xa0") for text in texts)
        sides.append([line.replace("\xa0", " ") for line in textwrap.wrap(joined, half)])
    lines: list = [desktop_layout.PLAYERS]
    lines.extend(itertools.zip_longest(*sides, fillvalue=""))
    words = "Demo: two computer players." if is_demo else desktop_layout.says(scheme, key_names)
    words += " Space: pause, and go on; Ctrl-C: end. (Played in the terminal: %s.)" % why
    return lines + [(line, "") for line in textwrap.wrap(words, columns)]


class Terminal:
    """Takes the terminal over at once; raises NoPlace when it is too small.

    width, height: of the display. why: what stands against a window.
    """

    def __init__(self, width, height, scheme, is_demo, why):
        self._console = sys.stdout
        self._out = self._console.buffer
        self._printed = io.StringIO()
        self._display_size = (width, height)
        self._key_map = (scheme, is_demo, why)
        self._colors = supported_colors(os.environ, os.name == "nt")
        self.key_names = tuple(desktop_layout.player_keys(scheme, player) for player in range(2))
        places = self.key_names[0] + self.key_names[1]
        self._places = {place.lower(): place for place in places}
        self._places[" "] = self._places["\x1b"] = desktop_layout.PAUSE
        self._held = tuple(names[5] for names in self.key_names) if scheme == "quick" else ()
        self._taps = None
        self._picture: Any = None
        self._display: Any = None
        self._look_at = 0.0
        self._arrange(self._terminal_size())
        if os.name == "nt":
            os.system("")  # switches the escapes of a Windows console on
        for name in ("SIGTERM", "SIGHUP", "SIGQUIT"):
            if hasattr(signal, name):
                # So that the terminal is given back then, too.
                signal.signal(getattr(signal, name), lambda number, _frame: sys.exit(128 + number))
        self._typing: Any = None
        try:
            self._typing = Typing() if sys.stdin and sys.stdin.isatty() else None
            self._write("\x1b[?1049h\x1b[?25l")
            sys.stdout = self._printed  # the picture is where the console was
            self._draw_all()
        except BaseException:  # Ctrl-C just now
            self.close()
            raise

    def let_keys_in(self, change, wait_ms=1):
        """Wait up to a millisecond (or not at all), then pass each key's edge to change(place, pressed)."""
        if not self._typing:
            time.sleep(wait_ms / 1000)
        else:
            if self._taps is None:
                self._taps = Taps(change, self._held)
            characters = self._typing.typed(wait_ms / 1000)
            now_ms = time.monotonic_ns() // 1_000_000
            self._taps.let_go(now_ms)
            for character in characters:
                place = self._places.get(character.lower())
                if place:
                    self._taps.tap(place, now_ms)
        if time.monotonic() >= self._look_at:
            self._look_at = time.monotonic() + LOOK_AT_SIZE_EVERY
            self._look_at_size()

    def show(self, display):
        """What the display changed at its last refresh (see FrameDisplay)."""
        self._display = display
        if self._picture:
            self._picture.dim(display.light)
            self._write(self._picture.text(display.frame, self._left, 1, display.dirty_areas))

    def close(self):
        """The terminal is as it was, and shows each line that the game has printed meanwhile."""
        if self._typing:
            self._typing.close()
        self._write("\x1b[0m\x1b[?25h\x1b[?1049l")
        sys.stdout = self._console
        for line in dict.fromkeys(self._printed.getvalue().splitlines()):
            print(line)
        self._printed = io.StringIO()

    def _arrange(self, size):
        """Choose the picture that fits a terminal of (columns, lines)."""
        self._size = size
        self._picture = None
        width, height = self._display_size
        for kind in (desktop_blocks.HalfBlocks, desktop_blocks.Dots):
            picture = kind(width, height, self._colors)
            self._legend = self._legend_for(min(size[0], max(LEGEND_WIDTH, picture.columns)))
            if picture.columns <= size[0] and picture.rows + len(self._legend) <= size[1]:
                self._picture = picture
                self._left = (size[0] - picture.columns) // 2 + 1
                return
        needed = (max(picture.columns, 40), picture.rows + len(self._legend_for(max(picture.columns, 40))))
        self._message = (
            "This terminal has %d columns and %d lines; the display needs %d columns and %d lines. Make it larger%s."
            % (size + needed + ("" if height <= 64 else ", or take a smaller display: --board raspberry_pi_pico",))
        )
        raise NoPlace(self._message)

    def _legend_for(self, columns):
        scheme, is_demo, why = self._key_map
        return legend(scheme, self.key_names, is_demo, why, columns)

    def _look_at_size(self):
        size = self._terminal_size()
        if size != self._size:
            try:
                self._arrange(size)
            except NoPlace:
                pass
            self._draw_all()

    def _draw_all(self):
        self._write("\x1b[0m\x1b[2J")
        if not self._picture:
            self._write("\x1b[H" + "\r\n".join(textwrap.wrap(self._message, self._size[0])))
            return
        columns = min(self._size[0], max(LEGEND_WIDTH, self._picture.columns))
        left = (self._size[0] - columns) // 2 + 1
        for number, texts in enumerate(self._legend):
            row = self._picture.rows + 1 + number
            inks = _PLAYER_INKS if number == 0 and self._colors != desktop_blocks.PLAIN else ("", "")
            for side in range(2):
                column = left + side * (columns // 2 + 1)
                if texts[side]:
                    self._write("\x1b[%d;%dH%s%s\x1b[0m" % (row, column, inks[side], texts[side]))
        if self._display:
            self._picture.dim(self._display.light)
            self._write(self._picture.text(self._display.frame, self._left))

    def _write(self, text):
        self._out.write(text.encode("utf-8", "replace"))
        self._out.flush()

    def _terminal_size(self):
        try:
            columns, lines = os.get_terminal_size(self._out.fileno())
        except OSError:
            return (80, 24)
        return (columns or 80, lines or 24)
