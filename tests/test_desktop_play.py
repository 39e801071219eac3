# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""tools/play.py from outside: demos without waiting, pictures, recordings, a terminal that is given back."""

import os
import select
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOLS = str(ROOT / "tools")

# As tools/play.py does it, but in the Python that runs the tests, whichever that is.
PLAY = [
    sys.executable,
    "-c",
    "import sys; sys.path.insert(0, %r); import play; sys.exit(play.play(play.arguments(sys.argv[1:])))" % TOOLS,
]


def play(*arguments, **settings):
    """The finished process of a call."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SPIT_")}
    environment.update(settings)
    return subprocess.run(
        [*PLAY, *[str(argument) for argument in arguments]],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
    )


def test_a_fast_demo_is_the_same_each_time():
    first, second = (play("--demo", "--fast", "--seed", 1) for _time in range(2))
    assert first.returncode == 0 and first.stderr == ""
    assert first.stdout == second.stdout
    assert first.stdout.startswith(("player 1 wins after ", "player 2 wins after "))
    assert play("--demo", "--fast", "--seed", 2).stdout != first.stdout


@pytest.mark.parametrize("board", ["adafruit_macropad_rp2040", "pybadge", "adafruit_feather_esp32s3_tft"])
def test_a_fast_demo_of_every_scheme(board):
    done = play("--fast", "--seed", 3, "--board", board)
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins after" in done.stdout


def test_a_demo_of_the_points_game():
    done = play("--fast", "--seed", 3, "--game", "points")
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins after" in done.stdout


def test_a_picture_of_each_phase(tmp_path):
    folder = tmp_path / "some pictures"
    done = play("--fast", "--seed", 1, "--board", "pybadge", "--shots", folder)
    assert done.returncode == 0
    names = {path.stem for path in folder.glob("*.png")}
    assert {"title", "ready", "play", "stuck", "slap", "round-over", "match-over"} <= names
    contents = {path.read_bytes() for path in folder.glob("*.png")}
    assert len(contents) == len(names), "no two phases look alike"
    for content in contents:
        assert struct.unpack(">II", content[16:24]) == (640, 512)


def test_another_display_of_a_board(tmp_path):
    done = play("--fast", "--board", "raspberry_pi_pico", "--display", "st7735r", "--shots", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert struct.unpack(">II", (tmp_path / "title.png").read_bytes()[16:24]) == (640, 512)


@pytest.mark.parametrize(("board", "there_are"), [("raspberry_pi_pico", "sh1106"), ("pybadge", "just the one")])
def test_a_display_that_a_board_cannot_have(board, there_are):
    done = play("--fast", "--board", board, "--display", "crt")
    assert done.returncode == 2
    assert "crt" in done.stderr and there_are in done.stderr and "Traceback" not in done.stderr


def test_settings_without_sense_are_said_and_the_game_is_played():
    settings = {"SPIT_TURNED": "yes", "SPIT_GAME": "pionts", "SPIT_TRACE": "sometimes", "SPIT_SOUND": "loud"}
    done = play("--fast", "--seed", 1, "--board", "raspberry_pi_pico", SPIT_DISPLAY="crt", **settings)
    assert (done.returncode, done.stderr) == (0, "")
    *said, result = done.stdout.splitlines()
    assert "wins after" in result
    assert len(said) == 5
    for name, value in settings.items():
        assert any(line.startswith('Setting %s: found "%s", ' % (name, value)) for line in said)


def test_an_error_in_the_game_ends_it_with_status_1():
    """The traceback is for whoever changes the game; the last lines are for everybody."""
    broken = "import sys; sys.path.append(%r); from spit.view import View; View.look = None; " % str(ROOT)
    done = subprocess.run([*PLAY[:2], broken + PLAY[2], "--fast"], capture_output=True, encoding="utf-8", timeout=120)
    assert done.returncode == 1
    assert done.stderr.startswith("Something went wrong. TypeError: 'NoneType' object is not callable.")
    assert "Traceback" in done.stderr and "code.py" in done.stderr


@pytest.mark.parametrize("seed", range(3))
def test_a_recorded_demo_replays_to_the_same_end(tmp_path, seed):
    trace = tmp_path / "match.trace"
    done = play("--fast", "--seed", seed, "--record", trace)
    assert done.returncode == 0 and str(trace) in done.stdout
    replay = [sys.executable, str(ROOT / "tools" / "replay.py"), str(trace)]
    replayed = subprocess.run(replay, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
    ended = [line[2:] for line in trace.read_text(encoding="utf-8").splitlines() if line.startswith("# ")]
    assert replayed.endswith("\n".join(ended) + "\n")
    assert ended[-1] == "winner p%s" % done.stdout.split()[1]


def test_without_a_screen_and_a_terminal_it_says_what_can_be_done():
    done = play("--terminal")
    assert done.returncode == 2
    assert "--demo --fast" in done.stderr and "Traceback" not in done.stderr


def test_a_recording_that_cannot_be_written(tmp_path):
    done = play("--fast", "--record", tmp_path / "no such folder" / "match.trace")
    assert done.returncode == 2
    assert "match.trace" in done.stderr and "Traceback" not in done.stderr


def test_a_recording_takes_the_place_of_the_last_one_only_once_a_match_begins(tmp_path):
    trace = tmp_path / "match.trace"
    old = "an old match\n" * 10_000
    trace.write_text(old, encoding="utf-8")
    assert play("--terminal", "--record", trace).returncode == 2, "there is no terminal"
    assert trace.read_text(encoding="utf-8") == old
    assert play("--fast", "--seed", 1, "--record", trace).returncode == 0
    text = trace.read_text(encoding="utf-8")
    assert text.startswith("spit-trace 1\n") and "old" not in text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a file that is always full")
def test_the_match_goes_on_when_the_disk_is_full():
    done = play("--fast", "--seed", 1, "--record", "/dev/full")
    assert done.returncode == 2
    assert "wins after" in done.stdout
    assert done.stderr.startswith("play.py: the recording is not complete: ") and "Traceback" not in done.stderr


def test_the_match_goes_on_when_a_picture_cannot_be_written(tmp_path):
    (tmp_path / "slap.png").mkdir()
    done = play("--fast", "--seed", 1, "--shots", tmp_path)
    assert done.returncode == 2
    assert "wins after" in done.stdout
    assert done.stderr.startswith("play.py: a picture is missing: ") and "Traceback" not in done.stderr


def test_a_trace_that_is_asked_for_without_a_file_goes_nowhere():
    done = play("--fast", "--seed", 1, SPIT_TRACE="1")
    assert (done.returncode, done.stderr) == (0, "")


def test_an_output_that_is_closed_is_no_terminal():
    closed = "import os; os.close(1); os.execv(%r, %r)" % (sys.executable, [*PLAY, "--terminal"])
    done = subprocess.run([sys.executable, "-c", closed], stderr=subprocess.PIPE, encoding="utf-8", timeout=60)
    assert done.returncode == 2
    assert "nowhere to play" in done.stderr and "Traceback" not in done.stderr


def _reachable_by_ctrl_c():
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Whoever runs the tests in the background has it ignored, which would be inherited.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A terminal of a given size with a game in it."""

    def __init__(self, columns, lines, *arguments):
        import fcntl
        import pty
        import termios

        self.fd, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._inside = inside
        self.before = termios.tcgetattr(inside)
        self.output = ""
        environment = dict(os.environ, TERM="xterm-256color")
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "COLORTERM", "NO_COLOR"):
            environment.pop(name, None)
        self.game = subprocess.Popen(
            [*PLAY, "--seed", "1", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
            preexec_fn=_reachable_by_ctrl_c,
        )

    def read_until(self, text, seconds=120):
        """Read what is written until that text comes, or the game ends."""
        end = time.monotonic() + seconds
        while text not in self.output and time.monotonic() < end:
            if select.select([self.fd], [], [], 0.05)[0]:
                self.output += os.read(self.fd, 65536).decode("utf-8", "replace")
            elif self.game.poll() is not None:
                break
        assert text in self.output, self.output[-2000:]

    def resize(self, columns, lines):
        import fcntl
        import termios

        fcntl.ioctl(self._inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, characters):
        os.write(self.fd, characters.encode())

    def is_as_before(self):
        import termios

        return termios.tcgetattr(self._inside) == self.before

    def close(self):
        self.game.kill()
        self.game.wait()
        os.close(self.fd)
        os.close(self._inside)


@pytest.fixture
def terminal():
    if sys.platform == "win32":
        pytest.skip("Windows has no pseudo-terminals")
    opened = []

    def make(*arguments):
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield make
    for each in opened:
        each.close()


LEAVES = "\x1b[?25h\x1b[?1049l"


def test_without_a_screen_it_plays_in_the_terminal(terminal, tmp_path):
    trace = tmp_path / "match.trace"
    terminal = terminal(140, 42, "--record", str(trace))
    terminal.read_until("screen was found.")
    terminal.read_until("▀")
    assert "PLAYER 1" in terminal.output
    assert not terminal.is_as_before()
    terminal.type("qy")  # both join
    deadline = time.monotonic() + 120
    while not trace.read_text(encoding="utf-8") and time.monotonic() < deadline:
        terminal.output = ""
        terminal.read_until("▀")
    assert trace.read_text(encoding="utf-8").startswith("spit-trace 1\n")
    terminal.type("\x03")  # Ctrl-C
    terminal.read_until(LEAVES)
    assert terminal.game.wait(120) == 130
    assert "Traceback" not in terminal.output
    assert terminal.is_as_before()


def test_what_the_game_has_to_say_is_not_written_into_the_picture_but_below_it_at_the_end(terminal, monkeypatch):
    monkeypatch.setenv("SPIT_LEVEL", "nonsense")
    terminal = terminal(140, 42)
    terminal.read_until("▀")
    assert "Setting SPIT_LEVEL" not in terminal.output
    terminal.type("\x03")
    terminal.read_until("taking easy.")
    assert terminal.output.count("Setting SPIT_LEVEL") == 1
    assert terminal.output.index(LEAVES) < terminal.output.index("Setting SPIT_LEVEL")
    assert terminal.game.wait(120) == 130


def test_the_terminal_is_given_back_when_the_game_is_ended(terminal):
    terminal = terminal(80, 24)
    terminal.read_until("\u2800")  # the dots of the small picture
    terminal.game.terminate()
    terminal.read_until(LEAVES)
    terminal.game.wait(120)
    assert terminal.is_as_before()


def test_a_terminal_that_is_too_small(terminal):
    terminal = terminal(50, 20)
    terminal.read_until("needs 64 columns and ")
    assert terminal.game.wait(120) == 2
    assert "Traceback" not in terminal.output and "\x1b[?1049h" not in terminal.output


def test_a_terminal_that_is_hardly_there(terminal):
    terminal = terminal(1, 1)
    terminal.read_until("has 1 columns and 1 lines")
    assert terminal.game.wait(120) == 2
    assert "Traceback" not in terminal.output


def test_a_terminal_that_becomes_too_small_and_large_again(terminal):
    terminal = terminal(140, 42)
    terminal.read_until("PLAYER 1")
    terminal.resize(3, 2)
    terminal.read_until("Mak")  # ... it larger, in lines of three letters
    terminal.output = ""
    terminal.resize(140, 42)
    terminal.read_until("PLAYER 1")
    terminal.type("\x03")
    terminal.read_until(LEAVES)
    assert terminal.game.wait(120) == 130


def test_the_terminal_is_given_back_after_the_quit_key(terminal):
    terminal = terminal(140, 42)
    terminal.read_until("PLAYER 1")
    terminal.type("\x1c")  # Ctrl-\\
    terminal.read_until(LEAVES)
    terminal.game.wait(120)
    assert terminal.is_as_before()
    assert "Traceback" not in terminal.output


def test_the_terminal_is_given_back_when_the_game_is_ended_as_it_opens():
    source = """
import sys
from boards.parts import desktop_terminal

class Typing:
    def close(self):
        sys.stdout.write("given back ")

class Person:
    def isatty(self):
        return True

def draw(self):
    raise KeyboardInterrupt

desktop_terminal.Typing = Typing
desktop_terminal.Terminal._draw_all = draw
sys.stdin = Person()
try:
    desktop_terminal.Terminal(128, 64, "direct", False, "as asked")
except KeyboardInterrupt:
    sys.stdout.write("and told")
"""
    start = "import sys; sys.path.append(%r)\n" % str(ROOT)
    done = subprocess.run([sys.executable, "-c", start + source], stdout=subprocess.PIPE, encoding="utf-8", timeout=60)
    assert LEAVES in done.stdout
    assert "given back" in done.stdout and done.stdout.endswith("and told")


def test_a_window_takes_keys_by_their_place(tmp_path):
    """In a process of its own, on SDL's driver without a screen."""
    source = """
from boards.parts.desktop_shown import ShownDisplay
from boards.parts.desktop_window import Window
import pygame

window = Window("Spit", 128, 64, "direct", False)
edges = []
for kind, place in ((pygame.KEYDOWN, "Q"), (pygame.KEYDOWN, "F"), (pygame.KEYUP, "Q"), (pygame.KEYDOWN, "SPACE")):
    pygame.event.post(pygame.event.Event(kind, key=0, scancode=getattr(pygame, "KSCAN_" + place)))
window.let_keys_in(lambda place, pressed: edges.append((place, pressed)), 0)
assert edges == [("Q", True), ("F", True), ("Q", False), ("space", True)], edges
assert window.key_names == (tuple("QWERTCV"), tuple("YUIOPNM")), window.key_names
display = ShownDisplay(128, 64, True, lambda: None, window.show)
display.frame[:] = bytes((200, 100, 50)) * (128 * 64)

def middle():
    return tuple(window._surface.get_at((window._surface.get_width() // 2, window._top + 9)))[:3]

display.brightness = 0.5  # seen at once
half = middle()
assert 120 < half[0] < 160 and half[0] // 2 - 2 <= half[1] <= half[0] // 2 + 2, half
display.brightness = 0.125
assert 0 < middle()[0] < half[0], middle()
display.brightness = 1
assert middle() == (200, 100, 50), middle()
display.refresh()
pygame.event.post(pygame.event.Event(pygame.QUIT))
try:
    window.let_keys_in(edges.append)
except SystemExit as end:
    print("closed", end.code)
"""
    environment = dict(os.environ, SDL_VIDEODRIVER="dummy", PYTHONPATH="")
    start = "import sys; sys.path.append(%r)\n" % str(ROOT)
    done = subprocess.run(
        [sys.executable, "-c", start + source], stdout=subprocess.PIPE, encoding="utf-8", env=environment, timeout=60
    )
    assert done.stdout == "closed 0\n"
