# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Short names in place of long ones; it must never know what a name is for.

Each name is in a device's memory once, as text and in tables, but for those that CircuitPython itself has in its flash.
So these come first, and the fewer others there are the better: names that never meet become the same. One name becomes
the same everywhere. Every line keeps its number.
"""

import io
import itertools
import string
import tokenize

from deploy_foreign import IN_FLASH
from deploy_names import PLACES
from deploy_scopes import Scopes


def shortened(files, foreign, places=PLACES, in_flash=IN_FLASH):
    """The same files with short names.

    foreign: names that objects may have which are not in these files; None if nobody knows them: then all names stay.
    in_flash: see deploy_foreign.
    """
    if foreign is None:
        return files
    new = short_names(files, foreign, places, in_flash)
    return {
        path: _rewritten(content, new) if path.endswith(".py") and path.startswith(places) else content
        for path, content in files.items()
    }


def short_names(files, foreign, places=PLACES, in_flash=IN_FLASH):
    """The new name for each name that gets one."""
    scopes = Scopes(files, places)
    old = {name for name in scopes.costly - scopes.fixed - foreign if len(name) > 1 and not name.startswith("__")}
    met: dict = {name: set() for name in old}  # the numbers of the sets in which a name meets others
    for number, names in enumerate(scopes.meeting):
        for name in names & old:
            met[name].add(number)
    new = {}
    taken = scopes.known | foreign
    own = {name for name in scopes.of_modules if name.startswith("_")}  # dir() and * tell that they are nobody else's
    free = [name for name in in_flash.split() if name not in scopes.known]
    for start in ("", "_"):
        more = itertools.islice(_free(start, taken), len(old))
        chosen: list = [(name, set()) for name in itertools.chain(() if start else free, more)]
        for name in sorted(old, key=lambda name: (-sum(len(scopes.meeting[at]) for at in met[name]), name)):
            if (name in own) == bool(start):
                short, numbers = next(pair for pair in chosen if met[name].isdisjoint(pair[1]))
                numbers |= met[name]
                new[name] = short
    return new


def _free(start, taken):
    """Names with this start that nobody has yet, the shortest first."""
    for length in itertools.count(1):
        for letters in itertools.product(string.ascii_letters, repeat=length):
            name = start + "".join(letters)
            if name not in taken:
                yield name


def _rewritten(content, new):
    lines = content.decode().splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(content.decode()).readline))):
        if token.type == tokenize.NAME and token.string in new:
            row, column = token.start
            line = lines[row - 1]
            lines[row - 1] = line[:column] + new[token.string] + line[column + len(token.string) :]
    return "".join(lines).encode()
