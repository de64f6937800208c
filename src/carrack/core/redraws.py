"""Other outcomes of chance: draws of a move answered differently, or all of them listed.

To say what an outcome was worth, it is compared with others that might have come. `FixedFirst`
keeps the first draws and leaves the rest to another source; `Listing` goes through every possible
outcome, one after another; `Turned` deals cards so that each of a few deals puts a different card
in the same place.

>>> row = [FixedFirst([Draw("throw 1", [4])], Listing([n])) for n in range(3)]
>>> [(luck.integers("throw 1", [6]), luck.integers("throw 2", [3])) for luck in row]
[([4], [0]), ([4], [1]), ([4], [2])]
"""

from __future__ import annotations

from math import comb
from typing import Final

from carrack.core.chance import Chance, Draw, Recorded, Stream
from carrack.core.streams import MILLION

MOST_SHAPES: Final = 256
"""A draw with more outcomes than this is not listed,"""
MOST_DRAWS: Final = 32
"""nor a move with more draws than this: some throw again until something fits."""


class FixedFirst(Recorded):
    """Answers the first draws from a record, and all that come after them from another source."""

    def __init__(self, draws: list[Draw], source: Chance) -> None:
        super().__init__(draws)
        self.source = source

    def permutation(self, purpose: str, size: int) -> list[int]:
        if self.position < len(self.draws):
            return super().permutation(purpose, size)
        return self.source.permutation(purpose, size)

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        if self.position < len(self.draws):
            return super().integers(purpose, bounds)
        return self.source.integers(purpose, bounds)

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        if self.position < len(self.draws):
            return super().binomials(purpose, trials, odds)
        return self.source.binomials(purpose, trials, odds)


class TooMany(Exception):
    """A draw, or a sequence of draws, with too many outcomes to be listed."""


class Listing(Chance):
    """One of all the ways that draws can come out: `path` holds the answer to each draw.

    Draws beyond the path get their first answer. `draws` are the answers given, `ways` the number
    of answers to each draw, `weight` the probability of them all. Follow :meth:`next_path` until it
    is None to visit every way once. Raises TooMany.
    """

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.draws: list[Draw] = []
        self.ways: list[int] = []
        self.weight = 1.0

    def permutation(self, purpose: str, size: int) -> list[int]:
        """Shuffles are not listed, unless there is only one order."""
        if size > 1:
            raise TooMany(purpose)
        return self._answered(purpose, list(range(size)), 1)

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        ways = product(bounds)
        outcome = spelt(self._way(purpose, ways), bounds)
        self.weight /= ways
        return self._answered(purpose, outcome, ways)

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        shape = [tries + 1 for tries in trials]
        ways = product(shape)
        outcome = spelt(self._way(purpose, ways), shape)
        for i in range(len(trials)):
            self.weight *= binomial(trials[i], outcome[i], odds[i] / MILLION)
        return self._answered(purpose, outcome, ways)

    def next_path(self) -> list[int] | None:
        """The path of the next way; None after the last one."""
        path = [*self.path, *[0] * len(self.ways)][: len(self.ways)]
        while path:
            last = path.pop() + 1
            if last < self.ways[len(path)]:
                return [*path, last]
        return None

    def _way(self, purpose: str, ways: int) -> int:
        number = len(self.ways)
        if ways > MOST_SHAPES or number == MOST_DRAWS:
            raise TooMany(purpose)
        return self.path[number] if number < len(self.path) else 0

    def _answered(self, purpose: str, outcome: list[int], ways: int) -> list[int]:
        self.draws.append(Draw(purpose, outcome))
        self.ways.append(ways)
        return list(outcome)


def product(bounds: list[int]) -> int:
    """Return the number of rows of numbers, each number below its bound."""
    ways = 1
    for bound in bounds:
        ways *= bound
    return ways


def spelt(number: int, bounds: list[int]) -> list[int]:
    """The row with that number among all rows of numbers below their bounds."""
    row = []
    for bound in bounds:
        row.append(number % bound)
        number //= bound
    return row


def binomial(tries: int, hits: int, share: float) -> float:
    """The probability of this many hits."""
    return float(comb(tries, hits)) * share**hits * (1.0 - share) ** (tries - hits)


class Turned(Stream):
    """A stream whose shuffles are one shuffle, rotated by a fraction of its length.

    Each of `among` such streams with the same start puts a different card in a place, as far as
    there are enough, and with as many streams as cards each card is once in every place. Each
    stream alone is as random as any. `largest` is the length of the longest shuffle asked for.
    """

    def __init__(self, start: int, number: int, among: int) -> None:
        super().__init__(start)
        self.number = number
        self.among = among
        self.largest = 0

    def shuffled(self, size: int) -> list[int]:
        self.largest = max(self.largest, size)
        row = super().shuffled(size)
        start = self.number * size // self.among
        return row[start:] + row[:start]
