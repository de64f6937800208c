"""The figures of an analysis: what chances and points become in its payload."""

from __future__ import annotations

from math import sqrt

from carrack.analysis.decisions import DecisionPoint
from carrack.analysis.describe import Json, measured_payload, pair, rounded
from carrack.analysis.fortune import LuckEvent, Setup
from carrack.analysis.light_look import LightLook
from carrack.analysis.measured import Measured
from carrack.bots.assessment import Assessment

LEAST_LOSS = 0.002
"""A smaller loss of a chance of winning is not listed,"""
LEAST_ERRORS = 2.0
"""nor one of fewer standard errors."""
LEAST_LIGHT = 0.005
"""A smaller loss by the light judge, or a smaller stroke of luck, is not listed."""
MOMENTS = 12
"""The most decisions, and the most strokes of luck, that are listed as those that mattered."""

NOTHING = Measured()


def hindsight(value: LightLook, closed: Assessment, opened: Assessment) -> Json:
    """The expectation of all sides, changed by what knowing everything adds."""
    wins = [
        max(0.0, win + new - old)
        for win, old, new in zip(value.wins, closed.wins, opened.wins, strict=True)
    ]
    points = [
        point + new - old
        for point, old, new in zip(value.points, closed.points, opened.points, strict=True)
    ]
    whole = sum(wins) or 1.0
    return {"wins": rounded([win / whole for win in wins]), "points": rounded(points)}


def listed(loss: Measured) -> bool:
    """Whether a loss is clear enough to be shown; sums count every one."""
    return loss.win >= max(LEAST_LOSS, LEAST_ERRORS * loss.win_error)


def moments(decisions: list[Json], luck: list[Json]) -> list[Json]:
    """Return what changed the result most, the largest first; luck displaces no decision."""
    chosen = [_moment("decision", one, one["loss"]["win"]) for one in decisions if one["listed"]]
    drawn = [_moment("luck", one, max(abs(change) for change in one["wins"])) for one in luck]
    felt = [one for one in drawn if one["size"] >= LEAST_LIGHT]
    return sorted(_largest(chosen) + _largest(felt), key=_by_size)


def _largest(found: list[Json]) -> list[Json]:
    return sorted(found, key=_by_size)[:MOMENTS]


def _by_size(moment: Json) -> tuple[float, int, str]:
    return -moment["size"], moment["seq"], moment["kind"]


def _moment(kind: str, one: Json, size: float) -> Json:
    place = {key: one[key] for key in ("seq", "at", "turn", "seat")}
    return {"kind": kind, **place, "size": size}


def luck_payload(spot: DecisionPoint, event: LuckEvent, sides: int) -> Json:
    """Return what chance brought in a step, as the sum of its parts, by side."""
    parts: list[Json] = [
        {
            "what": part.what,
            "seen": part.seen,
            "wins": rounded([part.gains.get(side, NOTHING).win for side in range(sides)]),
            "points": rounded([part.gains.get(side, NOTHING).points for side in range(sides)]),
        }
        for part in event.parts
    ]
    errors = [event.error(side) for side in range(sides)]
    return {
        **spot.place(),
        "wins": added([part["wins"] for part in parts]),
        "points": added([part["points"] for part in parts]),
        "error": {
            "wins": rounded([error.win for error in errors]),
            "points": rounded([error.points for error in errors]),
        },
        "parts": parts,
    }


def setup_payload(setup: Setup) -> Json:
    """Return what the set-up brought each side, and the expectation before it."""
    return {
        "before": {"wins": rounded(setup.before.wins), "points": rounded(setup.before.points)},
        "wins": rounded([gain.win for gain in setup.gains]),
        "points": rounded([gain.points for gain in setup.gains]),
        "error": {
            "wins": rounded([gain.win_error for gain in setup.gains]),
            "points": rounded([gain.points_error for gain in setup.gains]),
        },
    }


def added(rows: list[list[float]]) -> list[float]:
    """The sums of rounded numbers, column by column."""
    return rounded([sum(column) for column in zip(*rows, strict=True)])


def reckoned(setup: Setup, luck: list[Json], side: int, win: float, points: float) -> Json:
    """Return the steps from a side's expectation to its share of the `win` and its `points`.

    `before`, `setup`, `luck` and `left` add up to them, but no chance changes by more than 1.
    """
    gain = setup.gains[side]
    before = pair(setup.before.wins[side], setup.before.points[side])
    first = measured_payload(gain)
    brought = _summed(NOTHING, luck, side)
    brought["win"] = within(brought["win"])
    left = pair(
        within(win - before["win"] - first["win"] - brought["win"]),
        points - before["points"] - first["points"] - brought["points"],
    )
    return {"before": before, "setup": first, "luck": brought, "left": left}


def adjusted(setup: Setup, luck: list[Json], side: int, win: float, points: float) -> Json:
    """Return a side's result as `skill` and `chance`, which add up to it to the last digit.

    `chance` is the luck of the set-up and of every draw, `skill` the result without it: both have
    the same standard error, and no limit.
    """
    chance = _summed(setup.gains[side], luck, side)
    error = chance.pop("error")
    result = pair(win, points)
    skill = pair(result["win"] - chance["win"], result["points"] - chance["points"])
    return {"result": result, "chance": chance, "skill": {**skill, "error": error}}


def _summed(gain: Measured, luck: list[Json], side: int) -> Json:
    """The luck of a side: a gain and its share of events, with the standard error of the sum."""
    errors = [one["error"] for one in luck]
    return measured_payload(
        Measured(
            gain.win + sum(one["wins"][side] for one in luck),
            gain.points + sum(one["points"][side] for one in luck),
            sqrt(gain.win_error**2 + sum(one["wins"][side] ** 2 for one in errors)),
            sqrt(gain.points_error**2 + sum(one["points"][side] ** 2 for one in errors)),
        )
    )


def within(share: float) -> float:
    """A change of a chance, limited to 1."""
    return max(-1.0, min(1.0, share))
