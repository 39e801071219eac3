#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Spit on this computer: puts the PC in the device's place and runs code.py as it is; it must never know a rule."""

import argparse
import os
import runpy
import sys
from typing import Any

sys.path.append(os.path.dirname(os.path.abspath(__file__)))  # for python -P

import environment

sys.path.append(str(environment.ROOT))  # at the end: at the front, code.py would hide the standard library's `code`

from spit.settings import LEVELS

NO_BOARDS = ("__init__", "desktop")
LARGEST_SEED = (1 << 30) - 1  # as boards/parts/settings.py has it


def board_names(root):
    """The boards that can be chosen, by their ids."""
    return sorted(path.stem for path in (root / "boards").glob("*.py") if path.stem not in NO_BOARDS)


def level_name(word):
    """A level of the computer players, named or counted from 1."""
    if word in LEVELS:
        return word
    if word in ("1", "2", "3", "4", "5"):
        return LEVELS[int(word) - 1]
    raise argparse.ArgumentTypeError("%r is none; there are %s, or 1 to 5" % (word, ", ".join(LEVELS)))


def arguments(command_line=None):
    """What the command line asks for; ends the program with status 2 when it makes no sense."""
    parser = argparse.ArgumentParser(
        prog="play.py",
        description="Play Spit in a window, or in the terminal where there is no screen. "
        "The first call makes .venv, the project's own Python environment.",
    )
    parser.add_argument("--board", metavar="NAME", help="the display and the keys of this board (see boards/)")
    parser.add_argument("--display", metavar="KIND", help="another display, for a board that can have several")
    parser.add_argument("--demo", action="store_true", help="two computer players play one match")
    parser.add_argument("--fast", action="store_true", help="a demo without waiting and without a window")
    parser.add_argument("--seed", type=int, metavar="N", help="the same cards, and in a fast demo the same match")
    parser.add_argument("--game", choices=("standard", "points"), help="which of the two games (default: standard)")
    parser.add_argument("--level", type=level_name, help="how good the computer is: %s, or 1 to 5" % ", ".join(LEVELS))
    parser.add_argument("--turned", action="store_true", help="player 2 sits opposite: that side is upside down")
    parser.add_argument("--terminal", action="store_true", help="in the terminal, even if there is a screen")
    parser.add_argument("--shots", metavar="DIR", help="write a picture (PNG) of each phase into this folder")
    parser.add_argument("--record", metavar="FILE", help="write the match as a trace, for tools/replay.py")
    chosen = parser.parse_args(command_line)
    names = board_names(environment.ROOT)
    if chosen.board is not None and chosen.board not in names:
        parser.error("there is no board %r; there are %s" % (chosen.board, ", ".join(names)))
    if chosen.seed is not None and not 0 <= chosen.seed <= LARGEST_SEED:
        parser.error("argument --seed: a whole number from 0 to %d is needed" % LARGEST_SEED)
    chosen.demo = chosen.demo or chosen.fast
    return chosen


def settings(chosen):
    """What code.py reads, as it would read settings.toml on a device."""
    found = {}
    if chosen.seed is not None:
        found["SPIT_SEED"] = str(chosen.seed)
    if chosen.demo:
        found["SPIT_DEMO"] = "1"
    if chosen.game:
        found["SPIT_GAME"] = chosen.game
    if chosen.level:
        found["SPIT_LEVEL"] = chosen.level
    if chosen.display:
        found["SPIT_DISPLAY"] = chosen.display
    if chosen.turned:
        found["SPIT_TURNED"] = "1"
    if chosen.record:
        found["SPIT_TRACE"] = "1"
    return found


def complain(trouble):
    """Say what is wrong; the exit status."""
    print("play.py: %s" % trouble, file=sys.stderr)
    return 2


def play(chosen):
    """The whole program, inside .venv; the exit status."""
    os.environ.update(settings(chosen))

    try:
        from boards import BoardTrouble, desktop

        try:
            desktop.start(chosen)
        except (BoardTrouble, desktop.NoPlace) as trouble:
            return complain(trouble)
        except OSError as trouble:
            return complain("%s cannot be written: %s" % (trouble.filename, trouble.strerror))
        return _run(desktop)
    except KeyboardInterrupt:
        return 130  # while all that was loaded


def _run(desktop):
    status: Any = 0
    try:
        while True:
            try:
                runpy.run_path(str(environment.ROOT / "code.py"), run_name="__main__")
                break
            except desktop.Restart:
                pass  # after the menu: what was chosen counts from the start on
    except KeyboardInterrupt:
        status = 130
    except SystemExit as end:
        status = end.code
    finally:
        lines, troubles = desktop.finish()
    for line in lines:
        print(line)
    for trouble in troubles:
        status = complain(trouble)
    return status


if __name__ == "__main__":
    CHOSEN = arguments()
    environment.enter("play")
    sys.exit(play(CHOSEN))
