# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A trace file's text as a header and steps; it must never know what the rules make of them."""

import trace_words
from trace_header import Header
from trace_words import TraceError

from spit import actions
from spit.trace import END_OF_HEADER, FIRST_LINE, VERBS

_FORMS = ("TIME pN play S P", "TIME pN move S T", "TIME pN spit", "TIME pN slap P")


class Event:
    """An action of a player (0 or 1) at `time` in microseconds."""

    def __init__(self, line, time, player, action):
        self.line = line
        self.time = time
        self.player = player
        self.action = action


class Poll:
    """The program drains its key sources."""

    def __init__(self, line):
        self.line = line


class Deal:
    """The cards for a player's next layout, the first is dealt first."""

    def __init__(self, line, player, cards):
        self.line = line
        self.player = player
        self.cards = cards


def load(path):
    """Read a file's bytes; raises TraceError when it cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except (OSError, ValueError) as error:
        raise TraceError(1, f"cannot be read: {getattr(error, 'strerror', None) or error}") from error


def parse(content):
    """The Header and the list of steps (Event, Poll, Deal) of a file's bytes; raises TraceError."""
    header = Header()
    steps = []
    is_header = True
    lines = _decode(content).split("\n")
    if _words(lines[0]) != FIRST_LINE.split():
        raise TraceError(1, f"the first line must be {FIRST_LINE!r}")
    for line, text in enumerate(lines[1:], 2):
        words = _words(text)
        if not words:
            continue
        if not is_header:
            steps.append(_step(line, words))
        elif words == [END_OF_HEADER]:
            header.close(line)
            is_header = False
        else:
            header.read(line, words)
    if is_header:
        last = len(lines) if lines[-1] else len(lines) - 1
        raise TraceError(last, f"the header does not end: a line {END_OF_HEADER!r} is missing")
    return header, steps


def _decode(content):
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise TraceError(content.count(b"\n", 0, error.start) + 1, f"is not UTF-8: {error.reason}") from error


def _words(text):
    """A line without its comment; only blanks and tabs part words."""
    text = text.rstrip("\r").partition("#")[0].replace("\t", " ")
    return [word for word in text.split(" ") if word]


def _step(line, words):
    if words == ["poll"]:
        return Poll(line)
    if words[0] == "deal":
        if words[1:2] not in (["p1:"], ["p2:"]):
            raise TraceError(line, "must read deal p1: CARDS or deal p2: CARDS")
        return Deal(line, int(words[1][1]) - 1, trace_words.cards(line, words[2:]))
    if not words[0].isdigit():
        raise TraceError(line, f"must begin with a TIME, poll or deal, not {words[0]!r}")
    time = trace_words.number(line, words[0], "TIME")
    if len(words) < 3:
        raise TraceError(line, f"must read one of: {', '.join(_FORMS)}")
    player = trace_words.player(line, words[1])
    return Event(line, time, player, _action(line, words[2:]))


def _action(line, words):
    if words[0] not in VERBS:
        raise TraceError(line, f"an action is one of {', '.join(VERBS)}, not {words[0]!r}")
    kind = VERBS.index(words[0])
    form = _FORMS[kind]
    trace_words.expect(line, words, len(form.split()) - 2, form)
    if kind == actions.PLAY:
        return actions.play(trace_words.place(line, words[1]), trace_words.pile(line, words[2]))
    if kind == actions.MOVE:
        return actions.move(trace_words.place(line, words[1]), trace_words.place(line, words[2]))
    if kind == actions.SPIT:
        return actions.spit()
    return actions.slap(trace_words.pile(line, words[1]))
