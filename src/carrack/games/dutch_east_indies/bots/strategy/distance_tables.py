"""Movement points from everywhere to a goal, including turns (DEI-MOVE-2, DEI-MOVE-3)."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.chapters.movement import AHEAD
from carrack.games.dutch_east_indies.chart.world import NO_ISLAND, OFF, World
from carrack.games.dutch_east_indies.components import HOME

FAR: Final = 9999
KEPT_TABLES: Final = 1000  # some 20 MB
KEPT_POINTS: Final = 5000
KEPT_SAILINGS: Final = 40

Table = list[int]  # movement points to the goal, by square * 8 + facing

_tables: dict[tuple[str, int, tuple[int, ...], int], Table] = {}
_points: dict[tuple[str, int, int, int], int] = {}
_sailings: dict[tuple[str, int], Sailing] = {}


def table_to(world: World, seat: int, goals: tuple[int, ...], taken: int = OFF) -> Table:
    """Movement points from every square and facing to the nearest of the goals, as if alone at sea.

    Only a ship on the square `taken` is in the way. Made once for a chart, a seat and goals. `FAR`
    if there is no way.
    """
    key = (world.plan.digest, seat, goals, taken)
    table = _tables.get(key)
    if table is None:
        if len(_tables) >= KEPT_TABLES:
            _tables.clear()
        table = _tables[key] = flood(world, seat, goals, taken)
    return table


def table_to_island(world: World, seat: int, island: int) -> Table:
    """Movement points to the nearest port of an island."""
    return table_to(world, seat, tuple(world.ports[island]))


class Sailing:
    """Distances of a side on a chart, in movement points, with nobody else at sea.

    `to_island[i]` is the table to the ports of island i; `home_from[i]` are the points from there
    home, `from_market[i]` those from the Market to there, roughly.
    """

    def __init__(self, world: World, side: int) -> None:
        islands = range(len(world.islands))
        self.to_island = [table_to_island(world, side, island) for island in islands]
        home, market = world.homes[side], world.market
        self.home_from = [points_between(world, side, island, home) for island in islands]
        self.from_market = [points_between(world, side, market, island) for island in islands]


def sailing_of(world: World, side: int) -> Sailing:
    """The distances of a side; made once for a chart."""
    key = (world.plan.digest, side)
    sailing = _sailings.get(key)
    if sailing is None:
        if len(_sailings) >= KEPT_SAILINGS:
            _sailings.clear()
        sailing = _sailings[key] = Sailing(world, side)
    return sailing


def points_between(world: World, seat: int, start: int, island: int) -> int:
    """Movement points from the nearest port of one island to that of another, roughly.

    It is unknown how a ship will face when it leaves, so half of the possible turns are counted.
    """
    key = (world.plan.digest, seat, start, island)
    points = _points.get(key, FAR)
    if points == FAR:
        table = table_to_island(world, seat, island)
        for port in world.ports[start]:
            row = table[port * 8 : port * 8 + 8]
            points = min(points, (min(row) + max(row) + 1) // 2)
        if len(_points) >= KEPT_POINTS:
            _points.clear()
        _points[key] = points
    return points


def flood(world: World, seat: int, goals: tuple[int, ...], taken: int) -> Table:
    """Work backwards from the goals, by rings of equal cost."""
    shut = closed_squares(world, seat)
    if taken != OFF:
        shut[taken] = True
    best: Table = [FAR] * (world.area * 8)
    rings: list[list[int]] = [[goal * 8 + way for goal in goals for way in range(8)], [], []]
    cost = 0
    while rings[0] or rings[1] or rings[2]:
        for node in rings[0]:
            if best[node] == FAR:
                best[node] = cost
                before = world.next[node // 8][(node + 4) % 8]
                if before != OFF and not shut[before]:
                    enlist(best, before, node % 8, rings)
        rings = [rings[1], rings[2], []]
        cost += 1
    return best


def closed_squares(world: World, seat: int) -> list[bool]:
    """Return the squares that a seat's ships never enter: land, and home ports of others."""
    shut = world.land[:]
    for square in range(world.area):
        island = world.port_of[square]
        if island != NO_ISLAND and world.islands[island].kind == HOME:
            shut[square] = island != world.homes[seat]
    return shut


def enlist(best: Table, before: int, way: int, rings: list[list[int]]) -> None:
    """Put a ship on `before`, whatever it faces, into the ring from which it steps in `way`."""
    for facing in range(8):
        node = before * 8 + facing
        if best[node] == FAR:
            rings[1 if (way - facing) % 8 in AHEAD else 2].append(node)
