# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Stand-ins for microcontroller.nvm that erase and write as the chips do, and lose power at any step of it."""

_HALF_ERASED = bytes(byte | 7 * byte + 13 & 0xFF for byte in range(256))


class PowerCut(Exception):
    """The power is gone; what is in the cells stays."""


class Chip:
    """The common part, and a chip that writes byte by byte. steps: how many steps still succeed, None: all.

    Like the device's own: a slice takes bytes of its length, and gives a copy.
    spoilt: what the byte under way holds after a cut, None: what it held before.
    """

    def __init__(self, size, cells=None, spoilt=None):
        self.cells = bytearray(b"\xff" * size if cells is None else cells)
        assert len(self.cells) == size
        self.spoilt = spoilt
        self.steps = None
        self.assignments = 0
        self.assigned = (0, 0)  # from, to: the last one
        self.erases = 0
        self.writes = [0] * size  # counted by the chip that writes byte by byte

    def __len__(self):
        return len(self.cells)

    def __getitem__(self, index):
        assert isinstance(index, slice) and index.step is None
        return self.cells[index]

    def __setitem__(self, index, value):
        assert isinstance(index, slice) and index.step is None and isinstance(value, (bytes, bytearray))
        start, end, _ = index.indices(len(self.cells))
        if end - start != len(value):
            raise ValueError("Slice and value different lengths.")
        self.assignments += 1
        self.assigned = (start, end)
        self.change(start, bytes(value))

    def change(self, start, value):
        """Write without erasing first."""
        for at, byte in enumerate(value, start):
            self.step(at, self.spoilt)
            self.cells[at] = byte
            self.writes[at] += 1

    def step(self, at, spoilt):
        """One step is about to be done; `spoilt` is what the cell holds if it fails."""
        if self.steps == 0:
            if spoilt is not None:
                self.cells[at] = spoilt
            raise PowerCut
        if self.steps is not None:
            self.steps -= 1

    def erase(self, start, end):
        """Erase cells; broken off it leaves them neither as they were nor erased."""
        self.erases += 1
        half_done = bytes(self.cells[start:end]).translate(_HALF_ERASED)
        for cells in (half_done, b"\xff" * (end - start)):
            self.step(start, None)
            self.cells[start:end] = cells

    def program(self, start, value, chunk):
        """Write erased cells: bits only become 0."""
        for at in range(0, len(value), chunk):
            self.step(start + at, None)
            part = value[at : at + chunk]
            cells = int.from_bytes(self.cells[start + at : start + at + len(part)], "big")
            cells &= int.from_bytes(part, "big")
            self.cells[start + at : start + at + len(part)] = cells.to_bytes(len(part), "big")


class Blocks(Chip):
    """A chip that erases each block an assignment touches and writes it anew: SAMD51, nRF52. block: its size."""

    def __init__(self, size, block, chunk=64, cells=None):
        super().__init__(size, cells)
        self.block = block
        self.chunk = chunk

    def change(self, start, value):
        """Block after block."""
        changed = bytearray(self.cells)
        changed[start : start + len(value)] = value
        for at in range(start // self.block * self.block, start + len(value), self.block):
            self.erase(at, at + self.block)
            self.program(at, changed[at : at + self.block], self.chunk)


class Rp2(Chip):
    """One flash sector: bytes that are all 0xFF are written at once, for others everything is erased first."""

    def __init__(self, cells=None, chunk=1):
        super().__init__(4096, cells)
        self.chunk = chunk

    def change(self, start, value):
        """As CircuitPython does it."""
        if self.cells[start : start + len(value)] == b"\xff" * len(value):
            self.program(start, value, self.chunk)
            return
        changed = bytearray(self.cells)
        changed[start : start + len(value)] = value
        self.erase(0, len(self.cells))
        self.program(0, changed, self.chunk)


class Esp32(Chip):
    """All of it is dropped, then written anew; what was never written, or was dropped, reads as whatever was there."""

    def __init__(self, size, cells=None):
        super().__init__(size, cells)
        self.is_there = cells is not None
        self.noise = 1

    def __getitem__(self, index):
        if self.is_there:
            return super().__getitem__(index)
        self.noise += 1
        return bytearray((self.noise * 31 * (at + 3)) & 0xFF for at in range(*index.indices(len(self.cells))))

    def change(self, start, value):
        """Two steps."""
        changed = self[: len(self.cells)]
        changed[start : start + len(value)] = value
        self.step(0, None)
        self.is_there = False
        self.step(0, None)
        self.is_there = True
        self.cells[:] = changed
