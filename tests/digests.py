"""Digests of whole random games: how an unwanted change, or a compiler gone wrong, shows itself.

    python tests/digests.py                        # writes tests/records/digests.json again
    python tests/digests.py --games 1000 --told    # prints the digests of 1,000 games of each kind

The digest of a game covers every move, how many others were legal, the hash of the state after
every turn and at the end, and the result; with ``--told`` also what every seat is told after every
turn: view, events, legal moves, observation. Interpreted and compiled engines must agree:

    diff <(PYTHONPATH=PURE/src python tests/digests.py --games 1000 --told) \\
         <(PYTHONPATH=COMPILED/src python tests/digests.py --games 1000 --told)

Write it again only when a rule, the components or the chance of a seed has changed on purpose.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from carrack.core.chance import Seeded
from carrack.core.events import Event
from carrack.core.game import OVER, Game, State, canonical, state_hash
from carrack.core.registry import find_game
from carrack.testing.secrecy import events_seen, knowledge
from carrack.testing.walks import Chooser, options_of
from support.games.all_games import INSTALLED, player_counts

GOLDEN = Path(__file__).parent / "records" / "digests.json"
GAMES = 20
SIZE = 5  # bytes of a digest: a difference goes unseen once in a million million


Kind = tuple[Game[Any], int, str]  # game, number of players, version of the rules


def kinds() -> Iterator[Kind]:
    """Every installed game with every number of its players, by all rules it was ever played by."""
    for name in INSTALLED:
        game = find_game(name)
        for rules in game.known_rules():
            for players in player_counts(game):
                yield game, players, rules


def kind_name(kind: Kind) -> str:
    """What a kind of game is called in the file."""
    game, players, rules = kind
    return f"{game.name} {players}, rules {rules}"


def digest(kind: Kind, seed: int, told: bool = False) -> str:
    """The digest of the random game of a seed."""
    game, players, rules = kind
    state = game.setup_by(rules, players, options_of(game, players), Seeded(seed))
    chance, chooser = Seeded(seed), Chooser(game, seed)
    lines = [state_hash(game, state)]
    while state.seat != OVER:
        turn = state.turn
        state.events = events = list[Event]() if told else None
        move = chooser.move(state)
        lines.append(f"{move.notation} {len(game.legal(state))}")
        game.apply(state, move, chance)
        state.events = None
        if state.turn != turn or state.seat == OVER:
            lines.append(state_hash(game, state))
            lines += told_of(game, state, players, events or []) if told else []
    lines.append(canonical(game.result(state).to_json()))
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=SIZE).hexdigest()


def told_of(game: Game[Any], state: State, players: int, events: list[Event]) -> list[str]:
    """What the seats and a spectator are told about a position and the step that led to it."""
    seats = range(players)
    return [
        *[events_seen(events, viewer) for viewer in (None, *seats)],
        *[knowledge(game, state, seat) for seat in seats],
    ]


def digests(kind: Kind, games: int, told: bool = False) -> list[str]:
    """The digests of the games of the first seeds."""
    return [digest(kind, seed, told) for seed in range(games)]


def main() -> None:
    """Writes the file, or prints the digests of many games, a line each."""
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("--games", type=int, help="print so many of each kind, write no file")
    arguments.add_argument("--told", action="store_true", help="with what every seat is told")
    asked = arguments.parse_args()
    if asked.games is None:
        golden = {kind_name(kind): digests(kind, GAMES) for kind in kinds()}
        GOLDEN.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8", newline="\n")
        print(f"wrote {GOLDEN}")
        return
    for kind in kinds():
        for seed in range(asked.games):
            print(kind_name(kind), seed, digest(kind, seed, asked.told), flush=True)


if __name__ == "__main__":
    main()
