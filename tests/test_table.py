# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Piles as chains: any pile holds any number of cards, and each change names the piles that changed."""

import random

import pytest
from table_text import all_cards

from spit.cards import NO_CARD, PACK
from spit.match import Match
from spit.table import PILES, PLACES, SPIT_CARDS, SPIT_PILE, Table

ALL = (1 << PILES) - 1


def test_a_new_table_is_empty_and_all_of_it_has_changed():
    table = Table()
    assert table.changed == ALL
    for pile in range(PILES):
        assert (table.top(pile), table.count(pile)) == (NO_CARD, 0)


def test_a_pile_is_last_in_first_out():
    table = Table()
    for card in (5, 51, 0):
        table.put(card, 3)
    assert (table.top(3), table.below(0), table.below(51), table.below(5)) == (0, 51, 5, NO_CARD)
    pack = bytearray(4)
    assert table.pick_up(3, pack, 1) == 4
    assert list(pack) == [0, 0, 51, 5]
    assert table.count(3) == 3, "picking up into a pack is only reading"


def test_a_change_names_the_piles_that_changed():
    table = Table()
    table.changed = 0
    table.put(7, 2)
    assert table.changed == 1 << 2
    table.changed = 0
    table.turn(2, SPIT_PILE)
    assert table.changed == 1 << 2 | 1 << SPIT_PILE
    table.changed = 0
    table.gather(4, 5)
    assert table.changed == 0, "an empty pile changes nothing"
    table.gather(SPIT_PILE, SPIT_CARDS)
    assert table.changed == 1 << SPIT_PILE | 1 << SPIT_CARDS
    table.changed = 0
    table.top(0), table.count(0), table.stock_count(0), table.left(1), table.is_in_use(0)
    assert table.changed == 0


def test_counts_are_per_player():
    table = Table()
    for card, pile in enumerate((0, 4, 4, 5, 9, 9, 9, SPIT_CARDS, SPIT_CARDS + 1, SPIT_CARDS + 1, SPIT_PILE)):
        table.put(card, pile)
    assert (table.stock_count(0), table.stock_count(1)) == (3, 4)
    assert (table.left(0), table.left(1)) == (4, 6)


@pytest.mark.parametrize("in_use", (1, 2, 3))
def test_only_spit_piles_0_and_1_can_be_in_use(in_use):
    table = Table()
    table.in_use = in_use
    assert [table.is_in_use(pile) for pile in range(8)] == [bool(in_use & 1), bool(in_use & 2)] + [False] * 6


def test_one_pile_can_hold_the_whole_pack_and_no_card_is_ever_lost():
    match = Match()
    table = match.table
    for card in range(PACK):
        table.put(card, 9)
    chance = random.Random(6)
    for _ in range(5000):
        source, target = chance.randrange(PILES), chance.randrange(PILES)
        if chance.random() < 0.03 and source != target:
            table.gather(source, target)
        elif table.count(source):
            card = table.top(source)
            table.turn(source, target)
            assert table.top(target) == card
        assert sorted(all_cards(match)) == list(range(PACK))
    assert table.stock_count(0) + table.stock_count(1) <= PACK
    assert PLACES * 2 == SPIT_CARDS
