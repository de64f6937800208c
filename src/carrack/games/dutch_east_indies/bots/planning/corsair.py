"""A second rule of thumb: the big ship raises its cannons and robs, the small one trades.

`greedy` never raises cannons and hunts nobody, so games in which everybody plays like it do not
show what that is worth. A network learns it from games in which some seats play like this.
"""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.planning import goals
from carrack.games.dutch_east_indies.bots.planning.draft import LineDraft, sail_turn
from carrack.games.dutch_east_indies.bots.planning.goals import Goal
from carrack.games.dutch_east_indies.bots.strategy.cards import Prospects
from carrack.games.dutch_east_indies.bots.strategy.danger import squares_away
from carrack.games.dutch_east_indies.bots.strategy.trips import NO_TRIP, NOWHERE, Trip
from carrack.games.dutch_east_indies.chapters.battle import spices_aboard
from carrack.games.dutch_east_indies.chapters.movement import points_left
from carrack.games.dutch_east_indies.chapters.odds import attack_odds
from carrack.games.dutch_east_indies.chapters.ships import stat_value
from carrack.games.dutch_east_indies.chapters.winning import wanted_points
from carrack.games.dutch_east_indies.components import CANNONS
from carrack.games.dutch_east_indies.state import Dei

ENOUGH: Final = 7  # cannons; with more to pay for it won fewer games
FULL: Final = 3  # kinds of spices with which it goes home, whatever is in reach
IN_SIGHT: Final = 8  # squares from which it goes after a ship with spices


def sail_as_corsair(draft: LineDraft, prospects: Prospects) -> None:
    """Plan a whole turn, up to the first thing that it reveals."""
    s = draft.s
    big, small = s.active * 2, s.active * 2 + 1
    trade = goals.goals_of(s, small, prospects, NO_TRIP)[0]
    sail_turn(draft, [raid(s, big, prospects), trade], prospects)


def raid(s: Dei, ship: int, prospects: Prospects) -> Goal:
    """A corsair's goal: home with spices, then cannons, then whom to rob."""
    prey, laden = best_prey(s, ship), len(spices_aboard(s, ship))
    if laden and (prey == goals.NO_TARGET or laden >= FULL):
        return Goal(goals.GO, 0.0, Trip(s.world.homes[ship // 2], 0.0), [])
    if not laden and stat_value(s, ship, CANNONS) < ENOUGH:
        arming = goals.arming_goals(s, ship, prospects)
        if arming:
            return arming[0]
    if prey != goals.NO_TARGET:
        return Goal(goals.HUNT, 0.0, Trip(NOWHERE, 0.0, s.at[prey]), [], prey)
    return lie_in_wait(s, ship)


def best_prey(s: Dei, ship: int) -> int:
    """The best ship to attack in this turn: with most kinds of spices, then the weakest."""
    best, most, left = goals.NO_TARGET, 0.0, points_left(s, ship)
    for target in goals.quarry(s, ship):
        if squares_away(s, s.at[ship], s.at[target]) <= left + 1:
            own, other = stat_value(s, ship, CANNONS), stat_value(s, target, CANNONS)
            spoils = len(spices_aboard(s, target)) + goals.LOWERED
            worth = spoils * attack_odds(own, other) / goals.ALL_THROWS
            if worth > most:
                best, most = target, worth
    return best


def lie_in_wait(s: Dei, ship: int) -> Goal:
    """The goal to get as near as possible to a ship with spices, or to the leader's home."""
    best, least = goals.NO_TARGET, IN_SIGHT + 1
    for target in goals.ships_at_sea(s, ship):
        if spices_aboard(s, target):
            away = squares_away(s, s.at[ship], s.at[target])
            if away < least:
                best, least = target, away
    if best != goals.NO_TARGET:
        return Goal(goals.SHADOW, 0.0, Trip(NOWHERE, 0.0, s.at[best]), [], best)
    sides = [side for side in range(s.players) if side != ship // 2]
    points = [wanted_points(s, side) for side in sides]
    square = goals.ambush(s, ship, sides[points.index(max(points))])
    if square == NOWHERE:
        return Goal(goals.STAY, 0.0, NO_TRIP, [])
    return Goal(goals.GO, 0.0, Trip(NOWHERE, 0.0, square), [])
