"""Shortest ways as data. A way is *weighed*: movement points first, then turns (DEI-SOLO-8).

A *state* is `square * 8 + facing`. One movement point is a step or a turn on the spot, so a way has
as many states as movement points.
"""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.components import WAYS

POINT: Final = 1000  # the weight of a movement point; a turn on the spot weighs one more
TURN_WEIGHT: Final = POINT + 1
NO_WAY: Final = 1_000_000_000


class Route:
    """All shortest ways of a ship to a square that is its goal, free or taken.

    `weight` is that of each of them, `NO_WAY` if there is none. `along` maps every state on one of
    them to the weight of getting there, `squares` are those between start and goal.
    """

    def __init__(self, start: int, goal: int, weight: int, along: dict[int, int]) -> None:
        self.start = start
        self.goal = goal
        self.weight = weight
        self.along = along
        self.squares = frozenset([state // WAYS for state in along]) - {start // WAYS, goal}
        self.then: dict[int, list[int]] = {}  # the next states along the ways, on demand
        self.before: dict[int, list[int]] = {}  # the previous ones, likewise
        self.parts: dict[frozenset[int], Route] = {}  # what is left of it, by squares taken
        self.rings: list[list[int]] = []  # the states by movement points
        if along:
            self.rings = [[] for _ in range(points_of(weight) + 1)]
            for state in sorted(along):
                self.rings[points_of(along[state])].append(state)


def step_weight(state: int, other: int) -> int:
    """The weight of a step or a turn on the spot."""
    return TURN_WEIGHT if state // WAYS == other // WAYS else POINT


def points_of(weight: int) -> int:
    """The movement points of a weight."""
    return weight // POINT
