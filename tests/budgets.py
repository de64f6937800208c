"""What the engine's speed and the page's bytes are, beside what a commit has kept of them.

A ratio of two speeds measured in turn says the same on a fast and on a slow machine, so a fall of
it is a fall of the engine. What was reached stands in `budgets.json`, and being slower or heavier
fails nothing: a commit that means it keeps the new figures.

    python tests/budgets.py            # says how today's compare
    python tests/budgets.py --set      # keeps today's as the ones to compare with
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from pathlib import Path
from statistics import median
from typing import Any

from carrack.arena.series.bench import Bench, is_compiled
from carrack.core.registry import find_game

KEPT = Path(__file__).with_name("budgets.json")
PAGE = Path(__file__).parents[1] / "src" / "carrack" / "webui"
GAMES = {"amerigo": 4, "dutch-east-indies": 4}  # and the players
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


def page_bytes() -> dict[str, float]:
    """Bytes of the built page as they are sent, by kind of file."""
    sent = [file for file in PAGE.rglob("*.gz") if file.is_file()]
    return {
        kind: float(sum(file.stat().st_size for file in sent if file.name.endswith(f".{kind}.gz")))
        for kind in ("js", "css")
    }


def compared(what: str, found: dict[str, float], kept: dict[str, float]) -> list[str]:
    """A line for each figure: what it is, and by how much it differs from the kept one."""
    return [
        f"{what}, {name}: {value:g}"
        + (f", {value / kept[name] - 1:+.0%} against {kept[name]:g}" if kept.get(name) else "")
        for name, value in found.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("--set", action="store_true", help="keep today's figures to compare with")
    options = parser.parse_args()
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    speed = f"moves a thousand steps of a loop, {engine()}"
    found = {speed: measured()}
    if not is_compiled():
        found["bytes of the page"] = page_bytes()
    for what, figures in found.items():
        print("\n".join(compared(what, figures, kept.get(what, {}))))
    if options.set:
        KEPT.write_text(json.dumps({**kept, **found}, indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
