# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Modules that are taken out of memory, as on a device. Arguments: the root."""

import gc
import sys

sys.path.append(sys.argv[1])


def main():
    import boards.parts
    from boards.parts import store
    from spit import table

    gc.collect()
    loaded = gc.mem_free()
    from boards.parts.unload import unload

    is_there = store.nvm_of  # a stray pointer to one function
    unload("boards.parts.store", "boards.parts.sto")
    gc.collect()
    assert gc.mem_free() - loaded > 2_000, gc.mem_free() - loaded
    assert is_there and not store.__dict__
    for name in ("boards.parts.store", "boards.parts.unload"):
        assert name not in sys.modules, name
        assert not hasattr(boards.parts, name.split(".")[-1]), name
    assert "spit.table" in sys.modules and table.PILES == 14, "what was not named is still there"
    from boards.parts import store

    assert store.Store, "it can be loaded again"
    print("ok")


main()
