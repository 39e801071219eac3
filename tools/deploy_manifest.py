# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The list on the drive of what a deploy put there; it must never know what is to be put there now.

It stands in spit-files.txt, a line for each file with the hash of its content. While a deploy is at work the list
says "unfinished" and names the files of before and those to come, so whatever a broken-off deploy left is known.
"""

import hashlib
import re

NAME = "spit-files.txt"
ENTRY = re.compile(r"^([0-9a-f]{32}) (\S.*)$")
BOARD = re.compile(r"^board: (\S+)$")
COMPLETE = "state: complete"
UNFINISHED = "state: unfinished"
HEAD = "# What tools/deploy.py of Spit put here; it changes and removes only these files."
# A list that was damaged, or made by hand, must not name these.
NEVER_OURS = ("settings.toml", "boot.py", "boot_out.txt", NAME)


def fingerprint(content):
    """What stands in the list for a content."""
    return hashlib.sha256(content).hexdigest()[:32]


class Manifest:
    """files: a hash for each path. is_complete: whether the deploy came to its end."""

    def __init__(self, board="", files=None, is_complete=False):
        self.board = board
        self.files = dict(files or {})
        self.is_complete = is_complete

    def text(self):
        """What is written to the drive."""
        lines = [HEAD, "board: " + self.board, COMPLETE if self.is_complete else UNFINISHED]
        lines += ["%s %s" % (self.files[path], path) for path in sorted(self.files)]
        return ("\n".join(lines) + "\n").encode("utf-8")


def parse(text):
    """The list in a file's content (None: no file). Lines that cannot be read are passed over."""
    manifest = Manifest()
    for line in (text or b"").decode("utf-8", "replace").splitlines():
        entry, board = ENTRY.match(line), BOARD.match(line)
        if entry and _is_possible(entry.group(2)):
            manifest.files[entry.group(2)] = entry.group(1)
        elif board:
            manifest.board = board.group(1)
        elif line == COMPLETE:
            manifest.is_complete = True
    return manifest


def _is_possible(path):
    parts = path.split("/")
    return (
        path.lower() not in NEVER_OURS
        and not any(part in ("", ".", "..") or part != part.strip() for part in parts)
        and not set(path) & set('\\:*?"<>|')
    )
