# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws what the players see on a displayio display, and only what changed; it must never know a rule."""


class Screen:
    """The whole table, built once; show() is all that the main loop calls.

    The title is on the display as soon as it is made, before the rest of it is.
    key_names: per player what is printed on the keys, in the order of the scheme ("direct", "quick", "cursor").
    turned: player 2 sits opposite, so player 2's side is drawn turned by 180 degrees. language: of boards/parts/words.
    Raises ValueError for a display size that has no layout.
    """

    def __init__(self, display, width, height, color, key_names, scheme, turned, language="en"):
        from boards.parts.screen_title import Title

        words = __import__("boards.parts.words." + language, None, None, ("SPIT",))
        title = Title(display, width, height, color, key_names, scheme, turned, words)
        from boards.parts.screen_tiles import Table

        table = Table(title)
        self._one, self._other = table.sides
        self._middle = table.middle
        self._display = display
        # What only lays the table, and the libraries that it uses: 35 KB, which are wanted for other things.
        from boards.parts.unload import unload

        once = ("title", "tiles", "cut", "sheets", "layout", "colors")
        libraries = ("adafruit_displayio_layout", "adafruit_display_text")
        unload(*["boards.parts.screen_" + name for name in once], *libraries)

    def show(self, view):
        """Draw what view.changed names, set it to 0 and refresh the display; does nothing when nothing changed."""
        changed = view.changed
        if changed:
            view.changed = 0
            self._middle.show(view, changed)
            self._one.show(view, changed)
            self._other.show(view, changed)
            self._display.refresh()
