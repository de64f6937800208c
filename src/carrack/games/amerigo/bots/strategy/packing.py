"""Estimate of the tiles of a supply that fit together on the free land of a seat's islands.

Tiles are laid on a copy of the land, the largest first, each at the first place where it fits.
Links and rivals are ignored: it is only an estimate, but it shows which shapes lack room.
"""

from __future__ import annotations

from carrack.games.amerigo.bots.strategy.prices import prices_of
from carrack.games.amerigo.state import Amerigo


class Ground:
    """The islands where a seat has posts and land is free.

    `islands` are their numbers in ascending order; `seats` is, by island, the number of seats with
    posts there, 0 for all others.
    """

    def __init__(self, s: Amerigo, seat: int) -> None:
        players, posts = s.players, s.post_count
        self.islands: list[int] = []
        self.seats = [0] * len(s.free)
        for island, land in enumerate(s.free):
            start = island * players
            if land and posts[start + seat]:
                self.islands.append(island)
                seats = 0
                for at in range(start, start + players):
                    if posts[at]:
                        seats += 1
                self.seats[island] = seats


class Packing:
    """The remainder after laying a supply: land and number of squares by island, and tiles."""

    def __init__(self, islands: int, kinds: int) -> None:
        self.free = [0] * islands
        self.room = [0] * islands
        self.loose = [0] * kinds


def packed(s: Amerigo, seat: int, own: list[int]) -> Packing:
    """Lay the tiles `own` (the number of each kind) on the islands where the seat has posts."""
    return packed_on(s, Ground(s, seat), own, s.free)


def packed_on(s: Amerigo, ground: Ground, own: list[int], land: list[int]) -> Packing:
    """The same with other free land (a mask for each island) than in the position."""
    packing = Packing(len(land), len(own))
    for island in ground.islands:
        mask = land[island]
        packing.free[island] = mask
        packing.room[island] = mask.bit_count()
    size = prices_of(s.world).size
    for kind in range(len(own) - 1, -1, -1):  # villages and neutral tiles both from small to large
        if own[kind]:
            packing.loose[kind] = not_laid(s, ground, packing, kind, size[kind], own[kind])
    return packing


def not_laid(s: Amerigo, ground: Ground, packing: Packing, kind: int, size: int, count: int) -> int:
    """Lay tiles of a kind, each at the first place where it fits; returns how many do not fit.

    Once one does not fit, no further one will, so the places are searched only once.
    """
    for island in ground.islands:
        room = packing.room[island]
        if room >= size:
            land = packing.free[island]
            for mask in s.world.placements(island, kind).masks:
                if mask & land == mask:
                    land ^= mask
                    room -= size
                    count -= 1
                    if not count or room < size:
                        break
            packing.free[island] = land
            packing.room[island] = room
            if not count:
                return 0
    return count


def place_for(s: Amerigo, packing: Packing, kind: int, size: int) -> int:
    """The island with room for a tile on the land left; −1: none."""
    for island, room in enumerate(packing.room):
        if room >= size:
            land = packing.free[island]
            for mask in s.world.placements(island, kind).masks:
                if mask & land == mask:
                    return island
    return -1
