"""Symmetries that make a random map fair: images of a square mean the same to other seats.

Two players see the same sea when the board is turned by 180 degrees, four in both mirrors. For
three, a mirror lies between the second and the third; the first is on it.
"""

from __future__ import annotations

from typing import Final

PLAIN: Final = 0
MIRROR: Final = 1  # left and right
TURN: Final = 2  # by 180 degrees
FLIP: Final = 3  # top and bottom
GROUPS: Final = {2: (PLAIN, TURN), 3: (PLAIN, MIRROR), 4: (PLAIN, MIRROR, TURN, FLIP)}


_boards: dict[tuple[int, int, int], MirroredSquares] = {}


def board_of(width: int, height: int, players: int) -> MirroredSquares:
    """The board of a size; made once."""
    key = (width, height, players)
    if key not in _boards:
        _boards[key] = MirroredSquares(width, height, players)
    return _boards[key]


class MirroredSquares:
    """The squares of a map to be drawn, and their images.

    `images[k][square]` is where the k-th symmetry takes a square; the first is the identity.
    `near[square]` are the squares one step away, corners included, `beside` those along a side.
    """

    def __init__(self, width: int, height: int, players: int) -> None:
        self.width = width
        self.height = height
        self.area = width * height
        self.symmetries = GROUPS[players]
        self.images: list[list[int]] = [
            [self.image(square, way) for square in range(self.area)] for way in self.symmetries
        ]
        self.near: list[list[int]] = [self.around(square, 1) for square in range(self.area)]
        self.wide: list[list[int]] = [self.around(square, 2) for square in range(self.area)]
        self.beside: list[list[int]] = [
            [other for other in self.near[square] if self.shares_side(square, other)]
            for square in range(self.area)
        ]

    def image(self, square: int, symmetry: int) -> int:
        """Return the square to which one symmetry takes a square."""
        row, column = square // self.width, square % self.width
        if symmetry in (MIRROR, TURN):
            column = self.width - 1 - column
        if symmetry in (FLIP, TURN):
            row = self.height - 1 - row
        return row * self.width + column

    def turned(self, facing: int, number: int) -> int:
        """Return the direction to which the symmetry of a number takes a direction."""
        symmetry = self.symmetries[number]
        if symmetry == MIRROR:
            return -facing % 8
        if symmetry == FLIP:
            return (4 - facing) % 8
        return (facing + 4) % 8 if symmetry == TURN else facing

    def around(self, square: int, reach: int) -> list[int]:
        """The squares at most this many steps away, without the square itself."""
        row, column = square // self.width, square % self.width
        found: list[int] = []
        for r in range(max(row - reach, 0), min(row + reach + 1, self.height)):
            for c in range(max(column - reach, 0), min(column + reach + 1, self.width)):
                if r != row or c != column:
                    found.append(r * self.width + c)
        return found

    def shares_side(self, square: int, other: int) -> bool:
        """Whether two squares share a row or a column."""
        same_row = square // self.width == other // self.width
        return same_row or square % self.width == other % self.width

    def steps(self, square: int, other: int) -> int:
        """Return the number of steps between two squares, as if there were no land."""
        rows = abs(square // self.width - other // self.width)
        return max(rows, abs(square % self.width - other % self.width))
