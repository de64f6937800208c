"""Value of tiles in the personal supply, limited by land and time."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.bots.strategy.clock import share_left, turns_left
from carrack.games.amerigo.bots.strategy.packing import Packing
from carrack.games.amerigo.bots.strategy.prices import prices_of
from carrack.games.amerigo.state import GREEN, Amerigo

AP_A_TURN: Final = 0.85  # action points for building, averaged over all turns
GOLD_TO_BUILD: Final = 0.5  # share of the gold that will pay for building
MISFIT: Final = 0.7  # worth, early in the game, of a tile that fits nowhere now
SURPLUS: Final = 0.2  # worth of a tile for which there may be no time


def own_tiles(s: Amerigo, seat: int) -> list[int]:
    """Return the number of tiles of each kind in a seat's personal supply."""
    villages, neutrals = len(s.world.edition.villages), len(s.world.edition.neutrals)
    own = s.own_villages[seat * villages : (seat + 1) * villages]
    return own + s.own_neutrals[seat * neutrals : (seat + 1) * neutrals]


def building_time(s: Amerigo, seat: int) -> float:
    """Action points that the seat will still have for building."""
    left = turns_left(s)
    if not left:
        return 0.0
    soon = 2.0 if s.phase < GREEN else 0.0
    return AP_A_TURN * left + soon + GOLD_TO_BUILD * s.gold[seat]


def tiles_worth(s: Amerigo, seat: int, own: list[int], packing: Packing) -> float:
    """Points of a packed supply; the thriftiest tiles are built first."""
    prices, costs, loose = prices_of(s.world), s.world.costs, packing.loose
    left = share_left(s)
    time, worth = building_time(s, seat), 0.0
    misfit = MISFIT * left
    spare = SURPLUS * min(1.0, 3.0 * left)
    for kind in prices.thrifty:
        count = own[kind]
        if count:
            cost, fit = costs[kind], count - loose[kind]
            in_time = min(fit, int(time / cost)) if time > 0.0 else 0
            time -= cost * fit
            share = in_time + spare * (fit - in_time) + misfit * loose[kind]
            worth += share * prices.held[kind]
    return worth
