# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Lights and tones: what is lit and what sounds for each thing that happens, on made-up pins."""

import sys
import types

import pytest
from evening import Evening

from boards.parts.cues import (
    BEAT,
    BEATEN,
    CUES,
    EARLY,
    MATCH_OVER,
    MISPLAYED,
    NONE,
    PLAYED,
    ROUND_OVER,
    SLAP,
    SPIT,
    TAKEN,
    Cues,
)
from spit.controls import PAUSE
from spit.session import BEAT as COUNTED
from spit.session import SLAP as SLAPPING

STOCK = ("6s / 9c 3d / Kh / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "2c 3c", "7c 8c")
ALMOST = ("6s / / / / ", "4h 9h / 8d / Js 6d / / ", "5h / Qs", "2c 3c", "7c 8c")
# Keys, one after the other, and what they do in these positions.
SIX_FITS, SIX_DOES_NOT = (0, 5), (0, 6)
OTHER_SIX_FITS = (2, 5)  # player 2's
SPIT_KEY = 5
BEAT_MS = COUNTED // 1000


class Heard:
    """An evening, and each cue with its time."""

    def __init__(self, *position, **settings):
        self.evening = Evening("direct", **settings)
        self.cues = Cues()
        self.all = []
        if position:
            self.evening.play_from(*position)
        self.look()
        self.all = []

    def look(self):
        cue = self.cues.look(self.evening.view)
        self.evening.view.changed = 0
        if cue:
            self.all.append((self.evening.at, cue))

    def press(self, player, *keys, at=None):
        self.evening.press(player, *keys, at=at)
        self.look()
        return self

    def run(self, ms):
        end = self.evening.at + ms
        while self.evening.at < end:
            self.evening.run(10, 10)
            self.look()
        return self

    def cues_only(self):
        return [cue for _at, cue in self.all]


def test_a_card_played_sounds_for_each_player_in_its_own_way():
    heard = Heard(*STOCK).press(0, *SIX_FITS)
    assert heard.cues_only() == [PLAYED]
    heard = Heard(*STOCK).press(1, *OTHER_SIX_FITS)
    assert heard.cues_only() == [PLAYED + 1]


def test_a_misplay_is_heard_once_and_again_the_next_time():
    heard = Heard(*STOCK).press(0, *SIX_DOES_NOT, at=10).run(500)
    assert heard.all == [(10, MISPLAYED)]
    heard.press(0, *SIX_DOES_NOT).run(1000)
    assert heard.cues_only() == [MISPLAYED, MISPLAYED], "the freeze was over, the word still stood there"


def test_a_press_while_frozen_is_not_heard():
    heard = Heard(*STOCK).press(0, *SIX_DOES_NOT, at=10).press(0, *SIX_FITS, at=200).press(0, *SIX_DOES_NOT, at=300)
    assert heard.cues_only() == [MISPLAYED]


def test_beaten_is_no_misplay():
    heard = Heard(*STOCK).press(0, *SIX_FITS, at=10).press(1, *OTHER_SIX_FITS, at=20)
    assert heard.cues_only() == [PLAYED, BEATEN + 1]


def test_two_things_at_once_the_more_important_counts():
    heard = Heard(*STOCK)
    heard.evening.queue(0, *SIX_FITS, at=10)
    heard.press(1, *OTHER_SIX_FITS, at=20)
    assert heard.cues_only() == [BEATEN + 1]


def test_a_countdown_beats_three_times_and_then_the_cards_turn_up():
    heard = Heard()
    heard.evening.session.start_match(0)
    heard.press(0, SPIT_KEY).press(1, SPIT_KEY).run(4 * BEAT_MS)
    cues = heard.cues_only()
    assert cues[:4] == [BEAT, BEAT, BEAT, SPIT]
    times = [at for at, _cue in heard.all]
    assert times[3] - times[0] == 3 * BEAT_MS


def test_after_a_pause_there_are_beats_but_no_cards_turn_up():
    heard = Heard(*STOCK).press(0, PAUSE).press(0, PAUSE).run(4 * BEAT_MS)
    assert heard.cues_only() == [BEAT, BEAT, BEAT]


def test_the_end_of_a_round_with_a_false_slap():
    heard = Heard(*ALMOST).press(0, *SIX_FITS, at=10)
    assert heard.evening.session.phase == SLAPPING
    heard.press(1, 5, at=100).run(1000)
    assert heard.all == [(10, PLAYED), (100, EARLY + 1), (410, SLAP)]
    heard.press(0, 5)
    assert heard.cues_only()[3:] == [TAKEN]
    assert heard.run(3000).cues_only()[4:] == []


def test_a_round_without_a_slap_and_a_match():
    heard = Heard(*ALMOST, points_limit=100).press(0, *SIX_FITS)
    assert heard.cues_only() == [ROUND_OVER]
    heard = Heard(*ALMOST, points_limit=1).press(0, *SIX_FITS)
    assert heard.cues_only() == [MATCH_OVER]


def test_a_new_layout_is_silent():
    heard = Heard(*ALMOST, points_limit=100).press(0, *SIX_FITS).run(1100)
    heard.all = []
    heard.press(0, 0).run(100)
    assert heard.evening.session.round == 2 and heard.all == []


def test_a_whole_match_is_heard():
    heard = Heard(seed=3)
    heard.evening.session.start_match(3)
    while not {MATCH_OVER, MATCH_OVER + 1} & set(heard.cues_only()):
        heard.run(1000)
    assert MATCH_OVER + heard.evening.session.winner in heard.cues_only()
    assert {BEAT, PLAYED, PLAYED + 1, SPIT, SLAP, TAKEN} <= set(heard.cues_only())
    beats = [before for before, cue in zip(heard.cues_only(), heard.cues_only()[1:]) if cue == SPIT]
    assert set(beats) == {BEAT}


# The parts that make light and sound


class Freed:
    is_free = False

    def deinit(self):
        self.is_free = True


class Pin(Freed):
    def __init__(self, name):
        self.name = name
        self.level = None

    def switch_to_output(self, value=False):
        self.level = value


class Pwm(Freed):
    """What is heard: pairs of (frequency, duty)."""

    def __init__(self, pin, *, duty_cycle, frequency, variable_frequency):
        assert pin == "SPEAKER's" and variable_frequency
        self.frequency = frequency
        self.duty_cycle = duty_cycle


class Sample:
    def __init__(self, buffer, *, sample_rate):
        assert buffer.typecode == "H", "else CircuitPython converts it"
        self.buffer, self.sample_rate = buffer, sample_rate


class AudioOut(Freed):
    def __init__(self, pin):
        assert pin == "SPEAKER's"
        self.plays = None

    def play(self, sample, loop):
        assert loop
        self.plays = sample.sample_rate / len(sample.buffer)

    def stop(self):
        self.plays = None


@pytest.fixture
def written(monkeypatch):
    """Everything that is written to NeoPixels, as tuples of (red, green, blue) for each."""
    all_written = []

    def write(pin, colors):
        assert pin.name == "NEOPIXEL's" and pin.level is False
        pixels = zip(colors[1::3], colors[::3], colors[2::3])
        all_written.append(list(pixels))

    names = ("NEOPIXEL", "SPEAKER", "SPEAKER_ENABLE")
    for module, content in (
        ("board", {name: name + "'s" for name in names}),
        ("digitalio", {"DigitalInOut": Pin}),
        ("neopixel_write", {"neopixel_write": write}),
        ("pwmio", {"PWMOut": Pwm}),
        ("audiocore", {"RawSample": Sample}),
        ("audioio", {"AudioOut": AudioOut}),
    ):
        made = types.ModuleType(module)
        made.__dict__.update(content)
        monkeypatch.setitem(sys.modules, module, made)
    for part in ("lights", "pwm_speaker", "dac_speaker", "amplifier"):
        monkeypatch.delitem(sys.modules, "boards.parts." + part, raising=False)
    yield all_written
    for part in ("lights", "pwm_speaker", "dac_speaker", "amplifier"):
        sys.modules.pop("boards.parts." + part, None)


DARK = (0, 0, 0)


class Lit:
    """Lights of both players, and of both together, beside an evening."""

    def __init__(self, written, *position):
        from boards.parts.lights import BOTH, Lights

        self.lights = Lights("NEOPIXEL", (1, 0, 0, BOTH))
        self.written = written
        self.heard = Heard(*position)
        self.show()

    def show(self, cue=NONE):
        self.lights.show(self.heard.evening.view, cue, self.heard.evening.stamp(self.heard.evening.at))
        return self.written[-1]

    def at(self, ms):
        self.heard.evening.run_to(ms)
        return self.show()


def test_each_light_has_its_players_colour(written):
    blue, amber, same, both = Lit(written, *STOCK).show()
    assert amber == same and amber[0] > amber[1] > amber[2] == 0
    assert blue[2] > max(blue[:2])
    assert both == DARK
    assert max(amber + blue) <= 0x20, "low"


def test_a_players_lights_are_dark_for_just_as_long_as_the_freeze(written):
    lit = Lit(written, *STOCK)
    before = lit.show()
    lit.heard.press(0, *SIX_DOES_NOT, at=10)
    assert lit.show() == [before[0], DARK, DARK, DARK]
    assert lit.at(409) == [before[0], DARK, DARK, DARK]
    assert lit.at(410) == before
    assert len(written) == 3


def test_a_false_slap_darkens_too(written):
    lit = Lit(written, *ALMOST)
    before = lit.show()
    lit.heard.press(0, *SIX_FITS, at=10).press(1, 5, at=100)
    assert lit.show() == [DARK, *before[1:]]
    assert lit.at(399) == [DARK, *before[1:]]
    assert lit.at(400) == before


@pytest.mark.parametrize("cue", (SPIT, SLAP))
def test_all_flash_for_a_moment(written, cue):
    lit = Lit(written, *STOCK)
    before = lit.show()
    flash = lit.show(cue)
    assert all(sum(bright) > sum(dim) for bright, dim in zip(flash, before))
    assert lit.at(149) == flash
    assert lit.at(150) == before


def test_a_flash_does_not_light_who_is_frozen(written):
    lit = Lit(written, *STOCK)
    lit.heard.press(0, *SIX_DOES_NOT, at=10)
    assert lit.show(SLAP)[1:3] == [DARK, DARK]


def test_lights_are_written_only_when_they_change(written):
    lit = Lit(written, *STOCK)
    for ms in range(1, 1000):
        lit.at(ms)
    assert len(written) == 1


class Speaker:
    def __init__(self):
        self.tones = []

    def tone(self, hertz):
        self.tones.append(hertz)


def sounds(cue, *later):
    """(milliseconds, hertz) of every change, for cues at given times, looked at each millisecond."""
    from boards.parts.tones import Tones

    speaker = Speaker()
    tones = Tones(speaker)
    evening = Evening()  # for its clock, which wraps during the test
    cues = dict([(1900, cue), *later])
    changes = []
    for ms in range(1900, 4000):
        tones.show(cues.get(ms, NONE), evening.stamp(ms))
        changes += [(ms - 1900, hertz) for hertz in speaker.tones]
        speaker.tones = []
    return changes


def test_every_cue_sounds_and_ends():
    heard = {cue: sounds(cue) for cue in range(BEAT, CUES)}
    for changes in heard.values():
        assert changes[0][0] == 0 and changes[0][1] > 0
        assert changes[-1][1] == 0 and 30 <= changes[-1][0] <= 700
        assert all(hertz == 0 or 100 <= hertz <= 2500 for _ms, hertz in changes)
    assert len({tuple(changes) for changes in heard.values()}) == len(heard), "each sounds different"
    for cue in (PLAYED, BEATEN, MISPLAYED, EARLY, MATCH_OVER):
        assert heard[cue][0] != heard[cue + 1][0], "each player sounds different"


def test_a_new_cue_ends_the_one_that_sounds():
    changes = sounds(MATCH_OVER, (1950, PLAYED))
    alone = sounds(PLAYED)
    assert changes[0] == sounds(MATCH_OVER)[0]
    assert changes[1:] == [(ms + 50, hertz) for ms, hertz in alone]


def test_a_speaker_with_pwm(written):
    from boards.parts.pwm_speaker import PwmSpeaker

    loud, low = PwmSpeaker("SPEAKER", "SPEAKER_ENABLE", True), PwmSpeaker("SPEAKER", None, False)
    assert loud._amplifier.level is True and low._amplifier is None
    assert loud._pwm.duty_cycle == 0
    for speaker in (loud, low):
        speaker.tone(880)
        assert speaker._pwm.frequency == 880
    assert loud._pwm.duty_cycle > low._pwm.duty_cycle > 0
    loud.tone(0)
    assert loud._pwm.duty_cycle == 0


def test_a_speaker_on_a_converter(written):
    from boards.parts.dac_speaker import DacSpeaker

    loud, low = DacSpeaker("SPEAKER", "SPEAKER_ENABLE", True), DacSpeaker("SPEAKER", None, False)
    assert loud._out.plays is None, "silent until it is asked"
    loud.tone(440)
    assert loud._out.plays == 440
    loud.tone(0)
    assert loud._out.plays is None
    swings = [max(speaker._wave.buffer) - min(speaker._wave.buffer) for speaker in (loud, low)]
    assert swings[0] > swings[1] > 0
    assert all(sum(speaker._wave.buffer) == 0x10000 for speaker in (loud, low))


@pytest.mark.parametrize("module, kind", (("pwm_speaker", "PwmSpeaker"), ("dac_speaker", "DacSpeaker")))
def test_a_speaker_lets_all_its_pins_go(written, module, kind):
    """The menu makes one of its own, on the same pins; CircuitPython refuses a pin that is in use."""
    import importlib

    from boards.parts.signals import Signals

    made = []

    def speaker(is_loud):
        room = importlib.import_module("boards.parts." + module)
        made.append(getattr(room, kind)("SPEAKER", "SPEAKER_ENABLE", is_loud))
        return made[-1]

    signals = Signals(types.SimpleNamespace(speaker=speaker), 2)
    signals.deinit()
    signals.deinit()
    out = made[0]._pwm if kind == "PwmSpeaker" else made[0]._out
    assert out.is_free and made[0]._amplifier.is_free
    Signals(types.SimpleNamespace(), 0).deinit()


def test_lights_let_their_pin_go_and_stay_as_they_are(written):
    """The guided round after the menu makes some of its own."""
    from boards.parts.lights import Lights
    from boards.parts.signals import Signals

    lights = Lights("NEOPIXEL", (0, 1))
    signals = Signals(types.SimpleNamespace(lights=lambda: lights), 2)
    signals.show(Heard(*STOCK).evening.view, 0)
    before = list(written)
    signals.deinit()
    signals.deinit()
    assert lights._pin.is_free and written == before


def board_with(*names):
    """A board module that notes what it is asked for."""
    asked = []
    made = types.SimpleNamespace(asked=asked)
    if "lights" in names:
        show = lambda *_: asked.append("lit")  # noqa: E731
        made.lights = lambda: asked.append("lights") or types.SimpleNamespace(show=show, is_flashing=False)
    if "speaker" in names:
        made.speaker = lambda is_loud: asked.append(is_loud) or Speaker()
    return made


def test_a_board_without_either_costs_nothing():
    from boards.parts.signals import Signals

    signals = Signals(board_with(), 2)
    signals.show(None, 0)


@pytest.mark.parametrize(("sound", "asked"), [(2, [True]), (1, [False]), (0, [])])
def test_the_sound_may_be_low_or_off(sound, asked):
    from boards.parts.signals import Signals

    board = board_with("speaker")
    Signals(board, sound)
    assert board.asked == asked


def test_lights_are_shown_also_when_the_sound_is_off():
    from boards.parts.signals import Signals

    board = board_with("lights", "speaker")
    Signals(board, 0).show(Heard(*STOCK).evening.view, 0)
    assert board.asked == ["lights", "lit"]


def test_a_whole_round_of_lights_and_tones_together(written):
    """Through Signals, which looks no further while nothing has changed."""
    from boards.parts.lights import Lights
    from boards.parts.signals import Signals

    speaker = Speaker()
    board = types.SimpleNamespace(lights=lambda: Lights("NEOPIXEL", (0, 1)), speaker=lambda is_loud: speaker)
    signals = Signals(board, 2)
    evening = Evening("direct").play_from(*ALMOST)

    def at(ms, player=None, *keys):
        if keys:
            evening.queue(player, *keys, at=evening.at + 1)
        while evening.at < ms:
            evening.run_to(evening.at + 1)
            signals.show(evening.view, evening.stamp(evening.at))
            evening.view.changed = 0
        heard, speaker.tones = speaker.tones, []
        seen, written[:] = list(written), []
        return heard, len(seen)

    assert at(5) == ([], 1), "lit at once"
    assert at(500, 0, *SIX_DOES_NOT) == ([110, 0], 2), "dark and lit again"
    assert at(1000, 0, *SIX_DOES_NOT)[0] == [110, 0], "the word stood there all the time"
    assert at(1500) == ([], 0)
    assert at(1850, 0, *SIX_FITS) == ([1047, 0], 0)
    assert at(2500) == ([2093, 0, 2093, 0], 2), "the slap opens"
    assert at(3000, 1, 5) == ([1047, 1319, 1568, 0], 0)
