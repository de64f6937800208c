"""The shortest way to a square around all ships, and how far along it a ship gets in this turn.

The rules leave open how far ahead other ships block, and how ties are broken (DEI-SOLO-8). This is
one reading for all duties: on the board as it is, ships and pirates block their squares however far
away they are, and a blocked strait is sailed around. Only if there is no way at all do they not
count: the ship comes as near as it can and waits. Of equal ways the one is taken on which this turn
ends nearer to the human's ships with spices, then at the lower number of the square, then of the
facing.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from carrack.games.dutch_east_indies.chapters.movement import has_stayed, points_left
from carrack.games.dutch_east_indies.chart import routes
from carrack.games.dutch_east_indies.chart.routes import Route
from carrack.games.dutch_east_indies.chart.world import World
from carrack.games.dutch_east_indies.components import WAYS
from carrack.games.dutch_east_indies.solo import ways
from carrack.games.dutch_east_indies.solo.ways import Reach
from carrack.games.dutch_east_indies.state import AUTOMATON, Dei

KEPT_ROUTES: Final = 512  # some kilobytes each
KEPT_PARTS: Final = 8  # of a route


def route_to(s: Dei, ship: int, goal: int) -> Route:
    """All shortest ways of a ship to a square, around everybody on the board."""
    route = open_route(s.world, s.at[ship] * WAYS + s.facing[ship], goal)
    taken = route.squares.intersection([*s.at, *s.pirates])
    if not taken:
        return route
    part = route.parts.get(taken)
    if part is None:
        left = what_is_left(s.world, route, taken)
        if not left:
            return route_around(s, ship, goal)
        part = Route(route.start, goal, route.weight, left)
        if len(route.parts) >= KEPT_PARTS:
            route.parts.clear()
        route.parts[taken] = part
    return part


def what_is_left(world: World, route: Route, shut: frozenset[int]) -> dict[int, int]:
    """The states on ways of a route that avoid some squares; empty if there is no such way."""
    then, along = steps_of(world, route), route.along
    left, layer = {route.start: 0}, [route.start]
    for state in layer:  # what can still be reached ...
        for other in then[state]:
            if other not in left and other // WAYS not in shut:
                left[other] = along[other]
                layer.append(other)
    for state in reversed(layer):  # ... and still leads to the goal
        if state // WAYS != route.goal:
            for other in then[state]:
                if other in left:
                    break
            else:
                del left[state]
    return left


def steps_of(world: World, route: Route) -> dict[int, list[int]]:
    """The next states along the ways of a route, for each of its states."""
    along = route.along
    if not route.then:
        for state in along:
            ahead = [] if state // WAYS == route.goal else ways.onward(world, state)
            route.then[state] = [
                other
                for other in ahead
                if other in along
                and along[state] + routes.step_weight(state, other) == along[other]
            ]
    return route.then


def open_route(world: World, start: int, goal: int) -> Route:
    """The shortest ways on an empty sea: kept, since most of the time nobody is in the way."""
    key = goal * world.area * WAYS + start
    route = world.routes.get(key)
    if route is None:
        if len(world.routes) >= KEPT_ROUTES:
            world.routes.clear()
        whole = ways.weights_to(world, AUTOMATON, goal)[start]
        route = Route(start, goal, whole, open_states(world, start, goal))
        world.routes[key] = route
    return route


def open_states(world: World, start: int, goal: int) -> dict[int, int]:
    """The states on the shortest ways on an empty sea, with the weight of getting there."""
    table = ways.weights_to(world, AUTOMATON, goal)
    whole = table[start]
    along: dict[int, int] = {}
    layer = [start] if whole < routes.NO_WAY else []
    along.update(dict.fromkeys(layer, 0))
    for state in layer:
        if state // WAYS == goal:
            continue
        for other in ways.onward(world, state):
            weight = along[state] + routes.step_weight(state, other)
            if weight + table[other] == whole and other not in along:
                along[other] = weight
                layer.append(other)
    return along


def route_around(s: Dei, ship: int, goal: int) -> Route:
    """Search from the ship, first where the way across the open chart is shortest (A*).

    Of `found` only states count whose whole way is no longer than the shortest.
    """
    world, start = s.world, s.at[ship] * WAYS + s.facing[ship]
    table = ways.weights_to(world, AUTOMATON, goal)
    shut = {square for square in [*s.at, *s.pirates] if square not in (goal, s.at[ship])}
    found, limit = {start: 0}, routes.NO_WAY
    heap = [(table[start], start)]
    while heap:
        whole, state = heappop(heap)
        if whole > limit or whole >= routes.NO_WAY:
            break
        here = found[state]
        if here + table[state] < whole:
            continue  # a shorter way there was found later
        if state // WAYS == goal:
            limit = whole
            continue
        for other in ways.onward(world, state):
            weight = here + (routes.TURN_WEIGHT if other // WAYS == state // WAYS else routes.POINT)
            if weight >= found.get(other, routes.NO_WAY) or other // WAYS in shut:
                continue
            found[other] = weight
            heappush(heap, (weight + table[other], other))
    return Route(start, goal, limit, states_along(s, found, goal, limit))


def states_along(s: Dei, found: dict[int, int], goal: int, limit: int) -> dict[int, int]:
    """The states on shortest ways, from the goal back to the ship."""
    ends = [goal * WAYS + facing for facing in range(WAYS)]
    layer = [state for state in ends if state in found and found[state] == limit]
    along = dict.fromkeys(layer, limit)
    for state in layer:
        for other in ways.backward(s.world, AUTOMATON, state):
            whole = found.get(other, routes.NO_WAY) + routes.step_weight(other, state)
            if whole == found[state] and other not in along:
                along[other] = found[other]
                layer.append(other)
    return along


# --- how far in this turn ------------------------------------------------------------------------


def way_towards(s: Dei, ship: int, route: Route) -> list[int]:
    """The states that the ship passes in this turn on its way; empty if it stays.

    After the last one the ship is at the goal or has no points left.
    """
    whole = routes.points_of(route.weight)
    points = min(whole, points_left(s, ship))
    at_goal = points == whole and not is_free(s, route.goal)
    if route.weight >= routes.NO_WAY or at_goal or has_stayed(s, ship):
        reach = ways.reach_of(s, ship)
        return reach.way(end_towards(s, ship, reach, route))
    lures = ways.lures_of(s)
    states: list[int] = []
    state = nearest_state(s.world, route.rings[points], lures)
    while state != route.start:
        states.append(state)
        state = state_before(s.world, route, state, lures)
    states.reverse()
    return states


def state_before(world: World, route: Route, state: int, lures: list[int]) -> int:
    """The state before another one on a way; ties as in :meth:`Reach.rank`."""
    found = route.before.get(state)
    if found is None:
        found = route.before[state] = states_before(world, route, state)
    return nearest_state(world, found, lures)


def states_before(world: World, route: Route, state: int) -> list[int]:
    """The states of least weight from which a route leads to another state."""
    along = route.along
    ahead = [
        other
        for other in ways.backward(world, AUTOMATON, state)
        if other in along and along[other] + routes.step_weight(other, state) == along[state]
    ]
    least = min([along[other] for other in ahead])
    return [other for other in ahead if along[other] == least]


def nearest_state(world: World, states: list[int], lures: list[int]) -> int:
    """The state nearest to the human's spices, then that of the lowest number."""
    if not lures or len(states) == 1:
        return min(states)
    return min([(ways.nearness(world, state // WAYS, lures), state) for state in states])[1]


def is_free(s: Dei, square: int) -> bool:
    """Whether nobody is on a square."""
    return square not in s.at and square not in s.pirates


def end_towards(s: Dei, ship: int, reach: Reach, route: Route) -> int:
    """The state, of all that it reaches, in which the ship ends this turn.

    It is on the way to the goal if possible; if that is taken or out of reach, it is as near as
    possible (DEI-SOLO-5, DEI-SOLO-7).
    """
    points = min(reach.points, routes.points_of(route.weight))
    ends = [
        state
        for state in ways.ends_of(s, ship, reach)
        if routes.points_of(route.along.get(state, routes.NO_WAY)) == points
    ]
    if not ends:
        return ways.end_nearest(s, ship, reach, ways.weights_to(s.world, AUTOMATON, route.goal))
    return min([reach.rank(0, state) for state in ends])[2]
