# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""tools/fairness.py: what it claims holds, it finds what does not, and it says the same each time."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

import fairness  # noqa: E402
import fairness_contest  # noqa: E402
from fairness_presses import GAPS_US  # noqa: E402

TOOL = [sys.executable, str(ROOT / "tools" / "fairness.py")]


def run(capsys, *arguments):
    """The exit status and what was printed."""
    status = fairness.main(list(arguments))
    return status, capsys.readouterr().out


def test_quick_shows_every_claim_to_hold(figure):
    done = subprocess.run([*TOOL, "--quick"], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAILS" not in done.stdout
    claimed = [line for line in done.stdout.splitlines() if line.startswith("holds")]
    assert len(claimed) == 10
    for source in fairness_contest.NAMES.values():
        assert done.stdout.count("\n" + source) >= 5
    for line in claimed:
        figure("fairness: " + line)


def test_the_same_seed_gives_the_same_figures_and_another_one_others(capsys):
    first = run(capsys, "--contests", "220", "--seed", "5")
    assert run(capsys, "--contests", "220", "--seed", "5") == first
    assert run(capsys, "--contests", "220", "--seed", "6")[1] != first[1]


def test_the_comparison_gets_it_wrong(capsys):
    every = {source: fairness_contest.measure(source, 1_100, 1, lambda *_: None) for source in ("queue", "polling")}
    for results in every.values():
        assert fairness.total(results, (10, 20, 50, 100)).wrong > 50
        # The seat with the lower key numbers wins the ties, whoever sits there.
        one = fairness.total(results, wirings=(False,))
        other = fairness.total(results, wirings=(True,))
        assert one.ties_won < one.ties // 20 and other.ties_won > other.ties * 19 // 20
    assert fairness.total(every["polling"]).lost > 0


def queue_beats_time(monkeypatch):
    from boards.parts.edges import Edges

    hear = Edges.hear
    monkeypatch.setattr(
        Edges, "hear", lambda self, told, key, level, stamp: hear(self, told, key, level, stamp - key * 40)
    )


def no_lock_out(monkeypatch):
    from boards.parts import edges

    monkeypatch.setattr(edges, "LOCK_OUT", 300)


def no_settling(monkeypatch):
    from boards.parts.edges import Edges

    def hear(self, told, key, level, stamp):
        if level != self._accepted[key] and not (self._locked[key] and stamp - self._stamps[key] < 60_000):
            self._levels[key] = level
            self._tell(told, key, stamp)

    monkeypatch.setattr(Edges, "hear", hear)
    monkeypatch.setattr(Edges, "settle", lambda *_: None)


def seat_one_wins_ties(monkeypatch):
    from spit.order import Order

    settle = Order._settle_tie

    def favour(self, world, stamp, tied):
        world.match.flags[1] = 0
        settle(self, world, stamp, tied)

    monkeypatch.setattr(Order, "_settle_tie", favour)


@pytest.mark.parametrize(
    "fault, source, claim",
    [
        (queue_beats_time, "pio", "no wrong winner"),
        (no_lock_out, "pio", "none doubled"),
        (no_settling, "keypad", "no press lost"),
        (seat_one_wins_ties, "keypad", "half of the ties"),
        (seat_one_wins_ties, "pio", "half of the ties"),
    ],
)
def test_a_fault_is_found(fault, source, claim, monkeypatch, capsys):
    fault(monkeypatch)
    status, printed = run(capsys, "--contests", "1100", "--source", source)
    assert status == 1
    assert [line for line in printed.splitlines() if line.startswith("FAILS") and claim in line]


def test_intervals():
    low, high = fairness.interval(50_000, 100_000)
    assert 0.4968 < low < 0.497 and 0.503 < high < 0.5032
    assert fairness.interval(0, 0) == (0, 1)
    assert fairness.interval(0, 10)[0] == 0 and fairness.interval(10, 10)[1] == 1


def test_help_and_wrong_words(capsys):
    with pytest.raises(SystemExit) as caught:
        fairness.arguments(["--help"])
    assert caught.value.code == 0
    assert "--quick" in capsys.readouterr().out
    for wrong in (["--contests", "3"], ["--source", "sundial"], ["--no-such"]):
        with pytest.raises(SystemExit) as caught:
            fairness.arguments(wrong)
        assert caught.value.code == 2


def test_the_drawing(tmp_path):
    image = pytest.importorskip("PIL.Image")
    import fairness_plot

    every = {source: fairness_contest.measure(source, 220, 1, lambda *_: None) for source in fairness_contest.SOURCES}
    fairness_plot.draw(every, tmp_path / "fairness.png")
    drawn = image.open(tmp_path / "fairness.png")
    assert drawn.size == (fairness_plot.WIDTH, fairness_plot.HEIGHT)
    colors = {color for _, color in drawn.convert("RGB").getcolors(1 << 20)}
    for color in fairness_plot.COLORS.values():
        assert tuple(bytes.fromhex(color[1:])) in colors


def test_the_gaps_are_those_that_were_promised():
    assert GAPS_US == (0, 10, 20, 50, 100, 500, 1_000, 2_000, 5_000, 10_000, 20_000)
