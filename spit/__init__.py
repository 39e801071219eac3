# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The whole game of Spit; it must never know hardware, a display, a clock or a random source of its own."""

VERSION = "0.1.0"
