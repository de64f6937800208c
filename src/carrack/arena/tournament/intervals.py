"""Confidence intervals for figures that come in blocks.

Games of a block share their draws, so they are not independent; blocks are. What a block shows is
therefore kept together (:class:`Blocks`), and the spread is measured between blocks:

* **means** (points, differences of points): the ratio estimate over clusters with Student's t
  (Cochran, *Sampling Techniques*, 3rd edition, 1977, sections 2.11 and 6.3);
* **rates** (shares of wins, who was placed ahead of whom): Wilson's interval (JASA 22, 1927), with
  the number of independent games that would have the spread measured between blocks, corrected for
  the blocks being few (Korn and Graubard, Survey Methodology 24, 1998; compared with others by
  Franco, Little, Louis and Slud, J. Survey Statistics and Methodology 7, 2019). It stays within 0
  and 1, and does not shrink to a point when everything was won.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, inf, pi, sin, sqrt, tan
from statistics import NormalDist

LEVEL = 0.95
"""The default confidence level."""

EXACT_UP_TO = 200
"""Degrees of freedom up to which Student's t is summed up exactly."""


@dataclass(frozen=True)
class Interval:
    """An estimate and its bounds."""

    value: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        """Whether there are bounds at all: one block shows no spread."""
        return self.high < inf

    def to_json(self) -> dict[str, float | None]:
        """As plain data; bounds that are not known are null."""
        bounds = (self.low, self.high) if self.known else (None, None)
        return {
            "value": round(self.value, 4),
            "low": None if bounds[0] is None else round(bounds[0], 4),
            "high": None if bounds[1] is None else round(bounds[1], 4),
        }


class Blocks:
    """Sums over blocks: for each block an `amount` and the number of things it is over (`size`).

    The estimate is all amounts over all sizes. Only sums are kept, however many blocks there are.
    """

    def __init__(self) -> None:
        self.count = 0
        self.size = 0
        self.amount = 0.0
        self._sizes = 0.0
        self._products = 0.0
        self._amounts = 0.0

    def add(self, amount: float, size: int) -> None:
        self.count += 1
        self.size += size
        self.amount += amount
        self._sizes += size * size
        self._products += size * amount
        self._amounts += amount * amount

    @property
    def mean(self) -> float:
        """The estimate; 0 without blocks."""
        return self.amount / self.size if self.size else 0.0

    @property
    def variance(self) -> float:
        """The variance of the estimate between blocks; infinite for fewer than two."""
        if self.count < 2:
            return inf
        mean = self.mean
        squares = self._amounts - 2 * mean * self._products + mean * mean * self._sizes
        return max(squares, 0.0) * self.count / (self.count - 1) / self.size**2

    def mean_interval(self, level: float = LEVEL) -> Interval:
        """The mean with bounds by Student's t over blocks."""
        if self.count < 2:
            return Interval(self.mean, -inf, inf)
        reach = student(level, self.count - 1) * sqrt(self.variance)
        return Interval(self.mean, self.mean - reach, self.mean + reach)

    def rate_interval(self, level: float = LEVEL) -> Interval:
        """A rate with bounds by Wilson's interval for as many games as the blocks are worth."""
        if not self.count:
            return Interval(0.0, 0.0, 1.0)
        return wilson(self.mean, self.worth(level), level)

    def worth(self, level: float = LEVEL) -> float:
        """Return the number of independent games that would say as much about a rate.

        If no blocks differed, it is computed as if one game had gone differently; if nothing or
        everything was won, a block counts as one game.
        """
        rate = self.mean
        if self.count < 2 or rate <= 0 or rate >= 1:
            return float(self.count)
        least = (1 / self.size) ** 2  # the variance if one block had one more win
        worth = rate * (1 - rate) / max(self.variance, least)
        return worth * (normal(level) / student(level, self.count - 1)) ** 2


def wilson(rate: float, games: float, level: float = LEVEL) -> Interval:
    """Wilson's interval for a rate over `games` independent games (not always a whole number).

    >>> interval = wilson(0.8, 10)
    >>> round(interval.low, 3), round(interval.high, 3)
    (0.49, 0.943)
    """
    z = normal(level)
    share = z * z / games
    middle = (rate + share / 2) / (1 + share)
    reach = z / (1 + share) * sqrt(rate * (1 - rate) / games + share / (4 * games))
    return Interval(rate, max(0.0, min(middle - reach, rate)), min(1.0, max(middle + reach, rate)))


def normal(level: float) -> float:
    """Return how many standard deviations contain a normal value with this probability."""
    return NormalDist().inv_cdf((1 + level) / 2)


@lru_cache(maxsize=1024)
def student(level: float, freedom: int) -> float:
    """Student's t: the two-sided quantile for a number of degrees of freedom.

    Exact for few, by the expansion of Cornish and Fisher for many (Abramowitz and Stegun, 26.7.3 to
    26.7.5).

    >>> round(student(0.95, 4), 3), round(student(0.95, 1_000_000), 3)
    (2.776, 1.96)
    """
    if freedom > EXACT_UP_TO:
        return _expanded(normal(level), freedom)
    low, high = 0.0, pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < level:
            low = middle
        else:
            high = middle
    return tan(low) * sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """The probability that |t| is below tan(angle) · √freedom."""
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for i in range(freedom // 2):
        total += term
        step = 2 * i + 1 + odd
        term *= step / (step + 1) * cos(angle) ** 2
    inner = sin(angle) * total
    return 2 / pi * (angle + inner) if odd else inner


def _expanded(z: float, freedom: int) -> float:
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
