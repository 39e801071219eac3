# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""tools/deploy.py on made-up CIRCUITPY drives: what it writes, what it leaves alone and what it refuses."""

import errno

import circuitpy_drive as made_up
import pytest
from circuitpy_drive import BOARD, FailingDrive

GAME = {
    "boards/__init__.py",
    "boards/%s.py" % BOARD,
    "boards/parts/__init__.py",
    "boards/parts/pins.py",
    "code.py",
    "lib/adafruit_ticks.py",
    "lib/adafruit_words/__init__.py",
    "lib/adafruit_words/_inner.py",
    "lib/adafruit_words/grid.py",
    "spit/__init__.py",
    "spit/rules.py",
    "spit/table.py",
}
CIRCUITPYTHONS = {"boot_out.txt", "settings.toml"}
LIST = "spit-files.txt"


@pytest.fixture
def home(tmp_path):
    made_up.project(tmp_path / "project")
    made_up.libraries(tmp_path / "libraries")
    made_up.drive(tmp_path / "drive")
    return tmp_path


class Watched:
    """Makes drives and keeps the last one, to look at its log."""

    def __init__(self, **settings):
        self._settings = settings

    def __call__(self, root):
        self.drive = FailingDrive(root, **self._settings)
        return self.drive

    def written(self):
        """The files that came under their own names by being written."""
        return [step[2] for step in self.drive.log if step[0] == "rename" and step[1] == "spit-file.tmp"]


# What is written


def test_a_fresh_drive_gets_what_the_board_needs_and_nothing_else(home, capsys):
    assert made_up.run(home, home / "drive") == 0
    there = made_up.content(home / "drive")
    assert set(there) == GAME | CIRCUITPYTHONS | {LIST}
    for path in GAME - {path for path in GAME if path.startswith("lib/")}:
        assert there[path] == (home / "project" / path).read_bytes()
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("Spit for %s with CircuitPython 10.2.1, at " % BOARD)
    assert printed[-1] == "Next: unplug the board, or press its reset button; the title appears within 2 s."
    assert " 100%  all files are there and read back the same" in "".join(" " + line for line in printed)


def test_code_py_comes_last_and_each_file_as_a_whole(home):
    watched = Watched()
    made_up.run(home, home / "drive", drive_at=watched)
    assert watched.drive.log[-1] == ("rename", "spit-file.tmp", "code.py")
    assert {step[1] for step in watched.drive.log if step[0] == "put"} == {"spit-file.tmp"}


def test_the_second_time_there_is_nothing_to_write(home, capsys):
    made_up.run(home, home / "drive")
    watched = Watched()
    assert made_up.run(home, home / "drive", drive_at=watched) == 0
    assert watched.drive.log == []
    assert capsys.readouterr().out.splitlines()[-1] == "Everything is already there: nothing to write."


def test_only_the_file_that_changed_is_written(home):
    made_up.run(home, home / "drive")
    before = {path: (home / "drive" / path).stat() for path in made_up.content(home / "drive")}
    made_up.project(home / "project", table="PLACES = 15\n")
    watched = Watched()
    assert made_up.run(home, home / "drive", drive_at=watched) == 0
    # code.py is a place holder in between; its own file is only renamed and comes back.
    assert watched.written() == ["code.py", LIST, "spit/table.py", LIST]
    for path, was in before.items():
        now = (home / "drive" / path).stat()
        is_same = (now.st_ino, now.st_mtime_ns) == (was.st_ino, was.st_mtime_ns)
        assert is_same == (path not in ("spit/table.py", LIST)), path
    assert made_up.leftovers(home / "drive") == []


def test_a_file_that_is_no_longer_needed_goes_and_its_empty_folder_too(home):
    made_up.project(home / "project", **{"old/deep": "x = 1\n", "old/__init__": ""})
    made_up.run(home, home / "drive")
    assert (home / "drive/spit/old/deep.py").exists()
    for name in ("deep.py", "__init__.py"):
        (home / "project/spit/old" / name).unlink()
    assert made_up.run(home, home / "drive") == 0
    assert not (home / "drive/spit/old").exists()
    assert set(made_up.content(home / "drive")) == GAME | CIRCUITPYTHONS | {LIST}


def test_compiled_files_take_the_place_of_the_others_and_back(home):
    made_up.run(home, home / "drive")
    assert made_up.run(home, home / "drive", "--mpy") == 0
    compiled = {path if path == "code.py" else path[:-3] + ".mpy" for path in GAME}
    assert set(made_up.content(home / "drive")) == compiled | CIRCUITPYTHONS | {LIST}
    assert made_up.run(home, home / "drive") == 0
    assert set(made_up.content(home / "drive")) == GAME | CIRCUITPYTHONS | {LIST}


def test_a_dry_run_says_it_all_and_changes_nothing(home, capsys):
    before = made_up.content(home / "drive")
    watched = Watched()
    assert made_up.run(home, home / "drive", "--dry-run", drive_at=watched) == 0
    assert made_up.content(home / "drive") == before
    assert watched.drive.log == []
    printed = capsys.readouterr().out
    assert all("would write   %s (" % path in printed for path in GAME)
    assert printed.endswith("12 files to write (1.4 KB), 0 to delete.\nNothing was changed.\n")


def test_a_dry_run_into_a_new_folder_does_not_make_it(home):
    assert made_up.run(home, home / "new", "--board", BOARD, "--dry-run") == 0
    assert not (home / "new").exists()


@pytest.mark.parametrize("is_there", (True, False))
def test_files_are_gathered_in_a_new_or_empty_folder(home, capsys, is_there):
    if is_there:
        (home / "new").mkdir()
    assert made_up.run(home, home / "new", "--board", BOARD) == 0
    assert set(made_up.content(home / "new")) == GAME | {LIST}
    assert capsys.readouterr().out.splitlines()[-1] == (
        "Next: copy what is in %s onto the CIRCUITPY drive, code.py last." % (home / "new")
    )
    assert made_up.run(home, home / "new", "--board", "pybadge") == 0
    assert "boards/%s.py" % BOARD not in made_up.content(home / "new")


# What is left alone


def test_strangers_files_stay(home):
    theirs = {
        "settings.toml": "WIFI = 1\n",
        "boot.py": "import storage\n",
        "main.py": "",
        "notes/todo.txt": "milk",
        "spit/own.py": "",
        "boards/own_board.py": "",
        "lib/neopixel.mpy": b"C\x06",
        "lib/adafruit_other/__init__.py": "",
        "._code.py": "",
        ".fseventsd/no_log": "",
    }
    made_up.make(home / "drive", theirs)
    for words in ((), ("--mpy",), ()):
        assert made_up.run(home, home / "drive", *words) == 0
        there = made_up.content(home / "drive")
        assert all(there[path] == (text if isinstance(text, bytes) else text.encode()) for path, text in theirs.items())


def test_somebody_elses_code_py_is_refused_and_with_force_kept(home, capsys):
    made_up.make(home / "drive", {"code.py": "print('mine')\n"})
    before = made_up.content(home / "drive")
    assert made_up.run(home, home / "drive") == 1
    assert made_up.content(home / "drive") == before
    error = capsys.readouterr().err
    assert "code.py is not Spit's" in error and "--force" in error and "before-spit" in error
    assert made_up.run(home, home / "drive", "--force") == 0
    assert made_up.content(home / "drive")["before-spit/code.py"] == b"print('mine')\n"
    assert made_up.content(home / "drive")["code.py"] == (home / "project/code.py").read_bytes()


def test_what_force_moved_before_is_not_overwritten(home):
    for text, kept in (("1\n", "before-spit"), ("2\n", "before-spit-2"), ("3\n", "before-spit-3")):
        made_up.make(home / "drive", {"code.py": text})
        assert made_up.run(home, home / "drive", "--force") == 0
        assert made_up.content(home / "drive")[kept + "/code.py"] == text.encode()


@pytest.mark.parametrize("text", ('print("Hello World!")\n', "", None))
def test_a_new_boards_code_py_is_nobodys(home, text):
    if text is None:
        (home / "drive/code.py").unlink()
    else:
        made_up.make(home / "drive", {"code.py": text})
    assert made_up.run(home, home / "drive") == 0
    assert not (home / "drive/before-spit").exists()


def test_a_file_that_was_changed_on_the_drive_is_not_overwritten(home, capsys):
    made_up.run(home, home / "drive")
    made_up.make(home / "drive", {"spit/rules.py": "VERSION = 'my own'\n"})
    made_up.project(home / "project", version="2")
    before = made_up.content(home / "drive")
    assert made_up.run(home, home / "drive") == 1
    assert made_up.content(home / "drive") == before
    assert "spit/rules.py was changed on the drive" in capsys.readouterr().err
    assert made_up.run(home, home / "drive", "--force") == 0
    assert made_up.content(home / "drive")["before-spit/spit/rules.py"] == b"VERSION = 'my own'\n"


def test_a_changed_file_is_not_deleted_when_it_is_no_longer_needed(home):
    made_up.project(home / "project", extra="x = 1\n")
    made_up.run(home, home / "drive")
    made_up.make(home / "drive", {"spit/extra.py": "x = 'my own'\n"})
    (home / "project/spit/extra.py").unlink()
    assert made_up.run(home, home / "drive") == 0
    assert made_up.content(home / "drive")["spit/extra.py"] == b"x = 'my own'\n"


def test_a_readable_file_that_would_hide_a_compiled_one_is_in_the_way(home, capsys):
    made_up.make(home / "drive", {"spit/rules.py": "VERSION = 'my own'\n"})
    assert made_up.run(home, home / "drive", "--mpy") == 1
    assert "spit/rules.py would be used in place of the compiled file" in capsys.readouterr().err
    assert made_up.run(home, home / "drive", "--mpy", "--force") == 0
    assert made_up.content(home / "drive")["before-spit/spit/rules.py"] == b"VERSION = 'my own'\n"
    assert not (home / "drive/spit/rules.py").exists()


def test_a_folder_in_a_files_place_is_in_the_way(home, capsys):
    made_up.make(home / "drive", {"spit/rules.py/oh": "no"})
    assert made_up.run(home, home / "drive") == 1
    assert "spit/rules.py is a folder" in capsys.readouterr().err
    assert made_up.run(home, home / "drive", "--force") == 0
    assert made_up.content(home / "drive")["before-spit/spit/rules.py/oh"] == b"no"


def test_the_game_copied_by_hand_is_taken_over(home):
    for path in GAME:
        if not path.startswith("lib/"):
            made_up.make(home / "drive", {path: (home / "project" / path).read_bytes()})
    assert made_up.run(home, home / "drive") == 0
    made_up.project(home / "project", version="2")
    assert made_up.run(home, home / "drive") == 0
    assert b"VERSION = 2" in made_up.content(home / "drive")["spit/rules.py"]


def test_libraries_that_circup_put_there_stay(home, capsys):
    theirs = {"lib/adafruit_words/%s.mpy" % name: b"C\x06" for name in ("__init__", "_inner", "grid", "more")}
    made_up.make(home / "drive", theirs)
    assert made_up.run(home, home / "drive") == 0
    there = made_up.content(home / "drive")
    assert {path for path in there if "adafruit_words" in path} == set(theirs)
    assert "lib/adafruit_ticks.py" in there
    assert "lib/adafruit_words is already there, put there by somebody else: left as it is." in capsys.readouterr().out
    assert made_up.run(home, home / "drive", "--force") == 0
    assert "lib/adafruit_words/grid.py" in made_up.content(home / "drive")


def test_a_library_that_circup_replaced_is_circups_from_then_on(home):
    made_up.run(home, home / "drive")
    for path in (home / "drive/lib/adafruit_words").iterdir():
        path.unlink()
    made_up.make(home / "drive", {"lib/adafruit_words/%s.mpy" % name: b"C" for name in ("__init__", "_inner", "grid")})
    assert made_up.run(home, home / "drive") == 0
    assert not [path for path in made_up.content(home / "drive") if "words" in path and path.endswith(".py")]


@pytest.mark.parametrize(
    "path", ("settings.toml", "boot.py", "SETTINGS.TOML", "../project/code.py", "/etc/passwd", "a/../../x", "C:\\x")
)
def test_a_damaged_list_cannot_name_what_is_never_spits(home, path):
    text = "state: unfinished\n%s %s\n" % ("0" * 32, path)
    made_up.make(home / "drive", {LIST: text, "settings.toml": "MINE = 1\n", "boot.py": "x\n"})
    project = made_up.content(home / "project")
    assert made_up.run(home, home / "drive") == 0
    assert (home / "drive/settings.toml").read_text() == "MINE = 1\n"
    assert (home / "drive/boot.py").read_text() == "x\n"
    assert made_up.content(home / "project") == project


# What is refused


def refused(home, capsys, *words, status=1, to="drive", **more):
    """Deploy, which must change nothing; what was said."""
    before = made_up.content(home)
    assert made_up.run(home, home / to if to else None, *words, **more) == status
    assert made_up.content(home) == before
    return capsys.readouterr().err


@pytest.mark.parametrize("version", ("9.1.4", "8.2.10", "9.1.0-rc.0"))
def test_an_old_circuitpython(home, capsys, version):
    made_up.make(home / "drive", {"boot_out.txt": made_up.BOOT_OUT % (version, BOARD)})
    error = refused(home, capsys)
    assert version in error and "9.2 or newer" in error and "https://circuitpython.org/board/%s/" % BOARD in error


@pytest.mark.parametrize("version", ("9.2.0", "9.2.9-dirty", "10.0.0-beta.3", "10.3.0-alpha.1", "11.0.0"))
def test_a_new_enough_circuitpython(home, version):
    made_up.make(home / "drive", {"boot_out.txt": made_up.BOOT_OUT % (version, BOARD)})
    assert made_up.run(home, home / "drive") == 0


def test_compiled_files_are_for_the_versions_that_read_them(home, capsys):
    made_up.make(home / "drive", {"boot_out.txt": made_up.BOOT_OUT % ("11.0.0", BOARD)})
    assert "without --mpy" in refused(home, capsys, "--mpy")


def test_another_board(home, capsys):
    error = refused(home, capsys, "--board", "pybadge")
    assert "This board is %s, and --board says pybadge" % BOARD in error
    assert made_up.run(home, home / "drive", "--board", "pybadge", "--any-board") == 0
    assert "boards/pybadge.py" in made_up.content(home / "drive")


def test_a_board_without_a_file(home, capsys):
    made_up.make(home / "drive", {"boot_out.txt": made_up.BOOT_OUT % ("10.2.1", "nobodys_board")})
    error = refused(home, capsys, status=2)
    assert "no file boards/nobodys_board.py" in error and "docs/adding-a-board.md" in error
    assert BOARD in error and "pybadge" in error and "desktop" not in error
    assert refused(home, capsys, "--board", "desktop", status=2)


def test_a_folder_that_is_not_circuitpythons(home, capsys):
    (home / "drive/boot_out.txt").unlink()
    assert "not CircuitPython's drive" in refused(home, capsys, "--board", BOARD)
    found = ([home / "drive"], [])
    assert "not CircuitPython's drive" in refused(home, capsys, to=None, find=lambda: found)
    (home / "drive/boot_out.txt").write_text("something else\n")
    assert "names no version of CircuitPython" in refused(home, capsys)
    (home / "empty").mkdir()
    assert "not CircuitPython's drive" in refused(home, capsys, to=None, find=lambda: ([home / "empty"], []))
    assert "add --board" in refused(home, capsys, to="empty", status=2)
    assert "is not a folder" in refused(home, capsys, "--board", BOARD, to="drive/code.py", status=2)


def test_a_board_in_its_bootloader(home, capsys):
    made_up.make(home / "boot", {"INFO_UF2.TXT": "UF2 Bootloader v3.0\n"})
    error = refused(home, capsys, "--board", BOARD, to=None, find=lambda: ([], [home / "boot"]))
    assert "bootloader" in error and "https://circuitpython.org/board/%s/" % BOARD in error
    assert "bootloader" in refused(home, capsys, to="boot")


def test_no_drive_and_several(home, capsys):
    error = refused(home, capsys, to=None)
    assert "No CIRCUITPY drive" in error and "--to" in error and "https://circuitpython.org/downloads" in error
    made_up.drive(home / "second", "9.2.4", "pybadge")
    found = ([home / "drive", home / "second"], [])
    error = refused(home, capsys, to=None, status=2, find=lambda: found)
    assert "--to %s   (%s, CircuitPython 10.2.1)" % (home / "drive", BOARD) in error
    assert "--to %s   (pybadge, CircuitPython 9.2.4)" % (home / "second") in error


def test_one_drive_is_found_and_taken(home):
    assert made_up.run(home, None, find=lambda: ([home / "drive"], [])) == 0
    assert set(made_up.content(home / "drive")) > GAME


def test_a_read_only_drive_that_says_so(home, capsys, monkeypatch):
    monkeypatch.setattr(FailingDrive, "is_read_only", lambda self: True)
    error = refused(home, capsys)
    assert "is read-only" in error and "reset button" in error and "storage.remount" in error


@pytest.mark.parametrize("number", (errno.EROFS, errno.EACCES, errno.EPERM))
def test_a_read_only_drive_that_is_noticed_at_the_first_write(home, capsys, number):
    at = Watched(fails_at=0, error=OSError(number, "no"))
    error = refused(home, capsys, drive_at=at)
    assert "is read-only" in error and "reset button" in error


def test_a_full_drive_is_noticed_before_the_first_write(home, capsys):
    used = FailingDrive(home / "drive").used()
    watched = Watched(capacity=used + 3 * made_up.CLUSTER)
    error = refused(home, capsys, drive_at=watched)
    assert watched.drive.log == []
    assert "full" in error and "KB are needed and 1.5 KB are free" in error and "--mpy" in error


@pytest.mark.parametrize("words", ((), ("--mpy",)))
@pytest.mark.parametrize("is_update", (True, False))
def test_what_is_asked_for_is_enough(home, capsys, words, is_update):
    if is_update:
        made_up.run(home, home / "drive")
        made_up.project(home / "project", version="2", more="x = 1\n" * 300)
    used, capacity = FailingDrive(home / "drive").used(), 0
    while True:
        watched = Watched(capacity=used + capacity)
        if made_up.run(home, home / "drive", *words, drive_at=watched) == 0:
            break
        assert watched.drive.log == []  # refused before the first write
        capacity += made_up.CLUSTER
        assert capacity < 100 * made_up.CLUSTER
    assert not made_up.leftovers(home / "drive")


def test_a_drive_that_is_fuller_than_it_says(home, capsys):
    watched = Watched(fails_at=20, error=OSError(errno.ENOSPC, "No space left on device"))
    assert made_up.run(home, home / "drive", drive_at=watched) == 1
    assert "full" in capsys.readouterr().err
    assert made_up.run(home, home / "drive") == 0


def test_a_drive_that_reads_back_something_else(home, capsys):
    class Forgetful(FailingDrive):
        def _put(self, path, content):
            super()._put(path, content[:-1] + b"?" if b"PLACES" in content else content)

    assert made_up.run(home, home / "drive", drive_at=Forgetful) == 1
    assert "spit/table.py reads back otherwise than it was written" in capsys.readouterr().err
    assert b"place holder" in (home / "drive/code.py").read_bytes()
    assert made_up.run(home, home / "drive") == 0


def test_a_library_that_nobody_pinned(home, capsys):
    made_up.make(home / "project", {"boards/parts/pins.py": "import adafruit_unheard_of\n"})
    error = refused(home, capsys)
    assert "boards/parts/pins.py needs the library adafruit_unheard_of" in error
