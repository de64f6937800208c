"""Dangers at sea: the price, in turns, of waking a pirate or resting near one."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.chapters.battle import spices_aboard
from carrack.games.dutch_east_indies.chapters.odds import pirate_odds
from carrack.games.dutch_east_indies.chapters.ships import is_port
from carrack.games.dutch_east_indies.state import Dei

LOST_FIELDS: Final = (2.4, 1.2)  # turns that the fields lost to each pirate cost
LOST_SPICE: Final = 3.0  # turns that a spice overboard costs
LOST_MOVEMENT: Final = 0.7  # turns, when the ship's own movement ends
NEARNESS: Final = (1.0, 0.65, 0.35, 0.15)  # chance of an attack on a resting ship, by squares away


def price_of_loss(s: Dei, pirate: int, ship: int) -> float:
    """Turns that a fight against a pirate costs, given the odds of winning it."""
    losing = 1.0 - pirate_odds(s, pirate, ship) / 36
    return losing * (LOST_FIELDS[pirate] + (LOST_SPICE if spices_aboard(s, ship) else 0.0))


def waking_dangers(s: Dei, ship: int, points: int) -> dict[int, float]:
    """Turns that stepping onto each square in reach costs (DEI-MOVE-7)."""
    prices: dict[int, float] = {}
    for pirate in (0, 1):
        at = s.pirates[pirate]
        if squares_away(s, at, s.at[ship]) <= points + 1 and not is_port(s, at):
            price = price_of_loss(s, pirate, ship) + LOST_MOVEMENT
            for square in s.world.near[at]:
                if not is_port(s, square):
                    prices[square] = prices.get(square, 0.0) + price
    return prices


def squares_away(s: Dei, one: int, other: int) -> int:
    """The steps from one square to another if nothing is in the way."""
    width = s.world.width
    return max(abs(one // width - other // width), abs(one % width - other % width))


def resting_danger(s: Dei, ship: int, square: int) -> float:
    """Turns that ending the movement on a square may cost before the next one."""
    price, port = 0.0, -1
    for pirate in (0, 1):
        away = squares_away(s, square, s.pirates[pirate])
        if away < len(NEARNESS):
            if port < 0:
                port = 1 if is_port(s, square) else 0
            if port:
                return 0.0
            price += NEARNESS[away] * price_of_loss(s, pirate, ship)
    return price
