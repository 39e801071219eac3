# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What was saved is there after power-on: in any memory, after any number of saves, from any version."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kept_states import NOTHING, filled, opened, put, settings_bytes, state, statistics_bytes
from nvm_chips import Blocks, Chip, Esp32, Rp2

from boards.parts import store as room
from boards.parts.store import SETTINGS, STATISTICS, Store

RECORD = 96
SIZES = (256, 300, 512, 2048, 4096, 8192)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("fresh", (0xFF, 0x00, 0x53))
def test_a_fresh_memory_keeps_what_is_saved(size, fresh):
    nvm = Chip(size, bytes((fresh,)) * size)
    store, console = opened(nvm)
    assert state(store) is NOTHING
    assert len(console) == (fresh != 0xFF)
    put(store, 5)
    assert store.save()
    store, console = opened(nvm)
    assert state(store) == 5
    assert console == []


@pytest.mark.parametrize("size", SIZES)
def test_each_of_many_saves_is_there_after_power_on(size):
    nvm = Chip(size)
    for number in range(1, 301):
        store, console = opened(nvm)
        assert state(store) == (number - 1 or NOTHING)
        assert console == []
        put(store, number)
        assert store.save()
        assert state(store) == number


def test_a_memory_of_other_bytes_is_none_of_its_business_beyond_its_two_halves():
    nvm = Chip(311, bytes(311))
    filled(nvm, 20)
    assert nvm.writes[288:] == [0] * 23


def test_nothing_is_written_when_it_is_not_asked_for_or_nothing_is_new():
    nvm = Chip(4096)
    store, _ = opened(nvm)
    assert store.save()
    put(store, 1)
    assert nvm.assignments == 0
    assert store.save() and store.save()
    put(store, 2)
    put(store, 1)
    assert store.save()
    assert nvm.assignments == 1
    store, _ = opened(nvm)
    put(store, 1)
    assert store.save()
    assert nvm.assignments == 1


def test_a_save_is_one_assignment_also_when_a_half_begins_again():
    nvm = Chip(512)
    store, _ = opened(nvm)
    for number in range(1, 50):
        put(store, number)
        store.save()
        assert nvm.assignments == number


def test_things_of_other_kinds_are_kept_along():
    nvm = Chip(512)
    store, _ = opened(nvm)
    store.put(77, 3, b"from a newer game")
    store.put(STATISTICS, 1, b"")
    store.save()
    filled(nvm, 30)
    store, _ = opened(nvm)
    assert store.get(77, 3) == b"from a newer game"
    assert state(store) == 30


# Too small, or broken


@pytest.mark.parametrize("nvm", (None, bytearray(), bytearray(31), bytearray(160)))
def test_without_room_all_is_kept_until_power_off_only_and_a_line_says_so(nvm):
    store, console = opened(nvm)
    put(store, 3)
    assert not store.save()
    store.room_for(10)
    assert state(store) == 3
    assert console[-1] == "Nothing can be kept here: 96 bytes are needed twice."
    assert nvm is None or not any(nvm)


def test_a_memory_that_refuses_is_not_the_end_of_the_game():
    class Refuses(Chip):
        error: Exception = RuntimeError("Unable to write to nvm.")

        def change(self, start, value):
            raise self.error

    nvm = Refuses(4096)
    store, console = opened(nvm)
    for error in (nvm.error, OSError(28, "full"), MemoryError()):
        nvm.error = error
        put(store, 3)
        assert not store.save()
    assert console[0] == "Not saved: Unable to write to nvm."
    assert len(console) == 3


@pytest.mark.parametrize("error", (OSError("no"), RuntimeError("no"), MemoryError("no")))
def test_a_memory_that_cannot_be_read_is_left_alone(error):
    class Unreadable(Chip):
        def __getitem__(self, index):
            raise error

    nvm = Unreadable(4096)
    store, console = opened(nvm)
    assert console == ["Nothing that is kept can be read: no"]
    put(store, 3)
    assert not store.save()
    assert nvm.assignments == 0


def test_worn_out_bytes_are_stepped_over():
    class Worn(Chip):
        def change(self, start, value):
            super().change(start, value)
            for at in (2 * RECORD, 2048 + RECORD + 5):
                self.cells[at] = 0x11

    nvm = Worn(4096)
    for number in range(1, 100):
        store, _ = opened(nvm)
        assert state(store) == (number - 1 or NOTHING)
        put(store, number)
        assert store.save()


def test_a_memory_that_holds_nothing_is_told_of():
    class Dead(Chip):
        def change(self, start, value):
            pass

    store, console = opened(Dead(4096))
    put(store, 3)
    assert not store.save()
    assert console == ["Not saved: the memory does not hold it."]


# Versions


def test_an_older_version_is_taken_over():
    """Version 1 had one freeze for both players, version 2 has one for each, version 3 one setting more."""
    nvm = Chip(256)
    store, _ = opened(nvm)
    store.put(SETTINGS, 1, bytes((4, 2, 9)))
    store.save()
    upgrades = (lambda kept: kept[:2] + kept[1:], lambda kept: kept + b"\x05")
    store, console = opened(nvm)
    assert store.get(SETTINGS, 1) == bytes((4, 2, 9))
    assert console == []
    assert store.get(SETTINGS, 2, upgrades[:1]) == bytes((4, 2, 2, 9))
    assert store.get(SETTINGS, 3, upgrades) == bytes((4, 2, 2, 9, 5))
    assert console == ["Settings: of version 1, taken over into 2.", "Settings: of version 1, taken over into 3."]
    store.put(SETTINGS, 3, bytes((4, 2, 2, 9, 5)))
    store.save()
    store, console = opened(nvm)
    assert store.get(SETTINGS, 3, upgrades) == bytes((4, 2, 2, 9, 5))
    assert console == []


def test_a_newer_version_is_not_guessed_at():
    nvm = Chip(256)
    store, _ = opened(nvm)
    store.put(STATISTICS, 2, b"of tomorrow")
    store.put(SETTINGS, 1, settings_bytes(1))
    store.save()
    store, console = opened(nvm)
    assert store.get(STATISTICS, 1) is None
    assert store.get(SETTINGS, 1) == settings_bytes(1)
    assert console == ["Statistics: of version 2, left for a newer game; this one knows 1."]
    assert store.save()
    assert opened(nvm)[0].get(STATISTICS, 2) == b"of tomorrow", "saved over it unasked"


def test_what_a_newer_game_has_kept_is_there_again_for_that_one():
    """An older game keeps its own beside it; the newer one takes up where it was, and what the older one had goes."""
    nvm = Chip(512)
    store, _ = opened(nvm)
    store.put(SETTINGS, 2, b"of tomorrow")
    store.put(STATISTICS, 1, statistics_bytes(1))
    store.save()
    for number in range(2, 12):
        store, console = opened(nvm)
        assert store.get(SETTINGS, 1) == (settings_bytes(number - 1) if number > 2 else None)
        assert console == ["Settings: of version 2, left for a newer game; this one knows 1."]
        put(store, number)
        assert store.save()
    assert state(opened(nvm)[0]) == 11
    store, console = opened(nvm)
    assert store.get(SETTINGS, 2, (bytes.upper,)) == b"of tomorrow" and console == []
    store.put(SETTINGS, 2, b"of the day after")
    store.save()
    store, console = opened(nvm)
    assert (store.get(SETTINGS, 2), store.get(SETTINGS, 1)) == (b"of the day after", None)


def test_records_of_another_log_are_not_guessed_at(monkeypatch):
    nvm = Chip(4096)
    monkeypatch.setattr(room, "_VERSION", 2)
    filled(nvm, 5)
    monkeypatch.undo()
    store, console = opened(nvm)
    assert state(store) is NOTHING
    assert console == ["Nothing is kept that can be read: all begins anew."]
    assert filled(nvm, 1, 9) == state(opened(nvm)[0]) == 9


# Damage


@pytest.mark.parametrize("saves", (1, 2, 3, 4, 5, 6))
def test_one_damaged_byte_costs_at_most_the_newest_save(saves):
    good = Chip(512)
    newest = filled(good, saves)
    for at in range(len(good)):
        for spoilt in (0x00, 0xFF, good.cells[at] ^ 1):
            nvm = Chip(512, good.cells)
            nvm.cells[at] = spoilt
            store, console = opened(nvm)
            found = state(store)
            assert found in (newest, newest - 1 or NOTHING)
            assert found == newest or console, "an older state without a word"
            put(store, 99)
            assert store.save()
            assert state(opened(nvm)[0]) == 99


@given(st.binary(min_size=256, max_size=600))
def test_any_bytes_can_be_opened_and_saved_over(cells):
    nvm = Chip(len(cells), cells)
    store, _ = opened(nvm)
    assert state(store) is NOTHING
    filled(nvm, 3)
    assert state(opened(nvm)[0]) == 3


@given(
    st.integers(1, 60),
    st.sampled_from((256, 512, 4096)),
    st.lists(st.tuples(st.integers(0, 4095), st.binary(min_size=1, max_size=300)), max_size=4),
)
def test_whatever_is_damaged_never_makes_a_mixture(saves, size, damage):
    nvm = Chip(size)
    newest = filled(nvm, saves)
    before = bytes(nvm.cells)
    for at, spoilt in damage:
        nvm.cells[at % size : at % size + len(spoilt)] = spoilt[: size - at % size]
    store, _ = opened(nvm)
    found = state(store)
    assert found is NOTHING or 1 <= found <= newest
    if nvm.cells == before:
        assert found == newest
    put(store, 1000)
    assert store.save()
    assert state(opened(nvm)[0]) == 1000


@given(st.binary(max_size=120))
def test_a_whole_record_of_nonsense_is_harmless(things):
    nvm = Chip(512)
    nvm.change(0, room._record(1, things))
    store, _ = opened(nvm)
    for kind in range(256):
        kept = store.get(kind, 1)
        assert kept is None or isinstance(kept, bytes)


# Wear, and quiet moments


@pytest.mark.parametrize("size, most, times", ((256, 1.6, 2), (512, 1.7, 3.2), (4096, 1.1, 2.1), (8192, 1.1, 2.1)))
def test_all_bytes_wear_alike(size, most, times, figure):
    nvm = Chip(size)
    saves = 3000
    filled(nvm, saves)
    mean = sum(nvm.writes) / size
    assert min(nvm.writes) > 0
    assert max(nvm.writes) <= most * mean
    assert mean <= times * saves * RECORD / size
    figure(
        "nvm of %d bytes: %d saves write each byte %.0f times, the most worn %d, the least %d"
        % (size, saves, mean, max(nvm.writes), min(nvm.writes))
    )


def test_on_rp2_one_save_in_40_erases(figure):
    nvm = Rp2(chunk=4096)
    filled(nvm, 4200)
    figure("nvm of RP2: %d erases in 4200 saves" % nvm.erases)
    assert 100 <= nvm.erases <= 106


@pytest.mark.parametrize("matches", range(1, 50, 4))
def test_room_made_at_the_start_of_a_match_lasts_for_it(matches):
    nvm = Rp2(chunk=4096)
    newest = filled(nvm, matches)
    store, _ = opened(nvm)
    for _ in range(8):
        store.room_for(12)
        assert state(opened(nvm)[0]) == newest
        erases = nvm.erases
        for number in range(newest + 1, newest + 13):
            put(store, number)
            store.save()
        newest += 12
        assert nvm.erases == erases
    assert nvm.erases <= 4


@pytest.mark.parametrize("size", (256, 512, 4096))
def test_room_is_made_once_also_when_so_much_never_fits(size):
    nvm = Chip(size)
    newest = filled(nvm, 7)
    store, _ = opened(nvm)
    for _ in range(3):
        store.room_for(1000)
    assignments = nvm.assignments
    store.room_for(1000)
    assert nvm.assignments == assignments
    assert state(opened(nvm)[0]) == newest


# The other chips without a cut; tests/test_store_power_cuts.py has the cuts


@pytest.mark.parametrize("nvm", (Blocks(8192, 8192), Blocks(8192, 4096), Rp2(chunk=4096), Esp32(8192), bytearray(4096)))
def test_every_chip_keeps_what_is_saved(nvm):
    newest = 0
    for _ in range(60):
        newest = filled(nvm, 2, newest + 1)
        store, console = opened(nvm)
        assert state(store) == newest
        assert console == []


def test_a_board_may_bring_a_memory_of_its_own(monkeypatch):
    class Device:
        def nvm(self):
            return "its own"

    class Microcontroller:
        nvm = "the chip's"

    monkeypatch.setitem(__import__("sys").modules, "microcontroller", Microcontroller)
    assert room.nvm_of(Device()) == "its own"
    assert room.nvm_of(object()) == "the chip's"


def test_it_prints_what_it_has_to_say(capsys):
    Store(None).save()
    assert capsys.readouterr().out == ""
    store = Store(None)
    store.put(SETTINGS, 1, b"x")
    store.save()
    assert capsys.readouterr().out == "Nothing can be kept here: 16 bytes are needed twice.\n"
