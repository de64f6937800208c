"""The engine's speed beside that of a fixed loop of plain Python, so that it can be watched.

A ratio of two speeds measured in turn says the same on a fast and on a slow machine, so a fall of
it is a fall of the engine. The ratios that were reached stand in `speed.json`:

    python tests/speed.py            # says how today's compare
    python tests/speed.py --set      # makes today's the ones to compare with
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from pathlib import Path
from statistics import median

from carrack.arena.series.bench import Bench, is_compiled
from carrack.core.registry import find_game

BASELINES = Path(__file__).with_name("speed.json")
GAMES = {"amerigo": 4, "dutch-east-indies": 4}  # and the players
ALARM = 0.20  # a fall by more than this is reported
ROUNDS = 9
STEPS = 20_000  # of the loop, a round
SECONDS = 0.08  # of each game, a round, at least


class Cell:
    """Something with numbers in it, as the loop needs it."""

    __slots__ = ("edge", "mask", "points")

    def __init__(self, number: int) -> None:
        self.mask = (number * 2654435761) & 0xFFFFFF
        self.edge = (number * 40503) & 0xFFFFFF
        self.points = number & 7


def loop(steps: int) -> int:
    """What the engine does all day: attributes, masks, lists, calls, small integers."""
    cells = [Cell(number) for number in range(1, 65)]
    row = [0] * 16
    total = 0
    for step in range(steps):
        cell = cells[step & 63]
        free = cell.mask & ~total
        if free & cell.edge:
            total = worth(cell, free, row, step & 15)
        elif row[step & 15] > 99:
            row = row.copy()
            row[step & 15] = 0
    return total


def worth(cell: Cell, free: int, row: list[int], at: int) -> int:
    """One call of the loop."""
    lowest = free & -free
    row[at] += cell.points
    if lowest & cell.edge:
        return lowest | row[at]
    return (free >> 1) & 0xFFFFFF


def measured() -> dict[str, float]:
    """Moves of each game in the time that the loop takes for a thousand steps."""
    benches = {name: Bench(find_game(name), players) for name, players in GAMES.items()}
    for bench in benches.values():
        bench.games(0, 2)  # fills the tables that games share
    ratios: dict[str, list[float]] = {name: [] for name in benches}
    for number in range(ROUNDS):
        for name, bench in benches.items():
            ratios[name].append(moves_per_second(bench, number) * loop_seconds())
    return {name: round(median(found), 3) for name, found in ratios.items()}


def loop_seconds() -> float:
    """What a thousand steps of the loop take now."""
    begun = time.process_time()
    loop(STEPS)
    return (time.process_time() - begun) * 1000 / STEPS


def moves_per_second(bench: Bench, number: int) -> float:
    """Random games for a moment; the same ones in every run."""
    moves, seconds = 0, 0.0
    while seconds < SECONDS:
        timed = bench.games(number, 1)
        moves, seconds = moves + timed.moves, seconds + timed.seconds
        number += ROUNDS
    return moves / seconds


def engine() -> str:
    """Ratios are compared with those of the same kind of engine and version of Python."""
    version = ".".join(platform.python_version_tuple()[:2])
    return f"{'compiled' if is_compiled() else 'pure'} {version}"


def baselines() -> dict[str, dict[str, float]]:
    """The ratios to compare with, by engine and game."""
    kept: dict[str, dict[str, float]] = json.loads(BASELINES.read_text())
    return kept


def falls(found: dict[str, float], wanted: dict[str, float]) -> list[str]:
    """The games that lost more than a fifth of their speed."""
    return [name for name, ratio in found.items() if ratio < (1 - ALARM) * wanted.get(name, 0.0)]


def watched() -> dict[str, float]:
    """The ratios; measured again where they fell, for a busy machine can do that too."""
    wanted = baselines().get(engine(), {})
    found = measured()
    for _ in range(2):
        if falls(found, wanted):
            again = measured()
            found = {name: max(ratio, again[name]) for name, ratio in found.items()}
    return found


def lines(found: dict[str, float], wanted: dict[str, float]) -> list[str]:
    """What to tell about every game."""
    if not wanted:
        return [f"no figures for {engine()} to compare with: python tests/speed.py --set"]
    slow = falls(found, wanted)
    return [
        f"{name}: {ratio:.3f} moves a thousand steps of the loop, "
        f"{ratio / wanted[name] - 1:+.0%} against {wanted[name]:.3f}"
        + (" -- SLOWER THAN IT WAS" if name in slow else "")
        for name, ratio in found.items()
        if name in wanted
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--set", action="store_true", help="keep today's ratios to compare with")
    options = parser.parse_args()
    if options.set:
        kept = json.loads(BASELINES.read_text()) if BASELINES.exists() else {}
        kept[engine()] = measured()
        BASELINES.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n")
        print(f"{engine()}: {kept[engine()]}")
    else:
        print("\n".join(lines(watched(), baselines().get(engine(), {}))))


if __name__ == "__main__":
    main()
