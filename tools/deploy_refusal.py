# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Why a deploy does not go on, in words that name the cure; it must never know how that is found out."""


class Refusal(Exception):
    """The drive, the board or the network does not allow it. Text: what is wrong and what to do. Exit status 1."""

    status = 1


class Misuse(Refusal):
    """The command line has to be another one. Exit status 2."""

    status = 2
