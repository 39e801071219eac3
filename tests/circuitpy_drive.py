# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A drive that fails when it is told to, and small projects to put onto it; it must never know what a test asserts."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

import deploy  # noqa: E402 - the tools are on the path only now
from deploy_drive import TEMPORARY, Drive  # noqa: E402

BOARD = "adafruit_macropad_rp2040"
BOOT_OUT = (
    "Adafruit CircuitPython %s on 2026-06-01; Adafruit Macropad RP2040 with rp2040\n"
    "Board ID:%s\nUID:E66058388310CAFE\nboot.py output:\n"
)
CLUSTER = 512  # bytes of the drive that fills up


class Killed(BaseException):
    """The tool is gone: nothing of it may run any more."""


class FailingDrive(Drive):
    """Counts the changes, and raises `error` in place of number `fails_at` and ever after.

    is_torn: a file whose writing fails is left half written. capacity: bytes, counted in clusters.
    """

    def __init__(self, root, fails_at=None, error=None, is_torn=False, capacity=None):
        super().__init__(root)
        self.log = []
        self._fails_at, self._error, self._is_torn, self._capacity = fails_at, error, is_torn, capacity

    def _step(self, name, path, to=None):
        # One that is killed does nothing more; a drive that is gone or full refuses everything from then on.
        if self._fails_at is not None and len(self.log) >= self._fails_at:
            raise self._error
        self.log.append((name, path) if to is None else (name, path, to))

    def read(self, path):
        if isinstance(self._error, OSError) and self._fails_at is not None and len(self.log) >= self._fails_at > 0:
            raise self._error
        return super().read(path)

    def settle(self):
        pass

    def cluster(self):
        return CLUSTER

    def free(self):
        return super().free() if self._capacity is None else self._capacity - self.used()

    def used(self):
        """Bytes in clusters, folders with them."""
        paths = list(self.root.rglob("*"))
        return sum(CLUSTER if path.is_dir() else -(-path.stat().st_size // CLUSTER) * CLUSTER for path in paths)

    def _put(self, path, content):
        if self._is_torn and len(self.log) == self._fails_at:
            self.at(path).write_bytes(content[: len(content) // 2])
        self._step("put", path)
        self.at(path).write_bytes(content)
        self._fits()

    def _rename(self, path, to):
        self._step("rename", path, to)
        self.at(path).replace(self.at(to))

    def _unlink(self, path):
        self._step("unlink", path)
        self.at(path).unlink()

    def _mkdir(self, folder):
        self._step("mkdir", folder)
        self.at(folder).mkdir()
        self._fits()

    def _rmdir(self, folder):
        self._step("rmdir", folder)
        self.at(folder).rmdir()

    def _fits(self):
        if self._capacity is not None and self.used() > self._capacity:
            raise OSError(28, "No space left on device")


class MadeUpSupplies:
    """Libraries from a folder, and a compiler that turns the source round."""

    def __init__(self, folder):
        self._folder = folder

    def enter(self):
        pass

    def libraries(self):
        return self._folder

    def compiled(self, files, below=""):
        if below:
            return files
        return {
            path if path == "code.py" else path[:-3] + ".mpy": text if path == "code.py" else text[::-1]
            for path, text in files.items()
        }


def make(root, files):
    """Write files, content by path, below a folder."""
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(text if isinstance(text, bytes) else text.encode())
    return root


def project(root, version="1", **more):
    """A small game; `more` names further modules of spit/, and those with None are left out."""
    files = {
        "code.py": "import boards\nfrom spit import rules, table\n# version %s\n" % version,
        "boards/__init__.py": "import spit\n",
        "boards/%s.py" % BOARD: "def keys():\n    from boards.parts import pins\n    # version %s\n" % version,
        "boards/pybadge.py": "from boards.parts import shift\n",
        "boards/desktop.py": "from boards.parts import desktop_window\n",
        "boards/parts/__init__.py": "",
        "boards/parts/pins.py": "from adafruit_words import grid\n",
        "boards/parts/shift.py": "import keypad\n",
        "boards/parts/desktop_window.py": "import pygame\n",
        "spit/__init__.py": "",
        "spit/rules.py": "VERSION = %s\n" % version + "# a comment\n" * 100,
        "spit/table.py": "PLACES = 14\n",
        "tests/test_rules.py": "",
    }
    files.update({"spit/%s.py" % name: text for name, text in more.items()})
    return make(root, {path: text for path, text in files.items() if text is not None})


def libraries(root, version="1"):
    """A library of which one module is used."""
    return make(
        root,
        {
            "adafruit_words/__init__.py": "from ._inner import X\n",
            "adafruit_words/_inner.py": "X = %s\n" % version,
            "adafruit_words/grid.py": "import adafruit_ticks\nfrom . import _inner\n",
            "adafruit_words/unused.py": "",
            "adafruit_ticks.py": "import time\n",
        },
    )


def drive(root, version="10.2.1", board=BOARD, **files):
    """A drive as CircuitPython makes it."""
    make(root, {"boot_out.txt": BOOT_OUT % (version, board), "settings.toml": "", "code.py": 'print("Hello World!")\n'})
    (root / "lib").mkdir()
    return root


def run(home, to, *words, drive_at=FailingDrive, find=None):
    """Deploy the project in home/project to a folder (None: find one); the exit status."""
    words = list(words) + (["--to", str(to)] if to else [])
    return deploy.deploy(
        deploy.arguments(words),
        project=home / "project",
        drive_at=drive_at,
        find=find or (lambda: ([], [])),
        supplies=MadeUpSupplies(home / "libraries"),
    )


def content(root):
    """Everything in a folder: bytes by path."""
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def leftovers(root):
    """What only a broken-off deploy leaves."""
    return [name for name in (TEMPORARY, "code.py.parked") if (root / name).exists()]
