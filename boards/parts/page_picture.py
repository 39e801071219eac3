# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The table at one moment, for how to play, by what draws it in play, and words on it; it must never know a rule.

Whoever reads sits at the bottom.
"""

import displayio

from boards.parts import languages
from boards.parts.page_guide import FEWEST_POINTS, GAP, GOAL, HINT, LATE, NAMES, SERIES, keys_as_seen, room_above
from boards.parts.page_paper import block
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
_LAST = "4h1 --0 --0 --0 --0"

# By page_guide's numbers: scene, the reader's line and the other one's, the spit piles with their counts (--: none),
# the reader's stock with its counts, the place with a card that is picked, or that can be played or moved; -1 for none.
_MOMENTS = (
    (seen.PLAYING, seen.QUIET, seen.QUIET, "7d1 Jc1", _FULL, -1, -1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "7d1 Jc1", _FULL, -1, -1),
    (seen.READY, seen.PRESS_SPIT, seen.SAID_SPIT, "", _FULL, -1, -1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "8d1 Jc1", _FULL, -1, 1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "8d1 Jc1", _FULL, 1, -1),
    (seen.STUCK, seen.PRESS_SPIT, seen.SAID_SPIT, "7d4 Jc6", _STILL, -1, -1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "7d4 6c6", _LESS, -1, 3),
    (seen.PLAYING, seen.MISPLAYED, seen.QUIET, "7d4 6c6", _LESS, -1, -1),
    (seen.PLAYING, seen.WAS_BEATEN, seen.WAS_FIRST, "8d4 Jc6", _LESS, -1, -1),
    (seen.SLAP, seen.PRESS_SLAP, seen.PRESS_SLAP, "7d7 Jc9", _GONE, -1, -1),
    (seen.SLAP, seen.PRESS_SLAP, seen.PRESS_SLAP, "7d7 Jc9", _GONE, -1, -1),
    (seen.SLAP, seen.FALSE_SLAP, seen.QUIET, "7d7 Jc9", _GONE, -1, -1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "--0 Qc4", _LESS, -1, 4),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "3d7 Jc9", _LAST, -1, 0),
    (seen.MATCH_OVER, seen.WON, seen.LOST, "7d7 Jc9", _GONE, -1, -1),
    (seen.PLAYING, seen.QUIET, seen.QUIET, "3d7 Jc9", _LAST, -1, 0),
    (seen.MATCH_OVER, seen.WON, seen.LOST, "7d7 Jc9", _GONE, -1, -1),
)
_MARGIN = 148_000  # microseconds


class Picture:
    """device: a board module. player: who reads. turned: player 2 sits opposite. language: of the table's words.
    paper: the Paper of the other sheets. goal: the points or rounds that end a match.

    root: the group that is to be shown.
    """

    def __init__(self, device, player, turned, language, is_plain, paper, goal):
        letters = languages.letters_of(language)
        title = Title(
            _Nothing(),
            device.WIDTH,
            device.HEIGHT,
            device.COLOR,
            (keys_as_seen(device, player, turned), device.KEY_NAMES[1 - player]),
            device.SCHEME,
            turned,
            languages.words_of(language, letters),
            letters,
            is_plain,
        )
        table = Table(title, False)
        self._parts = (table.middle,) + table.sides
        self._view = seen.View()
        self._goal = goal
        self._points = device.SCHEME == "cursor"
        self._picks = device.SCHEME == "direct"
        self._lay_words(title, paper)

    def _lay_words(self, title, paper):
        """The lines above the table, the hint below it, and what is called by its name on it."""
        plan = title.cut.plan
        width, height = plan.width, plan.height
        up = room_above(width, height, paper.scale)[0]
        self._names = [paper.word(plan.text) for _ in range(2)]
        self._names_at = (
            (plan.right_middle, plan.half_middle - up),
            (plan.left_middle, height - plan.half_middle - up),
        )
        self._text = paper.word(paper.scale)
        self._text.anchor_point = (0, 0)
        self._text.anchored_position = (1, 0)
        self._above = block(width, plan.pile_top - up - 1)
        self._hint = paper.word(1)
        self._hint.anchor_point = (0, 1)
        self._hint.anchored_position = (1, height)
        below = block(width, HINT, 0, height - HINT)
        below.hidden = self._hint.hidden = plan.beneath_kind != "rims"
        self.root = displayio.Group()
        title.root.y = -up
        for layer in [title.root, self._above, below, self._text, self._hint] + self._names:
            self.root.append(layer)

    def show(self, moment, lines, hint, names):
        """Be a picture by its number, with these lines above it. names: the reader's row's, the stock's, the cards'."""
        self._show_table(moment)
        text = "\n".join(lines)
        if self._text.text != text:
            self._text.text = text
        self._above.hidden = not text
        if not self._hint.hidden and self._hint.text != hint:
            self._hint.text = hint
        called = (names[0], "") if moment == GOAL else names[1:] if moment == NAMES else ("", "")
        for index in range(2):
            label = self._names[index]
            if label.text != called[index]:
                label.text = called[index]
                label.anchor_point = (0.5, 0.5)
                label.anchored_position = self._names_at[index]

    def _show_table(self, moment):
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
        view.first = 1 if moment == LATE else seen.NOBODY
        view.margin = _MARGIN
        view.winner = 0
        if moment == FEWEST_POINTS:
            view.counted, view.totals = seen.POINTS, [self._goal * 2 // 3, self._goal + 6]
        elif moment == SERIES:
            view.counted, view.totals = seen.ROUNDS, [self._goal, self._goal - 1]
        view.picked[0] = held if held >= 0 and self._picks else seen.NOBODY
        pointed = 2 if moment == GAP else max(held, hinted, 0)  # there, a key brings the card
        view.cursor[0] = pointed if self._points else seen.NOBODY
        lit = max(held, hinted)
        if self._picks or self._points:
            lit = 2 if moment == GAP else hinted  # as help marks it
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
