# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A match written down as text, position by position and event by event; it must never know how to read one."""

from spit import actions, ticks
from spit.cards import NO_CARD, PACK, name
from spit.standing import DEFAULTS, MATCH_OVER, NOBODY, PHASES, ROUND_OVER
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE

FIRST_LINE = "spit-trace 1"
END_OF_HEADER = "--"
EMPTY = "-"
NOT_IN_USE = "none"
VERBS = ("play", "move", "spit", "slap")  # by spit.actions.kind()

# In the order of match.settings, whose first two are each player's freeze.
SETTINGS = ("freeze p1", "freeze p2", "beaten_window", "slap_delay", "false_slap_penalty")

_FIRST_TIME = 1_000_000  # room for an event that was stamped a little earlier and comes later
_LONGEST_DELAY = 1_000_000  # microseconds: a stamp that seems older than that comes after a long wait


def pile_text(table, pile):
    """The cards of a pile, bottom card first."""
    text = ""
    card = table.top(pile)
    while card != NO_CARD:
        text = name(card) + " " + text if text else name(card)
        card = table.below(card)
    return text or EMPTY


def card_texts(pack, start, end):
    """The cards pack[start:end] in their order."""
    return " ".join([name(card) for card in pack[start:end]]) or EMPTY


def layout_lines(table):
    """The stock, spit and pile lines."""
    for player in range(2):
        start = player * PLACES
        piles = [pile_text(table, pile) for pile in range(start, start + PLACES)]
        yield "p%d stock: %s" % (player + 1, " / ".join(piles))
        yield "p%d spit: %s" % (player + 1, pile_text(table, SPIT_CARDS + player))
    for pile in range(2):
        cards = pile_text(table, SPIT_PILE + pile) if table.is_in_use(pile) else NOT_IN_USE
        yield "pile %d: %s" % (pile + 1, cards)


def position_lines(match):
    """A whole position; between two rounds it tells only who owns which cards."""
    yield _mode_line(match)
    for line in _standing_lines(match):
        yield line
    if match.phase != ROUND_OVER and match.phase != MATCH_OVER:
        for line in layout_lines(match.table):
            yield line
    elif not match.points_limit:
        cards = bytearray(PACK)
        for player in range(2):
            end = match.table.pick_up(SPIT_CARDS + player, cards, 0)
            yield "p%d cards: %s" % (player + 1, card_texts(sorted(cards[:end]), 0, end))
    yield "phase " + PHASES[match.phase]
    if match.winner != NOBODY:
        yield "winner p%d" % (match.winner + 1)


def header_lines(match):
    """A trace's beginning for a match whose position is on the table, up to and with the end of the header."""
    yield FIRST_LINE
    yield _mode_line(match)
    for index in range(len(SETTINGS)):
        if match.settings[index] != DEFAULTS[index]:
            yield "setting %s %d" % (SETTINGS[index], match.settings[index] // 1000)
    for line in _standing_lines(match):
        yield line
    for line in layout_lines(match.table):
        yield line
    yield END_OF_HEADER


def event_line(time, player, action):
    """An action (see spit.actions) of player 0 or 1 at a TIME in microseconds that never wraps."""
    kind = actions.kind(action)
    text = "%d p%d %s" % (time, player + 1, VERBS[kind])
    if kind == actions.PLAY or kind == actions.MOVE:
        return "%s %d %d" % (text, actions.first(action) + 1, actions.second(action) + 1)
    if kind == actions.SLAP:
        return "%s %d" % (text, actions.second(action) + 1)
    return text


def deal_line(player, pack, start, end):
    """The cards pack[start:end] for a player's next layout, the first is dealt first (R6)."""
    return "deal p%d: %s" % (player + 1, card_texts(pack, start, end))


def _mode_line(match):
    return "mode points %d" % match.points_limit if match.points_limit else "mode standard"


def _standing_lines(match):
    yield "arrow p%d" % (match.arrow + 1)
    yield "points %d %d" % (match.points[0], match.points[1])


class Recorder:
    """Writes a match as a trace that replays to the same end; write(line) takes one line without its end.

    Stamps come on a clock that wraps; the trace's TIME is unwrapped and only grows.
    """

    def __init__(self, write):
        self._write = write
        self._is_timed = False  # _stamp and _time are the same moment
        self._stamp = 0
        self._time = 0
        self._is_drained = True
        self._ended = None

    def opened(self, match):
        """A match's first layout is on the table: a new trace begins with a first line of its own."""
        self._is_timed = False
        self._is_drained = True
        self._ended = None
        for line in header_lines(match):
            self._write(line)

    def decided(self, player, action, stamp, result):
        """An action was decided with that result of spit.actions; a stamp may be up to 1 s older than the last."""
        self._write(event_line(self._unwrap(stamp), player, action) + "  # " + actions.RESULTS[result])
        self._is_drained = False

    def drained(self, now=None):
        """All presses that had come are decided; `now` keeps count of a wait of several minutes."""
        if now is not None:
            self._unwrap(now)
        if not self._is_drained:
            self._write("poll")
            self._is_drained = True
        if self._ended:
            for line in position_lines(self._ended):
                self._write("# " + line)
            self._ended = None

    def dealt(self, match, pack, first, total):
        """The cards for the next layout, as for Match.deal()."""
        self._write(deal_line(0, pack, 0, first))
        self._write(deal_line(1, pack, first, total))
        self._is_drained = True

    def ended(self, match):
        """The match is over; its last position follows as comments once the drain is over.

        Not before: a tie may still pass the arrow, and presses that came too late belong to the same drain.
        """
        self._ended = match

    def _unwrap(self, stamp):
        if not self._is_timed:
            self._is_timed = True
            self._stamp = stamp
            self._time = _FIRST_TIME
        late = ticks.age(self._stamp, stamp)
        if 0 < late <= _LONGEST_DELAY:
            return max(0, self._time - late)
        self._time += ticks.age(stamp, self._stamp)
        self._stamp = stamp
        return self._time
