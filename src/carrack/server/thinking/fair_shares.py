"""Fair shares of time: by address, and within one by table.

Everybody's seconds of work are counted, and the one with the fewest is next. Nobody saves up much
by staying away, and nobody pays for ever: those who come, or come back, start a little below the
count of the one served last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")

CREDIT = 10.0
"""The most seconds that anybody can be ahead of the others.

Otherwise those who ask repeatedly, with a pause between, would lose their place each time.
"""
KEPT = 1000
"""The most that are remembered before the half with the fewest seconds is forgotten."""


class Shares(Generic[K]):
    """The seconds of work of everybody."""

    def __init__(self) -> None:
        self.had: dict[K, float] = {}
        self.level = 0.0  # the count of the one served last, at that time

    def of(self, key: K) -> float:
        """The seconds counted for somebody."""
        return max(self.had.get(key, 0.0), self.level - CREDIT)

    def served(self, key: K) -> None:
        """Note that it is somebody's turn."""
        self.level = max(self.level, self.of(key))

    def spent(self, key: K, seconds: float) -> None:
        """Add seconds of work for somebody."""
        self.had[key] = self.of(key) + seconds
        if len(self.had) > KEPT:
            self.had = dict(sorted(self.had.items(), key=lambda item: item[1])[KEPT // 2 :])

    def first(self, waiting: Iterable[T], key: Callable[[T], K]) -> T | None:
        """The next of those who wait, given in the order in which they came."""
        return min(waiting, key=lambda one: self.of(key(one)), default=None)
