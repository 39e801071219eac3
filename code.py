# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The front door, the same on a device and on a PC: find the board and run the game; it knows no rule and no pixel."""

import gc
import os
import random

import board

import boards
from boards.parts import clock, settings
from boards.parts.screen import Screen

POINTS_LIMIT = 100  # R31


def run(device, keys, display):
    """Play on a board module (see docs/adding-a-board.md) with the keys and the display that it has made, for ever."""
    turned = settings.switch("SPIT_TURNED", device.TURNED)
    screen = Screen(display, device.WIDTH, device.HEIGHT, device.COLOR, device.KEY_NAMES, device.SCHEME, turned)
    # Not before: the title has been on the display for a while, and the screen's libraries are let go by now: all this
    # fills the room that they have left. Whoever presses meanwhile is not lost: the keys are stamped already.
    from boards.parts.signals import Signals
    from spit import controls
    from spit.levels import LEVELS, MEDIUM
    from spit.match import Match
    from spit.order import Order
    from spit.session import BOTH, Session
    from spit.view import View

    random.seed(settings.number("SPIT_SEED", int.from_bytes(os.urandom(3), "big"), "a drawn one"))
    match = Match(POINTS_LIMIT if settings.choice("SPIT_GAME", ("standard", "points"), "standard") == "points" else 0)
    schemes = tuple(controls.for_player(device.SCHEME, player, turned) for player in range(2))
    level = LEVELS.index(settings.choice("SPIT_LEVEL", LEVELS, LEVELS[MEDIUM]))
    computers = [None, None]  # type: list
    presses = Order()
    recorder = None
    if settings.switch("SPIT_TRACE", False):
        from spit.trace import Recorder

        recorder = Recorder(getattr(device, "trace_line", print))
    view = View(keys.resolution_us, keys.about)
    signals = Signals(device, settings.choice("SPIT_SOUND", ("off", "low", "on"), "on"))
    session = Session(match, schemes, random.randrange, clock.now(), recorder)
    demo = settings.switch("SPIT_DEMO", False)
    each_turn = getattr(device, "turn", None)
    from boards.parts.unload import unload

    # What is of use at start only: the room is wanted for playing.
    parts = ("settings", "best_keys", "pin_keys", "built_in_display", "wired_display", "button_board")
    unload("boards." + board.board_id, "spit.levels", *["boards.parts." + name for name in parts])
    cleared = -1  # the round that has begun with a cleared heap
    while True:
        # The time up to which every edge has been handed on; a later one waits for the next turn.
        now = keys.drain(presses)
        for player in range(2):
            if session.computers >> player & 1:
                if not computers[player]:
                    from spit.computer import Computer

                    computers[player] = Computer(player, schemes[player], random.randrange, level)
                computers[player].press(view, now, presses)
        session.step(now, presses)
        view.look(session, now)
        signals.show(view, now)
        screen.show(view)
        if session.round != cleared:
            # The cards have just been laid out. Playing allocates nothing, so the heap is never cleared in play.
            cleared = session.round
            gc.collect()
        if each_turn:
            each_turn(session, view)
        if demo:
            demo = False
            session.start_match(BOTH)


if __name__ == "__main__":
    hands = face = None
    try:
        found = boards.find(board.board_id)
        hands = found.keys()
        face = found.display()
        run(found, hands, face)
    except Exception as error:
        from boards.parts import trouble

        trouble.tell(error, hands, face)
