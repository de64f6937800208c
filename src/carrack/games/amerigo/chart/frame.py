"""The frame around the islands: a ring of open sea (AM-SETUP-3, AM-SHIP-8).

A side of three tiles has 18 squares and four frame spaces::

      3     6      6     3          the corner spaces touch three squares of both their sides,
    ┌────┬──────┬──────┬────┐       every other space touches six; a fourth tile on a side
    │ @0   @1     @2     @3 │       adds a short frame of one more space.
    ├────┐                  │

Spaces are numbered clockwise from the corner at the top left.
"""

from __future__ import annotations

from typing import Final

CORNER_REACH: Final = 3  # squares that a corner space touches on each of its two sides
SPACE_REACH: Final = 6


class FrameSpace:
    """One space of the frame: the squares of the island area that it touches, each once."""

    def __init__(self, corner: bool, touches: list[int]) -> None:
        self.corner = corner
        self.touches = touches


def rim(width: int, height: int) -> list[int]:
    """All squares along the rim clockwise from the top left, corner squares once for each side.

    >>> rim(2, 2)
    [0, 1, 1, 3, 3, 2, 2, 0]
    """
    top = list(range(width))
    right = [row * width + width - 1 for row in range(height)]
    bottom = [(height - 1) * width + column for column in range(width - 1, -1, -1)]
    left = [row * width for row in range(height - 1, -1, -1)]
    return top + right + bottom + left


def frame_spaces(width: int, height: int) -> list[FrameSpace]:
    """The ring of 12, 14 or 16 spaces of an area of 18 or 24 squares a side (AM-SETUP-3)."""
    squares = rim(width, height)
    spaces: list[FrameSpace] = []
    start = 0  # first square of the present side within `squares`
    for length in (width, height, width, height):
        before = squares[(start - CORNER_REACH) % len(squares) :][:CORNER_REACH]
        after = squares[start : start + CORNER_REACH]
        spaces.append(FrameSpace(True, before + after[1:]))  # the corner square ends one side
        inner = start + CORNER_REACH
        while inner < start + length - CORNER_REACH:
            spaces.append(FrameSpace(False, squares[inner : inner + SPACE_REACH]))
            inner += SPACE_REACH
        start += length
    return spaces
