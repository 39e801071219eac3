# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is counted, what is a record, that it never overflows, and that it is there after power-on."""

from hypothesis import given
from hypothesis import strategies as st
from kept_states import opened
from nvm_chips import Chip

from boards.parts import store
from spit.statistics import (
    CLOSEST,
    COUNT,
    LEVELS,
    LONGEST_STREAK,
    LOST,
    MATCHES,
    MOST,
    NONE,
    QUICKEST,
    ROUNDS,
    STREAK,
    WINS,
    WON,
    Statistics,
)

NOBODY = 255

rounds = st.tuples(
    st.just("round"),
    st.integers(0, 3),
    st.sampled_from((0, 1, NOBODY)),
    st.integers(0, 1 << 25),
    st.one_of(st.just(-1), st.integers(0, 1 << 25)),
)
matches = st.tuples(st.just("match"), st.integers(0, 3), st.integers(0, 1), st.integers(0, LEVELS - 1))
evenings = st.lists(st.one_of(rounds, matches), max_size=60)


def play(played, events):
    """Let all of it happen."""
    for event in events:
        (played.round_over if event[0] == "round" else played.match_over)(*event[1:])


def test_at_first_nothing_was_played():
    played = Statistics()
    for number in range(COUNT):
        assert played.numbers[number] == (NONE if number in (QUICKEST, CLOSEST) else 0)


def test_an_evening_of_two_people():
    played = Statistics()
    played.round_over(0, 0, 61_000, 800)
    played.round_over(0, 1, 45_500, 0)
    played.round_over(0, NOBODY, 1_000)
    for winner in (0, 0, 1, 0):
        played.match_over(0, winner)
    numbers = played.numbers
    assert (numbers[ROUNDS], numbers[MATCHES]) == (3, 4)
    assert numbers[WINS : WINS + 2] == [3, 1]
    assert numbers[QUICKEST] == 45_500, "a round that nobody cleared is no record"
    assert numbers[CLOSEST] == 0, "a true tie is the closest"
    assert numbers[LONGEST_STREAK : LONGEST_STREAK + 2] == [2, 1]
    assert numbers[STREAK : STREAK + 2] == [1, 0]


def test_one_person_against_each_level_from_either_seat():
    played = Statistics()
    for level in range(LEVELS):
        for human in range(2):
            computers = 2 >> human
            for _ in range(level + 1):
                played.match_over(computers, human, level)
            played.match_over(computers, 1 - human, level)
    assert played.numbers[WON : WON + LEVELS] == [2, 4, 6, 8, 10]
    assert played.numbers[LOST : LOST + LEVELS] == [2] * LEVELS
    assert played.numbers[WINS : WINS + 2] == [0, 0]
    assert played.numbers[LONGEST_STREAK : LONGEST_STREAK + 2] == [5, 5]


def test_a_level_that_does_not_exist_spoils_no_other_number():
    for level in (-1, LEVELS, 200):
        for winner in range(2):
            played = Statistics()
            played.match_over(2, winner, level)
            assert played.numbers[MATCHES] == 1
            assert not any(played.numbers[WINS : WON + 2 * LEVELS])


def test_a_computers_quick_round_is_no_record():
    played = Statistics()
    played.round_over(2, 1, 1_000)
    assert played.numbers[QUICKEST] == NONE
    played.round_over(2, 0, 90_000)
    assert played.numbers[QUICKEST] == 90_000


@given(evenings)
def test_it_all_adds_up(events):
    played = Statistics()
    play(played, events)
    numbers = played.numbers
    own = [event for event in events if event[1] != 3]
    assert numbers[ROUNDS] == sum(event[0] == "round" for event in own)
    assert numbers[MATCHES] == sum(event[0] == "match" for event in own)
    assert numbers[MATCHES] == sum(numbers[WINS : WINS + 2]) + sum(numbers[WON : WON + 2 * LEVELS])
    times = [event[3] for event in own if event[0] == "round" and event[2] != NOBODY and not event[1] >> event[2] & 1]
    assert numbers[QUICKEST] == min(times + [NONE]) or numbers[QUICKEST] == MOST <= min(times)
    for player in range(2):
        assert numbers[STREAK + player] <= numbers[LONGEST_STREAK + player] <= numbers[MATCHES]


@given(evenings)
def test_a_match_of_computers_changes_nothing(events):
    played = Statistics()
    play(played, events)
    before = played.to_bytes()
    play(played, [(event[0], 3, *event[2:]) for event in events])
    assert played.to_bytes() == before


@given(evenings)
def test_swap_the_players_and_the_mirror_image_comes_out(events):
    def swapped(player):
        return player if player == NOBODY else 1 - player

    played, mirror = Statistics(), Statistics()
    play(played, events)
    play(mirror, [(kind, (each & 1) << 1 | each >> 1, swapped(player), *rest) for kind, each, player, *rest in events])
    for first in (WINS, LONGEST_STREAK, STREAK):
        assert mirror.numbers[first : first + 2] == played.numbers[first : first + 2][::-1]
    for number in set(range(COUNT)) - set(range(WINS, WINS + 2)) - set(range(LONGEST_STREAK, COUNT)):
        assert mirror.numbers[number] == played.numbers[number]


@given(evenings, st.lists(st.sampled_from((0, 1, MOST - 1, MOST, NONE)), min_size=COUNT, max_size=COUNT))
def test_nothing_overflows_and_no_record_gets_worse(events, numbers):
    played = Statistics()
    played.numbers[:] = numbers
    play(played, events)
    for number in range(COUNT):
        assert 0 <= played.numbers[number] <= NONE
        if number in (QUICKEST, CLOSEST):
            assert played.numbers[number] <= numbers[number]
        elif number not in (STREAK, STREAK + 1):
            assert played.numbers[number] >= numbers[number]
    assert Statistics(played.to_bytes()).numbers == played.numbers


@given(evenings)
def test_it_is_there_after_power_on(events):
    nvm = Chip(256)
    for event in events[:10]:
        kept, _ = opened(nvm)
        played = Statistics(kept.get(store.STATISTICS, Statistics.VERSION, Statistics.UPGRADES))
        play(played, [event])
        kept.put(store.STATISTICS, Statistics.VERSION, played.to_bytes())
        assert kept.save()
        again = opened(nvm)[0].get(store.STATISTICS, Statistics.VERSION, Statistics.UPGRADES)
        assert again == played.to_bytes()
        assert len(again) == 60


@given(st.binary(max_size=80))
def test_whatever_was_kept_is_read(kept):
    played = Statistics(kept)
    for number in range(COUNT):
        at = 3 * number
        if at + 3 <= len(kept):
            assert played.numbers[number] == int.from_bytes(kept[at : at + 3], "little")
        else:
            assert played.numbers[number] == Statistics().numbers[number]


def test_what_is_kept_has_not_changed_its_form():
    # If this must change, what players have kept must be taken over: see UPGRADES.
    assert Statistics.VERSION == 1
    played = Statistics()
    played.numbers[:] = range(0x010203, 0x010203 + COUNT)
    assert played.to_bytes()[:9] == b"\x03\x02\x01\x04\x02\x01\x05\x02\x01"


def test_what_only_a_newer_game_counts_is_kept_for_that_one():
    played = Statistics(Statistics().to_bytes() + b"\x01\x02\x03\x04")
    played.match_over(0, 1)
    again = Statistics(played.to_bytes())
    assert again.numbers[WINS + 1] == 1 and again.to_bytes().endswith(b"\x01\x02\x03\x04")
    again.reset()
    assert again.to_bytes() == Statistics().to_bytes(), "reset means everything"
