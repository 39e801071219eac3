# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Each kind of wrong line in a trace: FILE:LINE and a reason, status 2, and nothing printed."""

from random import Random

import pytest
from chance_trace import PACK
from hypothesis import given
from hypothesis import strategies as st
from trace_lines import HEADER, ROOT, TRACES, played, replay, text_of, with_line
from trace_words import TraceError

from spit import ticks

CARDS_16 = " ".join(PACK[20:35])


def bad_header(line, at=None, part=""):
    """A header in which that line is wrong; it stands in its place, or last before `--`."""
    header = with_line(line)
    return text_of(header), (header.index(line) + 2 if at is None else at), part


def bad_event(*events, at=None, header=tuple(HEADER), part=""):
    return text_of(header, events), (len(header) + 2 + len(events) if at is None else at), part


ENDED = ["pack partial", "setting slap_delay 0", "p1 stock: 2c / - / - / - / -", "p2 stock: 2d / - / - / - / -"]
ENDED += ["pile 1: " + CARDS_16, "pile 2: Qc"]
DEAL_1, DEAL_2 = "deal p1: 2c " + CARDS_16, "deal p2: Qc 2d"
POINTS = [*HEADER[:1], "mode points 100", "p1 stock: 2c / - / - / - / -", "p2 stock: 2d / - / - / - / -"]
POINTS += ["pile 1: 5h", "pile 2: Qs"]
HALF_1, HALF_2 = "deal p1: " + " ".join(PACK[:26]), "deal p2: " + " ".join(PACK[26:])

BAD = {
    # The file
    "empty file": ("", 1, "first line"),
    "only a blank line": ("\n", 1, "first line"),
    "wrong first line": (text_of(HEADER, first="spit-trace 2"), 1, "first line"),
    "first line missing": ("\n".join([*HEADER, "--"]), 1, "first line"),
    "first line with more": (text_of(HEADER, first="spit-trace 1 1"), 1, "first line"),
    "first line too late": ("\n" + text_of(HEADER), 1, "first line"),
    "first line twice": (text_of(["spit-trace 1", *HEADER]), 2, "unknown"),
    "no end of the header": ("\n".join(["spit-trace 1", *HEADER]) + "\n", 8, "--"),
    "nothing but the first line": ("spit-trace 1\n", 1, "--"),
    "event in the header": ("\n".join(["spit-trace 1", *HEADER, "0 p1 spit", "--"]), 9, "unknown"),
    "end of the header twice": bad_event("--", part="TIME"),
    "header line after its end": bad_event("arrow p1", part="TIME"),
    # Header lines
    "unknown header line": bad_header("colour red", part="unknown"),
    "unknown player": bad_header("p3 stock: Ac / - / - / - / -", part="unknown"),
    "phase is no header line": bad_header("phase play", part="unknown"),
    "winner is no header line": bad_header("winner p1", part="unknown"),
    "cards is no header line": bad_header("p1 cards: Ac", part="unknown"),
    "mode without a word": bad_header("mode", part="mode"),
    "mode unknown": bad_header("mode blitz", part="mode"),
    "mode standard with more": bad_header("mode standard 100", part="mode"),
    "mode points without a limit": bad_header("mode points", part="LIMIT"),
    "mode points with a word": bad_header("mode points many", part="'many'"),
    "mode points 0": bad_header("mode points 0", part="limit"),
    "mode points negative": bad_header("mode points -5", part="'-5'"),
    "mode points with more": bad_header("mode points 100 200", part="LIMIT"),
    "pack unknown": (text_of(["pack half", *HEADER[1:]]), 2, "pack"),
    "pack without a word": (text_of(["pack", *HEADER[1:]]), 2, "pack"),
    "pack with more": (text_of(["pack partial 5", *HEADER[1:]]), 2, "pack"),
    "setting unknown": bad_header("setting speed 5", part="freeze"),
    "setting without anything": bad_header("setting", part="freeze"),
    "setting without a value": bad_header("setting slap_delay", part="slap_delay"),
    "setting freeze p1 without a value": bad_header("setting freeze p1", part="'p1'"),
    "setting with a word": bad_header("setting slap_delay long", part="'long'"),
    "setting negative": bad_header("setting slap_delay -1", part="'-1'"),
    "setting with a fraction": bad_header("setting slap_delay 1.5", part="'1.5'"),
    "setting with a unit": bad_header("setting slap_delay 5ms", part="'5ms'"),
    "setting for a third player": bad_header("setting freeze p3 5", part="'p3'"),
    "setting for one player that is for both": bad_header("setting slap_delay p1 5", part="slap_delay"),
    "setting with more": bad_header("setting freeze p1 5 5", part="freeze"),
    "arrow without a player": bad_header("arrow", part="arrow"),
    "arrow of nobody": bad_header("arrow p0", part="'p0'"),
    "arrow without p": bad_header("arrow 1", part="'1'"),
    "arrow with more": bad_header("arrow p1 p2", part="arrow"),
    "points of one": bad_header("points 5", part="points"),
    "points of three": bad_header("points 5 5 5", part="points"),
    "points negative": bad_header("points 5 -1", part="'-1'"),
    "points no number": bad_header("points 5 x", part="'x'"),
    "points in another script": bad_header("points 5 \N{ARABIC-INDIC DIGIT ONE}", part="points"),
    "points with an underscore": bad_header("points 5 1_0", part="'1_0'"),
    "points with a sign": bad_header("points 5 +1", part="'+1'"),
    "stock with four places": bad_header("p1 stock: 6s / 9c 3d / Kh / -", part="5 stock places"),
    "stock with six places": bad_header("p1 stock: 6s / 9c 3d / Kh / - / - / -", part="5 stock places"),
    "stock without anything": bad_header("p1 stock:", part="5 stock places"),
    "stock with nothing between": bad_header("p1 stock: 6s / 9c 3d / / - / -", part="missing"),
    "stock with nothing at the end": bad_header("p1 stock: 6s / 9c 3d / Kh / - /", part="missing"),
    "stock without blanks": bad_header("p1 stock: 6s/9c 3d/Kh/-/-", part="5 stock places"),
    "stock with one blank missing": bad_header("p1 stock: 6s/ 9c 3d / Kh / - / - / -", part="'6s/'"),
    "stock without its colon": (text_of(["p1 stock 6s / 9c / Kh / - / -"] + HEADER), 2, "unknown"),
    "stock without a blank after the colon": (text_of(["p1 stock:6s / 9c / Kh / - / -"] + HEADER), 2, "unknown"),
    "stock with a pile in use": bad_header("p1 stock: none / 9c 3d / Kh / - / -", part="'none'"),
    "spit without anything": bad_header("p1 spit:", part="missing"),
    "spit with a dash and a card": bad_header("p1 spit: - 2c", part="'-'"),
    "pile without anything": bad_header("pile 1:", part="missing"),
    "pile in use and not": bad_header("pile 1: none 5h", part="'none'"),
    "pile 3": bad_header("pile 3: 5h", part="unknown"),
    "pile without a number": bad_header("pile: 5h", part="unknown"),
    # Cards
    "rank in small letters": bad_header("p1 spit: kh", part="'kh'"),
    "suit in capitals": bad_header("p1 spit: KH", part="'KH'"),
    "ten in digits": bad_header("p1 spit: 10h", part="'10h'"),
    "rank 1": bad_header("p1 spit: 1h", part="'1h'"),
    "no suit": bad_header("p1 spit: K", part="'K'"),
    "suit first": bad_header("p1 spit: hK", part="'hK'"),
    "cards with commas": bad_header("p1 spit: 2c, 3c", part="'2c,'"),
    "cards without a blank": bad_header("p1 spit: 2c3c", part="'2c3c'"),
    "card twice on one pile": bad_header("p1 spit: 2c 2c", part="2c is there twice"),
    "card twice in the stock": bad_header("p1 stock: 6s / 9c 6s / Kh / - / -", part="6s is there twice"),
    "card twice in two lines": bad_header("p2 spit: 2c", part="2c is there twice"),
    "card twice in the middle": bad_header("pile 2: 5h", part="5h is there twice"),
    # Not a position
    "stock of p1 missing": (text_of(HEADER[:1] + HEADER[2:]), 8, "p1 stock"),
    "stock of p2 missing": (text_of(HEADER[:3] + HEADER[4:]), 8, "p2 stock"),
    "pile 1 missing": (text_of(HEADER[:5] + HEADER[6:]), 8, "pile 1"),
    "pile 2 missing": (text_of(HEADER[:6]), 8, "pile 2"),
    "p1 without a stock card": bad_header("p1 stock: - / - / - / - / -", part="p1 has no stock card"),
    "p2 without a stock card": bad_header("p2 stock: - / - / - / - / -", part="p2 has no stock card"),
    "no pile in use": (text_of(["pack partial", HEADER[1], HEADER[3], "pile 1: none", "pile 2: none"]), 6, "in use"),
    "spit cards without a pile 1": (text_of(with_line("pile 1: none")), 4, "not in use"),
    "spit cards without a pile 2": (text_of(with_line("pile 2: none")), 6, "not in use"),
    "pile 1 alone empty": bad_header("pile 1: -", part="empty and the other is not"),
    "pile 2 alone empty": bad_header("pile 2: -", part="empty and the other is not"),
    "empty pile 1 without a spit card": (
        text_of(with_line("p1 spit: -", with_line("pile 1: -", with_line("pile 2: -")))),
        7,
        "no spit card",
    ),
    "empty pile 2 without a spit card": (
        text_of(with_line("p2 spit: -", with_line("pile 1: -", with_line("pile 2: -")))),
        8,
        "no spit card",
    ),
    "one pile, empty, without a spit card": (
        text_of(["pack partial", HEADER[1], HEADER[3], "pile 1: none", "pile 2: -"]),
        6,
        "no spit card",
    ),
    "full pack with few cards": (text_of(["pack full", *HEADER[1:]]), 9, "52"),
    "full pack by default": (text_of(HEADER[1:]), 8, "52"),
    # Events
    "no TIME": bad_event("p1 play 1 1", part="'p1'"),
    "TIME negative": bad_event("-5 p1 play 1 1", part="'-5'"),
    "TIME with a fraction": bad_event("1.5 p1 play 1 1", part="'1.5'"),
    "TIME with a sign": bad_event("+5 p1 play 1 1", part="'+5'"),
    "TIME with a unit": bad_event("5us p1 play 1 1", part="'5us'"),
    "TIME in another script": bad_event("\N{SUPERSCRIPT TWO} p1 play 1 1", part="TIME"),
    "TIME alone": bad_event("5", part="play"),
    "TIME and player alone": bad_event("5 p1", part="play"),
    "TIME and player in one": bad_event("5p1 play 1 1", part="'5p1'"),
    "player 3": bad_event("5 p3 play 1 1", part="'p3'"),
    "player 0": bad_event("5 p0 spit", part="'p0'"),
    "player without p": bad_event("5 1 play 1 1", part="'1'"),
    "player in capitals": bad_event("5 P1 play 1 1", part="'P1'"),
    "verb unknown": bad_event("5 p1 pass", part="'pass'"),
    "verb in capitals": bad_event("5 p1 Play 1 1", part="'Play'"),
    "play without a pile": bad_event("5 p1 play 1", part="play S P"),
    "play with more": bad_event("5 p1 play 1 1 1", part="play S P"),
    "play place 0": bad_event("5 p1 play 0 1", part="'0'"),
    "play place 6": bad_event("5 p1 play 6 1", part="'6'"),
    "play pile 0": bad_event("5 p1 play 1 0", part="'0'"),
    "play pile 3": bad_event("5 p1 play 1 3", part="'3'"),
    "play a card": bad_event("5 p1 play 6s 1", part="'6s'"),
    "move without a target": bad_event("5 p1 move 1", part="move S T"),
    "move with more": bad_event("5 p1 move 1 2 3", part="move S T"),
    "move place 0": bad_event("5 p1 move 0 1", part="'0'"),
    "move to place 6": bad_event("5 p1 move 1 6", part="'6'"),
    "spit with more": bad_event("5 p1 spit 1", part="spit"),
    "slap without a pile": bad_event("5 p1 slap", part="slap P"),
    "slap pile 3": bad_event("5 p1 slap 3", part="'3'"),
    "slap with more": bad_event("5 p1 slap 1 1", part="slap P"),
    "result in the line": bad_event("5 p1 spit: ok", part="'spit:'"),
    "poll with more": bad_event("poll 5", part="'poll'"),
    "event after a good one": bad_event("5 p1 spit", "", "# comment", "5 p1 spit 5", part="spit"),
    # Deals
    "deal without a player": bad_event("deal", part="deal p1"),
    "deal without a colon": bad_event("deal p1 2c", part="deal p1"),
    "deal for a third player": bad_event("deal p3: 2c", part="deal p1"),
    "deal without cards": bad_event("deal p1:", part="missing"),
    "deal with a bad card": bad_event("deal p1: 2x", part="'2x'"),
    "deal during play": bad_event("deal p1: 2c", part="round's end"),
    "deal before the slap": bad_event(DEAL_1, header=ENDED, part="round's end"),
    "deal too early in time, by the drain": bad_event("poll", DEAL_1, "5 p1 slap 1", header=ENDED, at=10, part="end"),
    "deal of too few cards": bad_event("5 p1 slap 1", DEAL_1[:-3], header=ENDED, part="exactly the 16 cards of p1"),
    "deal of too many cards": bad_event("5 p1 slap 1", DEAL_1 + " Kc", header=ENDED, part="exactly"),
    "deal of another card": bad_event("5 p1 slap 1", DEAL_1.replace("2c", "3c"), header=ENDED, part="exactly"),
    "deal of the other player's cards": bad_event("5 p1 slap 1", "deal p1: Qc 2d", header=ENDED, part="exactly"),
    "deal of no cards": bad_event("5 p1 slap 1", "deal p1: -", header=ENDED, part="exactly"),
    "deal of a card twice": bad_event("5 p1 slap 1", DEAL_2 + " 2d", header=ENDED, part="twice"),
    "second deal for p1": bad_event("5 p1 slap 1", DEAL_1, DEAL_1, header=ENDED, part="second deal for p1"),
    "second deal for p2": bad_event("5 p1 slap 1", DEAL_2, "poll", DEAL_2, header=ENDED, part="second deal for p2"),
    "deal after both": bad_event("5 p1 slap 1", DEAL_1, DEAL_2, DEAL_1, header=ENDED, part="round's end"),
    "deal that leaves nobody spit cards": bad_event(
        "5 p1 slap 2", DEAL_1.replace("2c", "2d").replace("p1", "p2")[:-3], "deal p1: Qc 2c",
        header=with_line("pile 1: " + CARDS_16[:-3], ENDED), part="without spit cards",
    ),
    "deal after the match": bad_event(
        "5 p1 play 1 2", "deal p2: 2d 3h Qc 4s",
        header=["pack partial", "p1 stock: 2c / - / - / - / -", "p2 stock: 2d / 4s / - / - / -", "p2 spit: Qc",
                "pile 1: none", "pile 2: 3h"], part="round's end",
    ),
    "points: deal of 25": bad_event(HALF_1[:-3], header=POINTS, part="26"),
    "points: deal of 52": bad_event("deal p1: " + " ".join(PACK), header=POINTS, part="26"),
    "points: deal of a card twice": bad_event(HALF_1[:-3] + " " + PACK[0], header=POINTS, part="twice"),
    "points: the same half for both": bad_event(HALF_1, HALF_1.replace("p1", "p2"), header=POINTS, part="other player"),
    "points: second deal": bad_event(HALF_1, HALF_1, header=POINTS, part="second deal"),
}  # fmt: skip

for _line in ("mode standard", "pack partial", "setting freeze 5", "setting freeze p1 5", "arrow p1", "points 1 2"):
    _header = [line for line in HEADER if line != _line] + [_line, _line]
    BAD["twice: " + _line] = (text_of(_header), len(_header) + 1, "second line")
for _line in HEADER[1:]:
    BAD["twice: " + _line] = (text_of(HEADER + [_line]), 9, "second line")
BAD["full pack with one card missing"] = (
    text_of([
        "p1 stock: Ac / 2c / 3c / 4c / 5c", "p2 stock: Ad / 2d / 3d / 4d / 5d",
        "pile 1: Kc", "pile 2: " + " ".join(card for card in PACK[:51] if card not in "Ac2c3c4c5cAd2d3d4d5dKc"),
    ]), 6, "51",
)  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad_file(name, tmp_path, capsys):
    text, line, part = BAD[name]
    path = tmp_path / "bad.trace"
    path.write_bytes(text.encode())
    assert replay.main([str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}:{line}: "), err
    assert part in err, err
    assert err.count("\n") == 1 and err.endswith("\n")
    assert ticks.add(ticks.DEVICE_PERIOD - 1, 1) == 0, "the device's period is back"


def test_bad_file_not_utf8(tmp_path, capsys):
    path = tmp_path / "bad.trace"
    path.write_bytes(text_of(HEADER).encode().replace(b"Qs", b"Q\xff"))
    assert replay.main([str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path}:8: is not UTF-8")


def test_bad_file_missing_or_a_folder(tmp_path, capsys):
    for path in (tmp_path / "none.trace", tmp_path):
        assert replay.main([str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == "" and err.startswith(f"{path}:1: cannot be read: ")


def test_cut_anywhere_a_trace_is_read_or_refused():
    """Whatever is left of a file, there is an answer: lines, or a line number and a reason."""
    text = (ROOT / "tests" / "traces" / "dealt_15.trace").read_bytes()
    for end in range(0, len(text), 7):
        try:
            assert "--" in replay.replay(text[:end])
        except TraceError as error:
            assert 1 <= error.line <= text[:end].count(b"\n") + 1 and error.what


@given(st.integers(0, 2**40))
def test_mangled_files_are_read_or_refused(seed):
    chance = Random(seed)
    text = chance.choice(TRACES).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    words = " ".join(lines).split()
    words += ["", "#", "--", "poll", "-1", "9" * 30, "none", "/", "deal", "p1:", "\0", "\u2028"]
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        parts = lines[at].split(" ")
        parts[chance.randrange(len(parts))] = chance.choice(words)
        lines[at] = " ".join(parts)
    try:
        assert "--" in played("\n".join(lines))
    except TraceError as error:
        assert 1 <= error.line <= len(lines) and error.what
