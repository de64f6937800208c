"""The processor time that bots took in a tournament."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carrack.arena.series.statistics import at_share

A_SECOND = 10_000
"""The buckets in which times of turns are counted, so that memory does not grow with the series."""


class ProcessorTime:
    """CPU seconds by bot, for all its games and for each of its turns."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.turns: dict[str, Counter[int]] = {}

    def add(self, names: list[str], thought: list[list[float]]) -> None:
        """Count one more game: the bots by seat, and the seconds of each in its turns."""
        for name, turns in zip(names, thought, strict=True):
            self.games[name] += 1
            self.seconds[name] += sum(turns)  # type: ignore[assignment]
            steps = self.turns.setdefault(name, Counter())
            steps.update(round(A_SECOND * seconds) for seconds in turns)

    def to_json(self) -> dict[str, dict[str, Any]]:
        """By bot, in seconds: the mean per seat and game, and the quantiles of turns."""
        return {
            name: {
                "game": round(self.seconds[name] / self.games[name], 4),
                "turn_median": at_share(steps, 0.5) / A_SECOND,
                "turn_95": at_share(steps, 0.95) / A_SECOND,
                "turn_most": max(steps, default=0) / A_SECOND,
            }
            for name, steps in self.turns.items()
        }
