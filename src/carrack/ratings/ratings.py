"""Ratings by game and number of players, from the results of games in the order of their ends.

Plackett-Luce by openskill, with the parameters that it publishes (Weng and Lin, *A Bayesian
Approximation Method for Online Ranking*, JMLR 12, 2011). docs/ratings.md has the rule in full.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from carrack.ratings.results import Played, Side

START, SIGMA = 25.0, 25.0 / 3
BETA, TAU, KAPPA = 25.0 / 6, 25.0 / 300, 0.0001
DIGITS = 2
"""The decimals that are shown."""

MODEL = PlackettLuce(mu=START, sigma=SIGMA, beta=BETA, tau=TAU, kappa=KAPPA)


@dataclass(frozen=True)
class Rating:
    """An estimate of a strength: its mean, and its standard deviation."""

    mu: float = START
    sigma: float = SIGMA

    @property
    def shown(self) -> float:
        """The rating as it is shown: almost surely the strength is above it."""
        return round(self.mu - 3 * self.sigma, DIGITS) + 0.0

    @property
    def uncertainty(self) -> float:
        """The standard deviation as it is shown."""
        return round(self.sigma, DIGITS)


@dataclass
class Standing:
    """A rating with the games that led to it: after each of them, what it was."""

    rating: Rating = field(default_factory=Rating)
    curve: list[tuple[Played, Rating]] = field(default_factory=list)


@dataclass(frozen=True, order=True)
class RatedKind:
    """Games that are rated together: the same game with the same number of players."""

    game: str
    players: int


@dataclass
class RatingTable:
    """All ratings, pool by pool, and the games that count, in the order of their ends."""

    pools: dict[RatedKind, dict[Side, Standing]]
    games: list[Played]

    def table(self, pool: RatedKind) -> list[tuple[Side, Standing]]:
        """Everybody in a pool, the best first."""
        sides = self.pools.get(pool, {}).items()
        return sorted(sides, key=lambda each: (-each[1].rating.shown, each[0]))


def in_order(games: Iterable[Played]) -> list[Played]:
    """The games that count, each once, in the order of their ends, then of their names."""
    counting = {game.name: game for game in games if game.uncounted is None}
    return sorted(counting.values(), key=lambda game: (game.ended, game.name))


def rated(games: Iterable[Played]) -> RatingTable:
    """The ratings after all these games, in whatever order they are given."""
    ratings = RatingTable({}, in_order(games))
    for game in ratings.games:
        standings = ratings.pools.setdefault(RatedKind(game.game, game.players), {})
        for side, rating in after(game, standings).items():
            standing = standings.setdefault(side, Standing())
            standing.rating = rating
            standing.curve.append((game, rating))
    return ratings


def after(game: Played, before: dict[Side, Standing]) -> dict[Side, Rating]:
    """The ratings of those who took part, after a game.

    A bot on several seats counts as so many bots of the same strength: what each of them gains is
    added up, and by what each becomes surer is multiplied.
    """
    old = [before[side].rating if side in before else Rating() for side in game.sides]
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in old]
    new = MODEL.rate(teams, ranks=[float(place) for place in game.places])
    result: dict[Side, Rating] = {}
    for side, was, [now] in zip(game.sides, old, new, strict=True):
        so_far = result.get(side, was)
        mu, sigma = so_far.mu + (now.mu - was.mu), so_far.sigma * (now.sigma / was.sigma)
        result[side] = Rating(mu, sigma)
    return result
