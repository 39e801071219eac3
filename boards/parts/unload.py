# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Takes modules out of memory that were needed at start only; it must never know what they did."""

import gc
import sys


def unload(*names):
    """Empty and forget these modules, packages with all that is in them; and this module.

    Nothing happens on a PC: there is room, and tests look into them.
    """
    if sys.implementation.name == "cpython":
        return
    # Local names, since this module is emptied, too.
    modules, collect = sys.modules, gc.collect
    names += (__name__,)
    for name in list(modules):
        if any(name == gone or name.startswith(gone + ".") for gone in names):
            package, _, last = name.rpartition(".")
            if package in modules and hasattr(modules[package], last):
                delattr(modules[package], last)
            # Emptied, since the collector takes any number that looks like an address for one: a single function that
            # is not freed for that reason would keep the whole module.
            modules.pop(name).__dict__.clear()
    collect()
