"""How many steps a second many games make together, each with its observation and mask.

    python benchmarks/vector.py [GAME …] [--players 2 4] [--games 128] [--processes 2] [--json]
    python benchmarks/vector.py --processes 0 --anew

plays random legal moves in many games at once, in this process and in worker processes, turn
about; medians of the repeats, with the least and the most. Choosing the moves is part of it, as
are the maps and deals of the games that begin. `--anew` sets beside it the same games with rows
that are made anew in each step. `per core` counts the processor time of this process alone, `a
second` the time on the clock. Needs `pip install '.[environments]'`.
"""

import argparse
import json
import platform
import time
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from asked import game_name, players_of, whole

import carrack.core.game
from carrack.adapters.tensors import encoding_of
from carrack.adapters.vector import ManyGames, SteppedGames, many_games
from carrack.core.registry import find_game, game_names
from carrack.core.stepping import WholeRows

WARM_UP = 0.3  # of the seconds of a repeat, which do not count
SEED = 20
ANEW = -1
NAMES = {ANEW: "rows anew", 0: "this one"}


@dataclass
class Rate:
    """Steps per second of one way to step, by repeat."""

    game: str
    players: int
    processes: int  # 0: this process; −1: this one, with rows made anew
    games: int
    per_core: list[float]  # empty for workers, whose time is not this process's
    by_the_clock: list[float]


def main() -> None:
    arguments = parser()
    options = arguments.parse_args()
    for name in options.game:
        players_of(arguments, name, options.players)
    if not options.json:
        print(f"{build()} on {platform.machine()}, Python {platform.python_version()}")
        print(f"{options.games} games at once, {options.repeats} × {options.seconds:g} s\n")
        print(HEAD)
    for name in options.game or game_names():
        for players in options.players or every_number(name):
            show(measured(name, players, options), options.json)


HEAD = (
    f"{'game':19} {'players':>7} {'numbers':>7} {'moves':>6}  {'processes':9} "
    f"{'steps per core':>22} {'steps a second':>22}"
)


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("game", nargs="*", type=game_name, help="(default: all)")
    arguments.add_argument(
        "--players", nargs="+", type=whole(1), default=[], help="(default: all numbers there are)"
    )
    arguments.add_argument("--games", type=whole(1), default=128, help="at once (default 128)")
    arguments.add_argument("--processes", type=whole(0), default=2, help="workers (default 2)")
    arguments.add_argument("--seconds", type=float, default=2.0, help="of a repeat (default 2)")
    arguments.add_argument("--repeats", type=whole(1), default=5, help="(default 5)")
    arguments.add_argument("--anew", action="store_true", help="also with rows made anew")
    arguments.add_argument("--json", action="store_true", help="one JSON object a line")
    return arguments


def build() -> str:
    """Which engine runs."""
    return "pure Python" if carrack.core.game.__file__.endswith(".py") else "compiled"


def every_number(name: str) -> list[int]:
    """The numbers of players that a game is for."""
    game = find_game(name)
    return list(range(game.least_players, game.most_players + 1))


def measured(name: str, players: int, options: argparse.Namespace) -> list[Rate]:
    """The rates of all ways to step a game, taken turn about."""
    settings: dict[str, Any] = find_game(name).quick_options()
    counts = [*([ANEW] if options.anew else []), 0, *range(1, options.processes + 1)]
    batches = [
        many_games(name, players=players, games=options.games, processes=max(0, count), **settings)
        for count in counts
    ]
    if options.anew:
        with_rows_anew(batches[0])
    rates = [Rate(name, players, count, options.games, [], []) for count in counts]
    for games in batches:
        games.reset(SEED)
        stepped(games, WARM_UP * options.seconds)
    for _ in range(options.repeats):
        for games, rate in zip(batches, rates, strict=True):
            core, clock = stepped(games, options.seconds)
            if rate.processes <= 0:
                rate.per_core.append(core)
            rate.by_the_clock.append(clock)
    for games in batches:
        games.close()
    return rates


def with_rows_anew(games: SteppedGames) -> None:
    """Make each row anew, as games do that keep none."""
    assert isinstance(games, ManyGames)
    lanes = games._lanes
    lanes.keepers = [WholeRows(lanes.game) for _ in lanes.keepers]


def stepped(games: SteppedGames, seconds: float) -> tuple[float, float]:
    """Step random moves for some seconds; steps per second of processor and of clock."""
    steps, core, clock = 0, time.process_time(), time.perf_counter()
    while time.perf_counter() - clock < seconds:
        games.step(games.random_actions(steps))
        steps += games.games
    return steps / (time.process_time() - core), steps / (time.perf_counter() - clock)


def show(rates: list[Rate], as_json: bool) -> None:
    for rate in rates:
        if as_json:
            print(json.dumps({"build": build(), **asdict(rate)}))
            continue
        quick = find_game(rate.game).quick_options()
        encoding = encoding_of(rate.game, players=rate.players, **quick)
        where = f"{rate.processes} workers" if rate.processes > 1 else "1 worker"
        core = spread(rate.per_core) if rate.per_core else ""
        print(
            f"{rate.game:19} {rate.players:7} {encoding.size:7,} {encoding.moves:6,}  "
            f"{NAMES.get(rate.processes, where):9} {core:>22} "
            f"{spread(rate.by_the_clock):>22}"
        )


def spread(numbers: list[float]) -> str:
    """The median, and between what it lies."""
    return f"{median(numbers):,.0f} ({min(numbers):,.0f}–{max(numbers):,.0f})"


if __name__ == "__main__":
    main()
