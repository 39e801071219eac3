# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The guided round: whoever presses the keys that it names gets through, and whatever else is pressed does no harm."""

import types

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table_text import all_cards

from boards.parts import languages
from boards.parts import lesson as lesson_room
from boards.parts.desktop_shown import ShownDisplay
from boards.parts.lesson_screen import LONGEST, LONGEST_KEY, TURN, LessonScreen
from boards.parts.lesson_words import caption, letters, words_of
from boards.parts.screen_layout import SIZES
from spit import controls, guide, ticks
from spit.controls import HELD, KEY, PAUSE, RELEASE
from spit.guide import CLOSING, DONE, NO_KEY, TASKS, WINNING, Guide
from spit.order import Order
from spit.settings import GAME, LANGUAGES, Settings
from spit.table import PLACES, SPIT_PILE
from spit.view import View

SCHEMES = "direct", "quick", "cursor"
KEYS = {"direct": 7, "quick": 6, "cursor": 4}
NAMES = {
    "direct": ("1", "2", "3", "4", "5", "L", "R"),
    "quick": ("7", "8", "9", "10", "11", "12"),
    "cursor": ("<", ">", "Up", "Dn"),
}
START = ticks.DEVICE_PERIOD - 2_000_000
STEP = 20_000

seats = pytest.mark.parametrize("learner", range(2))
sides = pytest.mark.parametrize("turned", (False, True))
schemes = pytest.mark.parametrize("scheme", SCHEMES)


class Lesson:
    """A guided round whose learner presses keys. tasks: those there were, each once in a row."""

    def __init__(self, scheme, learner=0, turned=False, points_limit=0, rounds_to_win=0):
        self.learner = learner
        self.now = START
        hands = tuple(controls.for_player(scheme, player, turned) for player in range(2))
        self.guide = Guide(learner, hands, START, points_limit, rounds_to_win)
        self.presses = Order()
        self.view = View()
        self.tasks = [self.guide.task]
        self.pressed = []
        self.turn(0)

    def turn(self, microseconds=STEP):
        self.now = ticks.add(self.now, microseconds)
        self.guide.step(self.now, self.presses)
        self.view.look(self.guide, self.now)
        assert sorted(all_cards(self.guide.match)) == list(range(52))
        if self.guide.task != self.tasks[-1]:
            self.tasks.append(self.guide.task)

    def press(self, code, player=None):
        self.presses.add(self.now, self.learner if player is None else player, code)
        self.turn()

    def do_as_told(self):
        """Press the key that is named, or wait."""
        if self.guide.key != NO_KEY:
            code = self.guide.key | (RELEASE if self.guide.is_release else 0)
            self.pressed.append(code)
            self.press(code)
        else:
            self.turn()

    def go_on(self, until=None):
        """Do as told until a task, or to the end."""
        for _ in range(500):
            if self.guide.is_over or self.guide.task == until:
                return self
            self.do_as_told()
        raise AssertionError("stuck for good at task %d" % self.guide.task)


EACH_ONCE = [task for task in range(TASKS) if task != guide.SLAP_OTHER]
IN_ORDER = EACH_ONCE[: guide.PLAY_ALL] + [guide.TURN_UP] + EACH_ONCE[guide.PLAY_ALL :]


@schemes
@sides
@seats
def test_the_keys_that_are_named_lead_through_every_task_to_the_end(scheme, turned, learner):
    lesson = Lesson(scheme, learner, turned).go_on()
    assert lesson.tasks == IN_ORDER
    table = lesson.guide.match.table
    assert table.left(learner) < table.left(1 - learner), "the smaller pile is the learner's"


GAMES = (0, 0), (50, 0), (0, 1), (0, 3)  # the points' limit, the rounds to win


@schemes
@sides
@seats
@pytest.mark.parametrize("points_limit, rounds_to_win", GAMES[1:])
def test_in_a_game_without_slaps_it_ends_with_the_last_card(points_limit, rounds_to_win, scheme, turned, learner):
    lesson = Lesson(scheme, learner, turned, points_limit, rounds_to_win).go_on(CLOSING)
    lesson.turn(0)
    assert lesson.tasks == IN_ORDER[: IN_ORDER.index(guide.WAIT)] + [CLOSING]
    table, view = lesson.guide.match.table, lesson.view
    assert table.stock_count(learner) == 0 < table.count(SPIT_PILE)
    left = [table.left(player) for player in range(2)]
    assert view.totals == ([1 - learner, learner] if rounds_to_win else left)
    assert lesson.go_on().tasks[-3:] == [CLOSING, WINNING, DONE]


@schemes
@pytest.mark.parametrize("points_limit, rounds_to_win", GAMES)
def test_its_last_lines_tell_of_the_game_and_which_key_goes_on(points_limit, rounds_to_win, scheme):
    words = words_of("en")
    lesson = Lesson(scheme, 0, False, points_limit, rounds_to_win).go_on(CLOSING)
    said = []
    while not lesson.guide.is_over:
        if lesson.guide.is_open:
            said.append(caption(words, lesson.guide, scheme, NAMES[scheme]))
        lesson.do_as_told()
    game = words.POINTS_END if points_limit else words.SERIES_END if rounds_to_win else words.ABOUT[CLOSING:DONE]
    assert [about for about, _, _ in said] == [text.format(rounds_to_win) for text in game] + [words.ABOUT[DONE]]
    assert [what for _, what, _ in said] == [words.GO_ON, words.GO_ON, words.LEAVE]
    assert all(key for _, _, key in said)


@pytest.mark.parametrize("game, ends", ((0, (0, 0)), (1, (50, 0)), (4, (200, 0)), (5, (0, 1)), (8, (0, 4))))
def test_the_game_of_the_menu_is_the_one_that_is_taught(game, ends, monkeypatch):
    taught = []

    def left_at_once(learner, hands, now, *rest):
        taught.append(rest)
        return types.SimpleNamespace(is_over=True)

    monkeypatch.setattr(lesson_room, "LessonScreen", lambda *_, **__: None)
    monkeypatch.setattr(lesson_room, "Guide", left_at_once)
    monkeypatch.setattr(lesson_room, "Signals", lambda *_: types.SimpleNamespace(deinit=lambda: None))
    choices = Settings()
    choices.set(GAME, game)
    keys = types.SimpleNamespace(drain=lambda presses: START, resolution_us=1)
    device = types.SimpleNamespace(TURNED=False, SCHEME="quick", KEY_NAMES=(NAMES["quick"],) * 2)
    lesson_room.run(device, keys, None, 0, choices)
    assert taught == [ends]


def test_the_pointers_way_past_the_end_of_the_row_is_called_one():
    lesson = Lesson("cursor").go_on(guide.TRY_WRONG)
    hand = lesson.guide.controls[0]
    assert (hand.cursor, lesson.guide.key) == (3, 1), "to the first place on the left, by the key to the right"
    words = words_of("en")
    assert caption(words, lesson.guide, "cursor", NAMES["cursor"])[1:] == ("ROUND TO THE 7:", "[>]")
    lesson.press(1)
    assert hand.cursor == 4 and lesson.guide.is_round
    lesson.press(1)
    assert hand.cursor == 0 and lesson.guide.is_last and not lesson.guide.is_round
    lesson.go_on(guide.PLAY_BELOW)
    assert (hand.cursor, lesson.guide.key, lesson.guide.is_round) == (0, 1, False)


@schemes
def test_both_seats_learn_the_same_with_the_same_cards(scheme):
    one, other = (Lesson(scheme, learner) for learner in range(2))
    assert one.guide.match.table.stock_count(0) == other.guide.match.table.stock_count(1)
    for place in range(PLACES):
        assert one.guide.match.table.top(place) == other.guide.match.table.top(PLACES + place)
    assert one.go_on().tasks == other.go_on().tasks


@schemes
@pytest.mark.parametrize("task", EACH_ONCE)
@pytest.mark.parametrize("code, presser", ((HELD, 0), (HELD, 1), (PAUSE, 0)))
def test_it_can_be_left_at_any_task(scheme, task, code, presser):
    lesson = Lesson(scheme).go_on(task)
    lesson.press(0, presser)
    if code == PAUSE or not lesson.guide.is_over:
        lesson.press(code, presser)
    assert lesson.guide.is_over


def test_the_key_that_began_it_may_still_be_down():
    lesson = Lesson("quick")
    lesson.press(3 | HELD)
    assert not lesson.guide.is_over
    lesson.press(3)
    lesson.press(3 | HELD)
    assert lesson.guide.is_over


def test_the_quick_key_for_the_other_pile_may_be_held_as_long_as_it_takes():
    lesson = Lesson("quick").go_on(guide.PLAY_EITHER)
    assert (lesson.guide.key, lesson.guide.is_last) == (5, False)
    lesson.press(5)
    lesson.press(5 | HELD)
    assert not lesson.guide.is_over and lesson.guide.is_last
    lesson.press(lesson.guide.key)
    assert lesson.guide.task == guide.FILL and lesson.guide.is_release
    assert lesson.guide.match.table.count(SPIT_PILE + 1) == 5, "the opponent's pile"


def test_after_long_without_a_press_it_ends():
    lesson = Lesson("direct").go_on(guide.PLAY_ACE)
    for _ in range(300):
        lesson.turn(1_000_000)
    assert lesson.guide.is_over


@schemes
@seats
def test_a_wrong_card_is_answered_as_in_a_match_and_the_task_stays(scheme, learner):
    lesson = Lesson(scheme, learner).go_on(guide.PLAY_UP)
    hand = lesson.guide.controls[learner]
    for _ in range(3):
        wrong = hand.toward(lesson.guide.match.table, 4 << 3 | learner)  # play the last place's card
        lesson.press(wrong & KEY)
        if lesson.guide.task == guide.FROZEN:
            break
    assert lesson.guide.match.is_frozen(learner, lesson.guide.now)
    lesson.go_on(guide.PLAY_UP)
    lesson.go_on()
    assert lesson.tasks.count(guide.TRY_WRONG) == 1, "that one was not asked for"
    assert lesson.tasks.count(guide.PLAY_BELOW) == 1


@schemes
@sides
@seats
def test_the_larger_pile_stays_where_it_is(scheme, turned, learner):
    lesson = Lesson(scheme, learner, turned).go_on(guide.SLAP_SMALLER)
    hand, table = lesson.guide.controls[learner], lesson.guide.match.table
    larger = 0 if table.count(SPIT_PILE) > table.count(SPIT_PILE + 1) else 1
    lesson.press(next(key for key in range(hand.KEYS) if hand.slapped(key) == larger))
    assert lesson.guide.task == guide.SLAP_OTHER
    assert lesson.go_on(DONE).tasks[-4:] == [guide.SLAP_OTHER, CLOSING, WINNING, DONE]


@schemes
def test_too_early_a_slap_has_to_wait_as_in_a_match(scheme):
    lesson = Lesson(scheme).go_on(guide.WAIT)
    hand = lesson.guide.controls[0]
    lesson.press(next(key for key in range(hand.KEYS) if hand.slapped(key) == 0))
    assert lesson.guide.match.is_penalized(0, lesson.guide.now)
    assert lesson.go_on(DONE).tasks[-5:] == [guide.WAIT, guide.SLAP_SMALLER, CLOSING, WINNING, DONE]


@schemes
@given(
    learner=st.integers(0, 1),
    turned=st.booleans(),
    presses=st.lists(
        st.tuples(st.integers(0, 1), st.integers(0, 6), st.sampled_from((0, 0, 0, RELEASE)), st.integers(0, 400_000)),
        max_size=60,
    ),
    ahead=st.integers(0, 60),
)
def test_after_any_keys_the_named_ones_still_lead_to_the_end(scheme, learner, turned, presses, ahead):
    lesson = Lesson(scheme, learner, turned)
    for _ in range(ahead):
        lesson.do_as_told()
    for player, key, bits, later in presses:
        if key < KEYS[scheme]:
            lesson.presses.add(lesson.now, player, key | bits)
        lesson.turn(later)
    lesson.go_on()


def board(scheme, size=(128, 64)):
    return types.SimpleNamespace(
        WIDTH=size[0], HEIGHT=size[1], COLOR=size != (128, 64), SCHEME=scheme, KEY_NAMES=(NAMES[scheme],) * 2
    )


def captions(scheme, language="en"):
    """All that is said on the way through, with the quick key held and let go, and the slap of the larger pile."""
    words = words_of(language, languages.letters_of(language))
    said = []
    for points_limit, rounds_to_win in GAMES:
        lesson = Lesson(scheme, 0, False, points_limit, rounds_to_win)
        while not lesson.guide.is_over:
            said.append(caption(words, lesson.guide, scheme, NAMES[scheme]))
            if scheme == "cursor" and lesson.guide.task == guide.FILL:
                lesson.guide.is_round, lesson.guide.is_last = True, False
                said.append(caption(words, lesson.guide, scheme, NAMES[scheme]))
            lesson.do_as_told()
    lesson.guide.task = guide.SLAP_OTHER
    lesson.guide.key = 0
    return list(dict.fromkeys(said)) + [caption(words, lesson.guide, scheme, NAMES[scheme])]


@schemes
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_has_room(scheme, language):
    words = words_of(language, languages.letters_of(language))
    assert len(words.ABOUT) == TASKS
    for about, what, key in captions(scheme, language):
        assert 0 < len(about) <= LONGEST and len(key) <= LONGEST_KEY
        # Of a plate's two ends a third is to be seen, and there is such a gap before it.
        assert len(what) + max(len(key) - 2 / 3, 0) <= LONGEST + 2 / 3
        assert bool(what) >= bool(key) and "{" not in about + what
        assert not key or what[-1] == ":" or what in (words.QUICK[0], words.LET_GO), "it reads apart from the key"


def each_turn(screen, view, said):
    """Both turns of the two lines, if they take turns: what is seen of the words and of the line."""
    for view.at in (0, TURN):
        screen.show(view, said)
        yield [(word.grid, text) for word, text in zip((screen._about, screen._what, screen._key), said)]


@schemes
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "%dx%d" % size)
@pytest.mark.parametrize("learner, turned", ((0, True), (1, True), (1, False)))
def test_the_lines_lie_on_the_display_and_clear_of_the_piles(size, scheme, learner, turned, language):
    device = board(scheme, size)
    display = ShownDisplay(*size, device.COLOR)
    font = languages.letters_of(language)
    words, table = words_of(language, font), languages.words_of(language, font)
    screen = LessonScreen(device, display, learner, turned, table, letters(words, NAMES[scheme]), font)
    lesson = Lesson(scheme, learner, turned)
    assert len(screen._about._alphabet) <= 256, "a tile's number is a byte"
    piles = screen._middle.piles
    for said in captions(scheme, language):
        seen = set()
        for shown in each_turn(screen, lesson.view, said):
            top = screen._middle.group.y + piles[0].y
            bottom = top + piles[0]._card.tile_height
            lines = []
            for grid, text in shown:
                if grid.hidden:
                    continue
                seen.add(text)
                lines.append(grid.y)
                lead = (grid.width - len(text)) // 2
                left = grid.x + (grid.width - len(text) - lead if grid.flip_x else lead) * grid.tile_width
                # Of a plate's end two thirds are clear. A row of each letter is clear at its top and at its bottom.
                clear = grid.tile_width * 2 // 3
                assert left >= -clear and left + len(text) * grid.tile_width <= size[0] + clear
                edge = max(grid.tile_height // 10, 1)
                assert -edge <= grid.y and grid.y + grid.tile_height <= size[1] + edge
                assert grid.y + grid.tile_height <= top + edge - 1 or grid.y >= bottom - edge + 1
            if len(set(lines)) == 2:
                # Letters are a row away from what is below them, a plate, too: their own last row is clear.
                assert abs(lines[0] - lines[1]) >= screen._about.grid.tile_height
        assert seen == {text for text in said if text}
