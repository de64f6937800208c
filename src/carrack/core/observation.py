"""What a seat may know as a row of numbers, and the parts that the row is made of."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

LEAST: Final = -128
MOST: Final = 127
UNKNOWN: Final = -(1 << 40)  # no number of a position


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A part of an observation: some numbers in a row that belong together.

    `shape` says how they are meant (`(4, 5)`: four rows of five, row by row; `()`: one number),
    `least` and `most` bound every one of them, and `meaning` says what they are, in a sentence.
    Bounds lie within −128 and 127, so that an observation is a row of signed bytes.
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
        self.category = False  # whether its numbers name things and do not count any

    def __repr__(self) -> str:
        return f"{self.name}{list(self.shape)} {self.least}…{self.most}"

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def observation_size(fields: list[Field]) -> int:
    """How many numbers an observation of these fields has."""
    return sum([field.size for field in fields])


def add_turned(row: list[int], numbers: list[int], start: int) -> None:
    """Adds a list that has a part for each side, beginning with the part of another.

    `start` is where in `numbers` that part begins.
    """
    if not start:
        row.extend(numbers)
        return
    row.extend(numbers[start:])
    row.extend(numbers[:start])


@mypyc_attr(allow_interpreted_subclasses=True)
class KeptRows:
    """The rows of the seats of one game after the other, kept and brought up to date when asked.

    A game makes its own (:meth:`carrack.core.game.Game.kept_rows`) where that is faster than to
    make every row again: between two decisions of a seat most of its row stays as it was.
    """

    def row(self, state: Any, seat: int) -> bytes | bytearray:
        """What a seat may know now; to be copied at once, and not to be changed.

        `state` may be any: another move on, or of another game altogether.
        """
        raise NotImplementedError

    def write(self, memory: Any, start: int, state: Any, seat: int) -> None:
        """Writes that row from `start` on, always into the same place of the same memory."""
        row = self.row(state, seat)
        memory[start : start + len(row)] = row


def refresh(told: bytearray, start: int, now: list[int], kept: list[int], first: int) -> None:
    """Writes what has changed in a list that has a part for each side, `first` the own one.

    `kept` is what was written last, and becomes what is now. Numbers are cut as in every row.
    """
    size = len(now)
    if len(kept) != size:
        kept[:] = [UNKNOWN] * size
    for i, number in enumerate(now):
        if number != kept[i]:
            kept[i] = number
            place = i - first if i >= first else i - first + size
            told[start + place] = number if number < MOST else MOST


def with_categories(fields: list[Field], names: list[str]) -> list[Field]:
    """The same fields, those of the names marked as categories."""
    for field in fields:
        field.category = field.name in names
    return fields


def starts_of(fields: list[Field]) -> dict[str, int]:
    """Where each field begins in a row."""
    starts: dict[str, int] = {}
    start = 0
    for field in fields:
        starts[field.name] = start
        start += field.size
    return starts
