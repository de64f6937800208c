"""Spices that come home by way of the other ship (DEI-TRANSFER).

A ship that does not get home in this turn may stop beside one that does, and unload through the
docked ship. Or it hands its spices to the ship that is nearer, and stays out itself.
"""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.planning.draft import (
    LineDraft,
    follow,
    go,
    pick_up,
    reveal,
    unload,
)
from carrack.games.dutch_east_indies.bots.planning.goals import GO, Goal, goals_of
from carrack.games.dutch_east_indies.bots.strategy.cards import Prospects
from carrack.games.dutch_east_indies.bots.strategy.course import Course, Reachable
from carrack.games.dutch_east_indies.bots.strategy.danger import squares_away
from carrack.games.dutch_east_indies.bots.strategy.trips import NO_TRIP, Trip, turns_to, way_to
from carrack.games.dutch_east_indies.chapters.battle import spices_aboard
from carrack.games.dutch_east_indies.chapters.cargo import serves_home
from carrack.games.dutch_east_indies.chapters.movement import points_left
from carrack.games.dutch_east_indies.chapters.ships import (
    at_home,
    other_ship,
    room_of,
    side_by_side,
)
from carrack.games.dutch_east_indies.chart.world import SIDES
from carrack.games.dutch_east_indies.components import CRATE, ITEM_NAMES, ITEMS, WAYS
from carrack.games.dutch_east_indies.moves import BY_NOTATION, SHIP_NAMES
from carrack.games.dutch_east_indies.state import AT_REST, UNDER_WAY, Dei

BESIDE: Final = 2  # points by which a place beside a port is nearer: a step and a turn


def carriers(s: Dei) -> list[int]:
    """Ships of the seat with spices that they cannot unload where they are, unless under way."""
    ships = (s.active * 2, s.active * 2 + 1)
    return [
        ship
        for ship in ships
        if s.moved[ship] != UNDER_WAY and spices_aboard(s, ship) and not serves_home(s, ship)
    ]


def points_to_home(s: Dei, ship: int) -> int:
    """Movement points home, or to a place beside the other ship if the port is full."""
    return way_to(s, ship, s.world.homes[ship // 2])[s.at[ship] * WAYS + s.facing[ship]]


def homeward(s: Dei, ship: int) -> Goal:
    """The goal of a ship that sails home."""
    return Goal(GO, 0.0, Trip(s.world.homes[ship // 2], 0.0), [])


# --- through the docked ship ---------------------------------------------------------------------


def may_unload_through(s: Dei, ship: int) -> bool:
    """Whether a ship might unload through the other one, once that has docked.

    It may if it is a little short of home, or if the other one takes the port.
    """
    mate = other_ship(ship)
    short = points_to_home(s, ship) - points_left(s, ship)
    if short > BESIDE or points_to_home(s, mate) > points_left(s, mate):
        return False
    return short > 0 or (not at_home(s, mate) and len(spices_aboard(s, mate)) > 0)


def unload_through(draft: LineDraft, ship: int, prospects: Prospects) -> None:
    """Dock the other ship at home, then come beside it and unload (DEI-TRANSFER-2)."""
    s, mate = draft.s, other_ship(ship)
    if not at_home(s, mate):
        go(draft, mate, homeward(s, mate), prospects)
    if points_to_home(s, ship) <= points_left(s, ship):
        go(draft, ship, homeward(s, ship), prospects)
    elif come_alongside(draft, ship):
        unload(draft, ship)


# --- from ship to ship ---------------------------------------------------------------------------


def may_hand_over(s: Dei, ship: int) -> bool:
    """Whether the other ship is in reach, has room, and would be home sooner."""
    mate = other_ship(ship)
    if s.moved[mate] != AT_REST or serves_home(s, mate):
        return False
    if room_of(s, mate) <= 0 and not s.hold[mate * ITEMS + CRATE]:
        return False
    if squares_away(s, s.at[ship], s.at[mate]) > points_left(s, ship) + 1:
        return False
    home = s.world.homes[ship // 2]
    return turns_to(s, mate, home) < turns_to(s, ship, home)


def hand_over(draft: LineDraft, ship: int, prospects: Prospects) -> None:
    """Hand a ship's spices to the other one (DEI-TRANSFER-1), which sails home with them.

    If it did not have to sail for that, it then pursues another goal.
    """
    s, mate = draft.s, other_ship(ship)
    pick_up(draft, ship)
    if not come_alongside(draft, ship):
        return
    exchange(draft, ship, prospects)
    go(draft, mate, homeward(s, mate), prospects)
    if draft.done or s.moved[ship] != AT_REST:
        return
    after = Prospects(s, s.active)
    goal = goals_of(s, ship, after, NO_TRIP)[0]
    go(draft, ship, goal, after)
    reveal(draft, ship, goal, after)


def come_alongside(draft: LineDraft, ship: int) -> bool:
    """Sail beside the seat's other ship, if not there yet; returns whether it can."""
    if not side_by_side(draft.s, ship):
        course = course_alongside(draft.s, ship, draft.lookout.from_here(draft.s, ship))
        if course is None:
            return False
        follow(draft, ship, course)
    return not draft.done


def course_alongside(s: Dei, ship: int, found: dict[int, Reachable]) -> Course | None:
    """The cheapest way to a square orthogonally beside the seat's other ship, or None."""
    best: Course | None = None
    least, bearing, mate = 1e9, s.world.bearing, s.at[other_ship(ship)]
    for reached in found.values():
        square = reached.node // WAYS
        if bearing[mate - square] & s.world.inside[square] & SIDES:
            price = reached.met + reached.spent / 100
            if price < least:
                best, least = Course(reached, -1), price
    return best


def exchange(draft: LineDraft, ship: int, prospects: Prospects) -> None:
    """Give the other ship spices, those needed most first, and take its crates."""
    mate = other_ship(ship)
    spices = sorted(spices_aboard(draft.s, ship), key=prospects.needs.worth, reverse=True)
    given = True
    while given and not draft.done:
        given = give(draft, mate, CRATE)
        for item in spices:
            given = give(draft, ship, item) or given


def give(draft: LineDraft, ship: int, item: int) -> bool:
    """Hand one item over, if that is allowed."""
    return draft.make(BY_NOTATION[f"give {SHIP_NAMES[ship % 2]} {ITEM_NAMES[item]}"])
