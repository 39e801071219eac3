# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What a deploy is going to change on a drive: compares and decides, and must never change anything itself."""

import deploy_manifest as manifests
from deploy_drive import TEMPORARY
from deploy_manifest import Manifest, fingerprint

FRONT_DOOR = "code.py"
PARKED = "code.py.parked"  # the game's code.py while other files change
NOTICE_MARK = b"# Spit's place holder:"
NOTICE = (
    NOTICE_MARK
    + b""" tools/deploy.py puts code.py here when all else is in its place.
import time

print("Spit is incomplete.\\nRun tools/deploy.py.")
while True:
    time.sleep(1)
"""
)
NEW_BOARDS = b'print("Hello World!")'  # code.py as CircuitPython makes it
KEPT_IN = "before-spit"  # where --force moves what was in the way
MANIFEST_SPARE = 2  # the list is written twice


class Plan:
    """writes, stale, aside: paths to write (code.py last), to delete, to move out of the way.

    conflicts: pairs of a path and why it is in the way; with any of these nothing must be done.
    left: libraries that somebody else put there, and that stay as they are.
    """

    def __init__(self, drive, files, board, force=False):
        """files: content by path, as deploy_payload gives them. force: move aside what is in the way."""
        self.found = manifests.parse(drive.read(manifests.NAME))
        self._drive = drive
        self.left = self._others_libraries(files, force)
        self.files = {path: files[path] for path in files if _library(path) not in self.left}
        self.conflicts: list = []
        self.writes: list = []
        self.stale: list = []
        for path, content in self.files.items():
            self._compare(path, content)
        self.aside = sorted({path for path, _ in self.conflicts}) if force else []
        if force:
            self.conflicts = []
        for path in sorted(self.found.files):
            if path not in self.files and path != FRONT_DOOR and self.is_ours(path, drive.read(path)):
                self.stale.append(path)
        self.goal = Manifest(board, {path: fingerprint(self.files[path]) for path in self.files}, True)
        self.kept_in = self._free_name()

    def changes_files(self):
        """Whether any file of the game is written, deleted or moved."""
        return bool(self.writes or self.stale or self.aside)

    def is_done(self):
        """Whether everything is as it is to be."""
        return not self.changes_files() and self._drive.read(manifests.NAME) == self.goal.text()

    def is_ours(self, path, content):
        """Whether the file with this content (None: no file) was put there by a deploy, and nobody changed it since.

        What a broken-off deploy left is ours whatever stands in it; code.py is only when its content is known.
        """
        if content is None:
            return False
        if path == FRONT_DOOR and is_no_program(content):
            return True
        listed = self.found.files.get(path)
        if listed is None:
            return False
        return fingerprint(content) == listed or (not self.found.is_complete and path != FRONT_DOOR)

    def need(self):
        """The most bytes that are in use at any moment beyond those of before.

        Each file is there twice while it is replaced, and takes whole clusters.
        """
        cluster = self._drive.cluster()

        def size(content):
            return 0 if content is None else -(-max(len(content), 1) // cluster) * cluster

        folders = len(self._new_folders()) + 2 * len(self.aside)
        used = size(NOTICE) + MANIFEST_SPARE * size(self.goal.text()) + folders * cluster
        used -= sum(size(self._drive.read(path)) for path in self.stale)
        most = used
        for path in self.writes:
            most = max(most, used + size(self.files[path]))
            used += size(self.files[path])
            if path not in self.aside and path != FRONT_DOOR:
                used -= size(self._drive.read(path))
        return most if self.changes_files() else 0

    def _compare(self, path, content):
        there = self._drive.read(path)
        if path.endswith(".mpy"):
            self._look_for_shadow(path[: -len(".mpy")] + ".py")
        if there == content:
            return
        self.writes.append(path)
        if self._drive.is_folder(path):
            self.conflicts.append((path, "is a folder"))
        elif there is not None and not self.is_ours(path, there):
            was_ours = path in self.found.files
            self.conflicts.append((path, "was changed on the drive" if was_ours else "is not Spit's"))

    def _look_for_shadow(self, path):
        # CircuitPython takes a .py before a .mpy.
        there = self._drive.read(path)
        if there is not None and not self.is_ours(path, there):
            self.conflicts.append((path, "would be used in place of the compiled file"))

    def _others_libraries(self, files, force):
        """Libraries that are there as a whole, all of them by somebody else (circup, for example)."""
        found = []
        for library in sorted({_library(path) for path in files} - {None}):
            modules = {_module(path) for path in files if _library(path) == library}
            there = [path for path in self._drive.files("lib") if _library(path) == library]
            others = [path for path in there if path not in self.found.files]
            if not force and others == there and modules <= {_module(path) for path in others}:
                found.append(library)
        return found

    def _new_folders(self):
        folders = set()
        for path in self.writes:
            parts = path.split("/")[:-1]
            folders |= {"/".join(parts[:count]) for count in range(1, len(parts) + 1)}
        return [folder for folder in folders if not self._drive.is_folder(folder)]

    def _free_name(self):
        name, number = KEPT_IN, 1
        while self._drive.is_there(name):
            number += 1
            name = "%s-%d" % (KEPT_IN, number)
        return name


def is_no_program(content):
    """Whether this code.py is nobody's: empty, CircuitPython's own, or this tool's place holder."""
    return content.strip() in (b"", NEW_BOARDS) or content.startswith(NOTICE_MARK)


def belongs_to_deploy(path):
    """Whether a file at the top of a folder shows that a deploy began there."""
    return path in (manifests.NAME, TEMPORARY, PARKED)


def _library(path):
    """The library that a file in lib/ belongs to, or None."""
    return path.split("/")[1].split(".")[0] if path.startswith("lib/") else None


def _module(path):
    return path.rsplit(".", 1)[0]
