"""Who is next: time is shared out by address, and within one by table.

Whoever wants something done has had this many seconds of others' work; who has had least is next.
Nobody saves up much by staying away, and nobody pays for ever: whoever comes, or comes back, is
counted from a little before where the one stands who was served last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")

CREDIT = 10.0
"""This many seconds is anybody ahead of the others at most.

Who asks again and again, with a moment between, would otherwise lose the place each time.
"""
KEPT = 1000
"""This many are remembered before the half that has had least is forgotten."""


class Shares(Generic[K]):
    """How many seconds everybody has had."""

    def __init__(self) -> None:
        self.had: dict[K, float] = {}
        self.level = 0.0  # what whoever was served last had had then

    def of(self, key: K) -> float:
        """What somebody counts as having had."""
        return max(self.had.get(key, 0.0), self.level - CREDIT)

    def served(self, key: K) -> None:
        """It is somebody's turn."""
        self.level = max(self.level, self.of(key))

    def spent(self, key: K, seconds: float) -> None:
        """Somebody has had this many seconds more."""
        self.had[key] = self.of(key) + seconds
        if len(self.had) > KEPT:
            self.had = dict(sorted(self.had.items(), key=lambda item: item[1])[KEPT // 2 :])

    def first(self, waiting: Iterable[T], key: Callable[[T], K]) -> T | None:
        """Of those who wait, in the order in which they came, the one who is next."""
        return min(waiting, key=lambda one: self.of(key(one)), default=None)
