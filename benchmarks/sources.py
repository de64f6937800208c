"""What the source of luck costs: random games a second with the new one, beside the old one.

    python benchmarks/sources.py [--blocks 120]

Twelve random games a block with each source, turn about; of the blocks' ratios of moves per second
of CPU time (new : old) the median and the quartiles. The games differ, as their luck does.
"""

from __future__ import annotations

import argparse
import gc
import time
from statistics import median, quantiles

from asked import whole

from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.core.chance import SOURCES
from carrack.core.registry import find_game

KINDS = (("amerigo", 2), ("amerigo", 4), ("dutch-east-indies", 2), ("dutch-east-indies", 4))
GAMES = 12  # a block


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("--blocks", type=whole(2), default=120)
    blocks = parser.parse_args().blocks
    for name, players in KINDS:
        old, new = measured(name, players, blocks)
        low, middle, high = quantiles([b / a for a, b in zip(old, new, strict=True)], n=4)
        rates = f"{median(old):,.0f} and {median(new):,.0f} moves/s"
        print(
            f"{name} {players}: {rates}, ratio {middle:.3f} ({low:.3f} to {high:.3f})", flush=True
        )


def measured(name: str, players: int, blocks: int) -> tuple[list[float], list[float]]:
    """Move per second of every block, with the old source and with the new one."""
    game = find_game(name)
    options = dict(game.quick_options())
    desks = [
        SeatedBots(make_plan(game, ["random"] * players, 1, 1, options, luck=luck))
        for luck in SOURCES
    ]
    rates: tuple[list[float], list[float]] = ([], [])
    for desk in desks:
        desk.play(1)
    gc.disable()
    for block in range(blocks):
        for which in (0, 1) if block % 2 else (1, 0):
            moves, began = 0, time.process_time()
            for number in range(block * GAMES + 1, (block + 1) * GAMES + 1):
                outcome = desks[which].play(number)
                moves += outcome.decisions + outcome.forced
            rates[which].append(moves / (time.process_time() - began))
    gc.enable()
    return rates


if __name__ == "__main__":
    main()
