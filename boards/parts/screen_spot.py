# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""How a player's side is laid on the display: upright, opposite or turned; it must never know what lies there."""

UPRIGHT = 0
OPPOSITE = 1  # at the top, but upright: player 2 beside player 1
TURNED = 2  # turned by 180 degrees: player 2 face to face with player 1


def spot(facing, box, left, top, width, height):
    """Where a thing at (left, top) in player 1's box (width, height) lies for this facing."""
    if facing == TURNED:
        left = box[0] - left - width
    if facing != UPRIGHT:
        top = box[1] - top - height
    return left, top


def hide(layer, hidden):
    """Hide or show a grid or group; no change draws nothing."""
    if layer.hidden != hidden:
        layer.hidden = hidden


def turn(grid, place, index):
    """Show another tile at a place of a grid; the same tile again draws nothing."""
    if grid[place] != index:
        grid[place] = index
