"""The goal: two of each of the four spices at home, pepper filling gaps (DEI-WIN).

An option lowers the number that is enough (`chart.World.goal`). DEI-LIMIT says what happens at a
limit of rounds, if the players have agreed on one.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.game import OVER, Result
from carrack.games.dutch_east_indies.chart.world import GOAL, LIMIT_RULES
from carrack.games.dutch_east_indies.components import (
    CLOVE,
    CRATE,
    ITEM_NAMES,
    ITEMS,
    PEPPER,
    SPICES,
    WANTED,
)
from carrack.games.dutch_east_indies.state import AUTOMATON, NOBODY, NOTHING, Dei

FIRST_SPICE: Final = CLOVE  # crates and coins come before
EACH: Final = 2
MOST_CRATES: Final = 5  # that a card asks for
LIMIT: Final = "DEI-LIMIT-1"


def stock_of(s: Dei, seat: int) -> list[int]:
    """A new list of what is on a home island, by item."""
    return s.home[seat * ITEMS : (seat + 1) * ITEMS]


def points_of_stock(s: Dei, seat: int, stock: list[int]) -> int:
    """Return a stock's part of a seat's goal: at most two of each wanted spice, pepper for gaps.

    For the automaton any spices will do (DEI-SOLO-14).
    """
    if s.world.solo and seat == AUTOMATON:
        return min(s.world.goal, sum([stock[item] for item in SPICES]))
    have = sum([min(EACH, stock[item]) for item in WANTED])
    return min(s.world.goal, have + stock[PEPPER])


def wanted_points(s: Dei, seat: int) -> int:
    """Return the part of the goal that is at home."""
    return points_of_stock(s, seat, stock_of(s, seat))


def change_at_home(s: Dei, seat: int, item: int, count: int) -> int:
    """The change in the goal when `count` of an item come to a home island, or leave it."""
    if item < FIRST_SPICE:
        return 0
    stock = stock_of(s, seat)
    stock[item] += count
    return points_of_stock(s, seat, stock) - wanted_points(s, seat)


def put_home(s: Dei, seat: int, item: int, count: int) -> int:
    """Add goods to a home island, or remove them; returns the change in the goal."""
    change = change_at_home(s, seat, item, count)
    s.home[seat * ITEMS + item] += count
    return change


def report_home_change(
    s: Dei, kind: str, rule: str, seat: int, ship: int, item: int, change: int
) -> None:
    """Report goods that went to or from home, the effect on the goal, and any victory."""
    if s.events is not None:
        data: dict[str, Any] = {"ship": ship, "item": ITEM_NAMES[item]}
        if change:
            data["points"] = change
            data["source"] = "spices"
        s.report(kind, rule, seat, data)
    if change > 0 and wanted_points(s, seat) == s.world.goal:
        win(s, seat)


def win(s: Dei, seat: int) -> None:
    """End the game at once, even in another player's turn (DEI-WIN-1)."""
    s.winner = seat
    s.seat = OVER
    s.agenda, s.ask = [], NOTHING
    s.report("won", rule_of_winning(s), seat, {})


def rule_of_winning(s: Dei) -> str:
    """The rule by which somebody has won, or would."""
    automatic = s.world.solo and s.winner == AUTOMATON
    return "DEI-SOLO-14" if automatic else "DEI-WIN-1"


def standing_of(s: Dei) -> list[dict[str, Any]]:
    """Return what the spices aboard would add to the goal at home; holds are open to all."""
    if s.seat == OVER:
        return []
    points = [points_aboard(s, seat) for seat in range(s.players)]
    if not any([each > 0 for each in points]):
        return []
    return [{"source": "aboard", "rule": "DEI-WIN-1", "points": points}]


def points_aboard(s: Dei, seat: int) -> int:
    """Return how much nearer to its goal a seat would be if its spices aboard were at home."""
    stock = stock_of(s, seat)
    for item in SPICES:
        stock[item] += s.hold[seat * 2 * ITEMS + item] + s.hold[(seat * 2 + 1) * ITEMS + item]
    return points_of_stock(s, seat, stock) - wanted_points(s, seat)


def progress_of(s: Dei) -> list[float]:
    """Return each side's progress: its goal at home, half of what it has at sea, and crates.

    A crate aboard, which can be traded for spices, is a twentieth: at most five a ship, as no card
    costs more.
    """
    return [
        wanted_points(s, seat) + points_aboard(s, seat) / 2 + crates_aboard(s, seat) / 20
        for seat in range(s.players)
    ]


def crates_aboard(s: Dei, seat: int) -> int:
    """The crates on a seat's ships, of each as many as one card may cost (DEI-TRADE-3)."""
    return sum(
        [min(MOST_CRATES, s.hold[ship * ITEMS + CRATE]) for ship in (seat * 2, seat * 2 + 1)]
    )


def report_limit(s: Dei) -> None:
    """Report that the last round is over, and who is nearest to the goal (DEI-LIMIT-1)."""
    result, data = result_of(s), {"round": s.world.rounds}
    if result.places.count(1) == 1:
        s.report("time-up", result.rule, result.places.index(1), data)
    else:
        s.report("time-up-shared", result.rule, NOBODY, data)


def result_of(s: Dei) -> Result:
    """The winner first, the others by how near they are to the goal, then in turn order.

    If nobody has won, sides that are tied share places (DEI-LIMIT-1).
    """
    points = [wanted_points(s, seat) for seat in range(s.players)]
    if s.winner == NOBODY and s.world.rules >= LIMIT_RULES:
        cut = s.seat == OVER
        rule = LIMIT if cut else rule_of_winning(s)
        return Result(points, shared_places(s, points), rule, cut)
    turns = [(seat - s.start) % s.players for seat in range(s.players)]
    ranked = sorted(
        range(s.players), key=lambda seat: (seat != s.winner, -points[seat], turns[seat])
    )
    places = [0] * s.players
    for place, seat in enumerate(ranked):
        places[seat] = place + 1
    return Result(points, places, rule_of_winning(s))


def shared_places(s: Dei, points: list[int]) -> list[int]:
    """Places by how much of the goal is at home, then including what is aboard."""
    near = [points[seat] * (GOAL + 1) + points_aboard(s, seat) for seat in range(s.players)]
    return [1 + sum([other > mine for other in near]) for mine in near]
