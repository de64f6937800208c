"""Ways to a goal that keep out of the reach of enemies, in a port or far from them."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.planning.goals import enemies_near
from carrack.games.dutch_east_indies.bots.strategy.course import Course, Reachable, turns_of
from carrack.games.dutch_east_indies.bots.strategy.danger import LOST_SPICE, squares_away
from carrack.games.dutch_east_indies.bots.strategy.distance_tables import Table
from carrack.games.dutch_east_indies.chapters.odds import odds_of
from carrack.games.dutch_east_indies.chapters.ships import is_port, stat_value
from carrack.games.dutch_east_indies.components import CANNONS, SAIL, WAYS
from carrack.games.dutch_east_indies.state import Dei

THROWS: Final = 36  # of two dice


def hidden_course(s: Dei, ship: int, table: Table, found: dict[int, Reachable]) -> Course:
    """The best place to end a movement, counting in turns what enemies could rob there."""
    sail, enemies = stat_value(s, ship, SAIL), enemies_near(s, ship)
    best, least = found[s.at[ship] * WAYS + s.facing[ship]], 1e9
    prices: dict[int, float] = {}
    for reached in found.values():
        square = reached.node // WAYS
        price = turns_of(table[reached.node], reached.spent, sail) + reached.met
        if price < least:
            if square not in prices:
                prices[square] = price_of_robbers(s, ship, square, enemies)
            if price + prices[square] < least:
                best, least = reached, price + prices[square]
    return Course(best, -1)


def price_of_robbers(s: Dei, ship: int, square: int, enemies: list[int]) -> float:
    """Turns that the enemies in reach of a square may cost a ship with spices there."""
    if is_port(s, square):
        return 0.0
    price, own = 0.0, stat_value(s, ship, CANNONS)
    for enemy in enemies:
        if squares_away(s, s.at[enemy], square) <= stat_value(s, enemy, SAIL) + 1:
            price += LOST_SPICE * odds_of(stat_value(s, enemy, CANNONS) - own) / THROWS
    return price
