# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which board this is: a file per device, named by its board_id; it must never know what a board is made of."""


class BoardTrouble(Exception):
    """Something about the board that people can mend: `text` says how on a small display, `more` on the console."""

    def __init__(self, text, more=""):
        super().__init__(text)
        self.text = text
        self.more = more


class UnknownBoard(BoardTrouble):
    """There is no file for the board; the message says what to do."""


def find(board_id):
    """The module boards/<board_id>.py (docs/adding-a-board.md says what is in it).

    Raises UnknownBoard when there is no such file. An error inside the file comes through as it is.
    """
    name = "boards." + board_id
    try:
        return __import__(name, None, None, ("NAME",))
    except ImportError as error:
        # A board file that lacks a library of its own raises ImportError too, with the library's name.
        if name not in str(error):
            raise
        raise UnknownBoard(
            "No boards/%s.py: see docs/adding-a-board.md in Spit's project." % board_id,
            "This board is called %s. Adding it takes one file; the page on that is in the project's folder docs, "
            "not on the board." % board_id,
        ) from None
