# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The key sources on simulated hardware: one press, one time; nothing lost, nothing twice, losses hurt both alike."""

import random
import sys
import types
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

from fairness_hardware import Hardware
from fairness_presses import MS, US, Presses
from test_micropython import on_vm
from test_small_ints import Small

from spit import ticks
from spit.controls import PAUSE, RELEASE
from spit.order import Order

KEYS = ((0, 1, 2), (5, 4, 3))
PAUSE_KEY = 6
PINS = (6, 0, 1, 2, 3, 4, 5)  # the key number on each
MINUTE = 60_000 * MS


class Told:
    """What was handed on: (microseconds since the start, player, code); and whether it came in time."""

    def __init__(self):
        self.start = None
        self.got = []

    def add(self, stamp, player, code):
        if self.start is None:
            self.start = stamp
        self.got.append((ticks.diff(stamp, self.start), player, code))
        self.last = stamp
        return True


class Desk:
    """A source of one kind on hardware whose keys do what the test says, at microseconds from now."""

    def __init__(self, kind, chance=None):
        self.hardware = Hardware(7, chance)
        self.hardware.install()
        self.told = Told()
        if kind == "pio":
            from boards.parts.pio_keys import PioKeys

            self.keys = PioKeys(PINS, PINS, KEYS, PAUSE_KEY)
            self.machine = self.hardware._devices[0]
        else:
            from boards.parts.keypad_keys import KeypadKeys

            self.keys = KeypadKeys(self.hardware.scanner(), KEYS, PAUSE_KEY)
        self.known = None
        self.wait(20_000)

    def do(self, *edges):
        """+3 goes down, -3 goes up: ("+3", at), ..."""
        begin = self.hardware.ns
        self.hardware.schedule(
            sorted((begin + round(at * US), int(edge[1:]), int(edge[0] == "+")) for edge, at in edges)
        )
        return self

    def wait(self, microseconds, turn=3_000):
        """Drain every `turn` microseconds for so long."""
        end = self.hardware.ns + round(microseconds * US)
        while self.hardware.ns < end:
            self.hardware.advance(min(round(turn * US), end - self.hardware.ns))
            self.drain()
        return self

    def stall(self, microseconds):
        """Nothing is drained for so long."""
        self.hardware.advance(round(microseconds * US))
        return self

    def drain(self):
        """One drain; what it told."""
        before = len(self.told.got)
        known = self.keys.drain(self.told)
        if self.known is not None:
            assert ticks.diff(known, self.known) >= 0
        if len(self.told.got) > before and hasattr(self, "machine"):
            assert ticks.diff(known, self.told.last) >= 0
        self.known = known
        return self.told.got[before:]

    @property
    def got(self):
        return self.told.got


@pytest.fixture(params=["pio", "keypad"])
def desk(request):
    return Desk(request.param)


@pytest.fixture
def pio():
    return Desk("pio")


def codes(got):
    return [(player, code) for _, player, code in got]


# Of every source


def test_each_key_has_its_player_and_its_code(desk):
    desk.do(("+0", 1_000), ("+5", 5_000), ("+6", 9_000), ("-0", 50_000), ("-5", 52_000), ("-6", 54_000)).wait(90_000)
    ups = [(0, RELEASE), (1, RELEASE), (0, PAUSE | RELEASE)]
    assert codes(desk.got) == [(0, 0), (1, 0), (0, PAUSE)] + ups


def test_bounce_gives_one_press_at_the_first_edge(desk):
    bounce = [("-+"[index % 2] + "1", 1_100 + 130 * index) for index in range(30)]
    desk.do(("+1", 1_000), *bounce, ("-1", 60_000), ("+1", 60_400), ("-1", 60_500)).wait(100_000)
    assert codes(desk.got) == [(0, 1), (0, 1 | RELEASE)]


def test_a_press_during_a_long_redraw_counts_with_its_own_time(desk):
    desk.do(("+0", 10_000), ("+5", 90_000), ("-0", 120_000), ("-5", 160_000)).stall(250_000).drain()
    stamps = [stamp for stamp, _, _ in desk.got]
    assert [round(stamp / 1000) for stamp in stamps] == [0, 80, 110, 150]


def test_a_tap_shorter_than_the_lock_out_and_the_next_press_in_one_redraw(desk):
    desk.do(("+0", 10_000), ("-0", 14_500), ("+0", 70_000), ("-0", 120_000)).stall(250_000).drain()
    assert codes(desk.got) == [(0, 0), (0, RELEASE), (0, 0), (0, RELEASE)]
    desk.wait(60_000)
    assert len(desk.got) == 4


def test_the_same_key_a_whole_period_later_is_not_taken_for_bounce(desk):
    period = ticks.DEVICE_PERIOD
    desk.do(("+0", 10_000), ("-0", 30_000), ("+0", period + 33_000), ("-0", period + 90_000))
    desk.wait(200_000)
    desk.wait(period, turn=1_000_000)
    assert codes(desk.got) == [(0, 0), (0, RELEASE), (0, 0), (0, RELEASE)]
    # One full period: the stamp is 23 ms after the first one, not moved by a lock-out long over.
    assert abs(desk.got[2][0] - 23_000) <= desk.keys.resolution_us


def test_stamps_cross_every_wrap_of_the_clock(desk):
    for _ in range(3):
        desk.wait(7 * MINUTE / US, turn=10_000_000)
        del desk.got[:]
        desk.told.start = None
        desk.do(("+0", 5_000), ("+5", 5_000 + 2_000), ("-0", 60_000), ("-5", 60_000)).wait(100_000)
        assert codes(desk.got)[:2] == [(0, 0), (1, 0)]
        assert abs(desk.got[1][0] - 2_000) <= desk.keys.resolution_us


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_or_told_twice_whatever_holds_the_loop_up(desk, seed):
    chance = random.Random(seed)
    presses = Presses(chance)
    for _ in range(60):
        del desk.got[:]
        first, second = chance.sample(range(6), 2)
        edges = presses.contest(desk.hardware.ns, chance.randrange(3_000) * US, first, second)
        desk.hardware.schedule(edges)
        while desk.hardware.ns < edges[-1][0] + 15 * MS:
            desk.hardware.advance(presses.turn())
            desk.drain()
        players = [first // 3, second // 3]
        downs = [player for _, player, code in desk.got if not code & RELEASE]
        assert sorted(downs) == sorted(players)
        assert len(desk.got) == 4


def test_how_fine_a_source_is_it_says_itself(desk):
    assert desk.keys.resolution_us in (1, 1000)
    assert str(desk.keys.resolution_us // 1000 or 1) in desk.keys.about


# The PIO's own


def test_two_edges_a_microsecond_apart_have_two_times(pio):
    pio.do(("+5", 1_000), ("+0", 1_001), ("-0", 50_000), ("-5", 50_000)).wait(80_000)
    assert pio.got[:2] == [(0, 1, 0), (1, 0, 0)]


def test_edges_of_one_turn_are_a_tie(pio):
    pio.do(("+5", 1_000), ("+0", 1_000), ("+2", 1_000), ("-0", 50_000)).wait(80_000)
    assert [stamp for stamp, _, _ in pio.got[:3]] == [0, 0, 0]


def test_an_edge_that_comes_while_the_ring_is_read_is_later_than_all_that_was():
    # Each look at the clock takes a while here, in which edges come.
    desk = Desk("pio", random.Random(1))
    for index in range(200):
        del desk.got[:]
        early, late = (0, 5) if index % 2 else (5, 0)
        edges = (("+%d" % early, 2_990), ("+%d" % late, 3_000 + index % 30), ("-0", 60_000), ("-5", 60_000))
        desk.do(*edges).wait(90_000)
        downs = [got for got in desk.got if not got[2] & RELEASE]
        assert [player for _, player, _ in downs] == [early // 3, late // 3]
        assert downs[1][0] - downs[0][0] == 10 + index % 30


def test_what_is_known_covers_every_edge_up_to_it(pio):
    # A stamp is later than its edge, so that an edge stamped up to the clock's time is in the ring by then.
    for microseconds in range(0, 4_000, 37):
        pio.do(("+0", 1_000), ("-0", 40_000)).stall(1_000 + 2)
        now = ticks.from_ms(pio.hardware.now_ms())
        pio.drain()
        assert ticks.diff(pio.told.last, now) > 0 and ticks.diff(pio.told.last, now) < 4_000
        pio.wait(60_000 + microseconds)


def overrun(desk, edges):
    """So many edges of one key in a row, far more than the ring holds, while another key goes down and stays."""
    begin = [("+0", 1_000), ("+4", 2_000)]
    chatter = [("-+"[index % 2] + "0", 3_000 + 20 * index) for index in range(edges)]
    return desk.do(*begin, *chatter)


@pytest.mark.parametrize("edges", [253, 254, 255, 256, 300, 509, 510, 511, 512, 700, 1024])
def test_a_full_ring_is_noticed_and_nobody_gains(pio, edges):
    restarts = pio.machine.restarts
    overrun(pio, edges).stall(40_000)
    pio.drain()
    pio.wait(60_000)
    lost = edges + 2 >= 256
    assert pio.machine.restarts - restarts == lost
    downs = [player for _, player, code in pio.got if not code & RELEASE]
    # Either both presses count or neither.
    assert sorted(downs) == ([] if lost else [0, 1])
    # From there on all is as ever; key 4 is still down, and is let go.
    del pio.got[:]
    pio.do(("-4", 1_000), ("-0", 1_500), ("+3", 20_000), ("+1", 20_010), ("-3", 60_000), ("-1", 60_000)).wait(100_000)
    downs = [(player, code) for _, player, code in pio.got if not code & RELEASE]
    assert downs == [(1, 2), (0, 1)]
    assert (1, 1 | RELEASE) in codes(pio.got)


def test_a_key_let_go_while_words_were_lost_is_let_go(pio):
    pio.do(("+4", 1_000)).wait(30_000)
    chatter = [("+-"[index % 2] + "0", 3_000 + 20 * index) for index in range(600)]
    pio.do(*chatter, ("-4", 9_000)).stall(40_000)
    pio.wait(60_000)
    assert codes(pio.got) == [(1, 1), (1, 1 | RELEASE)]


def test_a_held_key_gives_no_second_press_after_words_were_lost(pio):
    pio.do(("+4", 1_000)).wait(30_000)
    chatter = [("+-"[index % 2] + "0", 3_000 + 20 * index) for index in range(600)]
    pio.do(*chatter).stall(40_000)
    pio.wait(60_000)
    assert codes(pio.got) == [(1, 1)]


def test_words_lost_before_the_ring_are_noticed(pio):
    pio.do(("+0", 1_000), ("+5", 1_030)).stall(5_000)
    pio.machine.rxstall = True
    pio.wait(60_000)
    assert pio.got == []
    assert not pio.machine.rxstall
    pio.do(("-0", 1_000), ("-5", 1_000), ("+5", 40_000), ("+0", 40_007)).wait(80_000)
    assert codes(pio.got)[-2:] == [(1, 0), (0, 0)]


def test_words_out_of_step_are_noticed(pio):
    pio.do(("+0", 1_000)).stall(5_000)
    ring = pio.keys._ring
    at = pio.keys._at
    ring[at], ring[at + 1] = ring[at + 1], ring[at]
    restarts = pio.machine.restarts
    pio.wait(20_000)
    assert pio.machine.restarts == restarts + 1
    assert pio.got == []


@pytest.mark.parametrize("minutes", [8, 9, 10, 90, 600])
def test_an_idle_time_of_any_length(pio, minutes):
    # The counter wraps after 536.9 s, the game's clock after 524.3 s.
    pio.wait(minutes * MINUTE / US, turn=20_000_000)
    pio.wait(20_000)
    pio.do(("+5", 1_000), ("+0", 1_020), ("-0", 60_000), ("-5", 60_000)).wait(90_000)
    assert codes(pio.got)[:2] == [(1, 0), (0, 0)]
    assert pio.got[1][0] == 20
    assert abs(ticks.diff(pio.told.start, ticks.from_ms(pio.hardware.now_ms())) + 89_000) < 8_000


@pytest.mark.parametrize("wrong", [-0.002, 0.002])
def test_a_counter_of_another_speed_is_kept_in_step(pio, wrong):
    # Cannot be: both clocks come from one crystal. If it were so, the order would still hold.
    words = pio.machine._words
    pio.machine._words = lambda turn, levels: (words(turn, levels)[0], ~levels, words(round(turn * (1 + wrong)), 0)[2])
    for index in range(40):
        del pio.got[:]
        early, late = (0, 5) if index % 2 else (5, 0)
        pio.do(("+%d" % early, 1_000), ("+%d" % late, 1_020), ("-0", 60_000), ("-5", 60_000)).wait(2_000_000)
        downs = [got for got in pio.got if not got[2] & RELEASE]
        assert [player for _, player, _ in downs] == [early // 3, late // 3]
        assert downs[0][0] < downs[1][0] < downs[0][0] + 25
        assert abs(ticks.diff(pio.told.last, ticks.from_ms(pio.hardware.now_ms())) + 1_940_000) < 15_000


def test_a_key_that_is_down_at_the_start_is_no_press():
    hardware = Hardware(7)
    hardware.install()
    hardware.levels[0] = hardware.levels[5] = 1
    from boards.parts.pio_keys import PioKeys

    keys = PioKeys(PINS, PINS, KEYS, PAUSE_KEY)
    told = Told()
    for _ in range(10):
        hardware.advance(5 * MS)
        keys.drain(told)
    assert told.got == []


# Which source a board takes


@pytest.fixture
def board(monkeypatch):
    """A board whose pins Z, A, B, C, D are GPIO 1, 2, 3, 4 and 6, and hardware behind it."""
    hardware = Hardware(7)
    hardware.install()
    gpios = {"GPIO%d" % number: object() for number in range(1, 12)}
    names = {"A": 2, "B": 3, "C": 4, "D": 6, "Z": 1}
    microcontroller = types.ModuleType("microcontroller")
    microcontroller.pin = types.SimpleNamespace(**gpios)
    monkeypatch.setitem(sys.modules, "microcontroller", microcontroller)
    board = types.ModuleType("board")
    for name, number in names.items():
        setattr(board, name, gpios["GPIO%d" % number])
    monkeypatch.setitem(sys.modules, "board", board)
    for name in ("boards.parts.best_keys", "boards.parts.pin_keys"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    import keypad

    monkeypatch.setattr(keypad, "Keys", lambda pins, **settings: hardware.scanner(settings["max_events"]))
    machine = hardware.state_machine

    def state_machine(program, frequency, **settings):
        assert settings["first_in_pin"] is gpios["GPIO%d" % state_machine.first]
        assert settings["pull_in_pin_up"] == (1 << settings["in_pin_count"]) - 1
        settings["first_in_pin"] = state_machine.numbers
        return machine(program, frequency, **settings)

    monkeypatch.setattr(sys.modules["rp2pio"], "StateMachine", state_machine)
    return state_machine


def test_consecutive_pins_get_a_state_machine_in_whatever_order_the_board_names_them(board, capsys):
    from boards.parts.best_keys import best_keys

    board.first, board.numbers = 1, (2, 0, 3, 1)
    keys = best_keys(("A", "C", "Z", "B"), ((0,), (1,)))
    assert keys.about == "PIO, 1 us"
    assert list(keys._numbers) == [2, 0, 3, 1]
    assert capsys.readouterr().out == ""


def test_a_gap_between_the_pins_takes_keypad_and_says_so(board, capsys):
    from boards.parts.best_keys import best_keys

    keys = best_keys(("A", "B", "C", "D"), ((0,), (1,)))
    assert keys.about == "keypad, 1 ms"
    assert capsys.readouterr().out == "Keys: keypad, 1 ms, since the keys' GPIOs are not consecutive.\n"


@pytest.mark.parametrize("error", [RuntimeError("All state machines in use"), OSError(5)])
def test_no_free_state_machine_takes_keypad_and_says_so(board, capsys, monkeypatch, error):
    from boards.parts.best_keys import best_keys

    def state_machine(*_program, **_settings):
        raise error

    monkeypatch.setattr(sys.modules["rp2pio"], "StateMachine", state_machine)
    assert best_keys(("A", "B", "C"), ((0,), (1,))).about == "keypad, 1 ms"
    assert capsys.readouterr().out == "Keys: keypad, 1 ms, since no PIO state machine is free.\n"


def test_a_board_without_pio_takes_keypad_and_says_so(board, capsys, monkeypatch):
    from boards.parts.best_keys import best_keys

    monkeypatch.delitem(sys.modules, "boards.parts.pio_keys", raising=False)
    monkeypatch.setitem(sys.modules, "rp2pio", None)
    assert best_keys(("A", "B", "C"), ((0,), (1,))).about == "keypad, 1 ms"
    assert capsys.readouterr().out == "Keys: keypad, 1 ms, since this board has no PIO.\n"


# Memory


def test_draining_allocates_nothing(figure):
    told, restarts = (int(word) for word in on_vm("locked_keys.py").split())
    assert told > 1_000 and restarts == 16
    figure("MicroPython VM: 0 bytes allocated by the PIO source that told %d edges and was overrun 8 times" % told)


def test_every_number_is_a_small_int_on_a_32_bit_vm(monkeypatch):
    from boards.parts import pio_keys

    class Ring(list):
        def __getitem__(self, index):
            return Small(super().__getitem__(index))

    monkeypatch.setattr(pio_keys, "array", lambda _code, items: Ring(items))
    pio = Desk("pio")
    now_ms = pio.hardware.now_ms
    pio.hardware.ticks_ms = lambda: Small(now_ms())
    pio.hardware.install()
    for minutes in (1, 8.9, 9.5):
        pio.do(("+0", 1_000), ("+5", 1_010), ("-0", 60_000), ("-5", 70_000)).wait(100_000)
        pio.do(*[("+-"[index % 2] + "0", 3_000 + 20 * index) for index in range(600)]).wait(40_000, 40_000)
        pio.wait(minutes * MINUTE / US, turn=10_000_000)
    assert len(pio.got) >= 12


def test_200_presses_within_one_redraw_are_all_decided_in_their_order(pio):
    """Far more than the queue of presses holds come while nothing is drained: the rest waits in the ring."""
    presses, got = Order(), []
    begin = pio.hardware.ns
    edges = [
        (f"{'-' if turn & 1 else '+'}{key}", 9_000 * turn + 700 * key + 100) for turn in range(34) for key in range(6)
    ]
    pio.do(*edges).stall(320_000)
    known = None
    for _ in range(20):
        now = pio.keys.drain(presses)
        assert known is None or ticks.diff(now, known) >= 0
        known = now
        while presses.is_due(now):
            got.append((presses.stamps[presses.start], presses.players[presses.start], presses.codes[presses.start]))
            presses.start += 1
        if presses.start == presses.end:
            presses.clear()
        pio.hardware.advance(round(2_000 * US))
    assert pio.hardware.ns > begin
    wanted = sorted((at, int(edge[1:]), edge[0] == "-") for edge, at in edges)
    assert [(player, code) for _, player, code in got] == [
        (key // 3, (key if key < 3 else 5 - key) | (RELEASE if is_up else 0)) for _, key, is_up in wanted
    ]
    first = got[0][0]
    for (stamp, _, _), (at, _, _) in zip(got, wanted):
        assert abs(ticks.diff(stamp, first) - (at - wanted[0][0])) <= 2
