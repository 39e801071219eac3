# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The PC as one more board, with the display and the keys of another one; it must never know a rule.

tools/play.py calls start() before code.py finds this board, and finish() after it.
"""

from typing import Any

import boards
from boards.parts import desktop_layout, desktop_standins
from boards.parts.desktop_desk import Desk, why_no_window
from boards.parts.desktop_standins import Restart
from boards.parts.desktop_terminal import NoPlace

IN_WINDOW = "raspberry_pi_pico2"  # the board whose display and keys are taken if nobody chooses
IN_TERMINAL = "raspberry_pi_pico"  # the same where a pixel is half a character

NAME = "PC"
SCHEME = "direct"
KEYS: tuple = ((), ())
PAUSE = 0
KEY_NAMES: tuple = ((), ())
MENU_KEYS: Any = None
WIDTH, HEIGHT, COLOR = 128, 64, False
TURNED = False  # at a PC both players sit at the same side

_desk: Any = None

__all__ = ("NoPlace", "Restart", "display", "finish", "keys", "nvm", "start", "trace_line", "turn")


def start(chosen):
    """Open what shows the game, and put the stand-ins where code.py finds them. chosen: play.py's command line.

    Raises NoPlace when there is neither a window nor a fitting terminal, BoardTrouble when the board has no such
    display, OSError when a file cannot be written.
    """
    global NAME, SCHEME, KEYS, PAUSE, KEY_NAMES, MENU_KEYS, WIDTH, HEIGHT, COLOR, _desk
    no_window = None if chosen.fast else why_no_window(chosen.terminal)
    model = boards.find(chosen.board or (IN_TERMINAL if no_window else IN_WINDOW))
    displays = getattr(model, "DISPLAYS", ())
    if chosen.display and chosen.display not in displays:
        others = "there are " + ", ".join(displays) if displays else "it has just the one"
        raise boards.BoardTrouble("%s: no display %s, %s." % (model.NAME, chosen.display, others))
    NAME, SCHEME, KEYS = model.NAME, model.SCHEME, model.KEYS
    WIDTH, HEIGHT, COLOR = model.WIDTH, model.HEIGHT, model.COLOR
    # The PC has a pause key also for a board that has none.
    PAUSE = max(KEYS[0] + KEYS[1]) + 1 if model.PAUSE is None else model.PAUSE
    _desk = Desk(model, chosen, no_window)
    KEY_NAMES = _desk.front.key_names
    MENU_KEYS = getattr(model, "MENU_KEYS", None)
    desktop_standins.install(_desk.clock)


def finish():
    """Close everything; what is to be said about the game, line by line, and what went wrong."""
    return _desk.close() if _desk else ([], [])


def keys():
    """The PC's keys, at the key numbers of the board whose display is shown."""
    import keypad

    from boards.parts.keypad_keys import KeypadKeys

    places: list = [None] * (max(KEYS[0] + KEYS[1] + (PAUSE,)) + 1)
    for player in range(2):
        for number, place in zip(KEYS[player], desktop_layout.player_keys(SCHEME, player)):
            places[number] = place
    places[PAUSE] = desktop_layout.PAUSE
    scanner = keypad.Keys(places, value_when_pressed=False, interval=0.001)
    return KeypadKeys(scanner, KEYS, PAUSE)


def display():
    """A display in memory, which the window or the terminal shows."""
    return _desk.make_display()


def nvm():
    """A file in the user's own folder; a demo keeps nothing."""
    return _desk.nvm()


def turn(session, view):
    """Called after each turn of the loop."""
    _desk.turn(view)


def trace_line(text):
    """One line of a trace, when the match is recorded."""
    _desk.trace_line(text)
