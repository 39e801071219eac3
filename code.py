# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The front door, the same on a device and on a PC: find the board and run the game; it knows no rule and no pixel."""

import os
import random

import board

import boards
from boards.parts import clock
from boards.parts.screen import Screen
from spit import controls
from spit.computer import Computer
from spit.match import Match
from spit.order import Order
from spit.session import BOTH, Session
from spit.view import View

POINTS_LIMIT = 100  # R31


def run(device):
    """Play on a board module (see docs/adding-a-board.md) for ever."""
    seed = os.getenv("SPIT_SEED")
    random.seed(int(seed) if seed else int.from_bytes(os.urandom(3), "big"))
    turned = os.getenv("SPIT_TURNED", "1" if device.TURNED else "0") == "1"
    match = Match(POINTS_LIMIT if os.getenv("SPIT_GAME") == "points" else 0)
    schemes = tuple(controls.for_player(device.SCHEME, player, turned) for player in range(2))
    computers = tuple(Computer(player, schemes[player], random.randrange) for player in range(2))
    presses = Order()
    recorder = None
    if os.getenv("SPIT_TRACE"):
        from spit.trace import Recorder

        recorder = Recorder(getattr(device, "trace_line", print))
    keys = device.keys()
    view = View()
    screen = Screen(
        device.display(), device.WIDTH, device.HEIGHT, device.COLOR, device.KEY_NAMES, device.SCHEME, turned
    )
    session = Session(match, schemes, random.randrange, clock.now(), recorder)
    demo = os.getenv("SPIT_DEMO") == "1"
    each_turn = getattr(device, "turn", None)
    while True:
        # The time up to which every edge has been handed on; a later one waits for the next turn.
        now = keys.drain(presses)
        for player in range(2):
            if session.computers >> player & 1:
                computers[player].press(session, now, presses)
        session.step(now, presses)
        view.look(session, now)
        screen.show(view)
        if each_turn:
            each_turn(session, view)
        if demo:
            demo = False
            session.start_match(BOTH)


if __name__ == "__main__":
    run(boards.find(board.board_id))
