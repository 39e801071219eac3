# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is chosen: in the menu, or instead of that in settings.toml; it must never know what comes of it.

Needed at start only. What settings.toml says is not kept: without its line the menu's choice is back.
"""

from boards.parts import settings as toml
from spit.settings import BESIDE, GAME, LANGUAGE, LANGUAGES, LEVELS, OPPONENT, OPPOSITE, POINTS, SIDE, SOUND, Settings

_SOUNDS = ("off", "low", "on")
_SIDES = {"0": BESIDE, "1": OPPOSITE}
_POINTS_GAME = 1 + POINTS.index(100)  # R31


def chosen(kept):
    """New Settings: those kept, with what settings.toml says in their place."""
    found = Settings(kept.to_bytes())
    _choose(found, OPPONENT, "SPIT_LEVEL", ("human",) + LEVELS)
    _choose(found, SOUND, "SPIT_SOUND", _SOUNDS)
    _choose(found, LANGUAGE, "SPIT_LANGUAGE", LANGUAGES)
    game = toml.choice("SPIT_GAME", ("standard", "points"), "")
    if game == "standard" or game == "points" and not found.points_limit():
        found.set(GAME, _POINTS_GAME if game == "points" else 0)
    side = toml.choice("SPIT_TURNED", tuple(_SIDES), "")
    if side:
        found.set(SIDE, _SIDES[side])
    return found


def _choose(found, setting, name, words):
    found.set(setting, words.index(toml.choice(name, words, words[found.get(setting)])))
