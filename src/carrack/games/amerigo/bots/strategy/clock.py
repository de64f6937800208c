"""Share of the game that is left, and the value of gold meanwhile."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.chapters.tokens import GOLD_POINTS, has
from carrack.games.amerigo.state import COLOURS, ROUNDS, WHITE, Amerigo

LAST_TURN: Final = ROUNDS * COLOURS - 1
READY: Final = 4  # gold kept ready for steps that need it; it is worth more, by …
PREMIUM: Final = 0.4  # … this many points each at the start of the game
MARGIN: Final = 1.1  # gold is paid only for what is worth this many times its price
TWICE: Final = 0.9  # AM-TOKEN-17 counts gold again


def turns_left(s: Amerigo) -> int:
    """Turns that a seat still has after the present one, if no phase is skipped: 34 to 0."""
    return (ROUNDS - s.round) * COLOURS + WHITE - s.phase


def share_left(s: Amerigo) -> float:
    """The share of the turns that are left: 1 to 0."""
    return turns_left(s) / LAST_TURN


def time_now(s: Amerigo) -> float:
    """The round plus the fraction of it that has passed: 1.0 to 6.0."""
    return s.round + (s.phase + 1) / COLOURS


def gold_price(s: Amerigo, seat: int) -> float:
    """Points that one more gold is worth: 1 at the end (AM-FINAL-1), more for the first few."""
    price = plain_price(s, seat)
    return price + PREMIUM * share_left(s) if s.gold[seat] < READY else price


def plain_price(s: Amerigo, seat: int) -> float:
    """Points of a gold beyond those kept ready: 2 at the end with AM-TOKEN-17."""
    if s.held[seat] and has(s, seat, GOLD_POINTS):
        return 1.0 + TWICE * (1.0 - share_left(s))
    return 1.0


def gold_worth(s: Amerigo, seat: int, gold: int) -> float:
    """Points that this much gold is worth."""
    return gold * plain_price(s, seat) + min(gold, READY) * PREMIUM * share_left(s)


def gold_paid(s: Amerigo, seat: int, gold: int) -> float:
    """Points that the seat gives up by paying this much gold; 0 for nothing or less."""
    if gold <= 0:
        return 0.0
    return gold_worth(s, seat, s.gold[seat]) - gold_worth(s, seat, s.gold[seat] - gold)


def gold_cost(s: Amerigo, cost: int) -> float:
    """Return what a step of some cost must bring to be worth its gold; 0 without gold."""
    return MARGIN * gold_paid(s, s.seat, cost - s.ap)
