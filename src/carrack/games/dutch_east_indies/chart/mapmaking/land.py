"""Islands grown square by square, and their ports, with all their images at once."""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Stream
from carrack.games.dutch_east_indies.chart.mapmaking.symmetry import MirroredSquares

WATER: Final = -1
ROUND: Final = 0  # how an island grows
LONG: Final = 1
RAGGED: Final = 2
STYLES: Final = (ROUND, LONG, LONG, RAGGED, RAGGED)


class Family:
    """An island and its images, which grow together.

    `islands[k]` is the number of the island that the k-th symmetry makes of the first; an island
    that is its own image appears several times. `size` is the number of squares each should have.
    """

    def __init__(self, islands: list[int], kind: int, size: int, style: int, slant: int) -> None:
        self.islands = islands
        self.kind = kind
        self.size = size
        self.style = style
        self.slant = slant  # of a long island: rows gained per column, in quarters
        self.squares: list[int] = []  # of the first island, from its seed on
        self.quays: list[int] = []  # where it may have a port
        self.berths: list[int] = []  # of a home: where the big and the small ship start

    def count(self) -> int:
        """Return the number of islands."""
        return len(set(self.islands))


class Land:
    """The land drawn so far: `owner[square]` is the island there, or `WATER`."""

    def __init__(self, board: MirroredSquares) -> None:
        self.board = board
        self.owner: list[int] = [WATER] * board.area
        self.port_of: list[int] = [WATER] * board.area  # the island whose port a square is

    # --- growing ---------------------------------------------------------------------------------

    def has_room(self, family: Family, square: int) -> bool:
        """Whether land may be added there: two squares of sea part it from every other island."""
        board, own = self.board, family.islands[0]
        if self.owner[square] != WATER:
            return False
        for other in board.wide[square]:
            if self.owner[other] not in (WATER, own):
                return False
        for k, image in enumerate(board.images):
            if family.islands[k] != own and board.steps(square, image[square]) <= 2:
                return False
        return True

    def put(self, family: Family, square: int) -> None:
        """Add a square to an island, and its images to theirs."""
        for k, image in enumerate(self.board.images):
            other = image[square]
            if self.owner[other] == WATER and family.islands[k] == family.islands[0]:
                family.squares.append(other)
            self.owner[other] = family.islands[k]

    def grow(self, family: Family, stream: Stream) -> None:
        """Grow an island to its size, or as far as there is room."""
        while len(family.squares) < family.size:
            coast = self.coast(family)
            if not coast:
                return
            weights = [self.weight(family, square) for square in coast]
            self.put(family, coast[picked(weights, stream)])

    def coast(self, family: Family) -> list[int]:
        """The squares along an island where it may grow."""
        found: list[int] = []
        for square in family.squares:
            for other in self.board.beside[square]:
                if other not in found and self.has_room(family, other):
                    found.append(other)
        return found

    def weight(self, family: Family, square: int) -> int:
        """Return an island's chance to grow there: in the round, along its slant, or anywhere."""
        own = family.islands[0]
        if family.style == ROUND:
            return len([n for n in self.board.near[square] if self.owner[n] == own]) ** 2
        if family.style == RAGGED:
            return 1 + 2 * len([n for n in self.board.near[square] if self.owner[n] == own])
        width, seed = self.board.width, family.squares[0]
        across = square % width - seed % width
        aside = 4 * (square // width - seed // width) - family.slant * across
        return 1 + 24 // (1 + aside * aside // 4)

    def fill_pools(self) -> bool:
        """Turn water enclosed by one island into land; False if several islands enclose some."""
        open_sea = self.sea_from(self.first_water())
        for square in range(self.board.area):
            if self.owner[square] == WATER and square not in open_sea:
                pool = self.sea_from(square)
                shores = {self.owner[n] for s in pool for n in self.board.near[s]} - {WATER}
                if len(shores) > 1 or len(pool) > 2:
                    return False
                for water in pool:
                    self.owner[water] = min(shores)
        return True

    def first_water(self) -> int:
        """A square of the widest row of sea: the first of a row without land, or of all."""
        best, most = 0, -1
        for row in range(self.board.height):
            squares = range(row * self.board.width, (row + 1) * self.board.width)
            water = [square for square in squares if self.owner[square] == WATER]
            if len(water) > most:
                best, most = water[0] if water else 0, len(water)
        return best

    def sea_from(self, start: int) -> set[int]:
        """All water that can be sailed to from a square."""
        found, queue = {start}, [start]
        for square in queue:
            for other in self.board.near[square]:
                if self.owner[other] == WATER and other not in found:
                    found.add(other)
                    queue.append(other)
        return found

    # --- ports -----------------------------------------------------------------------------------

    def find_quays(self, family: Family) -> None:
        """Note where the first island may have a port: along its side, in open water.

        Water is open if at least five of the eight squares around it are.
        """
        own, board = family.islands[0], self.board
        coast: set[int] = set()
        for square in range(board.area):
            if self.owner[square] == own:
                coast.update([n for n in board.beside[square] if self.owner[n] == WATER])
        for square in sorted(coast):
            water = len([n for n in board.near[square] if self.owner[n] == WATER])
            if water >= min(5, len(board.near[square])):
                family.quays.append(square)

    def quays(self, family: Family) -> list[int]:
        """Return the squares possible for a port now: not next to a port of another island."""
        own = (WATER, family.islands[0])
        return [
            quay
            for quay in family.quays
            if all([self.port_of[n] in own for n in self.board.near[quay]])
        ]

    def ports(self, family: Family) -> list[int]:
        """The ports of the first island."""
        return [quay for quay in family.quays if self.port_of[quay] == family.islands[0]]

    def drop_ports(self, family: Family) -> None:
        """Remove an island's ports, and those of its images."""
        for quay in self.ports(family):
            for image in self.board.images:
                self.port_of[image[quay]] = WATER

    def put_port(self, family: Family, square: int) -> None:
        """Make a square, and its images, a port."""
        for k, image in enumerate(self.board.images):
            self.port_of[image[square]] = family.islands[k]

    def own_images(self, family: Family, square: int) -> list[int]:
        """A square and its images that belong to the same island."""
        found: list[int] = []
        for k, image in enumerate(self.board.images):
            if family.islands[k] == family.islands[0] and image[square] not in found:
                found.append(image[square])
        return found


def picked(weights: list[int], stream: Stream) -> int:
    """An index drawn with these weights."""
    left = stream.below(sum(weights))
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    return len(weights) - 1
