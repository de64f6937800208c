"""What all maps of one size share: which squares and frame spaces touch each other.

A *node* is where a ship can be: a square (its number; on a given map it must be water), or beyond
the last square a space of the frame (`squares + space`).
"""

from __future__ import annotations

from carrack.games.amerigo.frame import FrameSpace, frame_spaces
from carrack.games.amerigo.layout import make_grid, sideways


def around(square: int, width: int, height: int) -> list[int]:
    """The squares that touch a square along its sides."""
    row, column = square // width, square % width
    near: list[int] = []
    if row > 0:
        near.append(square - width)
    if column > 0:
        near.append(square - 1)
    if column < width - 1:
        near.append(square + 1)
    if row < height - 1:
        near.append(square + width)
    return near


class Area:
    """An area of so many squares: `frame` around it, and for each node those `near` it.

    A set of nodes is one integer, with a bit for each; `beside` has that of each frame space.
    """

    def __init__(self, width: int, height: int) -> None:
        squares = width * height
        self.grid = make_grid(width, height)
        self.squares = squares
        self.frame: list[FrameSpace] = frame_spaces(width, height)
        self.near = [around(square, width, height) for square in range(squares)]
        ring = len(self.frame)
        for number, space in enumerate(self.frame):
            near = [squares + (number - 1) % ring, squares + (number + 1) % ring]
            for square in space.touches:
                near.append(square)
                self.near[square].append(squares + number)
            self.near.append(near)
        self.beside = [sum([1 << node for node in near]) for near in self.near[squares:]]

    def next_to(self, nodes: int) -> int:
        """The set of all nodes next to one of a set; what is in that may be in it too."""
        grid = self.grid
        squares, spaces = nodes & grid.all_squares, nodes >> self.squares
        near = sideways(squares, grid) | (squares << grid.width) | (squares >> grid.width)
        near &= grid.all_squares
        while spaces:
            low = spaces & -spaces
            near |= self.beside[low.bit_length() - 1]
            spaces ^= low
        rim = squares & grid.border
        if rim:
            for number, beside in enumerate(self.beside):
                if rim & beside:
                    near |= 1 << (self.squares + number)
        return near


_areas: dict[tuple[int, int], Area] = {}


def area_of(width: int, height: int) -> Area:
    """The area of that size, made once and shared by all maps."""
    known = _areas.get((width, height))
    if known is None:
        known = Area(width, height)
        _areas[width, height] = known
    return known
