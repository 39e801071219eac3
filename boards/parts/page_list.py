# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The lines of the menu's list: what a setting is called and what is chosen; it must never know which line is lit."""

from spit.menu import FIRST_PAGE, LEAVE
from spit.settings import ASSIST, COUNT, FREEZE, LANGUAGE

# What each language is called by those who speak it.
OWN_NAMES = ("ENGLISH", "Tiếng Việt", "한국어", "ไทย")


def line(words, paper, settings, row):
    """A row of spit.menu's ROWS as a pair of texts. words: the module of a language."""
    if row == LEAVE:
        return words.LEAVE, ""
    if row >= COUNT:
        return words.PAGES[row - FIRST_PAGE], ""
    name = words.NAMES[row]
    if FREEZE <= row <= ASSIST + 1:
        name = words.OF_PLAYER[row - FREEZE & 1] % name
    choice = words.CHOICES[row][settings.get(row)]
    if row == LANGUAGE:
        own = OWN_NAMES[settings.get(row)]
        # Whoever does not read this language must find the own one; but the font of this one may lack its letters.
        choice = own if paper.has_letters(own) else choice
    return name, choice
