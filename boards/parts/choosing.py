# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The menu with what it needs, and what follows from it; it must never know how a page looks."""

import sys

import board

import boards

_OF_KEYS = ("spit.ticks", "spit.controls")
_OF_PLAY = ("wheel", "signals", "cues", "tones", "lights")
_OF_MENU = ("menu", "page", "words")
_LIBRARIES = ("adafruit_displayio_layout", "adafruit_display_text")


def choose(keys, display, player):
    """Let a player choose, and keep it. keys, display: of the board. Afterwards the program must start anew."""
    display.root_group = None
    # All but what the keys need: the room is wanted for the menu.
    _forget("spit.", "boards.parts.screen", *["boards.parts." + name for name in _OF_PLAY])
    from boards.parts import menu
    from boards.parts.chosen import chosen
    from boards.parts.keeping import Kept
    from boards.parts.store import nvm_of
    from spit.menu import GUIDED

    device = boards.find(board.board_id)  # its file was of use at start only, and is gone
    kept = Kept(nvm_of(device))
    choices = chosen(kept.settings)
    turned = choices.is_turned(device.TURNED)
    try:
        wants_lesson = menu.run(device, keys, display, kept, player, turned) == GUIDED
    finally:
        # However it ends, also by an error or Ctrl-C.
        kept.save()
    if wants_lesson:
        choices = chosen(kept.settings)
        del kept, menu
        display.root_group = None
        _forget("spit.menu", "spit.statistics", *["boards.parts." + name for name in _OF_MENU], *_LIBRARIES)
        from boards.parts import lesson

        lesson.run(device, keys, display, player, choices)


def _forget(*beginnings):
    from boards.parts.unload import unload

    names = [name for name in sys.modules if any(name.startswith(beginning) for beginning in beginnings)]
    unload(*[name for name in names if name not in _OF_KEYS])
