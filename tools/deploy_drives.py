# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Where the CIRCUITPY drive is on Linux, macOS and Windows; it must never know what is put onto it."""

import os
import sys
from pathlib import Path

LABEL = "CIRCUITPY"
BOOT_OUT = "boot_out.txt"
BOOTLOADER = "INFO_UF2.TXT"
MOUNTS = ("media", "run/media", "mnt")
REMOVABLE, FIXED = 2, 3  # what GetDriveType calls a drive that may be a board
NO_DIALOGS = 1  # SEM_FAILCRITICALERRORS: an empty card reader must not open a window


def found(root="/", system=sys.platform):
    """Two lists of folders: the drives of CircuitPython, and those of boards that wait in their bootloader.

    A drive named CIRCUITPY counts also without its boot_out.txt; one with another name only with it. `root` is where
    the file system begins.
    """
    if system == "win32":
        places = windows_drives(_kernel32())
    elif system == "darwin":
        places = [(path, path.name) for path in _folders(Path(root, "Volumes"))]
    else:
        places = [(path, path.name) for path in _linux_places(Path(root))]
    drives, bootloaders, seen = [], [], set()
    for path, name in places:
        real = os.path.realpath(path)
        if real in seen:
            continue
        seen.add(real)
        if _is_file(path / BOOTLOADER):
            bootloaders.append(path)
        elif _is_file(path / BOOT_OUT) or _is_label(name):
            drives.append(path)
    return drives, bootloaders


def windows_drives(kernel32):
    """Pairs of a drive's root and its label, of all drives that may be a board. kernel32: the system's library."""
    import ctypes

    kernel32.SetErrorMode(NO_DIALOGS)
    letters = kernel32.GetLogicalDrives()
    pairs = []
    for number in range(26):
        root = "%s:\\" % chr(ord("A") + number)
        # A and B are never boards, and slow to answer.
        if number < 2 or not letters >> number & 1 or kernel32.GetDriveTypeW(root) not in (REMOVABLE, FIXED):
            continue
        label = ctypes.create_unicode_buffer(261)
        if kernel32.GetVolumeInformationW(root, label, 261, None, None, None, None, 0):
            pairs.append((Path(root), label.value))
    return pairs


def _kernel32():
    import ctypes

    return ctypes.windll.kernel32  # type: ignore[attr-defined,unused-ignore]


def _linux_places(root):
    """Folders two deep below the usual places: /media/CIRCUITPY, /media/user/CIRCUITPY, /mnt/CIRCUITPY, /mnt."""
    for mounts in MOUNTS:
        top = root / mounts
        yield top
        for folder in _folders(top):
            yield folder
            yield from _folders(folder)


def _folders(path):
    try:
        return sorted(entry for entry in path.iterdir() if entry.is_dir())
    except OSError:
        return []  # not there, or another user's


def _is_file(path):
    try:
        return path.is_file()
    except OSError:
        return False


def _is_label(name):
    # The second drive of this name becomes CIRCUITPY1 or "CIRCUITPY 1".
    return name.upper().startswith(LABEL) and not name[len(LABEL) :].strip(" 0123456789")
