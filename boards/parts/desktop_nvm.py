# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A file in place of a device's microcontroller.nvm; it must never know what is kept in it."""

import os
from pathlib import Path

SIZE = 4096  # as on RP2040


def state_file(platform, environment, home):
    """Where this computer keeps a program's state. The three are sys.platform, os.environ and Path.home()."""
    if platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Spit"
    elif platform == "darwin":
        folder = home / "Library" / "Application Support" / "Spit"
    else:
        # A path that is not absolute counts as none, says the XDG specification.
        folder = Path(environment.get("XDG_STATE_HOME", ""))
        folder = (folder if folder.is_absolute() else home / ".local" / "state") / "spit"
    return folder / "nvm.bin"


class FileNvm:
    """Bytes of a file, which is read each time, since another game may have written it; None: of no file, for demos.

    OSError says that it cannot be read or written. The file is never there by half.
    """

    def __init__(self, path=None):
        self._path = path
        self._bytes = bytearray(b"\xff" * SIZE)

    def __len__(self):
        return SIZE

    def __getitem__(self, index):
        return self._read()[index]

    def __setitem__(self, index, value):
        changed = self._read()
        changed[index] = value
        if len(changed) != SIZE:
            raise ValueError("Slice and value different lengths.")
        if self._path:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            partial = self._path.with_suffix(".%d" % os.getpid())
            partial.write_bytes(changed)
            os.replace(partial, self._path)
        else:
            self._bytes = changed

    def _read(self):
        if not self._path:
            return bytearray(self._bytes)
        try:
            found = self._path.read_bytes()[:SIZE]
        except FileNotFoundError:
            found = b""
        return bytearray(found + b"\xff" * (SIZE - len(found)))
