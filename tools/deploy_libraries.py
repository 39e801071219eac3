# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The device's libraries in a cache on this computer, fetched by pip; it must never know which of them a board uses."""

import os
import shutil
import subprocess
from pathlib import Path

import environment
from deploy_refusal import Refusal

REQUIREMENTS = environment.ROOT / "lib" / "requirements.txt"
CACHE = environment.VENV / "device-libraries"
NOT_FOR_A_DEVICE = ("*.dist-info", "bin", "__pycache__")


def folder(requirements=REQUIREMENTS, cache=CACHE):
    """Where the libraries of these requirements are, or will be."""
    return cache / environment.fingerprint(requirements.read_text(encoding="utf-8"))[:16]


def are_here(requirements=REQUIREMENTS, cache=CACHE):
    """Whether they were fetched before; a folder of this name is there as a whole or not at all."""
    return folder(requirements, cache).is_dir()


def names(requirements=REQUIREMENTS):
    """The packages as they are pinned."""
    lines = [line.split(";")[0].strip() for line in requirements.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def fetch(python, requirements=REQUIREMENTS, cache=CACHE, run=subprocess.run):
    """Install them into the cache with the pip of a Python. Raises Refusal when that cannot be done."""
    home = folder(requirements, cache)
    making = Path("%s.%d" % (home, os.getpid()))
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(parents=True)
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-compile"]
    command += ["--no-input", "--progress-bar", "off", "--retries", "2", "--timeout", "20", "--quiet"]
    command += ["--target", str(making), "-r", str(requirements)]
    try:
        done = run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise Refusal(_why(done.stdout))
        for pattern in NOT_FOR_A_DEVICE:
            for path in making.rglob(pattern):
                shutil.rmtree(path)
        if not home.is_dir():  # another deploy may have been first
            os.replace(making, home)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    return home


def _why(output):
    """What pip's output means, and the cure."""
    signs = ("NewConnectionError", "ConnectTimeoutError", "name resolution", "ProxyError", "getaddrinfo failed")
    if any(sign in output for sign in signs + ("Max retries exceeded", "ReadTimeoutError", "NameResolutionError")):
        return (
            "The device's libraries could not be fetched: no way to the package index.\n"
            "Connect this computer to the network and run the same command again; it is needed only this once."
        )
    if "No space left on device" in output:
        return "This computer's disk is full. Make room and run the same command again."
    errors = [line for line in output.splitlines() if "ERROR" in line.upper()]
    return "pip could not fetch the device's libraries:\n" + "\n".join(errors[-5:] or output.splitlines()[-5:])
