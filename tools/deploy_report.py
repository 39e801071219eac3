# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What a person reads while a deploy is at work; it must never know how anything is done."""

import shutil
import sys

WIDTH = 72  # columns, at most


def size(count):
    """A number of bytes, for people."""
    if count < 1000:
        return "%d bytes" % count
    return "%.1f KB" % (count / 1024) if count < 1000 * 1024 else "%.1f MB" % (count / 1024 / 1024)


def say(text=""):
    """A line of the report."""
    print(text, flush=True)


def complain(text):
    """What is wrong, where errors go."""
    print("deploy.py: %s" % text, file=sys.stderr, flush=True)


class Progress:
    """A line that goes on changing in a terminal; a line for each file elsewhere."""

    def __init__(self, out=None):
        self._out = out or sys.stdout
        self._is_terminal = self._out.isatty()

    def __call__(self, part, path):
        """part: 0 to 1. path: the file that comes now, None at the end."""
        line = "%3d%%  %s" % (int(part * 100), path or "all files are there and read back the same")
        if self._is_terminal:
            width = min(WIDTH, shutil.get_terminal_size().columns - 1)
            self._out.write("\r" + line[:width].ljust(width) + ("" if path else "\n"))
        else:
            self._out.write(line + "\n")
        self._out.flush()

    def break_off(self):
        """End the line that was changing."""
        if self._is_terminal:
            self._out.write("\n")
            self._out.flush()
