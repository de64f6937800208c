"""Descriptions of moves as data: arguments, where, cost and gain, by kind of move.

Each function adds to what is data of every move (`Kind.data`), as the row of its kind names it.
"""

from __future__ import annotations

from typing import Any

from carrack.games.dutch_east_indies.chapters.battle import question
from carrack.games.dutch_east_indies.chapters.odds import attack_odds, pirate_odds
from carrack.games.dutch_east_indies.chapters.pirates import pirates_at
from carrack.games.dutch_east_indies.chapters.ships import is_automatic, stat_value
from carrack.games.dutch_east_indies.chapters.tasks import LOWER
from carrack.games.dutch_east_indies.chapters.trade import gains_of, price_of
from carrack.games.dutch_east_indies.components import (
    CANNONS,
    DIRECTIONS,
    ITEM_NAMES,
    SIZES,
    STAT_NAMES,
)
from carrack.games.dutch_east_indies.moves import DeiMove, target_name
from carrack.games.dutch_east_indies.state import NOTHING, Dei

Description = dict[str, Any]


def pirates_woken(s: Dei, ship: int, square: int) -> list[dict[str, Any]]:
    """The pirates that a ship wakes by sailing onto a square, with its odds in 36ths."""
    return [
        {"size": SIZES[pirate], "odds": pirate_odds(s, pirate, ship)}
        for pirate in pirates_at(s, square)
    ]


def group_by_word(data: Description) -> None:
    """Buttons of such moves of a ship lie in a group."""
    data["group"].append({"key": data["key"].replace("move-", "group-"), "args": {}})


def turn_details(s: Dei, move: DeiMove, data: Description) -> None:
    """Add the direction."""
    data["args"]["way"] = DIRECTIONS[move.value]
    data["cost"] = 1
    group_by_word(data)


def sail_details(s: Dei, move: DeiMove, data: Description) -> None:
    """Add the direction, the target square, and the pirates that it wakes."""
    turn_details(s, move, data)
    square = s.world.next[s.at[data["ship"]]][move.value]
    data["squares"] = [square]
    data["pirates"] = pirates_woken(s, data["ship"], square)


def goods_details(s: Dei, move: DeiMove, data: Description) -> None:
    """Add the item."""
    data["args"]["item"] = ITEM_NAMES[move.value]


def moved_goods_details(s: Dei, move: DeiMove, data: Description) -> None:
    """Add the item, between ships or between home and ship."""
    goods_details(s, move, data)
    group_by_word(data)


def look_details(s: Dei, move: DeiMove, data: Description) -> None:
    """At the card of which island."""
    data["island"] = island = s.world.wild_of(move.value)
    data["args"]["island"] = s.world.islands[island].name if island >= 0 else ""


def accept_details(s: Dei, move: DeiMove, data: Description) -> None:
    """For how many crates of the ship's own, and what the card gives."""
    data["args"]["crates"] = move.value
    data["brings"] = [
        {"key": "brings-item", "args": {"item": ITEM_NAMES[item], "count": count}}
        for item, count in enumerate(gains_of(s, s.ask))
        if count
    ]


def swap_details(s: Dei, move: DeiMove, data: Description) -> None:
    """Add the spice given and the spice wanted."""
    data["args"]["item"], data["args"]["wanted"] = ITEM_NAMES[move.value], ITEM_NAMES[move.target]
    group_by_word(data)


def upgrade_details(s: Dei, move: DeiMove, data: Description) -> None:
    """Add the statistic, and its price."""
    data["args"]["stat"] = STAT_NAMES[move.value]
    data["cost"] = data["args"]["cost"] = price_of(s, data["ship"], move.value)
    group_by_word(data)


def attack_details(s: Dei, move: DeiMove, data: Description) -> None:
    """Add the target, and the odds of winning."""
    target = move.target
    data["args"]["target"] = target_name(target)
    if target < s.players * 2:
        own, other = stat_value(s, data["ship"], CANNONS), stat_value(s, target, CANNONS)
        data["odds"] = data["args"]["odds"] = attack_odds(own, other)
        data["target"], data["squares"] = target, [s.at[target]]


def take_details(s: Dei, move: DeiMove, data: Description) -> None:
    """Add the item; for the automaton's ship the human decides (DEI-SOLO-10)."""
    goods_details(s, move, data)
    if s.ask != NOTHING and is_automatic(s, s.ask[1]):
        data["key"], data["rule"] = "move-yield", "DEI-SOLO-10"


def lower_details(s: Dei, move: DeiMove, data: Description) -> None:
    """Add the statistic, by the rule by which it is asked."""
    data["args"]["stat"] = STAT_NAMES[move.value]
    if s.ask[0] == LOWER:
        data["rule"] = question(s)[0]
