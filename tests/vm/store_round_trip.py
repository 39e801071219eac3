# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Saves settings and statistics many times, power-on after each, and prints the memory's end. Arguments: the root."""

import gc
import sys
from binascii import crc32

sys.path.append(sys.argv[1])

# What the game has loaded anyway, before anything is measured.
from spit.standing import PHASES
from spit.table import PLACES


def heap():
    gc.collect()
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


in_use = [heap()]
from boards.parts import store as room  # noqa: E402

in_use.append(heap())
from spit import settings  # noqa: E402

in_use.append(heap())
from spit import statistics  # noqa: E402

in_use.append(heap())
Settings = settings.Settings
Statistics = statistics.Statistics


class Memory:
    """As microcontroller.nvm: slices only, copies out, equal lengths in; cut: after so many bytes the power is gone."""

    def __init__(self, size):
        self.cells = bytearray(b"\xff" * size)
        self.cut = None

    def __len__(self):
        return len(self.cells)

    def __getitem__(self, index):
        return self.cells[index.start : index.stop]

    def __setitem__(self, index, value):
        assert index.stop - index.start == len(value)
        for at in range(len(value)):
            if at == self.cut:
                raise KeyboardInterrupt
            self.cells[index.start + at] = value[at]


def power_on(memory, lines):
    store = room.Store(memory, lines.append)
    chosen = Settings(store.get(room.SETTINGS, Settings.VERSION, Settings.UPGRADES))
    played = Statistics(store.get(room.STATISTICS, Statistics.VERSION, Statistics.UPGRADES))
    return store, chosen, played


def change(store, chosen, played, turn):
    chosen.step(turn % settings.COUNT, 1)
    played.round_over(turn % 3, turn % 2, 1_000_000 - turn * 100, 5_000 - turn)
    played.match_over(turn % 3, turn // 2 % 2, turn % PLACES)
    store.put(room.SETTINGS, Settings.VERSION, chosen.to_bytes())
    store.put(room.STATISTICS, Statistics.VERSION, played.to_bytes())


def round_trips(size, turns):
    memory = Memory(size)
    lines = []
    for turn in range(turns):
        store, chosen, played = power_on(memory, lines)
        store.room_for(3)
        before = chosen.to_bytes(), played.to_bytes()
        change(store, chosen, played, turn)
        after = chosen.to_bytes(), played.to_bytes()
        memory.cut = turn * 7 % 250 if turn % 3 == 0 else None
        kept = False
        try:
            kept = store.save()
        except KeyboardInterrupt:
            pass
        memory.cut = None
        _, chosen, played = power_on(memory, lines)
        found = chosen.to_bytes(), played.to_bytes()
        assert found == after or (not kept and found == before)
    print(size, crc32(memory.cells), played.numbers, list(chosen.to_bytes()), lines[-1:])


def main():
    for size in (256, 1024, 4096):
        round_trips(size, 100)
    memory = Memory(64)
    lines = []
    store, chosen, played = power_on(memory, lines)
    change(store, chosen, played, 1)
    assert not store.save()
    print(lines)
    assert PHASES
    print(in_use[1] - in_use[0], in_use[2] - in_use[1], in_use[3] - in_use[2])


main()
