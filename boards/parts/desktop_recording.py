# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Traces in files; it must never know what is in a trace, only how one begins."""

import os

from spit.trace import FIRST_LINE


class Recording:
    """The first match goes into the file named, the second one into a file with -2 before its ending, and so on.

    The game goes on when nothing more can be written; `trouble` then says why, else it is None.
    """

    def __init__(self, path):
        self._path = path
        self._written = []
        self.trouble = None
        self._file = self._open(path)

    def write(self, text):
        """One line."""
        if self.trouble:
            return
        path = self._path
        try:
            if text == FIRST_LINE:
                if self._written:
                    self._file.close()
                    root, ending = os.path.splitext(path)
                    path = "%s-%d%s" % (root, len(self._written) + 1, ending)
                    self._file = self._open(path)
                if os.path.isfile(path):
                    self._file.truncate(0)
                self._written.append(path)
            self._file.write(text + "\n")
        except OSError as error:
            self._break_off(error)

    def close(self):
        """The names of the files with a match in them."""
        try:
            self._file.close()
        except OSError as error:
            self._break_off(error)
        return self._written

    def _break_off(self, error):
        self.trouble = self.trouble or "the recording is not complete: %s" % error.strerror

    def _open(self, path):
        # Line by line, so that a match that breaks off is there up to its last press. What is in the file already
        # stays until a match begins: there may be no place to play.
        return open(path, "a", encoding="utf-8", newline="\n", buffering=1)
