# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A round of two computer players as an animated GIF, drawn by the device's own screen code; it must never know a rule.

tools/pictures.py --readme calls it. Needs the libraries of .venv.
"""

from simulated import Simulated

from boards.parts.desktop_display import FrameDisplay
from boards.parts.screen import Screen
from spit import ticks
from spit.phases import SLAP

FRAME = 28_000  # microseconds: one step of a card on its way
# What is shown of a round, in microseconds: so much from its beginning, and from so long before its end.
BEGINNING = 7_500_000
END = 5_500_000
_CUT = 700_000  # how long the last picture before the part left out stays


def played(size, key_names, seed, scheme="quick", turned=False, level=4):
    """All pictures of the first round of a match: a list of (time, picture), and when its end began."""
    display = FrameDisplay(size[0], size[1], size != (128, 64))
    screen = Screen(display, size[0], size[1], display.color, key_names, scheme, turned)
    game = Simulated(seed, scheme, levels=(level, level))
    seen: list = []
    at = ended = 0
    while game.session.round == 1:
        screen.show(game.view)
        picture = bytes(display.frame)
        if not seen or picture != seen[-1][1]:
            seen.append((at, picture))
        at += FRAME
        game.now = ticks.add(game.now, FRAME)
        for computer in game.computers:
            computer.press(game.view, game.now, game.presses)
        game.session.step(game.now, game.presses)
        game.view.look(game.session, game.now)
        if game.session.phase >= SLAP and not ended:
            ended = at
    return seen, ended, at


def shortened(seen, ended, last):
    """The pictures of the beginning and of the end with the time that each one stays: a list of (us, picture)."""
    kept = []
    for index, (at, picture) in enumerate(seen):
        until = seen[index + 1][0] if index + 1 < len(seen) else last
        if at < BEGINNING:
            kept.append((until - at if until < BEGINNING else _CUT, picture))
        elif at >= ended - END:
            kept.append((until - at, picture))
    return kept


def write(path, size, zoom, parts):
    """Write the GIF; GIF counts hundredths of a second, and what is left over goes to the next picture."""
    from PIL import Image

    images, times = [], []
    rest = 0
    for us, picture in parts:
        hundredths, rest = divmod(us + rest, 10_000)
        image = Image.frombytes("RGB", size, picture)
        images.append(image.resize((size[0] * zoom, size[1] * zoom), Image.Resampling.NEAREST))
        times.append(10 * max(hundredths, 2))
    # One palette for all: the one of the fullest picture.
    colors = max((image.quantize(64) for image in images), key=lambda found: len(found.getcolors() or ()))
    shown = [image.quantize(palette=colors, dither=Image.Dither.NONE) for image in images]
    shown[0].save(path, save_all=True, append_images=shown[1:], duration=times, loop=0, optimize=False)
    return len(shown), sum(times)
