"""Deals at the Market: a ship exchanges spare spices, raises statistics, buys crates."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.bots.strategy.worth import COIN_WORTH, RATE, SPARE_SPICE, Needs
from carrack.games.dutch_east_indies.chapters import trade
from carrack.games.dutch_east_indies.chapters.ships import islands_served, room_of, stat_value
from carrack.games.dutch_east_indies.components import (
    CARGO,
    COIN,
    CRATE,
    ITEM_NAMES,
    ITEMS,
    SAIL,
    SPICES,
    STAT_NAMES,
    STATS,
    WANTED,
)
from carrack.games.dutch_east_indies.moves import BY_NOTATION, SHIP_NAMES, DeiMove
from carrack.games.dutch_east_indies.state import Dei

TURNS_PER_SPICE: Final = 2.2  # turns until a seat has one more spice, roughly
SAIL_SHARE: Final = 0.6  # share of a ship's time that is spent at sea
CARGO_SHARE: Final = 0.1  # what one more place in the hold adds to a trip
BARGAIN: Final = 0.06  # what a coin spent on crates brings
CRATES_PER_SPICE: Final = 2.2
CRATES_AT_LEAST: Final = 5  # more than that: the last spices are the hardest to find


class Deal:
    """A deal at the Market: its gain, and crates and coins aboard afterwards."""

    def __init__(self, gain: float, crates: int, coins: int) -> None:
        self.gain = gain
        self.crates = crates
        self.coins = coins


def step_up(s: Dei, ship: int, stat: int) -> int:
    """Coins until a statistic has a higher value (some fields of a track are equal); 0: never."""
    track, field = s.world.edition.tracks[stat], s.fields[ship * STATS + stat]
    price = 0
    for above in range(field, len(track.prices)):
        price += track.prices[above]
        if track.values[above + 1] > track.values[field]:
            return price
    return 0


def raise_worth(s: Dei, ship: int, stat: int, lacking: int) -> float:
    """Return the gain of a statistic's next higher value until the end, less its price."""
    price = step_up(s, ship, stat)
    if not price:
        return 0.0
    turns = TURNS_PER_SPICE * lacking
    share = SAIL_SHARE / stat_value(s, ship, SAIL) if stat == SAIL else CARGO_SHARE
    return turns * RATE * share - COIN_WORTH * price


def crates_wanted(needs: Needs) -> int:
    """Crates that the seat should still buy."""
    if not needs.lacking:
        return 0
    return max(0, CRATES_AT_LEAST + int(CRATES_PER_SPICE * needs.lacking) - needs.stock[CRATE])


def spares(needs: Needs) -> list[int]:
    """Spices of which the seat has more than it can use."""
    return [item for item in WANTED for _ in range(needs.stock[item] - 2)]


def deal_at_market(
    s: Dei, ship: int, needs: Needs, crates: int, coins: int, spare: int, room: int
) -> Deal:
    """Return the deal of a ship with these goods and this room."""
    swaps = min(spare, needs.lacking, coins // trade.COINS_FOR_SWAP)
    coins -= trade.COINS_FOR_SWAP * swaps
    room += trade.COINS_FOR_SWAP * swaps
    gain = swaps * (1.0 - SPARE_SPICE - trade.COINS_FOR_SWAP * COIN_WORTH)
    for stat in (SAIL, CARGO):
        price, worth = step_up(s, ship, stat), raise_worth(s, ship, stat, needs.lacking - swaps)
        if price and price <= coins and worth > 0.0:
            gain += worth
            coins -= price
            room += price + (stat == CARGO)
    bought = min(coins, room, (crates_wanted(needs) + 1) // 2)
    return Deal(gain + BARGAIN * bought, crates + 2 * bought, coins - bought)


def next_purchase(s: Dei, ship: int, needs: Needs) -> DeiMove | None:
    """The next thing to do in a port of the Market; None: done there."""
    if s.world.market not in islands_served(s, ship):
        return None
    name = SHIP_NAMES[ship % 2]
    swap = next_swap(s, ship, needs)
    if swap is not None:
        return swap
    for stat in (SAIL, CARGO):
        if pays(s, ship, stat, needs.lacking):
            return BY_NOTATION[f"upgrade {name} {STAT_NAMES[stat]}"]
    wants = crates_wanted(needs) > 0 and room_of(s, ship) > 0
    if wants and trade.buy_refusal(s, ship) is None:
        return BY_NOTATION[f"buy {name}"]
    return None


def pays(s: Dei, ship: int, stat: int, lacking: int) -> bool:
    """Whether a statistic is worth raising, and the coins aboard suffice for a higher value."""
    if (
        trade.upgrade_refusal(s, ship, stat) is not None
        or raise_worth(s, ship, stat, lacking) <= 0.0
    ):
        return False
    return trade.price_of(s, ship, stat) <= step_up(s, ship, stat) <= s.hold[ship * ITEMS + COIN]


def next_swap(s: Dei, ship: int, needs: Needs) -> DeiMove | None:
    """A spare spice for one that is missing."""
    if not needs.lacking:
        return None
    extra = spares(needs)
    wanted = max(WANTED, key=lambda item: (needs.use_of(item), -item))
    for item in SPICES:
        if item in extra and trade.swap_refusal(s, ship, item, wanted) is None:
            names = f"{ITEM_NAMES[item]} {ITEM_NAMES[wanted]}"
            return BY_NOTATION[f"swap {SHIP_NAMES[ship % 2]} {names}"]
    return None
