"""The goal: two of each of the four spices at home, pepper filling gaps (DEI-WIN)."""

from __future__ import annotations

from typing import Any, Final

from carrack.core.game import OVER, Result
from carrack.games.dutch_east_indies.components import (
    CLOVE,
    ITEM_NAMES,
    ITEMS,
    PEPPER,
    SPICES,
    WANTED,
)
from carrack.games.dutch_east_indies.solo.automaton import AUTOMATON
from carrack.games.dutch_east_indies.state import NOTHING, Dei

FIRST_SPICE: Final = CLOVE  # crates and coins come before
EACH: Final = 2
GOAL: Final = 8  # points of a seat that has won


def wanted_points(s: Dei, seat: int) -> int:
    """How much of the goal lies at home: at most two of each wanted spice, and pepper for gaps.

    For the automaton any spices will do (DEI-SOLO-14).
    """
    start = seat * ITEMS
    if s.world.solo and seat == AUTOMATON:
        return min(GOAL, sum([s.home[start + item] for item in SPICES]))
    have = sum([min(EACH, s.home[start + item]) for item in WANTED])
    return min(GOAL, have + s.home[start + PEPPER])


def put_home(s: Dei, seat: int, item: int, count: int) -> int:
    """Adds goods to a home island, or takes them away; gives how much of the goal that is."""
    place = seat * ITEMS + item
    if item < FIRST_SPICE:
        s.home[place] += count
        return 0
    before = wanted_points(s, seat)
    s.home[place] += count
    return wanted_points(s, seat) - before


def tell_home_change(
    s: Dei, kind: str, rule: str, seat: int, ship: int, item: int, change: int
) -> None:
    """Reports goods that went to or from home, what that means for the goal, and a victory."""
    if s.events is not None:
        data: dict[str, Any] = {"ship": ship, "item": ITEM_NAMES[item]}
        if change:
            data["points"] = change
            data["source"] = "spices"
        s.tell(kind, rule, seat, data)
    if change > 0 and wanted_points(s, seat) == GOAL:
        win(s, seat)


def win(s: Dei, seat: int) -> None:
    """The game ends at once, also in another player's turn (DEI-WIN-1)."""
    s.winner = seat
    s.seat = OVER
    s.agenda, s.ask = [], NOTHING
    s.tell("won", rule_of_winning(s), seat, {})


def rule_of_winning(s: Dei) -> str:
    """The rule by which somebody has won, or would."""
    automatic = s.world.solo and s.winner == AUTOMATON
    return "DEI-SOLO-14" if automatic else "DEI-WIN-1"


def result_of(s: Dei) -> Result:
    """The winner first, the others by how near they are to the goal, then in turn order."""
    points = [wanted_points(s, seat) for seat in range(s.players)]
    turns = [(seat - s.start) % s.players for seat in range(s.players)]
    ranked = sorted(
        range(s.players), key=lambda seat: (seat != s.winner, -points[seat], turns[seat])
    )
    places = [0] * s.players
    for place, seat in enumerate(ranked):
        places[seat] = place + 1
    return Result(points, places, rule_of_winning(s))
