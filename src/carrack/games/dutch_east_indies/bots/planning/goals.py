"""Goals of a ship in this turn, with a rough value of each."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.strategy import trips
from carrack.games.dutch_east_indies.bots.strategy.cards import Prospects
from carrack.games.dutch_east_indies.bots.strategy.danger import squares_away
from carrack.games.dutch_east_indies.bots.strategy.distance_tables import FAR
from carrack.games.dutch_east_indies.bots.strategy.market import spares
from carrack.games.dutch_east_indies.bots.strategy.steps import attack_worth
from carrack.games.dutch_east_indies.bots.strategy.trips import Lading, Trip
from carrack.games.dutch_east_indies.chapters.battle import spices_aboard
from carrack.games.dutch_east_indies.chapters.cargo import serves_home
from carrack.games.dutch_east_indies.chapters.movement import points_left
from carrack.games.dutch_east_indies.chapters.odds import attack_odds
from carrack.games.dutch_east_indies.chapters.ships import at_home, is_port, port_island, stat_value
from carrack.games.dutch_east_indies.chapters.trade import COINS_FOR_SWAP, price_of
from carrack.games.dutch_east_indies.chart.world import NO_ISLAND
from carrack.games.dutch_east_indies.components import (
    CANNONS,
    CARGO,
    COIN,
    CRATE,
    ITEMS,
    SAIL,
    SPICES,
)
from carrack.games.dutch_east_indies.state import AT_REST, Dei

GO: Final = 0  # kinds of goals: to an island or a square at sea
STAY: Final = 1  # no movement, but what can be done where the ship is
WAIT: Final = 2  # nothing at all
HUNT: Final = 3  # to a ship, and attack it
SHADOW: Final = 4  # as near as possible to a ship, to attack it in the next turn
HIDE: Final = 5  # like GO, but out of the reach of enemies as far as that is worth it
ARM: Final = 6  # to the Market, to raise the cannons

MOST_WILD: Final = 5  # islands that are tried
MOST_AFLOAT: Final = 2
MOST_HIDDEN: Final = 2
LOWERED: Final = 0.25  # worth, in spices, of lowering a field of a ship with nothing to rob
ARMED: Final = 0.4  # worth of raised cannons
ALL_THROWS: Final = 36  # of two dice
NO_LADING: Final[list[int]] = []
AT_WORST: Final = -1.0  # worth of staying, if nothing else is known about it
NO_TARGET: Final = -1


class Goal:
    """A goal of a ship; `wanted` is what it loads at home first; empty: what it has."""

    def __init__(
        self, kind: int, worth: float, trip: Trip, wanted: list[int], target: int = NO_TARGET
    ) -> None:
        self.kind = kind
        self.worth = worth
        self.trip = trip
        self.wanted = wanted
        self.target = target


def goals_of(s: Dei, ship: int, prospects: Prospects, other: Trip) -> list[Goal]:
    """Return a ship's goals for the rest of this turn, best first; `other`: the other's trip."""
    goals = [Goal(STAY, staying_worth(s, ship, prospects), trips.NO_TRIP, [])]
    if points_left(s, ship):
        goals += wild_goals(s, ship, prospects, other)
        goals += market_goals(s, ship, prospects, other)
        goals += home_goals(s, ship)
        goals += salvage_goals(s, ship, prospects)
        goals += hiding_goals(s, ship, goals)
        goals += arming_goals(s, ship, prospects)
        goals += lurking_goals(s, ship, prospects)
        goals += hunting_goals(s, ship, prospects, max([goal.worth for goal in goals]))
    goals.sort(key=worth_of, reverse=True)
    return goals


def worth_of(goal: Goal) -> float:
    """Roughly how good a goal is, in spices."""
    return goal.worth


def may_load(s: Dei, ship: int) -> bool:
    """Whether a ship can still choose at home what it takes along."""
    return s.moved[ship] == AT_REST and serves_home(s, ship)


def staying_worth(s: Dei, ship: int, prospects: Prospects) -> float:
    """Return the next card's value for a ship in a port; elsewhere it had better move."""
    island = port_island(s, ship)
    if island == NO_ISLAND or not s.decks[island]:
        return AT_WORST
    if s.looked[ship] >> island & 1:
        return -prospects.rate
    return prospects.here(ship, island, s.hold[ship * ITEMS + CRATE])


# --- trading -------------------------------------------------------------------------------------


def full_of_crates(s: Dei, ship: int) -> tuple[Lading, list[int]]:
    """The lading for a wild island: crates, and nothing else."""
    if not may_load(s, ship):
        return Lading(s.hold[ship * ITEMS + CRATE], 0, 0, 0), []
    size = stat_value(s, ship, CARGO)
    have = s.home[ship // 2 * ITEMS + CRATE] + s.hold[ship * ITEMS + CRATE]
    crates = min(have, size)
    return Lading(crates, 0, 0, size - crates), [crates] + [0] * (ITEMS - 1)


def wild_goals(s: Dei, ship: int, prospects: Prospects, other: Trip) -> list[Goal]:
    """Trips to the wild islands, the most promising first."""
    load, wanted = full_of_crates(s, ship)
    here, goals = port_island(s, ship), []
    for island in s.world.wild:
        if s.decks[island] and island != here:
            gain = trips.wild_worth(s, ship, prospects, load, island, other, here)
            worth = gain - prospects.rate * detour(s, ship, island)
            goals.append(Goal(GO, worth, Trip(island, worth), wanted))
    goals.sort(key=worth_of, reverse=True)
    return goals[:MOST_WILD]


def detour(s: Dei, ship: int, island: int) -> float:
    """Turns that visiting an island costs beyond sailing straight home."""
    home = s.world.homes[ship // 2]
    there_and_home = trips.reach(s, ship, island) + trips.turns_between(s, ship, island, home)
    return there_and_home - trips.turns_to(s, ship, home)


def market_goals(s: Dei, ship: int, prospects: Prospects, other: Trip) -> list[Goal]:
    """A trip to the Market, with the coins for it if the ship is at home."""
    if port_island(s, ship) == s.world.market:
        return []
    back = prospects.rate * trips.turns_to(s, ship, s.world.homes[ship // 2])
    if not may_load(s, ship):
        trip = trips.market_trip(s, ship, prospects, trips.lading_of(s, ship, prospects), other)
        return [Goal(GO, trip.worth + back, trip, [])] if trip.island != trips.NOWHERE else []
    start, size = ship // 2 * ITEMS, stat_value(s, ship, CARGO)
    have = [s.home[start + item] + s.hold[ship * ITEMS + item] for item in range(ITEMS)]
    extra = [item for item in spares(prospects.needs) if have[item]]
    best, wanted = Trip(trips.NOWHERE, -float(FAR)), [0] * ITEMS
    for coins in range(1, min(have[COIN], size) + 1):
        along = extra[: min(coins // COINS_FOR_SWAP, prospects.needs.lacking)]
        room = size - coins - len(along)
        if room < 0:
            break
        crates = min(have[CRATE], room)
        load = Lading(crates, coins, len(along), room - crates)
        trip = trips.market_trip(s, ship, prospects, load, other)
        if trip.worth > best.worth:
            best, wanted = trip, [crates, coins] + [along.count(item) for item in SPICES]
    return [Goal(GO, best.worth + back, best, wanted)] if best.island != trips.NOWHERE else []


def home_goals(s: Dei, ship: int) -> list[Goal]:
    """The trip home with what it carries."""
    if at_home(s, ship):
        return []
    home = s.world.homes[ship // 2]
    return [Goal(GO, 0.0, Trip(home, 0.0), [])]


def salvage_goals(s: Dei, ship: int, prospects: Prospects) -> list[Goal]:
    """Trips to what is afloat, the nearest of what is worth most."""
    goals = []
    for square, worth in prospects.afloat.items():
        if square != s.at[ship]:
            away = squares_away(s, square, s.at[ship])
            left = worth - prospects.rate * away / stat_value(s, ship, SAIL)
            goals.append(Goal(GO, left, Trip(trips.NOWHERE, left, square), []))
    goals.sort(key=worth_of, reverse=True)
    return goals[:MOST_AFLOAT]


# --- hunting -------------------------------------------------------------------------------------


def arming_goals(s: Dei, ship: int, prospects: Prospects) -> list[Goal]:
    """To the Market with all the coins there are, to raise the cannons (DEI-UPGRADE-1)."""
    price, start = price_of(s, ship, CANNONS), ship // 2 * ITEMS
    coins, wanted = s.hold[ship * ITEMS + COIN], NO_LADING
    if may_load(s, ship):
        coins = min(stat_value(s, ship, CARGO), coins + s.home[start + COIN])
        wanted = [0, coins] + [0] * len(SPICES)
    if not 0 <= price <= coins:
        return []
    worth = ARMED - prospects.rate * detour(s, ship, s.world.market)
    return [Goal(ARM, worth, Trip(s.world.market, worth), wanted)]


def lurking_goals(s: Dei, ship: int, prospects: Prospects) -> list[Goal]:
    """Trips to the homes of weaker ships, to waylay them."""
    goals, own = [], stat_value(s, ship, CANNONS)
    for side in range(s.players):
        ships = (side * 2, side * 2 + 1)
        if side == ship // 2 or own <= max([stat_value(s, other, CANNONS) for other in ships]):
            continue
        square = ambush(s, ship, side)
        if square not in (trips.NOWHERE, s.at[ship]):
            away = squares_away(s, s.at[ship], square)
            worth = -prospects.rate * away / stat_value(s, ship, SAIL)
            goals.append(Goal(GO, worth, Trip(trips.NOWHERE, worth, square), []))
    return goals


def ambush(s: Dei, ship: int, side: int) -> int:
    """The nearest square at sea beside the home port of a side; NOWHERE if all are taken."""
    best, least = trips.NOWHERE, 999
    taken = [*s.at, *s.pirates]
    for port in s.world.ports[s.world.homes[side]]:
        for square in s.world.near[port]:
            free = square == s.at[ship] or square not in taken
            if free and not s.world.land[square] and not is_port(s, square):
                away = squares_away(s, s.at[ship], square)
                if away < least:
                    best, least = square, away
    return best


def hunting_goals(s: Dei, ship: int, prospects: Prospects, else_worth: float) -> list[Goal]:
    """Ships of others to attack in this turn or, by shadowing, in the next (DEI-BATTLE-1).

    What the ship could do instead (`else_worth`) is delayed by about a turn.
    """
    goals, left = [], points_left(s, ship)
    later = else_worth - prospects.rate
    for target in quarry(s, ship):
        away = squares_away(s, s.at[ship], s.at[target])
        if away > left + stat_value(s, ship, SAIL) + 1:
            continue
        worth = attack_worth(s, ship, target, prospects) + later
        if not has_prize(s, target):
            own, other = stat_value(s, ship, CANNONS), stat_value(s, target, CANNONS)
            if own <= other:
                continue
            worth += LOWERED * attack_odds(own, other) / ALL_THROWS
        trip = Trip(trips.NOWHERE, worth, s.at[target])
        if away <= left + 1:
            goals.append(Goal(HUNT, worth, trip, [], target))
        goals.append(Goal(SHADOW, worth - 2.0 * prospects.rate, trip, [], target))
    return goals


def ships_at_sea(s: Dei, ship: int) -> list[int]:
    """Ships of others outside ports, as nobody is attacked in one (DEI-BATTLE-1)."""
    others = [other for other in range(s.players * 2) if other // 2 != ship // 2]
    return [other for other in others if not is_port(s, s.at[other])]


def quarry(s: Dei, ship: int) -> list[int]:
    """Ships of others at sea that a ship may still attack in this turn."""
    return [target for target in ships_at_sea(s, ship) if not has_fought(s, ship, target)]


def has_fought(s: Dei, ship: int, target: int) -> bool:
    """Whether a ship may not attack another again in this turn (DEI-BATTLE-5, DEI-SOLO-11)."""
    return bool(s.fought[ship] >> target & 1 or (s.world.solo and s.fought[ship]))


def has_prize(s: Dei, target: int) -> bool:
    """Whether there is anything to win from a ship."""
    return s.hold[target * ITEMS + COIN] > 0 or len(spices_aboard(s, target)) > 0


# --- hiding --------------------------------------------------------------------------------------


def hiding_goals(s: Dei, ship: int, goals: list[Goal]) -> list[Goal]:
    """The best goals again, carefully, if the ship has spices to lose and an enemy is near."""
    if not spices_aboard(s, ship) or not enemies_near(s, ship):
        return []
    sailing = [goal for goal in goals if goal.kind == GO]
    sailing.sort(key=worth_of, reverse=True)
    return [Goal(HIDE, goal.worth, goal.trip, goal.wanted) for goal in sailing[:MOST_HIDDEN]]


def enemies_near(s: Dei, ship: int) -> list[int]:
    """Ships of others that could attack this one soon, wherever it goes now."""
    left = points_left(s, ship)
    return [
        enemy
        for enemy in range(s.players * 2)
        if enemy // 2 != ship // 2
        and squares_away(s, s.at[enemy], s.at[ship]) <= left + stat_value(s, enemy, SAIL) + 1
    ]
