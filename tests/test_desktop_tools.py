# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the host tools ask of the command line and of .venv, without making one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

import environment
import play

LIST = "pytest==9.2.0\n"


def made(venv, **lists):
    """An environment in that folder with these lists installed."""
    environment.python(venv).parent.mkdir(parents=True, exist_ok=True)
    environment.python(venv).touch()
    for name, text in lists.items():
        environment.mark(venv, name).write_text(environment.fingerprint(text), encoding="utf-8")
    return venv


TOOLS = [
    path for path in sorted((environment.ROOT / "tools").glob("*.py")) if "__main__" in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("path", TOOLS, ids=lambda path: path.stem)
def test_every_tool_starts_also_where_python_does_not_look_beside_it(path, tmp_path):
    """As with python -P, which Pythons before 3.11 do not know."""
    safe = dict(os.environ, PYTHONSAFEPATH="1")
    command = [sys.executable, str(path), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, env=safe, cwd=tmp_path, timeout=60)
    assert (done.returncode, done.stderr) == (0, "") and "usage: " in done.stdout


def test_no_environment_is_not_current(tmp_path):
    assert not environment.is_current(tmp_path / ".venv", "play", LIST)
    assert not environment.is_whole(tmp_path / ".venv")


def test_an_environment_with_all_of_a_list_is_current(tmp_path):
    venv = made(tmp_path / ".venv", play=LIST)
    assert environment.is_current(venv, "play", LIST)
    assert environment.is_whole(venv)


def test_another_list_is_still_to_be_installed(tmp_path):
    venv = made(tmp_path / ".venv", play=LIST)
    assert not environment.is_current(venv, "test", LIST)


def test_changed_requirements_are_noticed(tmp_path):
    venv = made(tmp_path / ".venv", play=LIST)
    assert not environment.is_current(venv, "play", LIST + "ruff==0.17.6\n")
    assert environment.is_whole(venv), "an update is enough"


def test_a_half_made_environment_is_noticed(tmp_path):
    venv = made(tmp_path / ".venv")
    assert not environment.is_current(venv, "play", LIST)
    assert not environment.is_whole(venv)


def test_an_environment_whose_python_is_gone_is_noticed(tmp_path):
    venv = made(tmp_path / ".venv", play=LIST)
    environment.python(venv).unlink()
    assert not environment.is_current(venv, "play", LIST)
    assert not environment.is_whole(venv)


def test_clearing_leaves_the_lock(tmp_path):
    venv = made(tmp_path / ".venv", play=LIST)
    (venv / environment.LOCK).touch()
    assert environment._clear(venv)
    assert os.listdir(venv) == [environment.LOCK]
    assert not environment._clear(venv)


@pytest.mark.parametrize("name", ["play", "test"])
def test_every_requirement_is_pinned(name):
    lines = [line for line in environment.requirements(name).splitlines() if line and not line.startswith("#")]
    assert lines and all("==" in line.split(";")[0] for line in lines)
    assert environment.packages(environment.requirements(name)) <= len(lines)


@pytest.mark.parametrize(
    ("output", "cure"),
    [
        ("NewConnectionError('<...>: Failed to establish a new connection')", "Connect this computer"),
        ("ERROR: [Errno 28] No space left on device", "Make room"),
        ("ERROR: No matching distribution found for pytest==0", "No matching distribution"),
    ],
)
def test_what_pip_says_becomes_a_cure(output, cure):
    assert cure in environment._why_not_installed(output)


def refused(capsys, *arguments):
    """What is said about a command line that makes no sense."""
    with pytest.raises(SystemExit) as caught:
        play.arguments(arguments)
    assert caught.value.code == 2
    return capsys.readouterr().err


def test_an_unknown_board_lists_those_there_are(capsys):
    said = refused(capsys, "--board", "toaster")
    assert "toaster" in said
    for name in ("adafruit_macropad_rp2040", "pybadge", "raspberry_pi_pico"):
        assert name in said
    assert "desktop" not in said


@pytest.mark.parametrize("seed", ["-1", "x", "1.5", str(1 << 30)])
def test_a_seed_is_a_whole_number(capsys, seed):
    assert "--seed" in refused(capsys, "--seed=" + seed)


@pytest.mark.parametrize("word, name", [("1", "learning"), ("3", "medium"), ("hard", "hard")])
def test_a_level_has_a_name_and_a_number(word, name):
    assert play.settings(play.arguments(["--level", word]))["SPIT_LEVEL"] == name


@pytest.mark.parametrize("word", ["0", "6", "HARD", "-1"])
def test_an_unknown_level_lists_those_there_are(capsys, word):
    assert "learning, easy, medium, hard, inhuman" in refused(capsys, "--level=" + word)


def test_options_become_settings():
    words = "--fast --seed 7 --game points --turned --record match.trace --display sh1106 --level 5"
    chosen = play.arguments(words.split())
    assert chosen.demo, "fast is a demo"
    assert play.settings(chosen) == {
        "SPIT_SEED": "7",
        "SPIT_DEMO": "1",
        "SPIT_GAME": "points",
        "SPIT_LEVEL": "inhuman",
        "SPIT_DISPLAY": "sh1106",
        "SPIT_TURNED": "1",
        "SPIT_TRACE": "1",
    }


def test_without_a_seed_the_cards_are_drawn_anew():
    assert "SPIT_SEED" not in play.settings(play.arguments([])), "also each time the program starts anew after the menu"


def test_ctrl_c_while_the_game_is_loaded_is_no_fault(monkeypatch):
    def ended(chosen):
        raise KeyboardInterrupt

    monkeypatch.setattr("boards.desktop.start", ended)
    monkeypatch.setattr(play, "settings", lambda chosen: {})
    try:
        status = play.play(play.arguments(["--fast"]))
    except KeyboardInterrupt:
        status = "a traceback"
    assert status == 130
