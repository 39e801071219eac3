# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Who was first: presses in any order of arrival, across the wrap of the clock, with ties, and with a full queue."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table_text import Game, action_text, copy_of

from spit import actions, ticks
from spit.order import Order
from spit.standing import ARROW

POSITION = (
    "7s 6s / 4d / 9c 3d / - / - + 2c 8h",
    "4h 6h / 6d / Js 6c / 4s / - + 7c Jd",
    "5h / 5d",
)
TIMES = (0, 1, 2, 199_999, 200_000, 200_001, 390_000, 700_000)  # the clock wraps at 200000

presses = st.lists(
    st.tuples(
        st.sampled_from(TIMES),
        st.integers(0, 1),
        st.one_of(
            st.builds(actions.play, st.integers(0, 4), st.integers(0, 1)),
            st.builds(actions.move, st.integers(0, 4), st.integers(0, 4)),
            st.just(actions.spit()),
            st.builds(actions.slap, st.integers(0, 1)),
            st.just(actions.NOTHING),
        ),
    ),
    min_size=1,
    max_size=14,
)


def keeping_each_players_order(given_presses, arrival):
    """The presses as they arrive; those of one player at one stamp keep their order."""
    left = list(given_presses)
    arrived = []
    for index in arrival:
        time, player, _ = given_presses[index]
        first = next(press for press in left if press[:2] == (time, player))
        left.remove(first)
        arrived.append(first)
    return arrived


def decided_by_the_book(game, given_presses):
    """The lines that R15 and R17 ask for, worked out on copies of the match."""
    match = copy_of(game.match)
    lines = []
    for time in sorted({press[0] for press in given_presses}):
        tied = [press for press in given_presses if press[0] == time and press[2] != actions.NOTHING]
        stamp = game.stamp(time)
        holder = match.arrow
        alone = copy_of(match)
        would = [alone.act(player, what, stamp) for _, player, what in tied if player != holder]
        for _, player, what in tied:
            if player == holder:
                result = match.act(player, what, stamp)
                lines.append("%d %s: %s" % (time, action_text(player, what), actions.RESULTS[result]))
        came = []
        for _, player, what in tied:
            if player != holder:
                came.append(match.act(player, what, stamp))
                lines.append("%d %s: %s" % (time, action_text(player, what), actions.RESULTS[came[-1]]))
        if any(before == actions.OK != after for before, after in zip(would, came)):
            match.flags[ARROW] = 1 - holder
    return lines, match


@given(presses, st.randoms(use_true_random=False), st.integers(1, 2), st.sampled_from((0, 100)))
def test_the_order_of_arrival_never_matters(given_presses, chance, arrow, limit):
    game = Game(*POSITION, arrow=arrow, limit=limit)
    lines, match = decided_by_the_book(game, given_presses)
    arrival = list(range(len(given_presses)))
    chance.shuffle(arrival)
    for time, player, what in keeping_each_players_order(given_presses, arrival):
        assert game.presses.add(game.stamp(time), player, what)
    assert game.drain() == lines
    assert game.match.table.cells == match.table.cells
    assert game.match.flags == match.flags
    assert game.match.times == match.times
    assert game.match.points == match.points


@given(presses, st.integers(0, 800_000), st.integers(1, 2))
def test_later_than_now_waits_for_the_next_drain(given_presses, now, arrow):
    whole, parts = Game(*POSITION, arrow=arrow), Game(*POSITION, arrow=arrow)
    for game in (whole, parts):
        for time, player, what in given_presses:
            game.presses.add(game.stamp(time), player, what)
    first = parts.drain(now)
    assert all(int(line.split()[0]) <= now for line in first)
    assert first + parts.drain() == whole.drain()
    assert parts.match.table.cells == whole.match.table.cells
    assert parts.match.flags == whole.match.flags


def test_a_press_is_due_from_its_own_microsecond_on():
    for at in (0, 199_999, 200_000, 200_001):
        game = Game(*POSITION)
        game.arrive("%d p1 play 1 1" % at)
        assert game.drain(at - 1) == []
        assert game.drain(at) == ["%d p1 play 1 1: ok" % at]


def test_two_sources_on_both_sides_of_the_wrap():
    game = Game(*POSITION, arrow=2)
    assert game.stamp(200_001) < game.stamp(199_999)
    assert game.decide("200001 p2 play 1 1", "199999 p1 play 1 1") == [
        "199999 p1 play 1 1: ok",
        "200001 p2 play 1 1: beaten",
    ]


def test_the_clock_wraps_in_the_middle_of_a_freeze():
    game = Game(*POSITION)
    assert game.decide("0 p1 play 3 1", "399999 p1 play 1 1", "400000 p1 play 1 2") == [
        "0 p1 play 3 1: refused",
        "399999 p1 play 1 1: frozen",
        "400000 p1 play 1 2: ok",
    ]


def test_an_event_older_than_one_already_decided_is_decided_when_it_arrives():
    game = Game(*POSITION)
    assert game.decide("500 p1 play 1 1", now=600) == ["500 p1 play 1 1: ok"]
    assert game.decide("100 p2 play 1 1", now=700) == ["100 p2 play 1 1: beaten"]
    assert game.piles == "5h 6s / 5d"


def test_equal_stamps_in_different_drains_are_no_tie():
    game = Game(*POSITION, arrow=2)
    assert game.decide("500 p1 play 1 1", now=500) == ["500 p1 play 1 1: ok"]
    assert game.decide("500 p2 play 1 1", now=501) == ["500 p2 play 1 1: beaten"]
    assert game.arrow == 2


def test_equal_stamps_of_one_player_keep_their_order():
    game = Game(*POSITION)
    assert game.decide("5 p1 move 1 4", "5 p1 play 4 1", "5 p1 play 1 1") == [
        "5 p1 move 1 4: ok",
        "5 p1 play 4 1: ok",
        "5 p1 play 1 1: ok",
    ]
    assert game.piles == "5h 6s 7s / 5d"


@pytest.mark.parametrize("arrow", (1, 2))
def test_what_only_would_have_happened_leaves_no_trace(arrow):
    # Alone, either would end the round and score; the holder does, once.
    game = Game(
        "6s / - / - / - / - + 2c", "4h / - / - / - / - + 7c Jd 9d", "5h / 5d", arrow=arrow, limit=100, points=(10, 20)
    )
    game.decide("7 p1 play 1 1", "7 p2 play 1 1")
    assert game.match.points == ([11, 24] if arrow == 1 else [12, 23])
    assert game.arrow == 3 - arrow
    # Alone, player 2 would misplay: the freeze must come from the real press only.
    game = Game("6s / Qh / - / - / - + 2c", "7h / 9c / - / - / - + 7c", "5h / Jd", arrow=1)
    assert game.decide("7 p2 play 1 1", "7 p1 play 1 1") == ["7 p1 play 1 1: ok", "7 p2 play 1 1: ok"]
    assert not game.match.is_frozen(1, game.stamp(8))
    assert game.arrow == 1


def test_what_only_would_have_happened_excuses_nobody():
    # Player 2 covered the 5h long ago, so player 1's 4s is a misplay, whatever player 2 is about to do there.
    game = Game("4s / 9c / - / - / - + 2c", "7h 6h / 9d / - / - / - + 7c", "5h / Qd", arrow=1)
    assert game.decide("0 p2 play 1 1", "600000 p2 play 1 1", "600000 p1 play 1 1") == [
        "0 p2 play 1 1: ok",
        "600000 p1 play 1 1: refused",
        "600000 p2 play 1 1: ok",
    ]


@pytest.mark.parametrize("arrow", (1, 2))
def test_a_press_without_an_action_makes_no_tie(arrow):
    game = Game(*POSITION, arrow=arrow)
    game.presses.add(game.stamp(5), 0, actions.NOTHING)
    game.arrive("5 p2 play 1 1")
    game.presses.add(game.stamp(5), 0, actions.NOTHING)
    assert game.drain() == ["5 p2 play 1 1: ok"]
    assert game.arrow == arrow


@pytest.mark.parametrize("arrow", (1, 2))
def test_each_press_is_given_its_meaning_once(arrow):
    class Asked(Game):
        def meaning(self, player, code, stamp):
            asked.append((player, code))
            return code

    asked = []
    game = Asked(*POSITION, arrow=arrow)
    game.decide("5 p1 play 1 1", "5 p2 play 1 1", "5 p2 play 2 1", "6 p1 play 2 1", "6 p1 spit")
    expected = [(0, actions.play(0, 0)), (1, actions.play(0, 0)), (1, actions.play(1, 0)), (0, actions.play(1, 0))]
    assert sorted(asked) == sorted(expected + [(0, actions.spit())])


@pytest.mark.parametrize("capacity", (1, 2, 5, 64))
def test_a_full_queue_refuses_the_newest_and_keeps_the_rest(capacity):
    order = Order(capacity)
    for number in range(capacity):
        assert order.add(number, number & 1, number)
    assert not order.add(0, 0, 200)
    assert not order.add(capacity, 1, 201)
    assert order.codes[:capacity] == bytes(range(capacity))
    assert order.is_due(0) and order.first() == 0
    order.clear()
    assert not order.is_due(ticks.DEVICE_PERIOD // 4)
    assert order.add(3, 0, 1)


def test_decided_presses_make_room_and_the_waiting_ones_keep_their_order():
    game = Game(*POSITION)
    game.presses = Order(4)
    game.arrive("10 p1 spit", "20 p1 spit", "30 p1 play 1 1", "40 p2 play 1 1")
    assert not game.presses.add(game.stamp(25), 0, actions.spit())
    assert len(game.drain(20)) == 2
    game.arrive("35 p2 spit", "25 p2 spit")
    assert not game.presses.add(game.stamp(25), 0, actions.spit())
    assert game.drain() == [
        "25 p2 spit: ignored",
        "30 p1 play 1 1: ok",
        "35 p2 spit: ignored",
        "40 p2 play 1 1: beaten",
    ]


@given(st.lists(st.tuples(st.integers(0, 30), st.booleans()), max_size=40), st.integers(1, 6))
def test_a_queue_of_any_size_never_loses_or_reorders_what_it_took(moves, capacity):
    class Taking(Game):
        def act(self, player, what, stamp):
            taken.append(ticks.diff(stamp, self.start))
            return actions.OK

    taken, waiting, now = [], [], 0
    game = Taking(*POSITION)
    game.presses = Order(capacity)
    for later, drains in moves:
        accepted = game.presses.add(game.stamp(now + later), 0, actions.spit())
        assert accepted == (len(waiting) < capacity)
        if accepted:
            waiting.append(now + later)
        if drains:
            now += 7
            before = len(taken)
            game.drain(now)
            assert taken[before:] == sorted(at for at in waiting if at <= now)
            waiting = [at for at in waiting if at > now]
