# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Traces made by chance, and the mirror image of a trace; it must never know the game itself."""

import re

from plain_spit import RANKS, plain_replay

PACK = [rank + suit for suit in "cdhs" for rank in RANKS]
SETTINGS = ("freeze", "freeze p1", "freeze p2", "beaten_window", "slap_delay", "false_slap_penalty")


def chance_header(chance):
    """The lines of a header: a few cards of few ranks, so that much fits and rounds end soon."""
    pack = [card for card in PACK if card[0] in RANKS[: chance.choice((3, 5, 13))]]
    chance.shuffle(pack)
    lines = ["pack partial", "arrow p%d" % chance.randint(1, 2)]
    if chance.random() < 0.3:
        lines.append("mode points %d" % chance.choice((1, 4, 10, 100)))
        lines.append("points %d %d" % (chance.randint(0, 5), chance.randint(0, 5)))
    for name in chance.sample(SETTINGS, chance.randint(0, 3)):
        lines.append("setting %s %d" % (name, chance.choice((0, 1, 2, 300, 5000))))
    in_use = chance.choice(("12", "12", "12", "1", "2"))
    is_ready = chance.random() < 0.3
    piles = {pile: [] for pile in in_use}
    for pile in in_use if not is_ready else "":
        piles[pile] = [pack.pop() for _ in range(chance.randint(1, 2))]
    for player in "12":
        stock = [[] for _ in range(5)]
        stock[chance.randrange(5)].append(pack.pop())
        spit = []
        if player in in_use and is_ready:
            spit.append(pack.pop())
        for _ in range(chance.choice((0, 0, 1, 2, 4, 12))):
            if len(pack) > 4:
                stock[chance.randrange(5)].append(pack.pop())
        for _ in range(chance.choice((0, 0, 1, 3, 9)) if player in in_use else 0):
            if len(pack) > 4:
                spit.append(pack.pop())
        lines.append("p%s stock: %s" % (player, " / ".join(" ".join(place) or "-" for place in stock)))
        lines.append("p%s spit: %s" % (player, " ".join(spit) or "-"))
    for pile in "12":
        lines.append("pile %s: %s" % (pile, (" ".join(piles[pile]) or "-") if pile in in_use else "none"))
    chance.shuffle(lines)
    return lines


def chance_action(chance, game):
    """Something to do in a game's phase, mostly what makes sense."""
    player = chance.choice("12")
    if chance.random() < 0.6 and game.phase == "play":
        moves = [
            (who, "play", place, pile)
            for who in "12"
            for place in "12345"
            for pile in "12"
            if game.can_play(who, place, pile)
        ]
        moves += [
            (who, "move", place, to)
            for who in "12"
            for place in "12345"
            for to in "12345"
            if len(game.stock[who][place]) > 1 and not game.stock[who][to]
        ]
        if moves:
            return chance.choice(moves)
    elif chance.random() < 0.8 and game.phase in ("ready", "stuck"):
        return (player, "spit")
    elif chance.random() < 0.8 and game.phase in ("slap", "round-over"):
        return (player, "slap", chance.choice("12"))
    return chance.choice(
        (
            (player, "play", chance.choice("12345"), chance.choice("12")),
            (player, "move", chance.choice("12345"), chance.choice("12345")),
            (player, "spit"),
            (player, "slap", chance.choice("12")),
        )
    )


def chance_deal(chance, game):
    """Both deal lines for a game after a round's end, in either order, or none when there can be no next round."""
    if game.limit:
        pack = list(PACK)
        chance.shuffle(pack)
        cards = {"1": pack[:26], "2": pack[26:]}
    else:
        cards = {player: list(game.cards[player]) for player in "12"}
        for player in "12":
            chance.shuffle(cards[player])
        if max(map(len, cards.values())) <= 15:
            return []
    return ["deal p%s: %s" % (player, " ".join(cards[player])) for player in chance.sample("12", 2)]


def chance_trace(chance, drains=14):
    """The text of a trace without errors."""
    lines = ["spit-trace 1"] + chance_header(chance) + ["--"]
    time = 0
    for _ in range(drains):
        _, game = plain_replay("\n".join(lines))
        if game.phase == "round-over" and chance.random() < 0.5:
            deal = chance_deal(chance, game)
            lines += deal[:1]
            if deal and chance.random() < 0.3:
                lines.append("%d p%s" % (time, " ".join(chance_action(chance, game))))
            lines += deal[1:]
            continue
        time += chance.choice((0, 0, 1, 2, 1000, 400_000, 500_000))
        for _ in range(chance.randint(1, 4)):
            at = max(0, time + chance.choice((0, 0, 0, 1, -1, -1000, 300_000)))
            lines.append("%d p%s" % (at, " ".join(chance_action(chance, game))))
        lines.append("poll")
    return "\n".join(lines) + "\n"


def mirrored(line):
    """A line of a trace, or of what comes of it, with the players and their spit piles swapped."""
    line = re.sub(r"\bp([12])\b", lambda found: "p" + "21"[int(found[1]) - 1], line)
    line = re.sub(r"^pile ([12])", lambda found: "pile " + "21"[int(found[1]) - 1], line)
    line = re.sub(r"(play [1-5]|slap) ([12])", lambda found: found[1] + " " + "21"[int(found[2]) - 1], line)
    return re.sub(r"^points (\d+) (\d+)", r"points \2 \1", line)
