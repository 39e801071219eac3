# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Cards as ints 0..51: their names, the circle of ranks, and a shuffle that is fair."""

import random
from collections import Counter
from itertools import permutations

from spit import cards


def test_each_card_has_a_name_of_its_own():
    names = [cards.name(card) for card in range(cards.PACK)]
    assert len(set(names)) == 52
    assert (names[0], names[12], names[13], names[51]) == ("Ac", "Kc", "Ad", "Ks")
    for card in range(cards.PACK):
        assert cards.RANKS[cards.rank(card)] + cards.SUITS[cards.suit(card)] == names[card]


def test_each_card_is_next_to_eight_others_and_never_to_itself():
    for card in range(cards.PACK):
        neighbours = [other for other in range(cards.PACK) if cards.is_next(card, other)]
        assert len(neighbours) == 8
        assert all(cards.is_next(other, card) for other in neighbours)
        assert len({cards.rank(other) for other in neighbours}) == 2
        assert cards.rank(card) not in {cards.rank(other) for other in neighbours}


def test_a_shuffle_gives_every_order_equally_often():
    # All that random_below() can answer, once each: every order must come out exactly once.
    orders = Counter()
    for answers in ((a, b, c) for a in range(4) for b in range(3) for c in range(2)):
        pack = bytearray(range(4))
        left = list(answers)
        asked = []

        def below(limit, left=left, asked=asked):
            asked.append(limit)
            return left.pop(0)

        cards.shuffle(pack, 0, 4, below)
        assert asked == [4, 3, 2]
        orders[bytes(pack)] += 1
    assert orders == Counter(bytes(order) for order in permutations(range(4)))


def test_a_shuffle_stays_within_its_part():
    pack = bytearray(range(cards.PACK))
    cards.shuffle(pack, 20, 40, random.Random(4).randrange)
    assert pack[:20] == bytes(range(20)) and pack[40:] == bytes(range(40, 52))
    assert pack[20:40] != bytes(range(20, 40))
    assert sorted(pack) == list(range(52))
    for empty in (0, 7, 52):
        before = bytes(pack)
        cards.shuffle(pack, empty, empty, random.Random(4).randrange)
        cards.shuffle(pack, min(empty, 51), min(empty, 51) + 1, random.Random(4).randrange)
        assert pack == before
