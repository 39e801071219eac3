# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A second, plain reading of the rules and of traces, to compare with; it must never import the game.

Lists of card names, copies instead of undoing, no clock that wraps, no queue. Only for files without errors.
"""

import copy

RANKS = "A23456789TJQK"
DEFAULTS = {"freeze p1": 400, "freeze p2": 400, "beaten_window": 500, "slap_delay": 400, "false_slap_penalty": 300}


def is_next(card, other):
    """R2."""
    return (RANKS.index(card[0]) - RANKS.index(other[0])) % 13 in (1, 12)


class PlainSpit:
    """Players and piles are "1" and "2", stock places "1" to "5", times microseconds."""

    def __init__(self):
        self.limit = None
        self.settings = dict(DEFAULTS)
        self.arrow = "1"
        self.points = {"1": 0, "2": 0}
        self.stock = {}
        self.spit = {"1": [], "2": []}
        self.pile = {}  # only those in use
        self.said = set()
        self.frozen = {"1": 0, "2": 0}
        self.penalized = {"1": 0, "2": 0}
        self.covered = {}  # pile: (player, time)
        self.ended = 0
        self.first_slap = None
        self.has_answered = False
        self.cards = None
        self.winner = None
        self.phase = None

    # The rules

    def can_play(self, player, place, pile):
        """R11."""
        stock = self.stock[player][place]
        return bool(stock) and bool(self.pile.get(pile)) and is_next(stock[-1], self.pile[pile][-1])

    def can_do_something(self, player):
        """R19."""
        if any(self.can_play(player, place, pile) for place in "12345" for pile in "12"):
            return True
        counts = [len(self.stock[player][place]) for place in "12345"]
        return min(counts) == 0 and max(counts) > 1

    def look(self, time):
        """The phase that follows from the table."""
        cleared = [player for player in "12" if not any(self.stock[player].values())]
        if not cleared:
            if self.can_do_something("1") or self.can_do_something("2"):
                self.phase = "play"
                return
            if self.spit["1"] or self.spit["2"]:
                self.phase = "stuck"
                self.said = set()
                return
        self.frozen = {"1": 0, "2": 0}
        self.ended = time
        left = {p: sum(self.stock[p].values(), []) + self.spit[p] for p in "12"}
        if self.limit:
            for player in "12":
                self.points[player] += len(left[player])
            self.phase = "round-over"
            if max(self.points.values()) >= self.limit and self.points["1"] != self.points["2"]:
                self.phase = "match-over"
                self.winner = min("12", key=lambda player: self.points[player])
        elif len(self.pile) == 2:
            self.phase = "slap"
        else:
            (pile,) = self.pile
            taker = pile if not cleared else "21"[int(cleared[0]) - 1]
            left[taker] = left[taker] + self.pile[pile]
            self.take(left)

    def take(self, cards):
        """A round's end in the standard game: whose are which cards."""
        self.cards = cards
        self.phase = "round-over"
        for player in "12":
            if not cards[player]:
                self.phase = "match-over"
                self.winner = player

    def act(self, time, player, verb, *where):
        """The RESULT."""
        other = "21"[int(player) - 1]
        if verb in ("play", "move"):
            if self.phase != "play":
                return "ignored"
            if time < self.frozen[player]:
                return "frozen"
        if verb == "play":
            place, pile = where
            if self.can_play(player, place, pile):
                self.pile[pile].append(self.stock[player][place].pop())
                self.covered[pile] = (player, time)
                self.look(time)
                return "ok"
            if self.is_beaten(time, player, place, pile):
                return "beaten"
            if self.settings["freeze p" + player]:
                self.frozen[player] = time + 1000 * self.settings["freeze p" + player]
            return "refused"
        if verb == "move":
            place, target = where
            if not self.stock[player][place] or self.stock[player][target]:
                return "refused"
            self.stock[player][target].append(self.stock[player][place].pop())
            self.look(time)
            return "ok"
        if verb == "spit":
            if self.phase not in ("ready", "stuck") or player in self.said:
                return "ignored"
            self.said.add(player)
            if len(self.said) == 2:
                self.said = set()
                for each in "12":
                    if self.spit[each]:
                        self.pile[each].append(self.spit[each].pop())
                        self.covered.pop(each, None)
                self.look(time)
            return "ok"
        return self.slap(time, player, other, where[0])

    def is_beaten(self, time, player, place, pile):
        """R18."""
        stock = self.stock[player][place]
        if not stock or pile not in self.covered or self.covered[pile][0] == player:
            return False
        since = time - self.covered[pile][1]
        return since <= 1000 * self.settings["beaten_window"] and is_next(stock[-1], self.pile[pile][-2])

    def slap(self, time, player, other, pile):
        """R22 to R24."""
        is_second = (
            self.phase == "round-over" and self.first_slap and self.first_slap[0] == other and not self.has_answered
        )
        if self.phase != "slap" and not is_second:
            return "ignored"
        if time < self.penalized[player]:
            return "false"
        if time < self.ended + 1000 * self.settings["slap_delay"]:
            self.penalized[player] = time + 1000 * self.settings["false_slap_penalty"]
            return "false"
        if is_second:
            self.has_answered = True
            return "beaten" if pile == self.first_slap[1] else "ok"
        self.first_slap = (player, pile)
        self.has_answered = False
        taken = {player: self.pile[pile], other: self.pile["21"[int(pile) - 1]]}
        self.take({p: sum(self.stock[p].values(), []) + self.spit[p] + taken[p] for p in "12"})
        return "ok"

    def deal(self, cards):
        """R5, R6, R10: both players' cards, the first is dealt first."""
        self.pile = {}
        self.covered = {}
        self.said = set()
        self.first_slap = None
        self.cards = None
        for player in "12":
            rest = list(cards[player])
            self.stock[player] = {place: [] for place in "12345"}
            for row in range(5):
                for place in "12345"[row:]:
                    if rest:
                        self.stock[player][place].append(rest.pop(0))
            self.spit[player] = rest[::-1]
            if rest:
                self.pile[player] = []
        self.phase = "ready"

    def tie(self, time, events):
        """R17: all events of one TIME in one drain; returns their results with them."""
        holder = self.arrow
        others = [event for event in events if event[0] != holder]
        alone = copy.deepcopy(self)
        without = [alone.act(time, *event) for event in others]
        decided = [(event, self.act(time, *event)) for event in events if event[0] == holder]
        after = [(event, self.act(time, *event)) for event in others]
        if any(was == "ok" and now != "ok" for was, (_, now) in zip(without, after)):
            self.arrow = others[0][0]
        return decided + after

    # The text

    def read(self, lines):
        """A header's lines, without comments."""
        # A freeze for one player alone comes after the one for both.
        for line in sorted(lines, key=lambda line: line.startswith("setting freeze p")):
            key, _, rest = line.partition(" ")
            if key == "mode":
                self.limit = int(rest.split()[1]) if rest != "standard" else None
            elif key == "setting":
                name, milliseconds = rest.rsplit(" ", 1)
                for each in ("freeze p1", "freeze p2") if name == "freeze" else (name,):
                    self.settings[each] = int(milliseconds)
            elif key == "arrow":
                self.arrow = rest[1]
            elif key == "points":
                self.points = dict(zip("12", map(int, rest.split())))
            elif rest.startswith("stock:"):
                places = rest[6:].split("/")
                self.stock[key[1]] = {str(i + 1): names.replace("-", "").split() for i, names in enumerate(places)}
            elif rest.startswith("spit:"):
                self.spit[key[1]] = rest[5:].replace("-", "").split()
            elif key == "pile" and "none" not in rest:
                self.pile[rest[0]] = rest[2:].replace("-", "").split()
        if any(self.pile.values()):
            self.look(0)
        else:
            self.phase = "ready"

    def position(self):
        """The position's lines."""
        yield "mode standard" if not self.limit else "mode points %d" % self.limit
        yield "arrow p" + self.arrow
        yield "points %d %d" % (self.points["1"], self.points["2"])
        if self.phase not in ("round-over", "match-over"):
            for player in "12":
                yield "p%s stock: %s" % (player, " / ".join(" ".join(p) or "-" for p in self.stock[player].values()))
                yield "p%s spit: %s" % (player, " ".join(self.spit[player]) or "-")
            for pile in "12":
                yield "pile %s: %s" % (pile, (" ".join(self.pile[pile]) or "-") if pile in self.pile else "none")
        elif not self.limit:
            for player in "12":
                cards = sorted(self.cards[player], key=lambda card: (card[1], RANKS.index(card[0])))
                yield "p%s cards: %s" % (player, " ".join(cards) or "-")
        yield "phase " + self.phase
        if self.winner:
            yield "winner p" + self.winner


def plain_replay(text):
    """What tools/replay.py prints for a trace without errors, as lines; and the game at its end."""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    lines = [line for line in lines if line][1:]
    end = lines.index("--")
    game = PlainSpit()
    game.read(lines[:end])
    printed = []
    waiting = []
    dealt = {}
    for line in lines[end + 1 :] + ["poll"]:
        words = line.split()
        if words[0].isdigit():
            waiting.append((int(words[0]), (words[1][1], *words[2:])))
            continue
        for time in sorted({time for time, _ in waiting}):
            for event, result in game.tie(time, [event for when, event in waiting if when == time]):
                printed.append("%d p%s: %s" % (time, " ".join(event), result))
        waiting = []
        if words[0] == "deal":
            dealt[words[1][1]] = words[2:]
            if len(dealt) == 2:
                game.deal(dealt)
                dealt = {}
    return printed + ["--"] + list(game.position()), game
