# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The PIO program: its words against its source, and run instruction by instruction on scripted edges and bounce."""

import random
import sys
from collections import deque
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

from fairness_hardware import Hardware  # noqa: E402

from boards.parts import pio_program  # noqa: E402

SOURCE = (ROOT / "boards" / "parts" / "pio_edges.pio").read_text(encoding="utf-8")
CYCLE_NS = 1_000_000_000 // pio_program.FREQUENCY
TURN_CYCLES = 20
ALL = (1 << 32) - 1
SMALL = 1 << 30  # ints from here on are allocated on a 32-bit VM


@pytest.mark.parametrize("pins", [1, 12, 13, 15, 29])
def test_the_words_are_those_of_the_source(pins):
    pioasm = pytest.importorskip("adafruit_pioasm")
    made = pioasm.Program(SOURCE.replace("KEYS", str(pins)))
    assert list(pio_program.program(pins)) == list(made.assembled)
    # CircuitPython wraps from the last word to the first one unless it is told otherwise.
    assert (made.pio_kwargs["wrap_target"], made.pio_kwargs["wrap"]) == (0, len(made.assembled) - 1)


def test_the_beginning_is_that_of_the_source():
    pioasm = pytest.importorskip("adafruit_pioasm")
    begin = "mov osr, ~null\nmov y, null"
    assert begin.replace("\n", " and ") in SOURCE
    assert list(pio_program.BEGIN) == list(pioasm.assemble(begin))


def run(pins, levels, cycles):
    """Run the program for so many cycles; levels(cycle) is what the pins are. Pairs of (cycle, word as signed)."""
    pioemu = pytest.importorskip("pioemu")
    state = pioemu.State(
        output_shift_register=pioemu.ShiftRegister(ALL, 0),
        receive_fifo=deque(),
    )

    def at(cycle: int) -> int:
        return levels(cycle)

    words = []
    for before, after in pioemu.emulate(
        list(pio_program.program(pins)),
        stop_when=lambda _word, now: now.clock >= cycles,
        initial_state=state,
        input_source=at,
        shift_isr_right=False,
    ):
        while after.receive_fifo:  # DMA takes each word at once
            word = after.receive_fifo.popleft()
            words.append((before.clock, word - (1 << 32) if word >> 31 else word))
    return words


def test_a_turn_takes_as_long_with_an_edge_as_without():
    # A key that changes at every tenth turn, and one that never does.
    words = run(2, lambda cycle: 2 | (cycle // (10 * TURN_CYCLES) & 1), 200 * TURN_CYCLES)
    counters = [word for _, word in words[1::2]]
    assert len(counters) == 20
    assert [counters[0] - counter for counter in counters] == [10 * index for index in range(20)]
    at = [cycle for cycle, _ in words[1::2]]
    assert [cycle - at[0] for cycle in at] == [10 * TURN_CYCLES * index for index in range(20)]


def test_the_first_turn_tells_the_levels_whatever_they_are():
    for levels in (0, 5, (1 << 13) - 1):
        words = run(13, lambda _cycle, levels=levels: levels, 10 * TURN_CYCLES)
        assert [word for _, word in words] == [levels - (1 << 13), pio_program.COUNTER - 1]


def test_both_words_are_small_ints_and_tell_themselves_apart():
    chance = random.Random(3)
    script = [chance.randrange(1 << 15) for _ in range(300)]
    words = run(15, lambda cycle: script[cycle // 25 % 300], 7_000)
    assert len(words) > 400
    for index, (_, word) in enumerate(words):
        assert -SMALL <= word < SMALL
        assert (word < 0) == (index % 2 == 0)


def bouncing(chance, keys, until_ns):
    """Edges of all keys: pressed and released with bounce, some of it shorter than a turn."""
    edges = []
    for key in range(keys):
        at = chance.randrange(50_000)
        level = 1
        while at < until_ns:
            edges.append((at, key, level))
            level = 1 - level
            at += chance.choice((700, 1_500, 4_000, 20_000, 90_000, 300_000)) + chance.randrange(1_000)
    return sorted(edges)


def test_tools_fairness_simulates_this_program():
    keys = 12
    chance = random.Random(5)
    edges = bouncing(chance, keys, 1_200_000)

    script = []
    down = 0
    for ns, key, level in edges:
        down = down | 1 << key if level else down & ~(1 << key)
        script.append((ns, down))

    def levels(cycle):
        ns = cycle * CYCLE_NS
        now = 0
        for when, held in script:
            if when > ns:
                break
            now = held
        return ~now & ((1 << keys) - 1)

    real = run(keys, levels, 1_300_000 // CYCLE_NS)

    hardware = Hardware(keys)
    machine = hardware.state_machine(None, None, first_in_pin=range(keys))
    ring = [None] * 4096
    machine.background_read(loop=ring)
    hardware.schedule(edges)
    machine.restart()
    hardware.advance(1_300_000)
    simulated = [word for word in ring if word is not None]
    assert len(simulated) > 200
    assert simulated == [word for _, word in real]
