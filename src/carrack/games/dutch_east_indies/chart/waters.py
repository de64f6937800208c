"""The squares of a map before play, and how far a ship must sail on them.

Distances are movement points of a ship with sail 1 from its starting square and facing: a step to
one of the five squares ahead or beside costs 1, to one of the three behind 2, for turning and going
(DEI-MOVE-2, DEI-MOVE-3). Other ships and pirates do not count, as they move.
"""

from dataclasses import dataclass
from typing import Final

from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.components import Berth, ChartPlan

SEA: Final = "."
PORT: Final = "+"
UNREACHED: Final = 10_000  # movement points to a square that cannot be reached
WAYS: Final = 8
NEAR: Final = (-2, -1, 0, 1, 2)  # turns of 45 degrees to where a ship may go without turning


@dataclass(frozen=True)
class SeatReach:
    """Distances of a seat in movement points; `UNREACHED` where it cannot get.

    `nearest_wild` and `market` are the least over all ports; `islands[i]` is the distance to the
    map's island i. The nearer of the two ships counts.
    """

    nearest_wild: int
    market: int
    islands: tuple[int, ...]


def square_name(row: int, column: int) -> str:
    """A square as people write it: column letter, row from 1."""
    return chr(ord("a") + column) + str(row + 1)


_steps: dict[tuple[int, int], list[list[int]]] = {}  # by height and width


def steps_on(height: int, width: int) -> list[list[int]]:
    """The squares one step away by square and direction, -1 beyond the edge; made once."""
    if (height, width) not in _steps:
        squares = range(height * width)
        _steps[height, width] = [steps_from(square, height, width) for square in squares]
    return _steps[height, width]


def steps_from(square: int, height: int, width: int) -> list[int]:
    """The squares one step away by direction, -1 beyond the edge."""
    row, column = square // width, square % width
    found: list[int] = []
    for down, right in components.STEPS:
        inside = 0 <= row + down < height and 0 <= column + right < width
        found.append(square + down * width + right if inside else -1)
    return found


class Waters:
    """The squares of a map: what is land, and what is a port of which island.

    The map may be half drawn: islands without land, ships without a place. Its rows have one
    length.
    """

    def __init__(self, chart: ChartPlan) -> None:
        self.chart = chart
        self.height = len(chart.rows)
        self.width = len(chart.rows[0]) if chart.rows else 0
        letters: dict[str, int] = {}
        for number, island in enumerate(chart.islands):
            letters.setdefault(island.letter, number)
        self.marks: list[str] = list("".join(chart.rows))
        self.land: list[int] = [letters.get(mark, -1) for mark in self.marks]
        self.squares: list[list[int]] = [[] for _ in chart.islands]  # the land of each island
        for square, island_here in enumerate(self.land):
            if island_here >= 0:
                self.squares[island_here].append(square)
        self.next = steps_on(self.height, self.width)
        self.touching: list[list[int]] = [
            self.islands_adjacent_to(s) for s in range(len(self.marks))
        ]
        self.harbours: list[list[int]] = [[] for _ in chart.islands]  # the ports of each island
        for square, islands in enumerate(self.touching):
            if len(islands) == 1:
                self.harbours[islands[0]].append(square)
        self.far: list[SeatReach] = []  # filled by `reaches`

    def islands_adjacent_to(self, square: int) -> list[int]:
        """The islands that a port square touches along a side; none for other squares."""
        found: list[int] = []
        if self.marks[square] == PORT:
            for way in range(0, WAYS, 2):
                other = self.next[square][way]
                if other >= 0 and self.land[other] >= 0 and self.land[other] not in found:
                    found.append(self.land[other])
        return found

    def ports(self, island: int) -> list[int]:
        """The port squares of an island."""
        return self.harbours[island]

    def home(self, seat: int) -> int:
        """The home island of a seat, or -1."""
        for number, island in enumerate(self.chart.islands):
            if island.kind == components.HOME and island.seat == seat:
                return number
        return -1

    def closed(self, seat: int) -> list[bool]:
        """Return the squares that a seat's ships never enter: land, others' home ports."""
        shut = [land >= 0 for land in self.land]
        for island in range(len(self.chart.islands)):
            if self.chart.islands[island].kind == components.HOME and island != self.home(seat):
                for square in self.ports(island):
                    shut[square] = True
        return shut

    def place(self, berth: Berth) -> int:
        """The square of a berth, -1 if it is beyond the edge."""
        inside = 0 <= berth.row < self.height and 0 <= berth.column < self.width
        return berth.row * self.width + berth.column if inside else -1

    def name(self, square: int) -> str:
        """A square as people write it."""
        return square_name(square // self.width, square % self.width)

    def names(self, squares: list[int]) -> list[str]:
        """Squares as people write them."""
        return [self.name(square) for square in squares]


# --- distances -----------------------------------------------------------------------------------

AHEAD: Final = tuple(
    [  # for each set of facings: the directions of a step that costs a single point
        sum([1 << way for way in range(WAYS) if any([facings >> (way + k) % 8 & 1 for k in NEAR])])
        for facings in range(1 << WAYS)
    ]
)


def sailing_distances(waters: Waters, seat: int, *starts: Berth) -> list[int]:
    """The movement points to every square from the nearest of a seat's berths.

    A step costs what DEI-MOVE-2 and DEI-MOVE-3 say. Squares are searched by growing cost. Only the
    facings with which a ship can arrive soonest matter: from any of them it goes anywhere next for
    2 points, 1 to turn and 1 to step, so arriving a point later is never an advantage.
    """
    best = [UNREACHED] * len(waters.marks)
    shut = waters.closed(seat)
    rings: list[dict[int, int]] = [{}, {}, {}]
    for start in starts:
        square = waters.place(start)
        if square >= 0:
            rings[0][square] = rings[0].get(square, 0) | 1 << start.facing
    cost = 0
    while rings[0] or rings[1]:
        for square, facings in rings[0].items():
            if best[square] == UNREACHED:
                best[square] = cost
                put_steps(waters.next[square], AHEAD[facings], shut, rings)
        rings = [rings[1], rings[2], {}]
        cost += 1
    return best


def put_steps(steps: list[int], ahead: int, shut: list[bool], rings: list[dict[int, int]]) -> None:
    """Put the steps from a square into the rings that cost 1 and 2 more, with their facings."""
    for way in range(WAYS):
        other = steps[way]
        if other >= 0 and not shut[other]:
            ring = rings[1 if ahead >> way & 1 else 2]
            ring[other] = ring.get(other, 0) | 1 << way


def distance_report(chart: ChartPlan) -> list[SeatReach]:
    """Return each seat's distance from every island (DEI-ARCH-1), by seat."""
    return reaches(Waters(chart))


def reaches(waters: Waters) -> list[SeatReach]:
    """Return each seat's distance from every island, by seat; measured once."""
    if not waters.far:
        waters.far = [reach_of(waters, seat) for seat in range(len(waters.chart.ships))]
    return waters.far


def reach_of(waters: Waters, seat: int) -> SeatReach:
    """Return a seat's distance from every island."""
    islands = waters.chart.islands
    squares = sailing_distances(waters, seat, *waters.chart.ships[seat])
    far = [nearest(squares, waters.ports(island)) for island in range(len(islands))]
    wild = [far[i] for i in range(len(islands)) if islands[i].kind == components.WILD]
    market = [far[i] for i in range(len(islands)) if islands[i].kind == components.MARKET]
    return SeatReach(min([*wild, UNREACHED]), min([*market, UNREACHED]), tuple(far))


def nearest(far: list[int], squares: list[int]) -> int:
    """The least of the distances to some squares."""
    return min([UNREACHED, *[far[square] for square in squares]])
