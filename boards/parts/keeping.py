# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is kept while the power is off: the players' settings and statistics; it must never know a pixel.

Loaded at start, for the menu and after each round, and let go in between.
"""

from boards.parts.store import SETTINGS, STATISTICS, Store
from spit.phases import MATCH_OVER
from spit.settings import Settings
from spit.standing import CLEARED, NOBODY
from spit.statistics import Statistics

ROOMS = ("boards.parts.keeping", "boards.parts.store", "spit.settings", "spit.statistics")


class Kept:
    """settings, statistics: as they were kept, or as they are by default. nvm: see boards.parts.store."""

    def __init__(self, nvm):
        self._store = Store(nvm)
        self.settings = Settings(self._store.get(SETTINGS, Settings.VERSION, Settings.UPGRADES))
        self.statistics = Statistics(self._store.get(STATISTICS, Statistics.VERSION, Statistics.UPGRADES))

    def save(self):
        """Keep both; whether it worked. What did not is said on the console."""
        self._store.put(SETTINGS, Settings.VERSION, self.settings.to_bytes())
        self._store.put(STATISTICS, Statistics.VERSION, self.statistics.to_bytes())
        return self._store.save()

    def make_room(self):
        """See to it that the saves of the next rounds are quick. For a quiet moment."""
        self._store.room_for(6)


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
