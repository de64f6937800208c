"""Standings: points for places, and who stands before whom where points are equal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

MISSING = 0
"""The place of somebody who was missing."""


@dataclass(frozen=True)
class LeagueGame:
    """A game that counts: who sat on its seats, and in which places they ended.

    Shared places are equal numbers; `MISSING` stands for whoever did not play. A game that never
    happened is one in which those who had come share the first place.
    """

    people: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class StandingsLine:
    """A line of a table of standings; `place` is its number, which nobody shares."""

    place: int
    person: int
    points: int
    opposition: int
    wins: int
    played: int
    missed: int


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Return a game's points: 2 for everybody whom one is ahead of, 1 for whom one is level with.

    Whoever was missing gets nothing, and all others are ahead of them.

    >>> points_of((1, 2, 2, 4)), points_of((1, MISSING, 1))
    ((6, 3, 3, 0), (3, 0, 3))
    """
    keys = [(place == MISSING, place) for place in places]
    return tuple(
        0 if place == MISSING else sum(2 * (own < other) + (own == other) for other in keys) - 1
        for place, own in zip(places, keys, strict=True)
    )


def standings(
    people: int,
    games: Iterable[LeagueGame],
    at_table: int,
    byes: Iterable[int] = (),
    numbers: Sequence[int] = (),
) -> list[StandingsLine]:
    """The standings of people with the numbers 0, 1, …, the best first.

    `byes` are those who sat out a round of a Swiss, once for each round: a bye counts like the mean
    of a table. Where points are equal, the points of one's opponents decide (of each, as often as
    one has met them), then the number of games that one has won alone, then the
    lower of their `numbers` (where none are given: who they are).
    """
    last = numbers or range(people)
    points, wins, played, missed = ([0] * people for _ in range(4))
    met: list[list[int]] = [[] for _ in range(people)]
    for game in games:
        for person, place, gained in zip(
            game.people, game.places, points_of(game.places), strict=True
        ):
            points[person] += gained
            wins[person] += place == 1 and game.places.count(1) == 1
            played[person] += place != MISSING
            missed[person] += place == MISSING
            met[person] += [each for each in game.people if each != person]
    for person in byes:
        points[person] += at_table - 1
    opposition = [sum(points[each] for each in row) for row in met]
    order = sorted(
        range(people),
        key=lambda each: (-points[each], -opposition[each], -wins[each], last[each]),
    )
    return [
        StandingsLine(place, p, points[p], opposition[p], wins[p], played[p], missed[p])
        for place, p in enumerate(order, start=1)
    ]
