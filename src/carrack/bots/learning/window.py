"""The latest positions, from which the network learns."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from carrack.bots.learning.arrays import Real, Short
from carrack.bots.learning.net import Batch
from carrack.bots.learning.scales import Scales


@dataclass(frozen=True)
class Lesson:
    """Positions with equally many sides: features, and what they should be worth.

    `shared` (P, S), `rows` (P, n, F), `wins` (P, n), `points` (P, n) in units of their spread.
    """

    shared: Short
    rows: Short
    wins: Real
    points: Real

    def __len__(self) -> int:
        return len(self.shared)

    @property
    def sides(self) -> int:
        """How many sides every position has."""
        return int(self.rows.shape[1])

    def batch(self, scales: Scales, chosen: slice | np.ndarray = slice(None)) -> Batch:
        """Some of the positions as the network gets them."""
        shared, rows = scales.normal(self.shared[chosen], self.rows[chosen])
        return Batch(shared, rows, self.wins[chosen], self.points[chosen])


class Window:
    """Lessons, each from one game, the oldest of which are dropped."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.lessons: deque[Lesson] = deque()
        self.positions = 0

    def add(self, lesson: Lesson) -> None:
        """Takes one more game; drops old ones as long as enough positions are left."""
        self.lessons.append(lesson)
        self.positions += len(lesson)
        while self.positions - len(self.lessons[0]) >= self.size:
            self.positions -= len(self.lessons.popleft())

    def pools(self) -> list[Lesson]:
        """All positions, put together by their number of sides."""
        found: dict[int, list[Lesson]] = {}
        for lesson in self.lessons:
            found.setdefault(lesson.sides, []).append(lesson)
        return [joined(found[sides]) for sides in sorted(found)]

    def batches(
        self, scales: Scales, count: int, size: int, random: np.random.Generator
    ) -> Iterator[list[Batch]]:
        """So many times `size` positions, drawn at random; each time one batch a number of sides.

        A position may be drawn twice.
        """
        pools = self.pools()
        ends = np.cumsum([len(pool) for pool in pools])
        for _ in range(count):
            drawn = random.integers(ends[-1], size=size)
            places = np.searchsorted(ends, drawn, side="right")
            yield [
                pool.batch(scales, drawn[places == i] - (ends[i] - len(pool)))
                for i, pool in enumerate(pools)
                if (places == i).any()
            ]


def joined(lessons: list[Lesson]) -> Lesson:
    """Lessons with equally many sides, as one."""
    return Lesson(
        np.concatenate([lesson.shared for lesson in lessons]),
        np.concatenate([lesson.rows for lesson in lessons]),
        np.concatenate([lesson.wins for lesson in lessons]),
        np.concatenate([lesson.points for lesson in lessons]),
    )
