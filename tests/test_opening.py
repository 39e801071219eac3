# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What was chosen or played is there after power-off: the front door's rooms on a board with a memory of its own."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from evening import Evening
from nvm_chips import Chip, Rp2

from boards.parts.chosen import chosen
from boards.parts.keeping import Kept
from boards.parts.results import keep_result
from spit import settings, statistics
from spit.levels import MEDIUM
from spit.series import POINTS_LIMIT, Series
from spit.session import BOTH
from spit.settings import LEVELS, Settings
from spit.standing import FREEZE


@pytest.fixture
def toml(monkeypatch):
    """What settings.toml says."""
    values = {}
    monkeypatch.setattr(os, "getenv", lambda name, default=None: values.get(name, default))
    return values


@pytest.fixture
def board(monkeypatch, toml):
    """A board module whose memory outlives each start; `opening` makes an Opening of it."""
    monkeypatch.setitem(sys.modules, "board", SimpleNamespace(board_id="made_up"))
    monkeypatch.setitem(sys.modules, "supervisor", SimpleNamespace(ticks_ms=lambda: 0))
    for name in ("clock", "opening", "wheel"):
        monkeypatch.delitem(sys.modules, "boards.parts." + name, raising=False)
    memory = Rp2(4096)
    found = SimpleNamespace(SCHEME="quick", TURNED=True, PAUSE=12, nvm=lambda: memory, sounds=[])
    found.speaker = found.sounds.append

    def opening():
        from boards.parts.opening import Opening

        return Opening(found)

    found.opening = opening
    return found


def keep(board, setting, choice):
    kept = Kept(board.nvm())
    kept.settings.set(setting, choice)
    assert kept.save()


def test_by_default_it_is_the_standard_game_with_the_rules_own_numbers(board):
    session = board.opening().session()
    assert not session.match.points_limit and not session.series.rounds_to_win
    assert session.match.settings == Evening().match.settings
    assert session.first_cards == 26 and session.lets_computer_join and not session.holds_pause


@pytest.mark.parametrize("setting", range(settings.COUNT))
def test_each_setting_survives_a_restart(board, setting):
    for choice in range(settings.CHOICES[setting]):
        keep(board, setting, choice)
        assert Kept(board.nvm()).settings.get(setting) == choice
        assert chosen(Kept(board.nvm()).settings).get(setting) == choice


def test_the_game_chosen_is_the_game_that_is_played(board):
    found = []
    for choice in range(settings.CHOICES[settings.GAME]):
        keep(board, settings.GAME, choice)
        session = board.opening().session()
        found.append((session.match.points_limit, session.series.rounds_to_win))
    one = POINTS_LIMIT
    assert found == [(0, 0), (50, 0), (100, 0), (150, 0), (200, 0), (one, 1), (one, 2), (one, 3), (one, 4)]


def test_each_players_freeze_is_the_one_chosen(board):
    keep(board, settings.FREEZE, settings.FREEZES.index(0))
    keep(board, settings.FREEZE + 1, settings.FREEZES.index(1000))
    match = board.opening().session().match
    assert match.settings[FREEZE : FREEZE + 2] == [0, 1_000_000]


def test_a_head_start_is_dealt(board):
    keep(board, settings.HEAD_START + 1, settings.HEAD_STARTS.index(6))
    session = board.opening().session()
    session.start_match(0)
    assert [session.match.table.left(player) for player in range(2)] == [32, 20]


def test_the_opponent_of_one_alone_is_the_one_chosen(board):
    assert LEVELS[board.opening().level] == "easy"
    for level in range(len(LEVELS)):
        keep(board, settings.OPPONENT, level + 1)
        start = board.opening()
        assert start.level == level and start.session().lets_computer_join
    keep(board, settings.OPPONENT, settings.HUMAN)
    assert not board.opening().session().lets_computer_join


def test_player_2_sits_where_it_was_chosen(board):
    sides = []
    for side in range(settings.CHOICES[settings.SIDE]):
        keep(board, settings.SIDE, side)
        session = board.opening().session()
        sides.append(session.controls[1].left_pile == 1)
    assert sides == [True, True, False]


def test_the_sound_is_as_loud_as_it_was_chosen(board):
    for choice in range(settings.CHOICES[settings.SOUND]):
        keep(board, settings.SOUND, choice)
        board.opening().signals()
    assert board.sounds == [False, True]


# settings.toml


@pytest.mark.parametrize(
    "name, word, setting, choice",
    [
        ("SPIT_LEVEL", "human", settings.OPPONENT, 0),
        ("SPIT_LEVEL", "inhuman", settings.OPPONENT, 5),
        ("SPIT_SOUND", "off", settings.SOUND, 0),
        ("SPIT_LANGUAGE", "ko", settings.LANGUAGE, 2),
        ("SPIT_TURNED", "0", settings.SIDE, settings.BESIDE),
        ("SPIT_TURNED", 1, settings.SIDE, settings.OPPOSITE),
        ("SPIT_GAME", "points", settings.GAME, 2),
    ],
)
def test_settings_toml_wins_and_is_not_kept(board, toml, name, word, setting, choice):
    toml[name] = word
    kept = Kept(board.nvm())
    assert chosen(kept.settings).get(setting) == choice
    kept.save()
    del toml[name]
    assert chosen(Kept(board.nvm()).settings).get(setting) == settings.DEFAULTS[setting]


def test_settings_toml_asks_for_points_and_the_menu_says_to_how_many(toml):
    kept = Settings()
    kept.set(settings.GAME, 4)
    toml["SPIT_GAME"] = "points"
    assert chosen(kept).points_limit() == 200
    toml["SPIT_GAME"] = "standard"
    assert chosen(kept).points_limit() == 0


def test_nonsense_in_settings_toml_leaves_the_menus_choice(toml, capsys):
    kept = Settings()
    kept.set(settings.GAME, 7)
    toml["SPIT_GAME"] = "pionts"
    assert chosen(kept).rounds_to_win() == 3
    assert "taking the menu's choice" in capsys.readouterr().out


# Results


def played(series=0, computers=2):
    """A match that computer players have played; `computers`: for whom they count as such."""
    evening = Evening("quick", points_limit=POINTS_LIMIT if series else 0)
    evening.session.series = Series(series)
    evening.session.start_match(BOTH)
    return evening


def test_every_round_and_match_is_counted_once_power_goes_off_in_between(board):
    evening = played()
    session = evening.session
    rounds = kept = 0
    while True:
        evening.run(1_000)
        if session.phase >= 6 and kept != session.round:
            kept = session.round
            rounds += 1
            session.computers = 2
            keep_result(board.nvm(), session, 3)
            over = session.phase == 7
            if over:
                break
            session.computers = BOTH
    numbers = Kept(board.nvm()).statistics.numbers
    assert numbers[statistics.ROUNDS] == rounds and numbers[statistics.MATCHES] == 1
    won = session.winner == 0
    assert numbers[statistics.WON + 3] == won and numbers[statistics.LOST + 3] == (not won)
    assert numbers[statistics.QUICKEST] != 0


def test_the_winner_of_a_series_is_counted_and_not_of_each_round(board):
    evening = played(series=2)
    session = evening.session
    kept = 0
    while session.phase != 7:
        evening.run(500)
        if session.phase >= 6 and kept != session.round:
            kept = session.round
            session.computers = 0
            keep_result(board.nvm(), session, 0)
            session.computers = BOTH
    numbers = Kept(board.nvm()).statistics.numbers
    assert numbers[statistics.MATCHES] == 1 and numbers[statistics.ROUNDS] == session.round
    assert numbers[statistics.WINS + session.winner] == 1


@pytest.mark.parametrize("board_id", ("adafruit_macropad_rp2040", "pybadge", "raspberry_pi_pico"))
def test_matches_of_one_round_against_the_computer_are_kept_by_the_program_as_it_is(board_id):
    """Through code.py: one key joins, the computer takes the other seat, somebody wins; the result is kept.

    The title and each match have a cleared heap, though all their rounds have the same number.
    """
    tests = Path(__file__).resolve().parent
    command = [sys.executable, str(tests / "to_result.py"), str(tests.parent), board_id, "3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    *numbers, cleared = [int(number) for number in done.stdout.split()]
    assert numbers[statistics.ROUNDS] == numbers[statistics.MATCHES] == 3
    assert cleared == 4
    easy = LEVELS.index("easy")
    won = numbers[statistics.WON + easy]
    assert won + numbers[statistics.LOST + easy] == 3
    assert (numbers[statistics.QUICKEST] < statistics.NONE) == (won > 0), "the computer's round is no record"


def test_a_spoilt_memory_is_told_of_and_all_begins_anew(capsys):
    board = SimpleNamespace(nvm=lambda: Chip(4096, bytes(range(256)) * 16))
    kept = Kept(board.nvm())
    assert "all begins anew" in capsys.readouterr().out
    assert kept.settings.to_bytes() == bytes(settings.DEFAULTS)


def test_a_demo_is_played_at_the_level_in_the_middle_whichever_is_chosen(board):
    from boards.parts import wheel

    session = Evening("quick").session
    for session.is_demo, level in ((True, MEDIUM), (False, 0)):
        assert wheel.computer(1, session, 0).pace.level == level
