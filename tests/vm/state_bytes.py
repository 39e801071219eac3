# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Measures the state of a match in bytes, on top of the modules. Arguments: the repository's root."""

import gc
import sys

sys.path.append(sys.argv[1])

from evening_of_computers import Evening

from spit.match import Match
from spit.order import Order


def main():
    # Once before, so that modules and names are there and only the state is measured.
    kept = [Match(), Order(), Evening("direct", 0, 1), Evening("quick", 0, 1), Evening("cursor", 0, 1), None]

    gc.collect()
    before = gc.mem_alloc()
    kept[5] = Match()
    gc.collect()
    match = gc.mem_alloc() - before

    before = gc.mem_alloc()
    presses = Order()
    gc.collect()
    order = gc.mem_alloc() - before

    before = gc.mem_alloc()
    evening = Evening("quick", 0, 1)
    gc.collect()
    everything = gc.mem_alloc() - before

    assert presses and evening
    print(match, order, everything)


main()
