# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The PC's file in place of a memory that stays: where it lies, what it holds, and that it is never there by half."""

from pathlib import Path

import pytest
from kept_states import filled, opened, put, state

from boards.parts import desktop_nvm
from boards.parts.desktop_nvm import SIZE, FileNvm, state_file

HOME = Path("/home/me")


@pytest.mark.parametrize(
    "platform, environment, folder",
    (
        ("linux", {}, HOME / ".local" / "state" / "spit"),
        ("linux", {"XDG_STATE_HOME": ""}, HOME / ".local" / "state" / "spit"),
        ("linux", {"XDG_STATE_HOME": "not/absolute"}, HOME / ".local" / "state" / "spit"),
        ("linux", {"XDG_STATE_HOME": "/elsewhere"}, Path("/elsewhere/spit")),
        ("darwin", {"XDG_STATE_HOME": "/elsewhere"}, HOME / "Library" / "Application Support" / "Spit"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/Spit")),
        ("win32", {}, HOME / "AppData" / "Local" / "Spit"),
    ),
)
def test_where_it_lies(platform, environment, folder):
    assert state_file(platform, environment, HOME) == folder / "nvm.bin"


def test_what_is_saved_is_there_in_the_next_game(tmp_path):
    path = tmp_path / "state" / "spit" / "nvm.bin"
    assert filled(FileNvm(path), 3) == 3
    assert path.stat().st_size == SIZE
    assert state(opened(FileNvm(path))[0]) == 3
    assert list(path.parent.iterdir()) == [path]


def test_looking_alone_makes_no_file(tmp_path):
    store, console = opened(FileNvm(tmp_path / "spit" / "nvm.bin"))
    assert state(store) is None
    assert console == []
    assert list(tmp_path.iterdir()) == []


def test_without_a_path_no_file_is_touched(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    nvm = FileNvm()
    assert filled(nvm, 3) == 3
    assert state(opened(nvm)[0]) == 3
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("length", (0, 100, SIZE - 1, SIZE + 1, 3 * SIZE))
def test_a_file_of_another_length_is_filled_up_or_cut(tmp_path, length):
    path = tmp_path / "nvm.bin"
    path.write_bytes(b"\x07" * length)
    nvm = FileNvm(path)
    assert len(nvm) == SIZE
    assert nvm[0:SIZE] == b"\x07" * min(length, SIZE) + b"\xff" * max(0, SIZE - length)
    assert filled(nvm, 2) == state(opened(FileNvm(path))[0]) == 2


def test_two_games_at_once_keep_what_either_has_saved(tmp_path):
    path = tmp_path / "nvm.bin"
    one, other = FileNvm(path), FileNvm(path)
    assert state(opened(one)[0]) is None
    filled(other, 3)
    assert state(opened(one)[0]) == 3
    filled(one, 4)
    assert state(opened(other)[0]) == 4
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_read_is_told_of_and_left_alone(tmp_path):
    path = tmp_path / "nvm.bin"
    path.mkdir()
    store, console = opened(FileNvm(path))
    assert len(console) == 1 and console[0].startswith("Nothing that is kept can be read: ")
    put(store, 3)
    assert not store.save()
    assert path.is_dir()


def test_it_takes_only_bytes_of_the_right_number_as_a_device_does():
    nvm = FileNvm()
    with pytest.raises(ValueError, match="different lengths"):
        nvm[0:4] = b"12345"
    assert nvm[0:4] == b"\xff" * 4


def test_a_file_that_cannot_be_written_is_told_of_and_the_old_one_stays(tmp_path, monkeypatch):
    path = tmp_path / "nvm.bin"
    filled(FileNvm(path), 3)

    def fail(source, target):
        raise OSError("no room")

    monkeypatch.setattr(desktop_nvm.os, "replace", fail)
    store, console = opened(FileNvm(path))
    put(store, 4)
    assert not store.save()
    assert console == ["Not saved: no room"]
    monkeypatch.undo()
    assert state(opened(FileNvm(path))[0]) == 3
