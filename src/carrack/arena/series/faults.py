"""Faults of users' bots in a series: counted, and summed up at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


class Faults:
    """Lost decisions by bot, and the last fault of each."""

    def __init__(self) -> None:
        self.lost: Counter[str] = Counter()
        self.last: dict[str, str] = {}

    def add(self, names: Sequence[str], lost: list[int], fault: dict[str, str]) -> None:
        """Add a game: the bots by seat, the decisions that each lost, and their last faults."""
        for name, text in fault.items():
            self.last[name] = text
        for name, times in zip(names, lost, strict=False):
            self.lost[name] += times

    def lines(self) -> list[str]:
        """A sentence for each bot that lost decisions."""
        return [
            f"{name} lost {times} of its decisions to faults of its own; the last one: "
            f"{self.last[name]}"
            for name, times in self.lost.items()
            if times
        ]
