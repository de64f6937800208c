"""What holds in every position of The Dutch East Indies, over busy random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Move, canonical
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from support.games.dei_busy_games import busy_move, start
from support.games.dei_invariants import check_position

GAMES = range(80)
COUNTERS = ("turn", "reveals", "throws", "winds", "deals", "flows")


def positions(seed: int) -> Iterator[tuple[Dei, Move | None]]:
    """Every position of a game with the move that led there."""
    s, stream, chance = start(seed), Stream(seed), Seeded(seed)
    yield s, None
    while s.seat != OVER:
        move = busy_move(s, stream)
        GAME.apply(s, move, chance)
        yield s, move


@pytest.mark.parametrize("seed", GAMES)
def test_no_turn_returns_to_an_earlier_position_of_itself(seed: int) -> None:
    """Not even if one forgets which ways goods have gone: where they lie has changed for good."""
    seen: set[str] = set()
    turn = 0
    for s, move in positions(seed):
        if s.turn != turn:
            turn, seen = s.turn, set()
        digest = canonical({k: v for k, v in GAME.to_json(s).items() if k not in COUNTERS})
        assert digest not in seen, move
        seen.add(digest)


@pytest.mark.parametrize("seed", GAMES)
def test_nothing_is_lost_and_everything_keeps_within_bounds(seed: int) -> None:
    for s, _ in positions(seed):
        check_position(s)


def test_the_games_are_busy_enough_to_mean_something() -> None:
    verbs: Counter[str] = Counter()
    longest = length = turn = 0
    for seed in GAMES:
        for s, move in positions(seed):
            length = length + 1 if s.turn == turn else 1
            turn, longest = s.turn, max(longest, length)
            verbs[move.notation.split()[0] if move else ""] += 1
    for verb in (
        *("sail", "turn", "pick", "load", "unload", "give", "look", "accept", "refuse", "buy"),
        *("sell", "swap", "upgrade", "attack", "take", "lower", "drop", "dump", "first", "end"),
    ):
        assert verbs[verb] >= 5, (verb, verbs)
    assert longest > 30
