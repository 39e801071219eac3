# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Now, on the clock that also stamps the keys; it must never know what the time is for."""

import supervisor

from spit import ticks


def now():
    """The present stamp: microseconds that wrap (see spit.ticks), a millisecond fine."""
    return ticks.from_ms(supervisor.ticks_ms())
