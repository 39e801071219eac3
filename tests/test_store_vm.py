# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Settings and statistics through the store on a real MicroPython VM: the same bytes as on CPython."""

import sys

from test_micropython import ROOT, on_vm, run


def test_what_is_kept_is_the_same_on_the_vm(figure):
    vm = on_vm("store_round_trip.py").splitlines()
    here = run([sys.executable, "store_round_trip.py", str(ROOT)]).splitlines()
    assert vm[:-1] == here[:-1]
    assert len(vm) == 5
    store, settings, statistics = vm[-1].split()
    figure(
        "MicroPython VM (64 bits), from .py: the store takes %s bytes of heap, settings %s, statistics %s"
        % (store, settings, statistics)
    )
