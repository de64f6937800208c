"""One game of The Dutch East Indies after another: what its measurements have in common."""

from collections.abc import Callable
from typing import Any

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Move, checked_options
from carrack.core.playout import Dice
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei

Decide = Callable[[Dei, Stream], Move]  # what the seat that decides does


def played(players: int, options: dict[str, Any], seed: int, decide: Decide) -> Dei:
    """The last position of a game, with all its events; the same for the same seed."""
    chance, dice = Seeded(seed), Dice(seed, players)
    state = GAME.setup(players, checked_options(GAME, players, options), chance)
    state.events = []
    decision = 0
    while state.seat != OVER:
        decision += 1
        GAME.apply(state, decide(state, dice.at(state.seat, decision)), chance)
    return state


def rounds_of(s: Dei) -> int:
    """The rounds that a finished game took, the one in which it was won counted."""
    return s.turn // s.players + (1 if s.winner >= 0 else 0)


def at_share(rows: list[int], percent: int) -> int:
    """The value that so many per cent of sorted rows do not exceed, about."""
    return rows[min(len(rows) - 1, len(rows) * percent // 100)]
