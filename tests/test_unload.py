# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is needed at start only is taken out of memory on a device, and stays on a PC."""

import sys

from test_micropython import on_vm

from boards.parts import screen_words
from boards.parts.unload import unload


def test_on_a_device_it_is_gone():
    assert on_vm("unload_modules.py").strip() == "ok"


def test_on_a_pc_it_stays():
    unload("boards.parts.screen_words")
    assert sys.modules["boards.parts.screen_words"] is screen_words and screen_words.SIGNS
