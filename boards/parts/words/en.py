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
MENU_IN = "MENU IN {}"  # halves of a second
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
GO_ON = "[GO_ON]"  # and the key for it
QUIT = "[QUIT]"  # and how
HOLD = "[HOLD]"

# How a round ended: a plate beside the total, and a line of one or two parts. In threes: cards, points, rounds won.
COUNTED = "[CARDS]", "[PTS]", "[WON]"
TOOK = "TOOK {}"
TOOK_CARDS = "CARDS TAKEN {}"
BY = "BY {}"  # so much earlier
LATE = "{} LATE"
TIE_ARROW = "TIE ARROW {}"
CLOSEST = "CLOSEST P{} {}"  # player 1 or 2, and the margin
CLOSEST_TIE = "CLOSEST TIE ARROW {}"
ROUND_WON = "ROUND WON"
ROUND_LOST = "ROUND LOST"
ROUND_EVEN = "ROUND EVEN"
POINTS_ADDED = "POINTS +{}"
EVEN_CARDS = "EVEN CARDS"
FEWER_CARDS = "FEWER CARDS"
MORE_CARDS = "MORE CARDS"
PLAYS = "PLAYS {} OOPS {}"  # plays and misplays
FASTEST = "FASTEST {}"  # the quickest play
PRESS_TO_GO_ON = "PRESS TO GO ON"

# How a match ended.
TOTAL = "CARDS {}", "POINTS {}", "WON {}"
REMATCH = "PRESS TO REMATCH"
HOLD_FOR_TITLE = "HOLD FOR TITLE"
TITLE_IN = "TITLE IN {}"
MATCH_ROUNDS = "ROUNDS PLAYED {}"
LONGEST_RUN = "LONGEST RUN {}"  # plays one after the other
