# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""tools/replay.py, line by line of the trace format's tables; each file in traces/ ends with what it must print."""

import os
import subprocess
import sys
import time
from random import Random

import pytest
from chance_trace import PACK, chance_trace, mirrored
from hypothesis import given
from hypothesis import strategies as st
from plain_spit import plain_replay
from trace_lines import (
    HEADER,
    ROOT,
    TRACES,
    events_of,
    played,
    position_of,
    replay,
    results_of,
    text_of,
    with_line,
)
from trace_words import TraceError

from spit import ticks

TOOL = [sys.executable, "-S", str(ROOT / "tools" / "replay.py")]  # -S: none of the venv's packages


def run(*arguments, cwd=None):
    return subprocess.run([*TOOL, *map(str, arguments)], capture_output=True, cwd=cwd, timeout=60)


# The traces


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_trace_prints_exactly_what_it_says(path):
    text = path.read_text(encoding="utf-8")
    expected = [line[3:] for line in text.splitlines() if line.startswith("#> ")]
    assert expected
    assert played(text) == expected
    # Each event also names its result in its own comment.
    named = []
    for line in text.splitlines():
        event, _, comment = line.partition("#")
        if event[:1].isdigit():
            named.append(" ".join(event.split()) + ": " + comment.split()[0].rstrip(","))
    assert sorted(named) == sorted(events_of(expected))


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_trace_agrees_with_a_plain_reading_of_the_rules(path):
    text = path.read_text(encoding="utf-8")
    assert played(text) == plain_replay(text)[0]


def assert_mirrored(text):
    lines = played(text)
    if "\narrow" not in text:
        text = text.replace("\n--", "\narrow p1\n--", 1)  # the default has its mirror image too
    image = played("\n".join(mirrored(line) for line in text.splitlines()))
    assert events_of(image) == [mirrored(line) for line in events_of(lines)]
    assert sorted(position_of(image)) == sorted(mirrored(line) for line in position_of(lines))


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_trace_with_players_swapped_gives_the_mirror_image(path):
    assert_mirrored(path.read_text(encoding="utf-8"))


def round_trip(lines):
    position = [line for line in position_of(lines) if not line.startswith(("phase", "winner"))]
    again = played(text_of(["pack partial", *position]))
    assert events_of(again) == []
    return position_of(again)


@given(st.integers(0, 2**40))
def test_chance_traces(seed):
    """A plain reading of the rules agrees, the mirror image is right, and positions round-trip."""
    text = chance_trace(Random(seed))
    lines = played(text)
    assert lines == plain_replay(text)[0]
    assert_mirrored(text)
    if lines[-1] in ("phase ready", "phase play", "phase stuck"):
        assert round_trip(lines) == position_of(lines)


# The header, line by line


def test_a_printed_position_reads_back_as_the_same_position():
    assert round_trip(played(text_of(HEADER))) == [
        "mode standard",
        "arrow p1",
        "points 0 0",
        *HEADER[1:],
        "phase play",
    ]


def test_everything_left_out_has_its_default():
    header = [line for line in HEADER if " spit:" not in line]
    given_in_full = header + [
        "mode standard",
        "setting freeze 400",
        "setting beaten_window 500",
        "setting slap_delay 400",
        "setting false_slap_penalty 300",
        "arrow p1",
        "points 0 0",
        "p1 spit: -",
        "p2 spit: -",
    ]
    events = ["1000 p1 play 2 1", "400999 p1 play 1 1", "401000 p1 play 1 1", "901000 p2 play 1 1"]
    events += ["901001 p2 play 1 1"]
    short, full = played(text_of(header, events)), played(text_of(given_in_full, events))
    assert short == full
    assert [line.split()[-1] for line in events_of(short)] == ["refused", "frozen", "ok", "beaten", "refused"]


def test_header_lines_come_in_any_order():
    lines = HEADER + ["mode points 70", "setting freeze 5", "setting freeze p2 7", "arrow p2", "points 3 4"]
    expected = played(text_of(lines))
    for seed in range(20):
        assert played(text_of(Random(seed).sample(lines, len(lines)))) == expected


def test_header_line_mode():
    assert "mode points 100" in played(text_of(HEADER + ["mode points 100"]))
    assert "mode standard" in played(text_of(HEADER + ["mode standard"]))


def test_header_line_pack_full_is_the_default():
    piles = [line for line in HEADER if line.startswith("pile")]
    rest = [card for card in PACK if not any(card in line for line in HEADER)]
    full = with_line("p1 spit: 2c " + " ".join(rest), HEADER[1:5] + piles)
    assert played(text_of(full)) == played(text_of(["pack full", *full])) == played(text_of(["pack partial", *full]))


@pytest.mark.parametrize("order", [1, -1])
def test_header_line_setting_for_one_player_wins_in_any_order(order):
    settings = ["setting freeze 100", "setting freeze p2 200"][::order]
    events = ["0 p1 play 2 1", "0 p2 play 2 1", "99999 p1 play 2 1", "100000 p1 move 1 4"]
    events += ["199999 p2 play 1 1", "200000 p2 move 1 4"]
    assert results_of(text_of(HEADER + settings, events)) == ["refused", "refused", "frozen", "ok", "frozen", "ok"]


@pytest.mark.parametrize(
    "setting, event, results",
    [
        ("freeze 0", "1000 p1 play 2 1|1000 p1 play 1 1", "refused ok"),
        ("freeze 10", "1000 p1 play 2 1|10999 p1 play 1 1|11000 p1 play 1 1", "refused frozen ok"),
        ("freeze p1 10", "1000 p1 play 2 1|11000 p1 play 1 1", "refused ok"),
        ("freeze p2 10", "1000 p1 play 2 1|11000 p1 play 1 1", "refused frozen"),
        ("beaten_window 10", "1000 p1 play 1 1|11000 p2 play 1 1|11001 p2 play 1 1", "ok beaten refused"),
    ],
)
def test_header_line_setting(setting, event, results):
    assert results_of(text_of(HEADER + ["setting " + setting], event.split("|"))) == results.split()


@pytest.mark.parametrize(
    "setting, event, results",
    [
        ("slap_delay 0", "0 p1 slap 1", "ok"),
        ("slap_delay 7", "6999 p1 slap 1|7000 p2 slap 1", "false ok"),
        ("false_slap_penalty 0", "399999 p1 slap 1|400000 p1 slap 1", "false ok"),
        ("false_slap_penalty 2", "399999 p1 slap 1|401998 p1 slap 1|401999 p1 slap 1", "false false ok"),
    ],
)
def test_header_line_setting_of_the_slap(setting, event, results):
    ended = ["pack partial", "p1 stock: 2c / - / - / - / -", "p2 stock: 2d / - / - / - / -", "pile 1: 5h", "pile 2: Qs"]
    assert results_of(text_of(ended + ["setting " + setting], event.split("|"))) == results.split()


def test_header_lines_arrow_and_points():
    lines = played(text_of(HEADER + ["arrow p2", "points 12 34"]))
    assert "arrow p2" in lines and "points 12 34" in lines


@pytest.mark.parametrize(
    "piles, phase",
    [
        (("-", "-"), "ready"),
        (("-", "none"), "ready"),
        (("none", "-"), "ready"),
        (("5h", "Qs"), "play"),
        (("2h", "3s"), "stuck"),
    ],
)
def test_the_phase_follows_from_the_position(piles, phase):
    header = [
        "pack partial",
        "p1 stock: 6s / 9c / Kh / - / -",
        "p2 stock: 8d / - / - / - / -",
        "pile 1: " + piles[0],
        "pile 2: " + piles[1],
    ]
    header += ["p%d spit: %s" % (n, spit) for n, spit in ((1, "7c"), (2, "7d")) if piles[n - 1] != "none"]
    assert position_of(played(text_of(header)))[-1] == "phase " + phase


def test_a_position_that_needs_no_action_to_be_over_has_ended_at_time_0():
    stocks = ["pack partial", "p1 stock: 6s / 9c / Kh / - / -", "p2 stock: 8d / - / - / - / -"]
    two = stocks + ["pile 1: 2h", "pile 2: 3s"]
    assert position_of(played(text_of(two)))[-1] == "phase slap"
    assert position_of(played(text_of(two + ["mode points 10", "points 1 2"])))[1:] == [
        "arrow p1",
        "points 4 3",
        "phase round-over",
    ]
    one = stocks + ["pile 1: none", "pile 2: 3s"]
    assert position_of(played(text_of(one)))[3:] == ["p1 cards: 9c Kh 6s", "p2 cards: 8d 3s", "phase round-over"]


# Comments, blanks, line ends


def test_comments_blank_lines_and_line_ends_mean_nothing():
    plain = text_of(HEADER, ["1200 p2 play 1 1", "1150 p1 play 1 1", "poll", "2000 p1 play 3 2"])
    noisy = "".join("\n \t\n# a comment -- poll\n%s# p1 stock: Kh\n" % line for line in plain.splitlines()[1:])
    noisy = "spit-trace 1 # a comment" + noisy + "#\n\n"
    expected = played(plain)
    assert played(noisy) == expected
    assert played(plain.replace("\n", "\r\n")) == expected
    assert played("\ufeff" + plain) == expected
    assert (
        played(plain.replace(" ", "   ").replace("\n", " \t \n  ").replace("spit-trace   1", "spit-trace 1"))
        == expected
    )
    assert played(plain.rstrip("\n")) == expected
    assert played(plain.replace("\n", "  # \N{BLACK SPADE SUIT} \N{LINE SEPARATOR} x\n")) == expected


def test_no_events_at_all():
    assert events_of(played(text_of(HEADER))) == []


# Events


def test_event_lines_are_printed_with_the_word_of_their_action():
    events = ["1 p1 move 2 4", "2 p2 move 3 5", "3 p1 spit", "4 p2 slap 2", "5 p1 play 1 1"]
    assert events_of(played(text_of(HEADER, events))) == [
        "1 p1 move 2 4: ok",
        "2 p2 move 3 5: ok",
        "3 p1 spit: ignored",
        "4 p2 slap 2: ignored",
        "5 p1 play 1 1: ok",
    ]


def test_a_poll_is_implied_at_the_end_and_polls_without_events_do_nothing():
    events = ["1200 p2 play 1 1", "1150 p1 play 1 1"]
    expected = played(text_of(HEADER, events))
    assert played(text_of(HEADER, events + ["poll"])) == expected
    assert played(text_of(HEADER, ["poll", "poll", *events, "poll", "poll"])) == expected


def test_a_deal_drains_and_both_are_needed_before_play_goes_on():
    header = ["pack partial", "setting slap_delay 0", "p1 stock: 2c / - / - / - / -", "p2 stock: 2d / - / - / - / -"]
    header += ["pile 1: 5h " + " ".join(card for card in PACK if card[1] == "s"), "pile 2: Qc"]
    cards = [card for card in PACK if card[1] == "s"]
    events = [
        "1000 p2 slap 2",
        "deal p1: 2c 5h " + " ".join(cards),
        "900 p1 slap 1",
        "2000 p1 spit",
        "deal p2: Qc 2d",
    ]
    # 15 cards and 2 cards would leave both without spit cards.
    with pytest.raises(TraceError) as error:
        played(text_of(header, events))
    assert error.value.line == len(header) + 2 + len(events)
    header[4] = header[4].replace("5h", "3c 5h")
    events[1] += " 3c"
    lines = played(text_of(header, events + ["3000 p1 spit", "3000 p2 spit"]))
    assert events_of(lines) == [
        "1000 p2 slap 2: ok",
        "900 p1 slap 1: ok",
        "2000 p1 spit: ignored",
        "3000 p1 spit: ok",
        "3000 p2 spit: ok",
    ]
    assert position_of(lines)[3:8] == [
        "p1 stock: 2c / 5h 4s / As 5s 8s / 2s 6s 9s Js / 3s 7s Ts Qs Ks",
        "p1 spit: -",
        "p2 stock: Qc / 2d / - / - / -",
        "p2 spit: -",
        "pile 1: 3c",
    ]
    only_one = played(text_of(header, events[:2]))
    assert position_of(only_one)[-1] == "phase round-over" and "p2 cards: Qc 2d" in only_one


def test_an_answer_between_the_deals_is_the_last_of_the_old_round():
    header = ["pack partial", "setting slap_delay 0", "p1 stock: 2c / - / - / - / -", "p2 stock: 2d / - / - / - / -"]
    header += ["pile 1: " + " ".join(PACK[20:39]), "pile 2: Qc"]
    events = ["1 p1 slap 1", "deal p1: 2c " + " ".join(PACK[20:39]), "2 p2 slap 1", "3 p2 slap 1", "deal p2: Qc 2d"]
    events += ["4 p2 slap 1"]
    assert results_of(text_of(header, events)) == ["ok", "beaten", "ignored", "ignored"]


def test_times_of_any_size():
    for begin in (0, 2**29, 2**31 - 1000, 2**40, 2**62, 2**64 - 1000, 10**100):
        events = [f"{begin + 1200} p2 play 1 1", f"{begin + 1150} p1 play 1 1", f"{begin + 501151} p2 play 1 1"]
        assert results_of(text_of(HEADER, events)) == ["ok", "beaten", "refused"]
        assert ticks.diff(0, 1000) == -1000 and ticks.add(ticks.DEVICE_PERIOD - 1, 1) == 0, (
            "the device's period is back"
        )


@pytest.mark.parametrize("times", ["growing", "falling", "equal", "mixed"])
def test_five_thousand_events_in_one_drain(times):
    count = 5000
    stamps = {
        "growing": list(range(count)),
        "falling": list(range(count, 0, -1)),
        "equal": [7] * count,
        "mixed": Random(1).sample(range(count * 3), count),
    }[times]
    events = ["%d p%d spit" % (stamp, index % 2 + 1) for index, stamp in enumerate(stamps)]
    began = time.perf_counter()
    lines = events_of(played(text_of(HEADER, events)))
    assert time.perf_counter() - began < 5
    assert [int(line.split()[0]) for line in lines] == sorted(stamps)
    if times == "equal":
        assert [line.split()[1] for line in lines] == ["p1"] * 2500 + ["p2"] * 2500


def test_a_long_drain_is_decided_like_a_short_one():
    """Beyond the length of a device's queue the tool sorts ahead; equal stamps must keep their order all the same."""
    stamps = [index // 5 for index in range(60)]
    Random(3).shuffle(stamps)
    actions = ("play 1 1", "move 2 4", "spit", "slap 1", "move 4 2")
    events = ["%d p%d %s" % (s, i % 2 + 1, actions[i % 5]) for i, s in enumerate(stamps)]
    short = events_of(played(text_of(HEADER, events)))
    assert len(events) < replay.DEVICE_DRAIN
    long = events_of(played(text_of(HEADER, events + ["%d p1 spit" % (1000 + i) for i in range(10)])))
    assert long[:60] == short


# The tool itself


def test_tool_prints_the_example_byte_for_byte(tmp_path):
    path = ROOT / "tests" / "traces" / "example.trace"
    expected = "".join(line[3:] + "\n" for line in path.read_text().splitlines() if line.startswith("#> "))
    done = run(path, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, expected.encode(), b"")


def test_tool_exits_with_2_and_says_file_and_line(tmp_path):
    (tmp_path / "bad.trace").write_text(text_of(HEADER, ["5 p1 spit", "5 p1 jump"]))
    done = run("bad.trace", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"bad.trace:11: ")
    done = run("none.trace", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"") and done.stderr.startswith(b"none.trace:1: ")
    done = run()
    assert (done.returncode, done.stdout) == (2, b"") and b"usage" in done.stderr


@pytest.mark.parametrize("output", ["a reader that has seen enough", "/dev/full"])
def test_tool_whose_output_nobody_takes_fails_without_a_fault(output):
    if output != "/dev/full":
        reader, writer = os.pipe()
        os.close(reader)
    elif os.path.exists(output):
        writer = os.open(output, os.O_WRONLY)
    else:
        pytest.skip("needs a file that is always full")
    trace = str(ROOT / "tests" / "traces" / "example.trace")
    done = subprocess.run([*TOOL, trace], stdout=writer, stderr=subprocess.PIPE, encoding="utf-8", timeout=60)
    os.close(writer)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr
    assert ("cannot be written" in done.stderr) == (output == "/dev/full")


def test_tool_helps():
    done = run("--help")
    assert done.returncode == 0 and b"FILE" in done.stdout
