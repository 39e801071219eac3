# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""One tool at a time: the second one waits for the first; it must never know what they do."""

import os
import sys
from typing import Any


class Alone:
    """Held through a file, and let go also when the program that holds it is ended."""

    def __init__(self, path):
        self._path = path
        self._file: Any = None

    def __enter__(self):
        self._file = open(self._path, "a+", encoding="utf-8")  # open as long as it is held
        if os.name == "nt":
            import msvcrt

            self._file.seek(0)
            msvcrt.locking(self._file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
            return self
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print("Another tool is making .venv; waiting for it ...", file=sys.stderr, flush=True)
            fcntl.flock(self._file, fcntl.LOCK_EX)
        return self

    def __exit__(self, *_error):
        self._file.close()
