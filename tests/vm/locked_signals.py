# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Lights and sounds whole matches with the heap locked. Arguments: the repository's root."""

import gc
import sys

import micropython

gc.threshold(16_384)  # so that what compiling leaves behind does not lie in between of what stays
sys.path.append(sys.argv[1])

MATCHES = 3


class Pin:
    """A pin that goes nowhere."""

    def __init__(self, name):
        self.frequency = 0
        self.duty_cycle = 0

    def switch_to_output(self, value=False):
        pass


class Hardware:
    """The modules board, digitalio, neopixel_write and pwmio in one; counts what is written."""

    NEOPIXEL = SPEAKER = SPEAKER_ENABLE = None
    DigitalInOut = Pin

    def __init__(self):
        self.writes = 0
        self.changes = 0
        self.pwm = None

    def neopixel_write(self, pin, colors):
        self.writes += 1

    def PWMOut(self, pin, duty_cycle, frequency, variable_frequency):
        return self

    def __setattr__(self, name, value):
        if name == "frequency":
            self.changes += 1
        else:
            super().__setattr__(name, value)


hardware = Hardware()
for module in ("board", "digitalio", "neopixel_write", "pwmio"):
    sys.modules[module] = hardware

from evening_of_computers import Evening  # noqa: E402

from boards import adafruit_macropad_rp2040 as macropad  # noqa: E402
from boards.parts.signals import Signals  # noqa: E402
from spit import session  # noqa: E402


def play(evening, signals):
    """One match, as code.py's loop plays it."""
    evening.game.start_match(session.BOTH)
    while evening.game.phase != session.MATCH_OVER:
        evening.step()
        signals.show(evening.view, evening.now)
        evening.view.changed = 0


def main():
    evening = Evening("quick", 0, 5)
    signals = Signals(macropad, 2)
    micropython.heap_lock()
    for _ in range(MATCHES):
        play(evening, signals)
    micropython.heap_unlock()
    print(hardware.writes, hardware.changes)


main()
