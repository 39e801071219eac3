# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Takes letters that a language's words use and that are not drawn yet from a font in BDF; it must never know a word.

They go into docs/pictures/glyphs-<language>.txt, which holds all that the game needs: the font is wanted only here.
"""

import argparse
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))  # for python -P

import glyphs


def read_bdf(lines):
    """The font's height above its base line, and glyphs by their code: left, top above the base line, rows of bits."""
    ascent = code = 0
    found = {}
    box: list = []
    rows: list = []
    is_bits = False
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == "FONT_ASCENT":
            ascent = int(rest)
        elif word == "ENCODING":
            code = int(rest.split()[0])
        elif word == "BBX":
            box = [int(number) for number in rest.split()]
        elif word == "BITMAP":
            rows, is_bits = [], True
        elif word == "ENDCHAR":
            is_bits = False
            width, height, left, bottom = box
            found[code] = left, bottom + height, [row[:width] for row in rows]
        elif is_bits:
            rows.append(f"{int(word, 16):0{4 * len(word)}b}")
    return ascent, found


def fitted(glyph, ascent, width, height, bold):
    """The rows of a glyph in a box of this size, None if it does not fit. bold: each pixel twice.

    ascent: rows of the box above the base line.
    """
    left, top, bits = glyph
    rows = [["."] * width for _ in range(height)]
    for down, row in enumerate(bits):
        for across, bit in enumerate(row):
            if bit == "1":
                for x in range(left + across, left + across + (2 if bold else 1)):
                    if not (0 <= x < width and 0 <= ascent - top + down < height):
                        return None
                    rows[ascent - top + down][x] = "#"
    return ["".join(row) for row in rows]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("language", help="for example ko")
    parser.add_argument("set", choices=("SMALL", "LARGE"), help="which letters")
    parser.add_argument("font", help="a .bdf file")
    parser.add_argument("--ascent", type=int, help="rows above the base line, the font's own if left out")
    parser.add_argument("--bold", action="store_true", help="make the strokes a pixel wider")
    parser.add_argument("--all", metavar="LETTERS", default="", help="these letters, too, whether used or not")
    arguments = parser.parse_args()
    # At the end: at the front, the root's code.py would hide the standard library's `code`.
    sys.path.append(str(glyphs.ROOT))
    import letters

    path = glyphs.of(arguments.language)
    drawn = glyphs.read(path)
    width, height, drawings = drawn[arguments.set]
    known = {name for name, _ in drawings}
    with open(arguments.font, encoding="latin-1") as file:
        ascent, font = read_bdf(file)
    ascent = ascent if arguments.ascent is None else arguments.ascent
    wanted = letters.used(arguments.language)[arguments.set == letters.LARGE]
    parts = {part for letter in wanted if letter not in known for part in letter} | set(arguments.all)
    for part in sorted(parts - known):
        rows = ord(part) in font and fitted(font[ord(part)], ascent, width, height, arguments.bold)
        if rows:
            drawings.append((part, rows))
        else:
            why = "does not fit" if ord(part) in font else f"is not in {arguments.font}"
            print(f"{part} (U+{ord(part):04X}) {why}")
    drawings.sort()
    glyphs.write(path, drawn)
    print(f"{path.name}: {len(drawings)} letters in {arguments.set}")


if __name__ == "__main__":
    main()
