# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Matches of two computer players, drawn change by change: what is on the display is always what is to be seen."""

import copy
import sys
from pathlib import Path

import pytest
from evening import Evening

from boards.parts.desktop_display import FrameDisplay
from boards.parts.screen import Screen
from spit import ticks
from spit import view as seen

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

import pictures

STEP = 20_000  # microseconds of a turn
BETWEEN = 45  # every so many pictures one is compared


def screen(scheme, turned, moves=False):
    display = FrameDisplay(128, 64, False)
    return display, Screen(display, 128, 64, False, pictures.KEYS[scheme], scheme, turned, moves=moves)


@pytest.mark.parametrize(
    ("scheme", "turned", "points", "moves"),
    (
        ("direct", False, 0, False),
        ("quick", True, 0, False),
        ("cursor", False, 100, False),
        ("direct", True, 0, True),
        ("quick", False, 0, True),
    ),
)
def test_what_changed_is_all_that_changed(scheme, turned, points, moves):
    """After any number of plays the display looks as if all were drawn afresh, so no change was forgotten.

    And so it does whenever nothing moves any more, at the latest 100 ms after a card was played or misplayed.
    """
    evening = Evening(scheme, seed=3, points_limit=points, turned=turned)
    display, shown = screen(scheme, turned, moves)
    fresh_display, fresh = screen(scheme, turned)
    view, session = evening.view, evening.session
    session.start_match(3)
    scenes = set()
    pictures_drawn = still = 0
    now = evening.start
    while seen.MATCH_OVER not in scenes and pictures_drawn < 12000:
        now = ticks.add(now, STEP)
        for computer in evening.computers:
            computer.press(view, now, evening.presses)
        session.step(now, evening.presses)
        view.look(session, now)
        if not (view.changed or moves):
            continue
        still = 0 if view.changed else still + 1
        is_new = view.scene not in scenes
        scenes.add(view.scene)
        shown.show(view)
        if view.changed:  # what follows from the card that stopped play is drawn after that card
            shown.show(view)
        pictures_drawn += 1
        # What was taken by a slap is remembered from before, so a result drawn afresh says less.
        if moves and 0 < still < 100_000 // STEP:
            continue
        if (is_new or pictures_drawn % BETWEEN == 0) and view.scene != seen.ROUND_OVER and not (moves and still == 0):
            again = copy.deepcopy(view)
            again.changed = seen.ALL_CHANGED
            fresh.show(again)
            assert display.frame == fresh_display.frame, (view.scene, pictures_drawn)
    assert {seen.READY, seen.COUNTDOWN, seen.PLAYING, seen.ROUND_OVER} <= scenes
    assert points or seen.SLAP in scenes
