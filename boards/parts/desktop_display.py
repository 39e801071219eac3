# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A display for the PC that keeps its pixels in memory; it must never know what is drawn, or where it is shown."""

import os

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import busdisplay  # noqa: F401 - the setting above must come first, and _displaycore needs this first
import displayio
from displayio._area import Area
from displayio._displaycore import _DisplayCore

# Blinka starts a thread that polls every display each millisecond. This display is refreshed by
# hand only, as on the device, so the thread would do nothing but take the processor's time.
displayio._stop_background()  # type: ignore[attr-defined]

# What a lit and a dark pixel of a one-bit OLED look like on a PC.
OLED_LIT = bytes((0xEE, 0xF4, 0xFF))
OLED_DARK = bytes((0x05, 0x07, 0x0B))
# A one-bit display lights a pixel whose brightness is at least half, as displayio does on the device.
LIT_FROM = 128


class _Colors(dict):
    """From a 16-bit pixel to the three bytes red, green, blue; each is worked out once."""

    def __missing__(self, pixel):
        red, green, blue = pixel >> 11, pixel >> 5 & 63, pixel & 31
        self[pixel] = bytes((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))
        return self[pixel]


class _OneBit(dict):
    """The same for a one-bit display: each pixel is lit or dark."""

    def __missing__(self, pixel):
        brightness = ((pixel >> 11) * 8 * 19 + (pixel >> 5 & 63) * 4 * 182 + (pixel & 31) * 8 * 54) // 255
        self[pixel] = OLED_LIT if brightness >= LIT_FROM else OLED_DARK
        return self[pixel]


class FrameDisplay:
    """What the game uses of a busdisplay.BusDisplay: width, height, root_group, refresh(), auto_refresh, brightness,
    rotation.

    frame: all pixels, three bytes each (red, green, blue), row by row from the top left.
    dirty_pixels: how many pixels the last refresh() composed again.
    dirty_areas: the same as a list of (left, top, right, bottom), right and bottom excluded.
    """

    def __init__(self, width, height, color):
        self.width = width
        self.height = height
        self.color = color
        self.auto_refresh = False
        self.brightness = 1.0
        self._rotation = 0
        self.dirty_pixels = 0
        self.dirty_areas = []
        self._rgb = _Colors() if color else _OneBit()
        self.frame = bytearray(self._rgb[0] * (width * height))
        # 16 bits a pixel also for one bit: Blinka is much faster there, and its partial redraws are right.
        self._core = _DisplayCore(
            bus=None,
            width=width,
            height=height,
            ram_width=0x100,
            ram_height=0x100,
            colstart=0,
            rowstart=0,
            rotation=0,
            color_depth=16,
            grayscale=False,
            pixels_in_byte_share_row=True,
            bytes_per_cell=1,
            reverse_pixels_in_byte=False,
            reverse_bytes_in_word=False,
            column_command=0,
            row_command=0,
            set_current_column_command=0,
            set_current_row_command=0,
            data_as_commands=False,
            always_toggle_chip_select=False,
            sh1107_addressing=False,
            address_little_endian=False,
        )

    @property
    def root_group(self):
        """The group that is shown, or None."""
        return self._core.current_group

    @root_group.setter
    def root_group(self, group):
        if not self._core.set_root_group(group):
            raise ValueError("Group already used")

    @property
    def rotation(self):
        """By how many degrees the picture is turned: 0 or 180. What is shown is turned at the next refresh."""
        return self._rotation

    @rotation.setter
    def rotation(self, degrees):
        if degrees not in (0, 180):
            raise ValueError("a display in memory turns by 0 or 180 degrees")
        if degrees != self._rotation:
            self._rotation = degrees
            self._core.full_refresh = True

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        """Compose what changed into `frame`; True when anything did. Never waits."""
        core = self._core
        core.start_refresh()
        self.dirty_pixels = 0
        self.dirty_areas = []
        areas: list = []
        if core.current_group is not None:
            if core.full_refresh:
                core.current_group._prepare_full_refresh()
            # Also before a full refresh: else Blinka would draw it all a second time at the next one.
            core.current_group._get_refresh_areas(areas)
        if core.full_refresh:
            areas = [core.area]
        for area in areas:
            clipped = Area()
            if core.clip_area(area, clipped):
                self._compose(clipped)
        core.finish_refresh()
        return self.dirty_pixels > 0

    def _compose(self, area):
        bounds = (area.x1, area.y1, area.x2, area.y2)
        if self._rotation:
            bounds = (self.width - area.x2, self.height - area.y2, self.width - area.x1, self.height - area.y1)
        if bounds in self.dirty_areas:
            return
        width, height = area.width(), area.height()
        size = width * height
        words = memoryview(bytearray((size // 2 + 1) * 4)).cast("I")
        mask = memoryview(bytearray((size // 32 + 1) * 4)).cast("I")
        self._core.fill_area(area, mask, words)
        pixels = words.cast("B").cast("H")
        rgb = self._rgb
        for row in range(height):
            start = ((bounds[1] + row) * self.width + bounds[0]) * 3
            line = row * width
            if self._rotation:
                line = size - line - width
            colors = [rgb[pixel] for pixel in pixels[line : line + width]]
            if self._rotation:
                colors.reverse()
            self.frame[start : start + width * 3] = b"".join(colors)
        self.dirty_areas.append(bounds)
        self.dirty_pixels += size
