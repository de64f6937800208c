"""The scales of features: about a hundred for what matters, never out of bounds."""

from __future__ import annotations

from typing import Final

from carrack.core.knowledge import MOST_FEATURE

YES: Final = 100  # a feature that is true
PER_TURN: Final = 50
PER_SPICE: Final = 100
MOST_TURNS: Final = 20.0  # how far ahead a feature looks


def bounded(number: int) -> int:
    """A number within the bounds of features."""
    return max(-MOST_FEATURE, min(MOST_FEATURE, number))


def flag(holds: bool) -> int:
    """Yes or no."""
    return YES if holds else 0


def turns(count: float) -> int:
    """Turns as a feature."""
    return int(PER_TURN * min(count, MOST_TURNS))


def spices(worth: float) -> int:
    """A worth in spices, as a feature."""
    return bounded(int(PER_SPICE * worth))


def one_of(value: int, values: range) -> list[int]:
    """A flag for each value, at most one of which is set."""
    return [YES if value == one else 0 for one in values]
