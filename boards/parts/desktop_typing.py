# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Characters typed on a terminal, one by one as they come and not shown; it must never know what they mean."""

import os
import re
import select
import sys
import time

try:
    import termios
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]
    import msvcrt

_SEQUENCE = re.compile("\x1b[\\[O][0-9;?]*[ -/]*[@-~]")  # an arrow key and the like
_SPECIAL = 6  # the index of the control characters in termios' list


class Typing:
    """Takes the terminal over; close() gives it back as it was."""

    def __init__(self):
        self._file = sys.stdin.fileno()
        self._before = None
        if termios:
            self._before = termios.tcgetattr(self._file)
            mode = termios.tcgetattr(self._file)
            mode[0] &= ~termios.IXON  # Ctrl-S would stop the game
            mode[3] &= ~(termios.ICANON | termios.ECHO)
            mode[_SPECIAL][termios.VMIN] = 1
            mode[_SPECIAL][termios.VTIME] = 0
            # Ctrl-Z would leave the terminal taken over.
            mode[_SPECIAL][termios.VSUSP] = b"\0"
            termios.tcsetattr(self._file, termios.TCSADRAIN, mode)

    def typed(self, wait):
        """Wait up to so many seconds; the characters that came, without arrow keys and the like."""
        if not termios:
            return self._typed_on_windows(wait)
        if not select.select((self._file,), (), (), wait)[0]:
            return ""
        characters = os.read(self._file, 256)
        if not characters:
            raise SystemExit(0)  # the terminal is gone
        return _SEQUENCE.sub("", characters.decode("utf-8", "ignore"))

    def close(self):
        """The terminal is as it was."""
        if self._before is not None:
            termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)
            self._before = None

    def _typed_on_windows(self, wait):
        characters = ""
        while msvcrt.kbhit():  # type: ignore[attr-defined,unused-ignore]
            character = msvcrt.getwch()  # type: ignore[attr-defined,unused-ignore]
            if character in "\x00\xe0":
                msvcrt.getwch()  # type: ignore[attr-defined,unused-ignore]
            elif character == "\x03":
                raise KeyboardInterrupt
            else:
                characters += character
        if not characters:
            time.sleep(wait)
        return characters
