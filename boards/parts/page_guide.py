# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""How to play, in sheets for one player at one board; it must never know how a rule is applied."""


def sheets(words, paper, device, player):
    """Sheets of lines, and after each text the number of its picture. words: the module of a language.

    The last one offers the guided round.
    """
    keys = [text.format(*device.KEY_NAMES[player]) for text in words.KEYS[device.SCHEME]]
    texts = list(words.BASICS) + keys + list(words.MORE_RULES)
    found = []
    for number in range(len(texts)):
        found += _sheets(paper, texts[number])
        found.append(number)
    return found + _sheets(paper, words.TRY_IT)


def _sheets(paper, text):
    lines = [(line, "") for line in paper.wrap(text)]
    return [lines[first : first + paper.rows] for first in range(0, len(lines), paper.rows)]
