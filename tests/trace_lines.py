# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Traces put together from lines, and what tools/replay.py makes of them; it must never know what is right."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

import replay  # noqa: E402

TRACES = sorted((ROOT / "tests" / "traces").glob("*.trace"))

HEADER = [
    "pack partial",
    "p1 stock: 6s / 9c 3d / Kh / - / -",
    "p1 spit: 2c",
    "p2 stock: 4h / 8d / Js 6d / - / -",
    "p2 spit: 7c",
    "pile 1: 5h",
    "pile 2: Qs",
]


def text_of(header, events=(), first="spit-trace 1"):
    return "\n".join([first, *header, "--", *events]) + "\n"


def with_line(line, header=tuple(HEADER)):
    """The header with one line put in the place of the one that begins likewise, or else added."""
    key = line.split(":")[0].split()[:2] if ":" in line else line.split()[:1]
    return [line if old.replace(":", "").split()[: len(key)] == key else old for old in header] + (
        [] if any(old.replace(":", "").split()[: len(key)] == key for old in header) else [line]
    )


def played(text):
    return replay.replay(text.encode())


def events_of(lines):
    return lines[: lines.index("--")]


def position_of(lines):
    return lines[lines.index("--") + 1 :]


def results_of(text):
    return [line.split()[-1] for line in events_of(played(text))]
