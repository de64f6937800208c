"""The squares of a map before play, and how far a ship must sail on them.

Distances are movement points of a ship with sail 1 from its starting square and facing: a step to
one of the five squares ahead or beside costs 1, one of the three behind 2, for turning and going
(DEI-MOVE-2, DEI-MOVE-3). Other ships and pirates do not count, as they move.
"""

from dataclasses import dataclass
from typing import Final

from carrack.games.dutch_east_indies.components import (
    HOME,
    MARKET,
    STEPS,
    WILD,
    Berth,
    ChartPlan,
)

SEA: Final = "."
PORT: Final = "+"
UNREACHED: Final = 10_000  # movement points to a square that cannot be reached
WAYS: Final = 8


@dataclass(frozen=True)
class Reach:
    """How far a seat is from things, in movement points; ``UNREACHED`` if it cannot get there.

    ``nearest_wild`` and ``market`` are the least over all ports; ``islands[i]`` is that of the
    map's island i. It is the nearer of the two ships that counts.
    """

    nearest_wild: int
    market: int
    islands: tuple[int, ...]


def square_name(row: int, column: int) -> str:
    """Return a square as people write it: column letter, row from 1."""
    return chr(ord("a") + column) + str(row + 1)


class Waters:
    """The squares of a map: what is land, what is a port of which island."""

    def __init__(self, chart: ChartPlan) -> None:
        self.chart = chart
        self.height = len(chart.rows)
        self.width = len(chart.rows[0])
        letters = [island.letter for island in chart.islands]
        self.marks: list[str] = list("".join(chart.rows))
        self.land: list[int] = [letters.index(m) if m in letters else -1 for m in self.marks]
        self.next: list[list[int]] = [
            [self.step(square, way) for way in range(WAYS)] for square in range(len(self.marks))
        ]
        self.touching: list[list[int]] = [self.islands_beside(s) for s in range(len(self.marks))]

    def step(self, square: int, way: int) -> int:
        """Return the square one step away, -1 beyond the edge."""
        row, column = square // self.width + STEPS[way][0], square % self.width + STEPS[way][1]
        inside = 0 <= row < self.height and 0 <= column < self.width
        return row * self.width + column if inside else -1

    def islands_beside(self, square: int) -> list[int]:
        """Return the islands that a port square touches along a side; of other squares none."""
        found: list[int] = []
        if self.marks[square] == PORT:
            for way in range(0, WAYS, 2):
                other = self.next[square][way]
                if other >= 0 and self.land[other] >= 0 and self.land[other] not in found:
                    found.append(self.land[other])
        return found

    def ports(self, island: int) -> list[int]:
        """Return the port squares of an island."""
        return [s for s in range(len(self.marks)) if self.touching[s] == [island]]

    def home(self, seat: int) -> int:
        """Return the home island of a seat, or -1."""
        for number, island in enumerate(self.chart.islands):
            if island.kind == HOME and island.seat == seat:
                return number
        return -1

    def closed(self, seat: int) -> list[bool]:
        """Return which squares a seat's ships never enter: land, others' home ports."""
        shut = [land >= 0 for land in self.land]
        for island in range(len(self.chart.islands)):
            if self.chart.islands[island].kind == HOME and island != self.home(seat):
                for square in self.ports(island):
                    shut[square] = True
        return shut

    def place(self, berth: Berth) -> int:
        """Return the square of a berth, -1 if it lies beyond the edge."""
        inside = berth.row < self.height and berth.column < self.width
        return berth.row * self.width + berth.column if inside else -1

    def name(self, square: int) -> str:
        """Return a square as people write it."""
        return square_name(square // self.width, square % self.width)


# --- distances -----------------------------------------------------------------------------------


def sailing_distances(waters: Waters, seat: int, start: Berth) -> list[int]:
    """Return the movement points from a berth to every square (DEI-MOVE-2, DEI-MOVE-3).

    Squares are searched by growing cost; a square is worth searching once for each facing.
    """
    shut = waters.closed(seat)
    best = [UNREACHED] * len(waters.marks)
    seen = [False] * (len(waters.marks) * WAYS)
    rings: list[list[int]] = [[waters.place(start) * WAYS + start.facing], [], []]
    cost = 0
    while rings[0] or rings[1] or rings[2]:
        for ship in rings[0]:
            if not seen[ship]:
                seen[ship] = True
                best[ship // WAYS] = min(best[ship // WAYS], cost)
                put_steps(waters, shut, ship, rings)
        rings = [rings[1], rings[2], []]
        cost += 1
    return best


def put_steps(waters: Waters, shut: list[bool], ship: int, rings: list[list[int]]) -> None:
    """Put the steps from a square and facing into the rings that cost 1 and 2 more."""
    square, facing = ship // WAYS, ship % WAYS
    for way in range(WAYS):
        other = waters.next[square][way]
        if other >= 0 and not shut[other]:
            turn = (way - facing) % WAYS
            rings[2 if 3 <= turn <= 5 else 1].append(other * WAYS + way)


def distance_report(chart: ChartPlan) -> list[Reach]:
    """Return how far each seat is from every island (DEI-ARCH-1), by seat.

    The map's starting squares must lie on the board.
    """
    return reaches(Waters(chart))


def reaches(waters: Waters) -> list[Reach]:
    """Return how far each seat is from every island, by seat."""
    found: list[Reach] = []
    islands = waters.chart.islands
    for seat, berths in enumerate(waters.chart.ships):
        ships = [sailing_distances(waters, seat, berth) for berth in berths]
        far = [nearest(ships, waters.ports(island)) for island in range(len(islands))]
        wild = [far[i] for i in range(len(islands)) if islands[i].kind == WILD]
        market = [far[i] for i in range(len(islands)) if islands[i].kind == MARKET]
        found.append(
            Reach(min([*wild, UNREACHED]), min([*market, UNREACHED]), tuple(far)),
        )
    return found


def nearest(ships: list[list[int]], squares: list[int]) -> int:
    """Return the least distance of any ship to any of the squares."""
    return min([UNREACHED, *[far[square] for far in ships for square in squares]])
