# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Keeps a few small things when the power is off, in microcontroller.nvm; it must never know what they mean.

A record holds everything that is kept: magic, version, number (4 bytes), length in steps of 16 bytes; then for each
thing its kind, its length, the version of its format and its bytes; padding; CRC-32. The memory is used as two
halves. A record goes behind those in the half without the newest one, never over the newest. A half without room
begins again at its front, and what lies behind is set to 0xFF by the same assignment; when the first half begins
again, so does the second, and the record before the new one is put behind it. The whole record with the greatest
number counts. So a power cut leaves the old record or the new one, if it spoils only the one unit that the chip is
just erasing or writing. What a unit is differs:

- RP2040, RP2350: a page of 256 bytes, for 39 saves of 40: these go onto bytes that are still 0xFF, and nothing is
  erased. The 40th erases all 4 KB, one sector, and a cut within those 50 ms (at worst 400) can lose everything.
  room_for() brings it forward to a quiet moment. RP2350 needs CircuitPython 9.2.1: 9.2.0 can crash at a write.
- nRF52 with 8 KB: a page of 4 KB, and that is a half. Nothing is ever lost.
- SAMD51, nRF52 with 4 KB: all of nvm, erased and written anew at each save. A cut within that time can lose
  everything. ESP32 drops all of nvm before it writes it anew, and the same holds.

What a newer game has kept in a format that this one does not know is kept along, for that one.

Lost means all by default and a line that says so, never a mixture. Save seldom, and not while people play: no
interrupt runs on RP2 meanwhile, so keypad scans no key.
"""

from binascii import crc32

SETTINGS = 1
STATISTICS = 2

_STEP = 16
_MAGIC = 0x53
_VERSION = 1
_HEAD = 7
_END_OF_THINGS = 0xFF


def nvm_of(device):
    """The memory of a board module: what its own nvm() makes, else the chip's; None where there is none."""
    make = getattr(device, "nvm", None)
    if make:
        return make()
    import microcontroller

    return microcontroller.nvm


class Store:
    """Reads all at once, writes when save() is called. nvm: anything like a bytearray, or None.

    say: takes a line that tells what happened, if it was anything out of the ordinary.
    """

    def __init__(self, nvm, say=print):
        self._nvm = nvm
        self._say = say
        self._half = 0 if nvm is None else len(nvm) // 2 // _STEP * _STEP
        self._things = {}  # (kind, version of its format): bytes
        self._saved = b""  # the things of the newest record, as they are written
        self._number = 0
        self._newest = 1  # the half that it lies in
        self._free = [0, self._half]  # where each half's next record goes
        try:
            self._find()
        except (OSError, RuntimeError, MemoryError) as error:
            self._half = 0
            self._say("Nothing that is kept can be read: %s" % error)

    def get(self, kind, version, upgrades=()):
        """The bytes kept of a kind, or None. upgrades[n] turns bytes of version n + 1 into those of version n + 2."""
        versions = [found for each, found in self._things if each == kind]
        newest = max(versions, default=0)
        if newest > version:
            self._say("%s: of version %d, left for a newer game; this one knows %d." % (_name(kind), newest, version))
        found = max([each for each in versions if each <= version], default=0)
        if not found:
            return None
        kept = self._things[kind, found]
        if found < version:
            self._say("%s: of version %d, taken over into %d." % (_name(kind), found, version))
            for step in range(found - 1, version - 1):
                kept = upgrades[step](kept)
        return kept

    def put(self, kind, version, kept):
        """Note what is to be kept from the next save() on: up to 254 bytes. What a newer version has kept stays."""
        for each in list(self._things):
            if each[0] == kind and each[1] < version:
                del self._things[each]
        self._things[kind, version] = kept

    def save(self):
        """Write what was put, if it is new; whether all is kept now.

        To be called from near the top of the program: writing takes up to 8 KB of the stack on RP2 and SAMD51, which
        have 24 KB of it, and where a half begins again twice the nvm's size of the heap.
        """
        things = self._written()
        return things == self._saved or self._write(things)

    def room_for(self, saves):
        """See to it now that the next saves erase nothing on RP2, if so many fit at all. For a quiet moment."""
        if not self._saved:
            return
        size = len(_record(self._number, self._saved))
        first = self._room(1 - self._newest) // size
        other = self._room(self._newest) // size
        if 2 * min(first, other) + (first > other) < min(saves, 2 * (self._half // size) - 3):
            if self._newest == 0:
                self._write(self._saved)
            self._free[0] = self._half  # so the first half begins again, and with it the second
            self._write(self._saved)

    def _room(self, half):
        return (half + 1) * self._half - self._free[half]

    def _written(self):
        written = b""
        for kind, version in sorted(self._things):
            kept = self._things[kind, version]
            written += bytes((kind, 1 + len(kept), version)) + kept
        return written

    def _write(self, things):
        record = _record(self._number + 1, things)
        if len(record) > self._half:
            self._say("Nothing can be kept here: %d bytes are needed twice." % len(record))
            return False
        half = 1 - self._newest
        try:
            # Twice: if these bytes are worn out, those behind may not be.
            if self._assign(half, record) or self._assign(half, record):
                self._newest = half
                self._number += 1
                self._saved = things
                return True
            self._say("Not saved: the memory does not hold it.")
        except (OSError, RuntimeError, MemoryError) as error:
            self._say("Not saved: %s" % error)
        return False

    def _assign(self, half, record):
        """Write a record in one assignment; whether it is there now."""
        at = self._free[half]
        end = at + len(record)
        written = record
        if len(record) > self._room(half):
            at = half * self._half
            if half == 0:
                # Bytes are written in their order: the record is whole before the one in the other half is wiped out.
                before = _record(self._number, self._saved) if self._saved else b""
                if len(record) + len(before) <= self._half:
                    written += before
                self._free[1] = self._half
            end = at + len(written)
            written += b"\xff" * ((2 if half == 0 else 1) * self._half - len(written))
        self._free[half] = end
        self._nvm[at : at + len(written)] = written
        return self._nvm[at : at + len(record)] == record

    def _find(self):
        """Find the newest record, and where the next ones go."""
        broken = False
        used = 0
        for half in (0, 1):
            area = bytes(self._nvm[half * self._half : (half + 1) * self._half]) if self._half else b""
            end = len(area.rstrip(b"\xff"))
            end += -end % _STEP
            used += end
            self._free[half] += end
            at = first = last = 0
            while at < end:
                length = _length(area, at)
                if length:
                    first = first or at + 1
                    last = at + length
                    number = int.from_bytes(area[at + 2 : at + 6], "little")
                    if number >= self._number:
                        self._number = number
                        self._newest = half
                        self._saved = area[at + _HEAD : last - 4]
                at += length or _STEP
            # Whatever follows the last whole record, or comes before the first, was left by a save that broke off.
            broken = broken or last < end or first > 1
        if self._saved:
            self._unpack()
            if broken:
                self._say("A save was cut off or damaged: the newest whole one is used.")
        elif used:
            self._say("Nothing is kept that can be read: all begins anew.")

    def _unpack(self):
        things = self._saved
        at = 0
        while at + 1 < len(things) and things[at] != _END_OF_THINGS:
            end = at + 2 + things[at + 1]
            if end > at + 2:
                self._things[things[at], things[at + 2]] = things[at + 3 : end]
            at = end
        self._saved = things[:at]


def _record(number, things):
    steps = (_HEAD + len(things) + 4 + _STEP - 1) // _STEP
    record = bytes((_MAGIC, _VERSION)) + number.to_bytes(4, "little") + bytes((steps,)) + things
    record += b"\xff" * (steps * _STEP - 4 - len(record))
    return record + crc32(record).to_bytes(4, "little")


def _length(area, at):
    """How long the record is that begins here; 0: none does."""
    if area[at] != _MAGIC or area[at + 1] != _VERSION:
        return 0
    end = at + area[at + 6] * _STEP
    if end == at or end > len(area) or crc32(area[at : end - 4]) != int.from_bytes(area[end - 4 : end], "little"):
        return 0
    return end - at


def _name(kind):
    return "Settings" if kind == SETTINGS else "Statistics" if kind == STATISTICS else "Kind %d" % kind
