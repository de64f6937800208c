"""Value of a position for a seat, in points."""

from __future__ import annotations

from carrack.games.amerigo.bots.strategy import lands
from carrack.games.amerigo.bots.strategy.clock import gold_worth
from carrack.games.amerigo.bots.strategy.goods import goods_worth
from carrack.games.amerigo.bots.strategy.packing import Ground, packed_on
from carrack.games.amerigo.bots.strategy.prizes import tokens_worth
from carrack.games.amerigo.bots.strategy.supply import own_tiles, tiles_worth
from carrack.games.amerigo.bots.strategy.threat import cannons_worth
from carrack.games.amerigo.bots.strategy.tracks import progress_worth, special_worth
from carrack.games.amerigo.chapters.gold import CHEST_GOLD
from carrack.games.amerigo.state import Amerigo


def position_worth(s: Amerigo, seat: int) -> float:
    """Points that the seat has and may expect, minus part of what its rivals have.

    Ships are omitted: only :mod:`sailing` compares where they are.
    """
    rivals = sum(s.points) - s.points[seat]
    worth = s.points[seat] - lands.RIVAL * rivals
    worth += gold_worth(s, seat, s.gold[seat] + CHEST_GOLD * s.chests[seat])
    worth += goods_worth(s, seat) + cannons_worth(s, seat)
    worth += progress_worth(s, seat) + special_worth(s, seat) + tokens_worth(s, seat)
    return worth + building_worth(s, seat, own_tiles(s, seat))


def building_worth(s: Amerigo, seat: int, own: list[int]) -> float:
    """Points of the islands, and of a supply `own` to build on them."""
    ground = Ground(s, seat)
    return worth_on(s, seat, own, s.free, ground, lands.prizes_on(s, seat, ground, s.free))


def worth_on(
    s: Amerigo, seat: int, own: list[int], free: list[int], ground: Ground, prizes: list[float]
) -> float:
    """The same if `free` were the free land of the islands, and `prizes` what they promise."""
    packing = packed_on(s, ground, own, free)
    worth = tiles_worth(s, seat, own, packing) + lands.land_worth(
        s, lands.open_land(ground, packing)
    )
    return worth + lands.islands_worth(ground, prizes, packing)
