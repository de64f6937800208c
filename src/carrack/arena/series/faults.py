"""What own bots did wrong in a series: told when it first happens, counted, and told at the end."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence

log = logging.getLogger(__name__)


class Faults:
    """Lost decisions by bot, and what each bot did wrong last."""

    def __init__(self) -> None:
        self.lost: Counter[str] = Counter()
        self.last: dict[str, str] = {}

    def add(self, names: Sequence[str], lost: list[int], fault: dict[str, str]) -> None:
        """A game: who sat in the seats, how many decisions each lost, what they did wrong last."""
        for name, text in fault.items():
            if name not in self.last:
                log.warning("carrack: a random move is made in place of a lost decision: %s", text)
            self.last[name] = text
        for name, times in zip(names, lost, strict=False):
            self.lost[name] += times

    def lines(self) -> list[str]:
        """A sentence for each bot that lost decisions."""
        return [
            f"{name} lost {times} of its decisions to faults of its own; "
            f"the last of them: {self.last[name]}"
            for name, times in self.lost.items()
            if times
        ]
