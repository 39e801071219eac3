# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The menu on the display, from the key that asked for it until somebody leaves; it must never know a rule.

Loaded only when it is asked for, never while cards are played.
"""

from boards.parts.menu_trial import Trial
from boards.parts.pages import Pages
from spit.menu import CODES, ROWS, Menu
from spit.settings import BRIGHTNESS, COLORS, SOUND


def run(device, keys, display, kept, player, turned):
    """Let players choose; returns spit.menu's LEFT or GUIDED when the menu is over.

    device: a board module. keys, display: what it has made. player: who asked. kept: a Kept (see boards.parts.keeping),
    changed in place, and saved when nobody has pressed for a while; at the end the caller does that.
    turned: player 2 sits opposite, and sees the menu the right way round if it is player 2 who asked.

    At the end the display is as it was, but for its root_group. Nothing else may have the board's speaker meanwhile.
    """
    settings = kept.settings
    trial = Trial(device, display, settings)
    lacks = {SOUND: not trial.has_sound, BRIGHTNESS: not trial.has_brightness, COLORS: not device.COLOR}
    codes = getattr(device, "MENU_KEYS", None) or (CODES[device.SCHEME],) * 2
    menu = Menu(settings, kept.statistics, codes, player, tuple([row for row in ROWS if not lacks.get(row)]))
    half_a_turn = 180 if turned and player else 0
    display.rotation = (display.rotation + half_a_turn) % 360
    try:
        pages = None
        while not menu.end:
            now = keys.drain(menu)
            menu.wait(now)
            if menu.is_changed:
                menu.is_changed = False
                if pages and pages.is_other_language(settings):
                    pages = None  # first: there may not be room for two
                pages = pages or Pages(device, keys.about, display, menu, turned)
                pages.show(menu)
                trial.show(settings, now)
            trial.turn(now)
            if menu.is_to_keep(now):
                menu.is_kept = True
                kept.save()
    finally:
        trial.close()
        display.rotation = (display.rotation + half_a_turn) % 360
    return menu.end
