# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Every board file: found by its board_id, and complete; adding one takes one file."""

import re
from importlib import util
from pathlib import Path

import pytest

import boards
from spit import controls

FOLDER = Path(boards.__file__).parent
IDS = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "desktop"))


@pytest.fixture(params=IDS)
def board(request):
    return boards.find(request.param)


def test_there_are_boards_of_every_size_and_scheme():
    found = [boards.find(board_id) for board_id in IDS]
    assert {"direct", "quick", "cursor"} == {board.SCHEME for board in found}
    assert {(128, 64), (160, 128), (240, 135), (320, 240)} <= {(board.WIDTH, board.HEIGHT) for board in found}


def test_each_player_has_the_keys_of_the_scheme(board):
    for player in range(2):
        count = controls.for_player(board.SCHEME, player, board.TURNED).KEYS
        assert len(board.KEYS[player]) == len(board.KEY_NAMES[player]) == count


def test_no_key_belongs_to_two(board):
    numbers = list(board.KEYS[0] + board.KEYS[1])
    if board.PAUSE is not None:
        numbers.append(board.PAUSE)
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) >= 0


def test_key_names_fit_on_a_plate(board):
    for names in board.KEY_NAMES:
        assert all(isinstance(name, str) and 1 <= len(name) <= 2 for name in names)
        assert len(set(names)) == len(names)


def test_names_sizes_and_functions(board):
    assert isinstance(board.NAME, str) and board.NAME
    assert board.WIDTH >= 128 and board.HEIGHT >= 64
    assert board.COLOR in (False, True) and board.TURNED in (False, True)
    assert callable(board.keys) and callable(board.display)


def test_keys_and_pins_go_together(board):
    pins = getattr(board, "PINS", None)
    if pins:
        assert len(set(pins)) == len(pins)
        assert set(range(len(pins))) == set(board.KEYS[0] + board.KEYS[1]) | {board.PAUSE}


def _definition(board_id):
    spec = util.find_spec("board_definitions")
    if spec is None:
        pytest.skip("circuitpython-stubs is not installed")
    return Path(spec.submodule_search_locations[0]) / board_id / "__init__.pyi"


@pytest.mark.parametrize("board_id", IDS)
def test_the_board_exists_and_has_the_pins(board_id):
    """Against CircuitPython's own list of boards."""
    names = set(re.findall(r"^(\w+): ", _definition(board_id).read_text(encoding="utf-8"), re.MULTILINE))
    assert names, "CircuitPython has no such board"
    source = (FOLDER / (board_id + ".py")).read_text(encoding="utf-8")
    for part in re.findall(r"boards\.parts(?: import |\.)(\w+)", source):
        source += (FOLDER / "parts" / (part + ".py")).read_text(encoding="utf-8")
    needed = set(re.findall(r"\bboard\.([A-Z]\w*)", source))
    board = boards.find(board_id)
    pins = getattr(board, "PINS", None)
    if pins is None and board.SCHEME == "direct":
        from boards.parts import button_board

        pins = button_board.PINS
    assert needed | set(pins or ()) <= names


def test_an_unknown_board_says_what_to_do():
    with pytest.raises(boards.UnknownBoard) as caught:
        boards.find("acme_toaster")
    for words in ("acme_toaster", "boards/acme_toaster.py", "docs/adding-a-board.md"):
        assert words in str(caught.value)


def test_a_new_board_is_one_file(tmp_path, monkeypatch):
    (tmp_path / "acme_spitter.py").write_text("NAME = 'Acme'\n", encoding="utf-8")
    monkeypatch.setattr(boards, "__path__", [*boards.__path__, str(tmp_path)])
    assert boards.find("acme_spitter").NAME == "Acme"


def test_a_missing_library_is_not_taken_for_a_missing_board(tmp_path, monkeypatch):
    (tmp_path / "acme_bare.py").write_text("import acme_display\n", encoding="utf-8")
    monkeypatch.setattr(boards, "__path__", [*boards.__path__, str(tmp_path)])
    with pytest.raises(ImportError, match="acme_display"):
        boards.find("acme_bare")
