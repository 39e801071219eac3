# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Numbered states of settings and statistics for tests of the store: each can be told from all others."""

from boards.parts.store import SETTINGS, STATISTICS, Store

NOTHING = None


class Console(list):
    """What was said, line by line."""

    __call__ = list.append


def settings_bytes(number):
    """As long as the real ones."""
    return bytes((number * 7 + place * place) & 0xFF for place in range(12)) + number.to_bytes(2, "little")


def statistics_bytes(number):
    """As long as the real ones, with many 0xFF as in numbers that were never set."""
    return number.to_bytes(3, "little") + b"\xff" * 6 + bytes((number + place) & 0xFF for place in range(51))


def opened(nvm):
    """A store as after power-on, and what it said."""
    console = Console()
    return Store(nvm, console), console


def put(store, number):
    """Put a state, unsaved."""
    store.put(SETTINGS, 1, settings_bytes(number))
    store.put(STATISTICS, 1, statistics_bytes(number))


def state(store):
    """The number of the state that is kept, NOTHING if none is; fails for a mixture."""
    settings = store.get(SETTINGS, 1)
    statistics = store.get(STATISTICS, 1)
    if settings is None and statistics is None:
        return NOTHING
    number = int.from_bytes(settings[12:], "little")
    assert settings == settings_bytes(number)
    assert statistics == statistics_bytes(number), "a mixture"
    return number


def filled(nvm, saves, first=1):
    """Save so many states; the last one's number."""
    store, _ = opened(nvm)
    for number in range(first, first + saves):
        put(store, number)
        assert store.save()
    return first + saves - 1
