# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which drive a deploy goes to, and which board that is; it must never know what is put there.

A target is a drive with CircuitPython's boot_out.txt, or a folder where the files are only gathered.
"""

import os
from pathlib import Path

import deploy_drives
import deploy_firmware
import deploy_payload
from deploy_firmware import Firmware
from deploy_plan import belongs_to_deploy
from deploy_refusal import Misuse, Refusal


class Target:
    """drive, board (its id), firmware (None for a folder that is no drive)."""

    def __init__(self, chosen, project, drive_at, find):
        """chosen: the command line. drive_at(path): the drive there. find(): as deploy_drives.found.

        Raises Refusal when nothing can be put there.
        """
        if chosen.board:
            deploy_payload.refuse_unknown(project, chosen.board)
        root = Path(chosen.to) if chosen.to else _only_drive(chosen.board, *find())
        self.drive = drive_at(root)
        text = self.drive.read(deploy_drives.BOOT_OUT)
        if text is None:
            self.firmware = None
            self._refuse_folder(root, chosen)
        else:
            self.firmware = Firmware(text.decode("utf-8", "replace"))
            self.firmware.refuse_if_old()
            if chosen.mpy:
                self.firmware.refuse_mpy()
        self.board = self._board(chosen, project)

    def reads_mpy(self):
        """Whether compiled files will do."""
        return not self.firmware or self.firmware.reads_mpy()

    def name(self):
        """The target, for people."""
        if not self.firmware:
            return "%s, into the folder %s" % (self.board, self.drive.root)
        return "%s with CircuitPython %s, at %s" % (self.board, self.firmware.version, self.drive.root)

    def _refuse_folder(self, root, chosen):
        if os.path.lexists(root) and not root.is_dir():
            raise Misuse("%s is not a folder." % root)
        if self.drive.is_there(deploy_drives.BOOTLOADER):
            raise Refusal(_install_first(root, chosen.board))
        is_drive = not chosen.to
        names = [entry.name for entry in root.iterdir()] if root.is_dir() else []
        if is_drive or (names and not any(belongs_to_deploy(name) for name in names)):
            raise Refusal(
                "%s is not CircuitPython's drive: it has no boot_out.txt.\n"
                "If it is the board's, press the board's reset button and try again: CircuitPython writes that file "
                "at its start.\nIf the files are only to be gathered, name a new or an empty folder." % root
            )
        if not chosen.board:
            raise Misuse("%s does not say which board it is for: add --board NAME." % root)

    def _board(self, chosen, project):
        there = self.firmware.board_id if self.firmware else None
        if chosen.board and there and chosen.board != there and not chosen.any_board:
            raise Refusal(
                "This board is %s, and --board says %s. Leave --board out to take the board's own; "
                "if it really is to be %s, add --any-board." % (there, chosen.board, chosen.board)
            )
        board = chosen.board or there
        if not board:
            raise Misuse("Its boot_out.txt does not say which board this is: add --board NAME.")
        deploy_payload.refuse_unknown(project, board)
        return board


def _only_drive(board, drives, bootloaders):
    """The one drive there is."""
    if len(drives) == 1:
        return drives[0]
    if drives:
        raise Misuse(
            "There are several drives. Choose one with --to:\n" + "\n".join("  --to %s" % _described(d) for d in drives)
        )
    if bootloaders:
        raise Refusal(_install_first(bootloaders[0], board))
    raise Refusal(
        "No CIRCUITPY drive was found. Plug the board in with a cable that carries data, and wait until the drive "
        "appears.\nIf it is there under another name or at another place: --to FOLDER.\n"
        "If it never appears, install CircuitPython first: docs/building.md says how, and it is at\n  %s"
        % deploy_firmware.download(board)
    )


def _install_first(root, board):
    return "The board waits in its bootloader (%s). Copy CircuitPython's .uf2 file there first:\n  %s" % (
        root,
        deploy_firmware.download(board),
    )


def _described(path):
    try:
        firmware = Firmware((path / deploy_drives.BOOT_OUT).read_text(encoding="utf-8", errors="replace"))
    except (OSError, Refusal):
        return "%s   (without a readable boot_out.txt)" % path
    return "%s   (%s, CircuitPython %s)" % (path, firmware.board_id, firmware.version)
