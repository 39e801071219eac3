# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Composes what the guided round says, from a language's words; it must never know where it stands on the display."""

from boards.parts import languages
from spit import guide as tasks
from spit.cards import rank

_RANKS = "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"


def words_of(language, font=None):
    """A language's words for the guided round; English where there are none. font: see letters_of() in languages.py."""
    try:
        return languages.words_of(language + "_lesson", font)
    except ImportError:
        return languages.words_of("en_lesson", font)


def caption(words, guide, scheme, names):
    """Two lines and a key on a plate, as a spit.guide.Guide stands. names: of the learner's keys.

    Without a key the second line is empty.
    """
    about = _about(words, guide).format(names[0])
    if guide.key == tasks.NO_KEY:
        return about, "", ""
    return about, _what(words, guide, scheme).format(_RANKS[rank(guide.card)]), "[%s]" % names[guide.key]


def letters(words, names):
    """All that may be written."""
    every = [text for name in dir(words) if not name.startswith("_") for text in _texts(getattr(words, name))]
    return "".join(every + list(_RANKS) + list(names))


def _about(words, guide):
    step = guide.task - tasks.CLOSING
    if not 0 <= step < 2:
        return words.ABOUT[guide.task]
    if guide.rounds_to_win:
        return words.SERIES_END[step].replace("{}", str(guide.rounds_to_win))
    return words.POINTS_END[step] if guide.match.points_limit else words.ABOUT[guide.task]


def _what(words, guide, scheme):
    if guide.is_release:
        return words.LET_GO
    if guide.task == tasks.SAY_SPIT or guide.task == tasks.SAY_AGAIN:
        return words.SAY_SPIT
    if guide.task == tasks.SLAP_SMALLER or guide.task == tasks.SLAP_OTHER:
        return words.SLAP_IT
    if guide.task >= tasks.CLOSING:
        return words.LEAVE if guide.task == tasks.DONE else words.GO_ON
    texts = {"direct": words.DIRECT, "quick": words.QUICK, "cursor": words.CURSOR}[scheme]
    if guide.is_round:
        return texts[5 if guide.task == tasks.FILL else 4]
    return texts[(2 if guide.task == tasks.FILL else 0) + (1 if guide.is_last else 0)]


def _texts(words):
    return (words,) if isinstance(words, str) else words
