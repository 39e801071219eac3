# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The menu with what it needs, and what follows from it; it must never know how a page looks."""

import sys

import board

import boards

_OF_KEYS = ("spit.ticks", "spit.controls")


def choose(keys, display, player):
    """Let a player choose, and keep it. keys, display: of the board. Afterwards the program must start anew."""
    display.root_group = None
    _forget_the_game()
    from boards.parts import menu
    from boards.parts.chosen import chosen
    from boards.parts.keeping import Kept
    from boards.parts.store import nvm_of

    device = boards.find(board.board_id)  # its file was of use at start only, and is gone
    kept = Kept(nvm_of(device))
    turned = chosen(kept.settings).is_turned(device.TURNED)
    menu.run(device, keys, display, kept.settings, kept.statistics, player, turned)
    kept.save()


def _forget_the_game():
    """All but what the keys need: the room is wanted for the menu."""
    from boards.parts.unload import unload

    of_play = [name for name in sys.modules if name.startswith("spit.") and name not in _OF_KEYS]
    of_play += [name for name in sys.modules if name.startswith("boards.parts.screen")]
    unload(*of_play, *["boards.parts." + name for name in ("signals", "cues", "tones", "lights")])
