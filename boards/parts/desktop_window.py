# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""A window that shows the device's display, scaled up, with the key map below it; it must never know the game."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from boards.parts import desktop_layout
from boards.parts.desktop_key_map import KeyMap

MARGIN = 14
BEZEL = 11
TITLE_AND_TASK_BAR = 72  # pixels of the desktop that a window cannot have
WIDEST = 1000  # pixels of the scaled display
BACKGROUND = (22, 24, 30)
FRAME = (8, 9, 12)
FRAME_EDGE = (52, 57, 68)

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def why_not():
    """Why no window can be opened, or None when one can."""
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
    except pygame.error as error:
        return "no window can be opened (%s)" % error
    # Drivers that SDL takes when no desktop answers: they have no window to show.
    return "no desktop was found" if driver in ("offscreen", "evdev", "kmsdrm") else None


def _scale(width, height, room_width, room_height):
    """How often each of the display's pixels fits into the room in both directions; at least once."""
    return max(1, min(room_width // width, room_height // height, WIDEST // width))


def _printed_letters():
    """What is printed on each place of a US keyboard on the keyboard in use (AZERTY has an A at Q, a comma at M)."""
    printed = {letter: letter for letter in _LETTERS}
    try:
        # Indexed by a key this gives the state at its scan code; filled with the numbers of
        # the scan codes, it tells which one the key has.
        scan_code_of = type(pygame.key.get_pressed())(range(512))  # type: ignore[arg-type]
        found = {scan_code_of[ord(sign.lower())]: sign for sign in "!$'()*+,-./:;<=>@[]_" + _LETTERS}
    except (TypeError, IndexError):
        return printed
    for letter in _LETTERS:
        scan_code = getattr(pygame, "KSCAN_" + letter)
        printed[letter] = found.get(scan_code, letter)
    return printed


class Window:
    """Opens at once, where why_not() knows no reason against it. width, height: of the display."""

    def __init__(self, title, width, height, scheme, is_demo):
        pygame.display.init()
        pygame.font.init()
        desktop_width, desktop_height = pygame.display.get_desktop_sizes()[0]
        self._scale = _scale(
            width,
            height,
            desktop_width - 2 * (MARGIN + BEZEL),
            desktop_height - TITLE_AND_TASK_BAR - MARGIN - 2 * BEZEL - KeyMap.HEIGHT,
        )
        self._shown = (width * self._scale, height * self._scale)
        window_width = max(self._shown[0] + 2 * (MARGIN + BEZEL), KeyMap.WIDTH)
        self._surface = pygame.display.set_mode((window_width, MARGIN + self._shown[1] + 2 * BEZEL + KeyMap.HEIGHT))
        pygame.display.set_caption(title)
        pygame.key.stop_text_input()  # else a held key opens macOS's list of accents
        self._size = (width, height)
        self._left = (window_width - self._shown[0]) // 2
        self._top = MARGIN + BEZEL
        self._places = {getattr(pygame, "KSCAN_" + letter): letter for letter in _LETTERS}
        self._places[pygame.KSCAN_SPACE] = self._places[pygame.KSCAN_ESCAPE] = desktop_layout.PAUSE
        printed = _printed_letters()
        self.key_names = tuple(
            tuple(printed[place] for place in desktop_layout.player_keys(scheme, player)) for player in range(2)
        )
        top = self._top + self._shown[1] + BEZEL
        self._key_map = KeyMap(self._surface, top, scheme, self.key_names, is_demo)
        self._draw_frame()

    def let_keys_in(self, change, wait_ms=1):
        """Wait up to a millisecond (or not at all), then pass each key's edge to change(place, pressed).

        Raises SystemExit once the window is closed.
        """
        event = pygame.event.wait(1) if wait_ms else pygame.event.poll()
        while event.type != pygame.NOEVENT:
            if event.type == pygame.QUIT:
                raise SystemExit(0)
            if event.type in (pygame.KEYDOWN, pygame.KEYUP):
                place = self._places.get(event.scancode)
                if place:
                    change(place, event.type == pygame.KEYDOWN)
                    self._key_map.press(place, event.type == pygame.KEYDOWN)
            elif event.type == pygame.WINDOWEXPOSED:
                pygame.display.flip()
            event = pygame.event.poll()

    def show(self, display):
        """What the display changed at its last refresh (see FrameDisplay)."""
        picture = pygame.image.frombuffer(display.frame, self._size, "RGB")
        scale = self._scale
        light = (round(255 * display.light),) * 3
        areas = []
        for left, top, right, bottom in display.dirty_areas:
            size = (right - left, bottom - top)
            part = pygame.transform.scale(picture.subsurface((left, top), size), (size[0] * scale, size[1] * scale))
            part.fill(light, special_flags=pygame.BLEND_RGB_MULT)
            areas.append(self._surface.blit(part, (self._left + left * scale, self._top + top * scale)))
        pygame.display.update(areas)

    def close(self):
        """The window goes away."""
        pygame.quit()

    def _draw_frame(self):
        self._surface.fill(BACKGROUND)
        width, height = self._shown
        around = (self._left - BEZEL, self._top - BEZEL, width + 2 * BEZEL, height + 2 * BEZEL)
        pygame.draw.rect(self._surface, FRAME, around, border_radius=BEZEL)
        pygame.draw.rect(self._surface, FRAME_EDGE, around, width=2, border_radius=BEZEL)
        self._key_map.draw()
        pygame.display.flip()
