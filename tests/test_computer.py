# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The computer player's five levels: what each sees, how long it takes, and what a change does to its plan."""

import random
import re
import sys
from pathlib import Path

import pytest
from evening import Evening, card, lay

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

import tournament

from spit import actions, levels, phases, ticks
from spit.actions import BEATEN, FROZEN, OK, REFUSED
from spit.cards import PACK, RANKS, SUITS
from spit.computer import Computer
from spit.controls import BY_COMPUTER, PAUSE
from spit.match import Match
from spit.pause import STOPPED
from spit.session import BOTH, Session
from spit.settings import LEVELS
from spit.standing import FREEZE
from spit.table import PILES, PLACES, SPIT_CARDS, SPIT_PILE, Table

LEARNING, INHUMAN = 0, len(LEVELS) - 1
EVERY = range(len(LEVELS))
SCHEMES = ("direct", "quick", "cursor")

# Player 2 can only play place 0, and only onto spit pile 1, which player 1 can take with key 0 and go on with key 1.
ONE_WAY = ("6s / 7c / 9s / / ", "Kh 4h / 9d / Jd / / ", "5h / 2s", "2c 3c", "7s 8c")
# Player 2's card on place 0 fits both spit piles.
TWO_WAYS = ("6s / 7c / 9s / / ", "Kh 4h / 9d / Jd / / ", "5h / 3s", "2c 3c", "7s 8c")
# Player 2's card on place 0 fits spit pile 1, and player 1 can only wait.
NO_RIVAL = ("9s / Tc / 9h / / ", *ONE_WAY[1:])
# Player 2 can only move a card, and player 1 could play.
ONLY_A_MOVE = ("6s / 7c / 9s / / ", "Kh 9d / 9c / Jd / / ", *ONE_WAY[2:])
# Player 1 plays the last card with key 0; spit pile 1 is the smaller one then.
LAST_CARD = ("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs Ks 2s", "2c 3c", "7c 8c")


def against_a_person(position, level, scheme="quick", seed=1):
    """A person is player 1, a computer player 2, and the cards lie."""
    evening = Evening(scheme, seed=seed, level=level).play_from(*position)
    evening.session.computers = 2
    return evening, evening.computers[1]


def planned(evening, computer):
    """Milliseconds from now until the computer's next press."""
    return ticks.diff(computer.next_at, evening.stamp(evening.at)) / 1000


def of(evening, player):
    """What came of that player's actions."""
    return [(action, result) for who, action, result in evening.results if who == player]


def test_the_names_of_the_levels_fit_a_small_display():
    assert len(LEVELS) == 5
    assert all(len(name) <= 8 and name.isalpha() for name in LEVELS)


def test_each_level_is_quicker_and_surer_than_the_one_below():
    fields = (levels.LEAST, levels.SPREAD, levels.TAIL, levels.KEY, levels.DOUBT, levels.SLAP_LEAST, levels.SLAP_SPREAD)
    for field in (*fields, levels.BLIND, levels.MISPLAYS, levels.WRONG, levels.EAGER):
        values = [levels.Pace(level, None).value(field) for level in EVERY]
        assert values == sorted(values, reverse=True)
        assert values[LEARNING] > values[INHUMAN]
    for field in (levels.BLIND, levels.MISPLAYS, levels.WRONG, levels.EAGER):
        assert levels.Pace(INHUMAN, None).value(field) == 0


# What it sees


def reachable(thing, found):
    """Everything that hangs on an object through its attributes and the lists and tuples there."""
    if id(thing) not in found and not isinstance(thing, (int, bytes, bytearray, str, type(None))):
        found[id(thing)] = thing
        inner = thing if isinstance(thing, (list, tuple)) else list(getattr(thing, "__dict__", {}).values())
        for each in inner:
            reachable(each, found)
    return list(found.values())


@pytest.mark.parametrize("scheme", SCHEMES)
def test_no_card_face_down_is_within_its_reach(scheme):
    evening = Evening(scheme)
    evening.session.start_match(BOTH)
    evening.run(10_000)
    everything = reachable([evening.computers[0], evening.view, evening.presses], {})
    assert evening.controls[0] in everything and evening.view.sight in everything
    assert not [each for each in everything if isinstance(each, (Table, Match, Session))]


def shuffle_what_nobody_sees(table, chance):
    """Every stock or spit card that lies face down changes places with others."""
    piles, hidden = [], []
    for pile in range(PILES):
        pack = bytearray(PACK)
        cards = list(pack[: table.pick_up(pile, pack, 0)])
        is_hidden = [pile < SPIT_PILE and (pile >= SPIT_CARDS or each != cards[0]) for each in cards]
        piles.append(list(zip(cards, is_hidden)))
        hidden += [each for each, is_down in piles[pile] if is_down]
    chance.shuffle(hidden)
    changed = table.changed
    table.clear()
    for pile, cards in enumerate(piles):
        for each, is_down in reversed(cards):
            table.put(hidden.pop() if is_down else each, pile)
    table.changed = changed


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("level", (LEARNING, levels.MEDIUM, INHUMAN))
def test_other_cards_face_down_change_nothing_that_it_does(scheme, level):
    acted = 0
    for seed in range(12):
        twins = []
        for is_other in (False, True):
            evening = Evening(scheme, seed=seed, level=level)
            evening.session.start_match(BOTH)
            while evening.session.phase != phases.PLAYING:
                evening.run(20)
            evening.run(500 * seed)
            while evening.session.phase != phases.PLAYING:
                evening.run(20)
            if is_other:
                before = bytes(evening.match.table.cells)
                shuffle_what_nobody_sees(evening.match.table, random.Random(seed))
                assert bytes(evening.match.table.cells) != before
            # From here on only player 1 acts, until the first card turned up tells the two apart.
            evening.session.computers = 1
            pressed = []
            add = evening.presses.add
            evening.presses.add = lambda *press, add=add, pressed=pressed: pressed.append(press) or add(*press)
            done = len(evening.results)
            end = evening.at + 8_000
            while len(evening.results) == done and evening.at < end:
                evening.run(20)
            twins.append((evening.at, pressed, evening.results))
            acted += len(evening.results) - done
        assert twins[0] == twins[1], seed
    assert acted >= 8


# How long it takes


def reactions(position, level, count=300):
    """Planned times of as many first plays, with one key to press."""
    times = []
    for seed in range(count):
        evening, computer = against_a_person(position, INHUMAN, seed=seed)
        computer.pace.level = level
        evening.run(20)
        times.append(20 + planned(evening, computer))
    return sorted(times)


def test_reactions_are_spread_and_skewed_to_the_right_as_peoples_are(figure):
    medians = []
    for level in EVERY:
        times = reactions(ONE_WAY, level)
        mean = sum(times) / len(times)
        median = times[len(times) // 2]
        assert times[0] >= 10 * levels.Pace(level, None).value(levels.LEAST)
        assert len(set(times)) > 250, "hardly ever twice the same"
        assert mean > median
        assert sum((time - mean) ** 3 for time in times) > 0
        medians.append(median)
    assert medians == sorted(medians, reverse=True)
    assert 700 <= medians[levels.MEDIUM] <= 1500
    assert 3000 <= medians[LEARNING] <= 5000, "whoever plays for the first time looks that long for a card"
    figure(
        "Computer players see a card that can go within %s ms (medians)" % ", ".join("%.0f" % each for each in medians)
    )


@pytest.mark.parametrize("level", EVERY)
def test_it_hesitates_when_both_piles_fit(level):
    sure, unsure = reactions(ONE_WAY, level), reactions(TWO_WAYS, level)
    if levels.Pace(level, None).value(levels.DOUBT):
        assert sum(unsure) > sum(sure) * 1.02
    else:
        assert sum(unsure) < sum(sure) * 1.02


def test_nobody_waits_long_for_a_move_nor_for_a_play_without_a_rival():
    for position in (NO_RIVAL, ONLY_A_MOVE):
        medians = []
        for level in EVERY:
            rivalled, times = reactions(ONE_WAY, level), reactions(position, level)
            share = levels.Pace(level, None).value(levels.UNCONTESTED) / 100
            assert abs(sum(times) / sum(rivalled) - share) < 0.05
            medians.append(times[len(times) // 2])
        assert medians == sorted(medians, reverse=True)
        assert medians[LEARNING] < 1_600


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("position", (NO_RIVAL, ONLY_A_MOVE))
def test_without_a_rival_its_keys_follow_one_another_sooner_too(scheme, position):
    taken = []
    for seed in range(100):
        evening, computer = against_a_person(position, LEARNING, scheme, seed)
        evening.run(20)
        computer.pace.draw_form()
        computer.wish = actions.NOTHING
        computer.seen = -1
        while not of(evening, 1):
            evening.run(20)
        taken.append(evening.at)
    taken.sort()
    assert taken[89] < 4_000, "nine of ten"


def test_a_slow_day_keeps_nobody_waiting():
    pace = levels.Pace(LEARNING, lambda count: count // 2)
    usual = pace.to_see(False, False), pace.to_see(False, True), pace.to_next_key()
    pace.form = 100 + pace.value(levels.FORM)
    slow = pace.to_see(False, False), pace.to_see(False, True), pace.to_next_key()
    assert slow[0] > 1.4 * usual[0]
    assert slow[1] <= usual[1] * 1.01 and slow[2] <= usual[2] * 1.01


@pytest.mark.parametrize("level", EVERY)
def test_it_says_spit_at_a_human_pace(level):
    for seed in range(20):
        evening = Evening(seed=seed, level=level)
        evening.session.start_match(2)
        evening.run(20)
        computer = evening.computers[1]
        assert 300 <= planned(evening, computer) <= 4000
        evening.run(4_100)
        assert evening.session.said == 2


def test_a_match_long_it_is_in_one_form():
    forms = set()
    for seed in range(40):
        evening = Evening(seed=seed, level=levels.MEDIUM)
        evening.session.start_match(BOTH)
        evening.run(40)
        form = evening.computers[0].pace.form
        forms.add(form)
        evening.run(60_000, step=50)
        assert evening.computers[0].pace.form == form
    most = levels.Pace(levels.MEDIUM, None).value(levels.FORM)
    assert min(forms) < 95 and max(forms) > 105
    assert 100 - most <= min(forms) and max(forms) <= 100 + most


# What changes


def take_the_pile(level, before):
    """Player 1 takes the pile so many ms before the computer's press; what came of the computer's actions."""
    evening, computer = against_a_person(ONE_WAY, level)
    evening.run(20)
    assert computer.wish == actions.play(0, 0)
    evening.run(planned(evening, computer) - before, step=5)
    evening.press(0, 0)
    evening.run(1_000, step=5)
    return [each for each in of(evening, 1) if actions.kind(each[0]) == actions.PLAY]


@pytest.mark.parametrize("level", range(INHUMAN))
def test_a_press_under_way_comes_late_and_is_beaten(level):
    blind = 10 * levels.Pace(level, None).value(levels.BLIND)
    assert take_the_pile(level, blind - 20) == [(actions.play(0, 0), BEATEN)]
    assert take_the_pile(level, 20) == [(actions.play(0, 0), BEATEN)]


@pytest.mark.parametrize("level", EVERY)
def test_a_pile_taken_early_enough_stops_the_hand(level):
    assert take_the_pile(level, 10 * levels.Pace(level, None).value(levels.BLIND) + 20) == []


def test_a_lost_plan_starts_anew_with_a_whole_reaction():
    for seed in range(20):
        evening, computer = against_a_person(("6s / 7c / 9s / / ", *TWO_WAYS[1:]), levels.MEDIUM, seed=seed)
        evening.run(20)
        evening.run(100)
        lost = actions.second(computer.wish)
        evening.match.table.put(card("7h"), SPIT_PILE + lost)  # as if somebody had covered it
        evening.run(40)
        assert computer.wish == actions.play(0, 1 - lost)
        assert planned(evening, computer) >= 10 * levels.Pace(levels.MEDIUM, None).value(levels.LEAST) - 20


def test_it_looks_again_when_a_card_comes_that_it_can_use():
    evening, computer = against_a_person(
        ("6s / 7c / 3h / / ", "Qh 8h / Td / Jd / Tc / Jc", "5h / Ks", "2c", "7s"), levels.MEDIUM
    )
    evening.run(2_000)
    assert computer.wish == actions.NOTHING
    evening.press(0, 0)
    evening.press(0, 1)
    evening.run(20)
    assert computer.wish == actions.play(0, 0)
    assert planned(evening, computer) >= 10 * levels.Pace(levels.MEDIUM, None).value(levels.LEAST) - 20


@pytest.mark.parametrize("level", EVERY)
def test_it_waits_for_the_end_of_its_freeze(level):
    evening, computer = against_a_person(ONE_WAY, level)
    evening.match.settings[FREEZE + 1] = 5_000_000
    evening.queue(1, 2 | BY_COMPUTER, at=5)
    evening.run(5_000)
    assert [result for _, result in of(evening, 1)] == [REFUSED]
    evening.run(1_500)
    assert of(evening, 1)[1] == (actions.play(0, 0), OK)
    assert FROZEN not in [result for _, _, result in evening.results]


# Pauses and the ends of rounds


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("level", EVERY)
def test_it_does_not_think_on_in_a_pause(scheme, level):
    evening, computer = against_a_person(ONE_WAY, level, scheme)
    evening.run(20)
    assert computer.wish != actions.NOTHING
    evening.press(0, PAUSE)
    evening.run(30_000)
    assert computer.wish == actions.NOTHING
    evening.press(0, PAUSE)
    evening.run(1_800)
    assert computer.wish == actions.NOTHING
    evening.run(20)
    assert planned(evening, computer) >= 10 * levels.Pace(level, None).value(levels.LEAST) - 40
    assert evening.results == []
    evening.run(8_000)
    assert evening.results


def test_its_press_does_not_end_a_pause_that_began_just_before():
    evening, _ = against_a_person(ONE_WAY, levels.MEDIUM, "direct")
    evening.queue(0, PAUSE, at=100)
    evening.queue(1, 5 | BY_COMPUTER, at=101)
    evening.run_to(102)
    assert evening.session.pause.state == STOPPED


@pytest.mark.parametrize("level, least, most", ((LEARNING, 1_450, 1_750), (LEARNING + 1, 1_000, 1_250)))
def test_lower_levels_leave_a_beginner_time_to_slap(level, least, most):
    times = []
    for seed in range(200):
        evening, computer = against_a_person(LAST_CARD, level, seed=seed)
        evening.press(0, 0, at=5)
        while not evening.view.is_open:
            evening.run(5, step=5)
        evening.run(5, step=5)
        if not of(evening, 1):  # not too early
            times.append(planned(evening, computer))
    times.sort()
    assert len(times) > 150
    assert least <= times[len(times) // 2] <= most
    assert times[len(times) // 20] > 800 * most / 1_750


@pytest.mark.parametrize("before, counts", ((20, True), (150, True), (260, False)))
def test_a_slap_under_way_comes_second_and_a_later_one_not_at_all(before, counts):
    evening, computer = against_a_person(LAST_CARD, levels.MEDIUM)
    evening.press(0, 0, at=5)
    assert evening.session.phase == phases.SLAP
    while computer.wish == actions.NOTHING or not evening.view.is_open:
        evening.run(5, step=5)
    evening.run(planned(evening, computer) - before, step=5)
    evening.press(0, 0)
    assert evening.session.phase == phases.ROUND_OVER
    evening.run(10_000)
    slaps = [result for action, result in of(evening, 1) if actions.kind(action) == actions.SLAP]
    assert slaps == ([BEATEN] if counts else [])
    assert (evening.session.finishes.slap_first == 0) == counts, "a photo finish"
    assert evening.session.phase == phases.ROUND_OVER, "people read the result as long as they like"


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("level", EVERY)
def test_nothing_is_pressed_before_what_has_been_decided(scheme, level):
    evening = Evening(scheme, seed=5, level=level)
    evening.session.start_match(BOTH)
    add = evening.presses.add
    early = []

    def checked(stamp, player, code):
        if ticks.diff(stamp, evening.view.at) <= 0:
            early.append((stamp, player, code))
        return add(stamp, player, code)

    evening.presses.add = checked
    evening.run(60_000, step=700)
    assert OK in [result for _, _, result in evening.results]
    assert not early, (early[:3], evening.results[-5:])


# Seats


def mirrored(result):
    """What the other seat would have done."""
    player, action, outcome = result
    if actions.kind(action) == actions.PLAY:
        action = actions.play(actions.first(action), 1 - actions.second(action))
    elif actions.kind(action) == actions.SLAP:
        action = actions.slap(1 - actions.second(action))
    return 1 - player, action, outcome


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seed", range(6))
def test_both_seats_play_alike(scheme, seed):
    names = [rank + suit for rank in RANKS for suit in SUITS]
    random.Random(seed).shuffle(names)
    stocks = [" / ".join(" ".join(names[at + row :: 10][: row + 1]) for row in range(PLACES)) for at in (0, 5)]
    used = set(" ".join(stocks).split())
    rest = [name for name in names if name not in used]
    spits = [" ".join(rest[2::2]), " ".join(rest[3::2])]
    played = []
    for seat in range(2):
        evening = Evening(scheme)
        evening.session.start_match(BOTH)
        order = (0, 1) if seat == 0 else (1, 0)
        lay(
            evening.match,
            *(stocks[index] for index in order),
            " / ".join(rest[index] for index in order),
            *(spits[index] for index in order),
        )
        evening.match.flags[1] = seat
        evening.session.follow(evening.session.now)
        evening.run_to(0)
        evening.computers = [
            Computer(player, evening.controls[player], random.Random(index).randrange, (levels.MEDIUM, LEARNING)[index])
            for player, index in enumerate(order)
        ]
        while evening.session.phase not in (phases.ROUND_OVER, phases.MATCH_OVER):
            evening.run(20)
        played.append(evening.results)
    assert len(played[0]) > 20
    if scheme == "quick":
        # One key serves both piles: where it goes when none of them fits is the pile of one's own seat.
        played = [[each for each in results if each[2] == OK] for results in played]
    assert [mirrored(result) for result in played[1]] == played[0]


# Against each other

MATCHES = 60


@pytest.fixture(scope="module")
def contests():
    """Each level against the next lower one; the same seeds, so the same matches every time."""
    played = [tournament.Contest(upper, upper - 1) for upper in range(1, len(LEVELS))]
    for index, contest in enumerate(played):
        for number in range(MATCHES):
            contest.play(1000 * index + number)
    return played


def test_each_level_beats_the_one_below_and_not_always(contests, figure):
    shares = [100 * contest.tallies[0].wins / MATCHES for contest in contests]
    assert all(tournament.LEAST_SHARE <= share <= tournament.MOST_SHARE for share in shares)
    figure("Computer players beat the level below in %s %% of matches" % ", ".join("%.0f" % share for share in shares))


def test_people_err_less_the_better_they_play(contests):
    misplays, false_starts, wrong, slap_times = [], [], [], []
    for level in EVERY:
        own = [contest.tallies[contest.levels.index(level)] for contest in contests if level in contest.levels]
        misplays.append(sum(tally.misplays for tally in own) / sum(tally.plays for tally in own))
        false_starts.append(sum(tally.false_starts for tally in own))
        wrong.append(sum(tally.wrong for tally in own) / sum(tally.slaps for tally in own))
        slaps = sorted(reaction for tally in own for reaction in tally.slap_reactions)
        slap_times.append(slaps[len(slaps) // 2])
        assert level == INHUMAN or sum(tally.beaten for tally in own) > 0
    for errors in (misplays, wrong, slap_times):
        assert errors == sorted(errors, reverse=True)
    assert misplays[INHUMAN] == false_starts[INHUMAN] == wrong[INHUMAN] == 0
    assert 0.02 < misplays[LEARNING] < 0.08
    assert false_starts[LEARNING] > false_starts[INHUMAN - 1]


def test_who_can_only_wait_does_not_wait_long(contests, figure):
    longest = []
    for level in EVERY:
        own = [contest.tallies[contest.levels.index(level)] for contest in contests if level in contest.levels]
        assert tournament.percentile([time for tally in own for time in tally.alone], 90) < 4_000, "a card"
        waits = [wait for tally in own for wait in tally.waits]
        assert tournament.percentile(waits, 90) < 9_000, "until one can do something again"
        longest.append(max(waits) / 1_000_000)
    figure("One waits for the computer players for at most %s s" % ", ".join("%.0f" % each for each in longest))


def test_wilson():
    low, high = tournament.wilson(80, 100)
    assert (round(low, 1), round(high, 1)) == (71.1, 86.7)
    assert tournament.wilson(0, 50)[0] == 0 and tournament.wilson(50, 50)[1] == 100


def test_the_tournament_fails_when_a_level_wins_too_often(capsys, monkeypatch):
    monkeypatch.setattr(tournament, "MOST_SHARE", 0)
    monkeypatch.setattr(tournament, "LEAST_SHARE", 0)
    assert tournament.main(["--matches", "2", "--scheme", "quick"]) == 1
    said = capsys.readouterr().out
    assert re.search(r"\ninhuman beats hard in \d+\.0 %, not in 0 to 0\n", said)
    assert "| learning | " in said
