# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""All of displayio that the VM needs to load what draws words; it must never draw anything."""

Group = object
