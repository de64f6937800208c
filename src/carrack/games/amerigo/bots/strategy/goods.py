"""Value of commodities and production tokens together (AM-FINAL-2)."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.bots.strategy.clock import share_left
from carrack.games.amerigo.state import GOODS, Amerigo

MORE_TOKENS: Final = 1.3  # production tokens of each good still to come, at the start of the game
MORE_COMMODITIES: Final = 0.7  # likewise commodities, besides those within reach
WITHIN_REACH: Final = 0.4  # share of the commodities on its own islands that a seat will get


def more_commodities(s: Amerigo, seat: int) -> list[float]:
    """Commodities of each good that the seat may still hope for."""
    left = share_left(s)
    hope = [MORE_COMMODITIES * left] * GOODS
    each = WITHIN_REACH * min(1.0, 3.0 * left)
    for island in s.world.islands:
        lying = island.commodities & s.free[island.number]
        if lying and s.post_count[island.number * s.players + seat]:
            while lying:
                low = lying & -lying
                hope[island.goods[low.bit_length() - 1]] += each
                lying ^= low
    return hope


def more_production(s: Amerigo) -> float:
    """Production tokens of each good that a seat may still hope for."""
    return MORE_TOKENS * share_left(s)


def goods_worth(s: Amerigo, seat: int) -> float:
    """Points of all goods, including those to come."""
    hope, more = more_commodities(s, seat), more_production(s)
    total = 0.0
    for good in range(GOODS):
        at = seat * GOODS + good
        total += (s.commodities[at] + hope[good]) * (s.production[at] + more)
        total -= hope[good] * more
    return total


def commodity_worths(s: Amerigo, seat: int) -> list[float]:
    """Points that one more commodity of each good brings."""
    more = more_production(s)
    return [s.production[seat * GOODS + good] + more for good in range(GOODS)]


def production_worths(s: Amerigo, seat: int) -> list[float]:
    """Points that one more production token of each good brings."""
    hope = more_commodities(s, seat)
    return [s.commodities[seat * GOODS + good] + hope[good] for good in range(GOODS)]
