"""What a position is worth to a seat, in points."""

from __future__ import annotations

from carrack.games.amerigo.gold import CHEST_GOLD
from carrack.games.amerigo.state import Amerigo
from carrack.games.amerigo.strategy.clock import gold_worth
from carrack.games.amerigo.strategy.goods import goods_worth
from carrack.games.amerigo.strategy.lands import RIVAL, islands_worth, land_worth, open_land
from carrack.games.amerigo.strategy.packing import packed_on
from carrack.games.amerigo.strategy.prizes import tokens_worth
from carrack.games.amerigo.strategy.supply import own_tiles, tiles_worth
from carrack.games.amerigo.strategy.threat import cannons_worth
from carrack.games.amerigo.strategy.tracks import progress_worth, special_worth


def position_worth(s: Amerigo, seat: int) -> float:
    """Points that the seat has and may expect, less a part of what its rivals have.

    Ships are left out: where they lie is compared by :mod:`sailing` alone.
    """
    rivals = sum(s.points) - s.points[seat]
    worth = s.points[seat] - RIVAL * rivals
    worth += gold_worth(s, seat, s.gold[seat] + CHEST_GOLD * s.chests[seat])
    worth += goods_worth(s, seat) + cannons_worth(s, seat)
    worth += progress_worth(s, seat) + special_worth(s, seat) + tokens_worth(s, seat)
    return worth + building_worth(s, seat, own_tiles(s, seat), s.free)


def building_worth(s: Amerigo, seat: int, own: list[int], free: list[int]) -> float:
    """Points of a supply `own`, and of the islands if `free` were their free land."""
    packing = packed_on(s, seat, own, free)
    worth = tiles_worth(s, seat, own, packing) + land_worth(s, open_land(s, packing.free))
    return worth + islands_worth(s, seat, free, packing)
