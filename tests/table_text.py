# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Positions, actions and results of a match as short text; it must never know a rule.

A player's cards are the five stock places, the last card of each face up, then "+" and the spit cards, the last one
turned next: "6s / 9c 3d / Kh / - / - + 2c". The spit piles are "5h / Qs"; "-" is in use and empty, "none" not in use.
An action is "p1 play 1 2", "p2 move 1 5", "p1 spit" or "p2 slap 1", all counted from 1, as in a trace.
"""

from spit import actions, cards, ticks
from spit.match import Match
from spit.order import Order
from spit.standing import ENDED_AT, PHASES
from spit.table import PILES, PLACES, SPIT_CARDS, SPIT_PILE

# Close before the wrap, so that whatever lasts longer than this crosses it.
START = ticks.DEVICE_PERIOD - 200_000


def card(name):
    """The card with a name such as Th."""
    return cards.SUITS.index(name[1]) * 13 + cards.RANKS.index(name[0])


def action(words):
    """The action of words such as ["play", "1", "2"]."""
    kind, numbers = words[0], [int(number) - 1 for number in words[1:]]
    return {"play": actions.play, "move": actions.move, "spit": actions.spit, "slap": actions.slap}[kind](*numbers)


def action_text(player, what):
    """ "p1 play 1 2" and the like."""
    kind = ("play", "move", "spit", "slap")[actions.kind(what)]
    numbers = {
        "play": (actions.first(what), actions.second(what)),
        "move": (actions.first(what), actions.second(what)),
        "spit": (),
        "slap": (actions.second(what),),
    }[kind]
    return " ".join(["p%d" % (player + 1), kind] + [str(number + 1) for number in numbers])


def _names(table, pile):
    chain = bytearray(cards.PACK)
    end = table.pick_up(pile, chain, 0)
    return " ".join(cards.name(each) for each in reversed(chain[:end])) or "-"


class Game:
    """A match in a position, with the queue of presses before it. Times are microseconds since START."""

    def __init__(self, p1, p2, piles, arrow=1, points=None, limit=0, start=START):
        self.start = start
        self.match = Match(limit)
        self.match.start(arrow - 1)
        self.presses = Order()
        self.decided = []
        if points:
            self.match.points[:] = points
        table = self.match.table
        for player, text in enumerate((p1, p2)):
            stock, _, spit = text.partition("+")
            places = stock.split("/")
            assert len(places) == PLACES, text
            for place, names in enumerate(places):
                self._put(names, player * PLACES + place)
            self._put(spit, SPIT_CARDS + player)
        table.in_use = 0
        for pile, names in enumerate(piles.split("/")):
            if names.strip() != "none":
                table.in_use |= 1 << pile
                self._put(names, SPIT_PILE + pile)
        self.match.resume()
        self.match.times[ENDED_AT] = start

    def _put(self, names, pile):
        for name in names.replace("-", "").split():
            self.match.table.put(card(name), pile)

    def stamp(self, at):
        """The wrapped stamp of a time."""
        return ticks.add(self.start, at)

    # What spit.order asks of its world

    def time(self, stamp):
        """Nothing ever pauses here."""
        return stamp

    def meaning(self, player, code, stamp):
        """A press is its action."""
        return code

    def act(self, player, what, stamp):
        """Do it, and note how it turned out."""
        result = self.match.act(player, what, stamp)
        at = ticks.diff(stamp, self.start)
        self.decided.append("%d %s: %s" % (at, action_text(player, what), actions.RESULTS[result]))
        return result

    # What a test does

    def do(self, line, at=0):
        """One action alone, at once; the word of its result."""
        words = line.split()
        return actions.RESULTS[self.match.act(int(words[0][1]) - 1, action(words[1:]), self.stamp(at))]

    def arrive(self, *lines):
        """Presses arrive in this order: "1200 p2 play 1 1"."""
        for line in lines:
            at, player, *words = line.split()
            assert self.presses.add(self.stamp(int(at)), int(player[1]) - 1, action(words)), "the queue is full"

    def drain(self, now=10_000_000):
        """Decide what is due; returns a line for each press decided now, as the replay tool prints them."""
        before = len(self.decided)
        while self.presses.is_due(self.stamp(now)):
            self.presses.decide(self)
        return self.decided[before:]

    def decide(self, *lines, now=10_000_000):
        """arrive() and drain()."""
        self.arrive(*lines)
        return self.drain(now)

    def deal(self, first, second):
        """Lay out a new round from two lists of names, the first card dealt first."""
        names = first.split() + second.split()
        self.match.deal(bytearray(card(name) for name in names), len(first.split()), len(names))

    # What a test reads

    @property
    def phase(self):
        """The phase by its name."""
        return PHASES[self.match.phase]

    @property
    def arrow(self):
        """Who holds the arrow: 1 or 2."""
        return self.match.arrow + 1

    @property
    def winner(self):
        """1, 2 or None."""
        return self.match.winner + 1 if self.match.winner < 2 else None

    def player(self, number):
        """A player's cards, as they are given."""
        table = self.match.table
        start = (number - 1) * PLACES
        stock = " / ".join(_names(table, start + place) for place in range(PLACES))
        spit = _names(table, SPIT_CARDS + number - 1)
        return stock if spit == "-" else stock + " + " + spit

    @property
    def piles(self):
        """The spit piles, as they are given."""
        table = self.match.table
        texts = [_names(table, SPIT_PILE + pile) if table.is_in_use(pile) else "none" for pile in range(2)]
        return " / ".join(texts)

    def owned(self, number):
        """All that a player owns between two rounds, sorted by suit and rank."""
        table = self.match.table
        chain = bytearray(cards.PACK)
        end = table.pick_up(SPIT_CARDS + number - 1, chain, 0)
        return " ".join(cards.name(each) for each in sorted(chain[:end]))

    def table(self):
        """Everything that can be seen on the table, for comparing."""
        return self.player(1), self.player(2), self.piles


def copy_of(match):
    """A second match in the very same state."""
    twin = Match(match.points_limit)
    twin.table.cells[:] = match.table.cells
    twin.table.in_use = match.table.in_use
    twin.flags[:] = match.flags
    twin.times[:] = match.times
    twin.settings[:] = match.settings
    twin.points[:] = match.points
    return twin


def all_cards(match):
    """The cards of all piles, pile by pile."""
    chain = bytearray(cards.PACK + 1)
    end = 0
    for pile in range(PILES):
        begin, end = end, match.table.pick_up(pile, chain, end)
        assert end - begin == match.table.count(pile), "pile %d counts wrong" % pile
    return list(chain[:end])
