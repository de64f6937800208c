"""Shapes of the building tiles, and the ways each can lie on an island (AM-BUILD-2).

A drawing is a list of strings in which `#` is a square of the tile.

    >>> corner = make_shape("L3", ["#.", "##"])
    >>> corner.size, len(corner.orientations)
    (3, 4)
    >>> corner.orientations[0]
    ((0, 0), (1, 0), (1, 1))
"""

from carrack.core.message import MessageError
from carrack.games.amerigo.components import Cell, Cells, Shape
from carrack.games.amerigo.moves import AmerigoRefusal


def make_shape(name: str, drawing_rows: list[str]) -> Shape:
    """The shape of a drawing.

    Raises MessageError if the drawing has no `#` or falls apart into several pieces.
    """
    drawn = cells_of(drawing_rows)
    if not drawn:
        raise MessageError(AmerigoRefusal("", "box-shape-empty", {"shape": name}))
    if not is_connected(drawn):
        raise MessageError(AmerigoRefusal("", "box-shape-apart", {"shape": name}))
    return Shape(name, len(drawn), distinct_orientations(drawn))


def cells_of(drawing_rows: list[str]) -> Cells:
    """The (row, column) cells that a drawing marks with `#`, normalised."""
    marked: list[Cell] = []
    for row, line in enumerate(drawing_rows):
        for column, character in enumerate(line):
            if character == "#":
                marked.append((row, column))
    return normalised(marked)


def normalised(cells: list[Cell]) -> Cells:
    """The cells moved to their bounding box's top left corner, in reading order."""
    if not cells:
        return ()
    top = min([row for row, _ in cells])
    left = min([column for _, column in cells])
    return tuple(sorted([(row - top, column - left) for row, column in cells]))


def turned(cells: Cells) -> Cells:
    """The cells turned by a quarter clockwise."""
    return normalised([(column, -row) for row, column in cells])


def mirrored(cells: Cells) -> Cells:
    """The cells turned over from left to right."""
    return normalised([(row, -column) for row, column in cells])


def distinct_orientations(cells: Cells) -> tuple[Cells, ...]:
    """All different ways to lay the cells, first turned, then mirrored (AM-BUILD-2)."""
    found: list[Cells] = []
    for face in (cells, mirrored(cells)):
        lying = face
        for _ in range(4):
            if lying not in found:
                found.append(lying)
            lying = turned(lying)
    return tuple(found)


def is_connected(cells: Cells) -> bool:
    """Whether all cells are joined along their sides."""
    remaining = set(cells)
    reached = [cells[0]]
    remaining.discard(cells[0])
    while reached:
        row, column = reached.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near in remaining:
                remaining.discard(near)
                reached.append(near)
    return not remaining
