# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What the two players can see, as small ints; it must never know pixels, words or how anything is drawn."""

from spit import actions, sight, ticks
from spit.cards import NO_CARD
from spit.pause import RUNNING, STOPPED
from spit.phases import COUNTDOWN, MATCH_OVER, PLAYING, READY, ROUND_OVER, SLAP, STUCK, TITLE
from spit.sight import BACK, EMPTY, UNUSED
from spit.standing import NOBODY
from spit.table import PILES, PLACES, SPIT_CARDS, SPIT_PILE

# A scene beside the phases.
PAUSED = 8

# What a player's own line has to say, one at a time.
QUIET = 0
PRESS_SPIT = 1  # press the spit key: the other one may have done so already
SAID_SPIT = 2
PRESS_SLAP = 3
MISPLAYED = 4  # frozen (R18)
WAS_BEATEN = 5
FALSE_SLAP = 6
WON = 9  # the match, or a round of a series
LOST = 10
JOINED = 12  # on the title: this player is in
COMPUTER = 13  # on the title: the computer takes this seat
PRESS_JOIN = 14
WAS_FIRST = 15  # both went for one pile
DEMO = 16  # nobody plays
SPITTING = 17  # cards have just turned up

PAGE = 2_000_000  # microseconds that one page of a scene is shown, where it has several

PAGES = 12  # can be shared out evenly among 2, 3, 4 and 6

# What the totals count.
CARDS = 0
POINTS = 1
ROUNDS = 2

_HAS_PAGES = 1 << TITLE | 1 << ROUND_OVER | 1 << MATCH_OVER | 1 << PAUSED

# Bits of `changed` beside the piles' own: bit n below PILES says that pile n looks different.
LINE_CHANGED = 1 << PILES  # player 1's line; << 1: player 2's
PILES_CHANGED = (1 << PILES) - 1
SCENE_CHANGED = 1 << (PILES + 2)  # scene, count or anything that is not a pile or a line
ALL_CHANGED = (1 << (PILES + 3)) - 1


class View:
    """One picture of the game. Piles are numbered as in spit.table: stock 0-9, spit cards 10-11, spit piles 12-13.

    faces, counts: what each pile shows and how many cards it holds; sight: the same, to ask the rules about.
    picked, cursor: per player the place 0-4 that is lifted or pointed at, or NOBODY.
    line: per player what to tell that player. stopped: a bit per player whose presses do nothing now (R18, R24).
    scene: a phase (spit.phases), or PAUSED. count: 3, 2, 1 in a countdown, else 0;
    on the title the seconds until the computer takes a seat.
    is_open: the slap may begin, or a result may be left.
    first, margin: who was first when both went for one pile or both slapped, or NOBODY; by how many microseconds,
    never finer than resolution_us: 0 is a tie, -n less than n. In a tie, who got it by the arrow.
    is_closest: that is the closest finish of the round. arrow: who holds it.
    at: the handed-in time of the picture. computers: bits, the seats of computer players.
    totals: cards each player owns, points in the points game, or rounds won in a series; counted: which of these,
    CARDS, POINTS or ROUNDS. winner: of the match or the series, or NOBODY. tally: see spit.tally.
    holding: per player the beats until the key held down leads somewhere, or 0 (see spit.session).
    page: which of its pages a scene shows that has several: 0 to PAGES - 1, over and over.
    came_from, misplayed: see spit.evening. assist: bit per player who wants help; hints: bit n: stock pile 0-9 holds a
    card for such a player to play; or else one to move, or is the empty place to move one to (see spit.controls).
    dimness: how awake the display is to be (spit.idle).
    changed: what must be drawn again; whoever draws sets it to 0.

    resolution_us: how fine the stamps of the keys are.
    """

    def __init__(self, resolution_us=1000):
        self.resolution_us = resolution_us
        self.faces = bytearray(PILES)
        self.counts = bytearray(PILES)
        self.sight = sight.Sight(self.faces, self.counts)
        self.picked = bytearray((NOBODY, NOBODY))
        self.cursor = bytearray((NOBODY, NOBODY))
        self.line = bytearray((PRESS_JOIN, PRESS_JOIN))
        self.stopped = 0
        self.first = NOBODY
        self.margin = 0
        self.is_closest = False
        self.totals = [26, 26]
        self.counted = CARDS
        self.tally = None
        self.holding = bytearray(2)
        self.came_from = self.misplayed = b"\0\0"
        self.assist = 0
        self.hints = 0
        self.page = 0
        self._page_ends = 0
        self._noticed = -1
        self.dimness = 0
        self.scene = TITLE
        self.count = 0
        self.is_open = False
        self.round = 0
        self.arrow = 0
        self.winner = NOBODY
        self.at = 0
        self.computers = 0
        self.changed = ALL_CHANGED

    def look(self, session, now):
        """See what a session shows at the handed-in time `now`; whatever differs from before goes into `changed`."""
        match = session.match
        self.at = now
        self.computers = session.computers
        self.dimness = session.idle.stage
        scene = session.phase
        if session.pause.state != RUNNING:
            scene = PAUSED if session.pause.state == STOPPED else COUNTDOWN
        if self.scene == PLAYING and (self._is_as_it_was(session) if scene == PLAYING else self._sees_last(session)):
            return
        self._noticed = session.noticed
        is_open = match.is_slap_open(session.now) if scene == SLAP else session.is_open
        count = session.countdown(now) if scene == COUNTDOWN or scene == TITLE else 0
        if scene != self.scene or self.tally is None:
            if scene == PAUSED or self.scene == PAUSED:
                match.table.changed = (1 << PILES) - 1
            self._look_at_totals(session)
            self.scene = scene
            self.changed |= SCENE_CHANGED
            self.page = 0
            self._page_ends = ticks.add(now, PAGE)
        if _HAS_PAGES >> scene & 1:
            self._turn_page(now)
        if count != self.count or is_open != self.is_open:
            self.count = count
            self.is_open = is_open
            self.changed |= SCENE_CHANGED
        looks = match.table.changed
        if looks:
            match.table.changed = 0
            self._look_at_piles(match.table, looks)
        if self.assist and (looks or self.changed & SCENE_CHANGED):
            self._look_for_hints(session.controls)
        self._look_at_finish(session.finishes, match.arrow)
        self.stopped = 0
        for player in range(2):
            controls = session.controls[player]
            if controls.picked != self.picked[player] or controls.cursor != self.cursor[player]:
                self._look_at_hand(player, controls.picked, controls.cursor)
            line = self._line(session, player)
            beats = session.hold_beats(player, now)
            if line != self.line[player] or beats != self.holding[player]:
                self.line[player] = line
                self.holding[player] = beats
                self.changed |= LINE_CHANGED << player

    def _is_as_it_was(self, session):
        """Whether nothing of play can look different from before: this is what almost every turn comes to."""
        return session.noticed == self._noticed and not self.stopped and not session.match.table.changed

    def _sees_last(self, session):
        """For one look, the card that ended a one-pile round is on its pile, though all are gathered already (R26)."""
        pile = session.match.table.in_use - 1
        card = session.played
        if session.phase < ROUND_OVER or pile > 1 or card == NO_CARD or card == self.faces[SPIT_PILE + pile]:
            return False
        self.faces[SPIT_PILE + pile] = card
        self.changed |= 1 << SPIT_PILE + pile
        return True

    def _turn_page(self, now):
        if ticks.diff(now, self._page_ends) >= 0:
            self._page_ends = ticks.add(now, PAGE)
            self.page = (self.page + 1) % PAGES
            self.changed |= LINE_CHANGED | LINE_CHANGED << 1

    def _look_at_totals(self, session):
        match = session.match
        self.counted = ROUNDS if session.series.rounds_to_win else POINTS if match.points_limit else CARDS
        for player in range(2):
            if self.counted == CARDS:
                self.totals[player] = match.table.left(player)
            else:
                self.totals[player] = (session.series.wins if self.counted == ROUNDS else match.points)[player]
        self.round = session.round
        self.winner = session.winner
        self.tally = session.tally
        self.came_from = session.came_from
        self.misplayed = session.misplayed

    def _look_at_piles(self, table, looks):
        for pile in range(PILES):
            if looks >> pile & 1:
                face = self._face(table, pile)
                count = table.counts[pile]
                if face != self.faces[pile] or count != self.counts[pile]:
                    self.faces[pile] = face
                    self.counts[pile] = count
                    self.changed |= 1 << pile

    def _look_for_hints(self, controls):
        hints = 0
        if self.scene == PLAYING:
            for player in range(2):
                if self.assist >> player & 1:
                    hints |= sight.hints(self.sight, player, controls[player].MARKS_GAPS) << player * PLACES
        self.changed |= hints ^ self.hints
        self.hints = hints

    def _face(self, table, pile):
        if table.counts[pile] == 0:
            return EMPTY if pile < SPIT_PILE or table.is_in_use(pile - SPIT_PILE) else UNUSED
        if self.scene == PAUSED or SPIT_CARDS <= pile < SPIT_PILE:
            return BACK
        return table.tops[pile]

    def _look_at_finish(self, finishes, arrow):
        first = finishes.first if self.scene == PLAYING or self.scene == ROUND_OVER else NOBODY
        if first == NOBODY == self.first:
            self.arrow = arrow
            return
        margin = self._as_fine(finishes.margin)
        is_same = first == self.first and margin == self.margin and finishes.is_closest == self.is_closest
        if not (is_same and arrow == self.arrow):
            self.changed |= LINE_CHANGED | LINE_CHANGED << 1
        self.first = first
        self.margin = margin
        self.arrow = arrow
        self.is_closest = finishes.is_closest

    def _as_fine(self, margin):
        """A margin as fine as the stamps are, and never more than it was."""
        seen = margin - margin % self.resolution_us
        return seen if seen or not margin else -self.resolution_us

    def _look_at_hand(self, player, picked, cursor):
        if picked != self.picked[player]:
            self._mark(player, self.picked[player])
            self._mark(player, picked)
            self.picked[player] = picked
        if cursor != self.cursor[player]:
            self._mark(player, self.cursor[player])
            self._mark(player, cursor)
            self.cursor[player] = cursor

    def _mark(self, player, place):
        if place != NO_CARD:
            self.changed |= 1 << player * PLACES + place

    def _line(self, session, player):
        match = session.match
        scene = self.scene
        if scene == PLAYING or scene == SLAP:
            is_frozen = match.is_frozen(player, session.now)
            if is_frozen or match.is_penalized(player, session.now):
                self.stopped |= 1 << player
                return MISPLAYED if is_frozen else FALSE_SLAP
            if session.news[player] == actions.REFUSED:
                return MISPLAYED
            if scene == PLAYING and self.first != NOBODY:
                return WAS_FIRST if self.first == player else WAS_BEATEN
            if scene == PLAYING and session.news[player] == actions.BEATEN:
                return WAS_BEATEN
            if scene == SLAP:
                return PRESS_SLAP if self.is_open else QUIET
            return SPITTING if session.has_just_spat else DEMO if session.is_demo else QUIET
        if scene == READY or scene == STUCK:
            return SAID_SPIT if session.said >> player & 1 else PRESS_SPIT
        if scene == TITLE:
            if session.said >> player & 1:
                return JOINED
            return COMPUTER if session.said and session.is_timed else PRESS_JOIN
        if scene == MATCH_OVER or scene == ROUND_OVER:
            winner = self.winner if scene == MATCH_OVER else session.series.round_winner
            return QUIET if winner == NOBODY else WON if winner == player else LOST
        return QUIET
