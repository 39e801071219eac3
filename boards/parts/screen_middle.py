# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the players share: spit piles, countdown, the title's cards, the bar of cards; it must never know a rule."""

from boards.parts.screen_pieces import PACK, hide, turn
from spit import view as seen
from spit.table import SPIT_PILE


class Middle:
    """What lies between the players, made and laid by screen_tiles.

    group: the piles with their counts. piles: two Faces; counts: per pile a Word, or two for players face to face;
    at: per pile the middle of its number, (across, down). logo: the title's cards; bar: 52 ticks.
    digits: a countdown's Word, or two for players face to face; digits_at: their middle.
    """

    def __init__(self, root, group, piles, counts, at, logo, bar, digits, digits_at):
        self.root = root
        self.group = group
        self.piles = piles
        self.counts = counts
        self.at = at
        self.logo = logo
        self.bar = bar
        self.digits = digits
        self.digits_at = digits_at
        self.scene = seen.TITLE  # that is drawn

    def comes_first(self, view):
        """What of view.changed is to be drawn now; the rest can wait for the next turn.

        The card that stopped play is seen before what follows from it, which takes much longer to draw.
        """
        changed = view.changed
        cards = changed & seen.PILES_CHANGED
        stops = self.scene == seen.PLAYING and seen.STUCK <= view.scene <= seen.MATCH_OVER and not _is_bare(view)
        return cards if cards and stops and changed != seen.ALL_CHANGED else changed

    def show(self, view, changed):
        """Draw what is both players' of view.changed as it was."""
        if changed & seen.SCENE_CHANGED:
            self._scene(view)
        for pile in range(2):
            if changed >> (SPIT_PILE + pile) & 1:
                self._pile(view, pile)

    def _scene(self, view):
        scene = self.scene = view.scene
        over = scene == seen.ROUND_OVER or scene == seen.MATCH_OVER
        if scene != seen.TITLE and self.logo is not None:
            # The title comes once; its memory is wanted.
            self.root.remove(self.logo)
            self.logo = None
        hide(self.group, over or scene == seen.TITLE)
        hide(self.bar, not over)
        if over:
            mine = view.totals[0] * PACK // max(view.totals[0] + view.totals[1], 1)
            for tick in range(PACK):
                turn(self.bar, tick, 0 if tick < mine else 1)
        text = str(view.count) if scene == seen.COUNTDOWN and view.count and _is_bare(view) else ""
        for digit in self.digits:
            digit.write(text, self.digits_at[0], self.digits_at[1])
        for pile in range(2):
            self._pile(view, pile)

    def _pile(self, view, pile):
        face = self.piles[pile]
        count = view.counts[SPIT_PILE + pile]
        scene = self.scene
        counting = scene == seen.SLAP and count > 0
        counts = self.counts[pile]
        for index in range(len(counts)):
            if counting:
                # A turned number is laid in player 2's box, where this pile is on the other side.
                across, down = self.at[pile ^ index]
                counts[index].write(str(count), across, down)
            else:
                hide(counts[index].grid, True)
        if counting:
            face.lie()
        elif scene == seen.PAUSED:
            face.show(seen.BACK, 0, False, False)
        elif scene == seen.COUNTDOWN and _is_bare(view):
            face.show(seen.UNUSED, 0, False, False)
        else:
            face.show(view.faces[SPIT_PILE + pile], 0, False, False)


def _is_bare(view):
    return view.counts[SPIT_PILE] == 0 and view.counts[SPIT_PILE + 1] == 0
