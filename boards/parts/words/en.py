# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""English: what is said on the title and at the table; it must never know when or where.

[ and ] are the ends of a plate, a gap on a plate is written _; {} is filled in. All languages have the same names.
"""

PRESS_A_KEY = "PRESS A KEY"
READY = "READY!"
COMPUTER_IN = "COMPUTER IN {}"
HOLD_FOR_MENU = "HOLD FOR MENU"
DEMO = "[DEMO]"

# Beside the piles.
SPIT = "SPIT"
SPITTING = "[SPIT!]"  # as the cards turn up
STUCK = "[STUCK]"
OOPS = "[OOPS!]"
BEATEN = "BEATEN"
TIE = "TIE_"  # an arrow follows

# Headlines, in large letters: of English ones there are few, and 0 is the O too.
SLAP = "SLAP!"
WAIT = "WAIT"
EARLY = "EARLY!"
PAUSED = "PAUSED"
WINNER = "WINNER"
LOST = "L0ST"
TITLE = "SPIT!"
PRESS = "[PRESS]"
HOLD = "[HOLD]"  # a key, to quit
QUIT = "[QUIT]"

# How a round ended: a plate beside the total, and a line of one or two parts. In threes: cards, points, rounds won.
ANY_KEY = "[ANY_KEY]"
COUNTED = "[TO_GO]", "[PTS]", "[ROUNDS]"
TOOK = "TOOK {}"
TOOK_CARDS = "TOOK {} CARDS"
BY = "BY {}"  # so much earlier
LATE = "{} LATE"
TIE_ARROW = "TIE ARROW {}"
CLOSEST = "CLOSEST P{} {}"  # player 1 or 2, and the margin
CLOSEST_TIE = "CLOSEST TIE ARROW {}"
EVEN = "EVEN CARDS", "EVEN POINTS", "EVEN ROUNDS"
FEWER = "FEWER CARDS", "FEWER POINTS", "FEWER ROUNDS"
MORE = "MORE CARDS", "MORE POINTS", "MORE ROUNDS"
PLAYS = "PLAYS {} OOPS {}"  # plays and misplays
FASTEST = "FASTEST {}"  # the quickest play

# How a match ended.
TOTAL = "{} CARDS", "{} POINTS", "{} ROUNDS"
REMATCH = "PRESS TO REMATCH"
MATCH_ROUNDS = "ROUNDS {}"
LONGEST_RUN = "LONGEST RUN {}"  # plays one after the other
