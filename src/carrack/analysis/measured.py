"""A figure of an analysis: a change in chance of winning and in points, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Measured:
    """A gain or loss of one side, with the standard error of each figure."""

    win: float = 0.0
    points: float = 0.0
    win_error: float = 0.0
    points_error: float = 0.0


def variance(values: Sequence[float]) -> float:
    """The variance of which some values are a sample; of fewer than two, 0."""
    count = len(values)
    mean = sum(values) / max(1, count)
    return sum((value - mean) ** 2 for value in values) / max(1, count - 1)
