"""How much of the game is left, and what gold is worth meanwhile."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.state import COLOURS, ROUNDS, WHITE, Amerigo
from carrack.games.amerigo.tokens import GOLD_POINTS, has

LAST_TURN: Final = ROUNDS * COLOURS - 1
EARLY_PREMIUM: Final = 0.3  # gold can still become an action point where one is worth most
TWICE: Final = 0.9  # AM-TOKEN-17 counts gold again


def turns_left(s: Amerigo) -> int:
    """Turns that a seat still has after the present one, if no phase is skipped: 34 to 0."""
    return (ROUNDS - s.round) * COLOURS + WHITE - s.phase


def share_left(s: Amerigo) -> float:
    """The same as a share of the game: 1 to 0."""
    return turns_left(s) / LAST_TURN


def time_now(s: Amerigo) -> float:
    """The round and what of it has passed: 1.0 to 6.0."""
    return s.round + (s.phase + 1) / COLOURS


def gold_price(s: Amerigo, seat: int) -> float:
    """Points that one gold is worth: 1 at the end (AM-FINAL-1), a little more before."""
    left = share_left(s)
    price = 1.0 + EARLY_PREMIUM * left
    if s.held[seat] and has(s, seat, GOLD_POINTS):
        price += TWICE * (1.0 - left)
    return price
