"""What tiles in the personal supply are worth: as much as there is land and time for."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.build import open_islands
from carrack.games.amerigo.state import GREEN, Amerigo
from carrack.games.amerigo.strategy.clock import turns_left
from carrack.games.amerigo.strategy.lands import open_land

SQUARE: Final = 0.75  # points of a square built over, besides the tile's own: goods, completion
BUILD_PRICE: Final = 0.95  # points of an action point of the green action
AP_A_TURN: Final = 0.85  # action points for building, averaged over all turns
LAND_TO_COME: Final = 0.6  # squares of land that a turn still to come will open, on average
SURPLUS: Final = 0.2  # worth of a tile for which there may be no land or no time
BIG: Final = 0.5  # share of tiles that are built on big islands


def built_points(s: Amerigo, kind: int) -> float:
    """Points that a tile will bring when it is built somewhere."""
    tile = s.world.kinds[kind]
    points = tile.small_points + BIG * (tile.big_points - tile.small_points)
    return points + SQUARE * tile.shape.size


def held_worth(s: Amerigo, kind: int) -> float:
    """Points of a tile in the supply: what it will bring, less the action points to build it."""
    return max(0.1, 0.85 * (built_points(s, kind) - BUILD_PRICE * s.world.costs[kind]))


def own_tiles(s: Amerigo, seat: int) -> list[int]:
    """How many tiles of each kind lie in a seat's personal supply."""
    villages, neutrals = len(s.world.edition.villages), len(s.world.edition.neutrals)
    own = s.own_villages[seat * villages : (seat + 1) * villages]
    return own + s.own_neutrals[seat * neutrals : (seat + 1) * neutrals]


def building_time(s: Amerigo, seat: int) -> float:
    """Action points that the seat will still have for building."""
    soon = 2.0 if s.phase < GREEN else 0.0
    left = turns_left(s)
    return AP_A_TURN * left + (soon + 0.3 * s.gold[seat] if left else 0.0)


def supply_worth(s: Amerigo, seat: int) -> float:
    """Points of the whole supply; the best tiles are built first."""
    own = own_tiles(s, seat)
    land = open_land(s, seat) + LAND_TO_COME * turns_left(s)
    time = building_time(s, seat)
    worth = 0.0
    for kind in thrifty_kinds(s):
        for _ in range(own[kind]):
            land -= s.world.kinds[kind].shape.size
            time -= s.world.costs[kind]
            share = 1.0 if land >= 0 and time >= 0 else SURPLUS if turns_left(s) else 0.0
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


def fits_somewhere(s: Amerigo, kind: int) -> bool:
    """Whether a tile could be laid on free land of the seat's islands, linked or not."""
    for island in open_islands(s):
        blocked = ~s.free[island]
        for mask in s.world.placements(island, kind).masks:
            if not mask & blocked:
                return True
    return False
