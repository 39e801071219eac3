# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which sheets a display needs, and their pixels as the device reads them; it must never know how they are drawn.

The device would take a second to draw them, so they are drawn here, and it reads boards/parts/sheets.
"""

import draw_sheets

from boards.parts.screen_layout import COUNTDOWN, FELT_TILE, LARGE, RANK_SIZES, SMALL, SUIT_SIZES, Layout

# The sets of docs/pictures/glyphs.txt.
RANKS = ("SMALL_RANKS", "LARGE_RANKS")
SUITS = ("SMALL_SUITS", "LARGE_SUITS", "TINY_SUITS")
ARROWS = "ARROWS"


def pack(drawn, width, height):
    """The content of boards/parts/sheets/<width>x<height>.bin, from a drawing as in glyphs.py.

    A line for each sheet, "name: width height bits", an empty line, then the packed pixels of all in this order.
    """
    sheets = sheets_for(drawn, Layout(width, height))
    lines = "".join(f"{name}: {sheet.width} {sheet.height} {sheet.bits}\n" for name, sheet in sheets.items())
    return (lines + "\n").encode() + b"".join(sheet.packed() for sheet in sheets.values())


def sheets_for(drawn, plan):
    """The sheets of a layout by their names, which are those that boards/parts/screen_tiles.py asks for."""
    for names, sizes in ((RANKS, RANK_SIZES), (SUITS, SUIT_SIZES)):
        for name, size in zip(names, sizes):
            if drawn[name][:2] != size:
                raise ValueError(f"{name} is {drawn[name][0]}x{drawn[name][1]}, and screen_layout.py says {size}")
    ranks = [look[:2] for look in (plan.stock_look, plan.pile_look, plan.half_look, plan.logo_look)]
    ranks += [(SMALL, plan.text), (LARGE, plan.head)]
    suits = [look[2:4] for look in (plan.stock_look, plan.pile_look, plan.half_look, plan.logo_look)]
    sheets = {}
    for kind, names, looks in (("ranks", RANKS, ranks), ("suits", SUITS, suits)):
        for source, zoom in sorted(set(looks)):
            sheets[f"{kind} {source} {zoom}"] = draw_sheets.glyphs(drawn[names[source]], zoom)
    sheets[f"digits {LARGE} {plan.big}"] = draw_sheets.glyphs(drawn[RANKS[LARGE]], plan.big, COUNTDOWN)
    sheets["arrows %d %d" % drawn[ARROWS][:2]] = draw_sheets.plain(drawn[ARROWS])
    rest = [("card", size) for size in sorted({plan.pile, plan.logo, plan.spits})] + [("stock", plan.card)]
    rest += [(plan.beneath_kind, plan.beneath[2:]), ("tick", plan.tick), ("band", plan.band), ("moving", plan.moving)]
    for kind, (width, height) in rest + [("felt", (FELT_TILE, FELT_TILE))]:
        sheets[f"{kind} {width} {height}"] = getattr(draw_sheets, kind)(width, height)
    return sheets
