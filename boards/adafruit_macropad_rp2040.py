# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Adafruit MacroPad RP2040, played face to face across its short sides; it must never know a rule.

Player 1 has the two rows of keys away from the display, player 2 the two rows beside it. Seen from either
seat the far row is stock pile 1, 2, 3, and the near row is 4, 5 and the sixth key.
"""

NAME = "Adafruit MacroPad RP2040"
SCHEME = "quick"
PINS = (
    ("KEY1", "KEY2", "KEY3")
    + ("KEY4", "KEY5", "KEY6")
    + ("KEY7", "KEY8", "KEY9")
    + ("KEY10", "KEY11", "KEY12")
    + ("ENCODER_SWITCH",)
)
KEYS = ((6, 7, 8, 9, 10, 11), (5, 4, 3, 2, 1, 0))
PAUSE = 12
KEY_NAMES = (("1", "2", "3", "4", "5", "6"), ("1", "2", "3", "4", "5", "6"))
WIDTH, HEIGHT, COLOR = 128, 64, False
TURNED = True


def keys():
    """All twelve keys, and the encoder's push button for the pause."""
    from boards.parts.best_keys import best_keys

    return best_keys(PINS, KEYS, PAUSE)


def display():
    """The OLED."""
    from boards.parts.built_in_display import built_in_display

    return built_in_display()


def lights():
    """A NeoPixel under each key, in the order of the keys."""
    from boards.parts.lights import Lights

    # The sixth key of a player is no stock pile.
    return Lights("NEOPIXEL", (1,) * 6 + (0,) * 6, (255, 9, 8, 7, 6, 5, 0, 1, 2, 3, 4))


def speaker(is_loud):
    """The speaker behind its amplifier."""
    from boards.parts.pwm_speaker import PwmSpeaker

    return PwmSpeaker("SPEAKER", "SPEAKER_ENABLE", is_loud)
