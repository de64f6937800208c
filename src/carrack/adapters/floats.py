"""Observations as floats: scaled, categories unfolded, sheets of squares as planes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from carrack.core.observation import Field

SHEET: Final = 8
"""A field whose last two lengths are at least this is a sheet of squares."""


class Floats(NamedTuple):
    """Rows as float32, each number from 0 to 1; the shape of the rows comes first in both."""

    numbers: NDArray[np.float32]
    """(…, numbers): all fields but sheets, in their order."""
    planes: NDArray[np.float32]
    """(…, planes, rows, columns): the sheets in their order; of a category a plane for each."""


def floats_of(fields: list[Field], rows: NDArray[np.int8]) -> Floats:
    """Rows of these fields, of shape (…, size), as floats.

    A number is scaled from the bounds of its field to 0 and 1, one of a category becomes a one
    among zeros, in the order of the categories.
    """
    numbers: list[NDArray[np.float32]] = [np.zeros((*rows.shape[:-1], 0), np.float32)]
    planes: list[NDArray[np.float32]] = []
    start = 0
    for field in fields:
        part = rows[..., start : start + field.size].reshape((*rows.shape[:-1], *field.shape))
        start += field.size
        values = unfolded(field, part) if field.category else scaled(field, part)
        if is_sheet(field):
            planes.append(as_planes(field, values, rows.ndim - 1))
        else:
            numbers.append(values.reshape((*rows.shape[:-1], -1)))
    nothing = np.zeros((*rows.shape[:-1], 0, 0, 0), np.float32)
    return Floats(
        np.concatenate(numbers, axis=-1), np.concatenate(planes, axis=-3) if planes else nothing
    )


def is_sheet(field: Field) -> bool:
    """Whether a field is one or several sheets of squares."""
    return len(field.shape) > 1 and min(field.shape[-2:]) >= SHEET


def scaled(field: Field, part: NDArray[Any]) -> NDArray[np.float32]:
    """Numbers from 0 to 1, in the same shape."""
    width = np.float32(max(1, field.most - field.least))
    values: NDArray[np.float32] = (part.astype(np.float32) - np.float32(field.least)) / width
    return values


def unfolded(field: Field, part: NDArray[Any]) -> NDArray[np.float32]:
    """Ones among zeros, in one more dimension than before."""
    kinds = np.arange(field.least, field.most + 1)
    values: NDArray[np.float32] = (part[..., None] == kinds).astype(np.float32)
    return values


def as_planes(field: Field, values: NDArray[np.float32], batch: int) -> NDArray[np.float32]:
    """The sheets of a field, one after the other."""
    if field.category:
        values = np.moveaxis(values, -1, -3)
    rows, columns = field.shape[-2:]
    return values.reshape((*values.shape[:batch], -1, rows, columns))
