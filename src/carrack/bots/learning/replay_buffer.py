"""The latest positions, from which the network learns."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from carrack.bots.learning.arrays import Real, Short
from carrack.bots.learning.net import TrainingBatch
from carrack.bots.learning.quantization import Scales

SAMPLE_ARRAYS = ("shared", "rows", "wins", "points")
"""The arrays of some positions."""


@dataclass(frozen=True)
class Samples:
    """Positions with the same number of sides: features, and what they should be worth.

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
        """Return the number of sides, which is that of every position."""
        return int(self.rows.shape[1])

    def batch(self, scales: Scales, chosen: slice | np.ndarray = slice(None)) -> TrainingBatch:
        """Some of the positions, normalised for the network."""
        shared, rows = scales.normal(self.shared[chosen], self.rows[chosen])
        return TrainingBatch(shared, rows, self.wins[chosen], self.points[chosen])


class SamplePool:
    """Positions with the same number of sides; new ones are added and old ones dropped.

    They are in arrays with spare room, so that nothing is copied until that is used up; then as
    much room is made as there are positions.
    """

    def __init__(self, first: Samples) -> None:
        self._room = first
        self._start, self._end = 0, len(first)

    def add(self, lesson: Samples) -> None:
        """Append positions."""
        end = self._end + len(lesson)
        if end > len(self._room):
            self._move_to(2 * (end - self._start))
            end = self._end + len(lesson)
        for name in SAMPLE_ARRAYS:
            getattr(self._room, name)[self._end : end] = getattr(lesson, name)
        self._end = end

    def _move_to(self, size: int) -> None:
        held = self.held()
        room = Samples(
            *[
                np.empty((size, *one.shape[1:]), one.dtype)
                for one in [getattr(held, n) for n in SAMPLE_ARRAYS]
            ]
        )
        for name in SAMPLE_ARRAYS:
            getattr(room, name)[: len(held)] = getattr(held, name)
        self._room, self._start, self._end = room, 0, len(held)

    def drop(self, count: int) -> None:
        """Forget this many of the oldest."""
        self._start += count

    def held(self) -> Samples:
        """All positions, the oldest first; valid until more are added."""
        part = slice(self._start, self._end)
        return Samples(*[getattr(self._room, name)[part] for name in SAMPLE_ARRAYS])


class ReplayBuffer:
    """The positions of the latest games. `games` are their numbers of sides and positions."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.games: deque[tuple[int, int]] = deque()
        self.positions = 0
        self._pools: dict[int, SamplePool] = {}

    def add(self, lesson: Samples) -> None:
        """Add one more game; drop old ones as long as enough positions are left."""
        sides, length = lesson.sides, len(lesson)
        if sides in self._pools:
            self._pools[sides].add(lesson)
        else:
            self._pools[sides] = SamplePool(lesson)
        self.games.append((sides, length))
        self.positions += length
        while self.positions - self.games[0][1] >= self.size:
            sides, length = self.games.popleft()
            self._pools[sides].drop(length)
            self.positions -= length

    def pools(self) -> list[Samples]:
        """All positions, grouped by their number of sides."""
        held = [self._pools[sides].held() for sides in sorted(self._pools)]
        return [lesson for lesson in held if len(lesson)]

    def batches(
        self, scales: Scales, count: int, size: int, random: np.random.Generator
    ) -> Iterator[list[TrainingBatch]]:
        """Yield `count` times `size` random positions, each time as one batch per number of sides.

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
