# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The wrapping clock: stamps are only ever compared by these functions, so the wrap must not be felt anywhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spit import ticks

PERIOD = ticks.DEVICE_PERIOD
stamps = st.integers(0, PERIOD - 1)


@pytest.fixture
def wide_period():
    """The period of traces, and the device's again afterwards."""
    ticks.set_period(ticks.TRACE_PERIOD)
    yield ticks.TRACE_PERIOD
    ticks.set_period(ticks.DEVICE_PERIOD)


@given(stamps, st.integers(-PERIOD // 2, PERIOD // 2 - 1))
def test_diff_undoes_add_across_the_wrap(stamp, microseconds):
    assert ticks.diff(ticks.add(stamp, microseconds), stamp) == microseconds


@given(stamps, st.integers(0, PERIOD - 1))
def test_age_reaches_a_whole_period(stamp, microseconds):
    assert ticks.age(ticks.add(stamp, microseconds), stamp) == microseconds


@given(stamps, stamps)
def test_a_stamp_and_whatever_is_computed_on_the_way_stays_a_small_int(stamp, other):
    assert 0 <= ticks.add(stamp, other) < PERIOD
    assert stamp + other + PERIOD // 2 < 1 << 31
    # Ints of 2**30 and more allocate on a 32-bit VM: what diff() computes on the way must stay below.
    assert -(1 << 30) <= stamp - other + PERIOD // 2 < 1 << 30


def test_just_before_and_after_the_wrap():
    assert ticks.add(PERIOD - 1, 1) == 0
    assert ticks.add(0, -1) == PERIOD - 1
    assert ticks.diff(0, PERIOD - 1) == 1
    assert ticks.diff(PERIOD - 1, 0) == -1
    assert ticks.diff(5, 5) == 0


def test_a_stamp_goes_stale_before_it_looks_like_the_future():
    quarter = PERIOD // 4
    for now in (0, 1, quarter, PERIOD - 1):
        assert not ticks.is_stale(now, ticks.add(now, -(quarter - 1)))
        assert ticks.is_stale(now, ticks.add(now, -quarter))
        assert ticks.is_stale(now, ticks.add(now, -(2 * quarter - 1)))
        assert not ticks.is_stale(now, now)
        assert not ticks.is_stale(now, ticks.add(now, 1_000_000))


@given(st.integers(0, (1 << 29) - 1), st.integers(0, 250_000))
def test_milliseconds_of_the_device_map_onto_the_clock_without_a_jump(ms, later):
    # supervisor.ticks_ms() wraps at 2**29.
    first, second = ticks.from_ms(ms), ticks.from_ms((ms + later) % (1 << 29))
    assert 0 <= first < PERIOD
    assert ticks.diff(second, first) == later * 1000


def test_a_traces_time_never_wraps(wide_period):
    assert ticks.add(0, 10**15) == 10**15
    assert ticks.diff(10**15, 1) == 10**15 - 1
    assert not ticks.is_stale(10**15, 0)
