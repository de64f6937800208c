"""Bots that think, made quick for tests, and a judge to whom every number matters.

    python tests/choices.py          # writes tests/records/choices.json again

What bots choose in some positions of real games is kept there, and what thinkers are told in the
golden records: interpreted and compiled engines, and every machine, must choose alike. Write it
again only when a bot, or what a game tells thinkers, has changed on purpose.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from carrack.bots import Bot, bot_names, make_bot
from carrack.core.chance import Stream
from carrack.core.game import OVER, Game, Move, State
from carrack.core.knowledge import knowledge_of
from carrack.core.record import read_record
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle
from carrack.testing.walks import WalkPosition, Wanderer, middle_spots

RECORDS = Path(__file__).parent / "records"
GOLDEN = RECORDS / "choices.json"
SIZE = 5  # bytes of a digest
ITERATIONS, TRIED = 12, 4  # of quick bots
KINDS = [("amerigo", 2), ("amerigo", 3), ("dutch-east-indies", 1), ("dutch-east-indies", 3)]
EVERY = {"amerigo": 90, "dutch-east-indies": 90}
SPOTS = 3  # of a game
BY_RULE = ("greedy", "deckhand", "helmsman")
OFTEN = 2  # moves of a game, for those that are quick
TOLD_EVERY = 7  # positions of a record
SUGGESTED = 8  # lines of a turn
THINKERS = [
    "learned",
    "flat:turns=1",
    "flat:rounds=1",
]


class Opinionated:
    """Judges by a digest of all features: a bot that looks at a hidden one is found out."""

    def judge(self, rows: list[list[list[int]]]) -> list[tuple[list[int], list[int]]]:
        return [opinion(position) for position in rows]


def opinion(position: list[list[int]]) -> tuple[list[int], list[int]]:
    """Chances of winning, of 65536, and points in sixteenths."""
    sides = len(position) - 1
    digest = hashlib.blake2b(repr(position).encode(), digest_size=2 * sides).digest()
    weights = [1 + digest[side] for side in range(sides)]
    wins = [65536 * weight // sum(weights) for weight in weights]
    return wins, [16 * digest[sides + side] for side in range(sides)]


def quick(game: Game[Any], name: str) -> Bot:
    """A bot that thinks for a moment only, and asks that judge if the game has features."""
    bot: Any = make_bot(game, name)
    if hasattr(bot, "context"):
        bot.context.judge = Opinionated() if bot.context.knowledge.side_features() else None
    given: Any = getattr(bot, "settings", None)
    if hasattr(given, "iterations"):
        few = {"iterations": ITERATIONS, "tried": TRIED, "turns": min(given.turns, 1)}
        bot = type(bot)(bot.name, bot.context, replace(given, **few))
    made: Bot = bot
    return made


def all_bots(game: Game[Any]) -> list[str]:
    """Every bot of a game, and some more searches."""
    return [*bot_names(game), *THINKERS[1:]]


def decisions(game: Game[Any], players: int, seed: int) -> Iterator[WalkPosition]:
    """Some positions of a game in which there is a choice."""
    spots = middle_spots(game, players, seed, EVERY.get(game.name, 7), Wanderer)
    free = (spot for spot in spots if len(game.legal(spot.state)) > 1)
    for spot in islice(free, SPOTS):
        yield replace(spot, state=spot.state.copy())


def choices(game: Game[Any], players: int, seed: int) -> list[str]:
    """What the thinkers choose in these positions, and how often they tried what."""
    lines = []
    for spot in decisions(game, players, seed):
        handle = SeatHandle(game, spot.state, spot.state.seat)
        for name in THINKERS:
            looks = quick(game, name).assess(handle, Stream(seed))
            row = [(value.move, value.visits, value.win, value.points) for value in looks.moves]
            lines.append(f"{spot.number} {name} {row} {looks.wins} {looks.points}")
    return lines


def choices_by_rule(game: Game[Any], players: int, seed: int) -> list[str]:
    """What bots choose that go by rules of thumb, all through a game."""
    bots = {name: make_bot(game, name) for name in BY_RULE}
    lines = []
    for spot in middle_spots(game, players, seed, OFTEN, Wanderer):
        for name, bot in bots.items():
            lines.append(f"{spot.number} {name} {decision(bot, game, spot.state.copy(), seed)}")
    return lines


def decision(bot: Bot, game: Game[Any], state: State, seed: int) -> str:
    """What a bot that has seen nothing before does here."""
    bot.forget()
    return bot.decide(SeatHandle(game, state, state.seat), Stream(seed)).notation


def notations(lines: list[list[Move]]) -> list[list[str]]:
    """Lines as they are written."""
    return [[move.notation for move in line] for line in lines]


def in_record(path: Path) -> dict[str, str]:
    """Digests of what thinkers are told in a record, and of what the first bot does all through it.

    Three, so that a failure says which has changed: features, lines, moves.
    """
    record = read_record(path.read_text().splitlines())
    game = find_game(record.header.game)
    all_states = Reel(game, record.header, record.entries).positions()
    states = [state for state in all_states if state.seat != OVER and len(game.legal(state)) > 1]
    knowledge, some = knowledge_of(game), states[::TOLD_EVERY]
    bot = make_bot(game, BY_RULE[0])
    return {
        "features": _digest([str(knowledge.features(state)) for state in some]),
        "lines": _digest([str(notations(knowledge.lines(state, SUGGESTED))) for state in some]),
        "moves": _digest([decision(bot, game, state, 2) for state in states]),
    }


def digests() -> dict[str, Any]:
    """Digests of the choices in a game of each kind, and in each golden record."""
    made: dict[str, Any] = {}
    for name, players in KINDS:
        game = find_game(name)
        made[f"{name} {players}"] = _digest(choices(game, players, 2))
        made[f"{name} {players}, by rule"] = _digest(choices_by_rule(game, players, 2))
    return made | {path.name: in_record(path) for path in sorted(RECORDS.glob("*.jsonl"))}


def _digest(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=SIZE).hexdigest()


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(digests(), indent=1) + "\n")
