# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The words of the menu and its pages in English, which are in memory only there; it must never know what they do.

A language is one more file with the same names. A name and its choice share a line of 19 characters of the smallest
font; longer texts are broken into lines, at spaces, and onto as many sheets as they need.
"""

_FREEZES = ("OFF", "100 MS", "250 MS", "400 MS", "600 MS", "800 MS", "1000 MS")
_STARTS = ("FULL", "-2 CARDS", "-4 CARDS", "-6 CARDS", "-8 CARDS")
_SWITCH = ("OFF", "ON")

# The settings and their choices, by the numbers in spit.settings. Each player's own bear one name twice.
NAMES = (
    "GAME",
    "OPPONENT",
    "FREEZE",
    "FREEZE",
    "START",
    "START",
    "HELP",
    "HELP",
    "SOUND",
    "BRIGHTNESS",
    "PLAYER 2",
    "COLORS",
    "MOTION",
    "LANGUAGE",
)
CHOICES = (
    (
        "STANDARD",
        "50 POINTS",
        "100 POINTS",
        "150 POINTS",
        "200 POINTS",
        "1 ROUND",
        "BEST OF 3",
        "BEST OF 5",
        "BEST OF 7",
    ),
    ("PERSON", "BEGINNER", "EASY", "MEDIUM", "HARD", "INHUMAN"),
    _FREEZES,
    _FREEZES,
    _STARTS,
    _STARTS,
    _SWITCH,
    _SWITCH,
    ("OFF", "LOW", "ON"),
    ("25%", "50%", "75%", "100%"),
    ("AS BOARD", "OPPOSITE", "BESIDE"),
    ("NORMAL", "CONTRAST"),
    _SWITCH,
    ("ENGLISH", "VIETNAMESE", "KOREAN", "THAI"),
)
OF_PLAYER = ("P1 %s", "P2 %s")
# What a setting does, where its name alone does not say it: in place of the hint, 20 letters.
MEANINGS = (
    "WHAT WINS A MATCH",
    "WHEN YOU PLAY ALONE",
    "AFTER A WRONG CARD",
    "AFTER A WRONG CARD",
    "FEWER CARDS AT FIRST",
    "FEWER CARDS AT FIRST",
    "MARKS CARDS THAT FIT",
    "MARKS CARDS THAT FIT",
    "",
    "",
    "WHERE PLAYER 2 SITS",
    "",
    "WHETHER CARDS SLIDE",
    "",
)

# The list, the pages that it opens, by the numbers in spit.menu, and how to leave it.
PAGES = ("MENU", "HOW TO PLAY", "STATISTICS", "ABOUT")
LEAVE = "LEAVE"

# What the keys do, by the hints in spit.menu. Keys: {0} up, {1} down, {2} less or back, {3} more or go.
HINTS = (
    "{0}/{1} ROW {2}/{3} CHANGE",
    "{0}/{1} ROW   {3} OPEN",
    "{0}/{1} ROW   {3} LEAVE",
    "{0}/{1} PAGE  {2} BACK",
    "{2} BACK   {3} TRY IT",
)

# Statistics: matches between people; of one alone against the computer, whose levels are called as above; all matches.
PEOPLE = "P1 VS P2"
WINS = "WINS"
ALONE = "ALONE"
WON_LOST = "WON:LOST"
SCORE = "%d : %d"
BEST_ROUND = "BEST ROUND"
CLOSEST = "CLOSEST"
MATCHES = "ALL MATCHES"
ROUNDS = "ALL ROUNDS"
IN_A_ROW = "MOST WINS IN A ROW"
AGAINST_ANYONE = "AGAINST ANYONE"
NONE = "-"
TIE = "TIE"
SECONDS = "%d.%d s"
MILLISECONDS = "%d.%02d ms"
MICROSECONDS = "%d us"
HOLD_TO_RESET = "HOLD {3} TO RESET"
RESET_DONE = "RESET DONE"

# How to play, a sheet each: first what all boards share, then the keys of the board's scheme, then the rest. In the
# texts on keys {0} to {6} are the player's keys.
BASICS = (
    "Get rid of all your cards. No turns: whoever is first is first.",
    "Both say spit: each turns up a card in the middle. Stuck? Say it again.",
    "Play a card that is one up or down from a pile: 8 on 9 or 7, A on K or 2.",
)
KEYS = {
    "direct": (
        "{0} to {4} pick a card up, {5} or {6} puts it on that pile.",
        "{5} and {6} also say spit and slap their piles.",
    ),
    "quick": (
        "{0} to {4} play a card where it fits. Hold {5}: the other pile.",
        "{5} says spit. Slap left with {0} or {1}, right with {3} or {4}.",
    ),
    "cursor": (
        "{0} and {1} point at a card, {2} or {3} puts it on a pile.",
        "{2} and {3} also say spit and slap their piles.",
    ),
}
MORE_RULES = (
    "An empty place? Move a card there: the one below turns up.",
    "Wrong card: frozen for a moment. Too late: it just goes back.",
    "A stock is empty? Wait for SLAP! Then slap the smaller pile.",
    "Slap too early and you must wait. Your pile is yours to keep.",
    "15 cards or fewer: one pile, no slap. Clear your stock and win.",
)
TRY_IT = "Try it: a guided round, step by step."

ABOUT = (
    "SPIT %s",
    "MIT licence: free to use, share and change.",
)
STAMPED_BY = "KEYS: %s"
