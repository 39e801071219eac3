# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The display in memory that a window or a terminal shows at each refresh; it must never know which of them."""

from boards.parts.desktop_display import Area, FrameDisplay

# Pixels, about a millisecond of drawing: a press while the picture is drawn is to have its own time.
GLANCE_EVERY = 1_500
GAMMA = 2.2  # of a PC's screen


class ShownDisplay(FrameDisplay):
    """let_keys_in() is called while a refresh goes on, show(display) after it; None for either: nobody looks.

    Without anyone to show it to, nothing is drawn before compose() asks for it. Another brightness is shown at once, as
    on the device; `frame` does not know of it.
    """

    _show = None
    _brightness = 1.0

    def __init__(self, width, height, color, let_keys_in=None, show=None):
        super().__init__(width, height, color)
        self._let_keys_in = let_keys_in
        self._show = show

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        """As on the device: what changed is drawn and shown."""
        if self._show and self.compose():
            self._show(self)
        return True

    @property
    def brightness(self):
        """0 to 1."""
        return self._brightness

    @brightness.setter
    def brightness(self, brightness):
        if brightness != self._brightness:
            self._brightness = brightness
            if self._show:
                self.dirty_areas = [(0, 0, self.width, self.height)]
                self._show(self)

    @property
    def light(self):
        """By how much each color of a PC's screen is to be less for that brightness: 0 to 1."""
        return self._brightness ** (1 / GAMMA)

    def compose(self):
        """Bring `frame` up to date; True when anything changed."""
        return super().refresh()

    def _compose(self, area):
        if not self._let_keys_in:
            super()._compose(area)
            return
        rows = max(1, GLANCE_EVERY // area.width())
        for top in range(area.y1, area.y2, rows):
            self._let_keys_in()
            super()._compose(Area(area.x1, top, area.x2, min(top + rows, area.y2)))
