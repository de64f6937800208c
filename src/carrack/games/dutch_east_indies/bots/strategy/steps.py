"""Next step of one's own turn: deeds where a ship is, then the way to where it should be."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.strategy import trips
from carrack.games.dutch_east_indies.bots.strategy.cards import Prospects
from carrack.games.dutch_east_indies.bots.strategy.course import next_step
from carrack.games.dutch_east_indies.bots.strategy.lading import next_loading
from carrack.games.dutch_east_indies.bots.strategy.market import next_purchase
from carrack.games.dutch_east_indies.bots.strategy.salvage import PICKED
from carrack.games.dutch_east_indies.bots.strategy.trips import Trip
from carrack.games.dutch_east_indies.chapters.battle import attack_refusal, spices_aboard
from carrack.games.dutch_east_indies.chapters.cargo import pick_refusal, serves_home
from carrack.games.dutch_east_indies.chapters.odds import attack_odds
from carrack.games.dutch_east_indies.chapters.ships import at_home, islands_served, stat_value
from carrack.games.dutch_east_indies.chapters.trade import crates_alongside, look_refusal
from carrack.games.dutch_east_indies.components import CANNONS, CRATE, ITEM_NAMES, ITEMS
from carrack.games.dutch_east_indies.moves import (
    BY_NOTATION,
    END_MOVE,
    SHIP_NAMES,
    DeiMove,
    target_name,
)
from carrack.games.dutch_east_indies.state import ARRIVED, UNDER_WAY, Dei

DEFEAT: Final = 0.35  # cost of losing a fight without spices
ROBBED: Final = 0.3  # worth of taking a useless spice


def next_move(s: Dei) -> DeiMove:
    """The next move of the active seat; `end` when nothing more is worth doing."""
    prospects = Prospects(s, s.active)
    ships = [s.active * 2, s.active * 2 + 1]
    if s.moved[ships[1]] == UNDER_WAY:
        ships.reverse()
    for ship in ships:
        move = next_of_ship(s, ship, prospects)
        if move is not None:
            return move
    return END_MOVE


def next_of_ship(s: Dei, ship: int, prospects: Prospects) -> DeiMove | None:
    """Return a ship's next move: pick up, sail on, act; None: nothing in this turn."""
    move = next_pick(s, ship)
    if move is not None:
        return move
    if s.moved[ship] == UNDER_WAY:
        move = onward(s, ship, prospects)
        return move if move is not None else deed(s, ship, prospects)
    move = deed(s, ship, prospects)
    if move is not None or s.moved[ship] == ARRIVED:
        return move
    return onward(s, ship, prospects)


def next_pick(s: Dei, ship: int) -> DeiMove | None:
    """Spices and coins from the sea."""
    if not s.afloat:
        return None
    square = s.at[ship] * ITEMS
    for item in reversed(PICKED):
        if square + item in s.afloat and pick_refusal(s, ship, item) is None:
            return BY_NOTATION[f"pick {SHIP_NAMES[ship % 2]} {ITEM_NAMES[item]}"]
    return None


def deed(s: Dei, ship: int, prospects: Prospects) -> DeiMove | None:
    """An action where the ship is: a fight, a look, the Market, loading at home."""
    move = next_attack(s, ship, prospects)
    if move is None:
        move = next_look(s, ship, prospects)
    if move is None:
        move = next_purchase(s, ship, prospects.needs)
    if move is None and serves_home(s, ship):
        move = next_loading(s, ship, prospects, trip_of_other(s, ship, prospects))
    return move


def next_look(s: Dei, ship: int, prospects: Prospects) -> DeiMove | None:
    """A look at an unseen card, or at one that is to be accepted."""
    crates = s.hold[ship * ITEMS + CRATE] + crates_alongside(s, ship)
    for island in islands_served(s, ship):
        news = island not in prospects.known or prospects.here(ship, island, crates) > 0.0
        if news and look_refusal(s, ship, island) is None:
            letter = chr(ord("a") + s.world.letter_of(island))
            return BY_NOTATION[f"look {SHIP_NAMES[ship % 2]} {letter}"]
    return None


def next_attack(s: Dei, ship: int, prospects: Prospects) -> DeiMove | None:
    """The fight that promises most, if any promises something (DEI-BATTLE-1)."""
    best, most = -1, 0.0
    for place in range(2, s.players * 2):  # from the next seat on, clockwise
        target = (s.active * 2 + place) % (s.players * 2)
        if attack_refusal(s, ship, target) is None:
            worth = attack_worth(s, ship, target, prospects)
            if worth > most:
                best, most = target, worth
    return BY_NOTATION[f"attack {SHIP_NAMES[ship % 2]} {target_name(best)}"] if best >= 0 else None


def attack_worth(s: Dei, ship: int, target: int, prospects: Prospects) -> float:
    """Return the mean gain of a fight."""
    odds = attack_odds(stat_value(s, ship, CANNONS), stat_value(s, target, CANNONS)) / 36
    needs = prospects.needs
    prizes = [max(ROBBED, needs.use_of(item)) for item in spices_aboard(s, target)]
    own = [needs.worth(item) for item in spices_aboard(s, ship)]
    loss = max(own) if own else DEFEAT
    return odds * max(prizes, default=0.0) - (1 - odds) * loss


def trip_of_other(s: Dei, ship: int, prospects: Prospects) -> Trip:
    """Return the big ship's trip, so that the small one goes elsewhere."""
    other = ship ^ 1
    if ship % 2 == 0 or (at_home(s, other) and s.moved[other] != ARRIVED):
        return trips.NO_TRIP
    return trips.best_trip(s, other, prospects, trips.lading_of(s, other, prospects), trips.NO_TRIP)


def onward(s: Dei, ship: int, prospects: Prospects) -> DeiMove | None:
    """The next step of a ship towards the best goal; None: it stays where it is."""
    if came_home(s, ship):
        return None
    other = trip_of_other(s, ship, prospects)
    trip = trips.best_trip(s, ship, prospects, trips.lading_of(s, ship, prospects), other)
    return next_step(s, ship, trips.way_of(s, ship, trip))


def came_home(s: Dei, ship: int) -> bool:
    """Whether a ship has reached its home in this movement, to unload and load again."""
    home = s.world.homes[ship // 2]
    return at_home(s, ship) and s.world.port_of[s.set_out[ship]] != home
