# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which room knows which, read from the imports: nothing imports upward, and no room of the game touches hardware."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# From the floor up: a file in spit/ imports only from a lower floor.
FLOORS = {
    "spit.ticks": 0,
    "spit.cards": 0,
    "spit.actions": 0,
    "spit.levels": 0,
    "spit.table": 1,
    "spit.pause": 1,
    "spit.phases": 0,
    "spit.settings": 1,
    "spit.rules": 2,
    "spit.dealer": 2,
    "spit.standing": 3,
    "spit.round_end": 4,
    "spit.finish": 4,
    "spit.idle": 1,
    "spit.series": 4,
    "spit.tally": 1,
    "spit.statistics": 4,
    "spit.match": 5,
    "spit.order": 6,
    "spit.controls": 6,
    "spit.controls.cursor": 7,
    "spit.controls.direct": 7,
    "spit.controls.quick": 7,
    "spit.trace": 7,
    "spit.menu": 7,
    "spit.evening": 8,
    "spit.session": 9,
    "spit.guide": 10,
    "spit.choice": 7,
    "spit.computer": 10,
    "spit.sight": 3,
    "spit.view": 4,
}

# The one import upward, inside a function: only the scheme that a board has chosen is loaded.
LATE = {("spit.controls", "spit.controls." + scheme) for scheme in ("cursor", "direct", "quick")}

# What boards may know of the game: what is seen, the clock, keys by number, cards and piles by number; no rule.
FOR_PARTS = {"spit.view", "spit.ticks", "spit.controls", "spit.cards", "spit.table"}
# The menu's pages, which are never there in play, know what players choose and what is counted.
FOR_PAGES = FOR_PARTS | {"spit", "spit.menu", "spit.settings", "spit.statistics"}
FOR_DESKTOP = FOR_PARTS | {"spit.trace"}
# What puts the game together, once each.
FOR_ONE = {
    "boards.parts.wheel": {"spit.computer", "spit.order", "spit.phases"},
    "boards.parts.opening": FOR_PARTS
    | {"spit.levels", "spit.match", "spit.series", "spit.session", "spit.settings", "spit.standing", "spit.trace"},
    "boards.parts.choosing": {"spit.menu"},
    "boards.parts.lesson": FOR_PARTS | {"spit.guide", "spit.order", "spit.settings"},
    "boards.parts.lesson_words": {"spit.cards", "spit.guide"},
    "boards.parts.chosen": {"spit.levels", "spit.settings"},
    "boards.parts.keeping": {"spit.settings", "spit.statistics"},
    "boards.parts.results": {"spit.phases", "spit.standing"},
}

# CircuitPython's own modules that a board or a part may need, and what lib/ brings.
_CIRCUITPYTHON = """
    analogio array audiobusio audiocore audioio audiopwmio binascii bitmaptools board busdisplay busio
    collections countio digitalio displayio errno fontio fourwire gc i2cdisplaybus io json keypad keypad_demux math
    microcontroller micropython neopixel_write nvm onewireio os paralleldisplaybus pulseio pwmio
    rainbowio random re rotaryio rp2pio sdcardio storage struct supervisor synthio sys terminalio time
    traceback usb_cdc usb_hid vectorio watchdog
"""
LIBRARIES = {"neopixel"}


def module_name(path):
    """spit/controls/__init__.py is spit.controls."""
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def module_names(folder):
    """All modules of a folder by their name."""
    return {module_name(path): path for path in sorted((ROOT / folder).rglob("*.py"))}


EVERY = {**module_names("spit"), **module_names("boards"), "code": ROOT / "code.py"}
SPIT = {name: path for name, path in EVERY.items() if name.startswith("spit.")}
DESKTOP = {name: path for name, path in EVERY.items() if path.name.startswith("desktop")}
BOARDS = {name: path for name, path in EVERY.items() if name.startswith("boards.") and name not in DESKTOP}
PARTS = {name: path for name, path in BOARDS.items() if name.startswith("boards.parts.")}
DATA = {name: path for name, path in BOARDS.items() if name not in PARTS and name != "boards.parts"}


def imports_of(path):
    """All (module, late) that a file imports; `from spit import rules` is spit.rules. late: inside a function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    late = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, (ast.FunctionDef, ast.Lambda))
        for node in ast.walk(function)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, id(node) in late) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "%s imports relatively" % path
            for alias in node.names:
                inner = "%s.%s" % (node.module, alias.name)
                found.append((inner if inner in EVERY else node.module, id(node) in late))
    return found


def game_modules(path):
    """The rooms of the game that a file imports."""
    return {name for name, _ in imports_of(path) if name == "spit" or name.startswith("spit.")}


def test_every_room_of_the_game_has_its_floor():
    assert set(SPIT) == set(FLOORS)


@pytest.mark.parametrize("name", sorted(SPIT))
def test_the_game_imports_only_itself_and_only_downward(name):
    for imported, late in imports_of(SPIT[name]):
        if imported == "micropython":
            continue  # for const()
        assert imported in FLOORS, "%s imports %s: the game knows no hardware, clock or chance" % (name, imported)
        if (name, imported) in LATE:
            assert late, "only the chosen scheme is loaded"
        else:
            assert FLOORS[imported] < FLOORS[name], "%s imports upward: %s" % (name, imported)


def test_the_game_itself_imports_nothing_when_it_is_named():
    assert imports_of(ROOT / "spit" / "__init__.py") == []


@pytest.mark.parametrize("name", sorted(DATA))
def test_a_board_is_data_and_knows_nothing_of_the_game(name):
    assert game_modules(DATA[name]) == set()


@pytest.mark.parametrize("name", sorted(PARTS))
def test_parts_know_what_is_seen_but_no_rule(name):
    is_page = name.startswith(("boards.parts.menu", "boards.parts.page"))
    assert game_modules(PARTS[name]) <= FOR_ONE.get(name, FOR_PAGES if is_page else FOR_PARTS)


@pytest.mark.parametrize("name", sorted(DESKTOP))
def test_the_pc_is_one_more_board_and_knows_no_rule(name):
    assert game_modules(DESKTOP[name]) <= FOR_DESKTOP


def test_the_front_door_knows_nothing_of_the_game():
    assert not game_modules(EVERY["code"])


@pytest.mark.parametrize("name", sorted({**BOARDS, "code": EVERY["code"]}))
def test_what_runs_on_the_device_needs_nothing_that_it_lacks(name):
    for imported, _ in imports_of(EVERY[name]):
        top = imported.split(".")[0]
        if top in ("spit", "boards"):
            continue
        known = top in _CIRCUITPYTHON.split() or top in LIBRARIES or top.startswith("adafruit_")
        assert known, "%s imports %s" % (name, imported)


@pytest.mark.parametrize("name", sorted({**BOARDS, "code": EVERY["code"]}))
def test_what_runs_on_the_device_knows_nothing_of_the_pc(name):
    assert not [imported for imported, _ in imports_of(EVERY[name]) if imported in DESKTOP]


@pytest.mark.parametrize("name", sorted({**SPIT, **BOARDS, "code": EVERY["code"]}))
def test_what_runs_on_the_device_says_nothing_that_it_cannot_read(name):
    for node in ast.walk(ast.parse(EVERY[name].read_text(encoding="utf-8"))):
        kind = type(node).__name__
        assert not kind.startswith("Match"), "%s: CircuitPython has no match statement" % name
        assert kind not in ("AsyncFunctionDef", "AnnAssign", "TryStar", "TypeAlias"), "%s has a %s" % (name, kind)
        if isinstance(node, ast.arguments):
            assert not node.posonlyargs, "%s: CircuitPython has no positional-only arguments" % name


def test_nothing_here_is_called_like_a_module_of_python():
    # code.py is a given name; a second one would hide something more from whoever runs in the root.
    tops = {path.stem for path in ROOT.glob("*.py")} | {path.name for path in ROOT.iterdir() if path.is_dir()}
    names = getattr(sys, "stdlib_module_names", {"code"})
    assert tops & set(names) == {"code"}
