# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What settings.toml asks for, or else the default; it must never know what a setting does.

A setting that makes no sense never stops the game: one line on the console says what was found, what is possible,
and what is taken. docs/building.md lists all settings.
"""

import os

LARGEST = (1 << 30) - 1  # a small int on the device


def choice(name, possible, default):
    """One of the words in `possible`, or the default, which "" leaves to the menu."""
    found = _found(name)
    if found is None or found in possible:
        return found or default
    return _instead(name, found, _listed(possible), default or "the menu's choice", default)


def number(name, default, default_name):
    """A whole number from 0 to LARGEST. default_name: the default for people, when it is no number."""
    found = _found(name)
    if found is None:
        return default
    # Not isdigit(), which takes superscripts on a PC, and not int() alone, which takes "-1" and "1_0".
    if all(sign in "0123456789" for sign in found) and len(found) <= 10 and int(found) <= LARGEST:
        return int(found)
    return _instead(name, found, "a whole number from 0 to %d" % LARGEST, default_name, default)


def switch(name, default):
    """True for 1, False for 0."""
    return choice(name, ("0", "1"), "1" if default else "0") == "1"


def _found(name):
    """The text of a setting, None when it is not there or empty. CircuitPython up to 10.1 gives numbers as ints."""
    try:
        found = os.getenv(name)
    except ValueError:  # there, a word without quotation marks
        return "something without quotation marks"
    if found is None:
        return None
    return str(found).strip() or None


def _listed(possible):
    return ", ".join(possible[:-1]) + " or " + possible[-1]


def _instead(name, found, possible, default_name, default):
    print('Setting %s: found "%s", possible is %s; taking %s.' % (name, found, possible, default_name))
    return default
