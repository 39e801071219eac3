# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Adding a board takes one file and no change elsewhere: the whole way of a new one, in a copy of the project."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

import deploy  # noqa: E402 - the tools are on the path only now
import deploy_libraries  # noqa: E402

# CircuitPython knows this board, so that its pins can be checked, and the project does not.
ID = "adafruit_feather_rp2040"
FILE = '''
"""A Feather RP2040 with ten buttons and an OLED of its maker's own, made up for a test; it must never know a rule."""

NAME = "Feather with ten buttons"
SCHEME = "cursor"
PINS = ("D4", "D5", "D6", "D9", "A0", "A1", "A2", "A3", "D10")
KEYS = ((0, 1, 2, 3), (4, 5, 6, 7))
PAUSE = 8
KEY_NAMES = (("<", ">", "L", "R"), ("<", ">", "L", "R"))
WIDTH, HEIGHT, COLOR = 128, 64, False
TURNED = True


def keys():
    from boards.parts.best_keys import best_keys

    return best_keys(PINS, KEYS, PAUSE)


def display():
    import adafruit_displayio_ssd1306
    import board
    import i2cdisplaybus

    bus = i2cdisplaybus.I2CDisplayBus(board.I2C(), device_address=0x3C)
    return adafruit_displayio_ssd1306.SSD1306(bus, width=WIDTH, height=HEIGHT, auto_refresh=False)


def lights():
    from boards.parts.lights import BOTH, Lights

    return Lights("NEOPIXEL", (BOTH, 0, 1))


def speaker(is_loud):
    from boards.parts.pwm_speaker import PwmSpeaker

    return PwmSpeaker("D11", None, is_loud)
'''


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A copy of the project with one more file."""
    root = tmp_path_factory.mktemp("project")
    for name in ("boards", "spit", "lib", "tools", "tests"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "code.py", root)
    (root / "boards" / (ID + ".py")).write_text(FILE.lstrip(), encoding="utf-8")
    return root


def run(project, *words, **settings):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SPIT_")}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, encoding="utf-8", timeout=120)


def play(project, *words):
    source = "import sys; sys.path.insert(0, %r); import play; sys.exit(play.play(play.arguments(sys.argv[1:])))"
    return run(project, "-P" if sys.version_info >= (3, 11) else "-I", "-c", source % str(project / "tools"), *words)


def test_it_is_listed(project):
    done = play(project, "--board", "toaster")
    assert done.returncode == 2 and ID in done.stderr


def test_it_plays_a_match_on_the_pc(project, tmp_path):
    done = play(project, "--fast", "--seed", "1", "--board", ID, "--shots", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins after" in done.stdout and (tmp_path / "title.png").exists()


def test_it_passes_the_checks_of_boards_and_imports(project):
    isolated = ["-P"] if sys.version_info >= (3, 11) else ["-I"]
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", ID, "tests/test_boards.py", "tests/test_imports.py"]
    done = run(project, *isolated, *words)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


class Supplies:
    """Libraries that are only names."""

    def __init__(self, folder):
        self.folder = folder
        for line in deploy_libraries.names():
            name = line.split("==")[0].replace("adafruit-circuitpython-", "adafruit-").replace("-", "_")
            (folder / name).mkdir(parents=True)
            (folder / name / "__init__.py").write_text("", encoding="utf-8")

    def enter(self):
        pass

    def libraries(self):
        return self.folder

    def compiled(self, files, below=""):
        return files


def test_it_is_deployed_with_what_it_reaches(project, tmp_path):
    chosen = deploy.arguments(["--board", ID, "--to", str(tmp_path / "drive")])
    assert deploy.deploy(chosen, project=project, supplies=Supplies(tmp_path / "libraries")) == 0
    drive = tmp_path / "drive"
    for path in ("code.py", "boards/%s.py" % ID, "boards/parts/lights.py", "boards/parts/pwm_speaker.py"):
        assert (drive / path).read_bytes() == (project / path).read_bytes()
    assert (drive / "lib/adafruit_displayio_ssd1306/__init__.py").exists()
    assert not (drive / "lib/adafruit_ili9341").exists(), "another board's"


def test_nothing_else_differs(project):
    def content(root):
        folders = [root / name for name in ("boards", "spit", "lib", "tools")]
        found = [root / "code.py"] + [path for folder in folders for path in folder.rglob("*") if path.is_file()]
        return {path.relative_to(root).as_posix(): path.read_bytes() for path in found if path.suffix != ".pyc"}

    mine, new = content(ROOT), content(project)
    assert set(new) - set(mine) == {"boards/%s.py" % ID}
    assert all(new[path] == mine[path] for path in mine)
