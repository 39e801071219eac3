# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws what tools/fairness.py found as a PNG; it must never count anything itself."""

import fairness
from fairness_contest import NAMES
from fairness_presses import GAPS_US
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1500, 640
LEFT = (100, 80, 860, 540)  # a panel's left, top, right, bottom
RIGHT = (1140, 80, 1460, 540)
INK, FAINT, PAPER = "#222222", "#d8d8d8", "#ffffff"
COLORS = {"pio": "#0072b2", "keypad": "#009e73", "queue": "#e69f00", "polling": "#d55e00"}  # told apart by everyone


def draw(every, path):
    """every: as for fairness.table()."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    _wrong_winners(pen, every)
    _shares(pen, every)
    image.save(path)


def _write(pen, x, y, words, anchor, size=18, color=INK):
    pen.text((x, y), words, fill=color, font=ImageFont.load_default(size), anchor=anchor)


def _wrong_winners(pen, every):
    left, top, right, bottom = LEFT
    _write(pen, left, top - 30, "Wrong winners, % of contests", "ls", 22)
    places = [left + (right - left) * index / (len(GAPS_US) - 2) for index in range(len(GAPS_US) - 1)]
    for part in range(0, 51, 10):
        y = bottom - (bottom - top) * part / 50
        pen.line((left, y, right, y), fill=FAINT)
        _write(pen, left - 12, y, str(part), "rm")
    for x, gap in zip(places, GAPS_US[1:]):
        pen.line((x, bottom, x, bottom + 6), fill=INK)
        _write(pen, x, bottom + 14, fairness.gap_name(gap).replace(" ", "\n"), "ma", 16)
    _write(pen, (left + right) / 2, bottom + 66, "how much earlier the first press was", "ma")
    for row, (source, results) in enumerate(every.items()):
        points = []
        for x, gap in zip(places, GAPS_US[1:]):
            counts = fairness.total(results, (gap,))
            points.append((x, bottom - (bottom - top) * (counts.wrong + counts.hidden) / max(1, counts.contests) * 2))
        pen.line(points, fill=COLORS[source], width=3)
        for x, y in points:
            pen.ellipse((x - 5, y - 5, x + 5, y + 5), fill=COLORS[source])
        pen.rectangle((right - 300, top + 4 + 28 * row, right - 282, top + 22 + 28 * row), fill=COLORS[source])
        _write(pen, right - 272, top + 13 + 28 * row, NAMES[source], "lm")


def _shares(pen, every):
    left, top, right, bottom = RIGHT
    _write(pen, left - 220, top - 30, "Ties won by seat 1, %, with the 95 % interval", "ls", 22)
    for part in (0, 25, 50, 75, 100):
        x = left + (right - left) * part / 100
        pen.line((x, top, x, bottom), fill=INK if part == 50 else FAINT)
        _write(pen, x, bottom + 14, str(part), "ma", 16)
    rows = [(source, swapped) for source in every for swapped in (False, True)]
    for row, (source, swapped) in enumerate(rows):
        y = top + (bottom - top) * (row + 0.5) / len(rows)
        counts = fairness.total(every[source], wirings=(swapped,))
        low, high = (left + (right - left) * end for end in fairness.interval(counts.ties_won, counts.ties))
        x = left + (right - left) * counts.ties_won / max(1, counts.ties)
        pen.line((low, y, high, y), fill=COLORS[source], width=4)
        pen.ellipse((x - 6, y - 6, x + 6, y + 6), fill=COLORS[source])
        name = NAMES[source] if not swapped else "keys swapped"
        _write(pen, left - 16, y, name, "rm", 16, INK if not swapped else "#666666")
