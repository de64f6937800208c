"""Observations as floats: scaled, with one-hot categories and boards as planes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from carrack.core.observation import Field

SHEET: Final = 8
"""A field whose last two lengths are at least this is a board of squares."""


class Floats(NamedTuple):
    """Rows as float32 from 0 to 1; in both arrays the leading dimensions are those of the rows."""

    numbers: NDArray[np.float32]
    """(…, numbers): all fields but boards, in order."""
    planes: NDArray[np.float32]
    """(…, planes, rows, columns): the boards in order; a category has one plane per value."""


def floats_of(fields: list[Field], rows: NDArray[np.int8]) -> Floats:
    """Rows of these fields, of shape (…, size), as floats.

    A number is scaled from the bounds of its field to 0 and 1; a category becomes one-hot.
    """
    numbers: list[NDArray[np.float32]] = [np.zeros((*rows.shape[:-1], 0), np.float32)]
    planes: list[NDArray[np.float32]] = []
    start = 0
    for field in fields:
        part = rows[..., start : start + field.size].reshape((*rows.shape[:-1], *field.shape))
        start += field.size
        values = unfolded(field, part) if field.category else scaled(field, part)
        if is_board(field):
            planes.append(as_planes(field, values, rows.ndim - 1))
        else:
            numbers.append(values.reshape((*rows.shape[:-1], -1)))
    nothing = np.zeros((*rows.shape[:-1], 0, 0, 0), np.float32)
    return Floats(
        np.concatenate(numbers, axis=-1), np.concatenate(planes, axis=-3) if planes else nothing
    )


def is_board(field: Field) -> bool:
    """Whether a field is one or several boards of squares."""
    return len(field.shape) > 1 and min(field.shape[-2:]) >= SHEET


def scaled(field: Field, part: NDArray[Any]) -> NDArray[np.float32]:
    """Numbers from 0 to 1, in the same shape."""
    width = np.float32(max(1, field.most - field.least))
    values: NDArray[np.float32] = (part.astype(np.float32) - np.float32(field.least)) / width
    return values


def unfolded(field: Field, part: NDArray[Any]) -> NDArray[np.float32]:
    """Categories as one-hot vectors, in one more dimension."""
    kinds = np.arange(field.least, field.most + 1)
    values: NDArray[np.float32] = (part[..., None] == kinds).astype(np.float32)
    return values


def as_planes(field: Field, values: NDArray[np.float32], batch: int) -> NDArray[np.float32]:
    """The boards of a field as planes."""
    if field.category:
        values = np.moveaxis(values, -1, -3)
    rows, columns = field.shape[-2:]
    return values.reshape((*values.shape[:batch], -1, rows, columns))
