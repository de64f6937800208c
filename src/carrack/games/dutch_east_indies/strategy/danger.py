"""What lies in wait: the price, in turns, of waking a pirate or resting near one."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.battle import spices_aboard
from carrack.games.dutch_east_indies.odds import pirate_odds
from carrack.games.dutch_east_indies.pirates import threatens
from carrack.games.dutch_east_indies.ships import is_port
from carrack.games.dutch_east_indies.state import Dei

LOST_FIELDS: Final = (2.4, 1.2)  # turns that the fields lost to each pirate cost
LOST_SPICE: Final = 3.0  # turns that a spice overboard costs
LOST_MOVEMENT: Final = 0.7  # turns, when the own movement ends
NEARNESS: Final = (1.0, 0.65, 0.35, 0.15)  # chance of an attack on a resting ship, by squares away


def price_of_loss(s: Dei, pirate: int, ship: int) -> float:
    """Turns that a fight against a pirate costs, the chance of winning it counted."""
    losing = 1.0 - pirate_odds(s, pirate, ship) / 36
    return losing * (LOST_FIELDS[pirate] + (LOST_SPICE if spices_aboard(s, ship) else 0.0))


def waking_danger(s: Dei, ship: int, square: int) -> float:
    """Turns that stepping onto a square costs (DEI-MOVE-7)."""
    price = 0.0
    for pirate in (0, 1):
        if threatens(s, pirate, square):
            price += price_of_loss(s, pirate, ship) + LOST_MOVEMENT
    return price


def resting_danger(s: Dei, ship: int, square: int) -> float:
    """Turns that ending the movement on a square may cost before the next one."""
    if is_port(s, square):
        return 0.0
    price, width = 0.0, s.world.width
    for pirate in (0, 1):
        at = s.pirates[pirate]
        away = max(abs(square // width - at // width), abs(square % width - at % width))
        if away < len(NEARNESS):
            price += NEARNESS[away] * price_of_loss(s, pirate, ship)
    return price
