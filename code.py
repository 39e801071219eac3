# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The front door, the same on a device and on a PC: find the board and play; it knows no rule and no pixel."""

import board
import supervisor

import boards

if __name__ == "__main__":
    hands = face = None
    try:
        found = boards.find(board.board_id)
        hands = found.keys()
        face = found.display()
        from boards.parts import wheel

        asking = wheel.run(found, hands, face)
        from boards.parts.choosing import choose

        choose(hands, face, asking)
        # What was chosen counts from the start on.
        supervisor.reload()
    except Exception as error:
        from boards.parts import trouble

        trouble.tell(error, hands, face)
