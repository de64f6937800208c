"""What holds in every position of The Dutch East Indies, over busy random games.

On the small chart of the tests everything is near, so that chance trades, fights, buys and loads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Move, canonical
from carrack.games.dutch_east_indies.components import ITEMS
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from dei_box import check_position
from dei_positions import load, position, stock
from journeys import new_state

GAMES = range(80)
COUNTERS = ("turn", "reveals", "throws", "winds", "deals", "flows")
PLACES = (
    "big e2 S, small h8 N",
    "1A l6 W, 1B g5 W, 2A l7 W, 2B g6 N, big a10 N, small a1 N",
    "1A g5 E, 1B g4 S, 2A h7 N, 2B h8 W, big c10 N, small a1 N",
)
RARE = ("end", "refuse")  # chosen one time in twelve, so that turns are long


def start(seed: int) -> Dei:
    """A game of fifteen rounds on the small chart, or of ten on one that ships."""
    if seed % 8 == 7:
        state = new_state(GAME, 2 + seed // 8 % 3, seed)
        assert isinstance(state, Dei)
        return state
    s = position(PLACES[seed % len(PLACES)], rounds=15, strict=seed % 2 == 1)
    for seat in (0, 1):
        stock(s, seat, "12 crate 8 coin 1 clove 1 pepper")
    for name in ("1A", "2A", "1B", "2B"):
        load(s, name, "1 clove 1 nutmeg 2 coin 1 crate")
    s.supply = [
        total - sum(s.home[item::ITEMS]) - sum(s.hold[item::ITEMS])
        for item, total in enumerate(s.supply)
    ]
    s.aside, s.discard = (5,), [3, 2]
    s.events = None
    return s


def busy_move(s: Dei, stream: Stream) -> Move:
    """A legal move, seldom one that ends things, every verb as often as any other."""
    by_verb: dict[str, list[Move]] = {}
    for move in GAME.legal(s):
        by_verb.setdefault(move.notation.split()[0], []).append(move)
    busy = [verb for verb in by_verb if verb not in RARE]
    verbs = busy if busy and stream.below(12) else list(by_verb)
    moves = by_verb[verbs[stream.below(len(verbs))]]
    return moves[stream.below(len(moves))]


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
