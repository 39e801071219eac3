# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Turns the wheel from the title until a player asks for the menu; it must never know a rule or a pixel."""

import gc
import random

from boards.parts import opening

BOTH = 3  # seats


def run(device, keys, display):
    """Play with the keys and the display of a board module; ends when a player, who is the answer, wants the menu."""
    start = opening.Opening(device)
    screen = start.screen(display)
    # Whoever presses meanwhile is not lost: the keys are stamped already.
    session = start.session()
    view = start.view(keys)
    signals = start.signals()
    level, nvm = start.level, start.nvm
    demo = start.is_demo()
    del start
    opening.close()
    from spit.order import Order
    from spit.phases import READY, ROUND_OVER

    presses = Order()
    computers = [None, None]  # type: list
    each_turn = getattr(device, "turn", None)
    cleared = -1  # the title or the layout whose heap was cleared; not the round's number: a rematch may have the same
    is_kept = False
    while session.menu_for > 1:
        # The time up to which every edge has been handed on; a later one waits for the next turn.
        now = keys.drain(presses)
        for player in range(2):
            if session.computers >> player & 1 and computers[player]:
                computers[player].press(view, now, presses)
        session.step(now, presses)
        view.look(session, now)
        signals.show(view, now)
        screen.show(view)
        phase = session.phase
        if phase > READY:
            cleared = -1
        elif phase != cleared:
            # The cards have just been laid out. Playing allocates nothing, so the heap is never cleared in play.
            cleared = phase
            if not session.computers and any(computers):
                # They have played a demo, and nobody needs them any more.
                computers = [None, None]
                let_go("spit.computer spit.choice spit.levels spit.computer_linked")
            for player in range(2):
                if session.computers >> player & 1 and not computers[player]:
                    computers[player] = computer(player, session, level)
            let_go("boards.parts.screen_results")
            gc.collect()
        if phase < ROUND_OVER:
            is_kept = False
        elif not is_kept and session.is_settled() and session.computers != BOTH and not signals.goes_on:
            # Everybody reads the result, nobody can change it, and the tones are over.
            is_kept = True
            keep(nvm, session, level)
        if each_turn:
            each_turn(session, view)
        if demo:
            # Not before: the title comes first.
            demo = False
            session.start_match(BOTH)
    signals.deinit()
    return session.menu_for


# Whatever is loaded for a while is loaded in a function: a name in run() would keep it in memory.


def computer(player, session, level):
    """A computer player for a seat. A demo is played at the level in the middle, whichever is chosen."""
    from spit.computer import Computer

    found = Computer(player, session.controls[player], random.randrange)
    if not session.is_demo:
        found.pace.level = level
    return found


def keep(nvm, session, level):
    """Keep what the round was, with what is loaded for that only."""
    from boards.parts import keeping, results

    results.keep_result(nvm, session, level)
    let_go(keeping.ROOMS)


def let_go(names):
    """The modules named, with blanks between them, are not needed any more."""
    from boards.parts.unload import unload

    unload(*names.split())
