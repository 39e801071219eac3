# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Modules that are taken out of memory, as on a device. Arguments: the root."""

import gc
import sys

sys.path.append(sys.argv[1])


def main():
    import boards.parts
    from boards.parts import screen_results
    from spit import table

    gc.collect()
    loaded = gc.mem_free()
    from boards.parts.unload import unload

    is_there = screen_results.margin  # a stray pointer to one function
    unload("boards.parts.screen_results", "boards.parts.screen_re")
    gc.collect()
    assert gc.mem_free() - loaded > 500, gc.mem_free() - loaded
    assert is_there and not screen_results.__dict__
    for name in ("boards.parts.screen_results", "boards.parts.unload"):
        assert name not in sys.modules, name
        assert not hasattr(boards.parts, name.split(".")[-1]), name
    assert "spit.table" in sys.modules and table.PILES == 14, "what was not named is still there"
    from boards.parts import screen_results

    assert screen_results.margin, "it can be loaded again"
    print("ok")


main()
