# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which game this is, on which board, and what stamps its keys, in sheets; it must never know what that means."""

from spit import VERSION


def sheets(words, paper, device, stamped_by):
    """Sheets of lines. words: the module of a language. stamped_by: see the key sources' `about`."""
    return [
        _lines(paper, words.ABOUT[0] % VERSION, words.ABOUT[1]),
        _lines(paper, words.STAMPED_BY % stamped_by, device.NAME),
    ]


def _lines(paper, *texts):
    return [(line, "") for text in texts for line in paper.wrap(text)]
