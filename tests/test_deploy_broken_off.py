# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""tools/deploy.py killed, or its cable pulled, at each single change: the board boots, and a second run repairs it."""

import ast
import contextlib
import errno
import os
import random
import signal
import subprocess
import sys
import time

import circuitpy_drive as made_up
import pytest
from circuitpy_drive import FailingDrive, Killed

TIMES = 10  # how often a process is killed from outside
LIST = "spit-files.txt"


def fresh(home):
    return ()


def one_file(home):
    made_up.run(home, home / "drive")
    made_up.project(home / "project", table="PLACES = 15\n")
    return ()


def many_files(home):
    """New, changed and no longer needed files, another library, code.py too."""
    made_up.project(home / "project", **{"gone": "x = 1\n", "old/__init__": ""})
    made_up.run(home, home / "drive")
    (home / "project/spit/gone.py").unlink()
    (home / "project/spit/old/__init__.py").unlink()
    made_up.project(home / "project", version="2", new="y = 1\n", **{"deep/__init__": "", "deep/er": "z = 1\n"})
    made_up.libraries(home / "libraries", version="2")
    return ()


def other_modules_only(home):
    """Everything changes but code.py, which is parked and comes back."""
    many_files(home)
    (home / "project/code.py").write_bytes((home / "drive/code.py").read_bytes())
    return ()


def compiled(home):
    made_up.run(home, home / "drive")
    return ("--mpy",)


def forced(home):
    """Somebody else's code.py, and a module of ours that was changed on the drive."""
    many_files(home)
    made_up.make(home / "drive", {"code.py": "print('mine')\n", "spit/rules.py": "VERSION = 'my own'\n"})
    return ("--force",)


CASES = (fresh, one_file, many_files, other_modules_only, compiled, forced)


def what_boots(drive, states):
    """What the board would start. states: for the name of a state all the files that it needs, code.py with them.

    Fails when the board would run a code.py with files that are not its own.
    """
    there = made_up.content(drive)
    door = there.get("code.py")
    if door is None:
        return "nothing"
    if door.startswith(b"# Spit's place holder"):
        imported = [node for node in ast.walk(ast.parse(door)) if isinstance(node, (ast.Import, ast.ImportFrom))]
        assert [alias.name for node in imported for alias in node.names] == ["time"]
        return "place holder"
    for name, files in states.items():
        if all(there.get(path) == content for path, content in files.items()):
            return name
    raise AssertionError("code.py would run with these: %s" % sorted(there))


def prepared(home, case):
    """A drive as it is before a deploy: the words of that deploy, and the states that may boot."""
    made_up.project(home / "project")
    made_up.libraries(home / "libraries")
    made_up.drive(home / "drive")
    words = case(home)
    before = made_up.content(home / "drive")
    goal = home / "goal"
    assert made_up.run(home, goal, "--board", made_up.BOARD, *[word for word in words if word == "--mpy"]) == 0
    after = made_up.content(goal)
    del after[LIST]
    if case is forced:
        before = {"code.py": before["code.py"]}  # it imports nothing of the game's
    return words, {"the old": before, "the new": after}


def put_back(home, before):
    for path in made_up.content(home / "drive"):
        (home / "drive" / path).unlink()
    for path in sorted((home / "drive").rglob("*"), reverse=True):
        path.rmdir()
    made_up.make(home / "drive", before)


def count_of_changes(home, words):
    drives = []
    made_up.run(home, home / "drive", *words, drive_at=lambda root: drives.append(FailingDrive(root)) or drives[0])
    return len(drives[0].log)


@pytest.mark.parametrize(
    ("case", "error"),
    [(case, error) for case in CASES for error in (Killed(), OSError(errno.ENODEV, "no such device"))]
    + [(many_files, OSError(errno.EIO, "input/output error"))],
)
def test_broken_off_at_each_change(tmp_path, capsys, figure, case, error):
    words, states = prepared(tmp_path, case)
    before = made_up.content(tmp_path / "drive")
    total = count_of_changes(tmp_path, words)
    assert what_boots(tmp_path / "drive", states) == "the new"
    complete = {path: text for path, text in made_up.content(tmp_path / "drive").items() if "before-spit" not in path}
    seen = set()
    for number in range(total):
        for is_torn in (False, True):
            put_back(tmp_path, before)

            def failing(root, number=number, is_torn=is_torn):
                return FailingDrive(root, fails_at=number, error=error, is_torn=is_torn)

            if isinstance(error, Killed):
                with pytest.raises(Killed):
                    made_up.run(tmp_path, tmp_path / "drive", *words, drive_at=failing)
            else:
                assert made_up.run(tmp_path, tmp_path / "drive", *words, drive_at=failing) == 1
                said = capsys.readouterr().err
                assert "Plug the board in again" in said
            seen.add(what_boots(tmp_path / "drive", states))
            assert made_up.run(tmp_path, tmp_path / "drive", *words) == 0
            repaired = made_up.content(tmp_path / "drive")
            assert {path: text for path, text in repaired.items() if "before-spit" not in path} == complete
            if case is forced:
                assert b"print('mine')\n" in repaired.values()
                assert b"VERSION = 'my own'\n" in repaired.values()
    assert "place holder" in seen
    if isinstance(error, Killed):
        figure("deploy, %s: broken off at each of %d changes; what boots: %s" % (case.__name__, total, sorted(seen)))


def goal_of(home):
    """The files that the project is now."""
    assert made_up.run(home, home / "goal", "--board", made_up.BOARD) == 0
    files = made_up.content(home / "goal")
    del files[LIST]
    return files


def test_broken_off_again_and_again(tmp_path):
    words, _ = prepared(tmp_path, many_files)
    assert made_up.run(tmp_path, tmp_path / "drive") == 0
    chance = random.Random(3)
    for turn in range(30):
        states = {"the old": made_up.content(tmp_path / "drive")}
        for attempt in range(chance.randrange(1, 5)):
            # Between two attempts the project goes on, too.
            made_up.project(tmp_path / "project", version="%d.%d" % (turn, attempt), new="y = %d\n" % attempt)
            states["the new"] = goal_of(tmp_path)
            number = chance.randrange(20)

            def failing(root, number=number):
                return FailingDrive(root, fails_at=number, error=Killed(), is_torn=True)

            with contextlib.suppress(Killed):
                made_up.run(tmp_path, tmp_path / "drive", *words, drive_at=failing)
            if what_boots(tmp_path / "drive", states) == "the new":
                states["the old"] = states["the new"]
        assert made_up.run(tmp_path, tmp_path / "drive", *words) == 0
        assert what_boots(tmp_path / "drive", {"the new": states["the new"]}) == "the new"


def test_a_code_py_that_came_while_a_deploy_was_broken_off_is_not_lost(tmp_path):
    words, _ = prepared(tmp_path, many_files)
    with pytest.raises(Killed):
        made_up.run(
            tmp_path, tmp_path / "drive", *words, drive_at=lambda root: FailingDrive(root, fails_at=12, error=Killed())
        )
    made_up.make(tmp_path / "drive", {"code.py": "print('mine')\n"})
    assert made_up.run(tmp_path, tmp_path / "drive", *words) == 1
    assert (tmp_path / "drive/code.py").read_text() == "print('mine')\n"


CHILD = """
import sys, time
from pathlib import Path
sys.path.append(%r)
import circuitpy_drive as made_up
from deploy_drive import Drive

class SlowDrive(Drive):
    def _put(self, path, content):
        super()._put(path, content)
        time.sleep(0.003)

    def _rename(self, path, to):
        time.sleep(0.003)
        super()._rename(path, to)

home = Path(sys.argv[1])
print("go", flush=True)
SlowDrive.settle = lambda self: None
made_up.run(home, home / "drive", drive_at=SlowDrive)
"""


@pytest.mark.skipif(os.name == "nt", reason="there a process ends otherwise")
def test_killed_from_outside_at_random_moments(tmp_path, figure):
    prepared(tmp_path, many_files)
    chance = random.Random(7)
    command = [sys.executable, "-c", CHILD % os.path.dirname(__file__), str(tmp_path)]
    start = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    took = time.monotonic() - start
    seen = []
    for number in range(TIMES):
        made_up.project(tmp_path / "project", version=str(number + 10), new="y = %d\n" % number)
        old = made_up.content(tmp_path / "drive")
        states = {"the old": old, "the new": goal_of(tmp_path)}
        with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
            assert child.stdout.readline().strip() == b"go"
            time.sleep(chance.random() * min(took, 0.12))
            child.send_signal(signal.SIGKILL)
        seen.append(what_boots(tmp_path / "drive", states))
        assert made_up.run(tmp_path, tmp_path / "drive") == 0
        assert what_boots(tmp_path / "drive", states) == "the new"
        assert made_up.leftovers(tmp_path / "drive") == []
    figure("deploy, killed %d times at random moments; what boots: %s" % (TIMES, ", ".join(seen)))
