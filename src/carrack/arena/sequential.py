"""When a contest of two bots is decided, looked at after every block: testing by betting.

A gambler with one unit of money bets against the hypothesis "the mean score of a block is m". If it
is true, no strategy makes money, and the chance ever to hold 1/α times the stake is at most α
(Ville's inequality). So whatever m has lost against the gambler by that factor is excluded, at any
time and for good: the interval of what is left holds the true mean *throughout the series* with
probability 1 - α, however often one looks and whenever one stops. No distribution is assumed, only
that scores lie between 0 and 1 and that what came before does not change the mean of what follows.

This is the hedged capital process of Waudby-Smith and Ramdas, *Estimating means of bounded random
variables by betting*, JRSS B 86, 2024 (arXiv:2010.09686), with their predictable plug-in bets and
their truncation at 3/4.
"""

from __future__ import annotations

from math import log, log1p, sqrt

GRID = 1000
"""Hypotheses are the means 0, 1/GRID, …, 1; bounds are rounded outwards to them."""

CAUTION = 0.75
"""The largest part of what could be lost at once that is put at stake."""


class Wager:
    """Scores from 0 to 1, one a block, and the interval that always holds their mean."""

    def __init__(self, alpha: float = 0.05) -> None:
        self.alpha = alpha
        self.count = 0
        self.total = 0.0
        self._spread = 0.25  # sum of squares about the mean so far, begun with half a prior score
        self._lowest, self._highest = 0, GRID  # what is not excluded yet
        self._above = [0.0] * (GRID + 1)  # log of the money bet on a mean above the hypothesis
        self._below = [0.0] * (GRID + 1)
        self._limit = log(2 / alpha)  # either gambler holds half of the stake

    @property
    def mean(self) -> float:
        """Of the scores so far; ½ before the first."""
        return self.total / self.count if self.count else 0.5

    @property
    def low(self) -> float:
        """The mean is not below this."""
        return max(self._lowest - 1, 0) / GRID

    @property
    def high(self) -> float:
        """The mean is not above this."""
        return min(self._highest + 1, GRID) / GRID

    def above(self, mean: float) -> bool:
        """Whether every mean up to this one is excluded."""
        return self._lowest > mean * GRID

    def below(self, mean: float) -> bool:
        """Whether every mean from this one on is excluded."""
        return self._highest < mean * GRID

    def add(self, score: float) -> None:
        """One more block. The bets are placed before its score is looked at."""
        bet = self._bet()
        for i in range(self._lowest, self._highest + 1):
            mean = i / GRID
            on_above = min(bet, CAUTION / mean) if i else bet
            on_below = min(bet, CAUTION / (1 - mean)) if i < GRID else bet
            self._above[i] += log1p(on_above * (score - mean))
            self._below[i] += log1p(-on_below * (score - mean))
        self._file(score)
        self._exclude()

    def _bet(self) -> float:
        """What is staked on each unit of surprise, for the spread so far."""
        number = self.count + 1
        variance = self._spread / number
        return sqrt(2 * log(2 / self.alpha) / (variance * number * log(number + 1)))

    def _file(self, score: float) -> None:
        self.count += 1
        self.total += score
        self._spread += (score - (0.5 + self.total) / (self.count + 1)) ** 2

    def _exclude(self) -> None:
        """Takes away from both ends what has lost; one mean always stays."""
        while self._lowest < self._highest and self._above[self._lowest] >= self._limit:
            self._lowest += 1
        while self._lowest < self._highest and self._below[self._highest] >= self._limit:
            self._highest -= 1
