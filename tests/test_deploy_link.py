# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Modules that tools/deploy.py --mpy puts into one: how their parts find each other, and that the game stays."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import circuitpy_drive as made_up
import deploy_foreign
import deploy_payload
import pytest
from deploy_constants import folded
from deploy_link import GROUPS, Unlinkable, linked
from deploy_names import PLACES
from deploy_shorten import shortened
from test_deploy_constants import missing
from test_micropython import find_vm, on_vm, run

BOARDS = deploy_payload.board_names(made_up.ROOT)
MACROPAD = "adafruit_macropad_rp2040"
FLOOR = "def top(pile):\n    return pile\n\n\nSUITS = 'cdhs'\n"


def link(**sources):
    """The files with one and two linked into whole, by the names of modules; __ stands for a dot."""
    files = {name.replace("__", "/") + ".py": source.encode() for name, source in sources.items()}
    made = linked(files, {"spit/whole.py": ["spit/one.py", "spit/two.py"]})
    return {path: text.decode() for path, text in made.items()}


def told(text):
    """A module without blank lines."""
    return [line for line in text.splitlines() if line]


# Parts


@pytest.mark.parametrize(
    "source, expected",
    (
        ("from spit.one import top\nX = top(1)\n", "X_two = top_one(1)"),
        ("from spit.one import top as t\nX = t(1)\n", "X_two = top_one(1)"),
        ("from spit import one\nX = one.top(1), one.SUITS\n", "X_two = (top_one(1), SUITS_one)"),
        ("from spit import one as o\nX = o.top\n", "X_two = top_one"),
        (
            "from spit.one import top\n\n\ndef f():\n    top = 1\n    return top\n",
            "def f_two():\n    top_one = 1\n    return top_one",
        ),
        ("def f():\n    from spit.one import top\n\n    return top\n", "def f_two():\n    pass\n    return top_one"),
        (
            "_a = 1\n\n\ndef f():\n    global _a\n    _a += 1\n",
            "_a_two = 1\ndef f_two():\n    global _a_two\n    _a_two += 1",
        ),
        (
            "class A:\n    def top(self):\n        return self.top\n",
            "class A_two:\n    def top(self):\n        return self.top",
        ),
        ("def f(a, b):\n    a, b = b.c, a\n", "def f_two(a, b):\n    a, b = b.c, a"),
        ("X = 1\n\n\ndef f():\n    return f'{X}'\n", "X_two = 1\ndef f_two():\n    return f'{X_two}'"),
    ),
)
def test_parts_find_each_other(source, expected):
    made = link(spit__one=FLOOR, spit__two='"""What this is."""\n\n' + source)
    assert list(made) == ["spit/whole.py"]
    assert told(made["spit/whole.py"]) == [
        "def top_one(pile):",
        "    return pile",
        "SUITS_one = 'cdhs'",
        *expected.split("\n"),
    ]


def test_what_parts_import_from_others_is_imported_once():
    made = link(
        spit__one="import gc\nfrom spit import ticks\nfrom spit.cards import deal\nX = deal(gc, ticks)\n",
        spit__two="from spit import ticks\nfrom spit.cards import deal, put\nY = deal(ticks, put)\n",
    )
    assert told(made["spit/whole.py"]) == [
        "import gc as gc",
        "from spit import ticks as ticks",
        "from spit.cards import deal as deal",
        "from spit.cards import put as put",
        "X_one = deal(gc, ticks)",
        "Y_two = deal(ticks, put)",
    ]


@pytest.mark.parametrize(
    "source, expected",
    (
        ("from spit.one import top\nX = top(1)\n", "from spit.whole import top_one\nX = top_one(1)"),
        ("from spit.one import top as t\nX = t\n", "from spit.whole import top_one\nX = top_one"),
        ("from spit.two import top\nX = top\n", "from spit.whole import top_one\nX = top_one"),
        (
            "from spit import one, cards\nX = one.top(cards)\n",
            "from spit import cards\nfrom spit.whole import top_one\nX = top_one(cards)",
        ),
        (
            "def f():\n    from spit import two\n    return two.Y\n",
            "def f():\n    from spit.whole import Y_two\n    return Y_two",
        ),
        ("from spit.cards import top\nX = top\n", "from spit.cards import top\nX = top"),
    ),
)
@pytest.mark.parametrize("user", ("spit__user", "boards__a_board"))
def test_others_find_the_parts(source, expected, user):
    made = link(spit__one=FLOOR, spit__two="from spit.one import top\nY = top\n", **{user: source})
    assert told(made[user.replace("__", "/") + ".py"]) == told(expected)


@pytest.mark.parametrize(
    "source",
    (
        "from spit import one\nX = [one]\n",
        "from spit import one\n\n\ndef f(one):\n    return one.top\n",
        "from spit import one\none = 1\n",
        "from spit.one import top\n\n\ndef f(top):\n    return top\n\n\nf(top=1)\n",
        "from spit.one import top\n\n\nclass A:\n    top = 1\n",
        "from spit.one import top\n\n\ndef f():\n    def top():\n        pass\n",
        "from spit.one import bottom\n",
        "from spit import one\nX = one.bottom\n",
        "import spit.one\n",
        "import spit.one as o\n",
        "NAME = 'spit.one'\n",
    ),
)
@pytest.mark.parametrize("user", ("spit__two", "spit__user"))
def test_what_cannot_be_followed_is_refused(source, user):
    with pytest.raises(Unlinkable):
        link(**{"spit__one": FLOOR, "spit__two": "", user: source})


def test_names_that_parts_get_from_others_must_be_the_same_in_all():
    with pytest.raises(Unlinkable):
        link(spit__one="from spit.a import X\n", spit__two="from spit.b import X\n")
    with pytest.raises(Unlinkable):
        link(spit__one="from spit.a import len\n", spit__two="X = len('')\n")


def test_without_one_of_its_parts_a_group_stays():
    made = link(spit__one=FLOOR, spit__user="from spit.one import top\n")
    assert made == {"spit/one.py": FLOOR, "spit/user.py": "from spit.one import top\n"}


def test_libraries_and_other_files_stay():
    files = {
        "spit/one.py": b"",
        "spit/two.py": b"",
        "lib/a.py": b"from spit.one import X\n",
        "a.bin": b"\xff",
        "code.py": b"",
    }
    made = linked(files, {"spit/whole.py": ["spit/one.py", "spit/two.py"]})
    assert list(made) == ["lib/a.py", "a.bin", "spit/whole.py", "code.py"]
    assert all(made[path] == files[path] for path in ("lib/a.py", "a.bin", "code.py"))


# The game itself


def device_files(board):
    return folded(deploy_payload.files_for(board, made_up.ROOT))


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_is_missing_afterwards(board):
    files = device_files(board)
    made = linked(files)
    gone = {part for path in GROUPS if path in made for part in GROUPS[path]}
    assert set(made) == set(files) - gone | {path for path in GROUPS if path in made}
    assert {"spit/linked.py", "boards/parts/screen_linked.py"} <= set(made) and list(made)[-1] == "code.py"
    # Each module has a __file__, and the whole lies where its parts did.
    assert {pair for pair in missing(made) if pair[1] != "__file__"} <= missing(files)
    for path, text in made.items():
        if path.endswith(".py"):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ImportFrom):
                    names = {node.module} | {"%s.%s" % (node.module, alias.name) for alias in node.names}
                    assert not names & {part[:-3].replace("/", ".") for part in gone}, path


def test_a_macropad_has_all_groups():
    assert set(GROUPS) <= set(linked(device_files(MACROPAD)))


def write(folder, files):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(text)


def with_users(pattern, *places):
    """What deploy --mpy compiles, and some programs, which go by the same names."""
    users = {path.relative_to(made_up.ROOT).as_posix(): path.read_bytes() for path in made_up.ROOT.glob(pattern)}
    files = folded({**deploy_payload.files_for(MACROPAD, made_up.ROOT), **users})
    return shortened(linked(files), deploy_foreign.foreign(), PLACES + places)


def test_traces_are_decided_the_same(tmp_path):
    write(tmp_path, with_users("tools/[rt]*e*.py"))
    assert not (tmp_path / "spit/match.py").exists()
    for trace in sorted((made_up.ROOT / "tests" / "traces").glob("*.trace")):
        text = trace.read_text(encoding="utf-8")
        command = [sys.executable, "-S", str(tmp_path / "tools" / "replay.py"), str(trace)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        expected = [line[3:] for line in text.splitlines() if line.startswith("#> ")]
        assert done.stdout.splitlines() == expected, trace.name + done.stderr


@pytest.fixture(scope="module")
def on_linked(tmp_path_factory):
    """Runs a program of tests/vm on what deploy --mpy compiles; what it printed."""
    folder = tmp_path_factory.mktemp("linked")
    write(folder, with_users("tests/vm/[cdel]*.py", "tests/vm/"))
    assert not (folder / "spit/match.py").exists()

    def start(script):
        return run([str(find_vm()), "-X", "heapsize=1M", str(folder / "tests/vm" / script), str(folder)])

    return start


@pytest.mark.parametrize("script", ("digest", "locked_heap", "locked_signals", "locked_motion", "locked_finish"))
def test_the_vm_comes_to_the_same_and_allocates_nothing(on_linked, script):
    assert on_linked(script + ".py") == on_vm(script + ".py", heap="192K")


@pytest.fixture(scope="module")
def front_door(tmp_path_factory):
    """Starts code.py on a PC's stand-ins, as a program of tests/ does, on what deploy --mpy compiles; what it told."""
    folder = tmp_path_factory.mktemp("front_door")
    device = deploy_payload.files_for(MACROPAD, made_up.ROOT)
    patterns = (
        "boards/desktop.py",
        "boards/parts/desktop_*.py",
        "boards/parts/*/*.bin",
        "tests/from_*.py",
        "tests/to_*.py",
    )
    rest = {
        path.relative_to(made_up.ROOT).as_posix(): path for pattern in patterns for path in made_up.ROOT.glob(pattern)
    }
    libraries = {}
    for name in ("adafruit_display_text", "adafruit_displayio_layout"):
        home = Path(importlib.util.find_spec(name).submodule_search_locations[0])
        for path in home.rglob("*.py"):
            libraries["lib/" + path.relative_to(home.parent).as_posix()] = path.read_bytes()
    files = linked(folded({**{path: rest[path].read_bytes() for path in rest}, **device, **libraries}))
    mine = tuple(path for path in files if path.startswith(PLACES) and path not in rest)
    made = shortened(files, deploy_foreign.foreign(), mine)
    write(folder, {path: made[path] for path in made if not path.startswith("lib/")})

    def start(program, *arguments):
        command = [sys.executable, str(folder / "tests" / program), str(folder), MACROPAD, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (0, "")
        original = [sys.executable, str(made_up.ROOT / "tests" / program), str(made_up.ROOT), MACROPAD, *arguments]
        assert done.stdout == subprocess.run(original, capture_output=True, text=True, timeout=120).stdout
        return done.stdout

    return start


@pytest.mark.parametrize("player", "01")
@pytest.mark.parametrize("way", ("settings", "lesson"))
def test_from_the_title_through_the_menu(front_door, player, way):
    assert front_door("from_title.py", player, way).startswith("1 1" if way == "lesson" else "1 0")


def test_matches_to_their_end(front_door):
    assert front_door("to_result.py", "2")


def test_tuples_that_become_bytes_do_not_stay_beside_them():
    part = b"_TABLE = bytes((1, 2) + (3,) + (255,))\n\n\ndef f(a):\n    return _TABLE, bytes((a, 1)), bytes(4)\n"
    whole = linked({"spit/a.py": part}, {"spit/whole.py": ["spit/a.py"]})["spit/whole.py"].decode()
    assert "b'\\x01\\x02\\x03\\xff'" in whole
    assert all(kept in whole for kept in ("bytes((a, 1))", "bytes(4)"))
