# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Loads the largest rooms first, as compiling them takes the most room, each when the rest is in one piece."""

import gc

for name in ("spit.evening", "spit.session", "spit.view", "spit.computer"):
    gc.collect()
    __import__(name)
gc.collect()
