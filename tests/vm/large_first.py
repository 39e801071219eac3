# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Loads the largest rooms first, as compiling them takes the most room, each when the rest is in one piece."""

import gc


def load():
    gc.collect()
    from spit import evening  # noqa: F401

    gc.collect()
    from spit import session  # noqa: F401

    gc.collect()
    from spit import view  # noqa: F401

    gc.collect()
    from spit import computer  # noqa: F401

    gc.collect()


load()
