"""Check the list of schedules of leagues, and show what each costs and how that is known.

    python benchmarks/league_schedules.py            # a line for each, recomputed
    python benchmarks/league_schedules.py --search   # and look through all pairings again: hours

The second one needs a C compiler (`cc`). docs/leagues.md says what the numbers mean.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from carrack.leagues.cost import cost_of, least, round_sizes
from carrack.leagues.pairing import HowShown, listed

SOURCE = Path(__file__).with_name("league_search.c")
OWN_SOURCES = {(13, 4, 8): SOURCE.with_name("league_search_13.c")}
"""For pairings that are too many for the usual search: these look for any that costs less."""


def main() -> int:
    """Print the list; returns 1 where a claim of it is wrong."""
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").partition("\n")[0], allow_abbrev=False
    )
    parser.add_argument("--search", action="store_true", help="repeat the searches through all")
    args = parser.parse_args()
    print("people  at table  games  rounds  meetings  at least  known by")
    wrong = 0
    for (people, at_table, games), found in sorted(listed().items()):
        rounds = round_sizes(people, at_table, games)
        cost = cost_of(people, found.rounds).meetings
        bound = least(people, at_table, games).meetings
        wrong += (cost == bound) != (found.shown is HowShown.BOUND)
        row = (people, at_table, games, len(rounds), cost, bound)
        cells = zip(row, (6, 8, 5, 6, 8, 8), strict=True)
        print("  ".join(str(value).rjust(width) for value, width in cells), end="  ")
        print(found.shown.value, flush=True)
        if args.search and found.shown is HowShown.SEARCH:
            wrong += looked_through(people, at_table, games, cost - 1) != "none"
    return int(wrong > 0)


def looked_through(people: int, at_table: int, games: int, limit: int) -> str:
    """What the search finds: a pairing that costs no more than the limit, or `none`."""
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "league_search")
        own = OWN_SOURCES.get((people, at_table, games))
        subprocess.run(["cc", "-O2", "-o", program, str(own or SOURCE)], check=True)
        command = [program, *([] if own else map(str, (people, at_table, games, limit)))]
        said = subprocess.run(command, check=True, capture_output=True, text=True)
    print(f"    looked for at most {limit}: {said.stdout.strip()}")
    return said.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
