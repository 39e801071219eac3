# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What every test stands on: the root on the path, hypothesis without chance, figures printed at the end."""

import os
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# At the end: at the front, the root's code.py would hide the standard library's `code`.
sys.path.append(str(Path(__file__).resolve().parent.parent))

# Whoever runs the tests may have settings and statistics of their own: no test may read or change them.
os.environ["XDG_STATE_HOME"] = os.environ["LOCALAPPDATA"] = tempfile.mkdtemp(prefix="spit-tests-")

settings.register_profile(
    "same-every-time",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("same-every-time")

_FIGURES = []


@pytest.fixture
def figure():
    """Call it with a line of text: a measured figure, shown at the end of the run, also when all tests pass."""
    return _FIGURES.append


def pytest_terminal_summary(terminalreporter):
    """The measured figures, just before pytest's own last line."""
    if _FIGURES:
        terminalreporter.section("measured")
        for line in _FIGURES:
            terminalreporter.write_line(line)
