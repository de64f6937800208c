"""Reach of an automaton's ship in a turn, and its distances across the chart.

What it reaches in this turn avoids other ships and pirates; the tables across the whole chart
ignore them. :mod:`carrack.games.dutch_east_indies.solo.shortest` combines both.
"""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.chapters import movement
from carrack.games.dutch_east_indies.chapters.ships import carries_spice
from carrack.games.dutch_east_indies.chart.routes import NO_WAY, points_of, step_weight
from carrack.games.dutch_east_indies.chart.world import OFF, World, is_forbidden
from carrack.games.dutch_east_indies.components import OPPOSITE, WAYS
from carrack.games.dutch_east_indies.state import AUTOMATON, HUMAN, Dei

KEPT_TABLES: Final = 128
FAR: Final = 99  # farther than any ship on the board


class Reach:
    """The squares that a ship can reach in this turn.

    A *state* is `square * 8 + facing`. `weights` are the weights of getting there, `before` the
    previous states, `points` the movement points available.
    """

    def __init__(self, world: World, start: int, points: int, lures: list[int]) -> None:
        self.world = world
        self.start = start
        self.points = points
        self.lures = lures  # squares of the human's ships that carry spices
        self.weights: dict[int, int] = {start: 0}
        self.before: dict[int, int] = {start: start}

    def way(self, state: int) -> list[int]:
        """The states from the first step to `state`; empty to stay."""
        states: list[int] = []
        while state != self.start:
            states.append(state)
            state = self.before[state]
        states.reverse()
        return states

    def rank(self, weight: int, state: int) -> tuple[int, int, int]:
        """The criteria between ways: weight, nearness to the spices, number (DEI-SOLO-8)."""
        return (weight, nearness(self.world, state // WAYS, self.lures), state)


def reach_of(s: Dei, ship: int) -> Reach:
    """All states that a ship can reach with the points it has left."""
    start = s.at[ship] * WAYS + s.facing[ship]
    reach = Reach(s.world, start, movement.points_left(s, ship), lures_of(s))
    free: dict[int, bool] = {}
    layer = [reach.start]
    for _ in range(reach.points):
        found: dict[int, int] = {}
        ranked = sorted([reach.rank(reach.weights[state], state) for state in layer])
        for weight_here, _, state in ranked:
            for other in onward(s.world, state):
                if other in reach.weights:
                    continue
                square = other // WAYS
                if square not in free:  # DEI-SOLO-15; the way never leads back where it began
                    free[square] = movement.entry_refusal(s, ship, square) is None
                if not free[square] and square != state // WAYS:
                    continue
                weight = weight_here + step_weight(state, other)
                if other not in found or weight < found[other]:
                    found[other] = weight
                    reach.before[other] = state
        reach.weights.update(found)
        layer = list(found)
    return reach


def onward(world: World, state: int) -> list[int]:
    """The states one movement point further: turns, then steps to the five squares ahead."""
    states = world.onward[state]
    if not states:  # not computed yet: there is always a turn
        states = world.onward[state] = next_states(world, state)
    return states


def next_states(world: World, state: int) -> list[int]:
    """Compute what :func:`onward` keeps."""
    square, facing = state // WAYS, state % WAYS
    states = [square * WAYS + way for way in range(WAYS) if way != facing]
    for turn in movement.AHEAD:
        way = (facing + turn) % WAYS
        other = world.next[square][way]
        if other != OFF and not world.land[other]:
            states.append(other * WAYS + way)
    return states


# --- ways across the whole chart -----------------------------------------------------------------


def weights_to(world: World, side: int, goal: int) -> list[int]:
    """For every state the weight of the shortest way to a square, whatever the facing there.

    Only land and the other side's home ports are closed (DEI-MOVE-5, DEI-SOLO-15). `NO_WAY` if
    there is none. Made once for a goal and kept with the chart.
    """
    key = side * world.area + goal
    table = world.ways.get(key)
    if table is None:
        if len(world.ways) >= KEPT_TABLES:
            world.ways.clear()
        table = world.ways[key] = make_table(world, side, goal)
    return table


def make_table(world: World, side: int, goal: int) -> list[int]:
    """Search backwards from the goal, one movement point after another."""
    table = [NO_WAY] * (world.area * WAYS)
    layer = [goal * WAYS + facing for facing in range(WAYS)]
    for state in layer:
        table[state] = 0
    while layer:
        coming: list[int] = []
        for state in layer:
            for other in backward(world, side, state):
                weight = table[state] + step_weight(other, state)
                if weight < table[other]:
                    if table[other] == NO_WAY:
                        coming.append(other)
                    table[other] = weight
        layer = coming
    return table


def backward(world: World, side: int, state: int) -> list[int]:
    """The states from which one movement point leads to a state: turns, then steps."""
    states = world.backward[side][state]
    if not states:
        states = world.backward[side][state] = previous_states(world, side, state)
    return states


def previous_states(world: World, side: int, state: int) -> list[int]:
    """Compute what :func:`backward` keeps."""
    square, facing = state // WAYS, state % WAYS
    states = [square * WAYS + way for way in range(WAYS) if way != facing]
    other = world.next[square][facing ^ OPPOSITE]
    if other != OFF and not is_forbidden(world, other, side):
        states += [other * WAYS + (facing - turn) % WAYS for turn in movement.AHEAD]
    return states


def weights_home(world: World, side: int) -> list[int]:
    """The weights to the nearest of a side's home ports, of which there is at least one."""
    key = -1 - side
    table = world.ways.get(key)
    if table is None:
        tables = [weights_to(world, side, goal) for goal in world.ports[world.homes[side]]]
        table = [min([table[state] for table in tables]) for state in range(world.area * WAYS)]
        world.ways[key] = table
    return table


# --- choosing ------------------------------------------------------------------------------------


def lures_of(s: Dei) -> list[int]:
    """The squares of the human's ships that carry a spice."""
    return [s.at[ship] for ship in (HUMAN * 2, HUMAN * 2 + 1) if carries_spice(s, ship)]


def nearness(world: World, square: int, lures: list[int]) -> int:
    """Squares to the nearest of some squares; `FAR` if there are none."""
    near = FAR
    for lure in lures:
        near = min(near, distance(world, square, lure))
    return near


def distance(world: World, square: int, other: int) -> int:
    """Squares between two squares, as a king moves."""
    rows = abs(square // world.width - other // world.width)
    return max(rows, abs(square % world.width - other % world.width))


def ends_of(s: Dei, ship: int, reach: Reach) -> list[int]:
    """States in which the ship may end its turn: not in a port that it must leave (DEI-PORT-1)."""
    if not movement.must_leave(s, ship):
        return list(reach.weights)
    away = [state for state in reach.weights if state // WAYS != s.set_out[ship]]
    return away or list(reach.weights)


def end_nearest(s: Dei, ship: int, reach: Reach, table: list[int]) -> int:
    """The state from which the remaining way weighs least: as near as possible."""
    ends = ends_of(s, ship, reach)
    ranked = [(table[state], reach.rank(reach.weights[state], state)) for state in ends]
    return min(ranked)[1][2]


def points_home(world: World, island: int) -> int:
    """Movement points from the nearest port of an island to the automaton's home port."""
    if not world.points_home:
        home = weights_home(world, AUTOMATON)
        for ports in world.ports:
            weights = [home[port * WAYS + way] for port in ports for way in range(WAYS)]
            world.points_home.append(points_of(min([NO_WAY, *weights])))
    return world.points_home[island]


def home_table(s: Dei) -> list[int]:
    """The weights of the ways to the automaton's home port."""
    return weights_home(s.world, AUTOMATON)


def human_home_table(s: Dei) -> list[int]:
    """The weights of the ways of the human's ships to their home port."""
    return weights_home(s.world, HUMAN)
