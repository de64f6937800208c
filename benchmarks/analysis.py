"""What an analysis of a finished game costs, part by part: seconds of CPU.

    python benchmarks/analysis.py [--games amerigo] [--players 2,4] [--bot admiral] [--redraws N]

Plays a game of that bot in every seat for each line, and analyses it as a table does. First results
are there once the light judge has looked at the first turns, so long before `light` is over.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from carrack.analysis.analyst import prepared
from carrack.analysis.fortune import REDRAWS
from carrack.analysis.looks import usual_looks
from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.core.game import Game
from carrack.core.record import Record, read_record
from carrack.core.registry import find_game

PARTS = ("light", "luck", "hindsight", "close")


def seconds(game: Game[Any], record: Record, redraws: int) -> dict[str, float]:
    """The seconds of each part of an analysis."""
    analyst = prepared(game, record, usual_looks(game, redraws=redraws))
    spent = {}
    for name, part in analyst.parts().items():
        start = time.process_time()
        part()
        spent[name] = time.process_time() - start
    return spent


def played(game: Game[Any], bot: str, players: int, seed: int) -> Record:
    """A game of the same bot in every seat."""
    plan = make_plan(game, [bot] * players, 1, seed, records=".")
    text = SeatedBots(plan).play(1).record
    assert text is not None
    return read_record(text.splitlines())


def main() -> None:
    """Measure every kind of game that is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0] if __doc__ else "", allow_abbrev=False
    )
    parser.add_argument("--redraws", type=int, default=REDRAWS)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", default="amerigo,dutch-east-indies")
    parser.add_argument("--players", default="2,4")
    args = parser.parse_args()
    print(f"{'game':18} players" + "".join(f"{name:>11}" for name in (*PARTS, "all")), flush=True)
    for name in args.games.split(","):
        game = find_game(name)
        for players in args.players.split(","):
            record = played(game, args.bot, int(players), args.seed)
            spent = seconds(game, record, args.redraws)
            row = [spent[part] for part in PARTS]
            figures = "".join(f"{each:9.1f} s" for each in (*row, sum(row)))
            print(f"{name:18} {players:>7}{figures}", flush=True)


if __name__ == "__main__":
    main()
