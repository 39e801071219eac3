# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The drive of a board, or a folder in its place: reads, and changes one file at a time; it must never know what for.

Every change goes through one of five small methods (_put, _rename, _unlink, _mkdir, _rmdir), so that a test can let any
of them fail. A file is written under another name first: under its own name it is there as a whole or not at all.
Paths are given relative to the drive, with forward slashes.
"""

import os
import shutil
import time
from pathlib import Path

TEMPORARY = "spit-file.tmp"  # on the drive, while a file is written
CLUSTER = 4096  # bytes; what a file's size is rounded up to where the system does not say
SETTLE = 1.5  # seconds; CircuitPython stores the last sectors of a drive one second after they came
BUSY_TRIES = 10  # on Windows a virus scanner may hold a new file for a moment


class Drive:
    """The files below a folder."""

    def __init__(self, root):
        self.root = Path(root)

    def at(self, path):
        """The whole path of a file."""
        return self.root.joinpath(*path.split("/"))

    def read(self, path):
        """A file's content, or None if there is no such file."""
        try:
            return self.at(path).read_bytes()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            return None
        except PermissionError:
            if self.at(path).is_dir():  # what Windows says of a folder
                return None
            raise

    def is_there(self, path):
        """Whether there is a file or a folder of this name."""
        return os.path.lexists(self.at(path))

    def is_folder(self, path):
        """Whether this is a folder."""
        return self.at(path).is_dir()

    def files(self, folder=""):
        """The paths of all files below a folder, at any depth."""
        top = self.at(folder) if folder else self.root
        found = [path for path in top.rglob("*") if not path.is_dir()]
        return sorted(path.relative_to(self.root).as_posix() for path in found)

    def is_read_only(self):
        """Whether the system says so; False where it says nothing before the first write."""
        if not hasattr(os, "statvfs"):
            return False
        return bool(os.statvfs(self._existing()).f_flag & os.ST_RDONLY)

    def free(self):
        """Bytes that can still be written."""
        return shutil.disk_usage(self._existing()).free

    def cluster(self):
        """The bytes that a file's size is rounded up to."""
        return os.statvfs(self._existing()).f_frsize or CLUSTER if hasattr(os, "statvfs") else CLUSTER

    def write(self, path, content):
        """Make a file, or replace it as a whole. Folders that it needs are made."""
        self._need_folder(path)
        self._put(TEMPORARY, content)
        self._rename(TEMPORARY, path)

    def move(self, path, to):
        """Give a file or a folder another name; a file of that name is replaced."""
        self._need_folder(to)
        self._rename(path, to)

    def remove(self, path):
        """Delete a file."""
        self._unlink(path)

    def remove_empty(self, folder):
        """Delete a folder if there is nothing in it."""
        if self.is_folder(folder) and not any(self.at(folder).iterdir()):
            self._rmdir(folder)

    def settle(self):
        """Wait until the board has stored what was written."""
        time.sleep(SETTLE)

    def _existing(self):
        """The folder, or the one that it will be made in."""
        path = self.root.absolute()
        while not path.exists() and path != path.parent:
            path = path.parent
        return path

    def _need_folder(self, path):
        parts = path.split("/")[:-1]
        if not self.root.is_dir():
            self.root.mkdir(parents=True)
        for count in range(1, len(parts) + 1):
            folder = "/".join(parts[:count])
            if not self.is_folder(folder):
                self._mkdir(folder)

    def _put(self, path, content):
        with open(self.at(path), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            if hasattr(os, "posix_fadvise"):
                # What is read back must come from the drive, not from this computer's memory.
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)

    def _rename(self, path, to):
        for tries in range(BUSY_TRIES, 0, -1):
            try:
                os.replace(self.at(path), self.at(to))
                break
            except PermissionError:
                if os.name != "nt" or tries == 1:
                    raise
                time.sleep(0.1)
        self._flush_folder_of(path)
        self._flush_folder_of(to)

    def _unlink(self, path):
        self.at(path).unlink()
        self._flush_folder_of(path)

    def _mkdir(self, folder):
        self.at(folder).mkdir()
        self._flush_folder_of(folder)

    def _rmdir(self, folder):
        self.at(folder).rmdir()
        self._flush_folder_of(folder)

    def _flush_folder_of(self, path):
        if os.name == "nt":
            return  # a folder cannot be opened there
        folder = os.open(self.at(path).parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
