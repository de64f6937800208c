"""Two ways to serve under load, in turn: how many moves a second the later takes of the earlier's.

    python benchmarks/load_pairs.py BEFORE AFTER [--stores] [--pairs 10] [OPTIONS OF load.py]

BEFORE and AFTER are folders from which Carrack is imported, as `load.py --compiled` takes them.
With `--stores` the first is one process on SQLite and the second two on PostgreSQL, that of
`--database` or one of their own; both may be the same folder. Of each pair one is measured right
after the other, and the order changes from pair to pair, for the machine's pace does. Beside moves
a second stand the milliseconds of processor that a move takes: of each server, of PostgreSQL, and
of the load. Without other options every table plays as fast as it can.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from pathlib import Path

from asked import package_folder, whole

HERE = Path(__file__).resolve().parent
USUAL = ["--sockets", "12", "--tables", "8", "--rate", "0", "--seconds", "8"]
RATE = "moves/s"
PARTS = ("ms a move: servers", "PostgreSQL", "load")


def main() -> None:
    about = (__doc__ or "").split("\n", maxsplit=1)[0]
    parser = argparse.ArgumentParser(description=about, allow_abbrev=False)
    parser.add_argument("before", type=package_folder)
    parser.add_argument("after", type=package_folder)
    parser.add_argument("--stores", action="store_true", help="SQLite, then PostgreSQL")
    parser.add_argument("--database", metavar="URL", help="a PostgreSQL")
    parser.add_argument("--pairs", type=whole(1), default=10, help="(default 10)")
    args, options = parser.parse_known_args()
    ways = [["--compiled", str(folder)] for folder in (args.before, args.after)]
    if args.stores:
        ways[1] += ["--database", args.database or own_postgres(), "--processes", "2"]
    elif args.database:
        options += ["--database", args.database]
    spent_on = ", ".join(PARTS)
    print(f"| before | after | ratio | {spent_on}, before | after | ratio |\n{'|---' * 6}|")
    ratios = []
    for number in range(args.pairs):
        found = {way: measured(ways[way], options) for way in (number % 2, 1 - number % 2)}
        rates, spent = zip(
            *((float(found[way][RATE]), total(found[way])) for way in range(2)), strict=True
        )
        ratios.append((rates[1] / rates[0], spent[1] / spent[0]))
        parts = [", ".join(found[way][part] for part in PARTS) for way in range(2)]
        cells = [*(f"{rate:.4g}" for rate in rates), f"{ratios[-1][0]:.2f}"]
        print(f"| {' | '.join([*cells, *parts, f'{ratios[-1][1]:.2f}'])} |", flush=True)
    moves, processor = map(statistics.median, zip(*ratios, strict=True))
    print(f"medians: {moves:.2f} times the moves, {processor:.2f} times the processor for each")


def own_postgres() -> str:
    """The address of a new PostgreSQL that ends with this process."""
    sys.path.append(str(HERE.parent / "tests"))
    from support.server.postgres import new_database

    return new_database("pairs")


def measured(way: list[str], options: list[str]) -> dict[str, str]:
    """The cells of the last line that `load.py` prints, by their columns."""
    command = [sys.executable, str(HERE / "load.py"), *USUAL, *options, *way]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    columns, *_, cells = [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in done.stdout.splitlines()
        if line.startswith("|")
    ]
    return dict(zip(columns, cells, strict=True))


def total(cells: dict[str, str]) -> float:
    """Milliseconds of processor for each move, of servers and PostgreSQL together."""
    spent = " + ".join(cells[part] for part in PARTS[:2]).replace("–", "0")
    return sum(map(float, spent.split(" + ")))


if __name__ == "__main__":
    main()
