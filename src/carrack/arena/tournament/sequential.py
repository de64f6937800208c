"""Sequential test of a contest between two bots, after every block: testing by betting.

A gambler with one unit of money bets against the hypothesis "the mean score of a block is m", at
odds that are fair if it is true. Then no strategy makes money, and the chance of ever holding 1/α
times the stake is at most α (Ville's inequality). So an m against which that much was won is
excluded for good, at any time: the rest contains the true mean *throughout the series* with
probability 1 - α, however often one looks and whenever one stops. No distribution is assumed, only
that scores lie between 0 and 1 and that their mean does not change with what came before.

Half of the stake is bet on scores above m, half on scores below; each half is divided among
gamblers who put the same fraction of their money at stake on every block, some bold for bots that
differ much, some cautious for those that differ little. With a fraction f bet on scores above m, a
score x multiplies the money by 1 - f + f·x/m, whose mean is 1 if that of x is m.

Waudby-Smith and Ramdas, *Estimating means of bounded random variables by betting*, JRSS B 86, 2024
(arXiv:2010.09686), call it a hedged capital process with diversified bets. Since the money falls as
m rises, the bounds are found by halving; since fractions do not change, only the number of times
each score came matters, not the order, and a long series takes no longer than a short one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import exp, log

GRID = 1000
"""Bounds are rounded outwards to 0, 1/GRID, …, 1."""

FRACTIONS = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 7 / 8)
"""The fractions that the gamblers stake."""


class Wager:
    """Scores from 0 to 1, one per block, and the interval for their mean."""

    def __init__(self, alpha: float = 0.05) -> None:
        self.alpha = alpha
        self.count = 0
        self.total = 0.0
        self._scores: Counter[float] = Counter()
        self._lowest, self._highest = 0, GRID  # up to where means are excluded
        self._needed = log(2 / alpha)  # for each half of the stake

    @property
    def mean(self) -> float:
        """The mean of the scores so far; ½ before the first."""
        return self.total / self.count if self.count else 0.5

    @property
    def low(self) -> float:
        """The mean is above this (or is 0)."""
        return self._lowest / GRID

    @property
    def high(self) -> float:
        """The mean is below this (or is 1)."""
        return self._highest / GRID

    def add(self, score: float) -> None:
        self.count += 1
        self.total += score
        self._scores[score] += 1
        if self._lowest < self._highest - 1 and self._excluded_from_below(self._lowest + 1):
            self._lowest = self._last_excluded()
        if self._lowest < self._highest - 1 and self._excluded_from_above(self._highest - 1):
            self._highest = self._first_excluded()

    def above(self, mean: float) -> bool:
        """Whether every mean up to this one is excluded."""
        return self.low >= mean

    def below(self, mean: float) -> bool:
        """Whether every mean from this one on is excluded."""
        return self.high <= mean

    def _last_excluded(self) -> int:
        """The highest mean excluded from below, found by halving."""
        low, high = self._lowest + 1, self._highest
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self._excluded_from_below(middle) else (low, middle)
        return low

    def _first_excluded(self) -> int:
        """The lowest mean excluded from above, found by halving."""
        low, high = self._lowest, self._highest - 1
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if self._excluded_from_above(middle) else (middle, high)
        return high

    def _excluded_from_below(self, step: int) -> bool:
        return won(self._scores.items(), step / GRID) >= self._needed

    def _excluded_from_above(self, step: int) -> bool:
        mirrored = ((1 - score, times) for score, times in self._scores.items())
        return won(mirrored, 1 - step / GRID) >= self._needed


def won(scores: Iterable[tuple[float, int]], mean: float) -> float:
    """The logarithm of the money made by betting on scores above a mean.

    `scores` are pairs of a score and its count. One unit is divided among the gamblers.
    """
    rows = [(growth(score, mean), times) for score, times in scores]
    sums = [sum(row[i] * times for row, times in rows) for i in range(len(FRACTIONS))]
    most = max(sums)
    return most + log(sum(exp(each - most) for each in sums) / len(sums))


@lru_cache(maxsize=65536)
def growth(score: float, mean: float) -> list[float]:
    """Return what a score adds to the logarithm of each gambler's money."""
    return [log(1 - f + f * score / mean) for f in FRACTIONS]
