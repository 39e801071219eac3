# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Reads and writes drawings as text, one character a pixel; it must never know what is drawn.

A drawing: the sets by their names in order, each (width, height, [(glyph, rows)]).
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
CARDS = FOLDER / "glyphs.txt"


def languages():
    """The languages that have letters of their own."""
    return sorted(path.stem.partition("-")[2] for path in FOLDER.glob("glyphs-*.txt"))


def of(language):
    """The file of a language's letters."""
    return FOLDER / f"glyphs-{language}.txt"


def read(path):
    """The drawing in a file. ValueError names a wrong line."""
    return parsed(path.read_text(encoding="utf-8").splitlines())


def parsed(lines):
    """The drawing in some lines. ValueError names a wrong one."""
    sets: dict = {}
    for number, line in enumerate(lines, 1):
        line = line.rstrip("\n")
        if not line or line.split(" ")[0] == "#":
            continue
        if line.startswith("= "):
            _, name, size = line.split()
            width, height = (int(part) for part in size.split("x"))
            sets[name] = width, height, []
        elif line.endswith(":"):
            sets[name][2].append((line[:-1], []))
        elif len(line) != width or set(line) - set(".#"):
            raise ValueError(f"line {number}: a row of {name} has {width} characters, each . or #")
        else:
            sets[name][2][-1][1].append(line)
    for name, (_, height, drawings) in sets.items():
        for glyph, rows in drawings:
            if len(rows) != height:
                raise ValueError(f"{name} {glyph} has {len(rows)} rows, not {height}")
    return sets


def write(path, sets):
    """Write a drawing into its file; the comment at its beginning stays."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.split(" ")[0] == "#"]
    for name, (width, height, drawings) in sets.items():
        lines += ["", f"= {name} {width}x{height}"]
        for glyph, rows in drawings:
            lines += [glyph + ":", *rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
