"""Neighbours of squares and frame spaces, which all maps of one size share.

A *node* is where a ship can be: a square (its number; on a given map it must be water), or after
the last square a space of the frame (`squares + space`).
"""

from __future__ import annotations

from carrack.games.amerigo.chart.frame import FrameSpace, frame_spaces
from carrack.games.amerigo.chart.layout import squares_of


def around(square: int, width: int, height: int) -> list[int]:
    """The squares that share a side with a square."""
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
    """An area of squares: the `frame` around it, and the nodes `near` each node.

    A set of nodes is one integer with a bit for each *cell*. Cells are in rows: the squares, inside
    a ring of the spaces of the frame, each of which has one cell beside every square that it
    touches; one more cell, of no node, separates each row from the next. So whatever is next to a
    set is one cell or one row away. `cells` are those of each node.
    """

    def __init__(self, width: int, height: int) -> None:
        squares = width * height
        self.width = width
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
        self._row = width + 3  # cells
        self._first = self._row + 1  # the cell of square 0
        self.cells = [
            1 << (self._first + square // width * self._row + square % width)
            for square in range(squares)
        ]
        self._add_frame()

    def _add_frame(self) -> None:
        """Give each space of the frame the cells beyond the squares that it touches."""
        inside = sum(self.cells)
        self._frame = 0  # the cells of all its spaces
        self._space_at: dict[int, int] = {}  # by the number of a cell, all cells of its space
        for space in self.frame:
            touched = sum([self.cells[square] for square in space.touches])
            self.cells.append(self.next_to(touched, ~inside))
        self._counted = inside  # one cell of each node
        for beyond in self.cells[self.squares :]:
            self._frame |= beyond
            self._counted |= beyond & -beyond
            for cell in squares_of(beyond):
                self._space_at[cell] = beyond

    def next_to(self, nodes: int, room: int) -> int:
        """The set of those nodes of `room` that are next to a node of the set."""
        row = self._row
        apart = nodes | nodes << row + 1  # by a row and a cell: two shifts of both cover all four
        near = (apart >> row | apart >> 1) & room
        frame = near & self._frame
        while frame:
            space = self._space_at[frame.bit_length() - 1]
            near |= space
            frame &= ~space
        return near

    def count(self, nodes: int) -> int:
        """Return the number of nodes in a set."""
        return (nodes & self._counted).bit_count()

    def sea_around(self, land: int) -> int:
        """The set of all nodes except the squares of a mask."""
        sea, width = self._frame | self._counted, self.width
        for at in range(0, self.squares, width):
            row = land >> at & ((1 << width) - 1)
            sea ^= row << (self._first + at // width * self._row)
        return sea


_areas: dict[tuple[int, int], Area] = {}


def area_of(width: int, height: int) -> Area:
    """The area of that size, made once and shared by all maps."""
    known = _areas.get((width, height))
    if known is None:
        known = Area(width, height)
        _areas[width, height] = known
    return known
