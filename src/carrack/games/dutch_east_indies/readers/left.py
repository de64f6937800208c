"""Warnings before a turn ends: ships that could sail on, a card, spices to unload.

It lists what a player who ends the turn has probably forgotten rather than declined: not what coins
could buy at the Market, nor a card that the seat already knows.
"""

from __future__ import annotations

from typing import Any

from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chapters import winning
from carrack.games.dutch_east_indies.chapters.cargo import carried, circles, serves_home
from carrack.games.dutch_east_indies.chapters.movement import can_go, end_refusal, points_left
from carrack.games.dutch_east_indies.chapters.ships import islands_served
from carrack.games.dutch_east_indies.chapters.trade import crates_alongside, look_refusal
from carrack.games.dutch_east_indies.components import CRATE, SIZES, SPICES
from carrack.games.dutch_east_indies.state import AT_REST, NOTHING, SHORE, Dei


def left_of(s: Dei) -> list[dict[str, Any]]:
    """Return what ending the turn now would give up; nothing if it cannot be ended yet."""
    if s.seat == OVER or s.ask != NOTHING or end_refusal(s) is not None:
        return []
    ships = [s.active * 2, s.active * 2 + 1]
    return left_movement(s, ships) + left_looks(s, ships) + left_spices(s, ships)


def left_movement(s: Dei, ships: list[int]) -> list[dict[str, Any]]:
    """Ships that could have sailed but did not, and points of one under way (DEI-MOVE-1)."""
    able = [ship for ship in ships if can_go(s, ship)]
    resting = [ship for ship in able if s.moved[ship] == AT_REST]
    if len(resting) == len(ships):
        return [{"key": "left-ships", "args": {}}]
    left: list[dict[str, Any]] = []
    for ship in able:
        args: dict[str, Any] = {"size": SIZES[ship % 2]}
        if ship in resting:
            left.append({"key": "left-ship", "args": args})
        else:
            left.append({"key": "left-points", "args": {**args, "points": points_left(s, ship)}})
    return left


def left_looks(s: Dei, ships: list[int]) -> list[dict[str, Any]]:
    """Unknown cards that a ship with crates could look at (DEI-TRADE-1)."""
    found: list[int] = []
    for ship in ships:
        if carried(s, ship, CRATE) + crates_alongside(s, ship):
            for island in islands_served(s, ship):
                known = s.known[s.active] >> island & 1
                if not known and island not in found and look_refusal(s, ship, island) is None:
                    found.append(island)
    return [{"key": "left-look", "args": {"island": s.world.islands[i].name}} for i in found]


def left_spices(s: Dei, ships: list[int]) -> list[dict[str, Any]]:
    """Spices in the home port that would count ashore (DEI-CARGO-2, DEI-WIN-1)."""
    stock = winning.stock_of(s, s.active)
    for ship in ships:
        for item in SPICES:
            if serves_home(s, ship) and not circles(s, item, ship % 2, SHORE):
                stock[item] += carried(s, ship, item)
    count = winning.points_of_stock(s, s.active, stock) - winning.wanted_points(s, s.active)
    return [{"key": "left-spices", "args": {"count": count}}] if count else []
