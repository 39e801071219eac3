#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Every check of the project, one after the other; it must never know what is checked."""

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.append(os.path.dirname(os.path.abspath(__file__)))  # for python -P

import environment

ROOT = environment.ROOT
COPY = "a copy of code.py"


def commands(pytest_arguments=()):
    """What is run: pairs of a name and a command. pytest comes last, so that its summary ends the output."""
    python = str(environment.python())
    # -I: the root's code.py must not be found in place of the standard library's `code`.
    module = [python, "-I", "-m"]
    return [
        ("ruff check", module + ["ruff", "check", "."]),
        ("ruff format", module + ["ruff", "format", "--check", "."]),
        ("mypy", module + ["mypy", "--ignore-missing-imports", "boards", "spit", "tools"]),
        ("mypy code.py", module + ["mypy", "--follow-imports=silent", COPY]),
        ("pytest", module + ["pytest", *pytest_arguments]),
    ]


def run(name, command):
    """Run one check from the root; whether it passed."""
    print("== %s: %s" % (name, " ".join(shlex.quote(word) for word in command)), flush=True)
    if COPY not in command:
        return subprocess.run(command, cwd=ROOT).returncode == 0
    with tempfile.TemporaryDirectory() as folder:
        # Under its own name mypy, too, would take it for the standard library's `code`.
        copy = Path(folder) / "front_door.py"
        copy.write_bytes((ROOT / "code.py").read_bytes())
        command = [str(copy) if word == COPY else word for word in command]
        settings = dict(os.environ, MYPYPATH=str(ROOT))
        return subprocess.run(command, cwd=ROOT, env=settings).returncode == 0


def main():
    """The exit status: 0 when every check passed."""
    parser = argparse.ArgumentParser(
        prog="test.py",
        description="Run every check: ruff, types, pytest and with it the game on the MicroPython VM. "
        "The first call makes .venv, the project's own Python environment.",
        epilog="Whatever else is given goes to pytest, for example a test's file, or -k WORD.",
    )
    pytest_arguments = parser.parse_known_args()[1]
    environment.enter("play", "test", "deploy")
    *checks, tests = commands(pytest_arguments)
    failed = [name for name, command in checks if not run(name, command)]
    # Before pytest, whose own summary is the last line.
    print("FAILED: %s" % ", ".join(failed) if failed else "Nothing to complain of so far.", flush=True)
    passed = run(*tests)
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
