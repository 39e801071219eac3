# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What boot_out.txt says of a board: its name and its CircuitPython; it must never know the files of the game."""

import re

from deploy_refusal import Refusal

OLDEST = (9, 2)
MPY_BEFORE = (11, 0)  # CircuitPython 9.2 and 10 read version 6 of .mpy files
VERSION = re.compile(r"CircuitPython (\d+)\.(\d+)(\S*)")
BOARD_ID = re.compile(r"^Board ID:\s*(\S+)", re.MULTILINE)
DOWNLOAD = "https://circuitpython.org/board/%s/"
DOWNLOADS = "https://circuitpython.org/downloads"


class Firmware:
    """A board's CircuitPython."""

    def __init__(self, text):
        """text: what stands in boot_out.txt. Raises Refusal when that is nothing of CircuitPython's."""
        version = VERSION.search(text)
        board_id = BOARD_ID.search(text)
        if not version:
            raise Refusal(
                "Its boot_out.txt names no version of CircuitPython. Press the board's reset button: CircuitPython "
                "writes the file at its start. If that does not help, install it anew: " + DOWNLOADS
            )
        self.version = "%s.%s%s" % version.groups()
        self.number = (int(version.group(1)), int(version.group(2)))
        self.board_id = board_id.group(1) if board_id else None  # CircuitPython before 7 does not say

    def is_old(self):
        """Whether the game cannot run on it."""
        return self.number < OLDEST

    def refuse_if_old(self):
        """Raises Refusal, saying where to get a newer one."""
        if self.is_old():
            raise Refusal(
                "This board has CircuitPython %s, and the game needs %d.%d or newer. A newer one is at\n  %s\n"
                "Copy its .uf2 file onto the board as docs/building.md says, then run this command again."
                % ((self.version,) + OLDEST + (download(self.board_id),))
            )

    def reads_mpy(self):
        """Whether this CircuitPython reads the files that mpy-cross makes."""
        return OLDEST <= self.number < MPY_BEFORE

    def refuse_mpy(self):
        """Raises Refusal when it may not read them."""
        if not self.reads_mpy():
            raise Refusal(
                "Compiled files are for CircuitPython 9.2 to 10, and this board has %s. Run the same without --mpy."
                % self.version
            )


def download(board_id):
    """The page that a board's CircuitPython comes from."""
    return DOWNLOAD % board_id if board_id else DOWNLOADS
