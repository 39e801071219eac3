# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Every board file: found by its board_id, and complete; adding one takes one file."""

import re
import sys
import types
from importlib import util
from pathlib import Path
from unittest.mock import MagicMock

import pytest

import boards
from boards.parts import wired_display
from boards.parts.screen_layout import SIZES
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
    assert (board.WIDTH, board.HEIGHT) in SIZES
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


def _pins(board_id):
    """The names in `board` by CircuitPython's own list of boards."""
    return set(re.findall(r"^(?:def )?(\w+)(?:: |\()", _definition(board_id).read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("board_id", IDS)
def test_the_board_exists_and_has_the_pins(board_id):
    names = _pins(board_id)
    assert names, "CircuitPython has no such board"
    source = (FOLDER / (board_id + ".py")).read_text(encoding="utf-8")
    for parts in re.findall(r"boards\.parts(?: import |\.)([\w, ]+)", source):
        for part in parts.split(" import")[0].split(", "):
            source += (FOLDER / "parts" / (part + ".py")).read_text(encoding="utf-8")
    # board.DISPLAY is asked for by name, since a board may have started none.
    needed = set(re.findall(r"\bboard\.([A-Z]\w*)", source)) | set(re.findall(r'\(board, "(\w+)"', source))
    board = boards.find(board_id)
    pins = getattr(board, "PINS", None)
    if pins is None and board.SCHEME == "direct":
        from boards.parts import button_board

        pins = button_board.PINS
    assert needed | set(pins or ()) <= names


@pytest.fixture
def hardware(monkeypatch):
    """Stands in for CircuitPython: call it with a board_id, and `board` has just that board's pins."""
    parts = ("lights", "pwm_speaker", "dac_speaker", "amplifier")

    def put(board_id):
        pins = types.SimpleNamespace(**{name: name for name in _pins(board_id)})
        monkeypatch.setitem(sys.modules, "board", pins)
        return pins

    for module in ("digitalio", "neopixel_write", "pwmio", "audioio", "audiocore"):
        monkeypatch.setitem(sys.modules, module, MagicMock())
    for part in parts:
        monkeypatch.delitem(sys.modules, "boards.parts." + part, raising=False)
    yield put
    for part in parts:
        sys.modules.pop("boards.parts." + part, None)


@pytest.mark.parametrize("board_id", IDS)
def test_lights_and_speaker_are_on_pins_of_the_board(hardware, board_id):
    hardware(board_id)
    board = boards.find(board_id)
    if hasattr(board, "lights"):
        board.lights()
    if hasattr(board, "speaker"):
        board.speaker(True)


def owners(board):
    """Whose each light is: it is dark while that player is stopped."""
    pictures = board.lights()._pictures
    parts = [[picture[at : at + 3] for at in range(0, len(picture), 3)] for picture in pictures]
    dark = bytes(3)
    return [0 if lit[1] == dark else 1 if lit[2] == dark else None for lit in zip(*parts[4:])]


def test_a_macropads_light_under_a_key_is_that_players(hardware):
    hardware("adafruit_macropad_rp2040")
    board = boards.find("adafruit_macropad_rp2040")
    found = owners(board)
    assert len(found) == 12
    for player in range(2):
        assert all(found[key] == player for key in board.KEYS[player])


def test_the_first_light_of_a_badge_is_nobodys_own(hardware):
    """A PyBadge LC has just that one; and seen from the middle the players' lights are mirror images."""
    hardware("pybadge")
    assert owners(boards.find("pybadge")) == [None, 0, None, 1, None]


def _anew(board_id):
    """A board as at power-on: a file that builds on another one's is read with that one."""
    for name in [name for name in sys.modules if name.startswith("boards.") and name[7:] in IDS]:
        del sys.modules[name]
    return boards.find(board_id)


@pytest.mark.parametrize("board_id", [board_id for board_id in IDS if hasattr(boards.find(board_id), "DISPLAYS")])
def test_a_setting_chooses_the_display(monkeypatch, capsys, board_id):
    board = boards.find(board_id)
    assert board.DISPLAYS[0] == board.DISPLAY
    for kind in (*board.DISPLAYS, "crt"):
        monkeypatch.setenv("SPIT_DISPLAY", kind)
        chosen = _anew(board_id)
        assert (board.DISPLAYS[0] if kind == "crt" else kind) == chosen.DISPLAY
        assert wired_display.SIZES[chosen.DISPLAY] == (chosen.WIDTH, chosen.HEIGHT, chosen.COLOR)
    assert 'Setting SPIT_DISPLAY: found "crt", possible is ' in capsys.readouterr().out
    monkeypatch.delenv("SPIT_DISPLAY")
    assert board.DISPLAYS[0] == _anew(board_id).DISPLAY


DRIVERS = {
    "ssd1306": ("adafruit_displayio_ssd1306", "SSD1306", {}),
    "sh1106": ("adafruit_displayio_sh1106", "SH1106", {"colstart": 2}),
    "st7735r": ("adafruit_st7735r", "ST7735R", {"rotation": 90, "bgr": True}),
    "ili9341": ("adafruit_ili9341", "ILI9341", {}),
}


@pytest.mark.parametrize("kind", sorted(wired_display.SIZES))
def test_every_wired_display_is_made_by_its_driver(monkeypatch, hardware, kind):
    pins = hardware("raspberry_pi_pico")
    module, driver, wanted = DRIVERS[kind]
    modules = {name: MagicMock() for name in (module, "busio", "displayio", "fourwire")}
    for name, made in modules.items():
        monkeypatch.setitem(sys.modules, name, made)
    made = wired_display.wired_display(kind)
    maker = getattr(modules[module], driver)
    assert made is maker.return_value
    width, height, _color = wired_display.SIZES[kind]
    wanted = {"width": width, "height": height, "auto_refresh": False, **wanted}
    assert maker.call_args == ((modules["fourwire"].FourWire.return_value,), wanted)
    modules["busio"].SPI.assert_called_with(pins.GP18, pins.GP19)


def test_a_wired_display_that_does_not_start_says_so(monkeypatch, hardware):
    hardware("raspberry_pi_pico")
    for name in ("adafruit_displayio_ssd1306", "busio", "displayio", "fourwire"):
        monkeypatch.setitem(sys.modules, name, MagicMock())
    sys.modules["busio"].SPI.side_effect = ValueError("GP18 in use")
    with pytest.raises(boards.BoardTrouble, match="docs/building.md") as caught:
        wired_display.wired_display("ssd1306")
    assert "GP18 in use" in caught.value.more


def test_a_board_without_a_display_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "board", types.SimpleNamespace(DISPLAY=None))
    monkeypatch.delitem(sys.modules, "boards.parts.built_in_display", raising=False)
    from boards.parts.built_in_display import built_in_display

    with pytest.raises(boards.BoardTrouble, match="no display"):
        built_in_display()
    del sys.modules["boards.parts.built_in_display"]


def test_an_unknown_board_says_what_to_do():
    with pytest.raises(boards.UnknownBoard) as caught:
        boards.find("acme_toaster")
    for words in ("boards/acme_toaster.py", "docs/adding-a-board.md", "Spit's project"):
        assert words in str(caught.value)
    assert "called acme_toaster" in caught.value.more


def test_a_missing_library_is_not_taken_for_a_missing_board(tmp_path, monkeypatch):
    (tmp_path / "acme_bare.py").write_text("import acme_display\n", encoding="utf-8")
    monkeypatch.setattr(boards, "__path__", [*boards.__path__, str(tmp_path)])
    with pytest.raises(ImportError, match="acme_display"):
        boards.find("acme_bare")
