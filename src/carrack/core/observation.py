"""Observations: what a seat may know as a row of numbers, and the fields that make up the row."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

LEAST: Final = -128
MOST: Final = 127  # no number of a row is larger: each is one signed byte
UNKNOWN: Final = -(1 << 40)  # equal to no number of a position


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A part of an observation: consecutive numbers that belong together.

    `shape` is how to read them (`(4, 5)`: four rows of five, row by row; `()`: one number), `least`
    and `most` bound each of them, and `meaning` says what they are, in a sentence. Bounds lie
    between −128 and 127, so that an observation is a row of signed bytes.
    """

    def __init__(
        self, name: str, shape: tuple[int, ...], least: int, most: int, meaning: str
    ) -> None:
        if not LEAST <= least <= most <= MOST:
            raise ValueError(f"field {name!r} reaches from {least} to {most}: no signed bytes")
        self.name = name
        self.shape = shape
        self.least = least
        self.most = most
        self.meaning = meaning
        self.category = False  # whether its numbers are labels rather than counts

    def __repr__(self) -> str:
        return f"{self.name}{list(self.shape)} {self.least}…{self.most}"

    @property
    def size(self) -> int:
        """Return the count of its numbers."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def observation_size(fields: list[Field]) -> int:
    """Return the count of numbers in an observation of these fields."""
    return sum([field.size for field in fields])


def add_turned(row: list[int], numbers: list[int], start: int) -> None:
    """Append a list that has a part for each side, rotated to begin with the part at `start`."""
    if not start:
        row.extend(numbers)
        return
    row.extend(numbers[start:])
    row.extend(numbers[:start])


@mypyc_attr(allow_interpreted_subclasses=True)
class KeptRows:
    """The rows of successive seats of a game, kept and updated on demand.

    A game makes its own (:meth:`carrack.core.game.Game.kept_rows`) where that is faster than making
    every row afresh: between two decisions of a seat most of its row stays the same.
    """

    def row(self, state: Any, seat: int) -> bytes | bytearray:
        """Return what a seat may know now; copy it at once, and do not change it.

        Any `state` will do: another move on, or of another game altogether.
        """
        raise NotImplementedError

    def write(self, memory: Any, start: int, state: Any, seat: int) -> None:
        """Write that row from `start` on, always to the same place in the same memory."""
        row = self.row(state, seat)
        memory[start : start + len(row)] = row


def refresh(row: bytearray, start: int, now: list[int], kept: list[int], first: int) -> None:
    """Write what has changed in a list that has a part for each side, the part at `first` leading.

    `kept` is what was written last, and is updated. Numbers are clipped as in every row.
    """
    size = len(now)
    if len(kept) != size:
        kept[:] = [UNKNOWN] * size
    for i, number in enumerate(now):
        if number != kept[i]:
            kept[i] = number
            place = i - first if i >= first else i - first + size
            row[start + place] = number if number < MOST else MOST


def with_categories(fields: list[Field], names: list[str]) -> list[Field]:
    """The same fields, with those in `names` marked as categories."""
    for field in fields:
        field.category = field.name in names
    return fields


def starts_of(fields: list[Field]) -> dict[str, int]:
    """Return the index at which each field begins in a row."""
    starts: dict[str, int] = {}
    start = 0
    for field in fields:
        starts[field.name] = start
        start += field.size
    return starts
