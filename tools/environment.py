# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The project's own Python environment, .venv: makes it and keeps it current; it must never know the game.

This needs nothing but Python with venv. What is installed is in tools/requirements/; a mark in .venv for each of those
lists says that it is installed completely, so that an installation that was broken off is noticed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from alone import Alone

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "tools" / "requirements"
OLDEST = (3, 9)
LOCK = "making.lock"


class Trouble(Exception):
    """The environment cannot be made; the message names the cure."""


def enter(*lists):
    """Go on in .venv with these lists of tools/requirements/ installed ("play", "test").

    The calling tool starts anew there: this returns only inside .venv. Ends the program with a
    message when .venv cannot be made.
    """
    if sys.version_info < OLDEST:
        sys.exit("This needs Python %d.%d or later; this one is %d.%d." % (OLDEST + sys.version_info[:2]))
    try:
        missing = [name for name in lists if not is_current(VENV, name, requirements(name))]
        if missing:
            VENV.mkdir(exist_ok=True)
            with Alone(VENV / LOCK):
                _make(missing)
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next call makes .venv anew.")
    if Path(sys.prefix).resolve() != VENV.resolve():
        _start_anew()


def python(venv=VENV):
    """The environment's own Python."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def requirements(name):
    """The text of a list of requirements."""
    return (REQUIREMENTS / (name + ".txt")).read_text(encoding="utf-8")


def packages(text):
    """How many packages a list of requirements names."""
    return len({line.split("==")[0] for line in text.splitlines() if line and not line.startswith("#")})


def mark(venv, name):
    """The file that says what was installed completely from a list."""
    return venv / ("installed-%s.txt" % name)


def fingerprint(text):
    """What stands in a mark: changes with the requirements."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def is_current(venv, name, text):
    """Whether the environment works and has all of a list, as it is now."""
    try:
        return python(venv).exists() and mark(venv, name).read_text(encoding="utf-8") == fingerprint(text)
    except OSError:
        return False


def is_whole(venv):
    """Whether the environment was once made completely; else it is to be made anew."""
    return python(venv).exists() and any(venv.glob("installed-*.txt"))


def _make(missing):
    # Another tool may have been first.
    missing = [name for name in missing if not is_current(VENV, name, requirements(name))]
    if not missing:
        return
    if is_whole(VENV):
        _say("Updating .venv, the project's own Python environment, since its requirements changed or grew.")
    else:
        if _clear(VENV):
            _say("An unfinished .venv was cleared away.")
        _say("Making .venv, the project's own Python environment (once, about a minute) ...")
        _make_venv()
    for name in missing:
        if mark(VENV, name).exists():
            mark(VENV, name).unlink()
        _install(name)
        mark(VENV, name).write_text(fingerprint(requirements(name)), encoding="utf-8")
    _say(".venv is ready.")


def _make_venv():
    # Not the one in .venv itself, should that one run this.
    maker = getattr(sys, "_base_executable", None) or sys.executable
    done = subprocess.run([maker, "-m", "venv", str(VENV)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        if "ensurepip" in done.stdout or "No module named venv" in done.stdout:
            raise Trouble(
                "This Python cannot make environments: its module venv is not complete.\n"
                "On Debian and Ubuntu: sudo apt install python3-venv. Then run the same command again."
            )
        raise Trouble("python -m venv failed:\n" + done.stdout)


def _install(name):
    text = requirements(name)
    total = packages(text)
    _say("Installing the %d packages of tools/requirements/%s.txt and what they need ..." % (total, name))
    command = [str(python()), "-m", "pip", "--disable-pip-version-check", "install", "--prefer-binary"]
    command += ["--no-input", "--progress-bar", "off", "--retries", "2", "--timeout", "20"]
    command += ["-r", str(REQUIREMENTS / (name + ".txt"))]
    lines = []
    is_shown = sys.stderr.isatty()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        for line in pip.stdout or ():
            lines.append(line)
            words = line.split()
            if is_shown and words and words[0] in ("Collecting", "Installing"):
                what = words[1] if words[0] == "Collecting" else "unpacking all of them"
                sys.stderr.write("\r\x1b[K  " + what)
                sys.stderr.flush()
    if is_shown:
        sys.stderr.write("\r\x1b[K")
    if pip.returncode:
        raise Trouble(_why_not_installed("".join(lines)))


def _why_not_installed(output):
    """What pip's output means, and the cure."""
    signs = ("NewConnectionError", "ConnectTimeoutError", "Temporary failure in name resolution", "ProxyError")
    if any(sign in output for sign in signs + ("Max retries exceeded", "getaddrinfo failed", "ReadTimeoutError")):
        return (
            "The packages could not be fetched: no way to the package index.\n"
            "Connect this computer to the network and run the same command again; it is needed only this once."
        )
    if "No space left on device" in output:
        return "The disk is full. Make room (about 300 MB) and run the same command again."
    errors = [line for line in output.splitlines() if "ERROR" in line.upper()]
    return "pip could not install the packages:\n" + "\n".join(errors[-5:] or output.splitlines()[-5:])


def _clear(venv):
    """Delete everything but the lock, which is open; whether there was anything."""
    rest = [path for path in venv.iterdir() if path.name != LOCK]
    for path in rest:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
    return bool(rest)


def _start_anew():
    command = [str(python())] + sys.argv
    if os.name == "nt":
        # There exec would give the prompt back at once.
        try:
            sys.exit(subprocess.run(command).returncode)
        except KeyboardInterrupt:
            sys.exit(130)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(command[0], command)


def _say(text):
    print(text, file=sys.stderr, flush=True)
