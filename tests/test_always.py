# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What always holds, whatever the players do: no card is lost, nothing refused changes anything, there is a way out."""

import random

import pytest
from evening import Evening
from hypothesis import given, settings
from hypothesis import strategies as st
from table_text import all_cards, copy_of

from spit import actions, cards, rules, session, standing, ticks
from spit.controls import RELEASE
from spit.match import Match
from spit.order import Order
from spit.standing import MATCH_OVER, NOBODY, PLAYING, READY, ROUND_OVER, SLAPPING, STUCK
from spit.table import PILES, PLACES, SPIT_CARDS, SPIT_PILE

START = ticks.DEVICE_PERIOD - 3_000_000
LATER = 20_000_000  # longer than any freeze, penalty or delay

PLAYS = [actions.play(place, pile) for place in range(PLACES) for pile in range(2)]
MOVES = [actions.move(place, target) for place in range(PLACES) for target in range(PLACES)]
SLAPS = [actions.slap(0), actions.slap(1)]
ALL = [*PLAYS, *MOVES, actions.spit(), *SLAPS]
WISH = 1000  # + a number: something that makes sense now, see wish()

actions_or_wishes = st.one_of(st.sampled_from(ALL), *[st.integers(WISH, WISH + 60)] * 5, st.sampled_from(PLAYS))
delays = st.sampled_from((0, 1, 1, 50_000, 399_999, 400_000, 700_000))
evenings = st.fixed_dictionaries(
    {
        "limit": st.sampled_from((0, 0, 20)),
        "first": st.one_of(st.just(26), st.integers(1, 51), st.sampled_from((14, 15, 16, 36, 37, 38))),
        "seed": st.integers(0, 1 << 30),
        "arrow": st.integers(0, 1),
        "before": st.integers(0, 120),  # sensible actions before the steps, to begin in the middle
        "near_end": st.booleans(),  # and some more, until a player has one stock card left
        "steps": st.lists(st.tuples(delays, st.integers(0, 1), actions_or_wishes), min_size=15, max_size=60),
    }
)


def would_be_ok(match, stamp):
    """All (player, action) that would succeed at that stamp."""
    twin = copy_of(match)
    found = []
    for player in range(2):
        for action in ALL:
            if twin.act(player, action, stamp) == actions.OK:
                found.append((player, action))
                twin = copy_of(match)
            else:
                # Not ok may still mean a freeze or a penalty.
                twin.flags[:] = match.flags
                twin.times[:] = match.times
    return found


def wish(match, stamp, player, action):
    """The press itself; a wish becomes one that would be ok now, or the loser's part in a race for a pile."""
    if action < WISH:
        return player, action
    number = action - WISH
    if match.phase in (SLAPPING, ROUND_OVER):
        return player, actions.slap(number & 1)
    possible = would_be_ok(match, stamp)
    late = [
        (player, action)
        for player in range(2)
        for action in PLAYS
        if match.is_beaten(player, actions.first(action), actions.second(action), stamp)
    ]
    if late and number % 2:
        return late[number % len(late)]
    return possible[number % len(possible)] if possible else (player, actions.spit())


def next_pack(match, chance):
    """The shuffled cards of the next layout, as the rules for this game ask for it, and how many are player 1's."""
    pack = bytearray(range(cards.PACK))
    if match.points_limit or match.table.left(0) + match.table.left(1) < cards.PACK:
        first = cards.PACK // 2
        cards.shuffle(pack, 0, cards.PACK, chance.randrange)
        return pack, first
    first = match.table.pick_up(SPIT_CARDS, pack, 0)
    match.table.pick_up(SPIT_CARDS + 1, pack, first)
    cards.shuffle(pack, 0, first, chance.randrange)
    cards.shuffle(pack, first, cards.PACK, chance.randrange)
    return pack, first


def deal(match, chance):
    """Lay the next round out."""
    pack, first = next_pack(match, chance)
    match.deal(pack, first, cards.PACK)


def go_on(match, stamp, chance):
    """Something sensible that brings the match on: a play, else a move that turns a card up, a spit, a slap, a deal."""
    if match.phase == ROUND_OVER:
        deal(match, chance)
        return
    if match.phase == PLAYING:
        found = [
            (player, action)
            for player in range(2)
            for action in PLAYS
            if rules.can_play(match.table, player, actions.first(action), actions.second(action))
        ] or [
            (player, actions.move(place, rules.empty_place(match.table, player, place)))
            for player in range(2)
            for place in range(PLACES)
            if rules.can_turn_up(match.table, player, place)
        ]
        player, action = found[chance.randrange(len(found))]
        assert match.act(player, action, stamp) == actions.OK
        return
    smaller = match.table.count(SPIT_PILE) > match.table.count(SPIT_PILE + 1)
    match.act(chance.randrange(2), actions.slap(smaller) if match.phase == SLAPPING else actions.spit(), stamp)


def begin(evening):
    """A match with its first layout, in the standard game of any split of the pack."""
    match = Match(evening["limit"])
    match.start(evening["arrow"])
    chance = random.Random(evening["seed"])
    pack = bytearray(range(cards.PACK))
    cards.shuffle(pack, 0, cards.PACK, chance.randrange)
    match.deal(pack, 26 if evening["limit"] else evening["first"], cards.PACK)
    for _ in range(evening["before"]):
        if match.phase != MATCH_OVER:
            go_on(match, ticks.add(START, -LATER), chance)
    for _ in range(200 if evening["near_end"] else 0):
        nearest = min(match.table.stock_count(0), match.table.stock_count(1))
        if match.phase != MATCH_OVER and (match.phase != PLAYING or nearest > 1):
            go_on(match, ticks.add(START, -LATER), chance)
    return match, chance


def walk(evening):
    """Play an evening; yields (match, stamp, player, action) before each action and does it afterwards."""
    match, chance = begin(evening)
    stamp = START
    for delay, player, action in evening["steps"]:
        stamp = ticks.add(stamp, delay)
        if match.phase == MATCH_OVER and delay >= 50_000:
            match.start(chance.randrange(2))
            deal(match, chance)
        if match.phase == ROUND_OVER and delay >= 50_000:
            deal(match, chance)
        player, action = wish(match, stamp, player, action)
        yield match, stamp, player, action
        match.act(player, action, stamp)


def everything(match):
    """The whole state, except for the note of what changed on the table."""
    return (
        bytes(match.table.cells),
        match.table.in_use,
        bytes(match.flags),
        tuple(match.times),
        tuple(match.points),
    )


@given(evenings)
def test_the_52_cards_are_always_there_each_exactly_once(evening):
    for match, _, _, _ in walk(evening):
        assert sorted(all_cards(match)) == list(range(cards.PACK))


@given(evenings)
def test_what_is_not_ok_changes_no_card_and_no_pile(evening):
    for match, stamp, player, action in walk(evening):
        twin = copy_of(match)
        twin.table.changed = 0
        if twin.act(player, action, stamp) == actions.OK:
            continue
        assert twin.table.changed == 0
        assert twin.table.cells == match.table.cells
        assert twin.phase == match.phase
        assert twin.points == match.points
        assert twin.flags[standing.SAID] == match.flags[standing.SAID]
        assert twin.flags[standing.ARROW] == match.flags[standing.ARROW]


@given(evenings)
def test_an_ok_action_changes_just_what_it_says(evening):
    for match, stamp, player, action in walk(evening):
        twin = copy_of(match)
        twin.table.changed = 0
        if match.phase != PLAYING or twin.act(player, action, stamp) != actions.OK:
            continue
        source = player * PLACES + actions.first(action)
        is_play = actions.kind(action) == actions.PLAY
        target = SPIT_PILE + actions.second(action) if is_play else player * PLACES + actions.second(action)
        if twin.phase in (ROUND_OVER, MATCH_OVER) and not match.points_limit:
            continue  # the one-pile round has been cleared away
        assert twin.table.changed == 1 << source | 1 << target
        assert twin.table.top(target) == match.table.top(source)
        assert twin.table.count(target) == match.table.count(target) + 1
        assert twin.table.count(source) == match.table.count(source) - 1


@given(evenings)
@settings(max_examples=60)
def test_there_is_always_a_way_on_until_the_match_is_over(evening):
    for match, stamp, player, action in walk(evening):
        if match.phase not in (ROUND_OVER, MATCH_OVER):
            assert would_be_ok(match, ticks.add(stamp, LATER)), standing.PHASES[match.phase]
        twin = copy_of(match)
        twin.act(player, action, stamp)
        if twin.phase == ROUND_OVER:
            # A deal is possible, and somebody can spit afterwards.
            deal(twin, random.Random(1))
            assert twin.phase == READY
            assert rules.has_spit_cards(twin.table, 0) or rules.has_spit_cards(twin.table, 1)


@given(evenings)
def test_the_phase_is_what_the_questions_say(evening):
    for match, stamp, player, action in walk(evening):
        for each in (match, copy_of(match)):
            if each is not match:
                each.act(player, action, stamp)
            assert_phase_is_consistent(each)


def assert_phase_is_consistent(match):
    """The phase, the winner and the table must tell the same story."""
    table, phase = match.table, match.phase
    cleared = rules.has_cleared(table, 0) or rules.has_cleared(table, 1)
    can_spit = rules.has_spit_cards(table, 0) or rules.has_spit_cards(table, 1)
    assert (match.winner != NOBODY) == (phase == MATCH_OVER)
    if phase == READY:
        assert rules.is_before_first_spit(table) and can_spit and not cleared
    elif phase == PLAYING:
        assert not cleared and not rules.is_stuck(table)
    elif phase == STUCK:
        assert not cleared and rules.is_stuck(table) and can_spit
    elif phase == SLAPPING:
        assert table.in_use == 3 and not match.points_limit
        assert cleared or rules.is_stuck(table) and not can_spit
    elif not match.points_limit:
        assert table.count(SPIT_CARDS) + table.count(SPIT_CARDS + 1) == cards.PACK
        owns_none = [player for player in range(2) if table.left(player) == 0]
        assert owns_none == ([match.winner] if phase == MATCH_OVER else [])
    elif phase == MATCH_OVER:
        assert max(match.points) >= match.points_limit
        assert match.points[match.winner] < match.points[1 - match.winner]
    else:
        assert max(match.points) < match.points_limit or match.points[0] == match.points[1]


@given(evenings)
@settings(max_examples=60)
def test_hint_and_rule_agree_about_every_play_and_move(evening):
    for match, stamp, _, _ in walk(evening):
        is_playing = match.phase == PLAYING
        possible = set(would_be_ok(match, stamp))
        for player in range(2):
            can = is_playing and not match.is_frozen(player, stamp)
            for action in PLAYS:
                allowed = can and rules.can_play(match.table, player, actions.first(action), actions.second(action))
                assert allowed == ((player, action) in possible)
            for action in MOVES:
                allowed = can and rules.can_move(match.table, player, actions.first(action), actions.second(action))
                assert allowed == ((player, action) in possible)
            for place in range(PLACES):
                target = rules.empty_place(match.table, player, place)
                turns_up = rules.can_turn_up(match.table, player, place)
                if turns_up and can:
                    assert (player, actions.move(place, target)) in possible
                assert turns_up == (match.table.count(player * PLACES + place) > 1 and target != cards.NO_CARD)
        if is_playing:
            assert rules.is_stuck(match.table) is False


@given(evenings)
def test_questions_never_change_anything(evening):
    for match, stamp, player, action in walk(evening):
        place, other = actions.first(action), actions.second(action)
        before, match.table.changed = everything(match), 0
        rules.can_act(match.table, player)
        rules.is_stuck(match.table)
        rules.would_have_fitted(match.table, player, place, other & 1)
        rules.spare_place(match.table, player, place)
        match.is_beaten(player, place, other & 1, stamp)
        match.is_frozen(player, stamp)
        match.is_penalized(player, stamp)
        match.is_slap_open(stamp)
        assert (everything(match), match.table.changed) == (before, 0)


# Mirror image


MIRROR_PILES = (5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 11, 10, 13, 12)


def mirrored_action(action):
    """What the other player presses in the mirror."""
    if actions.kind(action) in (actions.PLAY, actions.SLAP):
        return action ^ 1
    return action


def seen(match, is_mirrored):
    """All of the state that has a meaning, for comparing; of the mirror image when `is_mirrored`."""
    order = (1, 0) if is_mirrored else (0, 1)
    piles = MIRROR_PILES if is_mirrored else range(PILES)
    flags, times = match.flags, match.times

    def who(player):
        return player if player == NOBODY or not is_mirrored else 1 - player

    pack = bytearray(cards.PACK)
    table = [bytes(pack[: match.table.pick_up(pile, pack, 0)]) for pile in piles]
    said = [flags[standing.SAID] >> player & 1 for player in order]
    in_use = [match.table.in_use >> player & 1 for player in order]
    frozen = [flags[standing.IS_FROZEN + p] and times[standing.FROZEN_UNTIL + p] for p in order]
    frozen_at_all = [flags[standing.IS_FROZEN + p] for p in order]
    penalized = [flags[standing.IS_PENALIZED + p] and times[standing.PENALIZED_UNTIL + p] for p in order]
    covered = [
        (who(flags[standing.COVERER + p]), flags[standing.COVERER + p] != NOBODY and times[standing.COVERED_AT + p])
        for p in order
    ]
    slapper = who(flags[standing.SLAPPER])
    slapped = slapper != NOBODY and flags[standing.SLAPPED] ^ is_mirrored
    return (
        match.phase,
        who(match.arrow),
        who(match.winner),
        who(flags[standing.CLEARED]),
        table,
        in_use,
        said,
        frozen,
        frozen_at_all,
        penalized,
        covered,
        (slapper, slapped, flags[standing.ANSWERED]),
        [match.points[player] for player in order],
        match.phase == SLAPPING and times[standing.ENDED_AT],
    )


class World:
    """What spit.order asks, for a match alone; a press is its action."""

    def __init__(self, match):
        self.match = match
        self.results = []

    def time(self, stamp):
        """Nothing pauses."""
        return stamp

    def meaning(self, player, code, stamp):
        """The action itself."""
        return code

    def act(self, player, action, stamp):
        """Do it and remember how it ended."""
        result = self.match.act(player, action, stamp)
        self.results.append((player, result))
        return result


def mirror_of(match):
    """The same match with the players swapped."""
    mirror = copy_of(match)
    mirror.table.clear()
    pack = bytearray(cards.PACK)
    for pile, target in enumerate(MIRROR_PILES):
        for card in reversed(pack[: match.table.pick_up(pile, pack, 0)]):
            mirror.table.put(card, target)
    mirror.table.in_use = (match.table.in_use & 1) << 1 | match.table.in_use >> 1
    flags, times = mirror.flags, mirror.times
    for name in ("ARROW", "WINNER", "SLAPPER", "CLEARED", "COVERER"):
        for index in range(2 if name == "COVERER" else 1):
            at = getattr(standing, name) + index
            flags[at] = 1 - flags[at] if flags[at] != NOBODY else NOBODY
    flags[standing.SAID] = (flags[standing.SAID] & 1) << 1 | flags[standing.SAID] >> 1
    flags[standing.SLAPPED] ^= 1
    for at in (standing.IS_FROZEN, standing.IS_PENALIZED, standing.COVERER):
        flags[at], flags[at + 1] = flags[at + 1], flags[at]
    for at in (standing.FROZEN_UNTIL, standing.PENALIZED_UNTIL, standing.COVERED_AT):
        times[at], times[at + 1] = times[at + 1], times[at]
    mirror.points.reverse()
    return mirror


@given(evenings, st.sampled_from((1, 2, 4)))
@settings(max_examples=250)
def test_swap_the_players_and_the_mirror_image_comes_out(evening, together):
    """The same in the mirror: cards, presses (also at equal stamps) and the arrow swapped."""
    match, chance = begin(evening)
    mirror = mirror_of(match)
    assert seen(mirror, True) == seen(match, False)
    worlds = World(match), World(mirror)
    orders = Order(8), Order(8)
    stamp = START
    steps = evening["steps"]
    for begin_at in range(0, len(steps), together):
        stamp = ticks.add(stamp, steps[begin_at][0] + 1)
        if match.phase == MATCH_OVER:
            break
        if match.phase == ROUND_OVER and steps[begin_at][0] >= 50_000:
            pack, first = next_pack(match, chance)
            match.deal(pack, first, cards.PACK)
            mirror.deal(pack[first:] + pack[:first], cards.PACK - first, cards.PACK)
        batch = [wish(match, stamp, player, action) for _, player, action in steps[begin_at : begin_at + together]]
        for player, action in batch:
            orders[0].add(stamp, player, action)
        # The other way round for the other player's presses: arrival must not matter either.
        for player, action in sorted(batch, key=lambda press: press[0]):
            orders[1].add(stamp, 1 - player, mirrored_action(action))
        for order, world in zip(orders, worlds):
            while order.is_due(stamp):
                order.decide(world)
        assert [(1 - player, result) for player, result in worlds[1].results] == worlds[0].results
        assert seen(mirror, True) == seen(match, False)


# Whole matches


@pytest.mark.parametrize("limit", (0, 100))
def test_whole_matches_by_chance_end_with_all_cards_there(limit, figure):
    lengths = []
    for seed in range(30 if limit else 12):
        chance = random.Random(seed)
        match = Match(limit)
        match.start(seed & 1)
        stamp, rounds, played = START, 0, 0
        while match.phase != MATCH_OVER:
            stamp = ticks.add(stamp, 1_000_000)
            match.forget(stamp)
            rounds += match.phase == ROUND_OVER
            played += match.phase == PLAYING
            assert rounds < 2000, "this match never ends"
            go_on(match, stamp, chance)
            if played % 8 == 0:
                assert sorted(all_cards(match)) == list(range(cards.PACK))
                assert_phase_is_consistent(match)
        assert_phase_is_consistent(match)
        lengths.append((rounds, played))
    rounds = sorted(each for each, _ in lengths)
    game = "points" if limit else "standard"
    figure(
        "%d %s matches by chance: %d to %d rounds, half of them up to %d; %d cards moved in the longest"
        % (len(lengths), game, rounds[0], rounds[-1], rounds[len(rounds) // 2], max(each for _, each in lengths))
    )


# Mirror image at the keys

# The key that means the same to the other player: pile keys change places, stock and arrow keys do not.
MIRROR_KEYS = {"direct": (0, 1, 2, 3, 4, 6, 5), "quick": (0, 1, 2, 3, 4, 5), "cursor": (0, 1, 3, 2)}


@pytest.mark.parametrize("scheme", sorted(MIRROR_KEYS))
@given(seed=st.integers(0, 1 << 20), arrow=st.integers(0, 1))
@settings(max_examples=25)
def test_swap_the_players_at_the_keys_and_the_mirror_image_comes_out(scheme, seed, arrow):
    """A round from the first spit to the slap, with keys mashed by both, many of them at the same moment."""
    # Face to face, so that the quick scheme's slap keys are mirrored too.
    evenings = [Evening(scheme, seed=seed, turned=True) for _ in range(2)]
    for is_mirrored, evening in enumerate(evenings):
        evening.session.start_match(0)
        evening.match.flags[standing.ARROW] = arrow ^ is_mirrored
    pack = bytearray(range(cards.PACK))
    chance = random.Random(seed)
    cards.shuffle(pack, 0, cards.PACK, chance.randrange)
    evenings[0].match.deal(pack, 26, cards.PACK)
    evenings[1].match.deal(pack[26:] + pack[:26], 26, cards.PACK)
    at = 0
    keys = len(MIRROR_KEYS[scheme])
    while evenings[0].session.phase not in (session.ROUND_OVER, session.MATCH_OVER) and at < 200_000:
        at += chance.choice((1, 30, 200))
        mashed = [(chance.randrange(2), chance.randrange(keys)) for _ in range(chance.choice((1, 2, 5)))]
        for player, key in mashed:
            evenings[0].queue(player, key, at=at)
            evenings[0].queue(player, key | RELEASE, at=at)
        for player, key in sorted(mashed, key=lambda press: press[0]):
            evenings[1].queue(1 - player, MIRROR_KEYS[scheme][key], at=at)
            evenings[1].queue(1 - player, MIRROR_KEYS[scheme][key] | RELEASE, at=at)
        for evening in evenings:
            evening.run_to(at)
        assert evenings[0].session.phase == evenings[1].session.phase
        assert seen(evenings[1].match, True) == seen(evenings[0].match, False)
        for player in range(2):
            one, other = evenings[0].controls[player], evenings[1].controls[1 - player]
            assert (one.picked, one.cursor) == (other.picked, other.cursor)
            assert evenings[0].view.line[player] == evenings[1].view.line[1 - player]
