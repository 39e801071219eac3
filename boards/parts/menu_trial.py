# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Lets players see and hear at once what they choose in the menu; it must never know how they choose it."""

from spit import ticks
from spit.settings import BRIGHTNESS, BRIGHTNESSES, SOUND

HERTZ = 1047
LENGTH = 80_000  # microseconds

_LOUD = 2


class Trial:
    """has_sound, has_brightness: whether the board can do that at all."""

    def __init__(self, device, display, settings):
        self._device = device
        self._display = display
        self.has_sound = hasattr(device, "speaker")
        self.has_brightness = _is_adjustable(display)
        self._sound = settings.get(SOUND)
        self._brightness = settings.get(BRIGHTNESS)
        self._speaker = None
        self._ends = 0
        self._is_on = False

    def show(self, settings, now):
        """Something was chosen, maybe another brightness or sound."""
        if self._brightness != settings.get(BRIGHTNESS) and self.has_brightness:
            self._brightness = settings.get(BRIGHTNESS)
            self._display.brightness = BRIGHTNESSES[self._brightness] / 100
        if self._sound != settings.get(SOUND) and self.has_sound:
            self.close()
            self._sound = settings.get(SOUND)
            if self._sound:
                self._sound_at(now)

    def turn(self, now):
        """The time, for a tone's end."""
        if self._speaker and self._is_on and ticks.diff(now, self._ends) >= 0:
            self._is_on = False
            self._speaker.tone(0)

    def close(self):
        """Be silent, and let the speaker go."""
        if self._speaker:
            self._is_on = False
            self._speaker.tone(0)
            self._speaker.deinit()
            self._speaker = None

    def _sound_at(self, now):
        try:
            self._speaker = self._device.speaker(self._sound == _LOUD)
        except ValueError:  # something else has the pin, and there is no tone
            return
        self._speaker.tone(HERTZ)
        self._is_on = True
        self._ends = ticks.add(now, LENGTH)


def _is_adjustable(display):
    try:
        display.brightness = display.brightness
    except (AttributeError, RuntimeError):  # as CircuitPython says it
        return False
    return True
