"""Games played beforehand for `load.py`, which starts this in a process of its own.

    python benchmarks/load_games.py amerigo --players 4 --seeds 1 2 3

Prints a row of JSON for each seed: the seat and the notation of every move that the game's rule of
thumb makes there. A practice table of that seed draws the same, so each of these moves is legal.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from asked import game_name, players_of, whole

from carrack.core.chance import SEEDED_2, Stream
from carrack.core.game import Game
from carrack.core.knowledge import knowledge_of
from carrack.core.match import Match, new_header
from carrack.core.registry import find_game
from carrack.core.seat import for_seat
from carrack.core.verify import table_chance


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("game", type=game_name)
    parser.add_argument("--players", type=whole(1), default=4)
    parser.add_argument("--seeds", type=whole(1), nargs="+", default=[1])
    args = parser.parse_args()
    players_of(parser, args.game, [args.players])
    for seed in args.seeds:
        print(json.dumps(moves(find_game(args.game), args.players, seed)))


def moves(game: Game[Any], players: int, seed: int) -> list[tuple[int, str]]:
    """Every move of a game of the rule of thumb against itself."""
    extra = {"practice": True, "luck": {"source": SEEDED_2}}
    header = new_header(game, players, {}, [{}] * players, extra)
    match = Match(game, header, table_chance(header, seed.to_bytes(32, "big")), listen=False)
    advice, played = knowledge_of(game).advice, []
    while not match.over:
        seat, stream = match.state.seat, Stream(match.decision)
        move = advice(for_seat(game, match.state, stream).imagine(stream), stream)
        match.play(seat, move)
        played.append((seat, move.notation))
    return played


if __name__ == "__main__":
    main()
