# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The one clock: integer microseconds that wrap; it must never read a clock, only compare what it is handed."""

# 2**19 ms: a stamp stays a small int on a 32-bit VM, and supervisor.ticks_ms() maps onto it
# without a jump, since its own period is a multiple of 2**19 ms.
DEVICE_PERIOD = 524_288_000

# A trace's TIME never wraps; tools that read traces widen the period with set_period().
TRACE_PERIOD = 1 << 62

_period = DEVICE_PERIOD
_half = DEVICE_PERIOD // 2


def set_period(microseconds):
    """Say after how many microseconds the handed-in clock wraps (an even number)."""
    global _period, _half
    _period = microseconds
    _half = microseconds // 2


def add(stamp, microseconds):
    """The stamp `microseconds` later; earlier when negative."""
    return (stamp + microseconds) % _period


def diff(later, earlier):
    """Microseconds from `earlier` to `later`; negative when their order is the other way round.

    Right for stamps less than half a period (262 s on the device) apart.
    """
    return (later - earlier + _half) % _period - _half


def age(now, stamp):
    """Microseconds since a stamp that is certainly not in the future, up to a whole period."""
    return (now - stamp) % _period


def is_stale(now, stamp):
    """Whether a stamp is so old that it must be forgotten before diff() would take it for a future one."""
    return diff(now, stamp) >= _half // 2


def from_ms(milliseconds):
    """The stamp of a wrapping millisecond clock such as supervisor.ticks_ms(); allocates nothing."""
    return (milliseconds & 0x7FFFF) * 1000
