"""The plan of a random map: its size, its families of islands, and where they begin."""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Stream
from carrack.games.dutch_east_indies.chart.mapmaking.land import (
    RAGGED,
    ROUND,
    STYLES,
    WATER,
    Family,
    Land,
    picked,
)
from carrack.games.dutch_east_indies.chart.mapmaking.symmetry import MirroredSquares, board_of
from carrack.games.dutch_east_indies.components import HOME, MARKET, WILD

WIDTHS: Final = {2: (19, 21, 21, 23), 3: (21, 23, 23), 4: (19, 21, 21, 23)}
HEIGHTS: Final = {2: (11, 13, 13, 15), 3: (17, 18, 19, 20), 4: (15, 17, 17, 19)}
TRIES: Final = 5  # places for an island with room, of which the loneliest is taken
OFF_HOME: Final = 5  # minimum steps from a home to where a wild island begins
LOOKED_AT: Final = 30  # places among which those are sought


def board_for(players: int, stream: Stream) -> MirroredSquares:
    """A sea of a size that suits the number of players."""
    width = WIDTHS[players][stream.below(len(WIDTHS[players]))]
    return board_of(width, HEIGHTS[players][stream.below(len(HEIGHTS[players]))], players)


class IslandFamilies:
    """The families of a map in the making; `new` numbers their islands."""

    def __init__(self, board: MirroredSquares, stream: Stream) -> None:
        self.board = board
        self.stream = stream
        self.land = Land(board)
        self.families: list[Family] = []
        self.islands = 0

    def new(self, kind: int, fixed: tuple[int, ...], size: int, style: int) -> Family:
        """A family of islands; the symmetries in `fixed` map the first island to itself."""
        numbers: list[int] = []
        for k in range(len(self.board.images)):
            twin = self.twin_of(k, fixed)
            numbers.append(numbers[twin] if twin < k else self.islands)
            if twin == k:
                self.islands += 1
        family = Family(numbers, kind, size, style, self.stream.below(17) - 8)
        self.families.append(family)
        return family

    def twin_of(self, k: int, fixed: tuple[int, ...]) -> int:
        """The lowest symmetry that makes the same island as the k-th, given the fixed ones."""
        least = k
        for one in fixed:
            least = min(least, self.product(one, k))
        return least

    def product(self, one: int, other: int) -> int:
        """The number of the symmetry that applies `other`, then `one`."""
        images = self.board.images
        corner = images[one][images[other][0]]
        return [image[0] for image in images].index(corner)

    def seed(self, family: Family, squares: list[int]) -> bool:
        """Begin a family on one of some squares, far from other land; False if none is free."""
        best, most, tried = -1, 0, 0
        land = [square for square in range(self.board.area) if self.land.owner[square] != WATER]
        for square in self.some_of(squares):
            if tried < TRIES and self.land.has_room(family, square):
                tried += 1
                lonely = self.loneliness(family, square, land)
                if lonely > most:
                    best, most = square, lonely
        if best >= 0:
            self.land.put(family, best)
        return best >= 0

    def some_of(self, squares: list[int]) -> list[int]:
        """Some squares in random order: all if there are few, otherwise a selection."""
        if len(squares) > LOOKED_AT:
            return [squares[self.stream.below(len(squares))] for _ in range(LOOKED_AT)]
        return [squares[number] for number in self.stream.shuffled(len(squares))]

    def loneliness(self, family: Family, square: int, land: list[int]) -> int:
        """Steps from a square to the nearest land, or to another island of its own family."""
        board = self.board
        images = [
            image[square]
            for k, image in enumerate(board.images)
            if family.islands[k] != family.islands[0]
        ]
        return min([board.steps(square, other) for other in [*land, *images]], default=board.area)


# --- where islands begin -------------------------------------------------------------------------


def home_squares(board: MirroredSquares, players: int, seat: int, stream: Stream) -> list[int]:
    """Return the squares where a seat's home may begin: a corner, or for two the left edge.

    For three the first is in the middle of an edge, the others in the opposite corners.
    """
    top, low = [0, 1], [board.height - 2, board.height - 1]
    if players == 3 and seat == 0:
        return [row * board.width + board.width // 2 for row in top]
    if players == 3:
        return [row * board.width + column for row in low for column in (0, 1, 2)]
    rows = top if players == 4 else list(range(board.height))
    return [row * board.width + column for row in rows for column in (0, 1, 2)]


def axis_squares(board: MirroredSquares, upright: bool) -> list[int]:
    """The squares of a mirror: the middle column, or the middle row."""
    if upright:
        return [row * board.width + board.width // 2 for row in range(board.height)]
    middle = board.height // 2 * board.width
    return [middle + column for column in range(board.width)]


def size_for(stream: Stream) -> int:
    """Draw the size of a wild island: mostly small, some large."""
    return 3 + stream.below(4) + stream.below(2) * stream.below(5)


def style_for(stream: Stream) -> int:
    """Draw the style in which a wild island grows."""
    return STYLES[stream.below(len(STYLES))]


def draw_homes(fleet: IslandFamilies, players: int) -> bool:
    """Begin the home islands; True if there was room."""
    board, stream = fleet.board, fleet.stream
    if players == 3:
        first = fleet.new(HOME, (0, 1), 5 + stream.below(3), ROUND)
        if not fleet.seed(first, home_squares(board, players, 0, stream)):
            return False
    family = fleet.new(HOME, (0,), 6 + stream.below(4), ROUND)
    return fleet.seed(family, home_squares(board, players, 1, stream))


def draw_market(fleet: IslandFamilies, players: int) -> bool:
    """Begin the Market in the middle, or for three somewhere on the mirror."""
    board, stream = fleet.board, fleet.stream
    everything = tuple(range(len(board.images)))
    family = fleet.new(MARKET, everything, 5 + stream.below(4), RAGGED)
    if players == 3:
        homes = [family.squares for family in fleet.families[:2]]
        middle = [s for s in axis_squares(board, True) if is_midway(board, s, homes)]
        return fleet.seed(family, middle)
    return fleet.seed(family, [board.area // 2])


def is_midway(board: MirroredSquares, square: int, homes: list[list[int]]) -> bool:
    """Whether a square is about equally far from two homes, as if there were no other land."""
    one, other = [min([board.steps(square, land) for land in home]) for home in homes]
    return abs(one - other) <= 1


def draw_wild(fleet: IslandFamilies, players: int) -> bool:
    """Begin the wild islands; True if there was room for all."""
    board, stream = fleet.board, fleet.stream
    anywhere = away_from_homes(fleet, list(range(board.area)))
    for fixed in wild_families(players, stream):
        family = fleet.new(WILD, fixed, size_for(stream), style_for(stream))
        squares = anywhere
        if len(fixed) > 1:
            squares = away_from_homes(fleet, axis_squares(board, fixed[1] == 1))
        if not fleet.seed(family, squares):
            return False
    return True


def away_from_homes(fleet: IslandFamilies, squares: list[int]) -> list[int]:
    """Those of some squares that are not too near to a home."""
    board, owner = fleet.board, fleet.land.owner
    homes = {i for family in fleet.families if family.kind == HOME for i in family.islands}
    near = [square for square in range(board.area) if owner[square] in homes]
    seen = set(near)
    for _ in range(OFF_HOME - 1):
        near = [other for square in near for other in board.near[square] if other not in seen]
        seen.update(near)
    return [square for square in squares if square not in seen]


def wild_families(players: int, stream: Stream) -> list[tuple[int, ...]]:
    """The families of wild islands, each by the symmetries that leave an island in place.

    Two players get six or eight islands, three eight or nine, four eight to twelve.
    """
    if players == 2:
        return [(0,)] * (3 + stream.below(2))
    if players == 3:
        return [(0, 1)] * (2 + stream.below(2)) + [(0,)] * 3
    upright, level = (0, 1), (0, 3)
    plans = (
        [upright, (0,), (0,)],
        [level, (0,), (0,)],
        [upright, level, (0,)],
        [upright, level, (0,), (0,)],
    )
    weights = [3, 3, 1, 2]
    return list(plans[picked(weights, stream)])
