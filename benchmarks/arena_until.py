"""How soon `carrack arena --until` tells two bots apart, and how often it is wrong.

Blocks of two games are thrown like coins: in each game the first bot wins with the chance of the
row, independently. `python benchmarks/arena_until.py` prints the table in docs/arena.md.
"""

from __future__ import annotations

import argparse
from statistics import median

from asked import whole

from carrack.arena.tournament.sequential import Wager
from carrack.core.chance import Stream
from carrack.core.streams import mix

CHANCES = (50, 55, 60, 65, 70, 80, 90)  # in a hundred games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--series", type=whole(1), default=200, help="contests of each row")
    parser.add_argument("--games", type=whole(2), default=2000, help="the most games of a contest")
    args = parser.parse_args()
    print(f"{args.series} contests of at most {args.games} games in each row")
    print("| wins of A | A better | B better | open | decided within 400 games | median games |")
    print("|---|---|---|---|---|---|")
    for chance in CHANCES:
        print(row(chance, args.series, args.games // 2))


def row(chance: int, series: int, blocks: int) -> str:
    ends = [contest(Stream(mix(1000 * chance + i)), chance, blocks) for i in range(series)]
    took = [games for _, games in ends]
    shares = [sum(who == each for who, _ in ends) / series for each in ("A", "B", "")]
    soon = sum(bool(who) and games <= 400 for who, games in ends) / series
    half = f"{median(took):.0f}" if shares[2] < 0.5 else f"over {2 * blocks}"
    cells = [f"{chance} %", *(f"{100 * share:.1f} %" for share in (*shares, soon)), half]
    return f"| {' | '.join(cells)} |"


def contest(stream: Stream, chance: int, blocks: int) -> tuple[str, int]:
    """Who is found to be better, and after how many games."""
    wager = Wager()
    for block in range(1, blocks + 1):
        wager.add(sum(stream.below(100) < chance for _ in range(2)) / 2)
        if wager.above(0.5) or wager.below(0.5):
            return ("A" if wager.above(0.5) else "B"), 2 * block
    return "", 2 * blocks


if __name__ == "__main__":
    main()
