"""The shortest way to a square around all ships, and how far along it a ship comes in this turn.

The rules leave open how far ahead other ships block, and how ties are broken (DEI-SOLO-8). Here is
one reading for all duties: the board is taken as it lies, so ships and pirates close their squares
however far they are, and a blocked strait is sailed around. Only if there is no way at all they do
not count: the ship comes as near as it can and waits. Of equal ways that is taken on which this
turn ends nearer to the human's ships with spices, then at the lower number of the square, then of
the facing.
"""

from __future__ import annotations

from heapq import heappop, heappush

from carrack.games.dutch_east_indies.solo.automaton import AUTOMATON
from carrack.games.dutch_east_indies.solo.ways import (
    NO_WAY,
    WAYS,
    Reach,
    backward,
    end_nearest,
    ends_of,
    onward,
    points_of,
    step_weight,
    weights_to,
)
from carrack.games.dutch_east_indies.state import Dei


class Route:
    """All shortest ways of a ship to a square that is its goal, free or taken.

    `weight` is that of each of them, `NO_WAY` if there is none. `along` tells for every state on
    one of them what it takes to come there.
    """

    def __init__(self, goal: int, weight: int, along: dict[int, int]) -> None:
        self.goal = goal
        self.weight = weight
        self.along = along


def route_to(s: Dei, ship: int, goal: int) -> Route:
    """Searched from the ship, first where the way across the open chart is shortest (A*).

    Of `found` only states count whose whole way is no longer than the shortest.
    """
    world, start = s.world, s.at[ship] * WAYS + s.facing[ship]
    table = weights_to(world, AUTOMATON, goal)
    shut = [square for square in [*s.at, *s.pirates] if square not in (goal, s.at[ship])]
    found, limit = {start: 0}, NO_WAY
    heap = [(table[start], start)]
    while heap:
        whole, state = heappop(heap)
        if whole > limit or whole >= NO_WAY:
            break
        here = found[state]
        if here + table[state] < whole:
            continue  # a shorter way there was found later
        if state // WAYS == goal:
            limit = whole
            continue
        for other in onward(world, state):
            weight = here + step_weight(state, other)
            if other // WAYS in shut or weight >= found.get(other, NO_WAY):
                continue
            found[other] = weight
            heappush(heap, (weight + table[other], other))
    return Route(goal, limit, states_along(s, found, goal, limit))


def states_along(s: Dei, found: dict[int, int], goal: int, limit: int) -> dict[int, int]:
    """The states on shortest ways, from the goal back to the ship."""
    ends = [goal * WAYS + facing for facing in range(WAYS)]
    layer = [state for state in ends if state in found and found[state] == limit]
    along = dict.fromkeys(layer, limit)
    for state in layer:
        for other in backward(s.world, AUTOMATON, state):
            whole = found.get(other, NO_WAY) + step_weight(other, state)
            if whole == found[state] and other not in along:
                along[other] = found[other]
                layer.append(other)
    return along


def end_towards(s: Dei, ship: int, reach: Reach, route: Route) -> int:
    """The state in which the ship ends this turn on its way: at the goal, or with no point left.

    If the goal is taken, or there is no way to it, as near as possible (DEI-SOLO-5, DEI-SOLO-7).
    """
    points = min(reach.points, points_of(route.weight))
    ends = [
        state
        for state in ends_of(s, ship, reach)
        if points_of(route.along.get(state, NO_WAY)) == points
    ]
    if not ends:
        return end_nearest(s, ship, reach, weights_to(s.world, AUTOMATON, route.goal))
    return min([reach.rank(0, state) for state in ends])[2]
