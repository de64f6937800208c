"""What bots lose when they play with a box that their networks were not trained with.

    python benchmarks/boxes.py amerigo --bots navigator admiral --games 100 --ours 300
    python benchmarks/boxes.py dutch-east-indies --show 2      # the second invented edition

Three editions are invented: what a line of ours holds that is no rulebook's is changed at random
(points, prices, spices, shapes of land, odds), and changed back where the reader finds something
that cannot be played. Each bot plays with ours and with each of these against one without a
network, which has to do with the same box; what it wins less often is what the network loses. The
interval of the loss is Newcombe's, of two rates with Wilson's intervals.
"""

from __future__ import annotations

import argparse
import random
from math import hypot
from typing import Any

from asked import game_name

from carrack.arena.tournament.intervals import Blocks, Interval, wilson
from carrack.arena.tournament.running import play
from carrack.arena.tournament.tournament import make_tournament
from carrack.core.game import Game
from carrack.core.registry import find_game
from carrack.workers.pool import Pool

EDITIONS = 3
LETTERS = "nfcst"  # commodities on a tile
SPICES = slice(3, 7)  # cells of a trading card: any but pepper


def judged(game: Game[Any], sheet: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the editor says."""
    said = game.judge_edition("", sheet)
    assert said is not None, "a game with editions"
    return said


def invented(game: Game[Any], number: int) -> dict[str, Any]:
    """The invented edition of a number, as the options of a game."""
    dice, said = random.Random(number), judged(game)
    sheet = said["sheet"]
    for section in said["layout"]:
        for at, line in enumerate(sheet["sections"][section["key"]]):
            if line["source"] == "rulebook":
                continue
            columns = section["columns"]
            kinds = [columns[at]] if section["form"] == "values" else columns
            before = line["cells"]
            for _ in range(3):
                line["cells"] = changed(section["key"], before, kinds, dice)
                if judged(game, sheet)["playable"]:
                    break
                line["cells"] = before
    final = judged(game, {**sheet, "name": f"invented-{number}"})
    assert final["playable"]
    return {"box": final["text"], **final["options"]}


def changed(
    section: str, cells: list[str], columns: list[dict[str, Any]], dice: random.Random
) -> list[str]:
    """Other cells of a line."""
    if section == "cards":
        spices = dice.sample(cells[SPICES], 4)
        cells = [*cells[: SPICES.start], *spices, *cells[SPICES.stop :]]
    return [
        cell if column["label"] else other(column["kind"], cell, dice)
        for cell, column in zip(cells, columns, strict=True)
    ]


def other(kind: str, cell: str, dice: random.Random) -> str:
    """Another content of a cell; empty ones, words and names stay."""
    if kind == "drawing":
        one, two = dice.sample(LETTERS, 2)
        swapped = cell.translate(str.maketrans(one + two, two + one))
        return "\n".join(row[::-1] for row in swapped.split("\n"))
    if kind == "words" and len(cell.split()) > 4:  # the spaces of a track
        first, *between, last = cell.split()
        return " ".join([first, *dice.sample(between, len(between)), last])
    if kind == "share":
        return f"{float(cell) * dice.uniform(0.5, 1.5):.2f}"
    if kind == "pairs":
        return " ".join(near_pair(pair, dice) for pair in cell.split())
    if kind in ("whole", "wholes"):
        return " ".join(near(number, dice) for number in cell.split())
    return cell


def near(number: str, dice: random.Random) -> str:
    """A number within one of another, or one more or less in ten."""
    value = int(number)
    return str(max(0, value + dice.choice((-1, 0, 1)) * max(1, round(value / 10))))


def near_pair(pair: str, dice: random.Random) -> str:
    """The same worth at another step."""
    step, _, worth = pair.partition("/")
    return f"{near(step, dice)}/{worth}"


def won(
    game: Game[Any], bot: str, box: dict[str, Any], games: int, asked: argparse.Namespace
) -> Blocks:
    """How often a bot comes first with a box."""
    plan = make_tournament(
        game, [bot, asked.against], asked.players, games, asked.seed, box,
        one_against_all=asked.players > 2,
    )  # fmt: skip
    return play(plan, Pool(asked.workers)).standings.scores[bot].rate


def loss(ours: Interval, theirs: Interval) -> str:
    """How much smaller one rate is than another, in points, with its interval."""
    less = ours.value - theirs.value
    low = less - hypot(ours.value - ours.low, theirs.high - theirs.value)
    high = less + hypot(ours.high - ours.value, theirs.value - theirs.low)
    return f"{less * 100:.1f} ({low * 100:.1f} to {high * 100:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").partition("\n")[0], allow_abbrev=False
    )
    parser.add_argument("game", type=game_name)
    parser.add_argument("--bots", nargs="+", default=["navigator"])
    parser.add_argument("--against", default="helmsman", help="a bot without a network (helmsman)")
    parser.add_argument("--games", type=int, default=200, help="with each invented edition (200)")
    parser.add_argument("--ours", type=int, help="games with ours (as many)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--show", type=int, metavar="NUMBER", help="print an invented edition")
    asked = parser.parse_args()
    game = find_game(asked.game)
    if asked.show:
        print(invented(game, asked.show)["box"])
        return
    boxes = [invented(game, number) for number in range(1, EDITIONS + 1)]
    print("| bot | against | edition | games | won | 95 % |\n|---|---|---|---|---|---|")
    for bot in asked.bots:
        rates = []
        for number, box in enumerate([{}, *boxes]):
            games = asked.games if number else asked.ours or asked.games
            rate = won(game, bot, box, games, asked)
            rates.append(rate)
            name = f"invented {number}" if number else "ours"
            row(bot, asked.against, name, games, rate.rate_interval())
        mean = sum(rate.mean for rate in rates[1:]) / EDITIONS
        together = wilson(mean, sum(rate.worth() for rate in rates[1:]))
        row(bot, asked.against, "the three invented", asked.games * EDITIONS, together)
        print(f"\n`{bot}` loses {loss(rates[0].rate_interval(), together)} points\n", flush=True)


def row(bot: str, against: str, edition: str, games: int, rate: Interval) -> None:
    """Print a line of the table."""
    low, high = f"{rate.low * 100:.1f}", f"{rate.high * 100:.1f}"
    won = f"{rate.value * 100:.1f} % | {low}–{high}"
    print(f"| `{bot}` | `{against}` | {edition} | {games} | {won} |", flush=True)


if __name__ == "__main__":
    main()
