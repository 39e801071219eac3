# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The menu with what it needs, and what follows from it; it must never know how a page looks."""


def choose(device, keys, display, player):
    """Let a player choose, and keep it."""
    from boards.parts import menu
    from boards.parts.chosen import chosen
    from boards.parts.keeping import Kept

    kept = Kept(device)
    turned = chosen(kept.settings).is_turned(device.TURNED)
    menu.run(device, keys, display, kept.settings, kept.statistics, player, turned)
    kept.save()
