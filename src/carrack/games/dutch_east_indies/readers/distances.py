"""Distances of ships from islands, for questions even when no ship is to sail."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.chapters.ships import is_port
from carrack.games.dutch_east_indies.chart.waters import (
    UNREACHED,
    Waters,
    nearest,
    sailing_distances,
)
from carrack.games.dutch_east_indies.components import WAYS, Berth
from carrack.games.dutch_east_indies.state import Dei

NO_WAY: Final = -1
KEPT: Final = 2000  # ships come back to where they were


def points_away(s: Dei, ship: int) -> list[int]:
    """By island, the movement points to its nearest port, as if alone at sea; `NO_WAY` if none.

    An island without cards has no port (DEI-PORT-3). Ways are kept with the chart: a position
    differs from the last one by the place of a single ship.
    """
    world, seat = s.world, ship // 2
    key = (seat * world.area + s.at[ship]) * WAYS + s.facing[ship]
    known = world.away.get(key)
    if known is None:
        row, column = divmod(s.at[ship], world.width)
        if world.waters is None:
            world.waters = Waters(world.plan)
        squares = sailing_distances(world.waters, seat, Berth(row, column, s.facing[ship]))
        found = [nearest(squares, ports) for ports in world.ports]
        known = [points if points < UNREACHED else NO_WAY for points in found]
        if len(world.away) >= KEPT:
            world.away.clear()
        world.away[key] = known
    return [
        points if any([is_port(s, square) for square in ports]) else NO_WAY
        for points, ports in zip(known, world.ports, strict=True)
    ]
