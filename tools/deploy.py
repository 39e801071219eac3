#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Puts the game onto a board's CIRCUITPY drive, or into a folder; it must never know a rule.

Exit status: 0 everything is there; 1 it cannot be done or did not come to its end; 2 the command line has to change.
"""

import argparse
import errno
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))  # for python -P

import deploy_constants
import deploy_drives
import deploy_foreign
import deploy_link
import deploy_payload
import deploy_shorten
import environment
from deploy_copy import carry_out
from deploy_drive import Drive
from deploy_plan import Plan
from deploy_refusal import Refusal
from deploy_report import Progress, complain, say, size
from deploy_supplies import Supplies
from deploy_target import Target

FORBIDDEN = (errno.EROFS, errno.EACCES, errno.EPERM)
SHOWN = 8  # conflicts


def arguments(command_line=None):
    """What the command line asks for; ends the program with status 2 when it makes no sense."""
    parser = argparse.ArgumentParser(
        prog="deploy.py",
        description="Put Spit onto a board: finds its CIRCUITPY drive and copies what has changed. "
        "May be broken off at any moment; the same command again goes on.",
    )
    parser.add_argument("--board", metavar="NAME", help="the board (see boards/); default: what the drive says")
    parser.add_argument("--to", metavar="DIR", help="the drive, or a new or empty folder to gather the files in")
    parser.add_argument("--mpy", action="store_true", help="compiled files: a faster start, more free memory")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done and change nothing")
    parser.add_argument("--force", action="store_true", help="files in the way are moved to before-spit/ on the drive")
    parser.add_argument("--any-board", action="store_true", help="also when the drive says it is another board")
    return parser.parse_args(command_line)


def deploy(chosen, project=environment.ROOT, drive_at=Drive, find=deploy_drives.found, supplies=None):
    """The whole program; the exit status. Everything that can be decided before the first write is."""
    supplies = supplies or Supplies(chosen.dry_run)
    try:
        target = Target(chosen, project, drive_at, find)
        if target.drive.is_read_only():
            raise Refusal(_read_only(target))
        supplies.enter()
        say("Spit for %s." % target.name())
        files = deploy_payload.files_for(target.board, project, supplies.libraries())
        if chosen.mpy:
            files = _linked(deploy_constants.folded(files))
            files = supplies.compiled(deploy_shorten.shortened(files, deploy_foreign.foreign()))
        elif target.reads_mpy():
            # As circup does it. The game's own files stay readable on the board.
            files = supplies.compiled(files, "lib/")
        plan = Plan(target.drive, files, target.board, chosen.force)
        _refuse_conflicts(plan)
        for library in plan.left:
            say("lib/%s is already there, put there by somebody else: left as it is." % library)
        if plan.is_done():
            say("Everything is already there: nothing to write.")
            return 0
        _refuse_full(target.drive, plan, chosen.mpy)
        if chosen.dry_run:
            _tell(plan)
            return 0
    except Refusal as refusal:
        complain(refusal)
        return refusal.status
    except OSError as error:
        complain(_why(error, target=None))
        return 1
    return _put(target, plan)


def _linked(files):
    try:
        return deploy_link.linked(files)
    except deploy_link.Unlinkable as error:
        # The game has been changed in a way that costs memory, and plays.
        say("Modules stay apart: %s." % error)
        return files


def _put(target, plan):
    progress = Progress()
    try:
        carry_out(target.drive, plan, progress)
        if target.firmware:
            target.drive.settle()
    except Refusal as refusal:
        progress.break_off()
        complain(refusal)
        return refusal.status
    except OSError as error:
        progress.break_off()
        complain(_why(error, target))
        return 1
    say("%d files written (%s), %d deleted." % (len(plan.writes), _bytes(plan), len(plan.stale)))
    if target.firmware:
        say("Next: unplug the board, or press its reset button; the title appears within 2 s.")
    else:
        say("Next: copy what is in %s onto the CIRCUITPY drive, code.py last." % target.drive.root)
    return 0


def _refuse_conflicts(plan):
    if plan.conflicts:
        lines = ["  %s %s" % conflict for conflict in plan.conflicts[:SHOWN]]
        if len(plan.conflicts) > SHOWN:
            lines.append("  and %d more" % (len(plan.conflicts) - SHOWN))
        raise Refusal(
            "Nothing was written, since this is in the way:\n%s\n"
            "With --force it is moved into the folder %s on the drive." % ("\n".join(lines), plan.kept_in)
        )


def _refuse_full(drive, plan, is_mpy):
    need, free = plan.need(), drive.free()
    if need > free:
        raise Refusal(
            "The drive is full: %s are needed and %s are free. Nothing was written.\n"
            "Delete what you do not need%s."
            % (size(need), size(free), "" if is_mpy else ", or use --mpy: compiled files are smaller")
        )


def _tell(plan):
    for path in plan.aside:
        say("would move    %s to %s/%s" % (path, plan.kept_in, path))
    for path in plan.stale:
        say("would delete  %s" % path)
    for path in plan.writes:
        say("would write   %s (%s)" % (path, size(len(plan.files[path]))))
    say("%d files to write (%s), %d to delete." % (len(plan.writes), _bytes(plan), len(plan.stale)))
    say("Nothing was changed.")


def _bytes(plan):
    return size(sum(len(plan.files[path]) for path in plan.writes))


def _read_only(target):
    return (
        "The drive %s is read-only. Press the board's reset button, wait until the drive is there again, and run "
        "the same command.\nIf it stays read-only:\n"
        "- a boot.py on the board that calls storage.remount keeps the drive to itself: start the board in safe mode "
        "(docs/building.md);\n"
        "- or this computer found the drive damaged: have it checked (fsck, chkdsk, First Aid);\n"
        "- or it was mounted for another user." % target.drive.root
    )


def _why(error, target):
    """What an error of the system means, and the cure."""
    if target and error.errno in FORBIDDEN:
        return _read_only(target)
    if target and error.errno == errno.ENOSPC:
        return (
            "The drive is full, though its free space seemed enough. Delete what you do not need and run the same "
            "command again; until then the board says that Spit is incomplete."
        )
    return (
        "%s\nThe drive does not answer as it should; was the cable pulled? Plug the board in again and run the same "
        "command: it goes on where it ended.\nUntil then the board starts, and says that Spit is incomplete." % error
        if target
        else "The drive cannot be read: %s. Plug the board in again and run the same command." % error
    )


if __name__ == "__main__":
    try:
        sys.exit(deploy(arguments()))
    except KeyboardInterrupt:
        complain("Stopped. The same command goes on where it ended.")
        sys.exit(130)
