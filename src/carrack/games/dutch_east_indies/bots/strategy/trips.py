"""Trips of a ship: to a wild island, to the Market, to what floats at sea, or home.

Every goal is judged by what it brings, less the turns that it costs beyond sailing straight home,
each turn at the rate at which a ship brings spices home (:attr:`Prospects.rate`).
"""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.strategy.cards import MOST_VISITS, Prospects
from carrack.games.dutch_east_indies.bots.strategy.course import turns_for
from carrack.games.dutch_east_indies.bots.strategy.distance_tables import (
    FAR,
    Table,
    points_between,
    sailing_of,
    table_to,
    table_to_island,
)
from carrack.games.dutch_east_indies.bots.strategy.market import deal_at_market, spares
from carrack.games.dutch_east_indies.chapters.movement import must_leave, points_left
from carrack.games.dutch_east_indies.chapters.ships import at_home, port_island, stat_value
from carrack.games.dutch_east_indies.components import CARGO, COIN, CRATE, ITEMS, SAIL, WANTED
from carrack.games.dutch_east_indies.state import Dei

SHARED: Final = 0.3  # loss of an island to which the seat's other ship sails
CROWDED: Final = 1.0  # turns lost where all ports are taken
PART_TURN: Final = 0.3  # turns lost at each end of a way
NOWHERE: Final = -1
IDLE: Final = -99.0  # worth of staying at home while something is missing: any trip is better


class Lading:
    """Hypothetical goods aboard: crates, coins, spare spices, room left."""

    def __init__(self, crates: int, coins: int, spare: int, room: int) -> None:
        self.crates = crates
        self.coins = coins
        self.spare = spare
        self.room = room


class Trip:
    """An island or a square at sea to sail to, and what that is worth beside sailing home."""

    def __init__(self, island: int, worth: float, square: int = NOWHERE) -> None:
        self.island = island
        self.worth = worth
        self.square = square


NO_TRIP: Final = Trip(NOWHERE, 0.0)


def lading_of(s: Dei, ship: int, prospects: Prospects) -> Lading:
    """Return a ship's load."""
    hold = s.hold[ship * ITEMS : (ship + 1) * ITEMS]
    extra = spares(prospects.needs)
    spare = sum([min(hold[item], extra.count(item)) for item in WANTED])
    room = stat_value(s, ship, CARGO) - sum(hold)
    return Lading(hold[CRATE], hold[COIN], spare, room)


def way_of(s: Dei, ship: int, trip: Trip) -> Table:
    """Movement points to the goal of a trip."""
    if trip.square >= 0:
        return table_to(s.world, ship // 2, (trip.square,))
    return way_to(s, ship, trip.island)


def way_to(s: Dei, ship: int, island: int) -> Table:
    """Movement points to the ports of an island that are free now, or all if none is.

    The seat's other ship may stay at home for long, so the way leads around it; if it is in the
    only home port, a square beside it will do (DEI-TRANSFER-2).
    """
    world, ports = s.world, s.world.ports[island]
    taken = [*s.at, *s.pirates]
    goals = [port for port in ports if port == s.at[ship] or port not in taken]
    if island != world.homes[ship // 2] or s.at[ship ^ 1] not in ports:
        return table_to(world, ship // 2, tuple(goals or ports))
    if not goals:
        goals = [near for near in world.beside[s.at[ship ^ 1]] if not world.land[near]]
    return table_to(world, ship // 2, tuple(goals), s.at[ship ^ 1])


def turns_to(s: Dei, ship: int, island: int) -> float:
    """Turns after this one until a ship is in a port of an island."""
    away = way_to(s, ship, island)[s.at[ship] * 8 + s.facing[ship]]
    if away >= FAR:
        return float(FAR)
    return float(turns_for(away, points_left(s, ship), stat_value(s, ship, SAIL)))


def turns_between(s: Dei, ship: int, start: int, island: int) -> float:
    """Turns from a port of one island to a port of another."""
    points = points_between(s.world, ship // 2, start, island)
    return points / stat_value(s, ship, SAIL) + PART_TURN


def crowded_islands(s: Dei, ship: int) -> int:
    """A bit for each island with a port occupied by another ship or a pirate."""
    found, port_of = 0, s.world.port_of
    for other, square in enumerate(s.at):
        if other != ship and port_of[square] >= 0:
            found |= 1 << port_of[square]
    for square in s.pirates:
        if port_of[square] >= 0:
            found |= 1 << port_of[square]
    return found


def best_trip(s: Dei, ship: int, prospects: Prospects, load: Lading, other: Trip) -> Trip:
    """The best goal of a ship with this lading; `other` is the trip of the seat's other ship."""
    home = s.world.homes[ship // 2]
    away = turns_to(s, ship, home)
    idle = at_home(s, ship) and prospects.needs.lacking > 0
    best = Trip(home, IDLE if idle else 0.0)
    sailing, crowded = sailing_of(s.world, ship // 2), crowded_islands(s, ship)
    sail, left = stat_value(s, ship, SAIL), points_left(s, ship)
    node, here = s.at[ship] * 8 + s.facing[ship], port_island(s, ship)
    for island in s.world.wild:
        worth = wild_worth(s, ship, prospects, load, island, other, here)
        if worth > 0.0:
            if island == here or crowded >> island & 1:
                turns = reach(s, ship, island)
            else:
                points = sailing.to_island[island][node]
                turns = float(turns_for(points, left, sail)) if points < FAR else float(FAR)
            extra = turns + (sailing.home_from[island] / sail + PART_TURN) - away
            if worth - prospects.rate * extra > best.worth:
                best = Trip(island, worth - prospects.rate * extra)
    market = market_trip(s, ship, prospects, load, other)
    market.worth += prospects.rate * away
    best = market if market.worth > best.worth else best
    return best_salvage(s, ship, prospects, best, other, away) if load.room > 0 else best


def squares_between(width: int, one: int, other: int) -> int:
    """The steps from one square to another if nothing is in the way."""
    return max(abs(one // width - other // width), abs(one % width - other % width))


def best_salvage(
    s: Dei, ship: int, prospects: Prospects, best: Trip, other: Trip, away: float
) -> Trip:
    """A trip to what is afloat (DEI-CARGO-3) if that is better than the best one so far.

    Ways are looked up only if even the straight line would be worth it.
    """
    world, sail, start = s.world, stat_value(s, ship, SAIL), s.at[ship]
    home = table_to_island(world, ship // 2, world.homes[ship // 2])
    for square, worth in prospects.afloat.items():
        if square not in (start, other.square):
            back = min(home[square * 8 : square * 8 + 8]) / sail + PART_TURN - away
            line = squares_between(world.width, square, start)
            out = turns_for(line, points_left(s, ship), sail)
            if worth - prospects.rate * (out + back) > best.worth:
                way = table_to(world, ship // 2, (square,))[start * 8 + s.facing[ship]]
                out = turns_for(way, points_left(s, ship), sail)
                if worth - prospects.rate * (out + back) > best.worth:
                    best = Trip(NOWHERE, worth - prospects.rate * (out + back), square)
    return best


def reach(s: Dei, ship: int, island: int) -> float:
    """Turns until a ship can trade at an island: waiting for its next card, or for a free port."""
    if port_island(s, ship) == island:
        return 1.0 if s.looked[ship] >> island & 1 else 0.0
    turns = turns_to(s, ship, island)
    others = [square for square in s.world.ports[island] if square not in s.at]
    return turns if others else turns + CROWDED


def wild_worth(
    s: Dei, ship: int, prospects: Prospects, load: Lading, island: int, other: Trip, here: int
) -> float:
    """Return the gain of visiting a wild island, 0 if the ship may not stay; it is `here` now."""
    cards, stays = len(s.decks[island]), MOST_VISITS
    if island == here:
        looked = bool(s.looked[ship] >> island & 1)
        if must_leave(s, ship) and looked:
            return 0.0
        stays = MOST_VISITS - s.stays[ship] - (1 if looked else 0)
    if island == other.island:
        return prospects.visit(island, load.crates, cards - 1, stays) - SHARED
    return prospects.visit(island, load.crates, cards, stays)


def market_trip(s: Dei, ship: int, prospects: Prospects, load: Lading, other: Trip) -> Trip:
    """The Market, and what can be done after it; the way home is not yet counted."""
    market = s.world.market
    if not load.coins or port_island(s, ship) == market:
        return Trip(NOWHERE, -float(FAR))
    deal = deal_at_market(s, ship, prospects.needs, load.crates, load.coins, load.spare, load.room)
    if deal.gain <= 0.0:
        return Trip(NOWHERE, -float(FAR))
    sailing, sail = sailing_of(s.world, ship // 2), stat_value(s, ship, SAIL)
    back = sailing.home_from[market] / sail + PART_TURN
    after = 0.0
    for island in s.world.wild:
        if island != other.island:
            brings = prospects.visit(island, deal.crates, len(s.decks[island]), MOST_VISITS)
            if brings > 0.0:
                way = (sailing.from_market[island] / sail + PART_TURN) + (
                    sailing.home_from[island] / sail + PART_TURN
                )
                after = max(after, brings - prospects.rate * (way - back))
    return Trip(market, deal.gain + after - prospects.rate * (turns_to(s, ship, market) + back))
