# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Draws every scene, page and lesson at every display size with the device's own code; it must never know a rule.

Needs the libraries of tools/play.py's .venv: run it with that Python.
"""

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SHEETS = ROOT / "boards" / "parts" / "sheets"
WORDS = ROOT / "boards" / "parts" / "words"


def sheet_files():
    """What is in each file of boards/parts/sheets, by the file's name."""
    import glyphs
    import sheets

    from boards.parts.screen_layout import SIZES

    drawn = glyphs.read(glyphs.CARDS)
    return {SHEETS / ("%dx%d.bin" % size): sheets.pack(drawn, *size) for size in SIZES}


def letter_files():
    """The letters in boards/parts/words, by the file's path."""
    import glyphs
    import letters

    return {
        WORDS / (language + ".bin"): letters.pack(glyphs.read(glyphs.of(language)), *letters.used(language))
        for language in glyphs.languages()
    }


def write_sheets():
    """Write boards/parts/sheets and the letters, and take away those of sizes and languages that are no more."""
    files = {**sheet_files(), **letter_files()}
    SHEETS.mkdir(exist_ok=True)
    for folder in (SHEETS, WORDS):
        for path in folder.glob("*.bin"):
            if path not in files:
                path.unlink()
    for path, content in files.items():
        path.write_bytes(content)
        print(f"{path.parent.name}/{path.name}: {len(content)} bytes")


def sample(name):
    """A view made up to show one scene: see SCENES."""
    from spit import view as seen
    from spit.tally import Tally

    view = seen.View()
    view.scene, lines = SCENES[name](seen)
    view.line[0], view.line[1] = lines
    view.totals, view.counted = {"points": ([31, 18], seen.POINTS), "won": ([1, 0], seen.ROUNDS)}.get(
        name, ([24, 28], seen.CARDS)
    )
    view.holding[0] = 2 if name in ("menu", "quitting", "leaving") else 0
    view.winner = 0
    view.resolution_us = 1
    view.first, view.margin, view.arrow, view.is_closest = FINISHES.get(name, (seen.NOBODY, 0, 0, False))
    stock = ("4h", "9s", "", "Tc", "Kd", "Qs", "7d", "2c", "Ah", "6h")
    counts = (1, 2, 0, 2, 4, 1, 1, 2, 1, 3)
    for pile in range(10):
        view.faces[pile] = card(stock[pile]) if counts[pile] else seen.EMPTY
        view.counts[pile] = counts[pile]
    for player, count in enumerate((8, 9)):
        view.faces[10 + player] = seen.BACK
        view.counts[10 + player] = count
    begun = name not in ("ready", "countdown", "title", "joining", "hold", "menu", "back")
    for pile, top in enumerate(("8d", "Jc")):
        view.faces[12 + pile] = card(top) if begun else seen.EMPTY
        view.counts[12 + pile] = (7, 11)[pile] if begun else 0
    if name in ("countdown", "again", "joining"):
        view.count = 3
    view.is_open = name in ("slap", "early") or view.scene in (seen.ROUND_OVER, seen.MATCH_OVER)
    if name == "misplay":
        view.picked[1] = 1
        view.cursor[0] = 4
    if name == "play":
        view.picked[0] = 1
    if name == "hints":
        view.hints = 0b00011_01010
        view.picked[1] = 1
    view.tally = Tally()
    view.tally.plays[:], view.tally.misplays[:] = (14, 9), (2, 0)
    view.tally.fastest[:], view.tally.longest_run[:] = (430_000, 1_210_000), (7, 4)
    view.round = 5
    view.page = PAGES.get(name, 0)
    if name == "cursor":
        view.cursor[0] = 2
        view.cursor[1] = 0
    return view


def card(text):
    """The number of a card from its two characters."""
    return "cdhs".index(text[1]) * 13 + "A23456789TJQK".index(text[0])


SCENES = {
    "title": lambda seen: (seen.TITLE, (seen.JOINED, seen.PRESS_JOIN)),
    "joining": lambda seen: (seen.TITLE, (seen.JOINED, seen.COMPUTER)),
    "ready": lambda seen: (seen.READY, (seen.PRESS_SPIT, seen.SAID_SPIT)),
    "countdown": lambda seen: (seen.COUNTDOWN, (seen.QUIET, seen.QUIET)),
    "play": lambda seen: (seen.PLAYING, (seen.QUIET, seen.QUIET)),
    "cursor": lambda seen: (seen.PLAYING, (seen.QUIET, seen.QUIET)),
    "hints": lambda seen: (seen.PLAYING, (seen.QUIET, seen.QUIET)),
    "spit": lambda seen: (seen.PLAYING, (seen.SPITTING, seen.SPITTING)),
    "demo": lambda seen: (seen.PLAYING, (seen.DEMO, seen.DEMO)),
    "misplay": lambda seen: (seen.PLAYING, (seen.MISPLAYED, seen.WAS_BEATEN)),
    "beaten": lambda seen: (seen.PLAYING, (seen.WAS_FIRST, seen.WAS_BEATEN)),
    "close": lambda seen: (seen.PLAYING, (seen.WAS_BEATEN, seen.WAS_FIRST)),
    "tie": lambda seen: (seen.PLAYING, (seen.WAS_FIRST, seen.WAS_BEATEN)),
    "stuck": lambda seen: (seen.STUCK, (seen.PRESS_SPIT, seen.PRESS_SPIT)),
    "again": lambda seen: (seen.COUNTDOWN, (seen.QUIET, seen.QUIET)),
    "wait": lambda seen: (seen.SLAP, (seen.QUIET, seen.FALSE_SLAP)),
    "slap": lambda seen: (seen.SLAP, (seen.PRESS_SLAP, seen.PRESS_SLAP)),
    "early": lambda seen: (seen.SLAP, (seen.PRESS_SLAP, seen.FALSE_SLAP)),
    "round": lambda seen: (seen.ROUND_OVER, (seen.QUIET, seen.QUIET)),
    "slapped": lambda seen: (seen.ROUND_OVER, (seen.QUIET, seen.QUIET)),
    "slaptie": lambda seen: (seen.ROUND_OVER, (seen.QUIET, seen.QUIET)),
    "closest": lambda seen: (seen.ROUND_OVER, (seen.QUIET, seen.QUIET)),
    "plays": lambda seen: (seen.ROUND_OVER, (seen.QUIET, seen.QUIET)),
    "fastest": lambda seen: (seen.ROUND_OVER, (seen.QUIET, seen.QUIET)),
    "next": lambda seen: (seen.ROUND_OVER, (seen.QUIET, seen.QUIET)),
    "points": lambda seen: (seen.ROUND_OVER, (seen.QUIET, seen.QUIET)),
    "won": lambda seen: (seen.ROUND_OVER, (seen.WON, seen.LOST)),
    "rounds": lambda seen: (seen.MATCH_OVER, (seen.WON, seen.LOST)),
    "run": lambda seen: (seen.MATCH_OVER, (seen.WON, seen.LOST)),
    "match": lambda seen: (seen.MATCH_OVER, (seen.WON, seen.LOST)),
    "leave": lambda seen: (seen.MATCH_OVER, (seen.WON, seen.LOST)),
    "leaving": lambda seen: (seen.MATCH_OVER, (seen.WON, seen.LOST)),
    "paused": lambda seen: (seen.PAUSED, (seen.QUIET, seen.QUIET)),
    "quit": lambda seen: (seen.PAUSED, (seen.QUIET, seen.QUIET)),
    "quitting": lambda seen: (seen.PAUSED, (seen.QUIET, seen.QUIET)),
    "menu": lambda seen: (seen.TITLE, (seen.JOINED, seen.PRESS_JOIN)),
    "hold": lambda seen: (seen.TITLE, (seen.PRESS_JOIN, seen.PRESS_JOIN)),
    "back": lambda seen: (seen.TITLE, (seen.PRESS_JOIN, seen.PRESS_JOIN)),
}
# Which page of a scene that has several.
PAGES = {"plays": 3, "fastest": 4, "next": 2, "leave": 2, "rounds": 3, "run": 5, "quit": 1, "hold": 1}
# Who was first, by how many microseconds, who has the arrow, and whether it is told as the closest.
FINISHES = {
    "beaten": (0, 43_150, 0, False),
    "close": (1, 432, 0, False),
    "tie": (0, 0, 1, False),
    "slapped": (0, 432, 0, False),
    "slaptie": (0, 0, 1, False),
    "closest": (1, 4_310, 0, True),
}
# The scene before, where it matters: what was taken is seen in the slap; the title's cards are gone after a match.
BEFORE = {"round": "slap", "slapped": "slap", "slaptie": "slap", "back": "play"}
KEYS = {
    "direct": (("1", "2", "3", "4", "5", "6", "7"), ("Q", "W", "E", "R", "T", "Y", "U")),
    "quick": (("1", "2", "3", "4", "5", "6"), ("7", "8", "9", "10", "11", "12")),
    "cursor": (("<", ">", "A", "B"), ("<", ">", "C", "D")),
}


def draw(width, height, name, scheme="quick", turned=False, language="en"):
    """A FrameDisplay that shows a sample scene."""
    from boards.parts.desktop_display import FrameDisplay
    from boards.parts.screen import Screen

    display = FrameDisplay(width, height, (width, height) != (128, 64))
    screen = Screen(display, width, height, display.color, KEYS[scheme], scheme, turned, language)
    before = BEFORE.get(name)
    if before:
        screen.show(sample(before))
    screen.show(sample(name))
    return display


def draw_sheet(width, height, name, scheme="quick"):
    """A display that shows a sheet of the menu."""
    from page_pictures import Shown

    shown = Shown(width, height, scheme)
    for each in shown.sheets():
        if each == name:
            shown.display.compose()
            return shown.display
    raise ValueError("the menu has no sheet " + name)


def picture(display, zoom):
    """An image of a display, each pixel drawn as a square."""
    from PIL import Image

    size = (display.width, display.height)
    image = Image.frombytes("RGB", size, bytes(display.frame))
    return image.resize((size[0] * zoom, size[1] * zoom), Image.Resampling.NEAREST)


ROUND = 4  # the seed of the README's round
# The README's pictures: size, scene or sheet of the menu, turned, zoom.
README = {
    "play-oled.png": ((128, 64), "play", True, 5),
    "finish-oled.png": ((128, 64), "close", True, 5),
    "title.png": ((160, 128), "title", False, 2),
    "help.png": ((160, 128), "hints", False, 2),
    "slap.png": ((160, 128), "slap", False, 2),
    "result.png": ((160, 128), "plays", False, 2),
    "menu.png": ((160, 128), "menu-1", False, 2),
}


def write_round(path):
    """The README's animated round."""
    import animated

    size, zoom = (160, 128), 3
    count, ms = animated.write(path, size, zoom, animated.shortened(*animated.played(size, KEYS["quick"], seed=ROUND)))
    print(f"{path.name}: {count} pictures, {ms / 1000:.1f} s, {path.stat().st_size // 1024} KB")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--to", metavar="DIR", help="write a PNG of each scene, page and lesson at each size there")
    parser.add_argument("--zoom", type=int, default=4, help="how many times larger (4)")
    parser.add_argument("--turned", action="store_true", help="player 2 sits opposite")
    parser.add_argument("--scheme", choices=sorted(KEYS), default="quick", help="whose keys are named (quick)")
    parser.add_argument("--language", default="en", help="of the words: en, vi, ko or th (en)")
    parser.add_argument("--readme", action="store_true", help="write the README's pictures into docs/pictures")
    parser.add_argument("--sheets", action="store_true", help="draw boards/parts/sheets and the letters of languages")
    arguments = parser.parse_args()
    if not (arguments.to or arguments.readme or arguments.sheets):
        parser.error("say what to do: --to DIR, --readme or --sheets")
    # At the end: at the front, the root's code.py would hide the standard library's `code`.
    sys.path += [str(ROOT), str(ROOT / "tools")]
    if arguments.sheets:
        write_sheets()
    if arguments.to or arguments.readme:
        try:
            import displayio  # noqa: F401
            import PIL  # noqa: F401
        except ImportError as error:
            parser.exit(2, f"pictures.py: {error}: run it with .venv's Python, which tools/play.py makes\n")
    if arguments.readme:
        for file, (size, name, turned, zoom) in README.items():
            display = draw(*size, name, "quick", turned) if name in SCENES else draw_sheet(*size, name)
            picture(display, zoom).save(PICTURES / file)
        write_round(PICTURES / "round.gif")
    if arguments.to:
        from lesson_pictures import Taught
        from page_pictures import Shown

        from boards.parts.desktop_display import FrameDisplay
        from boards.parts.screen_layout import SIZES

        os.makedirs(arguments.to, exist_ok=True)
        count = 0
        for width, height in SIZES:
            for name in SCENES:
                display = draw(width, height, name, arguments.scheme, arguments.turned, arguments.language)
                target = os.path.join(arguments.to, f"{width}x{height}-{name}.png")
                picture(display, arguments.zoom).save(target)
                count += 1
            shown = Shown(width, height, arguments.scheme, language=arguments.language)
            for name in shown.sheets():
                shown.display.compose()
                target = os.path.join(arguments.to, f"{width}x{height}-{name}.png")
                picture(shown.display, arguments.zoom).save(target)
                count += 1
            display = FrameDisplay(width, height, (width, height) != (128, 64))
            keys = KEYS[arguments.scheme]
            taught = Taught(display, keys, arguments.scheme, 0, arguments.turned, arguments.language)
            for name in taught.tasks():
                target = os.path.join(arguments.to, f"{width}x{height}-{name}.png")
                picture(display, arguments.zoom).save(target)
                count += 1
        print(f"{count} pictures in {arguments.to}")


if __name__ == "__main__":
    main()
