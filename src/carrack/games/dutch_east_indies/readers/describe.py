"""Moves for a reader: message key and arguments, squares on the board, cost and gain."""

from __future__ import annotations

from typing import Any

from carrack.games.dutch_east_indies import moves
from carrack.games.dutch_east_indies.chapters.odds import attack_odds, pirate_odds
from carrack.games.dutch_east_indies.chapters.pirates import pirates_at
from carrack.games.dutch_east_indies.chapters.ships import is_automatic, stat_value
from carrack.games.dutch_east_indies.chapters.tasks import LOWER as LOWER_TASK
from carrack.games.dutch_east_indies.chapters.trade import gains_of, price_of
from carrack.games.dutch_east_indies.components import (
    CANNONS,
    DIRECTIONS,
    ITEM_NAMES,
    SIZES,
    STAT_NAMES,
)
from carrack.games.dutch_east_indies.moves import DeiMove
from carrack.games.dutch_east_indies.state import NOTHING, Dei

KEYS: dict[int, tuple[str, str]] = {  # kind → message key, rule
    moves.SAIL_STEP: ("move-sail", "DEI-MOVE-2"),
    moves.TURN: ("move-turn", "DEI-MOVE-3"),
    moves.PICK: ("move-pick", "DEI-CARGO-3"),
    moves.LOAD: ("move-load", "DEI-CARGO-2"),
    moves.UNLOAD: ("move-unload", "DEI-CARGO-2"),
    moves.GIVE: ("move-give", "DEI-TRANSFER-1"),
    moves.LOOK: ("move-look", "DEI-TRADE-1"),
    moves.ACCEPT: ("move-accept", "DEI-TRADE-3"),
    moves.REFUSE: ("move-refuse", "DEI-TRADE-2"),
    moves.BUY: ("move-buy", "DEI-MARKET-1"),
    moves.SELL: ("move-sell", "DEI-MARKET-1"),
    moves.SWAP: ("move-swap", "DEI-MARKET-1"),
    moves.UPGRADE: ("move-upgrade", "DEI-UPGRADE-1"),
    moves.ATTACK: ("move-attack", "DEI-BATTLE-1"),
    moves.FIRST: ("move-first", "DEI-PIRATE-5"),
    moves.TAKE: ("move-take", "DEI-BATTLE-3"),
    moves.LOWER: ("move-lower", "DEI-PBATTLE-3"),
    moves.DROP: ("move-drop", "DEI-PBATTLE-4"),
    moves.DUMP: ("move-dump", "DEI-CARGO-3"),
    moves.END: ("move-end", "DEI-TURN-1"),
}
GOODS_KINDS = (moves.PICK, moves.LOAD, moves.UNLOAD, moves.GIVE, moves.TAKE, moves.DROP, moves.DUMP)


def describe_move(s: Dei, move: DeiMove, mover: int) -> dict[str, Any]:
    """A move as plain data: `index`, `move`, `key`, `args`, `group`, `rule`, and more.

    `mover` is the side whose ships it concerns. The rest is `ship`, `squares`, `cost` (movement
    points or coins), `odds` (of winning, in 36ths).
    """
    key, rule = KEYS[move.kind]
    seat = mover if move.ship >= 0 and move.kind != moves.FIRST else s.seat
    ship = seat * 2 + move.ship if move.ship >= 0 else -1
    data: dict[str, Any] = {"index": move.index, "move": move.notation, "key": key, "rule": rule}
    args: dict[str, Any] = {}
    group: list[dict[str, Any]] = []
    if ship >= 0:
        data["ship"] = ship
        args["size"] = SIZES[move.ship]
        group.append({"key": "group-ship", "args": {"size": SIZES[move.ship]}})
    details(s, move, ship, data, args)
    decide_for_automaton(s, move, data)
    if move.kind in (
        moves.SAIL_STEP,
        moves.TURN,
        moves.SWAP,
        moves.UPGRADE,
        moves.LOAD,
        moves.UNLOAD,
        moves.GIVE,
    ):
        group.append({"key": f"group-{key.removeprefix('move-')}", "args": {}})
    data["args"], data["group"] = args, group
    return data


def pirates_woken(s: Dei, ship: int, square: int) -> list[dict[str, Any]]:
    """The pirates that a ship wakes by sailing onto a square, with its odds in 36ths."""
    return [
        {"size": SIZES[pirate], "odds": pirate_odds(s, pirate, ship)}
        for pirate in pirates_at(s, square)
    ]


def decide_for_automaton(s: Dei, move: DeiMove, data: dict[str, Any]) -> None:
    """Adapt a description to the human's decisions for the automaton (DEI-SOLO-10)."""
    if (
        move.kind not in (moves.TAKE, moves.LOWER)
        or s.ask == NOTHING
        or not is_automatic(s, s.ask[1])
    ):
        return
    data["rule"] = "DEI-SOLO-10"
    if move.kind == moves.TAKE:
        data["key"] = "move-yield"


def details(s: Dei, move: DeiMove, ship: int, data: dict[str, Any], args: dict[str, Any]) -> None:
    """Add the details of a kind of move."""
    kind = move.kind
    if kind in (moves.SAIL_STEP, moves.TURN):
        args["way"] = DIRECTIONS[move.value]
        data["cost"] = 1
        if kind == moves.SAIL_STEP:
            square = s.world.next[s.at[ship]][move.value]
            data["squares"] = [square]
            data["pirates"] = pirates_woken(s, ship, square)
    elif kind in GOODS_KINDS:
        args["item"] = ITEM_NAMES[move.value]
    elif kind == moves.LOOK:
        island = s.world.wild_of(move.value)
        args["island"] = s.world.islands[island].name if island >= 0 else ""
        data["island"] = island
    elif kind == moves.ACCEPT:
        args["crates"] = move.value
        data["brings"] = [
            {"key": "brings-item", "args": {"item": ITEM_NAMES[item], "count": count}}
            for item, count in enumerate(gains_of(s, s.ask))
            if count
        ]
    elif kind == moves.SWAP:
        args["item"], args["wanted"] = ITEM_NAMES[move.value], ITEM_NAMES[move.target]
    elif kind == moves.UPGRADE:
        args["stat"], args["cost"] = STAT_NAMES[move.value], price_of(s, ship, move.value)
        data["cost"] = args["cost"]
    elif kind == moves.LOWER:
        args["stat"] = STAT_NAMES[move.value]
        if s.ask[0] == LOWER_TASK and not s.ask[3]:
            data["rule"] = "DEI-BATTLE-4"  # lost against a player, not a pirate
    elif kind == moves.ATTACK:
        args["target"] = moves.target_name(move.target)
        if move.target < s.players * 2:
            data["target"] = move.target
            data["squares"] = [s.at[move.target]]
            own, other = stat_value(s, ship, CANNONS), stat_value(s, move.target, CANNONS)
            data["odds"] = args["odds"] = attack_odds(own, other)
