# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws every task of the guided round on a display in memory, with the device's code; it must never know a word."""

import types

STEP = 100_000  # microseconds


class Taught:
    """A guided round on a display, and the keys that it names are pressed."""

    def __init__(self, display, key_names, scheme="quick", learner=0, turned=False, language="en"):
        from boards.parts import languages
        from boards.parts.lesson_screen import LessonScreen
        from boards.parts.lesson_words import letters, words_of
        from spit.controls import for_player
        from spit.guide import Guide
        from spit.order import Order
        from spit.view import View

        self.display = display
        self._names = key_names[learner]
        device = types.SimpleNamespace(
            SCHEME=scheme,
            KEY_NAMES=key_names,
            WIDTH=display.width,
            HEIGHT=display.height,
            COLOR=display.color,
        )
        font = languages.letters_of(language)
        self._scheme = scheme
        self._words = words_of(language, font)
        shown = letters(self._words, self._names)
        table = languages.words_of(language, font)
        self._screen = LessonScreen(device, display, learner, turned, table, shown, font, moves=False)
        self._guide = Guide(learner, tuple(for_player(scheme, player, turned) for player in range(2)), 0)
        self._presses = Order()
        self._view = View()
        self._view.assist = 1 << learner
        self._now = 0

    def tasks(self):
        """Do one task after the other; yields what each picture is called, the number of the task in it."""
        from spit.controls import RELEASE
        from spit.guide import NO_KEY

        guide, count, told = self._guide, 0, -1
        while not guide.is_over:
            self._turn()
            if guide.state != told and not guide.is_release:
                told = guide.state
                count += 1
                yield "lesson-%02d-%d" % (count, guide.task)
            if guide.key != NO_KEY:
                self._presses.add(self._now, guide.learner, guide.key | (RELEASE if guide.is_release else 0))

    def _turn(self):
        from boards.parts.lesson_words import caption

        self._now += STEP
        self._guide.step(self._now, self._presses)
        self._view.look(self._guide, self._now)
        self._screen.show(self._view, caption(self._words, self._guide, self._scheme, self._names))
