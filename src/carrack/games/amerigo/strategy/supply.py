"""What tiles in the personal supply are worth: as much as there is land and time for."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.state import GREEN, Amerigo
from carrack.games.amerigo.strategy.clock import share_left, turns_left
from carrack.games.amerigo.strategy.packing import Packing

SQUARE: Final = 0.5  # points of a square built over, besides the tile's own: goods, completion
BUILD_PRICE: Final = 1.0  # points of an action point of the green action
AP_A_TURN: Final = 0.85  # action points for building, averaged over all turns
GOLD_TO_BUILD: Final = 0.5  # share of the gold that will pay for building
MISFIT: Final = 0.7  # worth, early in the game, of a tile that fits nowhere now
HELD: Final = 0.85  # share of what it brings that a tile in the supply is worth
LEAST: Final = 0.1  # worth of the worst tile
SURPLUS: Final = 0.2  # worth of a tile for which there may be no time
BIG: Final = 0.5  # share of tiles that are built on big islands


def built_points(s: Amerigo, kind: int) -> float:
    """Points that a tile will bring when it is built somewhere."""
    tile = s.world.kinds[kind]
    points = tile.small_points + BIG * (tile.big_points - tile.small_points)
    return points + SQUARE * tile.shape.size


def held_worth(s: Amerigo, kind: int) -> float:
    """Points of a tile in the supply: what it will bring, less the action points to build it."""
    return max(LEAST, HELD * (built_points(s, kind) - BUILD_PRICE * s.world.costs[kind]))


def own_tiles(s: Amerigo, seat: int) -> list[int]:
    """How many tiles of each kind lie in a seat's personal supply."""
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
    """Points of a supply that has been packed; the thriftiest tiles are built first."""
    time, worth = building_time(s, seat), 0.0
    misfit = MISFIT * share_left(s)
    spare = SURPLUS * min(1.0, 3.0 * share_left(s))
    for kind in thrifty_kinds(s):
        count = own[kind]
        if count:
            cost, fit = s.world.costs[kind], count - packing.loose[kind]
            in_time = min(fit, int(time / cost)) if time > 0.0 else 0
            time -= cost * fit
            share = in_time + spare * (fit - in_time) + misfit * packing.loose[kind]
            worth += share * held_worth(s, kind)
    return worth


def thrifty_kinds(s: Amerigo) -> list[int]:
    """All kinds of tiles, those first that bring most for an action point."""
    key = s.world.edition.digest
    known = _thrifty.get(key)
    if known is None:
        gains = [built_points(s, kind) / s.world.costs[kind] for kind in range(len(s.world.kinds))]
        known = sorted(range(len(gains)), key=gains.__getitem__, reverse=True)
        if len(_thrifty) >= KEPT_EDITIONS:
            _thrifty.clear()
        _thrifty[key] = known
    return known


KEPT_EDITIONS: Final = 16
_thrifty: dict[str, list[int]] = {}  # by the content of an edition, for the boxes met so far
