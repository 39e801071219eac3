# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Puts an evening together from the board and what is chosen; it must never know what happens in it.

Needed at start only. Each part is loaded when it is made, so that later ones fill the room that earlier ones leave.
"""

import os
import random

import board

from boards.parts import clock, keeping, store
from boards.parts import settings as toml
from boards.parts.chosen import chosen
from spit.settings import ASSIST, BRIGHTNESS, BRIGHTNESSES, COLORS, LANGUAGE, LANGUAGES, LEVELS, MOTION, SOUND

# Beside the board's own file, all in boards/parts.
_AT_START = ["opening", "chosen", "settings", "best_keys", "pio_program", "pin_keys"]
_AT_START += ["built_in_display", "wired_display", "button_board"]


class Opening:
    """device: a board module (see docs/adding-a-board.md).

    level: the computer players', by spit.levels. nvm: where results are kept.
    """

    def __init__(self, device):
        self._device = device
        self.nvm = store.nvm_of(device)
        kept = keeping.Kept(self.nvm)
        kept.make_room()
        self._choices = chosen(kept.settings)
        self._turned = self._choices.is_turned(device.TURNED)
        level = self._choices.computer_level()
        self._lets_computer_join = level >= 0
        self.level = level if self._lets_computer_join else LEVELS.index("medium")

    def screen(self, display):
        """The title, on the display at once, and the table behind it."""
        from boards.parts.screen import Screen

        device, choices = self._device, self._choices
        return Screen(
            display,
            device.WIDTH,
            device.HEIGHT,
            device.COLOR,
            device.KEY_NAMES,
            device.SCHEME,
            self._turned,
            LANGUAGES[choices.get(LANGUAGE)],
            is_plain=choices.get(COLORS) > 0,
            moves=choices.get(MOTION) > 0,
            brightness=BRIGHTNESSES[choices.get(BRIGHTNESS)] / 100,
        )

    def session(self):
        """The game, at its title. The seed is the one in settings.toml, or drawn."""
        from spit import controls
        from spit.match import Match
        from spit.series import POINTS_LIMIT, Series
        from spit.session import Session
        from spit.standing import FREEZE

        device, choices = self._device, self._choices
        random.seed(toml.number("SPIT_SEED", int.from_bytes(os.urandom(3), "big"), "a drawn one"))
        series = Series(choices.rounds_to_win())
        match = Match(POINTS_LIMIT if series.rounds_to_win else choices.points_limit())
        for player in range(2):
            match.settings[FREEZE + player] = choices.freeze(player)
        schemes = tuple(controls.for_player(device.SCHEME, player, self._turned) for player in range(2))
        recorder = None
        if toml.switch("SPIT_TRACE", False):
            from spit.trace import Recorder

            recorder = Recorder(getattr(device, "trace_line", print))
        session = Session(match, schemes, random.randrange, clock.now(), recorder)
        session.series = series
        session.first_cards = choices.cards(0)
        session.lets_computer_join = self._lets_computer_join
        session.holds_pause = device.PAUSE is None
        return session

    def view(self, keys):
        """What will be seen."""
        from spit.view import View

        view = View(keys.resolution_us)
        view.assist = self._choices.get(ASSIST) | self._choices.get(ASSIST + 1) << 1
        return view

    def signals(self):
        """Lights and tones."""
        from boards.parts.signals import Signals

        return Signals(self._device, self._choices.get(SOUND))

    def is_demo(self):
        """Whether computer players are to begin at once, as settings.toml wants it."""
        return toml.switch("SPIT_DEMO", False)


def close():
    """Everything is made: what was of use for that only leaves the memory."""
    from boards.parts.unload import unload

    parts = ["boards.parts." + name for name in _AT_START]
    unload("boards." + board.board_id, *keeping.ROOMS.split(), *parts)
