"""Cargo to load at home: crates for cards, or coins and spare spices for the Market."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies import components, moves
from carrack.games.dutch_east_indies.bots.strategy.cards import OutlookKey, Prospects
from carrack.games.dutch_east_indies.bots.strategy.market import spares
from carrack.games.dutch_east_indies.bots.strategy.trips import Lading, Trip, best_trip
from carrack.games.dutch_east_indies.chapters.cargo import shore_refusal
from carrack.games.dutch_east_indies.chapters.ships import stat_value
from carrack.games.dutch_east_indies.chapters.trade import COINS_FOR_SWAP
from carrack.games.dutch_east_indies.moves import DeiMove
from carrack.games.dutch_east_indies.state import AT_REST, Dei

KEPT_PLANS: Final = 1000
PlanKey = tuple[
    OutlookKey,
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[tuple[int, float], ...],
]

_plans: dict[PlanKey, list[int]] = {}


def next_loading(s: Dei, ship: int, prospects: Prospects, other: Trip) -> DeiMove | None:
    """The next item to load or unload for a ship at home; None: nothing more."""
    hold = s.hold[ship * components.ITEMS : (ship + 1) * components.ITEMS]
    wanted = [0 if item in components.SPICES else hold[item] for item in range(components.ITEMS)]
    if s.moved[ship] == AT_REST:
        wanted = plan_at_home(s, ship, prospects, other)
    return next_towards(s, ship, wanted)


def next_towards(s: Dei, ship: int, wanted: list[int]) -> DeiMove | None:
    """The next item to unload or load to get the wanted hold; None: nothing more."""
    hold = s.hold[ship * components.ITEMS : (ship + 1) * components.ITEMS]
    for kind in (moves.UNLOAD, moves.LOAD):
        for item in range(components.ITEMS):
            if hold[item] != wanted[item] and (hold[item] > wanted[item]) == (kind == moves.UNLOAD):
                move = shore_move(s, kind, ship, item)
                if move is not None:
                    return move
    return None


def shore_move(s: Dei, kind: int, ship: int, item: int) -> DeiMove | None:
    """Loading or unloading one item, if it is allowed."""
    if shore_refusal(s, kind, ship, item) is not None:
        return None
    word = "load" if kind == moves.LOAD else "unload"
    return moves.BY_NOTATION[f"{word} {moves.SHIP_NAMES[ship % 2]} {components.ITEM_NAMES[item]}"]


def plan_at_home(s: Dei, ship: int, prospects: Prospects, other: Trip) -> list[int]:
    """The lading with the best trip; cached, since it stays the same while it is loaded."""
    start = ship // 2 * components.ITEMS
    have = [
        s.home[start + item] + s.hold[ship * components.ITEMS + item]
        for item in range(components.ITEMS)
    ]
    key = plan_key(s, ship, prospects, other, have)
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) >= KEPT_PLANS:
            _plans.clear()
        plan = _plans[key] = best_lading(s, ship, prospects, other, have)
    return plan


def plan_key(s: Dei, ship: int, prospects: Prospects, other: Trip, have: list[int]) -> PlanKey:
    """Everything that the best lading depends on."""
    numbers = [ship, s.facing[ship], s.looked[ship], s.stays[ship], s.set_out[ship]]
    numbers += [s.moved[ship], s.points[ship], other.island, other.square]
    numbers += s.fields[ship * components.STATS : (ship + 1) * components.STATS]
    return (
        prospects.key,
        tuple(numbers),
        tuple(have),
        tuple(s.at),
        tuple(s.pirates),
        tuple(prospects.afloat.items()),
    )


def best_lading(s: Dei, ship: int, prospects: Prospects, other: Trip, have: list[int]) -> list[int]:
    """The lading with the best trip: every number of coins is tried, crates fill the rest."""
    size = stat_value(s, ship, components.CARGO)
    extra = [item for item in spares(prospects.needs) if have[item]]
    best = [0] * components.ITEMS  # an empty hold has room for what floats at sea
    most = best_trip(s, ship, prospects, Lading(0, 0, 0, size), other).worth
    for coins in range(min(have[components.COIN], size) + 1):
        along = extra[: min(coins // COINS_FOR_SWAP, prospects.needs.lacking)]
        room = size - coins - len(along)
        if room < 0:
            break
        crates = min(have[components.CRATE], room)
        load = Lading(crates, coins, len(along), room - crates)
        option = best_trip(s, ship, prospects, load, other)
        if option.worth > most + 1e-9:
            most = option.worth
            best = [crates, coins] + [along.count(item) for item in components.SPICES]
    return best
