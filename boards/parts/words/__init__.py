# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""All that is said, a few modules for each language; nothing here must know when or where it is said."""

# What is said in large letters; all else is in small ones.
HEADLINES = ("SLAP", "WAIT", "EARLY", "PAUSED", "WINNER", "LOST", "TITLE")
