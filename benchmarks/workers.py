"""Many games, shared among workers: games per second, memory, and the time to the first game.

    python benchmarks/workers.py [--games 2000] [--repeats 5] [--workers 1 2]

Plays the same series in this process, in 2 processes and, where Ray is installed, with 1 and 2
workers of a local Ray cluster, in turns, several times; the rates are medians, start-up left out.
Then it runs the command itself, and looks at its clock and its memory.
"""

from __future__ import annotations

import argparse
import platform
import resource
import subprocess
import sys
import time
from importlib.util import find_spec
from statistics import median
from typing import Any

from asked import game_name, players_of, whole

from carrack.arena.series.bench import is_compiled
from carrack.arena.series.playing import SeriesPlan, make_plan
from carrack.arena.series.simulate import simulate
from carrack.core.registry import find_game
from carrack.workers.pool import Pool, cores
from carrack.workers.ray_cluster import RayPool

# The process's own ru_maxrss would begin with that of the process that started it.
MEASURED = """
import re, resource, sys
from carrack.cli import main
main(sys.argv[1:])
print(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1], file=sys.stderr)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
"""


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("--game", type=game_name, default="amerigo")
    arguments.add_argument("--players", type=whole(1), default=4)
    arguments.add_argument("--games", type=whole(1), default=2000, help="a series (default 2000)")
    arguments.add_argument("--repeats", type=whole(1), default=5)
    arguments.add_argument("--workers", type=whole(1), nargs="+", default=[1, 2])
    arguments.add_argument("--most", type=whole(10), default=10_000, help="games for the memory")
    arguments.add_argument("--no-ray", action="store_true")
    args = arguments.parse_args()
    players_of(arguments, args.game, [args.players])
    engine = "compiled" if is_compiled() else "not compiled"
    print(f"{args.game}, {args.players} random players, {engine}", end=", ")
    print(f"Python {platform.python_version()}, {cores()} cores")
    rates(args)
    memory(args)
    first_game(args)


def rates(args: argparse.Namespace) -> None:
    """Games per second of each pool, in turns, so that a busy machine is busy for all."""
    plan = make_plan(find_game(args.game), ["random"] * args.players, args.games, seed=20)
    pools: dict[str, Pool] = {"this process": Pool(1)}
    pools |= {f"processes: {count}": Pool(count) for count in args.workers if count > 1}
    if not args.no_ray and find_spec("ray") is not None:
        start_ray(max(args.workers))
        pools |= {f"Ray workers: {count}": RayPool("local", count) for count in args.workers}
    found: dict[str, list[float]] = {name: [] for name in pools}
    for _ in range(args.repeats):
        for name, pool in pools.items():
            found[name].append(rate(plan, pool))
    print(f"\n| {args.games} games, {args.repeats} times | games/s | from | to | ratio |")
    print("|---|---|---|---|---|")
    base = median(found["this process"])
    for name, values in found.items():
        middle, least, most = median(values), min(values), max(values)
        print(f"| {name} | {middle:.1f} | {least:.1f} | {most:.1f} | {middle / base:.2f} |")


def start_ray(workers: int) -> None:
    """A cluster that all measurements share; its start is measured apart."""
    import ray

    start = time.perf_counter()
    quiet: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False}
    ray.init("local", num_cpus=workers, logging_level=40, **quiet)
    print(f"a local Ray cluster started in {time.perf_counter() - start:.1f} s")


def rate(plan: SeriesPlan, pool: Pool) -> float:
    """Games per second of play."""
    totals = simulate(plan, pool)
    return totals.games / totals.seconds


def memory(args: argparse.Namespace) -> None:
    """The peak of the command's process, and of the largest of its workers."""
    print("\n| games | workers | peak MB | largest worker MB |")
    print("|---|---|---|---|")
    for games in (args.most // 10, args.most):
        for workers in args.workers:
            peaks = command(args, games, "--workers", str(workers))[1]
            own, child = (int(kilobytes) / 1024 for kilobytes in peaks)
            print(f"| {games} | {workers} | {own:.1f} | {child if workers > 1 else 0:.1f} |")


def first_game(args: argparse.Namespace) -> None:
    """From the start of the command to its end, for one game."""
    runs = [command(args, 1)[0] for _ in range(10)]
    print("\nseconds of the command for one game, wall (processor), the least of 10: ", end="")
    print(f"{min(wall for wall, _ in runs):.2f} ({min(cpu for _, cpu in runs):.2f})")


def command(
    args: argparse.Namespace, games: int, *more: str
) -> tuple[tuple[float, float], list[str]]:
    """Run `carrack simulate`: its wall and processor time, and its peaks of memory."""
    asked = ["simulate", args.game, "--players", str(args.players), "--games", str(games), *more]
    start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, *asked], capture_output=True, text=True, check=True
    )
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return (wall, cpu), done.stderr.splitlines()[-2:]


if __name__ == "__main__":
    main()
