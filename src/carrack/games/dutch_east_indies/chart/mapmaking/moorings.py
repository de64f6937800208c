"""Ports of the wild islands, chosen so that the nearest one is equally far from everybody."""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Stream
from carrack.games.dutch_east_indies.chart.mapmaking.land import Family, Land

NEAREST: Final = (4, 5, 6)  # movement points to the nearest wild island
CALLED: Final = 5  # islands compared between seats: this many nearest ones
ALIKE: Final = 2  # movement points by which their sums may differ
DRAWS: Final = 30  # times that ports are drawn for the same land


class Mooring:
    """The one or two ports that the first island of a family may have.

    `ways` are the resulting movement points of every seat to each of the family's islands.
    """

    def __init__(self, ports: list[int], ways: list[list[int]]) -> None:
        self.ports = ports
        self.ways = ways

    def nearest(self, seat: int) -> int:
        """Movement points of a seat to the nearest of the islands."""
        return min([way[seat] for way in self.ways])


def moorings_of(land: Land, family: Family, far: list[list[int]]) -> list[list[Mooring]]:
    """Return the possible ports of a family: one for each island, and two (DEI-SETUP-3).

    An island that is its own image has a port where its image is the same square, or adjacent.
    """
    quays = land.quays(family)
    one = [[q] for q in quays if hangs_together(land, land.own_images(family, q))]
    alone = [q for q in quays if len(land.own_images(family, q)) == 1]
    two = [[q, r] for q in alone for r in alone if q < r and r in land.board.near[q]]
    return [
        [Mooring(ports, ways_from(land, family, ports, far)) for ports in some]
        for some in (one, two)
    ]


def has_quay(land: Land, family: Family) -> bool:
    """Whether a wild island could have a port at all."""
    return any([hangs_together(land, land.own_images(family, quay)) for quay in family.quays])


def hangs_together(land: Land, squares: list[int]) -> bool:
    """Whether a port and its images at the same island are one, or two that are adjacent."""
    return len(squares) == 1 or (len(squares) == 2 and squares[1] in land.board.near[squares[0]])


def ways_from(
    land: Land, family: Family, ports: list[int], far: list[list[int]]
) -> list[list[int]]:
    """Movement points of every seat to each island of a family with such ports."""
    ways: dict[int, list[int]] = {}
    for k, image in enumerate(land.board.images):
        points = [min([squares[image[port]] for port in ports]) for squares in far]
        known = ways.get(family.islands[k], points)
        ways[family.islands[k]] = [min(a, b) for a, b in zip(known, points, strict=True)]
    return list(ways.values())


def moor(land: Land, families: list[Family], far: list[list[int]], stream: Stream) -> bool:
    """Give all wild islands their ports, fairly; False if that did not succeed."""
    possible = [moorings_of(land, family, far) for family in families]
    for number in stream.shuffled(len(NEAREST)):
        least = NEAREST[number]
        allowed = [
            [[m for m in some if is_beyond(m, least, len(far))] for some in both]
            for both in possible
        ]
        if all([both[0] for both in allowed]):
            for _ in range(DRAWS):
                drawn = draw(allowed, least, len(far), stream)
                if is_fair(drawn, least, len(far)) and put_all(land, families, drawn):
                    return True
    return False


def is_beyond(mooring: Mooring, least: int, seats: int) -> bool:
    """Whether nobody is nearer than `least` to any of the islands."""
    return all([mooring.nearest(seat) >= least for seat in range(seats)])


def draw(
    allowed: list[list[list[Mooring]]], least: int, seats: int, stream: Stream
) -> list[Mooring]:
    """A mooring for each family; then some are changed so that every seat has a nearest island."""
    drawn: list[Mooring] = []
    for both in allowed:
        some = both[1] if both[1] and stream.below(3) == 0 else both[0]
        drawn.append(some[stream.below(len(some))])
    for seat in range(seats):
        if min([mooring.nearest(seat) for mooring in drawn]) > least:
            near = [
                (f, mooring)
                for f, both in enumerate(allowed)
                for mooring in both[0]
                if mooring.nearest(seat) == least
            ]
            if near:
                f, mooring = near[stream.below(len(near))]
                drawn[f] = mooring
    return drawn


def is_fair(drawn: list[Mooring], least: int, seats: int) -> bool:
    """Whether all are equally far from the nearest island, and about so from the next ones."""
    sums: list[int] = []
    for seat in range(seats):
        ways = sorted([way[seat] for mooring in drawn for way in mooring.ways])
        if ways[0] != least:
            return False
        sums.append(sum(ways[:CALLED]))
    return max(sums) - min(sums) <= ALIKE


def put_all(land: Land, families: list[Family], drawn: list[Mooring]) -> bool:
    """Put the ports; False, and none, if two islands would have theirs side by side."""
    for family, mooring in zip(families, drawn, strict=True):
        if not all([port in land.quays(family) for port in mooring.ports]):
            for other in families:
                land.drop_ports(other)
            return False
        for port in mooring.ports:
            land.put_port(family, port)
    return True
