# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""On a device's 32-bit VM an int of 2**30 or more takes memory: none may ever come up in play."""

import random

import pytest

from spit import controls, session, ticks
from spit.computer import Computer
from spit.match import Match
from spit.order import Order
from spit.pause import RUNNING
from spit.session import BOTH, Session
from spit.standing import ENDED_AT
from spit.view import View


def _checked(name):
    operation = getattr(int, name)

    def calculate(self, other):
        result = operation(self, other)
        if result is NotImplemented:
            return result
        assert -(1 << 30) <= result < 1 << 30, "%s(%d, %d) is no small int" % (name, self, other)
        return Small(result)

    return calculate


class Small(int):
    """An int that says so when it, or anything computed from it, outgrows a small int."""

    for _name in ["add", "sub", "mul", "mod", "floordiv", "lshift", "rshift", "and", "or", "xor"]:
        locals()["__%s__" % _name] = _checked("__%s__" % _name)
        locals()["__r%s__" % _name] = _checked("__r%s__" % _name)


def test_the_checked_int_does_check():
    assert Small(1 << 29) + 1 == (1 << 29) + 1
    with pytest.raises(AssertionError):
        Small(1 << 29) + (1 << 29)
    with pytest.raises(AssertionError):
        (1 << 29) + Small(1 << 29)
    with pytest.raises(AssertionError):
        1000 * (5 + Small(1 << 29))


@pytest.mark.parametrize("ms", (0, 1, (1 << 19) - 1, 1 << 19, (1 << 29) - 1))
def test_a_reading_of_the_devices_clock(ms):
    assert 0 <= ticks.from_ms(Small(ms)) < ticks.DEVICE_PERIOD


@pytest.mark.parametrize("scheme, limit", (("direct", 0), ("quick", 100), ("cursor", 0)))
def test_a_match_with_pauses_across_the_wrap(scheme, limit):
    chance = random.Random(10)

    def below(count):
        return Small(chance.randrange(count))

    match = Match(limit)
    hands = [controls.for_player(scheme, player, False) for player in range(2)]
    now = Small(ticks.DEVICE_PERIOD - 5_000_000)
    game = Session(match, hands, below, now)
    computers = [Computer(player, hands[player], below) for player in range(2)]
    presses, view = Order(), View()
    game.start_match(BOTH)
    kinds = set()
    for step in range(30_000):
        now = ticks.add(now, Small(50_000))
        kinds.add(type(now))
        for player in range(2):
            computers[player].press(view, now, presses)
        if step % 500 == (100 if game.pause.state == RUNNING else 160):
            presses.add(now, 0, controls.PAUSE)
        game.step(now, presses)
        view.look(game, now)
        if game.phase == session.MATCH_OVER:
            break
    assert game.phase == session.MATCH_OVER
    assert kinds == {Small}
    assert type(match.times[ENDED_AT]) is Small, "the check was lost on the way"
