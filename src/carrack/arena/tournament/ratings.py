"""Ratings by openskill's Plackett-Luce model, from the places of one game after another.

Weng and Lin, *A Bayesian Approximation Method for Online Ranking*, JMLR 12, 2011. Every game counts
alike (`tau` is 0: bots do not change while they play), so ratings settle over the games; they
depend only on the games and their order.

A difference of `SCALE` points means that the stronger is placed first about e (2.72) times as often
as the weaker, once both uncertainties are small.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Generic, TypeVar

from openskill.models import PlackettLuce

START = 25.0
SIGMA = START / 3
BETA = START / 6
SCALE = sqrt(2) * BETA
POINTS = 300
"""The most points of a trajectory that are kept."""

Value = TypeVar("Value")

Row = dict[str, tuple[float, float]]
"""Rating and uncertainty (one standard deviation) by name."""


class Ratings:
    """The ratings of all sides, by name."""

    def __init__(self, names: Iterable[str]) -> None:
        self._model = PlackettLuce(mu=START, sigma=SIGMA, beta=BETA, tau=0.0)
        self.mu = dict.fromkeys(names, START)
        self.sigma = dict.fromkeys(self.mu, SIGMA)
        self.games = 0

    def add(self, names: Sequence[str], places: Sequence[int]) -> None:
        """Add a game: who took part, and their places.

        A bot in several seats is updated from each, as if they were different, equally strong bots.
        """
        self.games += 1
        if len(names) < 2:
            return
        teams = [[self._model.rating(mu=self.mu[n], sigma=self.sigma[n])] for n in names]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        before = {name: (self.mu[name], self.sigma[name]) for name in names}
        for name, [new] in zip(names, rated, strict=True):
            mu, sigma = before[name]
            self.mu[name] += new.mu - mu
            self.sigma[name] *= new.sigma / sigma

    def row(self) -> Row:
        """The current ratings."""
        return {name: (self.mu[name], self.sigma[name]) for name in self.mu}


class Trajectory(Generic[Value]):
    """A value over time: evenly spread samples, however long the series is."""

    def __init__(self) -> None:
        self.every = 1
        self.points: list[tuple[int, Value]] = []
        self._seen = 0

    def add(self, where: int, value: Value) -> None:
        """Keep a value if one is due; when there are too many, every other one is dropped."""
        self._seen += 1
        if self._seen % self.every:
            return
        self.points.append((where, value))
        if len(self.points) > POINTS:
            self.points = self.points[1::2]
            self.every *= 2
