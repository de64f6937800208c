"""The part of a side's row that describes one of its ships."""

from __future__ import annotations

from typing import Final

from carrack.core.knowledge import Feature
from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.bots.features.fleets import Battles, SideFleet, ambush_of
from carrack.games.dutch_east_indies.bots.features.units import bounded, flag, one_of, spices, turns
from carrack.games.dutch_east_indies.bots.strategy.danger import resting_danger
from carrack.games.dutch_east_indies.chapters.battle import spices_aboard
from carrack.games.dutch_east_indies.chapters.movement import points_left
from carrack.games.dutch_east_indies.chapters.ships import at_home, port_island, room_of, stat_value
from carrack.games.dutch_east_indies.chart.world import NO_ISLAND
from carrack.games.dutch_east_indies.state import AUTOMATON, FIRST_SHIP, Dei

PER_ODDS: Final = 500

SHIP: Final = [
    Feature("crates", "aboard, 20 each"),
    Feature("coins", "aboard, 20 each"),
    Feature("spices", "aboard, 50 each"),
    Feature("useful", "goal points that it would bring home by itself, 100 each"),
    Feature("room", "room left in the hold, 20 each; 0 without a limit"),
    Feature("sail", "movement points in a turn, 50 each"),
    Feature("sail field", "field on the track, 25 each"),
    Feature("cargo", "size of the hold, 20 each; 0 without a limit"),
    Feature("cannons", "value, 25 each"),
    Feature("at home", "yes: in its own home port"),
    Feature("at the Market", "yes: in a port of the Market"),
    Feature("at an island", "yes: in a port of a wild island with cards"),
    Feature("turns home", "turns from its next movement on, 50 each"),
    Feature("turns to the Market", "the same to the Market"),
    Feature("gain", "what its best trip to a wild island brings, in spices, 100 each"),
    Feature("worth", "the same, less the turns it costs beyond sailing home"),
    Feature("turns out", "turns until it is there, 50 each"),
    Feature("turns in all", "turns until it is home from there, 50 each"),
    Feature("per turn", "gain per turn, 500 for a spice in a turn"),
    Feature("worth of the Market", "what a visit there brings, less the turns it costs"),
    Feature("stays", "turns ended in a row in this port, 50 each"),
    Feature("points left", "movement points left in this turn, 50 each; 0 out of turn"),
    Feature("has looked", "yes: it has looked at the card here in this turn"),
    Feature("card here", "what the next card of the island where it lies brings, 100 a spice"),
    Feature("pirates", "turns that pirates near it may cost, 100 each"),
    Feature("threat", "mean loss to the worst enemy that could reach it, 100 a spice"),
    Feature("loot", "mean gain from the best enemy that it could reach, 100 a spice"),
    Feature("odds", "the best chance of beating another side's ship, 500 if certain"),
    Feature("odds of the worst", "the same against the ship with most cannons"),
    Feature(
        "before a home", "turns to the nearest home of another side, in a straight line, 50 each"
    ),
    Feature("lies in wait", "odds over one and those turns, 500 at most; nothing with spices"),
    Feature(
        "siege", "odds that an enemy beats it, over one and the enemy's turns to its home, 500"
    ),
    Feature("hunted", "yes: a ship of the automaton hunts it"),
    Feature("to an island", "yes: the automaton's order is a wild island"),
    Feature("to the Market", "yes: the automaton's order is the Market"),
    Feature("hunts", "yes: the automaton's order is hunting"),
    Feature("brings home", "yes: it brings home what its order was for"),
]


def ship_row(s: Dei, ship: int, fleet: SideFleet, battles: Battles) -> list[int]:
    """The numbers of `SHIP`."""
    row = hold_row(s, ship, fleet)
    row += place_row(s, ship, fleet)
    row += voyage_row(ship, fleet)
    row += turn_row(s, ship, fleet)
    row.append(
        bounded(int(100 * resting_danger(s, ship, s.at[ship]))) if not fleet.automatic else 0
    )
    row.append(spices(battles.threat[0][ship]))
    row.append(spices(battles.loot[0][ship]))
    row += war_row(s, ship, fleet)
    row += order_row(s, ship)
    return row


def war_row(s: Dei, ship: int, fleet: SideFleet) -> list[int]:
    """Return the value of a ship's cannons where it is."""
    odds, worst, away = ambush_of(s, ship)
    waits = 0.0 if spices_aboard(s, ship) else odds / (1.0 + away)
    return [
        int(PER_ODDS * odds),
        int(PER_ODDS * worst),
        turns(away),
        int(PER_ODDS * waits),
        int(PER_ODDS * fleet.siege[ship % 2]),
    ]


def hold_row(s: Dei, ship: int, fleet: SideFleet) -> list[int]:
    """Return a ship's cargo and its statistics."""
    hold = s.hold[ship * components.ITEMS : (ship + 1) * components.ITEMS]
    limited = not fleet.automatic
    return [
        bounded(20 * hold[components.CRATE]),
        bounded(20 * hold[components.COIN]),
        bounded(50 * sum([hold[item] for item in components.SPICES])),
        100 * fleet.useful[ship % 2],
        bounded(20 * room_of(s, ship)) if limited else 0,
        bounded(50 * stat_value(s, ship, components.SAIL)),
        bounded(25 * s.fields[ship * components.STATS + components.SAIL]),
        bounded(20 * stat_value(s, ship, components.CARGO)) if limited else 0,
        bounded(25 * stat_value(s, ship, components.CANNONS)),
    ]


def place_row(s: Dei, ship: int, fleet: SideFleet) -> list[int]:
    """Return a ship's place, and its distance from home and the Market."""
    island = port_island(s, ship)
    return [
        flag(at_home(s, ship)),
        flag(island == s.world.market),
        flag(island != NO_ISLAND and s.world.kinds[island] == components.WILD),
        turns(fleet.home[ship % 2]),
        turns(fleet.market[ship % 2]),
    ]


def voyage_row(ship: int, fleet: SideFleet) -> list[int]:
    """Its best trips; nothing for a ship of the automaton."""
    voyage = fleet.voyages[ship % 2]
    return [
        spices(voyage.gain),
        spices(voyage.worth),
        turns(voyage.out),
        turns(voyage.whole),
        bounded(int(500 * voyage.gain / max(voyage.whole, 1.0))),
        spices(voyage.market),
    ]


def turn_row(s: Dei, ship: int, fleet: SideFleet) -> list[int]:
    """Its time in port, what it may still do in this turn, and the card where it lies."""
    active, island = ship // 2 == s.active, port_island(s, ship)
    wild = island != NO_ISLAND and s.world.kinds[island] == components.WILD
    here = 0.0
    if wild and fleet.prospects is not None:
        here = fleet.prospects.here(
            ship, island, s.hold[ship * components.ITEMS + components.CRATE]
        )
    return [
        50 * s.stays[ship],
        bounded(50 * points_left(s, ship)) if active else 0,
        flag(active and wild and bool(s.looked[ship] >> island & 1)),
        spices(here),
    ]


def order_row(s: Dei, ship: int) -> list[int]:
    """The automaton's duty for it; nothing in a game among people."""
    auto = s.automaton
    if auto is None:
        return [0] * 5
    if ship // 2 != AUTOMATON:
        return [flag(ship in auto.quarry), 0, 0, 0, 0]
    size = ship - FIRST_SHIP
    return [0, *one_of(auto.duties[size], range(3)), flag(auto.homeward[size])]
