"""Hunting: how a ship of the automaton gets at the human's spices (DEI-SOLO-7)."""

from __future__ import annotations

from carrack.games.dutch_east_indies.chapters.ships import at_home, carries_spice, is_port, next_to
from carrack.games.dutch_east_indies.chart.routes import NO_WAY, points_of
from carrack.games.dutch_east_indies.components import WAYS
from carrack.games.dutch_east_indies.solo import ways
from carrack.games.dutch_east_indies.solo.shortest import end_towards, route_to
from carrack.games.dutch_east_indies.solo.spoils import auto_of
from carrack.games.dutch_east_indies.solo.ways import Reach
from carrack.games.dutch_east_indies.state import FIRST_SHIP, Dei


def hunt_over(s: Dei, ship: int) -> str:
    """Return why a hunt ends at the start of the ship's turn; empty while it goes on.

    A spice won by hunting is brought home whatever the target does.
    """
    auto, size = auto_of(s), ship - FIRST_SHIP
    if auto.homeward[size]:
        return ""
    if not carries_spice(s, auto.quarry[size]):
        return "no-spices"
    return "escaped" if at_home(s, auto.quarry[size]) else ""


def may_attack(s: Dei, ship: int) -> bool:
    """Whether the hunter can attack its target where it is, once a turn (DEI-SOLO-11)."""
    target = auto_of(s).quarry[ship - FIRST_SHIP]
    if s.fought[ship] or not next_to(s.world, s.at[ship], s.at[target]):
        return False
    return not is_port(s, s.at[ship]) and not is_port(s, s.at[target])


def end_of_hunt(s: Dei, ship: int, reach: Reach) -> tuple[int, str]:
    """The state in which the hunter ends this turn, and a word for the log that says why.

    `attack` where it can attack, `between` target and home port, otherwise `near`.
    """
    target = auto_of(s).quarry[ship - FIRST_SHIP]
    state = attack_state(s, ship, target, reach)
    if state >= 0:
        return state, "attack"
    state = state_between(s, ship, target, reach)
    if state >= 0:
        return state, "between"
    return end_towards(s, ship, reach, route_to(s, ship, s.at[target])), "near"


def attack_state(s: Dei, ship: int, target: int, reach: Reach) -> int:
    """The nearest state from which the target can be attacked, outside ports; −1: none."""
    if s.fought[ship] or is_port(s, s.at[target]):
        return -1
    squares = [square for square in s.world.near[s.at[target]] if not is_port(s, square)]
    ranked = [
        reach.rank(reach.weights[state], state)
        for state in ways.ends_of(s, ship, reach)
        if state // WAYS in squares
    ]
    return min(ranked)[2] if ranked else -1


def state_between(s: Dei, ship: int, target: int, reach: Reach) -> int:
    """The reachable state on a shortest way of the target home that is nearest to it; −1: none."""
    way = way_home(s, target)
    ranked = [
        (way[state // WAYS], reach.rank(reach.weights[state], state))
        for state in ways.ends_of(s, ship, reach)
        if state // WAYS in way
    ]
    return min(ranked)[1][2] if ranked else -1


def way_home(s: Dei, target: int) -> dict[int, int]:
    """Squares on the shortest ways of a human's ship to its home port, without its own square.

    Each with the movement points that the ship needs to get there.
    """
    table = ways.human_home_table(s)
    start = s.at[target] * WAYS + s.facing[target]
    found: dict[int, int] = {}
    layer, seen, cost = [start], {start}, 0
    while layer and table[start] < NO_WAY:
        cost += 1
        coming: list[int] = []
        for state in layer:
            for other in ways.onward(s.world, state):
                shorter = points_of(table[other]) == points_of(table[state]) - 1
                if shorter and other not in seen:
                    seen.add(other)
                    coming.append(other)
                    if other // WAYS != s.at[target]:
                        found.setdefault(other // WAYS, cost)
        layer = coming
    return found
