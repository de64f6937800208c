"""Sums of floats that every Python rounds alike."""

from __future__ import annotations

from collections.abc import Iterable


def added(values: Iterable[float]) -> float:
    """The sum, from left to right: since Python 3.12 `sum` rounds floats otherwise."""
    total = 0.0
    for value in values:
        total += value
    return total
