"""Which tiles of a supply can be laid together on the free land of a seat's islands.

Tiles are laid in thought, the largest first, each at the first place where it fits. Links and
rivals are not considered: it is an estimate, but it sees which shapes there is no room for.
"""

from __future__ import annotations

from carrack.games.amerigo.state import Amerigo


class Packing:
    """What is left when a supply has been laid: free land by island, tiles that did not fit."""

    def __init__(self, free: list[int], loose: list[int]) -> None:
        self.free = free
        self.loose = loose


def packed(s: Amerigo, seat: int, own: list[int]) -> Packing:
    """Lays the tiles `own` (how many of each kind) on the islands where the seat has posts."""
    return packed_on(s, seat, own, s.free)


def packed_on(s: Amerigo, seat: int, own: list[int], land: list[int]) -> Packing:
    """The same with other free land (a mask for each island) than that of the position."""
    players = s.players
    free = [land[i] if s.post_count[i * players + seat] else 0 for i in range(len(land))]
    loose = [0] * len(own)
    for kind in range(len(own) - 1, -1, -1):  # villages and neutral tiles both from small to large
        for laid in range(own[kind]):
            if not lay_somewhere(s, free, kind):
                loose[kind] = own[kind] - laid
                break
    return Packing(free, loose)


def lay_somewhere(s: Amerigo, free: list[int], kind: int) -> bool:
    """Lays a tile at the first place where it fits; False if there is none."""
    size = s.world.kinds[kind].shape.size
    for island, land in enumerate(free):
        if land.bit_count() >= size:
            for mask in s.world.placements(island, kind).masks:
                if mask & land == mask:
                    free[island] = land ^ mask
                    return True
    return False


def place_for(s: Amerigo, free: list[int], kind: int) -> int:
    """The island with room for a tile on land that is left; −1: none."""
    size = s.world.kinds[kind].shape.size
    for island, land in enumerate(free):
        if land.bit_count() >= size:
            for mask in s.world.placements(island, kind).masks:
                if mask & land == mask:
                    return island
    return -1
