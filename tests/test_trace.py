# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What a match writes down while it is played, and that playing it again comes to the same end."""

import sys
from pathlib import Path

import pytest
from evening import Evening
from table_text import Game

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

import replay  # noqa: E402

from spit import actions, ticks, trace  # noqa: E402
from spit.match import Match  # noqa: E402
from spit.session import MATCH_OVER, ROUND_OVER  # noqa: E402
from spit.standing import BEATEN_WINDOW, FREEZE  # noqa: E402


class Sheet(list):
    """The lines that were written."""

    def __call__(self, line):
        assert "\n" not in line
        self.append(line)

    def again(self):
        return replay.replay("\n".join(self).encode())

    def results(self):
        """TIME, player, action and result of the recorded events."""
        return in_time([line.replace("  # ", ": ") for line in self if line[0].isdigit()])


def in_time(lines):
    """A countdown says "spit" for both players at one moment, in either order."""
    return sorted(lines, key=lambda line: (int(line.split()[0]), line if "spit" in line else ""))


def game(**more):
    return Game("6s / 9c 3d / Kh / - / - + 2c", "4h / 8d / Js 6d / - / - + 7c", "5h / Qs", **more)


def test_position_lines_in_the_table_s_order():
    assert list(trace.position_lines(game(arrow=2, limit=70, points=(3, 4)).match)) == [
        "mode points 70",
        "arrow p2",
        "points 3 4",
        "p1 stock: 6s / 9c 3d / Kh / - / -",
        "p1 spit: 2c",
        "p2 stock: 4h / 8d / Js 6d / - / -",
        "p2 spit: 7c",
        "pile 1: 5h",
        "pile 2: Qs",
        "phase play",
    ]


def test_position_lines_of_a_pile_that_is_empty_or_not_in_use():
    lines = list(trace.position_lines(Game("6s / - / - / - / -", "4h / - / - / - / - + 7c", "none / -").match))
    assert lines[3:] == [
        "p1 stock: 6s / - / - / - / -",
        "p1 spit: -",
        "p2 stock: 4h / - / - / - / -",
        "p2 spit: 7c",
        "pile 1: none",
        "pile 2: -",
        "phase ready",
    ]


def test_position_lines_between_rounds_are_sorted_by_suit_and_rank():
    ended = Game("6s / Ah / Kd / Tc / -", "8h / 8d / - / - / -", "2s Ac 3d / 4c")
    assert "phase slap" in trace.position_lines(ended.match) and "pile 2: 4c" in trace.position_lines(ended.match)
    assert ended.do("p1 slap 1", at=400_000) == "ok"
    assert list(trace.position_lines(ended.match)) == [
        "mode standard",
        "arrow p1",
        "points 0 0",
        "p1 cards: Ac Tc 3d Kd Ah 2s 6s",
        "p2 cards: 4c 8d 8h",
        "phase round-over",
    ]


def test_header_lines_name_only_the_settings_that_differ():
    match = game().match
    assert not [line for line in trace.header_lines(match) if "setting" in line]
    match.settings[FREEZE] = 250_000
    match.settings[BEATEN_WINDOW] = 0
    lines = list(trace.header_lines(match))
    assert [line for line in lines if "setting" in line] == ["setting freeze p1 250", "setting beaten_window 0"]
    assert lines[0] == "spit-trace 1" and lines[-1] == "--"


@pytest.mark.parametrize(
    "action, text",
    [
        (actions.play(4, 1), "play 5 2"),
        (actions.move(0, 4), "move 1 5"),
        (actions.spit(), "spit"),
        (actions.slap(1), "slap 2"),
    ],
)
def test_event_line(action, text):
    assert trace.event_line(2**40, 1, action) == "%d p2 %s" % (2**40, text)


def test_deal_line():
    assert trace.deal_line(1, bytes((0, 12, 51)), 1, 3) == "deal p2: Kc Ks"
    assert trace.deal_line(0, b"", 0, 0) == "deal p1: -"


def recorded(stamps, drains=()):
    """The TIMEs of events with these stamps."""
    sheet = Sheet()
    recorder = trace.Recorder(sheet)
    recorder.opened(game().match)
    for stamp in stamps:
        recorder.decided(0, actions.spit(), stamp, actions.OK)
    return [int(line.split()[0]) for line in sheet if line[0].isdigit()]


def test_times_are_unwrapped_and_never_negative():
    period = ticks.DEVICE_PERIOD
    assert recorded([period - 5, period - 1, 0, 10]) == [1_000_000, 1_000_004, 1_000_005, 1_000_015]
    late = recorded([period + 3 - 10, 3, period - 8, 4])
    assert [time - late[0] for time in late] == [0, 10, -1, 11]
    assert recorded([5, period + 5 - 1_000_000])[1] == 0
    # A wait that is longer than half the clock's turn still goes forward.
    assert recorded([0, period - 2_000_000])[1] == 1_000_000 + period - 2_000_000


def test_a_wait_longer_than_the_clock_s_turn_is_counted_by_its_drains():
    sheet = Sheet()
    recorder = trace.Recorder(sheet)
    recorder.opened(game().match)
    recorder.decided(0, actions.spit(), 77, actions.OK)
    for second in range(3000):
        recorder.drained(second * 1_000_000 % ticks.DEVICE_PERIOD)
    recorder.decided(1, actions.spit(), 3000 * 1_000_000 % ticks.DEVICE_PERIOD, actions.OK)
    times = [int(line.split()[0]) for line in sheet if line[0].isdigit()]
    assert times[1] - times[0] == 3_000_000_000 - 77


def test_a_poll_only_after_something_was_decided():
    sheet = Sheet()
    recorder = trace.Recorder(sheet)
    recorder.drained()
    recorder.opened(game().match)
    header = len(sheet)
    recorder.drained()
    recorder.decided(0, actions.play(0, 0), 5, actions.BEATEN)
    recorder.decided(1, actions.move(0, 4), 6, actions.OK)
    recorder.drained()
    recorder.drained()
    recorder.decided(1, actions.slap(0), 7, actions.FALSE)
    recorder.dealt(None, bytes((0, 1, 2)), 1, 3)
    recorder.drained()
    assert sheet[header:] == [
        "1000000 p1 play 1 1  # beaten",
        "1000001 p2 move 1 5  # ok",
        "poll",
        "1000002 p2 slap 1  # false",
        "deal p1: Ac",
        "deal p2: 2c 3c",
    ]


def test_the_last_position_follows_as_comments_once_the_drain_is_over():
    sheet = Sheet()
    recorder = trace.Recorder(sheet)
    match = Match()
    recorder.opened(match)
    recorder.decided(0, actions.play(0, 0), 5, actions.OK)
    recorder.ended(match)
    recorder.decided(1, actions.play(0, 0), 5, actions.IGNORED)
    match.flags[1] = 1  # a tie passes the arrow
    recorder.drained()
    recorder.drained()
    end = sheet.index("poll")
    assert sheet[end - 1].endswith("p2 play 1 1  # ignored")
    assert sheet[end + 1 :] == ["# " + line for line in trace.position_lines(match)]
    assert "# arrow p2" in sheet


@pytest.mark.parametrize("scheme", ["direct", "quick", "cursor"])
@pytest.mark.parametrize("limit", [0, 30])
@pytest.mark.parametrize("seed", range(3))
def test_a_recorded_match_replays_to_the_same_end(scheme, limit, seed):
    sheet = Sheet()
    evening = Evening(scheme, seed, limit, recorder=trace.Recorder(sheet))
    evening.session.start_match(3)
    while evening.session.phase != MATCH_OVER:
        evening.run(200)
    lines = sheet.again()
    end = lines.index("--")
    assert in_time(lines[:end]) == sheet.results()
    position = [line[2:] for line in sheet if line.startswith("# ")]
    assert position == lines[end + 1 :] == list(trace.position_lines(evening.match))
    assert sum(line.startswith("deal p1") for line in sheet) == evening.session.round - 1


def test_a_rematch_begins_a_trace_of_its_own():
    sheet = Sheet()
    evening = Evening("quick", 5, 5, recorder=trace.Recorder(sheet))
    for _ in range(2):
        evening.session.start_match(3)
        while evening.session.phase != MATCH_OVER:
            evening.run(100)
    second = len(sheet) - 1 - sheet[::-1].index("spit-trace 1")
    assert sheet.count("spit-trace 1") == 2 and second > 0
    for part in (Sheet(sheet[:second]), Sheet(sheet[second:])):
        assert in_time(part.again()[: len(part.results())]) == part.results()


def test_a_match_with_ties_replays_to_the_same_end():
    """Two people who always press at the same moment, in all phases."""
    sheet = Sheet()
    evening = Evening("direct", 3, recorder=trace.Recorder(sheet))
    evening.session.start_match(0)
    chance = evening.chance
    for _ in range(3000):
        evening.at += chance.choice((0, 1, 30, 400))
        for player in chance.sample((0, 1), 2):
            for key in chance.sample(range(7), chance.randint(0, 3)):
                evening.queue(player, key)
        evening.run_to(evening.at)
        if evening.session.phase == MATCH_OVER:
            break
    assert evening.session.round > 1 or evening.session.phase == ROUND_OVER
    lines = sheet.again()
    assert in_time(lines[: lines.index("--")]) == sheet.results()
