"""What an analysis of a finished game costs, and how much of that is luck: seconds of CPU.

    python benchmarks/analysis.py [--redraws N] [--seed N] [--games amerigo] [--players 2,4]

Plays a game of the rule of thumb for each line, and analyses it as a table does.
"""

from __future__ import annotations

import argparse
import time

from carrack.analysis.analyst import Analyst, prepared, usual_looks
from carrack.analysis.fortune import REDRAWS
from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.core.record import read_record
from carrack.core.registry import find_game


class Timed:
    """An analysis whose part that is about luck is timed."""

    def __init__(self, analyst: Analyst) -> None:
        self.analyst = analyst
        self.luck = 0.0
        self._draw_anew = analyst._draw_anew
        analyst._draw_anew = self.draw_anew  # type: ignore[method-assign]

    def draw_anew(self) -> None:
        start = time.process_time()
        self._draw_anew()
        self.luck = time.process_time() - start

    def run(self) -> float:
        """All seconds."""
        start = time.process_time()
        self.analyst.run()
        return time.process_time() - start


def measure(name: str, players: int, seed: int, redraws: int) -> None:
    """Print one line."""
    game = find_game(name)
    plan = make_plan(game, ["greedy"] * players, 1, seed, records=".")
    text = SeatedBots(plan).play(1).record
    assert text is not None
    looks = usual_looks(game, redraws=redraws)
    timed = Timed(prepared(game, read_record(text.splitlines()), looks))
    whole = timed.run()
    rest = whole - timed.luck
    print(
        f"{name:18} {players}  {rest:7.1f} s  {timed.luck:7.1f} s  {whole / rest:5.2f}", flush=True
    )


def main() -> None:
    """Measure every kind of game that is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0] if __doc__ else "", allow_abbrev=False
    )
    parser.add_argument("--redraws", type=int, default=REDRAWS)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--games", default="amerigo,dutch-east-indies")
    parser.add_argument("--players", default="2,4")
    args = parser.parse_args()
    print("game         players  all else     luck  times", flush=True)
    for name in args.games.split(","):
        for players in args.players.split(","):
            measure(name, int(players), args.seed, args.redraws)


if __name__ == "__main__":
    main()
