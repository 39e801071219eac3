# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Words on labels, each laid where a player reads it; it must never know what they mean."""

import terminalio
from adafruit_display_text import bitmap_label

from boards.parts.screen_faces import hide
from boards.parts.screen_layout import TURNED, spot

# The built-in font's capitals fill rows 2 to 9 of its twelve; only Q hangs lower, and it is said on plates only.
ABOVE = -2
BELOW = -2


class Sign:
    """One label, made once. Its text changes between plays only, since that takes milliseconds and memory.

    plate: the colour of a plate behind the words, or None.
    """

    def __init__(self, group, box, facing, color, plate=None, scale=1):
        # A letter's own cell ends with a clear column, which the label does without.
        around = 0 if plate is None else 1
        self._around = 3 * around - 1
        self._box = box
        self._facing = facing
        self._label = bitmap_label.Label(
            terminalio.FONT,
            text="-",
            color=color,
            background_color=plate,
            padding_top=ABOVE + around,
            padding_bottom=BELOW + around,
            padding_left=2 * around,
            padding_right=around - 1,
            scale=scale,
            save_text=False,
            label_direction="UPD" if facing == TURNED else "LTR",
        )
        self._label.hidden = True
        self._text = None
        self._place = None
        group.append(self._label)

    def say(self, text, middle, center, scale):
        """Show a text around (middle, center) of player 1's box; an empty one is nothing."""
        label = self._label
        if text and (text, scale) != self._text:
            self._text = (text, scale)
            self._place = None
            label.text = text
            label.scale = scale
        if text and (middle, center) != self._place:
            self._place = (middle, center)
            # The label's own place is that of its first letter: what counts is where its tiles are.
            grid = label[0][0]
            width, height = grid.tile_width * scale, grid.tile_height * scale
            left, top = spot(self._facing, self._box, middle - width // 2, center - height // 2, width, height)
            label.x = left - grid.x * scale
            label.y = top - grid.y * scale
        hide(label, not text)

    def show(self, shown):
        """Show or hide what was said last: allocates nothing."""
        hide(self._label, not shown)

    def width(self, text, scale):
        """How wide a text is in pixels, with its plate."""
        return (6 * len(text) + self._around) * scale
