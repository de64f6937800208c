"""The units of the features, and their bounds."""

from __future__ import annotations

from carrack.core.knowledge import MOST_FEATURE


def bounded(value: int) -> int:
    """A whole number as a feature."""
    return max(-MOST_FEATURE, min(MOST_FEATURE, value))


def tenths(worth: float) -> int:
    """Points in tenths, rounded to the nearest."""
    return bounded(int(worth * 10.0 + (0.5 if worth >= 0.0 else -0.5)))


def quarters(worth: float) -> int:
    """Points in quarters, rounded to the nearest: for sums that pass 100 points."""
    return bounded(int(worth * 4.0 + (0.5 if worth >= 0.0 else -0.5)))
