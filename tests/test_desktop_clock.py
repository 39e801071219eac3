# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The PC's real clock, on a made-up one: it counts while the program runs, and stands still while all is asleep."""

import pytest

from boards.parts import desktop_clock
from boards.parts.desktop_clock import AWAKE, RealClock
from boards.parts.desktop_keypad import TICKS


class Wall:
    """The computer's own clock, which is set by hand."""

    def __init__(self):
        self.ns = 12_345_678_901_234

    def monotonic_ns(self):
        return self.ns

    def pass_ms(self, ms):
        self.ns += round(ms * 1_000_000)


@pytest.fixture
def wall(monkeypatch):
    wall = Wall()
    monkeypatch.setattr(desktop_clock, "time", wall)
    return wall


def test_it_loses_nothing_while_it_is_read(wall):
    clock = RealClock(lambda: None)
    for _reading in range(3_000):
        wall.pass_ms(0.4)
        clock.elapsed_ms()
    assert clock.elapsed_ms() == 1_200
    wall.pass_ms(AWAKE)
    assert clock.elapsed_ms() == 1_200 + AWAKE


# The longer ones are more than half of the period on which the game compares times: half a night would be a jump back.
@pytest.mark.parametrize("asleep_s", (2, 300, 530, 4 * 3600))
def test_a_computer_that_was_asleep_does_not_jump(wall, asleep_s):
    clock = RealClock(lambda: None)
    before = clock.ticks_ms()
    wall.pass_ms(1_000 * asleep_s)
    assert (clock.ticks_ms() - before) % TICKS == AWAKE
    wall.pass_ms(7)
    assert (clock.now_ms() - before) % TICKS == AWAKE + 7
