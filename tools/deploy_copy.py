# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Carries a plan out on a drive, in an order that may be broken off anywhere; it must never know how it came about.

The old code.py must not run with half of the new modules, so it is parked first and comes back, or its successor does,
when all else is in place and read back. In between code.py is a place holder that says what is going on.
"""

import deploy_manifest as manifests
from deploy_drive import TEMPORARY
from deploy_manifest import Manifest
from deploy_plan import FRONT_DOOR, NOTICE, PARKED, is_no_program
from deploy_refusal import Refusal


def carry_out(drive, plan, progress):
    """Change what the plan says. progress(part, path) is called before each file, part from 0 to 1.

    Raises OSError when the drive does not obey, Refusal when a file reads back wrong. Whatever
    happens, the same plan made anew and carried out repairs it.
    """
    if drive.is_there(TEMPORARY):
        drive.remove(TEMPORARY)
    if plan.changes_files():
        _shut(drive, plan)
        _change(drive, plan, progress)
    if drive.read(manifests.NAME) != plan.goal.text():
        _write(drive, manifests.NAME, plan.goal.text())
    if plan.changes_files():
        _open(drive, plan, progress)


def _shut(drive, plan):
    """From here on the board starts no game."""
    there = drive.read(FRONT_DOOR)
    if FRONT_DOOR in plan.aside:
        drive.move(FRONT_DOOR, plan.kept_in + "/" + FRONT_DOOR)
    elif there is not None and not is_no_program(there):
        drive.move(FRONT_DOOR, PARKED)
    if there != NOTICE:
        drive.write(FRONT_DOOR, NOTICE)


def _change(drive, plan, progress):
    for path in plan.aside:
        if path != FRONT_DOOR:
            drive.move(path, plan.kept_in + "/" + path)
    # Until the end the list names the old files and the new ones.
    both = dict(plan.found.files)
    both.update(plan.goal.files)
    drive.write(manifests.NAME, Manifest(plan.goal.board, both).text())
    folders = set()
    for path in plan.stale:
        drive.remove(path)
        parts = path.split("/")[:-1]
        folders |= {"/".join(parts[:count]) for count in range(2, len(parts) + 1)}
    for folder in sorted(folders, key=len, reverse=True):
        drive.remove_empty(folder)
    for path, part in _parts(plan):
        if path != FRONT_DOOR:
            progress(part, path)
            _write(drive, path, plan.files[path])


def _open(drive, plan, progress):
    progress(_parts(plan)[-1][1] if FRONT_DOOR in plan.writes else 1, FRONT_DOOR)
    content = plan.files[FRONT_DOOR]
    parked = drive.read(PARKED)
    if parked == content:
        drive.move(PARKED, FRONT_DOOR)
    else:
        if parked is not None:
            drive.remove(PARKED)
        drive.write(FRONT_DOOR, content)
    if drive.read(FRONT_DOOR) != content:
        drive.remove(FRONT_DOOR)
        _complain(FRONT_DOOR)
    progress(1, None)


def _write(drive, path, content):
    drive.write(path, content)
    if drive.read(path) != content:
        _complain(path)


def _complain(path):
    raise Refusal(
        "%s reads back otherwise than it was written. Unplug the board, plug it in and run the same command again.\n"
        "If it happens again the drive is damaged: on the board's console, `import storage; "
        "storage.erase_filesystem()` makes it anew and deletes all that is on it." % path
    )


def _parts(plan):
    """Pairs of a path and the part of all bytes that are written before it."""
    total = sum(len(plan.files[path]) for path in plan.writes) or 1
    pairs, before = [], 0
    for path in plan.writes:
        pairs.append((path, before / total))
        before += len(plan.files[path])
    return pairs
