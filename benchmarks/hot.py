"""Where the time of random games goes: modules and functions by their own share, pure Python.

    python benchmarks/hot.py [GAME] [--players 4] [--games 30] [--one-map] [--top 12]

The profiler weighs calls more than they cost, so read the order, not the digits.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
from collections import Counter

from asked import game_name, players_of, whole

from carrack.arena.series.bench import Bench, is_compiled
from carrack.core.registry import find_game


def main() -> None:
    arguments = parser()
    options = arguments.parse_args()
    players_of(arguments, options.game, [options.players])
    if is_compiled():
        raise SystemExit("hot.py: a profiler sees nothing of a compiled engine: make pure")
    own = profiled(options)
    total = sum(own.values())
    modules: Counter[str] = Counter()
    for (module, _), seconds in own.items():
        modules[module] += seconds
    for title, shares in (("module", modules), ("function", by_name(own))):
        print(f"share  {title}")
        for name, seconds in shares.most_common(options.top):
            print(f"{seconds / total:5.1%}  {name}")


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("game", nargs="?", type=game_name, default="amerigo")
    arguments.add_argument("--players", type=whole(1), default=4)
    arguments.add_argument("--games", type=whole(1), default=30)
    arguments.add_argument("--one-map", action="store_true", help="all from one position")
    arguments.add_argument("--top", type=whole(1), default=12, help="lines of each table")
    return arguments


def profiled(options: argparse.Namespace) -> Counter[tuple[str, str]]:
    """Seconds that each function spent itself, by (module, name)."""
    bench = Bench(find_game(options.game), options.players, one_map=options.one_map)
    bench.games(0, 5)  # fills the tables that games share
    profile = cProfile.Profile()
    profile.enable()
    bench.games(5, options.games)
    profile.disable()
    own: Counter[tuple[str, str]] = Counter()
    for (file, _, name), (_, _, seconds, _, _) in pstats.Stats(profile).stats.items():
        own[module_of(file), name] += seconds
    return own


def module_of(file: str) -> str:
    """The module of a file of ours; what Python itself brings is one."""
    _, ours, path = file.rpartition("/carrack/")
    return path.removesuffix(".py").replace("/", ".") if ours else "Python"


def by_name(own: Counter[tuple[str, str]]) -> Counter[str]:
    return Counter({f"{module}: {name}": seconds for (module, name), seconds in own.items()})


if __name__ == "__main__":
    main()
