"""The basis of the features: a side's needs and prospects, and its ships' distances from goals.

Distances are turns of the ship from its next movement on, as if it were alone at sea. A side's
prospects rest only on cards that both it and the deciding seat have seen: nothing else may show.
"""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.features.remaining import remaining_of
from carrack.games.dutch_east_indies.bots.strategy.cards import MOST_VISITS, Prospects
from carrack.games.dutch_east_indies.bots.strategy.danger import squares_away
from carrack.games.dutch_east_indies.bots.strategy.distance_tables import sailing_of
from carrack.games.dutch_east_indies.bots.strategy.market import deal_at_market
from carrack.games.dutch_east_indies.bots.strategy.trips import PART_TURN
from carrack.games.dutch_east_indies.bots.strategy.worth import COIN_WORTH, Needs, goal_points
from carrack.games.dutch_east_indies.chapters.battle import spices_aboard
from carrack.games.dutch_east_indies.chapters.odds import odds_of
from carrack.games.dutch_east_indies.chapters.ships import at_home, is_port, port_island, stat_value
from carrack.games.dutch_east_indies.chapters.winning import wanted_points
from carrack.games.dutch_east_indies.chart.world import NO_ISLAND
from carrack.games.dutch_east_indies.components import (
    CANNONS,
    CARGO,
    CLOVE,
    COIN,
    CRATE,
    ITEMS,
    SAIL,
    SPICES,
)
from carrack.games.dutch_east_indies.state import AUTOMATON, Dei

DEFEAT: Final = 0.35  # cost of a lost fight to a ship without spices, in spices
AUTOMATIC_RATE: Final = 0.1  # spices that a ship of the automaton brings home in a turn, roughly
SOON: Final[tuple[float, ...]] = (1.0, 2.0)  # turns within which a side may arrive
TURNS: Final[tuple[int, ...]] = (1, 2)  # how far ahead fights are foreseen
REACH: Final = 1  # squares beyond its movement from which a ship attacks


class Voyage:
    """The best trip of a ship to a wild island or the Market, and back home."""

    def __init__(self) -> None:
        self.island = NO_ISLAND
        self.gain = 0.0  # what the visit brings, in spices
        self.worth = 0.0  # the same, less the turns beyond sailing straight home
        self.out = 0.0  # turns until it is there
        self.whole = 0.0  # turns until it is home
        self.market = 0.0  # what the Market would bring, in the same measure as `worth`


class SideFleet:
    """A side and its two ships. Lists have the big ship first."""

    def __init__(self, s: Dei, side: int) -> None:
        self.side = side
        self.automatic = s.world.solo and side == AUTOMATON
        self.needs = Needs(s, side)
        self.goal = s.world.goal
        self.points = wanted_points(s, side)
        stock = self.needs.stock
        self.with_aboard = reached(stock, self.automatic, self.goal)
        self.lacking = self.goal - self.with_aboard
        self.useful = [useful_of(s, side, ship, self.automatic) for ship in ships_of(side)]
        self.sailing = sailing_of(s.world, side)
        self.home = [
            turns_to(s, ship, self.sailing.to_island[s.world.homes[side]])
            for ship in ships_of(side)
        ]
        self.market = [
            turns_to(s, ship, self.sailing.to_island[s.world.market]) for ship in ships_of(side)
        ]
        self.voyages = [Voyage(), Voyage()]
        self.rate = AUTOMATIC_RATE
        self.prospects: Prospects | None = None
        if not self.automatic:
            self.prospects = Prospects(s, side, s.known[s.seat])
            self.rate = self.prospects.rate
            for size, ship in enumerate(ships_of(side)):
                voyage = self.voyages[size]
                explore(s, ship, self, self.prospects, voyage, self.home[size])
        self.siege = siege_of(s, self)
        self.soon = [arriving(s, self, count) for count in SOON]  # points at home by then
        self.eta = turns_to_goal(self)


def ships_of(side: int) -> tuple[int, int]:
    """The big and the small ship of a side."""
    return (side * 2, side * 2 + 1)


def useful_of(s: Dei, side: int, ship: int, automatic: bool) -> int:
    """Points of the goal that a ship would bring home by itself."""
    stock = s.home[side * ITEMS : (side + 1) * ITEMS]
    for item in SPICES:
        stock[item] += s.hold[ship * ITEMS + item]
    return reached(stock, automatic, s.world.goal) - wanted_points(s, side)


def reached(stock: list[int], automatic: bool, goal: int) -> int:
    """Return the part of a goal that a stock reaches (DEI-WIN-1, DEI-SOLO-14)."""
    return min(goal, sum(stock[CLOVE:]) if automatic else goal_points(stock))


def turns_to(s: Dei, ship: int, table: list[int]) -> float:
    """Turns of a ship to a goal, in fractions."""
    return table[s.at[ship] * 8 + s.facing[ship]] / stat_value(s, ship, SAIL)


def explore(
    s: Dei, ship: int, fleet: SideFleet, prospects: Prospects, voyage: Voyage, home: float
) -> None:
    """Fill in the best voyage of a ship; at home it may load what is there."""
    sailing = fleet.sailing
    sail, size = stat_value(s, ship, SAIL), stat_value(s, ship, CARGO)
    crates, coins = s.hold[ship * ITEMS + CRATE], s.hold[ship * ITEMS + COIN]
    if at_home(s, ship):
        crates = min(size, crates + s.home[fleet.side * ITEMS + CRATE])
        coins = min(size, coins + s.home[fleet.side * ITEMS + COIN])
    node, here, best = s.at[ship] * 8 + s.facing[ship], port_island(s, ship), NO_ISLAND
    other = fleet.voyages[0].island  # the small ship goes elsewhere, or finds one card fewer
    for island in s.world.wild:
        cards = len(s.decks[island]) - (island == other)
        if cards <= 0:
            continue
        stays = MOST_VISITS - s.stays[ship] if island == here else MOST_VISITS
        gain = prospects.visit(island, crates, cards, stays)
        if gain <= 0.0 or stays <= 0:
            continue
        out = sailing.to_island[island][node] / sail
        whole = out + sailing.home_from[island] / sail + PART_TURN
        worth = gain - prospects.rate * max(0.0, whole - home)
        if worth > voyage.worth or not voyage.gain:
            voyage.gain, voyage.worth, voyage.out, voyage.whole = gain, worth, out, whole
            best = island
    voyage.island = best
    voyage.market = market_worth(s, ship, fleet, min(coins, size), home)


def market_worth(s: Dei, ship: int, fleet: SideFleet, coins: int, home: float) -> float:
    """Return the gain of a visit to the Market, less the turns that it costs."""
    if not coins:
        return 0.0
    needs, sail = fleet.needs, stat_value(s, ship, SAIL)
    size = stat_value(s, ship, CARGO)
    deal = deal_at_market(s, ship, needs, 0, coins, 0, size - coins)
    if deal.gain <= 0.0:
        return 0.0
    market = s.world.market
    away = fleet.sailing.to_island[market][s.at[ship] * 8 + s.facing[ship]] / sail
    whole = away + fleet.sailing.home_from[market] / sail + PART_TURN
    return deal.gain - fleet.rate * max(0.0, whole - home)


# --- how long it takes ---------------------------------------------------------------------------


def arriving(s: Dei, fleet: SideFleet, turns: float) -> int:
    """Points of the goal at home once every ship that can be there in this many turns arrives."""
    stock = s.home[fleet.side * ITEMS : (fleet.side + 1) * ITEMS]
    for size, ship in enumerate(ships_of(fleet.side)):
        if fleet.home[size] <= turns:
            for item in SPICES:
                stock[item] += s.hold[ship * ITEMS + item]
    return reached(stock, fleet.automatic, fleet.goal)


def turns_to_goal(fleet: SideFleet) -> float:
    """Turns until a side could have all it needs at home, at the present rate."""
    need = fleet.goal - fleet.points
    arrivals = [home for home, useful in zip(fleet.home, fleet.useful, strict=True) if useful]
    alone = [home for home, useful in zip(fleet.home, fleet.useful, strict=True) if useful >= need]
    if alone:
        return min(alone)
    if not fleet.lacking:
        return max(arrivals, default=0.0)
    left = float(fleet.lacking)
    latest = max(arrivals, default=0.0)
    for voyage in fleet.voyages:
        if voyage.gain > 0.0 and left > 0.0:
            left -= voyage.gain
            latest = max(latest, voyage.whole)
    return latest + max(0.0, left) / (2.0 * max(fleet.rate, 0.05))


# --- enemies -------------------------------------------------------------------------------------


def siege_of(s: Dei, fleet: SideFleet) -> list[float]:
    """By own ship: the worst odds of being beaten by an enemy, over 1 + its turns to this home."""
    worst, home = [0.0, 0.0], s.world.ports[s.world.homes[fleet.side]][0]
    for enemy in range(len(s.at)):
        if enemy // 2 != fleet.side:
            away = squares_away(s, s.at[enemy], home) / stat_value(s, enemy, SAIL)
            for size, ship in enumerate(ships_of(fleet.side)):
                worst[size] = max(worst[size], odds_between(s, enemy, ship) / (1.0 + away))
    return worst


def ambush_of(s: Dei, ship: int) -> tuple[float, float, float]:
    """The odds against the weakest and the strongest enemy, and turns to the nearest enemy home."""
    best, worst, away = 0.0, 1.0, 99
    for target in range(len(s.at)):
        if target // 2 != ship // 2:
            odds = odds_between(s, ship, target)
            best, worst = max(best, odds), min(worst, odds)
    for side, home in enumerate(s.world.homes):
        if side != ship // 2:
            away = min(away, squares_away(s, s.at[ship], s.world.ports[home][0]))
    return best, worst, away / stat_value(s, ship, SAIL)


class Battles:
    """The possible gains and losses of every ship in fights that are possible soon.

    `loot[k][ship]` is the mean gain from the best enemy within k + 1 turns, `threat[k][ship]` the
    mean loss to the worst one: by the squares between them, as if nothing were in the way.
    """

    def __init__(self, s: Dei, fleets: list[SideFleet]) -> None:
        self.loot = [[0.0] * len(s.at) for _ in TURNS]
        self.threat = [[0.0] * len(s.at) for _ in TURNS]
        losses = [loss_of(s, ship, fleets[ship // 2]) for ship in range(len(s.at))]
        for target, square in enumerate(s.at):
            if not is_port(s, square):
                for hunter in range(len(s.at)):
                    if hunter // 2 != target // 2:
                        self.weigh(s, hunter, target, fleets[hunter // 2], losses)

    def weigh(
        self, s: Dei, hunter: int, target: int, fleet: SideFleet, losses: list[float]
    ) -> None:
        """Judge one ship against another, if it comes near enough."""
        away, sail = squares_away(s, s.at[hunter], s.at[target]), stat_value(s, hunter, SAIL)
        if away > TURNS[-1] * sail + REACH:
            return
        odds = odds_between(s, hunter, target)
        gain = odds * prize_of(s, target, fleet) - (1.0 - odds) * losses[hunter]
        for k, turns in enumerate(TURNS):
            if away <= turns * sail + REACH:
                self.loot[k][hunter] = max(self.loot[k][hunter], gain)
                self.threat[k][target] = max(self.threat[k][target], odds * losses[target])


def prize_of(s: Dei, target: int, fleet: SideFleet) -> float:
    """Return what a fleet would win by robbing a ship."""
    coin = COIN_WORTH if s.hold[target * ITEMS + COIN] else 0.0
    spices = spices_aboard(s, target)
    if fleet.automatic:
        return 1.0 if spices else 0.0
    return coin + max([fleet.needs.use_of(item) for item in spices], default=0.0)


def loss_of(s: Dei, ship: int, fleet: SideFleet) -> float:
    """Return what a ship of a fleet would lose to a robber."""
    spices = spices_aboard(s, ship)
    if not spices:
        return DEFEAT
    if fleet.automatic:
        return 1.0
    return max([fleet.needs.worth(item) for item in spices])


def odds_between(s: Dei, hunter: int, target: int) -> float:
    """The chance that one ship beats another that it attacks."""
    return odds_of(stat_value(s, hunter, CANNONS) - stat_value(s, target, CANNONS)) / 36


class Judged:
    """Everything that the rows of a position are made of."""

    def __init__(self, s: Dei) -> None:
        self.fleets = [SideFleet(s, side) for side in range(s.players)]
        self.battles = Battles(s, self.fleets)
        self.remaining = remaining_of(s)
