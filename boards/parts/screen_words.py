# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is said in words; it must never know where the words are drawn.

Small letters: [ and ] are the ends of a plate behind them, a gap on a plate is written _, and ^ and v are arrows.
"""

READY = "READY!"
SPIT = "SPIT"
STUCK = "[STUCK]"
ANY_KEY = "[ANY_KEY]"
PRESS = "[PRESS]"
# These come up while cards are played.
OOPS = "[OOPS!]"
BEATEN = "BEATEN"
TIE = "TIE_"

# Headlines, in the large letters: of these there are few, and 0 is the O too.
SLAP = "SLAP!"
WAIT = "WAIT"
EARLY = "EARLY!"
PAUSED = "PAUSED"
WINNER = "WINNER"
LOST = "L0ST"

PRESS_A_KEY = "PRESS A KEY"
_REMATCH = "PRESS TO REMATCH"

# All small letters that are used, but for those of the keys' names.
LETTERS = "[]_ 0123456789!ABCDEFGHIKLMNOPRSTUVWY-.<msu^v"
UP = "^"
DOWN = "v"

LONGEST_MARGIN = 6
_ZERO, _POINT, _LESS = LETTERS.find("0"), LETTERS.find("."), LETTERS.find("<")
_M, _S, _U = LETTERS.find("m"), LETTERS.find("s"), LETTERS.find("u")


def tiles(text):
    """The places of a text's characters in LETTERS."""
    return bytes([LETTERS.find(letter) for letter in text])


def write_margin(tiles, at, room, margin, resolution_us):
    """Write a margin as in spit.view, but no tie, into tiles[at:] as places in LETTERS; returns its end.

    Milliseconds with up to two decimals, as many as there is `room` for (5 or 6) and no finer than the stamps;
    microseconds where less than two digits would be left. Allocates nothing.
    """
    if margin < 0:
        tiles[at] = _LESS
        at += 1
        margin = -margin
    whole = margin // 1000
    if margin < 100 or whole == 0 and room < LONGEST_MARGIN:
        at = _write_number(tiles, at, margin)
        tiles[at] = _U
    else:
        start = at
        at = _write_number(tiles, at, whole)
        decimals = min(room - (at - start) - 3, 2 if resolution_us <= 10 else 1 if resolution_us <= 100 else 0)
        if decimals > 0:
            tiles[at] = _POINT
            tiles[at + 1] = _ZERO + margin // 100 % 10
            tiles[at + 2] = _ZERO + margin // 10 % 10
            at += 1 + decimals
        tiles[at] = _M
    tiles[at + 1] = _S
    return at + 2


def _write_number(tiles, at, number):
    if number >= 100:
        tiles[at] = _ZERO + number // 100
        at += 1
    if number >= 10:
        tiles[at] = _ZERO + number // 10 % 10
        at += 1
    tiles[at] = _ZERO + number % 10
    return at + 1


def margin(view):
    """A margin with all its decimals."""
    places = bytearray(LONGEST_MARGIN + 2)
    end = write_margin(places, 0, LONGEST_MARGIN, view.margin, view.resolution_us)
    return "".join([LETTERS[place] for place in places[:end]])


def on_title(view, player):
    """What the title says to a player."""
    from spit import view as seen  # not above: these words are on the display before the game is loaded

    line = view.line[player]
    return READY if line == seen.JOINED else f"COMPUTER IN {view.count}" if line == seen.COMPUTER else PRESS_A_KEY


def unit(view):
    """What the totals count."""
    return ("CARDS", "POINTS", "ROUNDS")[view.counted]


def to_go(view):
    """What the large total of a round's end is: whoever has fewer cards to get rid of is ahead."""
    return ("TO_GO", "POINTS", "ROUNDS")[view.counted]


def result(view, player, left, arrow):
    """How a round ended for a player who had so many cards left before it was settled, -1: not known.

    arrow: the letter that points to who holds it.
    """
    from spit.view import NOBODY

    mine, other = view.totals[player], view.totals[1 - player]
    what = unit(view)
    if view.first != NOBODY and view.is_closest:
        return f"CLOSEST P{view.first + 1} {margin(view)}" if view.margin else f"CLOSEST TIE ARROW {arrow}"
    took = f"TOOK {max(mine - left, 0)} " if left >= 0 and what == "CARDS" else ""
    if view.first != NOBODY:
        if not view.margin:
            return f"{took}TIE ARROW {arrow}"
        return took + (f"BY {margin(view)}" if view.first == player else f"{margin(view)} LATE")
    if took:
        return took + what
    much = "EVEN" if mine == other else "FEWER" if mine < other else "MORE"
    return f"{much} {what}"


def end(view, player):
    """A match's end: the player's total, then how to go on."""
    return _REMATCH if view.is_open else f"{view.totals[player]} {unit(view)}"
