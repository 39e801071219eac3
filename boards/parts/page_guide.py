# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""How to play, in sheets for one player at one board; it must never know how a rule is applied."""


def sheets(words, paper, device, player):
    """Sheets of lines. words: the module of a language. The last one offers the guided round."""
    keys = [text.format(*device.KEY_NAMES[player]) for text in words.KEYS[device.SCHEME]]
    found = []
    for text in list(words.BASICS) + keys + list(words.MORE_RULES) + [words.TRY_IT]:
        lines = [(line, "") for line in paper.wrap(text)]
        for first in range(0, len(lines), paper.rows):
            found.append(lines[first : first + paper.rows])
    return found
