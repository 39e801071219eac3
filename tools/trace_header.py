# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A trace's header: the game, its settings and a position; it must never know an event."""

import trace_words
from trace_words import TraceError

from spit.cards import PACK, name
from spit.match import Match
from spit.standing import BEATEN_WINDOW, DEFAULTS, FALSE_SLAP_PENALTY, FREEZE, SLAP_DELAY
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE
from spit.trace import NOT_IN_USE

_SETTINGS = {
    "freeze": (FREEZE, FREEZE + 1),
    "beaten_window": (BEATEN_WINDOW,),
    "slap_delay": (SLAP_DELAY,),
    "false_slap_penalty": (FALSE_SLAP_PENALTY,),
}
_REQUIRED = ("p1 stock:", "p2 stock:", "pile 1:", "pile 2:")


class Header:
    """What the lines read so far say; `lines` tells where each of them stands."""

    def __init__(self):
        self.lines = {}
        self.points_limit = 0
        self.is_full_pack = True
        self.settings = list(DEFAULTS)
        self.arrow = 0
        self.points = [0, 0]
        self.stock: list = [[], []]  # five lists of cards for each player
        self.spit: list = [[], []]
        self.piles: list = [None, None]  # None for a pile that is not in use
        self._freezes_alone = set()
        self._seen = set()

    def read(self, line, words):
        """Take one header line, already split into words."""
        key = words[0]
        if key in ("p1", "p2", "pile"):
            key = " ".join(words[:2])
        elif key == "setting" and words[2:3] and words[2] in ("p1", "p2"):
            key = " ".join(words[:3])
        elif key == "setting":
            key = " ".join(words[:2])
        if key in self.lines:
            raise TraceError(line, f"a second line {key!r}; the first is line {self.lines[key]}")
        self.lines[key] = line
        if words[0] == "mode":
            self._read_mode(line, words)
        elif words[0] == "pack":
            if words not in (["pack", "full"], ["pack", "partial"]):
                raise TraceError(line, "must read pack full or pack partial")
            self.is_full_pack = words[1] == "full"
        elif words[0] == "setting":
            self._read_setting(line, words)
        elif words[0] == "arrow":
            trace_words.expect(line, words, 2, "arrow pN")
            self.arrow = trace_words.player(line, words[1])
        elif words[0] == "points":
            trace_words.expect(line, words, 3, "points A B")
            self.points = [trace_words.number(line, word, "points") for word in words[1:]]
        elif key in ("p1 stock:", "p2 stock:"):
            self._read_stock(line, int(key[1]) - 1, words[2:])
        elif key in ("p1 spit:", "p2 spit:"):
            self.spit[int(key[1]) - 1] = self._cards(line, words[2:])
        elif key in ("pile 1:", "pile 2:"):
            self.piles[int(key[5]) - 1] = None if words[2:] == [NOT_IN_USE] else self._cards(line, words[2:])
        else:
            raise TraceError(line, f"unknown header line {' '.join(words)!r}")

    def _read_mode(self, line, words):
        if words[1:2] == ["points"]:
            trace_words.expect(line, words, 3, "mode points LIMIT")
            self.points_limit = trace_words.number(line, words[2], "the limit")
            if self.points_limit == 0:
                raise TraceError(line, "the limit must be 1 or more")
        elif words != ["mode", "standard"]:
            raise TraceError(line, "must read mode standard or mode points LIMIT")

    def _read_setting(self, line, words):
        if len(words) < 2 or words[1] not in _SETTINGS:
            raise TraceError(line, f"a setting is one of {', '.join(_SETTINGS)}")
        places = set(_SETTINGS[words[1]])
        if words[1] == "freeze" and len(words) == 4:
            places = {FREEZE + trace_words.player(line, words[2])}
            self._freezes_alone |= places
        else:
            trace_words.expect(line, words, 3, f"setting {words[1]} MS")
            # What is said for one player alone stands, in whatever order the lines come.
            places -= self._freezes_alone
        microseconds = trace_words.number(line, words[-1], "milliseconds") * 1000
        for place in places:
            self.settings[place] = microseconds

    def _read_stock(self, line, player, words):
        places: list = [[]]
        for word in words:
            if word == "/":
                places.append([])
            else:
                places[-1].append(word)
        if len(places) != PLACES:
            raise TraceError(line, f"must have {PLACES} stock places with / between them, not {len(places)}")
        self.stock[player] = [self._cards(line, place) for place in places]

    def _cards(self, line, words):
        cards = trace_words.cards(line, words)
        for card in cards:
            if card in self._seen:
                raise TraceError(line, f"{name(card)} is there twice")
            self._seen.add(card)
        return cards

    def close(self, line):
        """The header ends in that line: check that it is a position."""
        for key in _REQUIRED:
            if key not in self.lines:
                raise TraceError(line, f"the header has no line {key!r}")
        for player in range(2):
            if not any(self.stock[player]):
                raise TraceError(self.lines[f"p{player + 1} stock:"], f"p{player + 1} has no stock card")
        if self.piles == [None, None]:
            raise TraceError(self.lines["pile 2:"], "one spit pile at least must be in use")
        for index, cards in enumerate(self.piles):
            spit_line = self.lines.get(f"p{index + 1} spit:", line)
            if cards is None and self.spit[index]:
                raise TraceError(spit_line, f"p{index + 1} has spit cards, but pile {index + 1} is not in use")
            if cards == [] and self.piles[1 - index]:
                raise TraceError(self.lines[f"pile {index + 1}:"], "one pile in use is empty and the other is not")
            if cards == [] and not self.spit[index]:
                raise TraceError(self.lines[f"pile {index + 1}:"], f"empty, but p{index + 1} has no spit card for it")
        if self.is_full_pack and len(self._seen) != PACK:
            what = f"a full pack has {PACK} cards, here are {len(self._seen)}"
            raise TraceError(line, f"{what}; `pack partial` allows that")

    def match(self):
        """A match in this position, at TIME 0."""
        match = Match(self.points_limit)
        match.start(self.arrow)
        match.settings[:] = self.settings
        match.points[:] = self.points
        table = match.table
        table.in_use = 0
        for index in range(2):
            for place, cards in enumerate(self.stock[index]):
                _lay(table, cards, index * PLACES + place)
            _lay(table, self.spit[index], SPIT_CARDS + index)
            if self.piles[index] is not None:
                table.in_use |= 1 << index
                _lay(table, self.piles[index], SPIT_PILE + index)
        match.resume()
        return match


def _lay(table, cards, pile):
    for card in cards:
        table.put(card, pile)
