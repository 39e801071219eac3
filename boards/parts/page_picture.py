# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The table as it is at one moment, for how to play, by what draws it in play; it must never know a rule.

Whoever reads sits at the bottom.
"""

from boards.parts import languages
from boards.parts.screen_tiles import Table
from boards.parts.screen_title import Title
from spit import view as seen
from spit.cards import RANKS, SUITS
from spit.table import PLACES, SPIT_CARDS, SPIT_PILE

_FULL = "4h1 9s2 2d3 Tc4 Kd5"
_LESS = "4h1 9s1 --0 Tc2 Kd1"
_STILL = "4h1 9s1 2d1 4c1 Kd1"
_GONE = "--0 --0 --0 --0 --0"
_OTHER = "Qs1 3h2 2c3 Ah4 6h5"
_OTHER_STILL = "Ks1 3h1 2c1 Ah1 5h1"

# A moment for each text: scene, the reader's line and the other one's, the spit piles with their counts ("--" is none),
# the reader's stock with its counts, the place with a card that is picked, or that can be played or moved; -1 for none.
_MOMENTS = (
    (seen.PLAYING, seen.QUIET, seen.QUIET, "7d1 Jc1", _FULL, -1, -1),
    (seen.READY, seen.PRESS_SPIT, seen.SAID_SPIT, "", _FULL, -1, -1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "8d1 Jc1", _FULL, -1, 1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "8d1 Jc1", _FULL, 1, -1),
    (seen.STUCK, seen.PRESS_SPIT, seen.SAID_SPIT, "7d4 Jc6", _STILL, -1, -1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "7d4 6c6", _LESS, -1, 3),
    (seen.PLAYING, seen.MISPLAYED, seen.QUIET, "7d4 6c6", _LESS, -1, -1),
    (seen.SLAP, seen.PRESS_SLAP, seen.PRESS_SLAP, "7d7 Jc9", _GONE, -1, -1),
    (seen.SLAP, seen.FALSE_SLAP, seen.QUIET, "7d7 Jc9", _GONE, -1, -1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "--0 Qc4", _LESS, -1, 4),
)


class Picture:
    """device: a board module. player: who reads. turned: player 2 sits opposite. language: of the table's words.

    root: the group that is to be shown.
    """

    def __init__(self, device, player, turned, language, is_plain):
        names = device.KEY_NAMES[player]
        if turned and player and len(names) > 6:
            names = names[:5] + (names[6], names[5])  # the pile on the left is the other one
        letters = languages.letters_of(language)
        title = Title(
            _Nothing(),
            device.WIDTH,
            device.HEIGHT,
            device.COLOR,
            (names, device.KEY_NAMES[1 - player]),
            device.SCHEME,
            turned,
            languages.words_of(language, letters),
            letters,
            is_plain,
        )
        table = Table(title, False)
        self._parts = (table.middle,) + table.sides
        self._view = seen.View()
        self._points = device.SCHEME == "cursor"
        self._picks = device.SCHEME == "direct"
        self.root = title.root

    def show(self, moment):
        """Be the picture of a text, by its number."""
        view = self._view
        view.scene, view.line[0], view.line[1], piles, stock, held, hinted = _MOMENTS[moment]
        self._lay(stock, 0)
        self._lay(_OTHER_STILL if view.scene == seen.STUCK else _OTHER, PLACES)
        for pile in range(2):
            view.faces[SPIT_PILE + pile] = seen.EMPTY
            view.counts[SPIT_PILE + pile] = 0
            view.faces[SPIT_CARDS + pile] = seen.BACK
            view.counts[SPIT_CARDS + pile] = 8 + pile
        self._lay(piles, SPIT_PILE)
        if piles.startswith("--"):
            view.counts[SPIT_CARDS] = 0
        view.is_open = view.scene == seen.SLAP
        view.picked[0] = held if held >= 0 and self._picks else seen.NOBODY
        view.cursor[0] = max(held, hinted, 0) if self._points else seen.NOBODY
        lit = hinted if self._picks or self._points else max(held, hinted)
        view.hints = 1 << lit if lit >= 0 else 0
        for part in self._parts:
            part.show(view, seen.ALL_CHANGED)

    def _lay(self, cards, pile):
        view = self._view
        for card in cards.split():
            is_none = card[0] == "-"
            view.counts[pile] = int(card[2])
            if is_none:
                view.faces[pile] = seen.UNUSED if pile >= SPIT_PILE else seen.EMPTY
            else:
                view.faces[pile] = SUITS.index(card[1]) * 13 + RANKS.index(card[0])
            pile += 1


class _Nothing:
    """What a title is shown on that nobody is to see."""

    root_group = None

    def refresh(self):
        """Nothing."""
