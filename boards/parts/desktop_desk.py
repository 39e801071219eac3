# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What stands on the PC while a game goes on: what shows it, its clock, its recording; it must never know a rule."""

import os
import sys
from pathlib import Path
from typing import Any

from boards.parts import desktop_keypad
from boards.parts.desktop_clock import CountedClock, RealClock
from boards.parts.desktop_nothing import Nothing
from boards.parts.desktop_nvm import FileNvm, state_file
from boards.parts.desktop_recording import Recording
from boards.parts.desktop_terminal import NoPlace
from spit import view as seen

SHOW_RESULT = 4_000  # milliseconds that a demo's result stays on the screen
_PICTURES_TAKEN = 250  # milliseconds after a match's end


def why_no_window(is_terminal_asked_for):
    """Why the game cannot or shall not be in a window; None when it can."""
    if is_terminal_asked_for:
        return "as asked"
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return "no screen was found"
    from boards.parts import desktop_window

    return desktop_window.why_not()


class Desk:
    """board: a board module whose display is shown. chosen: the command line of tools/play.py.

    no_window: why the terminal is used, or None. Raises NoPlace, and OSError for a file that cannot be written.
    """

    def __init__(self, board, chosen, no_window):
        self._board = board
        self._is_demo = chosen.demo
        self._is_fast = chosen.fast
        self._shots: Any = None
        self._recording: Any = Recording(chosen.record) if chosen.record else None
        if chosen.shots:
            from boards.parts.desktop_shots import Shots

            self._shots = Shots(chosen.shots)
        self.clock = CountedClock() if chosen.fast else RealClock(self._let_keys_in)
        self._display: Any = None
        self._result: Any = None
        self._began = 0
        self._ended = 0
        self.front = self._front(no_window)  # last: what takes the terminal over must be closed

    def make_display(self):
        """The display that code.py draws on."""
        from boards.parts.desktop_shown import ShownDisplay

        board = self._board
        if self._is_fast:
            self._display = ShownDisplay(board.WIDTH, board.HEIGHT, board.COLOR)
        else:
            self._display = ShownDisplay(board.WIDTH, board.HEIGHT, board.COLOR, self._glance_at_keys, self.front.show)
        return self._display

    def nvm(self):
        """What is kept when the game is over."""
        path = None if self._is_demo else state_file(sys.platform, os.environ, Path.home())
        return FileNvm(path)

    def turn(self, view):
        """After each turn of the loop: take pictures, and end a demo with its match."""
        now = self.clock.elapsed_ms()
        if self._shots:
            self._shots.look(view.scene, now, self._display)
        if view.scene == seen.TITLE:
            self._began = now
        if not self._is_demo or view.scene != seen.MATCH_OVER:
            return
        if self._result is None:
            self._ended = now
            self._result = result(view.winner, view.round, now - self._began)
        if now - self._ended >= _PICTURES_TAKEN:
            while not self._is_fast and self.clock.elapsed_ms() - self._ended < SHOW_RESULT:
                self._let_keys_in()
            raise SystemExit(0)

    def trace_line(self, text):
        """One line of a trace; SPIT_TRACE may also be set without a file to write to."""
        if self._recording:
            self._recording.write(text)

    def close(self):
        """Close everything; what is to be said about the game, line by line, and what went wrong."""
        self.front.close()
        lines = [self._result] if self._result else []
        if self._shots:
            lines.append("pictures in %s: %s" % (self._shots.folder, ", ".join(self._shots.written) or "none"))
            if self._result and self._shots.missing():
                lines.append("this match had no %s" % ", ".join(self._shots.missing()))
        if self._recording:
            lines.extend("recorded in " + path for path in self._recording.close())
        troubles = [each.trouble for each in (self._shots, self._recording) if each and each.trouble]
        return lines, troubles

    def _front(self, no_window):
        board = self._board
        if self._is_fast:
            return Nothing(board.SCHEME)
        if no_window is None:
            from boards.parts.desktop_window import Window

            title = "Spit \u2013 " + board.NAME
            return Window(title, board.WIDTH, board.HEIGHT, board.SCHEME, self._is_demo)
        if not _is_terminal(sys.stdout) or not (self._is_demo or _is_terminal(sys.stdin)):
            raise NoPlace(
                "There is nowhere to play: no window (%s), and this is no terminal. "
                "--demo --fast needs neither." % no_window
            )
        from boards.parts.desktop_terminal import Terminal

        return Terminal(board.WIDTH, board.HEIGHT, board.SCHEME, self._is_demo, no_window)

    def _let_keys_in(self):
        self.front.let_keys_in(desktop_keypad.change)

    def _glance_at_keys(self):
        self.front.let_keys_in(desktop_keypad.change, 0)


def _is_terminal(file):
    """False also for a closed one, for which Python has None."""
    return file is not None and file.isatty()


def result(winner, rounds, length_ms):
    """How a match ended, in words."""
    minutes, seconds = divmod(length_ms // 1000, 60)
    plural = "" if rounds == 1 else "s"
    return "player %d wins after %d round%s, %d min %d s" % (winner + 1, rounds, plural, minutes, seconds)
