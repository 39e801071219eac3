# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Settings of every kind, sensible or not: one line says what is wrong, and the game goes on."""

import os
import sys
from pathlib import Path

import pytest

from boards.parts import settings

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

import play


@pytest.fixture
def found(monkeypatch):
    """Sets what os.getenv finds, whatever its type: CircuitPython up to 10.1 gives an int for a bare number."""
    values = {}
    monkeypatch.setattr(os, "getenv", lambda name, default=None: values.get(name, default))
    return values


WORDS = ("off", "low", "on")


@pytest.mark.parametrize("value", WORDS)
def test_a_possible_word_is_taken(found, capsys, value):
    found["SPIT_SOUND"] = value
    assert settings.choice("SPIT_SOUND", WORDS, "on") == value
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("value", (None, "", "  "))
def test_nothing_is_no_complaint(found, capsys, value):
    found["SPIT_ANY"] = value
    assert settings.choice("SPIT_ANY", WORDS, "low") == "low"
    assert settings.number("SPIT_ANY", 17, "a drawn one") == 17
    assert settings.switch("SPIT_ANY", True) and not settings.switch("SPIT_ANY", False)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("value", ("pionts", "ON", 5, 0, True, "on off"))
def test_another_word_is_named_with_what_is_possible_and_what_is_taken(found, capsys, value):
    found["SPIT_SOUND"] = value
    assert settings.choice("SPIT_SOUND", WORDS, "low") == "low"
    said = capsys.readouterr().out
    assert said == 'Setting SPIT_SOUND: found "%s", possible is off, low or on; taking low.\n' % value


@pytest.mark.parametrize(
    ("value", "number"), [("0", 0), ("7", 7), (" 42 ", 42), (7, 7), ((1 << 30) - 1, (1 << 30) - 1)]
)
def test_a_number_may_be_quoted_or_not(found, capsys, value, number):
    found["SPIT_SEED"] = value
    assert settings.number("SPIT_SEED", 1, "a drawn one") == number
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("value", ("abc", "-1", -1, "1.5", "1_0", "²", "0x10", 1 << 30, "9" * 5000, True))
def test_what_is_no_number_of_the_device_is_not_taken(found, capsys, value):
    found["SPIT_SEED"] = value
    assert settings.number("SPIT_SEED", 1, "a drawn one") == 1
    said = capsys.readouterr().out
    assert said.startswith("Setting SPIT_SEED: found ") and said.count("\n") == 1
    assert str(value) in said and "a whole number from 0 to 1073741823" in said and "taking a drawn one." in said


@pytest.mark.parametrize("default", (True, False))
@pytest.mark.parametrize(("value", "is_on"), [("1", True), ("0", False), (1, True), (0, False)])
def test_a_switch(found, capsys, value, is_on, default):
    found["SPIT_TURNED"] = value
    assert settings.switch("SPIT_TURNED", default) is is_on
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("default", (True, False))
@pytest.mark.parametrize("value", ("yes", "true", True, "2", 2, -1))
def test_a_switch_that_is_neither_on_nor_off_stays_as_it_is(found, capsys, value, default):
    found["SPIT_TURNED"] = value
    assert settings.switch("SPIT_TURNED", default) is default
    said = capsys.readouterr().out
    assert said == 'Setting SPIT_TURNED: found "%s", possible is 0 or 1; taking %d.\n' % (value, default)


def test_a_word_without_quotation_marks(monkeypatch, capsys):
    """CircuitPython up to 10.1 raises an error there; later ones take the word as it is."""

    def getenv(name):
        raise ValueError("invalid syntax for integer with base 10: 'points'")

    monkeypatch.setattr(os, "getenv", getenv)
    assert settings.choice("SPIT_GAME", ("standard", "points"), "standard") == "standard"
    assert settings.number("SPIT_SEED", 5, "a drawn one") == 5
    said = capsys.readouterr().out
    assert said.count("without quotation marks") == 2 and "standard or points" in said


def test_the_pc_has_the_same_seeds():
    assert play.LARGEST_SEED == settings.LARGEST
