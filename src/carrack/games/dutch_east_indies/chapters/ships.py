"""Facts about ships that are needed everywhere: statistics, load, place, and what they can use."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.chart.world import NO_ISLAND, SIDES, World
from carrack.games.dutch_east_indies.components import CARGO, ITEMS, SPICES, STATS, WILD
from carrack.games.dutch_east_indies.state import AUTOMATON, Dei

UNLIMITED: Final = 999  # room in a hold without a limit


def stat_value(s: Dei, ship: int, stat: int) -> int:
    """The present value of a ship's statistic (DEI-UPGRADE-2)."""
    return s.world.values[stat][s.fields[ship * STATS + stat]]


def load_of(s: Dei, ship: int) -> int:
    """Crates, coins by value and spices aboard, together (DEI-CARGO-1)."""
    hold, load = s.hold, 0
    for place in range(ship * ITEMS, (ship + 1) * ITEMS):
        load += hold[place]
    return load


def carries_spice(s: Dei, ship: int) -> bool:
    """Whether any spice is aboard."""
    count = 0
    for item in SPICES:
        count += s.hold[ship * ITEMS + item]
    return count > 0


def is_automatic(s: Dei, ship: int) -> bool:
    """Whether the automaton sails a ship."""
    return s.world.solo and ship // 2 == AUTOMATON


def room_of(s: Dei, ship: int) -> int:
    """Return the free room of the hold; negative when a lowered hold is too small.

    The automaton has no hold limit (DEI-SOLO-1).
    """
    if s.world.solo and is_automatic(s, ship):
        return UNLIMITED
    return stat_value(s, ship, CARGO) - load_of(s, ship)


def other_ship(ship: int) -> int:
    """The same seat's other ship."""
    return ship ^ 1


def is_port(s: Dei, square: int) -> bool:
    """Whether a square is a port now."""
    island = s.world.port_of[square]
    return island != NO_ISLAND and has_port(s, island)


def has_port(s: Dei, island: int) -> bool:
    """Whether an island has a port now: a wild one without cards has none (DEI-PORT-3)."""
    return s.world.kinds[island] != WILD or len(s.decks[island]) > 0


def port_island(s: Dei, ship: int) -> int:
    """The island in whose port a ship is; NO_ISLAND if in none."""
    island = s.world.port_of[s.at[ship]]
    return island if island != NO_ISLAND and has_port(s, island) else NO_ISLAND


def taken_ways(s: Dei, square: int) -> int:
    """The mask of the ways from a square to ships and pirates next to it."""
    bearing = s.world.bearing
    taken = 0
    for other in s.at:
        taken |= bearing[other - square]
    for other in s.pirates:
        taken |= bearing[other - square]
    return taken & s.world.inside[square]


def next_to(world: World, square: int, other: int) -> bool:
    """Whether two squares touch, along a side or at a corner."""
    return world.bearing[other - square] & world.inside[square] != 0


def side_by_side(s: Dei, ship: int) -> bool:
    """Whether a seat's two ships are orthogonally adjacent (DEI-TRANSFER-1)."""
    square = s.at[ship]
    return s.world.bearing[s.at[ship ^ 1] - square] & s.world.inside[square] & SIDES != 0


def islands_served(s: Dei, ship: int) -> list[int]:
    """Islands whose port the ship, or the seat's other ship beside it, can use (DEI-TRANSFER-2)."""
    own = port_island(s, ship)
    found = [own] if own != NO_ISLAND else []
    if side_by_side(s, ship):
        beside = port_island(s, other_ship(ship))
        if beside not in (NO_ISLAND, own):
            found.append(beside)
    return found


def at_home(s: Dei, ship: int) -> bool:
    """Whether a ship is in its own home port."""
    return s.world.port_of[s.at[ship]] == s.world.homes[ship // 2]
