# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which files a board needs, found by following the imports; it must never know the drive.

All of spit/ goes along; of boards/ the board's own file, the parts that it reaches, the sheets of its display and all
languages; of the libraries the modules that are reached. Nothing of the PC's is reached from a board.
"""

import ast
import os
import subprocess
import sys

from deploy_refusal import Misuse, Refusal

FRONT_DOOR = "code.py"
NO_BOARDS = ("__init__", "desktop")
READS_SHEETS = "boards/parts/screen_sheets.py"
SHEETS = "boards/parts/sheets/%dx%d.bin"
READS_WORDS = "boards/parts/screen.py"
WORDS = "boards/parts/words"  # a language is chosen on the device, so its name is in no import
# What a board's file says of its display: the size, and the choices if there are any.
ASK = """
import sys
sys.path.append(sys.argv[1])
import boards
board = boards.find(sys.argv[2])
print(board.WIDTH, board.HEIGHT, *getattr(board, "DISPLAYS", ()))
"""
BUILT_IN = ("adafruit_bus_device", "adafruit_pixelbuf")  # part of CircuitPython where a board needs them


def board_names(project):
    """The boards that there are files for, by their ids."""
    return sorted(path.stem for path in (project / "boards").glob("*.py") if path.stem not in NO_BOARDS)


def refuse_unknown(project, board):
    """Raises Misuse when there is no file for a board."""
    names = board_names(project)
    if board not in names:
        raise Misuse(
            "There is no file boards/%s.py. The boards are:\n  %s\n"
            "Adding one takes one file: docs/adding-a-board.md." % (board, "\n  ".join(names))
        )


def files_for(board, project, libraries=None):
    """The content of each file by its path on the drive, code.py last.

    libraries: the folder of the device's libraries; None while they are not here, then there are none. Raises Refusal
    when the board needs a library that is not among them.
    """
    game = [path.relative_to(project).as_posix() for path in (project / "spit").rglob("*.py")]
    reached = _Reached(project, libraries)
    reached.follow([FRONT_DOOR, "boards/__init__.py", "boards/%s.py" % board] + sorted(game))
    if READS_WORDS in reached.files:
        reached.follow(path.relative_to(project).as_posix() for path in sorted((project / WORDS).glob("*.py")))
        for path in (project / WORDS).glob("*.bin"):
            reached.files[path.relative_to(project).as_posix()] = path.read_bytes()
    if libraries and reached.missing:
        name, by = sorted(reached.missing.items())[0]
        raise Refusal("%s needs the library %s, and lib/requirements.txt does not name it." % (by, name))
    if READS_SHEETS in reached.files:
        for size in _display_sizes(board, project):
            path = SHEETS % size
            if not (project / path).is_file():
                raise Refusal("There is no %s for the display of %s: see docs/adding-a-board.md." % (path, board))
            reached.files[path] = (project / path).read_bytes()
    ordered = sorted(reached.files, key=lambda path: (path == FRONT_DOOR, not path.startswith("lib/"), path))
    return {path: reached.files[path] for path in ordered}


def _display_sizes(board, project):
    """The sizes of the displays that a board may have, as its file says. Raises Refusal when that cannot be read."""
    width, height, *choices = _ask(board, project)
    sizes = [(width, height)] + [_ask(board, project, choice)[:2] for choice in choices]
    return sorted({(int(width), int(height)) for width, height in sizes})


def _ask(board, project, display=None):
    # Another Python reads the file: this one may have the project's own `boards` loaded, or another project's.
    settings = {name: value for name, value in os.environ.items() if not name.startswith("SPIT_")}
    if display is not None:
        settings["SPIT_DISPLAY"] = display
    command = [sys.executable, "-I", "-c", ASK, str(project), board]
    done = subprocess.run(command, env=settings, capture_output=True, text=True)
    if done.returncode:
        why = done.stderr.strip().splitlines()[-1]
        raise Refusal("boards/%s.py does not tell the display's size on this computer: %s" % (board, why))
    return done.stdout.splitlines()[-1].split()


class _Reached:
    """What is reached by imports, at any depth and also from inside functions."""

    def __init__(self, project, libraries):
        self._project = project
        self._libraries = libraries
        self.files = {}
        self.missing = {}  # a library that is not there: who wants it

    def follow(self, paths):
        """Take these files of the project and all that they import."""
        waiting = list(paths)
        while waiting:
            path = waiting.pop()
            if path in self.files:
                continue
            self.files[path] = self._read(path)
            for name, is_tried in _imported(path, self.files[path]):
                found = self._find(name)
                if found:
                    waiting.append(found)
                elif self._is_missing(name) and not is_tried:
                    self.missing.setdefault(name.split(".")[0], path)

    def _read(self, path):
        if path.startswith("lib/"):
            return (self._libraries / path[len("lib/") :]).read_bytes()
        return (self._project / path).read_bytes()

    def _find(self, name):
        """The path on the drive of a module's file, or None."""
        stem = name.replace(".", "/")
        for path in (stem + "/__init__.py", stem + ".py"):
            if name.split(".")[0] in ("boards", "spit"):
                if (self._project / path).is_file():
                    return path
            elif self._libraries and (self._libraries / path).is_file():
                return "lib/" + path
        return None

    def _is_missing(self, name):
        # A name within a module that is there is not a module; other libraries cannot be told from CircuitPython's own.
        top = name.split(".")[0]
        return top.startswith("adafruit_") and top not in BUILT_IN and not self._find(top)


def _imported(path, content):
    """Pairs: the name of a module that a file may import, and whether it does without if there is none."""
    package = path[len("lib/") :] if path.startswith("lib/") else path
    package = package.split("/")[:-1]
    tree = ast.parse(content, path)
    tries = [node for node in ast.walk(tree) if isinstance(node, ast.Try)]
    tried = {inner for node in tries for part in node.body for inner in ast.walk(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join(base + ([node.module] if node.module else []))
            names = [start] + ["%s.%s" % (start, alias.name) for alias in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".")
            for count in range(1, len(parts) + 1):
                yield ".".join(parts[:count]), node in tried
