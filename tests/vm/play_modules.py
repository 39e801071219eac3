# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Measures the bytes that the modules of play take, of those that need no hardware. Arguments: the root."""

import gc
import sys

sys.path.append(sys.argv[1])
PARTS = ("cues", "edges", "screen_finish", "screen_layout", "screen_middle", "screen_pieces", "screen_side")
GAME = ("computer", "controls.quick", "match", "order", "session", "view")


def main():
    gc.collect()
    before = gc.mem_alloc()
    for name in ["boards.parts." + part for part in PARTS] + ["spit." + room for room in GAME]:
        __import__(name)
    gc.collect()
    print(gc.mem_alloc() - before)


main()
