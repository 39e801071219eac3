# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""English: what is said in the guided round; it must never know when or where.

Two lines of 20 letters at most, of which the second one mostly ends with a key on a plate. {} is filled in.
"""

# By task, as in spit.guide: what it is about. {}: a key.
ABOUT = (
    "HOLD {} TO LEAVE",
    "THE CARDS TURN UP",
    "ONE DOWN, ANY SUIT",
    "ONE UP, ANY SUIT",
    "AN ACE ON A KING",
    "AND A 2 ON AN ACE",
    "IT FITS BOTH PILES",
    "FILL THE EMPTY PLACE",
    "NOW A WRONG CARD",
    "WRONG: WAIT A MOMENT",
    "NOW A RIGHT ONE",
    "STUCK: SPIT AGAIN",
    "PLAY THEM ALL, FAST!",
    "ALL GONE? WAIT...",
    "NUMBERS COUNT CARDS",
    "THAT HAS MORE CARDS",
    "15 OR LESS: ONE PILE",
    "NONE LEFT: YOU WIN!",
    "NOW YOU KNOW IT ALL!",
)
# How a round ends and what wins a match, where it is not the standard game. {}: rounds.
POINTS_END = "A CARD LEFT: 1 POINT", "FEWER POINTS WIN"
SERIES_END = "ALL GONE: ROUND WON", "ROUNDS TO WIN: {}"

# Then what to do, and the key for it. By control scheme: a play's first key and its last one, then the same for an
# empty place; CURSOR: then both first keys past the end of the row. {}: a card.
DIRECT = ("PICK THE {}:", "PUT IT ON A PILE:", "PICK THE {}:", "PUT IT THERE:")
QUICK = ("OTHER PILE: HOLD", "PLAY THE {}:", "", "MOVE THE {}:")
CURSOR = ("GO TO THE {}:", "PLAY IT:", "GO TO THE GAP:", "BRING A CARD:", "ROUND TO THE {}:", "ROUND TO GAP:")
LET_GO = "LET GO OF"
SAY_SPIT = "SAY SPIT:"
SLAP_IT = "SLAP THE LOWER:"
GO_ON = "GO ON:"
LEAVE = "LEAVE:"
