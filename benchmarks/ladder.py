"""The ladder of strengths, and what `admiral` reaches: the duels of docs/bots/ladder.md.

    python benchmarks/ladder.py amerigo [--only neighbours] [--jobs 2] [--json FILE]
    python benchmarks/ladder.py amerigo --bot "cmd:python3 bot.py" [--games N]   # where it stands
    python benchmarks/ladder.py --page FILE…      # the tables, from the files that were written

`neighbours`: each strength against the one below, 100 games for two or more, until it is known
whether it wins more or less than 60 %. `goals`: `admiral` against `greedy`: two, and one against
three. `scores`: `admiral` among its like, for each number of players; alone, against every level.
`choices`: settings of searches of about the same time against each other, until it is known which
is the better one, at most 400 games. The figures of choices and duels say how sure they are.
`--bot` plays any bot, one of your own too, against each strength.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from asked import game_name, whole

from carrack.bots import STRENGTHS
from carrack.core.game import Game
from carrack.core.registry import find_game

DUELS = Path(__file__).with_name("duels.py")


def main() -> None:
    options = parser().parse_args()
    if options.page:
        print(page(options.page))
        return
    if options.game is None:
        sys.exit("ladder.py: which game?")
    if options.bot:
        for strength in STRENGTHS:
            play([options.game, options.bot, strength, "--games", str(options.games)], options)
        return
    for name in options.only or PLANS:
        for arguments in PLANS[name](find_game(options.game), options.games):
            play([options.game, *arguments], options)


def play(arguments: list[str], options: argparse.Namespace) -> None:
    """One duel, in a process of its own."""
    more = ["--jobs", str(options.jobs), "--json", options.json, "--seed", str(options.seed)]
    print("duels.py", *arguments, flush=True)
    subprocess.run([sys.executable, str(DUELS), *arguments, *more], check=True)


def neighbours(game: Game[Any], games: int) -> list[list[str]]:
    """Every strength against the one below it."""
    few = ["--games", str(max(100, games)), "--most", "1000", "--above", "0.6"]
    pairs = zip(STRENGTHS[1:], STRENGTHS, strict=False)
    return [[upper, lower, *few] for upper, lower in pairs]


def goals(game: Game[Any], games: int) -> list[list[str]]:
    """The strongest against `greedy`."""
    four = ["--players", "4"]
    return [["admiral", "greedy", "--games", str(games), *more] for more in ([], four)]


def scores(game: Game[Any], games: int) -> list[list[str]]:
    """The strongest among its like."""
    few = ["--games", str(max(2, games // 4))]
    found = [
        ["admiral", "admiral", "--players", str(players), *few]
        for players in range(2, game.most_players + 1)
    ]
    levels = [option.choices for option in game.options() if option.name == "level"]
    if game.least_players == 1:
        alone = ["admiral", "greedy", "--players", "1", "--games", str(games)]
        found += [[*alone, "--option", f"level={level}"] for level in (levels or [[]])[0]]
    return found


USUAL = "flat:iterations=24:rounds=1"
CHOICES = (
    (USUAL, "flat:iterations=90:turns=2"),  # who plays on in a playout
    ("flat:iterations=32:rounds=1", "flat:iterations=12:rounds=2"),  # the length of playouts
    ("learned", "learned:lines=40"),  # lines looked at
)


def choices(game: Game[Any], games: int) -> list[list[str]]:
    """What was decided about the search: settings that take about the same time."""
    few = ["--games", "60", "--most", str(max(400, games)), "--above", "0.5"]
    return [[first, second, *few] for first, second in CHOICES]


PLANS = {"neighbours": neighbours, "goals": goals, "scores": scores, "choices": choices}


def page(files: Iterable[str]) -> str:
    """The duels in files as a table, and what games among equals look like as another."""
    rows = [json.loads(line) for file in files for line in Path(file).read_text().splitlines()]
    head = (
        "| game | players | bot | against | games | won | 95 % | always | points | theirs "
        "| seconds a game | a turn: 95 % |"
    )
    duels = [told(row) for row in rows if row["first"] != row["second"]]
    alike = [distribution(row) for row in rows if row["first"] == row["second"]]
    second = (
        "| game | players | games | points: 5, 25, 50, 75, 95 % | winner "
        "| turns of a seat: 5, 25, 50, 75, 95 % |"
    )
    table = [head, "|---|---|---|---|---|---|---|---|---|---|---|---|", *duels]
    return "\n".join([*table, "", second, "|---|---|---|---|---|---|", *alike])


def distribution(row: dict[str, Any]) -> str:
    """A line of the second table: points of a seat, the mean of winners, turns of a seat."""
    points, turns = [
        ", ".join(str(value) for value in row[f"{what}_5_25_50_75_95"])
        for what in ("points", "turns")
    ]
    cells = [row["game"], row["players"], row["games"], points, row["points_winner"], turns]
    return f"| {' | '.join(map(str, cells))} |"


def told(row: dict[str, Any]) -> str:
    """A line of the table."""
    level = row["options"].get("level", "")
    cells = [
        row["game"],
        f"1, {level}" if row["players"] == 1 else str(row["players"]),
        f"`{row['first']}`",
        "the automaton" if row["players"] == 1 else f"`{row['second']}`",
        str(row["games"]),
        f"{100 * row['won']:.1f} %",
        f"{100 * row['low']:.1f}–{100 * row['high']:.1f}",
        f"{100 * row['sure_low']:.0f}–{100 * row['sure_high']:.0f}",
        f"{row['points']:.1f}",
        f"{row['points_others']:.1f}",
        f"{row['cpu_game']:.1f}",
        f"{row['cpu_turn_95']:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("game", type=game_name, nargs="?")
    arguments.add_argument("--only", nargs="+", choices=PLANS)
    arguments.add_argument("--bot", metavar="NAME", help="only this one, against each strength")
    arguments.add_argument("--games", type=whole(2), default=200)
    arguments.add_argument("--jobs", type=whole(1), default=1, help="processes")
    arguments.add_argument("--seed", type=whole(0), default=1)
    arguments.add_argument("--json", default="ladder.jsonl", help="a file to add the figures to")
    arguments.add_argument("--page", nargs="+", metavar="FILE", help="print what files hold")
    return arguments


if __name__ == "__main__":
    main()
