"""A rating of play: what a seat lost in a game, and its PR over any number of games.

PR (performance rating) is 1,000 times the sum of losses, in chances of winning, divided by the
number of free stretches: the lower, the better. The same sums are made for what each of the four
strengths would have lost in the same positions; so a PR can be read as a strength.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt

from carrack.analysis.close_look import CloseLook
from carrack.analysis.describe import Json
from carrack.analysis.measured import Measured, variance
from carrack.analysis.sampling import Chosen
from carrack.core.chance import Stream

LEAST_FREE = 10
"""Below so many free stretches there is no PR."""
PHASES = 3
"""A game has so many phases, by its pace."""
UNITS = ("win", "points")
FINE = 6
"""Digits of sums of losses."""
RESAMPLES = 1000
"""So many pools of the same games, drawn with repetition, give the interval of a PR;"""
FEW_GAMES = 5
"""of fewer games than this it comes from their standard errors."""
SURE = 1.96
"""Standard errors to each side of an interval of 95 %."""
NEAR = 0.25
"""A PR this near to that of a strength, in steps from one strength to the next, is like it."""


class Looked:
    """A close look, how many stretches it stands for, its phase and the kind of what was played.

    `missed` are the points that the best line scores at once beyond those of the one played, by
    source.
    """

    def __init__(
        self,
        chosen: Chosen,
        look: CloseLook,
        phase: int,
        kind: str,
        missed: dict[str, int] | None = None,
    ) -> None:
        self.chosen = chosen
        self.look = look
        self.phase = phase
        self.kind = kind
        self.missed = missed or {}


LossOf = Callable[[Looked], Measured]


def own_loss(looked: Looked) -> Measured:
    """The loss by the line that was played."""
    return looked.look.loss


def seat_rating(seat: int, free: list[int], looks: list[Looked], names: Sequence[str]) -> Json:
    """Return what a seat lost in a game: in all, by phase and by kind of action.

    `free` is the number of its free stretches in each phase, `looks` are all close looks of the
    game, `names` those of the strengths.
    """
    mine = [one for one in looks if one.chosen.seat == seat]

    def loss_of(name: str) -> LossOf:
        return lambda one: one.look.strengths[name]

    return {
        "seat": seat,
        "free": sum(free),
        "looks": len(mine),
        "loss": lost(mine, looks, own_loss),
        "strengths": [{"name": name, **lost(mine, looks, loss_of(name))} for name in names],
        "phases": [
            {"free": free[phase], **summed(one for one in mine if one.phase == phase)}
            for phase in range(PHASES)
        ],
        "kinds": [
            {"key": kind, **summed(one for one in mine if one.kind == kind)}
            for kind in sorted({one.kind for one in mine if one.kind})
        ],
    }


def sources_missed(seat: int, looks: Iterable[Looked]) -> list[Json]:
    """Return what the best lines of a seat would have scored at once, by source, less what it did.

    Weighted as losses are; so what is left of its loss in points comes later in the game.
    """
    return _by_source(
        (source, one.chosen.weight * points)
        for one in looks
        if one.chosen.seat == seat
        for source, points in one.missed.items()
    )


def _by_source(several: Iterable[tuple[str, float]]) -> list[Json]:
    """The sums of points by source."""
    sums: dict[str, float] = {}
    for source, points in several:
        sums[source] = sums.get(source, 0.0) + points
    return [{"key": source, "points": round(sums[source], FINE)} for source in sorted(sums)]


def summed(looks: Iterable[Looked]) -> Json:
    """The losses of a seat in some of its stretches."""
    return _added(
        {unit: one.chosen.weight * getattr(one.look.loss, unit) for unit in UNITS} for one in looks
    )


def lost(mine: list[Looked], looks: list[Looked], loss_of: LossOf) -> Json:
    """The losses of a seat in all, with their standard errors.

    These come from the playouts, and from the lot. Of each part of a seat's stretches one is drawn;
    how much losses differ within it is estimated from the same part of the other seats.
    """
    sums: Json = {"error": {}}
    for unit in UNITS:
        values = [(one.chosen, getattr(loss_of(one), unit)) for one in mine]
        errors = [(one.chosen, getattr(loss_of(one), f"{unit}_error")) for one in mine]
        lots = [
            (one.chosen.part, getattr(loss_of(one), unit)) for one in looks if not one.chosen.dear
        ]
        square = sum(one.weight * error**2 for one, error in errors)
        square += _of_lot([one for one, _ in values if not one.dear], lots)
        sums[unit] = round(sum(one.weight * value for one, value in values), FINE)
        sums["error"][unit] = round(sqrt(square), FINE)
    return sums


def _of_lot(drawn: list[Chosen], lots: list[tuple[int, float]]) -> float:
    """The square of the standard error that comes from having drawn only some.

    `lots` are parts and losses of all that were drawn in the game.
    """
    square = 0.0
    for one in drawn:
        alike = [loss for part, loss in lots if part == one.part]
        spread = variance(alike if len(alike) > 1 else [loss for _, loss in lots])
        square += one.weight * (one.weight - 1) * spread
    return square


def rated(sums: Json) -> Json:
    """The losses of a seat in one game, with its PR and that of every strength."""
    whole = pooled([[sums]])
    prs = {one["name"]: one["pr"] for one in whole["strengths"]}
    strengths = [{**one, "pr": prs.get(one["name"])} for one in sums["strengths"]]
    figures = {name: whole[name] for name in ("pr", "points", "like")}
    return {**sums, **figures, "strengths": strengths}


# --- over games -------------------------------------------------------------------------------


Pool = Sequence[Sequence[Json]]
"""Some games, each with what a player lost in it: in one seat as a rule."""


def pooled(pool: Pool) -> Json:
    """Return the PR of a player's losses in several games, and what belongs to it.

    `pr` is None below :data:`LEAST_FREE` free stretches, else `value`, `low` and `high`; `points`
    are lost in a free stretch; `strengths` have the PR of each strength in the same positions;
    `like` is None where the interval holds the weakest and the strongest of them.
    """
    ratings = [one for game in pool for one in game]
    free: int = sum(one["free"] for one in ratings)
    if free < LEAST_FREE:
        return {"free": free, "pr": None, "points": None, "strengths": [], "like": None}
    value = _pr(pool, _own)
    names = [one["name"] for one in ratings[0]["strengths"]]
    strengths = [{"name": name, "pr": _pr(pool, partial(_of, i))} for i, name in enumerate(names)]
    pr = {"value": value, **_interval(pool, value)}
    prs = [one["pr"] for one in strengths]
    told = bool(prs) and not (pr["low"] <= min(prs) and max(prs) <= pr["high"])
    return {
        "free": free,
        "pr": pr,
        "points": round(sum(one["loss"]["points"] for one in ratings) / free, FINE),
        "strengths": strengths,
        "like": like(value, strengths) if told else None,
    }


def over_games(pool: Pool) -> Json:
    """Return the ratings of a player in several games together: :func:`pooled`, and more.

    Their entries hold what :func:`seat_rating` returns and the `result`, `chance` and `skill` of
    the seat, and its `sources`. `result` and the like are means of a game; `phases`, `kinds` and
    `sources` are sums.
    """
    ratings = [one for game in pool for one in game]
    return {"games": len(pool), **pooled(pool), **adjusted(ratings), **places(ratings)}


def adjusted(ratings: Sequence[Json]) -> Json:
    """The mean result of a game, and what it was without luck, with the standard error of that."""
    if not ratings:
        return {"result": None, "chance": None, "skill": None}
    count = len(ratings)
    result, chance = (
        {unit: round(sum(one[part][unit] for one in ratings) / count, FINE) for unit in UNITS}
        for part in ("result", "chance")
    )
    skill: Json = {unit: round(result[unit] - chance[unit], FINE) for unit in UNITS}
    skill["error"] = {
        unit: sqrt(sum(one["skill"]["error"][unit] ** 2 for one in ratings)) / count
        for unit in UNITS
    }
    return {"result": result, "chance": chance, "skill": skill}


def places(ratings: Sequence[Json]) -> Json:
    """The losses by phase, by kind of action, and at once by source, in all."""
    sources = (each for rating in ratings for each in rating.get("sources", ()))
    kinds = sorted({one["key"] for rating in ratings for one in rating["kinds"]})
    return {
        "phases": [
            {
                "free": sum(rating["phases"][phase]["free"] for rating in ratings),
                **_added(rating["phases"][phase] for rating in ratings),
            }
            for phase in range(PHASES)
        ],
        "kinds": [
            {"key": kind, **_added(o for r in ratings for o in r["kinds"] if o["key"] == kind)}
            for kind in kinds
        ],
        "sources": _by_source((each["key"], each["points"]) for each in sources),
    }


def _added(losses: Iterable[Json]) -> Json:
    several = list(losses)
    return {unit: round(sum(one[unit] for one in several), FINE) for unit in UNITS}


def _own(rating: Json) -> float:
    return float(rating["loss"]["win"])


def _of(strength: int, rating: Json) -> float:
    return float(rating["strengths"][strength]["win"])


def _pr(pool: Pool, loss_of: Callable[[Json], float]) -> float:
    losses = sum(loss_of(one) for game in pool for one in game)
    free: int = sum(one["free"] for game in pool for one in game)
    return round(1000 * losses / max(1, free), 2)


def _interval(pool: Pool, value: float) -> Json:
    """The interval of 95 %: from pools of the same games drawn anew; of a few by their errors."""
    if len(pool) < FEW_GAMES:
        ratings = [one for game in pool for one in game]
        free = sum(one["free"] for one in ratings)
        error = sqrt(sum(one["loss"]["error"]["win"] ** 2 for one in ratings))
        far = 1000 * SURE * error / free
        return {"low": round(value - far, 2), "high": round(value + far, 2)}
    stream = Stream(len(pool))
    drawn = ([pool[stream.below(len(pool))] for _ in pool] for _ in range(RESAMPLES))
    found = sorted(_pr(again, _own) for again in drawn)
    edge = RESAMPLES // 40
    return {"low": found[edge], "high": found[-1 - edge]}


def like(value: float, strengths: Sequence[Json]) -> Json:
    """The strength that a PR stands for, as `{how, strength, next}`; strengths are weakest first.

    `how` is `at` a strength, `between` it and the next one, `below` the weakest or `above` the
    strongest. How far above is not said: a judge cannot rate who is as strong as itself.
    """
    names = [one["name"] for one in strengths]
    prs = in_order([one["pr"] for one in strengths])
    steps = [before - after for before, after in pairwise(prs)]
    if value > prs[0] + NEAR * (steps[0] if steps else 0.0):
        return {"how": "below", "strength": names[0], "next": None}
    if value < prs[-1] - NEAR * (steps[-1] if steps else 0.0):
        return {"how": "above", "strength": names[-1], "next": None}
    for i, step in enumerate(steps):
        if prs[i] - NEAR * step > value > prs[i + 1] + NEAR * step:
            return {"how": "between", "strength": names[i], "next": names[i + 1]}
    near = min(range(len(prs)), key=lambda i: (abs(prs[i] - value), -i))
    return {"how": "at", "strength": names[near], "next": None}


def in_order(prs: Sequence[float]) -> list[float]:
    """The same numbers, never rising: those that do are replaced by their mean."""
    blocks: list[tuple[float, int]] = []  # mean and size
    for value in prs:
        block = (value, 1)
        while blocks and blocks[-1][0] < block[0]:
            mean, size = blocks.pop()
            block = ((mean * size + block[0] * block[1]) / (size + block[1]), size + block[1])
        blocks.append(block)
    return [mean for mean, size in blocks for _ in range(size)]
