# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is kept while the power is off: the players' settings and statistics; it must never know a pixel.

Loaded at start, for the menu and after each round, and let go in between.
"""

from boards.parts.store import SETTINGS, STATISTICS, Store
from spit.settings import Settings

ROOMS = "boards.parts.results boards.parts.keeping boards.parts.store spit.settings spit.statistics"


class Kept:
    """settings, statistics: as they were kept, or as they are by default. nvm: see boards.parts.store."""

    def __init__(self, nvm):
        self._store = Store(nvm)
        self.settings = Settings(self._store.get(SETTINGS, Settings.VERSION, Settings.UPGRADES))
        self._statistics = None

    @property
    def statistics(self):
        """Read when they are asked for: the title, which is waited for, has no use for them."""
        if not self._statistics:
            from spit.statistics import Statistics

            self._statistics = Statistics(self._store.get(STATISTICS, Statistics.VERSION, Statistics.UPGRADES))
        return self._statistics

    def save(self):
        """Keep both; whether it worked. What did not is said on the console."""
        self._store.put(SETTINGS, Settings.VERSION, self.settings.to_bytes())
        self._store.put(STATISTICS, self.statistics.VERSION, self.statistics.to_bytes())
        return self._store.save()

    def make_room(self):
        """See to it that the saves of the next rounds are quick. For a quiet moment."""
        self._store.room_for(6)
