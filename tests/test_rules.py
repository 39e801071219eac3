# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Each rule of RULES.md, by its number: cards on a table, actions, and the table that must come out."""

import random

import pytest
from evening import Evening
from table_text import Game, all_cards, card

from spit import cards, rules
from spit.cards import PACK
from spit.match import Match
from spit.session import READY, ROUND_OVER, SLAP
from spit.standing import BEATEN_WINDOW, FALSE_SLAP_PENALTY, FREEZE, SLAP_DELAY
from spit.table import PLACES, SPIT_CARDS

PLAYERS = (1, 2)
CIRCLE = "A23456789TJQK"


def game_of(player, mine, theirs, piles, **more):
    """A game in which `player` has the cards `mine`, and the spit piles are given as "own / other's"."""
    if player == 1:
        return Game(mine, theirs, piles, **more)
    own, other = piles.split("/")
    return Game(theirs, mine, other + "/" + own, **more)


def shuffled_names(seed):
    """All 52 cards by name in a chance order."""
    names = [cards.name(each) for each in range(PACK)]
    random.Random(seed).shuffle(names)
    return names


# Cards and goal


def test_r01_two_players_share_one_pack_of_52_different_cards():
    names = {cards.name(each) for each in range(PACK)}
    assert len(names) == 52
    assert {name[0] for name in names} == set(CIRCLE)
    assert {name[1] for name in names} == set("cdhs")


@pytest.mark.parametrize("suit", "cdhs")
@pytest.mark.parametrize("other_suit", "cdhs")
def test_r01_suits_and_colours_never_matter(suit, other_suit):
    for rank, top, fits in (("6", "5", True), ("4", "5", True), ("7", "5", False), ("5", "5", False)):
        if rank == top and suit == other_suit:
            continue
        game = Game("%s%s / 8s / - / - / -" % (rank, suit), "Jc / - / - / - / - + 2h", "%s%s / Qd" % (top, other_suit))
        assert game.do("p1 play 1 1") == ("ok" if fits else "refused")


def test_r02_ranks_run_in_a_circle_of_thirteen():
    for index, rank in enumerate(CIRCLE):
        neighbours = {CIRCLE[index - 1], CIRCLE[(index + 1) % 13]}
        for other in CIRCLE:
            is_next = cards.is_next(card(rank + "s"), card(other + "d"))
            assert is_next == (other in neighbours), (rank, other)


@pytest.mark.parametrize(
    "mine, top, result",
    [
        ("Ks", "Ah", "ok"),
        ("As", "Kh", "ok"),
        ("2s", "Ah", "ok"),
        ("As", "2h", "ok"),
        ("2s", "Kh", "refused"),
        ("Ks", "2h", "refused"),
        ("As", "Ah", "refused"),
        ("Ks", "Kh", "refused"),
        ("Qs", "Kh", "ok"),
        ("Qs", "Ah", "refused"),
        ("3s", "Ah", "refused"),
    ],
)
@pytest.mark.parametrize("player", PLAYERS)
def test_r02_ace_is_next_to_king_and_to_two(player, mine, top, result):
    game = game_of(player, mine + " / 9c / - / - / -", "8h / - / - / - / - + 6d", top + " / 9d")
    assert game.do("p%d play 1 %d" % (player, player)) == result


@pytest.mark.parametrize("player", PLAYERS)
def test_r03_who_has_no_cards_left_has_won(player):
    game = game_of(player, "6s / - / - / - / -", "9c / - / - / - / - + 2d", "none / 5h")
    assert game.do("p%d play 1 %d" % (player, 3 - player)) == "ok"
    assert (game.phase, game.winner) == ("match-over", player)


def test_r03_clearing_a_round_alone_wins_nothing_while_cards_are_owned():
    game = Game("6s / - / - / - / -", "9c / - / - / - / - + 2d", "5h / Qd")
    assert game.decide("0 p1 play 1 1", "400000 p1 slap 2") == ["0 p1 play 1 1: ok", "400000 p1 slap 2: ok"]
    assert (game.phase, game.winner) == ("round-over", None)


# Layout


def test_r04_the_pack_is_shuffled_and_dealt_evenly():
    layouts = []
    for seed in range(4):
        evening = Evening(seed=seed)
        evening.session.start_match(0)
        table = evening.match.table
        assert (table.left(0), table.left(1)) == (26, 26)
        layouts.append(all_cards(evening.match))
        assert sorted(layouts[-1]) == list(range(PACK))
    assert all(layout != sorted(layout) for layout in layouts)
    assert len({tuple(layout) for layout in layouts}) == 4


def test_r05_five_stock_piles_of_one_to_five_and_eleven_spit_cards():
    game = Game("- / - / - / - / -", "- / - / - / - / -", "- / -")
    names = shuffled_names(1)
    game.deal(" ".join(names[:26]), " ".join(names[26:]))
    table = game.match.table
    for player in range(2):
        assert [table.count(player * PLACES + place) for place in range(PLACES)] == [1, 2, 3, 4, 5]
        assert table.count(SPIT_CARDS + player) == 11
    assert (game.piles, game.phase) == ("- / -", "ready")


def test_r06_dealing_goes_row_by_row_and_the_spit_cards_keep_their_order():
    game = Game("- / - / - / - / -", "- / - / - / - / -", "- / -")
    own = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad 2d 3d 4d 5d"
    game.deal(own, " ".join(name for name in shuffled_names(2) if name not in own.split()))
    assert game.player(1) == "Ac / 2c 6c / 3c 7c Tc / 4c 8c Jc Kc / 5c 9c Qc Ad 2d + 5d 4d 3d"
    game.do("p1 spit")
    game.do("p2 spit")
    assert game.piles.startswith("3d / ")


@pytest.mark.parametrize(
    "count, piles",
    [
        (26, [1, 2, 3, 4, 5]),
        (15, [1, 2, 3, 4, 5]),
        (14, [1, 2, 3, 4, 4]),
        (13, [1, 2, 3, 4, 3]),
        (12, [1, 2, 3, 3, 3]),
        (11, [1, 2, 3, 3, 2]),
        (9, [1, 2, 2, 2, 2]),
        (6, [1, 2, 1, 1, 1]),
        (5, [1, 1, 1, 1, 1]),
        (4, [1, 1, 1, 1, 0]),
        (1, [1, 0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("player", PLAYERS)
def test_r06_a_short_deal_goes_as_far_as_it_goes(player, count, piles):
    game = Game("- / - / - / - / -", "- / - / - / - / -", "- / -")
    names = shuffled_names(3)
    split = count if player == 1 else PACK - count
    game.deal(" ".join(names[:split]), " ".join(names[split:]))
    table = game.match.table
    assert [table.count((player - 1) * PLACES + place) for place in range(PLACES)] == piles
    assert table.count(SPIT_CARDS + player - 1) == max(count - 15, 0)


def test_r07_a_sixth_pile_is_never_made():
    game = Game("6s 2c / 9c / Kh / 3d / 4d", "9h / - / - / - / - + 2d", "5h / Qd")
    before = game.table()
    for target in range(1, 6):
        assert game.do("p1 move 1 %d" % target) == "refused"
    assert game.table() == before
    for count in range(1, PACK):
        names = shuffled_names(count)
        game.deal(" ".join(names[:count]), " ".join(names[count:]))
        assert game.match.table.stock_count(0) == min(count, 15)
        assert game.match.table.stock_count(1) == min(PACK - count, 15)


# Spitting


@pytest.mark.parametrize("first", PLAYERS)
def test_r08_both_turn_up_at_the_same_moment_once_both_said_spit(first):
    game = Game("6s / - / - / - / - + 2c 5h", "9c / - / - / - / - + 3c Qd", "- / -")
    assert game.phase == "ready"
    assert game.do("p%d spit" % first) == "ok"
    assert (game.piles, game.phase) == ("- / -", "ready")
    assert game.do("p%d spit" % (3 - first), at=900) == "ok"
    assert (game.piles, game.phase) == ("5h / Qd", "play")
    assert (game.player(1), game.player(2)) == ("6s / - / - / - / - + 2c", "9c / - / - / - / - + 3c")


def test_r08_said_twice_is_said_once():
    game = Game("6s / - / - / - / - + 2c 5h", "9c / - / - / - / - + 3c Qd", "- / -")
    assert game.do("p1 spit") == "ok"
    assert game.do("p1 spit") == "ignored"
    assert game.phase == "ready"


def test_r08_nobody_plays_or_moves_before_the_first_spit():
    game = Game("6s / - / 9d 8d / - / - + 2c 5h", "9c / - / - / - / - + 3c Qd", "- / -")
    assert game.do("p1 play 1 1") == "ignored"
    assert game.do("p1 move 3 2") == "ignored"
    assert game.do("p1 slap 1") == "ignored"


def test_r09_later_spits_go_on_the_pile_that_the_player_began():
    game = Game("9s / - / - / - / - + 2c 5h", "9c / - / - / - / - + 3c Qd", "7h / 7d")
    assert game.phase == "stuck"
    game.do("p2 spit")
    game.do("p1 spit")
    assert game.piles == "7h 5h / 7d Qd"


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("count, has_pile", [(14, False), (15, False), (16, True)])
def test_r10_with_fifteen_cards_or_fewer_there_is_only_the_opponents_pile(player, count, has_pile):
    game = Game("- / - / - / - / -", "- / - / - / - / -", "- / -")
    names = shuffled_names(5)
    split = count if player == 1 else PACK - count
    game.deal(" ".join(names[:split]), " ".join(names[split:]))
    assert game.phase == "ready"
    assert rules.has_spit_cards(game.match.table, player - 1) == has_pile
    assert game.match.table.is_in_use(player - 1) == has_pile
    assert game.match.table.is_in_use(2 - player)
    # Both say "spit" too, though only one of them turns a card (R21).
    assert game.do("p1 spit") == "ok"
    assert game.do("p2 spit") == "ok"
    own = game.piles.split(" / ")[player - 1]
    assert (own == "none") == (not has_pile)
    assert len(game.piles.split(" / ")[2 - player]) == 2


# Play


@pytest.mark.parametrize("player", PLAYERS)
def test_r11_any_own_pile_onto_either_spit_pile_up_or_down(player):
    for place in range(1, 6):
        for pile in PLAYERS:
            for rank in "46":
                stock = ["9c 8c", "9d 8d", "9h 8h", "9s 8s", "Tc Jc"]
                stock[place - 1] = "9c " + rank + "s"
                piles = ["Qc", "Qd"]
                piles[pile - 1] = "5h"
                cards_of = [" / ".join(stock), "Ac / - / - / - / - + Ah"]
                game = Game(cards_of[player - 1], cards_of[2 - player], " / ".join(piles))
                assert game.do("p%d play %d %d" % (player, place, pile)) == "ok"
                assert game.piles.split(" / ")[pile - 1] == "5h " + rank + "s"
                assert game.player(player).split(" / ")[place - 1] == "9c"


def test_r11_there_are_no_turns():
    game = Game("6s / 7s / 8s / 9s / Ts", "2c / - / - / - / - + Ah", "5h / Qd")
    results = [game.do("p1 play %d 1" % place, at=place) for place in range(1, 5)]
    assert results == ["ok"] * 4
    assert game.piles == "5h 6s 7s 8s 9s / Qd"


def test_r11_only_the_face_up_card_can_be_played():
    game = Game("6s 9s / 8h / - / - / -", "2c / - / - / - / - + Ah", "5h / Qd")
    assert game.do("p1 play 1 1") == "refused"


def test_r11_a_card_is_compared_with_the_top_of_the_pile_and_laid_on_it():
    game = Game("7s / 4h / 8h / - / -", "2c / - / - / - / - + Ah", "5h 6d / Qd")
    assert game.do("p1 play 2 1", at=0) == "refused"
    assert game.do("p1 play 1 1", at=500_000) == "ok"
    assert game.piles == "5h 6d 7s / Qd"


def test_r12_one_hand_one_card_at_a_time():
    # With seven keys a card is picked and then placed; picking another puts the first one down again.
    evening = Evening("direct").play_from("6s / 4s / Kh", "9c", "5h / 8h", "2c", "2d")
    evening.press(0, 0, 1, 5)
    assert evening.match.table.top(0) == card("6s")
    assert evening.match.table.count(1) == 0
    assert evening.match.table.top(12) == card("4s")
    evening.press(0, 6)
    assert evening.match.table.top(13) == card("8h"), "an empty hand placed a card"


def test_r13_the_next_card_is_turned_up_at_once():
    game = Game("7s 6s / 9d / - / - / -", "2c / - / - / - / - + Ah", "5h / Qd")
    assert game.decide("100 p1 play 1 1", "100 p1 play 1 1") == ["100 p1 play 1 1: ok"] * 2
    assert (game.player(1), game.piles) == ("- / 9d / - / - / -", "5h 6s 7s / Qd")


@pytest.mark.parametrize("player", PLAYERS)
def test_r14_a_move_to_an_empty_place_turns_up_the_card_beneath(player):
    game = game_of(player, "9d / - / 6s 8s Ts / - / -", "2c / - / - / - / - + Ah", "5h / Qd")
    assert game.do("p%d move 3 5" % player) == "ok"
    assert game.player(player) == "9d / - / 6s 8s / - / Ts"
    assert game.do("p%d move 3 2" % player) == "ok"
    assert game.player(player) == "9d / 8s / 6s / - / Ts"


def test_r14_a_lone_card_may_move_and_an_occupied_or_own_place_may_not_be_moved_to():
    game = Game("6s / - / 9c 8c / - / -", "2c / - / - / - / - + Ah", "5h / Qd")
    before = game.table()
    assert game.do("p1 move 1 3") == "refused"
    assert game.do("p1 move 3 1") == "refused"
    assert game.do("p1 move 3 3") == "refused"
    assert game.do("p1 move 2 4") == "refused"
    assert game.do("p1 move 2 2") == "refused"
    assert game.table() == before
    assert game.do("p1 move 1 2") == "ok"
    assert game.player(1) == "- / 6s / 9c 8c / - / -"


def test_r14_a_place_left_empty_by_a_short_deal_counts_too():
    game = Game("- / - / - / - / -", "- / - / - / - / -", "- / -")
    game.deal("6s 9c 8c 7h", "4h 2d 2c 2h 2s 3d 3c 3h 3s Jd Jc Jh Js Qd Qc 6d 8d")
    assert game.player(1) == "6s / 9c / 8c / 7h / -"
    game.do("p1 spit")
    game.do("p2 spit")
    assert game.do("p1 move 1 5") == "ok"
    assert game.player(1) == "- / 9c / 8c / 7h / 6s"


RACE = ("6s / 9c / - / - / - + 2c", "4h / 9d / - / - / - + 7c", "5h / 5d")


@pytest.mark.parametrize("early", PLAYERS)
@pytest.mark.parametrize("arrives_first", PLAYERS)
def test_r15_the_first_edge_has_the_pile_in_whatever_order_they_arrive(early, arrives_first):
    game = Game(*RACE, arrow=3 - early)
    late = 3 - early
    lines = {early: "1150 p%d play 1 1" % early, late: "1200 p%d play 1 1" % late}
    decided = game.decide(lines[arrives_first], lines[3 - arrives_first])
    assert decided == [lines[early] + ": ok", lines[late] + ": beaten"]
    # The card goes back, and is never redirected to the other pile, though it would fit.
    assert game.piles == "5h %s / 5d" % ("6s" if early == 1 else "4h")
    assert game.player(late) == RACE[late - 1]


def test_r15_the_loser_of_a_race_never_fits_the_new_top_card():
    for top in range(13):
        for first in range(13):
            for second in range(13, 26):
                if cards.is_next(first, top) and cards.is_next(second, top):
                    assert not cards.is_next(second, first)


def test_r15_the_edge_counts_not_the_moment_when_the_program_sees_it():
    # Player 2's press arrives long after, but is decided in the same drain.
    game = Game(*RACE)
    game.arrive("90000 p1 play 1 1", "100 p2 play 1 1")
    assert game.drain() == ["100 p2 play 1 1: ok", "90000 p1 play 1 1: beaten"]


def test_r16_a_played_card_is_never_taken_back():
    game = Game("7s 6s / 9d / - / - / - + 2h", "2c / - / - / - / - + Ah", "5h / Qd")
    assert game.do("p1 play 1 1") == "ok"
    for player in PLAYERS:
        for what in range(256):
            if what >> 3 & 7 < PLACES and what & 7 < PLACES:
                game.match.act(player - 1, what, game.stamp(1))
                game.match.flags[7] = game.match.flags[8] = 0  # no freeze hides what would be possible
                assert game.piles.startswith("5h 6s")


# Ties


@pytest.mark.parametrize("arrow", PLAYERS)
@pytest.mark.parametrize("arrives_first", PLAYERS)
def test_r17_the_holder_of_the_arrow_has_a_true_tie_and_loses_the_arrow(arrow, arrives_first):
    game = Game(*RACE, arrow=arrow)
    lines = {player: "1150 p%d play 1 1" % player for player in PLAYERS}
    decided = game.decide(lines[arrives_first], lines[3 - arrives_first])
    assert decided == [lines[arrow] + ": ok", lines[3 - arrow] + ": beaten"]
    assert game.arrow == 3 - arrow


@pytest.mark.parametrize("arrow", PLAYERS)
def test_r17_the_arrow_stays_when_both_succeed(arrow):
    game = Game(*RACE, arrow=arrow)
    assert sorted(game.decide("7 p2 play 1 2", "7 p1 play 1 1")) == ["7 p1 play 1 1: ok", "7 p2 play 1 2: ok"]
    assert game.arrow == arrow


@pytest.mark.parametrize("arrow", PLAYERS)
def test_r17_the_arrow_stays_when_the_opponent_would_have_failed_anyway(arrow):
    game = Game("6s / 9c / - / - / - + 2c", "6h / 9d / - / - / - + 7c", "5h / 5d", arrow=arrow)
    holder, other = arrow, 3 - arrow
    decided = game.decide("7 p%d play 2 1" % other, "7 p%d play 1 1" % holder)
    assert decided == ["7 p%d play 1 1: ok" % holder, "7 p%d play 2 1: refused" % other]
    assert game.arrow == arrow


@pytest.mark.parametrize("arrow", PLAYERS)
def test_r17_the_arrow_stays_when_the_holder_fails(arrow):
    game = Game(*RACE, arrow=arrow)
    holder, other = arrow, 3 - arrow
    decided = game.decide("7 p%d play 1 1" % other, "7 p%d play 2 1" % holder)
    assert decided == ["7 p%d play 2 1: refused" % holder, "7 p%d play 1 1: ok" % other]
    assert game.arrow == arrow


@pytest.mark.parametrize("arrow", PLAYERS)
def test_r17_the_arrow_stays_with_one_players_presses(arrow):
    game = Game(*RACE, arrow=arrow)
    game.decide("7 p1 play 1 1", "7 p1 play 1 2", "9 p2 play 1 1")
    assert game.arrow == arrow


@pytest.mark.parametrize("arrow", PLAYERS)
def test_r17_several_actions_of_the_holder_at_one_stamp_all_come_first(arrow):
    game = game_of(arrow, "7s 6s / 9c / - / - / - + 2c", "4h / 9d / Kc / - / - + 7c", "5h / Qd", arrow=arrow)
    holder, other = arrow, 3 - arrow
    first, second = "7 p%d play 1 %d" % (holder, holder), "7 p%d play 1 %d" % (other, holder)
    decided = game.decide(second, first, first)
    assert decided == [first + ": ok", first + ": ok", second + ": refused"]
    assert game.piles == ("5h 6s 7s / Qd" if holder == 1 else "Qd / 5h 6s 7s")
    assert game.arrow == other


@pytest.mark.parametrize("arrow", PLAYERS)
def test_r17_a_round_that_the_holder_ends_at_that_stamp_passes_the_arrow(arrow):
    game = game_of(arrow, "6s / - / - / - / - + 2c", "4h / 9d / - / - / - + 7c", "5h / 5d", arrow=arrow)
    holder, other = arrow, 3 - arrow
    decided = game.decide("7 p%d play 1 %d" % (other, other), "7 p%d play 1 %d" % (holder, holder))
    assert decided == [
        "7 p%d play 1 %d: ok" % (holder, holder),
        "7 p%d play 1 %d: ignored" % (other, other),
    ]
    assert game.arrow == other


def test_r17_who_holds_the_arrow_first_is_drawn_for_each_match():
    holders = set()
    for seed in range(12):
        evening = Evening(seed=seed)
        evening.session.start_match(0)
        holders.add(evening.match.arrow)
    assert holders == {0, 1}


# Misplays

MISPLAY = ("6s / - / 9c 9h / - / - + 2c", "4h / - / 9d 9s / - / - + 7c", "5h / Qs")


@pytest.mark.parametrize("player", PLAYERS)
def test_r18_a_misplay_goes_back_and_freezes_its_player_alone(player):
    game = Game(*MISPLAY)
    me, other = "p%d " % player, "p%d " % (3 - player)
    before = game.table()
    assert game.do(me + "play 3 1", at=0) == "refused"
    assert game.do(me + "play 1 1", at=1) == "frozen"
    assert game.do(me + "move 3 2", at=399_999) == "frozen"
    assert game.table() == before
    assert game.do(other + "move 3 2", at=1) == "ok"
    assert game.do(me + "play 1 1", at=400_000) == "ok", "at exactly the end of a freeze the action counts"


def test_r18_what_a_frozen_player_does_never_prolongs_the_freeze():
    game = Game(*MISPLAY)
    assert game.do("p1 play 3 1", at=0) == "refused"
    assert [game.do("p1 play 3 1", at=at) for at in (100_000, 300_000, 399_999)] == ["frozen"] * 3
    assert game.do("p1 play 1 1", at=400_000) == "ok"


def test_r18_a_second_misplay_freezes_again():
    game = Game(*MISPLAY)
    assert game.do("p1 play 3 1", at=0) == "refused"
    assert game.do("p1 play 3 1", at=400_000) == "refused"
    assert game.do("p1 play 1 1", at=799_999) == "frozen"
    assert game.do("p1 play 1 1", at=800_000) == "ok"


def test_r18_an_empty_place_or_a_pile_not_in_use_is_a_misplay_too():
    game = Game(*MISPLAY)
    assert game.do("p1 play 2 1", at=0) == "refused"
    assert game.do("p1 play 1 1", at=1) == "frozen"
    game = Game("6s / 9c / - / - / - + 2c", "4h / 9d / - / - / -", "5h / none")
    assert game.do("p1 play 1 2", at=0) == "refused"
    assert game.do("p1 play 1 1", at=1) == "frozen"
    game = Game("6s / 9c / - / - / -", "4h / 9d / - / - / - + 2d", "none / 5h")
    assert game.do("p2 play 1 1", at=0) == "refused"
    assert game.do("p2 play 1 2", at=1) == "frozen"


def test_r18_a_refused_move_freezes_nobody():
    game = Game(*MISPLAY)
    assert game.do("p1 move 3 1", at=0) == "refused"
    assert game.do("p1 play 1 1", at=1) == "ok"


def test_r18_the_freeze_is_a_setting_per_player_and_zero_switches_it_off():
    game = Game(*MISPLAY)
    game.match.settings[FREEZE] = 0
    game.match.settings[FREEZE + 1] = 50_000
    assert game.do("p1 play 3 1", at=5) == "refused"
    assert game.do("p1 play 1 1", at=0) == "ok", "not even a press that comes late is frozen"
    assert game.do("p2 play 3 1", at=0) == "refused"
    assert game.do("p2 move 3 2", at=49_999) == "frozen"
    assert game.do("p2 move 3 2", at=50_000) == "ok"


def test_r18_a_freeze_ends_with_the_round():
    game = Game("6s / - / - / - / - + 2c", "9d / 9s / - / - / - + 7c 7d", "5h / Qs")
    assert game.do("p2 play 1 1", at=0) == "refused"
    assert game.do("p1 play 1 1", at=1) == "ok"
    assert not game.match.is_frozen(1, game.stamp(2))
    assert game.do("p2 slap 1", at=400_001) == "ok"
    game.deal("6s 7h", "5h 2c 9d 9s 7c 7d Qs 3c 3d 3h 3s 4c 4d 4h 4s 6h")
    game.match.settings[FREEZE + 1] = 10_000_000
    game.do("p1 spit", at=400_002)
    game.do("p2 spit", at=400_003)
    assert game.phase == "play"
    assert not game.match.is_frozen(1, game.stamp(400_003))


@pytest.mark.parametrize("winner", PLAYERS)
@pytest.mark.parametrize("pile", PLAYERS)
def test_r18_whoever_was_merely_beaten_is_not_frozen(winner, pile):
    game = Game(*RACE)
    loser = 3 - winner
    assert game.do("p%d play 1 %d" % (winner, pile), at=0) == "ok"
    assert game.do("p%d play 1 %d" % (loser, pile), at=300) == "beaten"
    assert game.do("p%d play 1 %d" % (loser, 3 - pile), at=301) == "ok"


@pytest.mark.parametrize(
    "late, result", [(0, "beaten"), (499_999, "beaten"), (500_000, "beaten"), (500_001, "refused")]
)
def test_r18_beaten_is_at_most_the_window_before_the_press(late, result):
    game = Game(*RACE)
    assert game.do("p1 play 1 1", at=1000) == "ok"
    assert game.do("p2 play 1 1", at=1000 + late) == result


def test_r18_the_beaten_window_is_a_setting():
    game = Game(*RACE)
    game.match.settings[BEATEN_WINDOW] = 10
    assert game.do("p1 play 1 1", at=0) == "ok"
    assert game.do("p2 play 1 1", at=10) == "beaten"
    assert game.do("p2 play 1 1", at=11) == "refused"


def test_r18_only_the_opponent_beats_and_only_to_a_card_that_would_have_fitted():
    # One's own card covered the pile.
    game = Game("6s / 4c / Kh / - / - + 2c", "9h / 9d / - / - / - + 7c", "5h / Qd")
    assert game.do("p1 play 1 1", at=0) == "ok"
    assert game.do("p1 play 2 1", at=1) == "refused"
    # The opponent covered it, but the card never fitted.
    game = Game("6s / 4c / Kh / - / - + 2c", "9h / 8d / - / - / - + 7c", "5h / Qd")
    assert game.do("p1 play 1 1", at=0) == "ok"
    assert game.do("p2 play 1 1", at=1) == "refused"
    # The covered card counts, not one deeper.
    game = Game("6s / 5c / Kh / - / - + 2c", "4h / 4d / - / - / - + 7c", "5h / Qd")
    assert game.do("p1 play 1 1", at=0) == "ok"
    assert game.do("p1 play 2 1", at=1) == "ok"
    assert game.do("p2 play 1 1", at=2) == "ok"
    game = Game("6s / 7c / Kh / - / - + 2c", "4h / 4d / - / - / - + 7h", "5h / Qd")
    assert game.do("p1 play 1 1", at=0) == "ok"
    assert game.do("p1 play 2 1", at=1) == "ok"
    assert game.do("p2 play 1 1", at=2) == "refused"


def test_r18_the_other_pile_is_no_excuse():
    game = Game("6s / 9c / Kh / - / - + 2c", "4h / 9d / - / - / - + 7c", "5h / Qd")
    assert game.do("p1 play 1 1", at=0) == "ok"
    assert game.do("p2 play 1 2", at=1) == "refused"


def test_r18_nobody_is_beaten_by_a_spit_card():
    game = Game("4h / Ts / - / - / - + Jc", "3c 9d / 9h / 9s / 9c / Kd + Tc", "5h / 5d")
    assert game.do("p1 play 1 1", at=0) == "ok"
    assert game.phase == "stuck"
    game.do("p1 spit", at=1)
    game.do("p2 spit", at=2)
    assert game.do("p2 play 1 2", at=3) == "ok"
    # Player 1 put the 4h there, and the 3c would fit it; but a spit card lies between.
    assert game.do("p2 play 1 1", at=4) == "refused"


# Stuck


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(
    "mine, phase",
    [
        ("6s / 9c / 9h / 9s / 9d", "play"),  # a card fits
        ("9c / 9h / 9s / 9d / 4c 2c", "stuck"),  # only a card beneath fits
        ("9c / 9h / 9s / 9d / 2c 4c", "play"),
        ("9c / 9h / 9s / 9d / 2c 3c 7c", "stuck"),  # no empty place
        ("9c / 9h / 9s 2c / - / 9d", "play"),  # a move turns a card up
        ("- / - / - / - / 2h 2c", "play"),
        ("9c / 9h / 9s / - / 9d", "stuck"),  # a lone card's move turns nothing up
        ("9c / - / - / - / -", "stuck"),
    ],
)
def test_r19_stuck_is_nothing_to_play_and_nothing_to_turn_up(player, mine, phase):
    game = game_of(player, mine, "8c / - / 8h / - / - + 3h", "5h / Qd")
    assert game.phase == phase
    assert rules.can_act(game.match.table, player - 1) == (phase == "play")
    assert not rules.can_act(game.match.table, 2 - player)


def test_r19_a_lone_cards_move_stays_legal_but_saves_nobody():
    game = Game("9c / - / - / - / - + 2d", "6h / 8c / - / - / - + 3h", "5h / Td")
    assert game.phase == "play"
    assert game.do("p1 move 1 4") == "ok"
    assert game.do("p2 play 1 1") == "ok"
    assert game.phase == "play"  # 9c fits Td
    game = Game("Kc / - / - / - / - + 2d", "6h / 8c / - / - / - + 3h", "5h / Td")
    assert game.do("p1 move 1 4") == "ok"
    assert game.do("p2 play 1 1") == "ok"
    assert game.phase == "stuck"


@pytest.mark.parametrize("player", PLAYERS)
def test_r19_a_move_that_turns_a_card_up_saves_from_being_stuck(player):
    game = game_of(player, "4c Kc / - / Kh / Ks / Kd + 2d", "8c / - / - / - / - + 3h", "5h / Td")
    assert game.phase == "play"
    assert game.do("p%d move 1 2" % player) == "ok"
    assert game.phase == "play"
    assert game.do("p%d play 1 %d" % (player, player)) == "ok"
    assert game.phase == "stuck"


@pytest.mark.parametrize("player", PLAYERS)
def test_r19_the_last_move_that_turns_nothing_useful_up_leaves_them_stuck(player):
    game = game_of(player, "Kd Kc / - / Kh / Ks / Qs + 2d", "8c / - / - / - / - + 3h", "5h / Td")
    assert game.phase == "play"
    assert game.do("p%d move 1 2" % player) == "ok"
    assert game.phase == "stuck"


def test_r20_stuck_both_spit_again_onto_their_own_piles():
    game = Game("9s / - / - / - / - + 2c 4h", "Jc / - / - / - / - + 3c Qd", "7h / 7d")
    assert game.do("p1 spit") == "ok"
    assert (game.piles, game.phase) == ("7h / 7d", "stuck")
    assert game.do("p2 spit") == "ok"
    assert (game.piles, game.phase) == ("7h 4h / 7d Qd", "play")
    assert game.player(1) == "9s / - / - / - / - + 2c"


@pytest.mark.parametrize("player", PLAYERS)
def test_r20_who_has_no_spit_cards_turns_none(player):
    game = game_of(player, "9s / - / - / - / -", "Jc / - / - / - / - + 3c Qd", "7h / 7d")
    own = "7h / 7d Qd" if player == 1 else "7d Qd / 7h"
    game.do("p%d spit" % player)
    assert game.phase == "stuck"
    game.do("p%d spit" % (3 - player))
    assert (game.piles, game.phase) == (own, "play")


@pytest.mark.parametrize("player", PLAYERS)
def test_r20_still_stuck_they_spit_again(player):
    game = game_of(player, "9s / - / - / - / -", "9c / - / - / - / - + 8c 4c 3c", "none / 7d")
    for left in (2, 1):
        assert game.phase == "stuck"
        assert game.do("p1 spit") == "ok"
        assert game.do("p2 spit") == "ok"
        assert game.match.table.count(SPIT_CARDS + 2 - player) == left
    assert game.phase == "stuck"
    game.do("p2 spit")
    game.do("p1 spit")
    assert game.phase == "play"


def test_r21_nobody_can_spit_while_anyone_can_play():
    game = Game("6s / - / - / - / - + 2c", "9c / - / - / - / - + 3c", "5h / Qd")
    assert game.do("p1 spit") == "ignored"
    assert game.do("p2 spit") == "ignored"
    assert game.piles == "5h / Qd"


def test_r21_stuck_nobody_can_play_or_move_and_nobody_misplays():
    game = Game("9s / - / - / - / - + 2c 4h", "Jc / - / - / - / - + 3c Td", "7h / 7d")
    assert game.phase == "stuck"
    assert game.do("p1 move 1 2") == "ignored"
    assert game.do("p1 play 1 1") == "ignored"
    assert game.do("p2 slap 1") == "ignored"
    game.do("p1 spit")
    game.do("p2 spit")
    assert game.do("p1 play 1 2") == "ok"


def test_r21_nobody_is_forced_to_play():
    game = Game("6s / Qc / - / - / - + 2c", "9c / Qh / - / - / - + 3c", "5h / Td")
    for at in range(0, 100_000_000, 1_000_000):
        game.match.forget(game.stamp(at))
    assert game.phase == "play"
    assert game.do("p1 play 1 1", at=100_000_000) == "ok"


# End of a round

ENDING = ("6s / - / - / - / - + 2c", "4h 9d / 8s / - / - / - + 7c", "3c Ah 5h / Qs")


@pytest.mark.parametrize("player", PLAYERS)
def test_r22_a_round_ends_at_once_when_a_player_has_played_the_last_stock_card(player):
    game = game_of(player, *ENDING)
    assert game.do("p%d play 1 %d" % (player, player), at=77) == "ok"
    assert game.phase == "slap"
    # Its moment is the stamp of that action; the piles lie as they are, nobody owns them yet.
    assert not game.match.is_slap_open(game.stamp(400_076))
    assert game.match.is_slap_open(game.stamp(400_077))
    assert game.piles.split(" / ")[player - 1] == "3c Ah 5h 6s"
    assert game.do("p%d play 2 1" % (3 - player), at=78) == "ignored"
    assert game.do("p%d spit" % player, at=79) == "ignored"


@pytest.mark.parametrize("player", PLAYERS)
def test_r22_both_slap_also_when_who_cleared_has_no_spit_cards_left(player):
    game = game_of(player, "6s / - / - / - / -", "4h 9d / 8s / - / - / -", "3c Ah 5h / Qs")
    game.do("p%d play 1 %d" % (player, player), at=0)
    assert game.phase == "slap"
    assert game.do("p%d slap %d" % (3 - player, player), at=400_000) == "ok"
    assert game.owned(player) == "Qs"
    assert game.winner is None


def test_r22_a_round_ends_when_both_are_stuck_without_spit_cards():
    game = Game("6s / Kc / - / - / -", "9d / 8s / - / - / -", "5h / Js")
    assert game.do("p1 play 1 1", at=5) == "ok"
    assert game.phase == "slap"
    assert not game.match.is_slap_open(game.stamp(400_004))
    assert game.match.is_slap_open(game.stamp(400_005))
    game = Game("9s / - / - / - / - + 2c", "Jc / - / - / - / -", "7h / 7d")
    game.do("p1 spit", at=0)
    assert game.do("p2 spit", at=9) == "ok"
    assert game.phase == "slap"
    assert not game.match.is_slap_open(game.stamp(400_008))
    assert game.match.is_slap_open(game.stamp(400_009))


def test_r22_one_players_spit_card_goes_on_with_the_round():
    assert Game("Ks / - / - / - / - + 2c", "Jc / - / - / - / -", "7h / 7d").phase == "stuck"
    assert Game("Ks / - / - / - / -", "Jc / - / - / - / - + 2c", "7h / 7d").phase == "stuck"
    assert Game("Ks / - / - / - / -", "Jc / - / - / - / -", "7h / 7d").phase == "slap"


def ended(arrow=1):
    """Player 1 has cleared at time 0; the slap opens at 400000."""
    game = Game(*ENDING, arrow=arrow)
    game.do("p1 play 1 1", at=0)
    return game


PILE_1, PILE_2 = {"3c", "Ah", "5h", "6s"}, {"Qs"}
KEPT = ({"2c"}, {"4h", "9d", "8s", "7c"})


def assert_taken(game, player, pile):
    """`player` took that pile and the other player the other; both kept their own cards."""
    piles = (PILE_1, PILE_2) if pile == 1 else (PILE_2, PILE_1)
    assert set(game.owned(player).split()) == KEPT[player - 1] | piles[0]
    assert set(game.owned(3 - player).split()) == KEPT[2 - player] | piles[1]
    assert (game.phase, game.winner) == ("round-over", None)


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("pile", PLAYERS)
def test_r23_the_first_valid_slap_settles_both(player, pile):
    game = ended()
    assert game.do("p%d slap %d" % (player, pile), at=400_000) == "ok"
    assert_taken(game, player, pile)


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("pile", PLAYERS)
def test_r23_different_piles_each_takes_the_one_slapped(player, pile):
    game = ended()
    assert game.do("p%d slap %d" % (player, pile), at=400_000) == "ok"
    assert game.do("p%d slap %d" % (3 - player, 3 - pile), at=400_100) == "ok"
    assert_taken(game, player, pile)
    assert game.do("p%d slap %d" % (3 - player, 3 - pile), at=400_200) == "ignored"
    assert game.do("p%d slap %d" % (player, pile), at=400_200) == "ignored"


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("pile", PLAYERS)
def test_r23_the_same_pile_the_first_edge_takes_it(player, pile):
    game = ended(arrow=3 - player)
    first, second = "400500 p%d slap %d" % (player, pile), "400501 p%d slap %d" % (3 - player, pile)
    assert game.decide(second, first) == [first + ": ok", second + ": beaten"]
    assert_taken(game, player, pile)
    assert game.decide("400502 p%d slap %d" % (3 - player, 3 - pile))[0].endswith("ignored")
    assert game.arrow == 3 - player


@pytest.mark.parametrize("arrow", PLAYERS)
@pytest.mark.parametrize("pile", PLAYERS)
def test_r23_equal_stamps_on_the_same_pile_go_to_the_holder_of_the_arrow(arrow, pile):
    for order in (PLAYERS, PLAYERS[::-1]):
        game = ended(arrow)
        lines = ["400500 p%d slap %d" % (player, pile) for player in order]
        holders, others = ("400500 p%d slap %d" % (player, pile) for player in (arrow, 3 - arrow))
        assert game.decide(*lines) == [holders + ": ok", others + ": beaten"]
        assert_taken(game, arrow, pile)
        assert game.arrow == 3 - arrow


@pytest.mark.parametrize("arrow", PLAYERS)
def test_r23_equal_stamps_on_different_piles_suit_both(arrow):
    game = ended(arrow)
    decided = game.decide("400500 p1 slap 2", "400500 p2 slap 1")
    assert sorted(decided) == ["400500 p1 slap 2: ok", "400500 p2 slap 1: ok"]
    assert_taken(game, 1, 2)
    assert game.arrow == arrow


@pytest.mark.parametrize("player", PLAYERS)
def test_r24_the_slap_opens_after_its_delay(player):
    game = ended()
    assert game.do("p%d slap 2" % player, at=399_999) == "false"
    game = ended()
    assert game.do("p%d slap 2" % player, at=400_000) == "ok"
    game = ended()
    game.match.settings[SLAP_DELAY] = 5
    assert game.do("p%d slap 2" % player, at=4) == "false"
    assert game.do("p%d slap 2" % (3 - player), at=5) == "ok"


@pytest.mark.parametrize("player", PLAYERS)
def test_r24_a_false_slap_costs_its_player_the_penalty(player):
    game = ended()
    me, other = "p%d slap 2" % player, "p%d slap 1" % (3 - player)
    before = game.table()
    assert game.do(me, at=350_000) == "false"
    assert game.do(me, at=400_000) == "false"  # starts no new penalty
    assert game.do(me, at=649_999) == "false"
    assert (game.table(), game.phase) == (before, "slap")
    assert game.do(me, at=650_000) == "ok", "at exactly the end of a penalty the slap counts"
    game = ended()
    assert game.do(me, at=350_000) == "false"
    assert game.do(other, at=400_000) == "ok", "the other player is not punished"


def test_r24_a_penalty_holds_for_the_answer_too():
    game = ended()
    assert game.do("p2 slap 1", at=399_999) == "false"
    assert game.do("p1 slap 2", at=400_000) == "ok"
    assert game.do("p2 slap 1", at=699_998) == "false"
    assert game.do("p2 slap 1", at=699_999) == "ok"
    assert_taken(game, 1, 2)


def test_r24_a_penalty_that_ends_before_the_cue_leaves_another_false_slap_possible():
    game = ended()
    assert game.do("p1 slap 2", at=10_000) == "false"
    assert game.do("p1 slap 2", at=350_000) == "false"
    assert game.do("p1 slap 2", at=649_999) == "false"
    assert game.do("p1 slap 2", at=650_000) == "ok"


def test_r24_a_penalty_runs_on_into_the_next_round():
    game = ended()
    game.match.settings[FALSE_SLAP_PENALTY] = 60_000_000
    game.do("p1 slap 2", at=1)
    game.do("p2 slap 2", at=400_000)
    assert game.match.is_penalized(0, game.stamp(400_001))
    game.deal("6s 7h", "5h 2c 9d 9s 7c 7d Qs 3c 3d 3h 3s 4c 4d 4h 4s 6h")
    assert game.match.is_penalized(0, game.stamp(60_000_000))
    assert not game.match.is_penalized(0, game.stamp(60_000_001))


def test_r24_a_penalty_ends_with_the_match():
    game = ended()
    game.match.settings[FALSE_SLAP_PENALTY] = 60_000_000
    game.do("p1 slap 2", at=1)
    game.match.start(0)
    assert not game.match.is_penalized(0, game.stamp(2))


def test_r24_nobody_slaps_and_the_game_waits_however_long():
    game = ended()
    minute = 60_000_000
    for second in range(30 * 60):
        at = second * 1_000_000
        game.match.forget(game.stamp(at))
        assert game.match.phase == 3
        assert game.match.is_slap_open(game.stamp(at)) == (second > 0), second
    assert game.do("p2 slap 2", at=30 * minute) == "ok"


def test_r24_only_a_fresh_press_counts_never_a_key_held_down():
    evening = Evening("direct").play_from("6s", "9c / Kd", "3c 5h / Qh", "2c", "2d")
    evening.press(0, 0)
    assert evening.press(0, 5, at=100) == SLAP  # and key 5 stays down
    assert evening.run(3000) == SLAP
    evening.press(0, 5 + 8)
    assert evening.run(100) == SLAP
    assert evening.press(0, 5) == ROUND_OVER


@pytest.mark.parametrize("player", PLAYERS)
def test_r25_each_player_adds_the_remaining_cards_to_the_pile_taken(player):
    game = ended()
    game.do("p%d slap 2" % player, at=400_000)
    assert game.match.table.count(12) == game.match.table.count(13) == 0
    assert sorted((game.owned(1) + " " + game.owned(2)).split()) == sorted(PILE_1 | PILE_2 | KEPT[0] | KEPT[1])
    assert game.match.table.stock_count(0) == game.match.table.stock_count(1) == 0


def test_r25_own_cards_are_shuffled_and_laid_out_again():
    spit = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac Ad 2d"
    layouts = set()
    for seed in range(4):
        evening = Evening("direct", seed=seed)
        evening.play_from("6s", "9s / Kd", "3d 5h / Qh", spit, "3h 4h 6h 7h 8h 9h")
        evening.press(0, 0, 5)
        assert evening.press(0, 6, at=1000) == ROUND_OVER  # slaps the smaller pile
        evening.run_to(3000)
        assert evening.press(0, 0) == READY
        table = evening.match.table
        assert [table.count(place) for place in range(10)] == [1, 2, 3, 4, 5, 1, 2, 3, 3, 2]
        layout = all_cards(evening.match)
        assert set(layout[:15] + layout[-1:]) == {card(name) for name in spit.split() + ["Qh"]}
        layouts.add(tuple(layout))
    assert len(layouts) == 4, "the cards were not shuffled again"


# One spit pile


@pytest.mark.parametrize("player", PLAYERS)
def test_r26_the_beginner_clears_and_the_opponent_takes_the_pile(player):
    game = game_of(player, "6s / - / - / - / - + 2c Jd", "9c / 9d 8d / - / - / -", "3h 5h / none")
    assert game.do("p%d play 1 %d" % (player, player)) == "ok"
    # No slap; the unplayed spit cards stay with the one who cleared.
    assert (game.phase, game.winner) == ("round-over", None)
    assert game.owned(player) == "2c Jd"
    assert game.owned(3 - player) == "9c 8d 9d 3h 5h 6s"
    assert game.do("p1 slap 1", at=900_000) == "ignored"


@pytest.mark.parametrize("player", PLAYERS)
def test_r27_the_player_without_spit_cards_clears_and_wins(player):
    game = game_of(player, "6s / - / - / - / -", "9c / 9d 8d / - / - / - + 2c Jd", "none / 3h 5h")
    assert game.do("p%d play 1 %d" % (player, 3 - player)) == "ok"
    assert (game.phase, game.winner) == ("match-over", player)
    assert game.owned(player) == ""
    assert game.owned(3 - player) == "2c 9c 8d 9d Jd 3h 5h 6s"
    for line in ("p1 play 1 1", "p2 move 1 2", "p1 spit", "p2 slap 1"):
        assert game.do(line, at=900_000) == "ignored"


@pytest.mark.parametrize("player", PLAYERS)
def test_r27_the_opponent_clears_first_and_the_game_goes_on(player):
    game = game_of(player, "Ks / - / - / - / -", "6s / - / - / - / - + 2c", "none / 3h 5h")
    assert game.do("p%d play 1 %d" % (3 - player, 3 - player)) == "ok"
    assert (game.phase, game.winner) == ("round-over", None)
    assert game.owned(player) == "3h 5h 6s Ks"
    assert game.owned(3 - player) == "2c"


@pytest.mark.parametrize("player", PLAYERS)
def test_r28_the_opponent_who_clears_without_spit_cards_left_wins_too(player):
    game = game_of(player, "6s / - / - / - / -", "9c / 9d 8d / - / - / -", "3h 5h / none")
    assert game.do("p%d play 1 %d" % (player, player)) == "ok"
    assert (game.phase, game.winner) == ("match-over", player)
    assert game.owned(3 - player) == "9c 8d 9d 3h 5h 6s"


@pytest.mark.parametrize("player", PLAYERS)
def test_r29_a_dead_one_pile_round_gives_the_pile_to_who_began_it(player):
    game = game_of(player, "6s / Ks / - / - / -", "9c / 9d / - / - / -", "3h 5h / none")
    assert game.do("p%d play 1 %d" % (player, player)) == "ok"
    assert (game.phase, game.winner) == ("round-over", None)
    assert game.owned(player) == "3h 5h 6s Ks"
    assert game.owned(3 - player) == "9c 9d"
    # The same, when it is the other one who plays the last card that can be played.
    game = game_of(player, "Ks / - / - / - / -", "6s / 9d / - / - / -", "3h 5h / none")
    assert game.do("p%d play 1 %d" % (3 - player, player)) == "ok"
    assert game.owned(player) == "3h 5h 6s Ks"
    assert game.owned(3 - player) == "9d"


def test_r29_a_new_round_is_laid_out_after_it():
    game = Game("6s / Ks / - / - / -", "9c / 9d / - / - / -", "3h 5h / none")
    game.do("p1 play 1 1")
    assert game.phase == "round-over"
    names = shuffled_names(8)
    game.deal(" ".join(names[:50]), " ".join(names[50:]))
    assert (game.phase, game.piles) == ("ready", "- / none")


# Points game


@pytest.mark.parametrize("player", PLAYERS)
def test_r30_a_point_for_each_card_left_and_no_slap(player):
    game = game_of(player, "6s / - / - / - / - + 2c Jd", "9c / 9d 8d / - / - / - + Ah", "3h 5h / Qs", limit=100)
    assert game.do("p%d play 1 %d" % (player, player)) == "ok"
    assert (game.phase, game.winner) == ("round-over", None)
    points = game.match.points
    assert (points[player - 1], points[2 - player]) == (2, 4), "unplayed stock and spit cards count, nothing else"
    assert game.do("p1 slap 1", at=900_000) == "ignored"


def test_r30_points_add_up_and_a_dead_round_is_scored_too():
    game = Game("6s / Kc / - / - / -", "9d / 8s / 8d / - / -", "5h / Js", points=(10, 20), limit=100)
    assert game.do("p1 play 1 1") == "ok"
    assert (game.phase, game.match.points) == ("round-over", [11, 23])


def test_r30_every_round_is_dealt_afresh():
    evening = Evening("direct", points_limit=100)
    evening.play_from("6s", "9c / Kd", "5h / Qh", "2c", "2d")
    evening.press(0, 0, 5)
    assert evening.session.phase == ROUND_OVER
    assert evening.match.points == [1, 3]
    evening.run(2000)
    assert evening.press(0, 0) == READY
    table = evening.match.table
    assert (table.left(0), table.left(1)) == (26, 26)
    assert sorted(all_cards(evening.match)) == list(range(PACK))
    assert evening.match.points == [1, 3]


@pytest.mark.parametrize(
    "points, phase, winner",
    [
        ((97, 90), "round-over", None),  # 98 : 93
        ((99, 90), "match-over", 2),  # 100 : 93
        ((90, 97), "match-over", 1),  # 91 : 100
        ((99, 97), "match-over", None),  # 100 : 100, so one more round
        ((102, 97), "match-over", 2),  # both, the smaller total wins
        ((90, 96), "round-over", None),  # 91 : 99
    ],
)
def test_r31_the_smaller_total_wins_once_somebody_has_reached_the_limit(points, phase, winner):
    game = Game("6s / - / - / - / - + 2c", "9c / 9d / - / - / - + Ah", "3h 5h / Qs", points=points, limit=100)
    game.do("p1 play 1 1")
    assert game.winner == winner
    assert game.phase == (phase if winner else "round-over")


def test_r31_equal_totals_one_more_round_until_they_differ():
    game = Game("6s / - / - / - / - + 2c", "9c / 9d / - / - / - + Ah", "3h 5h / Qs", points=(99, 97), limit=100)
    game.do("p1 play 1 1")
    assert (game.phase, game.winner, game.match.points) == ("round-over", None, [100, 100])
    names = shuffled_names(9)
    game.deal(" ".join(names[:26]), " ".join(names[26:]))
    assert (game.phase, game.match.points) == ("ready", [100, 100])


def test_r31_the_limit_is_a_setting():
    game = Game("6s / - / - / - / - + 2c", "9c / 9d / - / - / - + Ah", "3h 5h / Qs", limit=3)
    game.do("p1 play 1 1")
    assert (game.phase, game.winner) == ("match-over", 1)
    match = Match(50)
    assert match.points_limit == 50


def test_every_rule_has_a_test_that_names_it():
    numbers = {name[6:8] for name in globals() if name.startswith("test_r") and name[6:8].isdigit()}
    assert numbers == {"%02d" % number for number in range(1, 32)}
