# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is seen on each display: composed by Blinka from the device's own screen code, pixel by pixel."""

import copy
import itertools
import sys
from functools import cache
from pathlib import Path

import displayio
import pytest
from adafruit_display_text.label import Label
from hypothesis import given
from hypothesis import strategies as st

from boards.parts import screen_colors, screen_results, screen_sheets, screen_tiles, screen_title, screen_words
from boards.parts.desktop_display import FrameDisplay
from boards.parts.screen import Screen
from boards.parts.screen_layout import RANK_SIZES, SIZES, SUIT_SIZES, Layout
from boards.parts.screen_pieces import Face
from boards.parts.screen_words import DOWN, SIGNS, UP
from boards.parts.words import en
from spit import ticks
from spit import view as seen
from spit.sight import hints
from spit.standing import NOBODY

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

import draw_sheets
import glyphs
import pictures
import sheets

TABLE = ("ready", "play", "cursor", "misplay", "beaten", "close", "tie", "stuck", "again")


class Shown:
    """A screen on a display in memory, and what it has shown last. moves: see Screen; without it all is still."""

    def __init__(self, size, turned=False, scheme="quick", keys=None, moves=False, language="en"):
        self.display = FrameDisplay(size[0], size[1], size != (128, 64))
        keys = keys or pictures.KEYS[scheme]
        self.screen = Screen(self.display, *size, self.display.color, keys, scheme, turned, language, moves=moves)

    def show(self, view):
        self.screen.show(view)
        return bytes(self.display.frame)

    def crop(self, left, top, width, height):
        """The pixels of a part, as a list of rows of colours."""
        frame, across = self.display.frame, self.display.width
        return [
            [bytes(frame[3 * (y * across + x) : 3 * (y * across + x) + 3]) for x in range(left, left + width)]
            for y in range(top, top + height)
        ]

    def grids(self):
        """Every TileGrid that can be seen now, with the label or Face it belongs to."""
        return list(_grids(self.display.root_group, None))


@cache
def screen_of(size, turned=False, scheme="quick"):
    """One screen for all tests that do not look at how it is made."""
    return Shown(size, turned, scheme)


def laid(size, turned):
    """What lays a screen, in one colour: the title and the table."""
    title = screen_title.Title(
        FrameDisplay(*size, False), *size, False, pictures.KEYS["quick"], "quick", turned, en, None
    )
    return title, screen_tiles.Table(title)


def _grids(group, owner):
    for layer in group:
        if layer.hidden:
            continue
        if isinstance(layer, displayio.TileGrid):
            yield layer, owner
        else:
            yield from _grids(layer, layer if isinstance(layer, (Label, Face)) else owner)


def bounds(grid):
    """Where what is not clear of a TileGrid lies on the display: left, top, right, bottom."""
    area = grid._current_area
    if grid.height > 1:
        return area.x1, area.y1, area.x2, area.y2
    scale = grid._absolute_transform.scale
    columns = seen_columns(grid.bitmap, grid.pixel_shader, grid.tile_width, grid.tile_height, bytes(grid._tiles))
    if not columns:
        return area.x1, area.y1, area.x1, area.y1
    first, last = columns[0], columns[-1] + 1
    if grid.flip_x:
        first, last = grid.width * grid.tile_width - last, grid.width * grid.tile_width - first
    return area.x1 + first * scale, area.y1, area.x1 + last * scale, area.y2


@cache
def seen_columns(sheet, colors, wide, high, tiles):
    """The columns of a line of tiles in which anything can be seen."""
    columns = []
    for place, tile in enumerate(tiles):
        left, top = tile % (sheet.width // wide) * wide, tile // (sheet.width // wide) * high
        for x in range(wide):
            if not all(colors.is_transparent(sheet[left + x, top + y]) for y in range(high)):
                columns.append(place * wide + x)
    return columns


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def rows_of_ink(rows):
    """A picture in one colour: each pixel as dark as it looks."""
    return tuple(tuple(sum(pixel) > 500 for pixel in row) for row in rows)


@pytest.mark.parametrize("turned", (False, True))
@pytest.mark.parametrize("size", SIZES)
def test_52_faces_differ_by_shape_alone(size, turned):
    """No two cards look alike, not even without colour: on a stock place of either player and on a spit pile."""
    shown = screen_of(size, turned)
    plan = Layout(*size)
    view = pictures.sample("play")
    view.picked[0] = NOBODY
    shown.show(view)
    pictures_of = {pile: set() for pile in (0, 5, 12)}
    for card in range(52):
        for pile in pictures_of:
            view.faces[pile] = card
            view.changed |= 1 << pile
        shown.show(view)
        for pile, (left, top, (width, height)) in {
            0: (plan.row_left, plan.row_top, plan.card),
            5: (
                size[0] - plan.row_left - plan.card[0] if turned else plan.row_left,
                plan.place[1] - plan.card[1],
                plan.card,
            ),
            12: (plan.piles_left[0], plan.pile_top, plan.pile),
        }.items():
            pictures_of[pile].add(rows_of_ink(shown.crop(left, top, width, height)))
    assert {pile: len(looks) for pile, looks in pictures_of.items()} == {0: 52, 5: 52, 12: 52}


@pytest.mark.parametrize("size", SIZES)
def test_a_place_shows_its_state_and_the_cards_beneath(size):
    """Empty, back, nothing, card, each held or not, and 0 to 4 cards beneath: all look different."""
    shown = screen_of(size)
    plan = Layout(*size)
    view = pictures.sample("play")
    looks = set()
    left, top = plan.row_left + plan.place[2], plan.row_top - plan.lift
    for face, count, picked, cursor in (
        (7, 1, NOBODY, NOBODY),
        (7, 2, NOBODY, NOBODY),
        (7, 3, NOBODY, NOBODY),
        (7, 4, NOBODY, NOBODY),
        (7, 5, NOBODY, NOBODY),
        (7, 1, 1, NOBODY),
        (seen.EMPTY, 0, NOBODY, NOBODY),
        (seen.EMPTY, 0, NOBODY, 1),
        (seen.BACK, 1, NOBODY, NOBODY),
        (seen.UNUSED, 0, NOBODY, NOBODY),
    ):
        view.faces[1], view.counts[1] = face, count
        view.picked[0], view.cursor[0] = picked, cursor
        view.changed |= 2
        shown.show(view)
        looks.add(str(shown.crop(left, top, plan.place[0], plan.place[1] + plan.lift)))
    assert len(looks) == 10


def check_every_scene(shown, size):
    """Each scene looks like no other, and stays on the display and within its sheets."""
    frames = set()
    for name in pictures.SCENES:
        frames.add(shown.show(pictures.sample(name)))
        for grid, owner in shown.grids():
            left, top, right, bottom = bounds(grid)
            if owner is None and grid.width * grid.height > 52:
                continue  # the felt runs over the edge
            assert 0 <= left <= right <= size[0] and 0 <= top <= bottom <= size[1], (name, bounds(grid), owner)
            assert max(grid._tiles) < grid._tiles_in_bitmap
    assert len(frames) == len(pictures.SCENES)


@pytest.mark.parametrize("scheme", ("quick", "cursor"))
@pytest.mark.parametrize("turned", (False, True))
@pytest.mark.parametrize("size", SIZES)
def test_every_scene_stays_on_the_display(size, turned, scheme):
    """Every tile lies on the display and every tile index is in its sheet (Blinka lets both pass in silence)."""
    check_every_scene(Shown(size, turned, scheme), size)


@pytest.mark.parametrize("turned", (False, True))
@pytest.mark.parametrize("size", SIZES)
def test_words_cover_no_card_that_matters(size, turned):
    """At the table no word lies on a card, a place, another word or the number of spit cards."""
    long_names = (("10", "11", "12", "Up", "Dn", "Se"), ("1", "2", "3", "4", "5", "St"))
    shown = Shown(size, turned, keys=long_names)
    for name in TABLE:
        shown.show(pictures.sample(name))
        grids = [(bounds(grid), owner) for grid, owner in shown.grids() if grid.width * grid.height <= 52]
        words = [area for area, owner in grids if not isinstance(owner, Face)]
        cards = [area for area, owner in grids if isinstance(owner, Face)]
        for index, area in enumerate(words):
            for other in words[:index] + cards:
                assert not overlap(area, other), (name, area, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turned", (False, True))
def test_one_play_draws_the_two_piles_only(size, turned, figure):
    """What is composed again after a play is at most 1.5 times the two piles, and lies on them."""
    shown = screen_of(size, turned)
    plan = Layout(*size)
    view = pictures.sample("play")
    view.picked[0] = NOBODY
    shown.show(view)
    view.faces[12], view.counts[12] = view.faces[1], 8
    view.faces[1], view.counts[1] = 40, 1
    view.changed = 1 << 1 | 1 << 12
    shown.show(view)
    place = plan.row_left + plan.place[2], plan.row_top, plan.place[0], plan.place[1]
    pile = plan.piles_left[0], plan.pile_top, plan.pile[0], plan.pile[1]
    drawn = shown.display.dirty_pixels
    assert 0 < drawn <= 1.5 * (place[2] * place[3] + pile[2] * pile[3])
    for left, top, right, bottom in shown.display.dirty_areas:
        assert any(
            x <= left and right <= x + width and y <= top and bottom <= y + height
            for x, y, width, height in (place, pile)
        )
    if not turned:
        figure(f"screen {size[0]}x{size[1]}: {drawn} pixels composed for a play")


def test_nothing_is_drawn_when_nothing_changed():
    """No change: no refresh. Changes that look the same: nothing composed."""
    shown = screen_of((128, 64))
    view = pictures.sample("play")
    shown.show(view)
    assert view.changed == 0
    shown.display.dirty_pixels = -1
    shown.show(view)
    assert shown.display.dirty_pixels == -1
    view.changed = seen.ALL_CHANGED
    shown.show(view)
    assert shown.display.dirty_pixels == 0


@pytest.mark.parametrize("turned", (False, True))
def test_playing_makes_no_words_and_no_tiles(turned, monkeypatch):
    """While cards are played no label's text is set and no displayio object is made."""
    shown = screen_of((128, 64), turned)
    view = pictures.sample("play")
    shown.show(view)
    made = []
    for kind in (displayio.TileGrid, displayio.Bitmap, displayio.Group, displayio.Palette):
        before = kind.__init__

        def noted(self, *arguments, _before=before, **named):
            made.append(type(self))
            _before(self, *arguments, **named)

        monkeypatch.setattr(kind, "__init__", noted)
    monkeypatch.setattr(Label, "_set_text", lambda *arguments: made.append("text"))
    for step in range(60):
        pile = step % 5 + 5 * (step & 1)
        view.faces[pile], view.counts[pile] = (step * 7) % 53, step % 6
        view.faces[12 + step % 2] = step % 52
        view.picked[0] = step % 5
        view.cursor[1] = step % 5
        view.line[step & 1] = (seen.QUIET, seen.MISPLAYED, seen.WAS_BEATEN, seen.WAS_FIRST)[step % 4]
        view.first, view.margin = (NOBODY, 0, 1)[step % 3], step * 997
        view.changed = seen.ALL_CHANGED & ~seen.SCENE_CHANGED
        shown.show(view)
        assert shown.display.dirty_pixels
    assert made == []


def mirrored(view):
    """The same view with the players swapped, and with them the spit piles that they began."""
    other = seen.View()
    for pile in range(14):
        swapped = (pile + 5) % 10 if pile < 10 else pile ^ 1
        other.faces[pile], other.counts[pile] = view.faces[swapped], view.counts[swapped]
    for player in range(2):
        other.picked[player], other.cursor[player] = view.picked[1 - player], view.cursor[1 - player]
        other.line[player] = view.line[1 - player]
        other.holding[player] = view.holding[1 - player]
        other.totals[player] = view.totals[1 - player]
    other.scene, other.count, other.is_open = view.scene, view.count, view.is_open
    other.winner = view.winner if view.winner == NOBODY else 1 - view.winner
    other.first = view.first if view.first == NOBODY else 1 - view.first
    other.margin, other.resolution_us, other.arrow = view.margin, view.resolution_us, 1 - view.arrow
    other.page, other.round, other.counted = view.page, view.round, view.counted
    other.hints = view.hints >> 5 | (view.hints & 0b11111) << 5
    other.tally = copy.deepcopy(view.tally)
    for each in (other.tally.plays, other.tally.misplays, other.tally.fastest, other.tally.longest_run):
        each.reverse()
    return other


def swapped_colors():
    """From a 16-bit colour as it is shown to the same part of the other player."""
    rounded = FrameDisplay(8, 8, True)._rgb

    def shown(color):
        return rounded[color >> 19 << 11 | (color >> 10 & 63) << 5 | color >> 3 & 31]

    swaps = {}
    for one, other in (screen_colors.PLAYER, screen_colors.BACKS):
        swaps[shown(one)], swaps[shown(other)] = shown(other), shown(one)
    return swaps


def test_the_picture_of_help_marks_what_help_marks():
    view = pictures.sample("hints")
    assert view.hints == hints(view.sight, 0, False) | hints(view.sight, 1, False) << 5 != 0


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_of_help_stays_under_the_pointer(size):
    """In a learner's row a card that can be played has its bar, whether it is pointed at or not."""
    inks = []
    for cursor, hinted in ((0, 0), (0, 1), (1, 0), (1, 1)):
        shown = Shown(size, scheme="cursor")
        view = pictures.sample("play")
        view.picked[0], view.cursor[0], view.hints = NOBODY, cursor, hinted
        shown.show(view)
        inks.append(bytes(shown.display.frame))
    assert len(set(inks)) == 4


def difference(size, place, **hand):
    """What help changes at a stock place of player 1: left, top, right, bottom of it, and whether it is a whole bar."""
    frames = []
    for hinted in (0, 1 << place):
        shown = Shown(size, scheme="cursor")
        view = pictures.sample("play")
        view.picked[0] = hand.get("picked", NOBODY)
        view.cursor[0], view.hints = hand.get("cursor", NOBODY), hinted
        frames.append(shown.show(view))
    differs = [
        (at // 3 % size[0], at // 3 // size[0])
        for at in range(0, len(frames[0]), 3)
        if frames[0][at : at + 3] != frames[1][at : at + 3]
    ]
    across, down = [x for x, _ in differs], [y for _, y in differs]
    box = min(across), min(down), max(across) + 1, max(down) + 1
    inks = {frames[1][3 * (y * size[0] + x) :][:3] for x, y in differs}
    return box, len(differs) == (box[2] - box[0]) * (box[3] - box[1]) and len(inks) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_of_help_is_whole_wherever_its_card_is(size):
    """Lying, picked or pointed at: the suit cuts nothing off."""
    lift = Layout(*size).lift
    left, top, right, bottom = box = difference(size, 1)[0]
    assert difference(size, 1)[1] and right - left > 2 * (bottom - top)
    assert difference(size, 1, cursor=1) == (box, True)
    assert difference(size, 1, picked=1) == ((left, top - lift, right, bottom - lift), True)


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_of_help_in_a_gap_is_whole_and_keeps_clear_of_its_frame(size):
    box, is_whole = difference(size, 2)
    assert is_whole and box[3] < size[1] - 1
    assert difference(size, 2, cursor=2) == (box, True)


def test_on_the_smallest_display_the_bar_of_help_keeps_clear_of_rank_and_suit():
    plan = Layout(128, 64)
    left, top, right, bottom = difference(plan.box, 1)[0]
    card = plan.row_left + plan.place[2]
    _, _, _, _, rank, _, suit, down = plan.stock_look
    assert left > card + rank + RANK_SIZES[0][0] and right < card + plan.card[0] - 1
    assert top > plan.row_top + down + SUIT_SIZES[2][1] and bottom < plan.row_top + plan.card[1] - 1


def test_a_name_of_a_key_that_is_another_one_upside_down_has_a_dot_at_its_foot():
    names = pictures.KEYS["quick"]
    for turned, spit in ((True, "[6.]"), (False, "[6]")):
        shown = Shown((128, 64), turned, keys=names)
        assert shown.screen._one.keys == (spit, "[1_2]", "[4_5]")
    assert [screen_title.upright(name) for name in ("9", "M", "W", "10", "8")] == ["9.", "M.", "W.", "10", "8"]


@pytest.mark.parametrize("size", SIZES)
def test_turned_is_the_mirrored_view_turned_by_180_degrees(size):
    """Face to face both players see the same picture of their own side, to the pixel."""
    names = pictures.KEYS["quick"]
    one, other = Shown(size, True, keys=names), Shown(size, True, keys=(names[1], names[0]))
    swaps = swapped_colors() if size != (128, 64) else {}
    # The felt's threads run one way.
    rgb = FrameDisplay(8, 8, True)._rgb
    felt = rgb[_rgb565(screen_colors.NORMAL[0])]
    swaps[rgb[_rgb565(screen_colors.NORMAL[1])]] = felt
    for name in pictures.SCENES:
        view = pictures.sample(name)
        if view.scene in (seen.TITLE, seen.ROUND_OVER, seen.MATCH_OVER):
            continue  # these have something in the middle that reads one way
        mine = one.show(view)
        theirs = other.show(mirrored(view))
        mine = [mine[at : at + 3] for at in range(0, len(mine), 3)]
        theirs = [theirs[at : at + 3] for at in range(len(theirs) - 3, -3, -3)]
        dark = {rgb[_rgb565(screen_colors.NORMAL[1])]: felt}
        assert [dark.get(pixel, pixel) for pixel in mine] == [swaps.get(pixel, pixel) for pixel in theirs], name


def _rgb565(color):
    return color >> 19 << 11 | (color >> 10 & 63) << 5 | color >> 3 & 31


@pytest.mark.parametrize("turned", (False, True))
@pytest.mark.parametrize("size", SIZES)
def test_a_pause_hides_every_card(size, turned):
    """Whatever lies on the table, whoever holds what: a pause always looks the same."""
    frames = set()
    for shift in (0, 5):
        shown = screen_of(size, turned)
        view = pictures.sample("play")
        for pile in range(14):
            view.faces[pile] = (view.faces[pile] + shift) % 52
            view.counts[pile] = shift + 1
        shown.show(view)
        view.scene = seen.PAUSED
        view.changed = seen.ALL_CHANGED
        frames.add(shown.show(view))
    assert len(frames) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_slap_waits_for_its_cue(size):
    """Before the cue no headline is lit; the cue is seen on both sides; the piles' sizes are told."""
    shown = screen_of(size)
    waiting = pictures.sample("wait")
    waiting.line[1] = seen.QUIET
    before = shown.show(waiting)
    after = shown.show(pictures.sample("slap"))
    changed = sum(one != other for one, other in zip(before, after))
    assert changed > len(before) // 8
    other = pictures.sample("slap")
    other.counts[12] += 1
    other.changed = 1 << 12
    assert shown.show(other) != after


@pytest.mark.parametrize("end", ("slap", "stuck", "round", "match"))
@pytest.mark.parametrize("size", SIZES)
def test_the_card_that_stops_play_is_seen_before_what_follows_from_it(size, end):
    """The new scene takes long to draw: it comes with the next turn, and is the same as if it had come at once."""
    shown = screen_of(size)
    faces = pictures.sample("play").faces
    played = bytearray(faces)
    played[2], played[12] = faces[3], faces[2]

    def table(scene, faces):
        view = pictures.sample(scene)
        view.faces[:], view.counts[:], view.line[:] = faces, pictures.sample("play").counts, bytes(2)
        view.picked[:] = view.cursor[:] = bytes((NOBODY, NOBODY))
        return view

    at_once = shown.show(table(end, played))
    alone = shown.show(table("play", played))
    shown.show(table("play", faces))
    view = table(end, played)
    view.changed = 1 << 2 | 1 << 12 | seen.SCENE_CHANGED | seen.LINE_CHANGED
    assert shown.show(view) == alone
    assert view.changed == seen.SCENE_CHANGED | seen.LINE_CHANGED
    assert shown.show(view) == at_once
    assert view.changed == 0


def margin_text(margin, resolution_us, room):
    tiles = bytearray(8)
    end = screen_words.write_margin(tiles, 0, room, margin, resolution_us)
    return "".join(SIGNS[tile] for tile in tiles[:end])


@pytest.mark.parametrize(
    "margin, resolution_us, short, long",
    (
        (1, 1, "1us", "1us"),
        (12, 1, "12us", "12us"),
        (99, 1, "99us", "99us"),
        (100, 1, "100us", "0.10ms"),
        (432, 1, "432us", "0.43ms"),
        (999, 1, "999us", "0.99ms"),
        (1_009, 1, "1.0ms", "1.00ms"),
        (4_319, 1, "4.3ms", "4.31ms"),
        (43_199, 1, "43ms", "43.1ms"),
        (143_999, 1, "143ms", "143ms"),
        (999_999, 1, "999ms", "999ms"),
        (-1000, 1000, "<1ms", "<1ms"),
        (1_000, 1000, "1ms", "1ms"),
        (43_000, 1000, "43ms", "43ms"),
        (40, 20, "40us", "40us"),
        (-20, 20, "<20us", "<20us"),
    ),
)
def test_a_margin_in_words(margin, resolution_us, short, long):
    assert margin_text(margin, resolution_us, 5) == short
    assert margin_text(margin, resolution_us, 6) == long


@given(margin=st.integers(1, 999_999), resolution_us=st.sampled_from((1, 20, 1000)), room=st.sampled_from((5, 6)))
def test_a_margin_in_words_is_true_and_no_finer_than_the_stamps(margin, resolution_us, room):
    """Read back, it is what it was but for the last digit, which is no smaller than the source's step."""
    margin = margin // resolution_us * resolution_us or -resolution_us
    text = margin_text(margin, resolution_us, room)
    assert len(text) <= room
    number, unit = text.lstrip("<")[:-2], {"us": 1, "ms": 1000}[text[-2:]]
    step = unit // 10 ** len(number.partition(".")[2])
    shown = round(float(number) * unit)
    assert shown > 0
    assert text.startswith("<") == (margin < 0)
    assert step >= resolution_us or (unit == 1 and shown % resolution_us == 0)
    assert shown <= abs(margin) < shown + max(step, 1)


@pytest.mark.parametrize("turned", (False, True))
@pytest.mark.parametrize("size", SIZES)
def test_both_see_who_was_first_and_by_how_much(size, turned):
    """Each finish looks different on both sides, a tie's arrow too; and then all is as before."""
    shown = screen_of(size, turned)
    view = pictures.sample("play")
    half = 3 * size[0] * (size[1] // 2)
    before = shown.show(view)
    looks = [set(), set()]
    finishes = [(first, margin, 0) for first in (0, 1) for margin in (12, 432, 43_000, -1000)]
    finishes += [(first, 0, arrow) for first in (0, 1) for arrow in (0, 1)]
    for view.first, view.margin, view.arrow in finishes:
        for player in range(2):
            view.line[player] = seen.WAS_FIRST if player == view.first else seen.WAS_BEATEN
        view.changed |= seen.LINE_CHANGED | seen.LINE_CHANGED << 1
        frame = shown.show(view)
        looks[1].add(frame[:half])
        looks[0].add(frame[-half:])
    assert [len(look) for look in looks] == [len(finishes)] * 2
    view.line[0] = view.line[1] = seen.QUIET
    view.changed |= seen.LINE_CHANGED | seen.LINE_CHANGED << 1
    assert shown.show(view) == before


@pytest.mark.parametrize("turned", (False, True))
def test_the_arrow_points_to_who_has_it(turned):
    """Both players see an arrow that points the same way: down the display to player 1, up to player 2."""
    title, table = laid((128, 64), turned)
    mine, other = (side.arrows for side in table.sides)
    assert mine == (DOWN, UP)
    assert other == (mine if turned else (UP, DOWN))
    sheet, letters, _ = title.cut._letters
    tiles = []
    for letter in (UP, DOWN):
        left = 6 * letters.find(letter)
        tiles.append([[sheet[left + x, y] for x in range(6)] for y in range(1, 9)])
    assert tiles[0] == tiles[1][::-1]
    wide = [sum(pixel == max(map(max, tiles[0])) for pixel in row) for row in tiles[0]]
    assert sum(wide[:3]) > sum(wide[-3:]), "the head is at the top"


def results(view, player, left):
    """What the line of a round's end says to a player, page by page."""
    pages = []
    for view.page in range(6):
        pages.append(screen_results.result(en, view, player, left, UP))
    return pages


def test_points_that_add_up_to_52_are_not_called_cards():
    view = pictures.sample("round")
    view.totals, view.is_open = [20, 32], False
    for view.counted, total in ((seen.CARDS, "CARDS 20"), (seen.POINTS, "POINTS 20"), (seen.ROUNDS, "WON 20")):
        assert screen_results.end(en, view, 0) == total


def test_a_rounds_end_says_how_it_ended_and_how_to_go_on():
    view = pictures.sample("round")
    numbers = ["PRESS TO GO ON", "PLAYS 14 OOPS 2", "FASTEST 0.43s", "PRESS TO GO ON"]
    view.totals = [20, 32]
    assert results(view, 0, (11, 10)) == ["CARDS TAKEN 9"] * 2 + numbers
    assert results(view, 0, None)[0] == "FEWER CARDS" and results(view, 1, None)[0] == "MORE CARDS"
    view.counted = seen.POINTS
    assert results(view, 0, (7, 0)) == ["POINTS +7"] * 2 + numbers
    view.first, view.margin, view.resolution_us = 0, 12_000, 1000
    assert results(view, 0, (7, 0)) == ["POINTS +7", "BY 12ms"] + numbers
    view.counted = seen.ROUNDS
    for view.line[0], text in ((seen.WON, "ROUND WON"), (seen.LOST, "ROUND LOST"), (seen.QUIET, "ROUND EVEN")):
        assert results(view, 0, None) == [text, "BY 12ms"] + numbers


def test_whoever_was_later_at_the_slap_and_took_the_smaller_pile_is_not_called_late():
    """Found by a newcomer: "TOOK 15 183ms LATE", where the computer had slapped the larger pile."""
    view = pictures.sample("round")
    view.totals, view.first, view.margin, view.resolution_us = [20, 32], 0, 12_000, 1000
    assert results(view, 0, (11, 10))[:2] == ["TOOK 9 BY 12ms"] * 2
    assert results(view, 1, (11, 10))[:2] == ["TOOK 22 12ms LATE"] * 2
    view.first = 1
    assert results(view, 0, (11, 10))[:2] == ["CARDS TAKEN 9"] * 2
    assert results(view, 1, (11, 10))[:2] == ["CARDS TAKEN 22"] * 2
    assert results(view, 0, (4, 16))[:2] == ["TOOK 16 12ms LATE"] * 2, "as many"


def test_a_matchs_end_says_what_a_key_does_as_soon_as_it_does_it():
    view = pictures.sample("match")
    view.totals, view.is_open = [0, 52], False
    pages = []
    for view.is_open in (False, True):
        for view.page in range(6):
            pages.append(screen_results.end(en, view, 0))
    assert pages[:6] == ["CARDS 0"] * 6
    rest = ["CARDS 0", "HOLD FOR TITLE", "ROUNDS PLAYED 5", "PRESS TO REMATCH", "LONGEST RUN 7"]
    assert pages[6:] == ["PRESS TO REMATCH"] + rest
    view.holding[0] = 2
    assert screen_results.end(en, view, 0) == "TITLE IN 2"


def contrast(one, other):
    """The contrast ratio of two colours 0xRRGGBB as WCAG 2 defines it, 1.0 to 21.0."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(color):
    parts = [(color >> shift & 255) / 255 for shift in (16, 8, 0)]
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize(
    "colors, players, backs, least",
    [
        (screen_colors.NORMAL, screen_colors.PLAYER, screen_colors.BACKS, 4.5),
        (screen_colors.PLAIN, screen_colors.PLAIN_PLAYER, screen_colors.PLAIN_BACKS, 7),
    ],
)
def test_words_can_be_read_in_colour(colors, players, backs, least):
    """Words and marks against what is behind them: at least 4.5 to 1, and 7 to 1 for whoever wants more."""
    felt, thread, paper, held_paper, rim, ink, red, alarm = colors
    pairs = [(ink, paper), (red, paper), (ink, held_paper), (red, held_paper)]
    pairs += [(screen_colors.WHITE, alarm), (screen_colors.WHITE, felt)]
    for word in players:
        pairs += [(word, felt), (word, thread), (ink, word)]
    for one, other in pairs:
        assert contrast(one, other) >= least, (hex(one), hex(other))
    assert contrast(rim, felt) >= 3, "an empty place is seen"
    assert contrast(rim, paper) >= 3, "the cards of a pile are told apart"
    for back in backs:
        assert contrast(back, paper) >= 3, "a card that can be played is seen by its bar, a back by its pattern"


def test_a_size_without_a_layout_says_what_to_do():
    with pytest.raises(ValueError, match="add one to boards/parts/screen_layout.py"):
        Shown((96, 64))


def test_the_sheets_are_those_drawn():
    """boards/parts/sheets is what tools/pictures.py --sheets writes, byte for byte."""
    files = {path.name: path.read_bytes() for path in pictures.SHEETS.iterdir()}
    drawn = pictures.sheet_files()
    assert sorted(files) == sorted(path.name for path in drawn)
    for path, content in drawn.items():
        assert files[path.name] == content, f"{path.name} is out of date: python3 tools/pictures.py --sheets"


@pytest.mark.parametrize("size", SIZES)
def test_every_sheet_is_wanted(size):
    """No file holds a sheet that the display never shows; that none is missing, every other test shows."""
    wanted = {"felt 8 8"}  # in colour only
    named = set()
    for turned in (False, True):
        title, _ = laid(size, turned)
        wanted |= set(title.cut.sheets._read)
        named |= set(title.cut.sheets._places)
    assert named == wanted


def test_letters_are_where_the_letter_sheet_makes_them():
    """The parts of plates come first, and the arrows one after the other."""
    assert SIGNS.startswith("[]_ ")
    assert UP + DOWN in SIGNS


def test_a_size_without_its_sheets_says_what_to_do(monkeypatch, tmp_path):
    monkeypatch.setattr(screen_sheets, "FOLDER", str(tmp_path) + "/")
    with pytest.raises(ValueError, match="tools/pictures.py --sheets"):
        Shown((128, 64))


def test_a_drawing_of_another_size_is_refused():
    drawn = glyphs.parsed(["= SMALL_RANKS 8x2", "A:", "..####..", "........"])
    with pytest.raises(ValueError, match="SMALL_RANKS is 8x2"):
        sheets.pack(drawn, 128, 64)


def test_pixels_are_packed_from_the_left():
    sheet = draw_sheets.Sheet(3, 2, 3, 2)
    for x, value in ((0, 3), (1, 1), (2, 2)):
        sheet.put(1, x, 0, value)
    assert sheet.packed() == bytes((0b00000011, 0b01100000, 0, 0, 0, 0))


# What moves


def frames(size, scheme, view, changed, until=100_000, step=10_000):
    """What is seen at each step after a change, and the picture without anything that moves."""
    shown = Shown(size, scheme=scheme, moves=True)
    shown.show(pictures.sample("play"))
    still = Shown(size, scheme=scheme)
    still.show(pictures.sample("play"))
    view.changed = changed
    pictures_seen = [shown.show(view)]
    view.changed = changed
    last = still.show(view)
    for _ in range(until // step):
        view.at = ticks.add(view.at, step)
        pictures_seen.append(shown.show(view))
    return pictures_seen, last


@pytest.mark.parametrize("size", SIZES)
def test_a_played_card_moves_onto_the_pile_within_100_ms(size):
    view = pictures.sample("play")
    view.at = ticks.DEVICE_PERIOD - 50_000
    view.came_from, view.faces[12] = bytearray((3, 0)), view.faces[3]
    seen_at, last = frames(size, "direct", view, 1 << 12 | 1 << 3)
    assert len(set(seen_at)) == 4, "three steps, and then it lies there"
    assert seen_at[0] == last == seen_at[-1], "the pile comes first and at once"


@pytest.mark.parametrize("turned", (False, True))
def test_a_moving_card_costs_the_oled_less_than_the_piles_that_changed(turned):
    """Clear of the own row, at each step the bytes of one card in one of the display's rows of 8 pixels."""
    size = width, _ = 128, 64
    for place, pile in itertools.product(range(10), range(2)):
        shown = Shown(size, turned, moves=True)
        view = pictures.sample("play")
        last = shown.show(view)
        view.came_from = bytearray((place, place))
        view.changed = 1 << 12 + pile
        assert shown.show(view) == last
        for row in (5, 4, 3) if place < 5 else (2, 3, 4):
            seen_at = shown.show(view)
            drawn = [at // 3 for at in range(0, len(last), 3) if seen_at[at : at + 3] != last[at : at + 3]]
            assert {at // width // 8 for at in drawn} == {row}
            across = [at % width for at in drawn]
            assert max(across) - min(across) < 14
            view.at = ticks.add(view.at, 28_000)
        assert shown.show(view) == last


@pytest.mark.parametrize("size", SIZES)
def test_a_misplayed_card_shakes_and_is_still_again_within_100_ms(size):
    view = pictures.sample("play")
    view.line[0], view.misplayed = seen.MISPLAYED, bytearray((3, 0))
    seen_at, last = frames(size, "direct", view, seen.LINE_CHANGED)
    assert len(set(seen_at)) == 3 and seen_at[0] == last == seen_at[-1]


def test_the_pile_shows_its_new_card_at_once_whatever_moves():
    size = 128, 64
    view = pictures.sample("play")
    view.came_from, view.faces[13] = bytearray((0, 4)), view.faces[4]
    seen_at, last = frames(size, "direct", view, 1 << 13 | 1 << 4)
    left, top = 66, 17  # pile 2 but for its lower corner, where the card comes from
    for y in range(top, top + 12):
        start = 3 * (y * size[0] + left)
        assert seen_at[0][start : start + 3 * 22] == last[start : start + 3 * 22]


def test_another_play_ends_what_still_moves():
    size = 128, 64
    shown, still = Shown(size, moves=True), Shown(size)
    view = pictures.sample("play")
    for each in (shown, still):
        each.show(pictures.sample("play"))
    view.came_from = bytearray((0, 9))
    view.line[0], view.misplayed = seen.MISPLAYED, bytearray((3, 5))
    for changed in (seen.LINE_CHANGED, 1 << 12 | 1, 1 << 13 | 1 << 9, seen.SCENE_CHANGED):
        for each in (shown, still):
            view.changed = changed
            each.show(view)
        view.at = ticks.add(view.at, 30_000)
        view.scene = seen.PLAYING
    view.scene = seen.STUCK
    for each in (shown, still):
        view.changed = seen.SCENE_CHANGED
        picture = each.show(view)
    assert bytes(shown.display.frame) == picture
