# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Adds a round's result to what is kept; it must never know where that is.

Loaded after each round, and let go again.
"""

from boards.parts.keeping import Kept
from spit.phases import MATCH_OVER
from spit.standing import CLEARED, NOBODY


def keep_result(nvm, session, level):
    """Count the round that has just ended, and with the last one the match. level: of the computer players."""
    kept = Kept(nvm)
    finishes = session.finishes
    kept.statistics.round_over(
        session.computers,
        session.match.flags[CLEARED],
        session.tally.milliseconds,
        -1 if finishes.closest_first == NOBODY else finishes.closest_margin,
    )
    if session.phase == MATCH_OVER:
        kept.statistics.match_over(session.computers, session.winner, level)
    kept.save()
