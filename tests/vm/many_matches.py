# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Plays matches one after the other and compares the heap in use. Arguments: root, scheme, number of matches."""

import gc
import sys

sys.path.append(sys.argv[1])

from evening_of_computers import Evening


def main():
    evening = Evening(sys.argv[2], 0, 7)
    matches = int(sys.argv[3])
    rounds = 0
    first = last = 0
    for number in range(matches):
        rounds += evening.play_match()
        gc.collect()
        last = gc.mem_alloc()
        if number == 0:
            first = last
    print(first, last, gc.mem_free() + gc.mem_alloc(), rounds)


main()
