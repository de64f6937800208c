"""What a search costs: CPU time of a try, bytes of a node, and what several processes are good for.

    python benchmarks/trees.py amerigo
    python benchmarks/trees.py dutch-east-indies --bots flat tree:ahead=3:turns=0 --net none

Every bot looks at the same positions of one game between `greedy` bots. A try is what a line costs
that is played once: in `flat` a playout, in `tree` a way down the tree and the playout behind it.
With `--workers` whole decisions are timed by the clock instead, in one process and in so many; that
wants a machine at rest.
"""

from __future__ import annotations

import argparse
import time
import tracemalloc
from collections.abc import Iterator
from typing import Any

from asked import game_name, whole

from carrack.bots import Bot, make_bot
from carrack.bots.search.tree import Tree
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, checked_options
from carrack.core.knowledge import knowledge_of
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle

BOTS = ["flat:turns=1", "tree:ahead=1", "tree:ahead=2", "tree:ahead=3:turns=0", "tree:halving=0"]


def positions(game: Game[Any], players: int, every: int, seed: int) -> Iterator[SeatHandle]:
    """The first decision of every so many turns."""
    chance, stream, knowledge = Seeded(seed), Stream(seed), knowledge_of(game)
    state = game.setup(players, checked_options(game, players, {}), chance)
    turn = -1
    while state.seat != OVER:
        if state.turn != turn and state.turn % every == 1 and len(game.legal(state)) > 1:
            yield SeatHandle(game, state.copy(), state.seat)
        turn = state.turn
        game.apply(state, knowledge.advice(state, stream), chance)


def cost(bot: Bot, handles: list[SeatHandle]) -> float:
    """CPU milliseconds of a try."""
    tries, start = 0, time.process_time()
    for number, handle in enumerate(handles):
        tries += bot.assess(handle, Stream(number)).iterations
    return 1000 * (time.process_time() - start) / tries


def node_bytes(bot: Tree, handles: list[SeatHandle]) -> float:
    """Bytes of a node, on the mean of the trees that a bot grows."""
    nodes = taken = 0
    for number, handle in enumerate(handles):
        bot.look(handle, handle.imagine(Stream(number)), Stream(number))  # what a game remembers
        bot.forget()
        tracemalloc.start()
        bot.look(handle, handle.imagine(Stream(number)), Stream(number))
        taken += tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        nodes += bot.kept.growth.size if bot.kept.growth is not None else 0
        bot.forget()
    return taken / max(1, nodes)


def pace(bot: Bot, handles: list[SeatHandle]) -> float:
    """Tries in a second of the clock, once its processes are ready."""
    bot.assess(handles[0], Stream(0))
    tries, start = 0, time.perf_counter()
    for number, handle in enumerate(handles):
        tries += bot.assess(handle, Stream(number)).iterations
    return tries / (time.perf_counter() - start)


def main() -> None:
    options = parser().parse_args()
    game = find_game(options.game)
    handles = list(positions(game, options.players, options.every, options.seed))
    rest = f":iterations={options.iterations}" + (f":net={options.net}" if options.net else "")
    print(f"{game.title}, {options.players} players, {len(handles)} positions")
    if options.workers > 1:
        for workers in (1, options.workers):
            tries = pace(make_bot(game, f"tree{rest}:workers={workers}"), handles)
            print(f"{workers} processes: {tries:.0f} tries a second")
        return
    for name in options.bots:
        bot = make_bot(game, name + rest)
        size = f", {node_bytes(bot, handles):.0f} bytes a node" if isinstance(bot, Tree) else ""
        print(f"{name}: {cost(bot, handles):.3f} ms a try{size}")


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("game", type=game_name)
    arguments.add_argument("--bots", nargs="+", default=BOTS, help="with settings")
    arguments.add_argument("--players", type=whole(1), default=2)
    arguments.add_argument("--iterations", type=whole(1), default=100)
    arguments.add_argument("--every", type=whole(2), default=9, help="turns between positions")
    arguments.add_argument("--seed", type=whole(0), default=3)
    arguments.add_argument("--net", help="a file of weights, or none")
    arguments.add_argument("--workers", type=whole(1), default=1)
    return arguments


if __name__ == "__main__":
    main()
