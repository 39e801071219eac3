# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The guided round on the display, from its first key to its last one; it must never know a rule.

Loaded when it is wanted, after the menu, never while cards are played.
"""

from boards.parts import languages
from boards.parts.lesson_screen import LessonScreen
from boards.parts.lesson_words import caption, letters, words_of
from boards.parts.signals import Signals
from spit.controls import for_player
from spit.guide import Guide
from spit.order import Order
from spit.settings import COLORS, LANGUAGE, LANGUAGES, MOTION, SOUND
from spit.view import View


def run(device, keys, display, player, choices):
    """Teach a player until the round is over or somebody leaves.

    device: a board module. keys, display: what it has made. player: who is taught. choices: spit.settings.Settings.
    """
    turned = choices.is_turned(device.TURNED)
    language = LANGUAGES[choices.get(LANGUAGE)]
    font = languages.letters_of(language)
    words = words_of(language, font)
    names = device.KEY_NAMES[player]
    screen = LessonScreen(
        device,
        display,
        player,
        turned,
        languages.words_of(language, font),
        letters(words, names),
        font,
        is_plain=choices.get(COLORS) > 0,
        moves=choices.get(MOTION) > 0,
    )
    schemes = tuple([for_player(device.SCHEME, each, turned) for each in range(2)])
    presses = Order()
    guide = Guide(player, schemes, keys.drain(presses), choices.points_limit(), choices.rounds_to_win())
    view = View(keys.resolution_us)
    view.assist = 1 << player
    signals = Signals(device, choices.get(SOUND))
    told, said = -1, None
    while not guide.is_over:
        now = keys.drain(presses)
        guide.step(now, presses)
        view.look(guide, now)
        signals.show(view, now)
        if guide.state != told:
            told = guide.state
            said = caption(words, guide, device.SCHEME, names)
        screen.show(view, said)
    signals.deinit()
