# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Each setting has its choices, keeps what is chosen over power-off, and comes to what the rules say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kept_states import opened
from nvm_chips import Chip

from boards.parts import store
from boards.parts.words import en_pages
from spit import settings, standing
from spit.settings import CHOICES, COUNT, DEFAULTS, KEYS, LEVELS, Settings

EASY = LEVELS.index("easy")


def restarted(nvm):
    """The settings after power-on."""
    return Settings(opened(nvm)[0].get(store.SETTINGS, Settings.VERSION, Settings.UPGRADES))


@pytest.mark.parametrize("setting", range(COUNT), ids=KEYS)
def test_each_choice_is_there_after_power_off(setting):
    nvm = Chip(256)
    for choice in list(range(CHOICES[setting])) + [0]:
        chosen = restarted(nvm)
        chosen.set(setting, choice)
        kept, _ = opened(nvm)
        kept.put(store.SETTINGS, Settings.VERSION, chosen.to_bytes())
        assert kept.save()
        again = restarted(nvm)
        assert again.get(setting) == choice
        for other in range(COUNT):
            assert other == setting or again.get(other) == DEFAULTS[other]


@pytest.mark.parametrize("setting", range(COUNT), ids=KEYS)
def test_a_setting_takes_its_choices_and_no_other(setting):
    chosen = Settings()
    assert chosen.get(setting) == DEFAULTS[setting] < CHOICES[setting]
    for choice in (-1, CHOICES[setting], 255):
        with pytest.raises(ValueError, match=KEYS[setting]):
            chosen.set(setting, choice)
    assert chosen.to_bytes() == DEFAULTS
    seen = {chosen.step(setting, 1) for _ in range(CHOICES[setting])}
    assert seen == set(range(CHOICES[setting]))
    assert chosen.get(setting) == DEFAULTS[setting]
    chosen.step(setting, -1)
    assert chosen.get(setting) == (DEFAULTS[setting] - 1) % CHOICES[setting]
    chosen.reset()
    assert chosen.to_bytes() == DEFAULTS


def test_every_setting_is_described_everywhere():
    assert len(set(KEYS)) == len(KEYS) == len(CHOICES) == len(DEFAULTS) == COUNT
    names = en_pages.NAMES, en_pages.CHOICES
    assert len(names[0]) == len(names[1]) == COUNT
    for setting in range(COUNT):
        words = en_pages.CHOICES[setting]
        assert len(set(words)) == len(words) == CHOICES[setting]
        assert all(word == word.upper() and len(word) <= 10 for word in words + names[0])
    for first in (settings.FREEZE, settings.HEAD_START, settings.ASSIST):
        assert names[0][first] == names[0][first + 1] and names[1][first] == names[1][first + 1]
        assert CHOICES[first] == CHOICES[first + 1] and DEFAULTS[first] == DEFAULTS[first + 1]
        assert KEYS[first].endswith("_1") and KEYS[first + 1].endswith("_2")


def test_the_tables_have_a_meaning_for_each_choice():
    assert CHOICES[settings.GAME] == 1 + len(settings.POINTS) + len(settings.BEST_OF)
    assert CHOICES[settings.FREEZE] == len(settings.FREEZES)
    assert CHOICES[settings.HEAD_START] == len(settings.HEAD_STARTS)
    assert CHOICES[settings.BRIGHTNESS] == len(settings.BRIGHTNESSES)
    assert CHOICES[settings.LANGUAGE] == len(settings.LANGUAGES)


@given(st.binary(max_size=40))
def test_whatever_was_kept_every_choice_is_possible(kept):
    chosen = Settings(kept)
    for setting in range(COUNT):
        choice = chosen.get(setting)
        is_known = setting < len(kept) and kept[setting] < CHOICES[setting]
        assert choice == (kept[setting] if is_known else DEFAULTS[setting])
    assert Settings(chosen.to_bytes()).to_bytes() == chosen.to_bytes()


@given(st.binary(max_size=40), st.integers(0, COUNT - 1))
def test_what_only_a_newer_game_can_choose_is_kept_for_that_one(kept, setting):
    """More settings, and more choices of those: only the one that is chosen here becomes another."""
    chosen = Settings(kept)
    before = chosen.to_bytes()
    assert before[: len(kept)] == kept and len(before) == max(len(kept), COUNT)
    choice = chosen.get(setting)
    assert chosen.step(setting, 1) == chosen.get(setting) == (choice + 1) % CHOICES[setting]
    after = chosen.to_bytes()
    assert [at for at in range(len(before)) if before[at] != after[at]] == [setting]


def test_what_is_kept_has_not_changed_its_form():
    # If this must change, what players have kept must be taken over: see UPGRADES.
    assert Settings.VERSION == 1
    assert Settings().to_bytes() == bytes((0, 2, 3, 3, 0, 0, 0, 0, 2, 3, 0, 0, 1, 0))


# What it comes to


def test_by_default_a_misplay_freezes_as_r18_says():
    chosen = Settings()
    for player in range(2):
        assert chosen.freeze(player) == standing.DEFAULTS[standing.FREEZE + player] == 400_000
    chosen.set(settings.FREEZE + 1, 0)
    assert [chosen.freeze(player) for player in range(2)] == [400_000, 0]
    chosen.set(settings.FREEZE, CHOICES[settings.FREEZE] - 1)
    assert chosen.freeze(0) == 1_000_000


def test_each_game_is_one_of_three_kinds():
    chosen = Settings()
    found = []
    for game in range(CHOICES[settings.GAME]):
        chosen.set(settings.GAME, game)
        found.append((chosen.points_limit(), chosen.rounds_to_win()))
    assert found == [(0, 0), (50, 0), (100, 0), (150, 0), (200, 0), (0, 1), (0, 2), (0, 3), (0, 4)]


def test_head_starts_keep_the_pack_whole_and_leave_both_spit_cards():
    chosen = Settings()
    assert chosen.cards(0) == chosen.cards(1) == 26
    for first in range(CHOICES[settings.HEAD_START]):
        for second in range(CHOICES[settings.HEAD_START]):
            chosen.set(settings.HEAD_START, first)
            chosen.set(settings.HEAD_START + 1, second)
            assert chosen.cards(0) + chosen.cards(1) == 52
            assert min(chosen.cards(0), chosen.cards(1)) > 15
            assert (chosen.cards(0) < 26) == (first > second)


def test_the_opponent_is_a_human_or_one_of_five_levels():
    chosen = Settings()
    assert chosen.computer_level() == EASY
    chosen.set(settings.OPPONENT, settings.HUMAN)
    assert chosen.computer_level() == -1
    assert [chosen.step(settings.OPPONENT, 1) and chosen.computer_level() for _ in range(5)] == [0, 1, 2, 3, 4]


def test_the_side_is_the_boards_until_somebody_chooses():
    chosen = Settings()
    assert [chosen.is_turned(by_board) for by_board in (False, True)] == [False, True]
    chosen.set(settings.SIDE, settings.OPPOSITE)
    assert [chosen.is_turned(by_board) for by_board in (False, True)] == [True, True]
    chosen.set(settings.SIDE, settings.BESIDE)
    assert [chosen.is_turned(by_board) for by_board in (False, True)] == [False, False]
