"""Two versions under load, in turn: how many moves a second the later one takes of the earlier's.

    python benchmarks/load_pairs.py BEFORE AFTER [--pairs 10] [OPTIONS OF load.py]

BEFORE and AFTER are folders from which Carrack is imported, as `load.py --compiled` takes them. Of
each pair one is measured right after the other, and the order changes from pair to pair, for the
machine's pace does. Beside moves a second stand the milliseconds of processor that a move takes,
those of PostgreSQL included. Without other options every table plays as fast as it can.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from pathlib import Path

from asked import package_folder, whole

LOAD = Path(__file__).with_name("load.py")
USUAL = ["--sockets", "12", "--tables", "8", "--rate", "0", "--seconds", "8"]


def main() -> None:
    about = (__doc__ or "").split("\n", maxsplit=1)[0]
    parser = argparse.ArgumentParser(description=about, allow_abbrev=False)
    parser.add_argument("before", type=package_folder)
    parser.add_argument("after", type=package_folder)
    parser.add_argument("--pairs", type=whole(1), default=10, help="(default 10)")
    args, options = parser.parse_known_args()
    print(
        "| before | after | ratio | ms a move before | after | ratio |\n|---|---|---|---|---|---|"
    )
    ratios = []
    for number in range(args.pairs):
        order = [args.before, args.after][:: -1 if number % 2 else 1]
        found = {folder: measured(folder, options) for folder in order}
        pairs = list(zip(found[args.before], found[args.after], strict=True))
        ratios.append([after / before for before, after in pairs])
        cells = [
            f"{before:.4g} | {after:.4g} | {ratio:.2f}"
            for (before, after), ratio in zip(pairs, ratios[-1], strict=True)
        ]
        print(f"| {' | '.join(cells)} |", flush=True)
    moves, processor = map(statistics.median, zip(*ratios, strict=True))
    print(f"medians: {moves:.2f} times the moves, {processor:.2f} times the processor for each")


def measured(folder: Path, options: list[str]) -> tuple[float, float]:
    """Moves a second, and milliseconds of processor for each."""
    command = [sys.executable, str(LOAD), *USUAL, *options, "--compiled", str(folder)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    cells = [cell.strip() for cell in done.stdout.splitlines()[-1].split("|")]
    database = cells[13].replace("–", "0")
    return float(cells[2]), float(cells[10]) + float(database)


if __name__ == "__main__":
    main()
