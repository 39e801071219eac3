# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws what the players see on a displayio display, and only what changed; it must never know a rule."""

_DIMMED = (1, 0.25, 0)  # parts of the brightness, by how awake the display is to be


class Screen:
    """The whole table, built once; show() is all that the main loop calls.

    The title is on the display as soon as it is made, before the rest of it is.
    key_names: per player what is printed on the keys, in the order of the scheme ("direct", "quick", "cursor").
    turned: player 2 sits opposite, so player 2's side is drawn turned by 180 degrees. language: of boards/parts/words.
    is_plain: colours of high contrast. moves: cards move. brightness: 0 to 1, of a display that can choose.
    Raises ValueError for a display size that has no layout.
    """

    def __init__(
        self,
        display,
        width,
        height,
        color,
        key_names,
        scheme,
        turned,
        language="en",
        is_plain=False,
        moves=True,
        brightness=1,
    ):
        from boards.parts.screen_title import Title, words_of

        words, letters = words_of(language)
        self._display = display
        self._brightness = brightness
        self._dimness = 0
        self._is_adjustable = True
        self._root = self._dark = None
        self._light()
        title = Title(display, width, height, color, key_names, scheme, turned, words, letters, is_plain)
        from boards.parts.screen_tiles import AT_START, Table

        table = Table(title, moves)
        self._one, self._other = table.sides
        self._middle = table.middle
        self._motions = table.motions
        self._root = title.root
        self._dark = title.dark
        # What only lays the table: its memory is wanted for other things.
        from boards.parts.unload import unload

        unload(*AT_START)

    def show(self, view):
        """Draw what view.changed names, take it out of there and refresh the display; nothing when nothing changed."""
        changed = view.changed
        is_new = changed > 0
        if changed:
            changed = self._middle.comes_first(view)
            view.changed ^= changed
            self._middle.show(view, changed)
            self._one.show(view, changed)
            self._other.show(view, changed)
        for motion in self._motions:
            if changed:
                # It moves from the next turn on: the pile itself is seen at once.
                motion.start(view, changed)
            elif motion.is_moving and motion.move(view.at):
                is_new = True
        if view.dimness != self._dimness:
            self._dimness = view.dimness
            self._light()
            is_new = True
        if is_new:
            self._display.refresh()

    def _light(self):
        display = self._display
        if self._is_adjustable:
            try:
                display.brightness = self._brightness * _DIMMED[self._dimness]
            except (AttributeError, RuntimeError):  # this display cannot choose
                self._is_adjustable = False
        if self._dimness > 1:
            display.root_group = self._dark
        elif self._root is not None and display.root_group is not self._root:
            display.root_group = self._root
