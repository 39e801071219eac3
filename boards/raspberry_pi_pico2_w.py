# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The Raspberry Pi Pico 2 W, wired and played like the one without radio; it must never know a rule."""

from boards.raspberry_pi_pico2 import *  # noqa: F403
