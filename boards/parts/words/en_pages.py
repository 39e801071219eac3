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
    "WRONG CARD: KEYS OFF",
    "WRONG CARD: KEYS OFF",
    "FEWER CARDS AT FIRST",
    "FEWER CARDS AT FIRST",
    "MARKS POSSIBLE MOVES",
    "MARKS POSSIBLE MOVES",
    "",
    "OF THE DISPLAY",
    "WHERE PLAYER 2 SITS",
    "CONTRAST: DARK TABLE",
    "WHETHER CARDS SLIDE",
    "",
)
# That of PLAYER 2 as the board says: OPPOSITE or BESIDE.
THIS_BOARD = "THIS BOARD: %s"

# The list, the pages that it opens, by the numbers in spit.menu, and how to leave it.
PAGES = ("MENU", "HOW TO PLAY", "STATISTICS", "ABOUT")
LEAVE = "LEAVE"

# What the keys do, by the hints in spit.menu. Keys: {0} up, {1} down, {2} less or back, {3} more or go.
HINTS = (
    "{0}/{1} ROW {2}/{3} CHANGE",
    "{0}/{1} ROW   {3} OPEN",
    "{0}/{1} ROW   {3} LEAVE",
    "{0}/{1} PAGE  {2} BACK",
    "{0}/{1} {2} BACK {3} TRY",
)

# Statistics: matches between people; of one alone against the computer, whose levels are called as above; all matches.
PEOPLE = "P1 VS P2"
WINS = "WINS"
ALONE = "ALONE"
WON_LOST = "WON:LOST"
SCORE = "%d : %d"
BEST_ROUND = "BEST ROUND"
CLOSEST = "CLOSEST"
CLOSEST_IS = "BETWEEN TWO CARDS FOR ONE PILE, OR TWO SLAPS"
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
RESET_IN = "RESET IN {}"  # halves of a second
RESET_DONE = "RESET DONE"

# How to play, a sheet each, in words of at most 19 letters. In BASICS: the goal, the table, what fits, stuck, a late
# card. KEYS: "spit", playing, a move, a wrong card (where a key plays at once, also an empty place), a slap; {0} to {6}
# are the player's keys, that of the pile at the player's left before the other one's; {own}: the own pile's side.
_WRONG = "Wrong card? OOPS: you are frozen for a moment."
_WRONG_OR_NONE = "Wrong card, or none? OOPS: you are frozen for a moment."
BASICS = (
    "Get rid of all your cards. No turns: whoever is first is first.",
    "Lower row: your stock. Middle: two spit piles. Small back: spit cards.",
    "Play a card that is one up or down from a pile: 8 on 9 or 7, A on K or 2.",
    "Nobody can go on? STUCK: both say spit again.",
    "Too late? The card goes back. -148ms: by so much (1000ms is one second).",
)
KEYS = {
    "direct": (
        "Both say spit, you with {5} or {6}: each turns up a spit card.",
        "{0} to {4} pick a card up, {5} puts it on the left pile, {6} on the right.",
        "A gap? Pick a card, then press the gap's key. The one below turns up.",
        _WRONG,
        "{5} and {6} slap their piles. The numbers count the cards.",
    ),
    "quick": (
        "Both say spit, you with {5}: each turns up a spit card.",
        "{0} to {4} play a card. Fits both? The {own} pile; hold {5}: the other.",
        "A gap? A card that fits no pile moves there. The one below turns up.",
        _WRONG_OR_NONE,
        "Slap left with {0} or {1}, right with {3} or {4}. The numbers count cards.",
    ),
    "cursor": (
        "Both say spit, you with {2} or {3}: each turns up a spit card.",
        "{0} and {1} point at a card. {2} puts it on the left pile, {3} on the right.",
        "A gap? Point at it: {2} or {3} brings a card. The one below turns up.",
        _WRONG_OR_NONE,
        "{2} and {3} slap their piles. The numbers count the cards.",
    ),
}
SIDES = ("left", "right")
# Then the game that is chosen. {}: points, or rounds.
STANDARD_GAME = (
    "A stock is empty? Wait for SLAP! Then slap the smaller pile.",
    "What you slap joins your cards: take fewer. Too early? You must wait.",
    "15 cards or fewer: one pile, no slap. Clear your stock and win.",
)
POINTS_GAME = (
    "Stock empty: round over, no slap. Each card left, spit cards too: 1 point.",
    "At {} points the match ends. Whoever has fewer points wins.",
)
SERIES_GAME = (
    "No slap. Empty your stock first to win a round; stuck: fewer cards win.",
    "Rounds to win the match: {}. Each is dealt afresh.",
)
# In place of a text that has no room on its picture, 19 letters. The first two pictures name the reader's row; the
# stock and the spit cards, in 6 letters.
CAPTIONS = (
    "",
    "TWO SPIT PILES",
    "SAY SPIT",
    "9 FITS ON 8",
    "PLAY THE 9",
    "STUCK: SPIT AGAIN",
    "10 TO THE GAP",
    "WRONG: FROZEN",
    "LATE BY 148 ms",
    "SLAP THE SMALLER",
    "7 AND 9 CARDS",
    "TOO EARLY: WAIT",
    "ONE PILE, NO SLAP",
    "THE LAST CARD",
    "FEWER POINTS WIN",
    "THE LAST CARD",
    "YOU WIN THE MATCH",
)
LABELS = ("YOU", "STOCK", "SPITS")
TRY_IT = "Try it: a guided round, step by step."

ABOUT = (
    "SPIT %s",
    "MIT licence: free to use, share and change.",
)
STAMPED_BY = "KEYS: %s"
