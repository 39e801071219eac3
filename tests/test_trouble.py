# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What stops the game is said in words, on the display and on the console, never in a traceback on the display."""

import sys
import time
import types

import pytest

import boards
from boards.parts import trouble
from spit.controls import RELEASE

OLED = (21, 5)  # characters on 128x64


def unknown(board_id):
    with pytest.raises(boards.UnknownBoard) as caught:
        boards.find(board_id)
    return caught.value


def raised(error):
    """The error with a traceback of its own."""
    try:
        raise error
    except Exception as caught:
        return caught


SAID = [
    (unknown("acme_toaster"), ("boards/acme_toaster.py", "docs/adding-a-board.md", "project")),
    (unknown("adafruit_feather_rp2040_scorpio"), ("boards/adafruit_feather_rp2040_scorpio.py",)),
    (ImportError("no module named 'adafruit_displayio_layout'"), ("adafruit_displayio_layout", "tools/deploy.py")),
    (ImportError("no module named 'adafruit_display_text.label'"), ("adafruit_display_text ", "tools/deploy.py")),
    (ImportError("no module named 'spit.controls.direct'"), ("spit/controls/direct", "tools/deploy.py")),
    (ImportError("no module named 'fourwire'"), ("fourwire", "9.2")),
    (MemoryError("memory allocation failed, allocating 1024 bytes"), ("memory", "tools/deploy.py --mpy", "key")),
    (ValueError("no layout for 100x64: add one to some file beside others"), ("100x64", "screen_layout.py")),
    (
        ValueError("no /boards/parts/sheets/128x64.bin: python3 tools/pictures.py --sheets draws it"),
        ("incomplete: no /boards/parts/sheets/128x64.bin.", "tools/deploy.py"),
    ),
    (boards.BoardTrouble("The display does not start. Wires: docs/building.md in Spit's project."), ("docs/building",)),
    (KeyError(5), ("Something went wrong", "KeyError: 5", "Press a key")),
    (ZeroDivisionError("division by zero"), ("Something went wrong", "ZeroDivisionError: division by zero")),
    (AssertionError(), ("Something went wrong. AssertionError. ",)),
]


@pytest.mark.parametrize(("error", "parts"), SAID, ids=lambda value: type(value).__name__)
def test_every_trouble_is_told_on_one_page_of_a_small_oled(error, parts):
    text, _more = trouble.words(raised(error), trouble.BY_KEY)
    for part in parts:
        assert part in text
    shown = trouble.lines(text, OLED[0])
    assert len(shown) <= OLED[1] and max(len(line) for line in shown) <= OLED[0]
    assert "".join(shown).replace(" ", "") == text.replace(" ", ""), "all of it"
    assert "Traceback" not in text


def test_the_console_says_more():
    assert "acme_toaster" in unknown("acme_toaster").more and "docs" in unknown("acme_toaster").more
    more = trouble.words(ImportError("no module named 'adafruit_ili9341'"), trouble.BY_KEY)[1]
    assert "circup install -r lib/requirements.txt" in more
    more = trouble.words(raised(KeyError(5)), trouble.BY_RESET)[1]
    assert "Traceback" in more and "test_trouble.py" in more and "KeyError: 5" in more
    assert trouble.words(raised(KeyError(5)), trouble.BY_RESET)[0].endswith("Press reset to start again.")


@pytest.mark.parametrize("columns", (1, 2, 7, 21, 26, 40))
def test_lines_keep_every_letter(columns):
    text = "Library adafruit_displayio_layout is missing. See docs/adding-a-board.md, or x " + "y" * 50
    shown = trouble.lines(text, columns)
    assert max(len(line) for line in shown) <= columns
    assert "".join(shown).replace(" ", "") == text.replace(" ", "")


def test_lines_break_between_words_first():
    assert trouble.lines("one two three", 7) == ["one two", "three"]
    assert trouble.lines("docs/adding-a-board.md", 21) == ["docs/adding-a-", "board.md"]
    assert trouble.lines("", 21) == []


def test_a_pc_ends_with_the_words_and_status_1():
    with pytest.raises(SystemExit) as end:
        trouble.tell(raised(KeyError(5)))
    assert "KeyError: 5" in end.value.code and "Traceback" in end.value.code
    with pytest.raises(SystemExit) as end:
        trouble.tell(ImportError("no module named 'adafruit_ili9341'"))
    assert "adafruit_ili9341" in end.value.code and "Traceback" not in end.value.code


class Anew(BaseException):
    """supervisor.reload() was called."""


class Device:
    """A small board in its modules' place: what is on its display, what its keys do, how long it has waited."""

    def __init__(self, monkeypatch, width=126, height=60):
        self.width, self.height = width, height
        self.root_group = None
        self.waited = 0
        self.pages = []
        self.presses = {}  # by the time of waiting: code
        self.breaks = None  # what its keys raise
        monkeypatch.setattr(sys, "implementation", types.SimpleNamespace(name="circuitpython"))
        monkeypatch.setattr(time, "sleep", self.sleep)
        supervisor = types.ModuleType("supervisor")
        supervisor.reload = self.reload
        self.board = types.ModuleType("board")
        self.board.DISPLAY = self
        displayio = types.ModuleType("displayio")
        displayio.Palette = lambda count: [0] * count
        displayio.Group = list
        displayio.TileGrid = self.grid
        terminalio = types.ModuleType("terminalio")
        terminalio.FONT = types.SimpleNamespace(get_bounding_box=lambda: (6, 12), bitmap=None, get_glyph=self.glyph)
        for module in (supervisor, self.board, displayio, terminalio):
            monkeypatch.setitem(sys.modules, module.__name__, module)

    def sleep(self, seconds):
        self.waited += seconds
        assert self.waited < 100, "nothing has ended it"

    def reload(self):
        raise Anew

    def grid(self, bitmap, pixel_shader, width, height, tile_width, tile_height):
        assert (width, height) == (self.width // tile_width, self.height // tile_height)
        self.tiles = {}
        return self.tiles

    def glyph(self, code):
        return types.SimpleNamespace(tile_index=code - 32) if 32 <= code < 127 else None

    def refresh(self):
        assert self.root_group == [self.tiles]
        columns, rows = self.width // 6, self.height // 12
        shown = ["".join(chr(32 + self.tiles[column, row]) for column in range(columns)) for row in range(rows)]
        self.pages.append([line.rstrip() for line in shown])

    def drain(self, presses):
        if self.breaks:
            raise self.breaks
        for at in [at for at in self.presses if at <= self.waited]:
            presses.add(0, 0, self.presses.pop(at))


def test_a_device_shows_it_and_starts_anew_with_a_key(monkeypatch, capsys):
    device = Device(monkeypatch)
    device.presses = {0.0: 3, trouble.READ - 0.1: 3, 20.0: 3 | RELEASE, 30.0: 3}
    with pytest.raises(Anew):
        trouble.tell(raised(KeyError(5)), device)
    assert device.pages == [["Something went wrong.", "KeyError: 5. Press a", "key to start again.", "", ""]]
    assert 30 <= device.waited < 31, "neither a key that is let go nor one before the text was read counts"
    said = capsys.readouterr().out
    assert "Something went wrong. KeyError: 5." in said and "Traceback" in said


def test_a_long_text_is_shown_page_after_page(monkeypatch):
    device = Device(monkeypatch, 84, 24)
    device.presses = {30.0: 0}
    with pytest.raises(Anew):
        trouble.tell(raised(KeyError(5)), device)
    pages = [["Something went", "wrong."], ["KeyError: 5.", "Press a key to"], ["start again.", ""]]
    assert device.pages[:6] == pages + pages, "round and round"


def test_a_sign_that_the_font_has_not(monkeypatch):
    device = Device(monkeypatch)
    device.presses = {10.0: 0}
    with pytest.raises(Anew):
        trouble.tell(raised(OSError("caf\u00e9")), device)
    assert device.pages[0][1] == "OSError: caf?. Press"


@pytest.mark.parametrize("keys", ("none", "broken"))
def test_without_a_key_it_waits_for_the_reset_button(monkeypatch, capsys, keys):
    device = Device(monkeypatch)
    device.breaks = ValueError("GP1 in use")
    with pytest.raises(AssertionError, match="nothing has ended it"):
        trouble.tell(unknown("acme_toaster"), None if keys == "none" else device)
    assert len(device.pages) == 1
    assert "boards/acme_toaster.py" in capsys.readouterr().out


@pytest.mark.parametrize("display", ("none", None, types.SimpleNamespace(width=128, height=64)))
def test_without_a_working_display_the_console_still_says_it(monkeypatch, capsys, display):
    device = Device(monkeypatch)
    if display == "none":
        del device.board.DISPLAY
    else:
        device.board.DISPLAY = display
    device.presses = {10.0: 0}
    with pytest.raises(Anew):
        trouble.tell(raised(RuntimeError("no display")), device)
    said = capsys.readouterr().out
    assert "Something went wrong. RuntimeError: no display." in said and "Traceback" in said
    assert "The display shows nothing" in said and device.pages == []


def test_a_display_that_the_board_has_made_is_used(monkeypatch):
    device = Device(monkeypatch)
    del device.board.DISPLAY
    device.presses = {10.0: 0}
    with pytest.raises(Anew):
        trouble.tell(raised(KeyError(5)), device, device)
    assert len(device.pages) == 1
