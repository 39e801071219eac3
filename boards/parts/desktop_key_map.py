# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The picture of both players' keys below the display in the window; it must never know what a key does in the game."""

import pygame

from boards.parts import desktop_layout

CAP = 40
GAP = 6
GROUP_GAP = 20
CAP_COLOR = (44, 48, 58)
CAP_EDGE = (84, 91, 107)
TEXT = (232, 236, 244)
QUIET_TEXT = (150, 158, 174)
COLORS = ((255, 178, 84), (98, 178, 255))  # as on the display


class KeyMap:
    """Draws onto a surface from `top` down. key_names[player][code] is what is printed on a key."""

    WIDTH = 820  # at least
    HEIGHT = 150

    def __init__(self, surface, top, scheme, key_names, is_demo):
        self._surface = surface
        self._top = top
        self._scheme = scheme
        self._names = key_names
        self._title_font = pygame.font.Font(None, 22)
        self._cap_font = pygame.font.Font(None, 28)
        self._word_font = pygame.font.Font(None, 19)
        self._caps = {}  # place -> (player, name, rectangle)
        how = "Demo: two computer players." if is_demo else desktop_layout.says(scheme, key_names)
        self._lines = (how, "Space: pause, and go on. Close the window to end the game.")

    def draw(self):
        """All of it; the caller flips the display."""
        width = self._surface.get_width()
        for player in range(2):
            self._draw_player(player, width // 4 + player * (width // 2))
        for number, line in enumerate(self._lines):
            self._write(self._word_font, line, QUIET_TEXT, width // 2, self._top + 112 + 18 * number)

    def press(self, place, is_down):
        """A key goes down or up: its cap shows it."""
        if place in self._caps:
            player, name, cap = self._caps[place]
            self._draw_cap(player, name, cap, is_down)
            pygame.display.update(cap)

    def _draw_player(self, player, middle):
        self._write(self._title_font, desktop_layout.PLAYERS[player], COLORS[player], middle, self._top + 16)
        places = desktop_layout.player_keys(self._scheme, player)
        groups = desktop_layout.groups(self._scheme)
        widths = [max(count * (CAP + GAP) - GAP, self._word_font.size(words)[0]) for _first, count, words in groups]
        left = middle - (sum(widths) + GROUP_GAP * (len(widths) - 1)) // 2
        top = self._top + 29
        for (first, count, words), width in zip(groups, widths):
            cap_left = left + (width - count * (CAP + GAP) + GAP) // 2
            for code in range(first, first + count):
                cap = pygame.Rect(cap_left + (code - first) * (CAP + GAP), top, CAP, CAP)
                self._caps[places[code]] = (player, self._names[player][code], cap)
                self._draw_cap(player, self._names[player][code], cap, False)
            self._write(self._word_font, words, QUIET_TEXT, left + width // 2, top + CAP + 12)
            left += width + GROUP_GAP

    def _draw_cap(self, player, name, cap, is_down):
        pygame.draw.rect(self._surface, COLORS[player] if is_down else CAP_COLOR, cap, border_radius=7)
        pygame.draw.rect(self._surface, COLORS[player] if is_down else CAP_EDGE, cap, width=2, border_radius=7)
        self._write(self._cap_font, name, (16, 18, 24) if is_down else TEXT, cap.centerx, cap.centery + 1)

    def _write(self, font, text, color, middle, height):
        """A line of text with its middle there."""
        picture = font.render(text, True, color)
        self._surface.blit(picture, picture.get_rect(center=(middle, height)))
