# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Traces in files; it must never know what is in a trace, only how one begins."""

import os

from spit.trace import FIRST_LINE


class Recording:
    """The first match goes into the file named, the second one into a file with -2 before its ending, and so on."""

    def __init__(self, path):
        self._path = path
        self._written = []
        self._file = self._open(path)

    def write(self, text):
        """One line."""
        if text == FIRST_LINE:
            if self._written:
                self._file.close()
                root, ending = os.path.splitext(self._path)
                self._file = self._open("%s-%d%s" % (root, len(self._written) + 1, ending))
            self._written.append(self._file.name)
        self._file.write(text + "\n")

    def close(self):
        """The names of the files with a match in them."""
        self._file.close()
        return self._written

    def _open(self, path):
        # Line by line, so that a match that breaks off is there up to its last press.
        return open(path, "w", encoding="utf-8", newline="\n", buffering=1)
