# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The power goes off at each step of a save: what is there afterwards, on each kind of chip."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kept_states import NOTHING, opened, put, state
from nvm_chips import Blocks, Chip, Esp32, PowerCut, Rp2


def after_cut(nvm, number, steps):
    """Save a state until the power goes off after so many steps; whether it did, then what is found, and its lines."""
    store, _ = opened(nvm)
    put(store, number)
    nvm.steps = steps
    is_cut = False
    try:
        store.save()
    except PowerCut:
        is_cut = True
    nvm.steps = None
    store, console = opened(nvm)
    return is_cut, state(store), console


def every_cut(make, saves, every=1):
    """Each save, cut at each step: the save's number, the steps, what is found (old: number - 1), and the lines.

    make(cells): the chip with these cells, None: a new one. Whatever was found, the next save must be good again.
    """
    cells = None
    for number in range(1, saves + 1):
        steps = 0
        is_cut = True
        while is_cut:
            nvm = make(cells)
            is_cut, found, console = after_cut(nvm, number, steps)
            yield number, steps, found, console
            if is_cut:
                assert after_cut(nvm, 60_000, None)[1] == 60_000, "the next save was not kept"
            steps += every
        cells = bytes(nvm.cells)


def old_or_new(number, found):
    """What must be there."""
    assert found in (number, number - 1 or NOTHING), "save %d left %s" % (number, found)


@pytest.mark.parametrize("size", (256, 512))
@pytest.mark.parametrize("spoilt, every", ((None, 1), (0x00, 5), (0xFF, 5), (0xA5, 5)))
def test_at_each_byte_of_each_save(size, spoilt, every, figure):
    cuts = 0
    for number, _, found, console in every_cut(lambda cells: Chip(size, cells, spoilt), 8, every):
        old_or_new(number, found)
        assert len(console) <= 1
        cuts += 1
    assert cuts > 8 * 96 // every
    if every == 1:
        figure("nvm of %d bytes, cut at each byte of 8 saves: %d cuts, old or new each time" % (size, cuts))


def test_at_many_bytes_of_a_large_memory_twice_around():
    for number, _, found, _ in every_cut(lambda cells: Chip(4096, cells), 84, every=29):
        old_or_new(number, found)


@pytest.mark.parametrize("garbage", (b"\x00", b"\xff", b"\x53\x01", b"\x9c\x31\xf7"))
@pytest.mark.parametrize("saves", range(1, 7))
def test_whatever_the_bytes_of_the_new_record_become(saves, garbage):
    nvm = Chip(512)
    for number in range(1, saves + 1):
        assert after_cut(nvm, number, None)[1] == number
    start = nvm.assigned[0]
    good = bytes(nvm.cells)
    for first in range(0, 96, 3):
        for end in range(first + 1, 97, 7):
            nvm.cells[:] = good
            nvm.cells[start + first : start + end] = (garbage * 96)[: end - first]
            old_or_new(saves, state(opened(nvm)[0]))


def test_rp2_loses_nothing_but_when_it_erases(figure):
    cuts = losses = 0
    erasing = set()
    for number, _, found, console in every_cut(lambda cells: Rp2(cells, 8), 86):
        cuts += 1
        if found is NOTHING and number > 1:
            assert console == ["Nothing is kept that can be read: all begins anew."] or console == []
            erasing.add(number)
            losses += 1
        else:
            old_or_new(number, found)
    assert erasing == {43, 83}
    figure(
        "nvm of RP2, cut at each step of 86 saves: %d cuts; only the saves %s, which erase, can lose all"
        % (cuts, " and ".join(str(number) for number in sorted(erasing)))
    )


def test_two_pages_never_lose_anything(figure):
    cuts = 0
    for number, _, found, _ in every_cut(lambda cells: Blocks(8192, 4096, 256, cells), 90):
        old_or_new(number, found)
        cuts += 1
    figure("nvm of nRF52, cut at each step of 90 saves: %d cuts, old or new each time" % cuts)


@pytest.mark.parametrize("size", (256, 4096, 8192))
def test_one_block_leaves_old_new_or_nothing_but_no_mixture(size):
    found_nothing = 0
    for number, steps, found, _ in every_cut(lambda cells: Blocks(size, size, size // 16, cells), 6):
        if found is NOTHING:
            found_nothing += 1
        else:
            # A block is written from its front, where an older record may stand before the newest.
            assert 1 <= found <= number
        if steps == 0:
            old_or_new(number, found)
    assert found_nothing


def test_esp32_leaves_old_new_or_nothing():
    for number, steps, found, _ in every_cut(lambda cells: Esp32(8192, cells), 60):
        if steps == 1:
            assert found is NOTHING
        else:
            old_or_new(number, found)


@given(
    st.sampled_from((256, 512, 1024)),
    st.sampled_from((None, 0x00, 0xFF, 0x53)),
    st.lists(st.tuples(st.integers(1, 6), st.integers(0, 400)), min_size=1, max_size=25),
)
def test_cut_after_cut(size, spoilt, cuts):
    nvm = Chip(size, None, spoilt)
    number = 0
    kept = NOTHING
    for saves, steps in cuts:
        for _ in range(saves):
            number += 1
            is_last = _ == saves - 1
            _, found, console = after_cut(nvm, number, steps if is_last else None)
            assert found in ((kept, number) if is_last else (number,))
            assert len(console) <= 1
            kept = found
