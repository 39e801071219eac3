# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which board this is: a file per device, named by its board_id; it must never know what a board is made of."""


class UnknownBoard(Exception):
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
        message = "This board is called %s, and there is no file boards/%s.py. See docs/adding-a-board.md."
        raise UnknownBoard(message % (board_id, board_id)) from None
