"""Moves for a reader: message key and arguments, squares on the board, cost and gain.

`group` is the path of clicks that leads to a move among the buttons of a page; each part is a
message key with its arguments.
"""

from __future__ import annotations

from typing import Any

from carrack.games.amerigo import moves
from carrack.games.amerigo.chapters.gold import taken_gold, token_gold
from carrack.games.amerigo.chapters.points import island_number
from carrack.games.amerigo.chapters.rounds import phase_ap, rule_of_choice
from carrack.games.amerigo.chapters.ships import SHIPS, anchor_island, unplaced_ship
from carrack.games.amerigo.chapters.tokens import GOLD_BY_TWO, has
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.amerigo.readers.landings import landing_of
from carrack.games.amerigo.readers.outcome import outcome_of
from carrack.games.amerigo.state import UNPLACED, Amerigo


def describe_move(s: Amerigo, move: AmerigoMove) -> dict[str, Any]:
    """A move as plain data.

    `index`, `move` (notation), `key`, `args`, `group`, and where applicable `rule`, `squares`,
    `node`, `ship`, `tile`, `cost` (AP), `gold` (paid), `points` (all that it brings at once),
    `brings` (messages about what else it brings), `way` (nodes at which a ship turns on its
    shortest way, without start and goal), `then` and `landing` (see :func:`landing_of`).
    """
    data: dict[str, Any] = {"index": move.index, "move": move.notation}
    if move.kind == moves.SAIL:
        data.update(sail_details(s, move))
        return data
    gain = outcome_of(s, move)
    data.update(_details(s, move, gain.points))
    if gain.points:
        data["points"] = gain.points
    if gain.brings:
        data["brings"] = gain.brings
    return data


def _details(s: Amerigo, move: AmerigoMove, points: int) -> dict[str, Any]:
    kind = move.kind
    if kind == moves.BUILD:
        return build_details(s, move, points)
    if kind in (moves.PLACE, moves.POST):
        return place_details(s, move) if kind == moves.PLACE else post_details(s, move, points)
    if kind in (moves.LOAD, moves.ADVANCE, moves.ORDER):
        return step_details(s, move)
    if kind in (moves.TAKE, moves.BUY):
        return take_details(s, move) if kind == moves.TAKE else buy_details(s, move)
    return plain_details(s, move, points)


def part(key: str, **args: Any) -> dict[str, Any]:
    """One click of a path."""
    return {"key": key, "args": args}


def gold_for(s: Amerigo, cost: int) -> int:
    """The gold that a step of this many action points costs now (AM-GOLD-4)."""
    return max(0, cost - s.ap)


def plain_details(s: Amerigo, move: AmerigoMove, points: int) -> dict[str, Any]:
    """Details of choices, gold, tokens, chests, and the end of the turn."""
    kind, box, seat = move.kind, s.world.edition, s.seat
    if kind == moves.CHOOSE_ACTION:
        rule = rule_of_choice(s, move.value)
        ap = phase_ap(s, move.value)
        args: dict[str, Any] = {"colour": COLOUR_NAMES[move.value], "ap": ap}
        return {"key": "move-choose", "args": args, "group": [], "rule": rule or "AM-ROUND-4"}
    if kind == moves.GOLD:
        gold = taken_gold(s, seat)
        rule = "AM-TOKEN-14" if has(s, seat, GOLD_BY_TWO) else "AM-GOLD-1"
        args = {"gold": gold, "points": points}
        return {"key": "move-gold", "args": args, "group": [], "rule": rule}
    if kind == moves.CUBES:
        args = {"points": points}
        return {"key": "move-cubes", "args": args, "group": [], "rule": "AM-TOKEN-15"}
    if kind in (moves.USE, moves.PICK_TOKEN):
        token = box.tokens[move.value]
        key = "move-use" if kind == moves.USE else "move-pick"
        args = {"token": token.id, "gold": token_gold(token.rule)}
        return {"key": key, "args": args, "group": [], "rule": token.rule, "token": token.id}
    if kind == moves.CHEST:
        return {"key": "move-chest", "args": {}, "group": [], "rule": "AM-GOLD-5"}
    if kind == moves.JUMP:
        return {"key": "move-jump", "args": {}, "group": [], "rule": "AM-TOKEN-9"}
    return {"key": "move-end", "args": {}, "group": [], "rule": "AM-ROUND-7"}


def place_details(s: Amerigo, move: AmerigoMove) -> dict[str, Any]:
    """Details of a ship placed on a frame space."""
    ship, node = unplaced_ship(s), s.world.numbers.node_text(move.node)
    return {
        "key": "move-place",
        "args": {"ship": ship, "space": node},
        "group": [part("group-place", ship=ship)],
        "rule": "AM-SHIP-1",
        "node": node,
        "ship": ship,
    }


def sail_details(s: Amerigo, move: AmerigoMove) -> dict[str, Any]:
    """Details of sailing, grouped by ship and by distance."""
    start, node = s.ships[s.seat * SHIPS + move.ship], s.world.numbers.node_text(move.node)
    cost = s.world.distance(start, move.node) if start != UNPLACED else 0
    gold = gold_for(s, cost)
    island = anchor_island(s.world, move.node)
    data: dict[str, Any] = {
        "key": "move-sail",
        "args": {"ship": move.ship, "to": node, "island": island, "cost": cost, "gold": gold},
        "group": [part("group-ship", ship=move.ship), part("group-distance", cost=cost)],
        "rule": "AM-SHIP-2",
        "node": node,
        "ship": move.ship,
        "cost": cost,
        "gold": gold,
    }
    bends = s.world.voyages(start).bends(move.node) if cost > 1 else []
    if bends:
        data["way"] = [s.world.numbers.node_text(bend) for bend in bends]
    if island:
        data.update(landing_of(s, move.node, gold))
    return data


def post_details(s: Amerigo, move: AmerigoMove, points: int) -> dict[str, Any]:
    """Details of a trading post."""
    island = island_number(s.world.island_at[move.square])
    return {
        "key": "move-post",
        "args": {
            "square": moves.square_text(move.square, s.world.width),
            "island": island,
            "points": points,
        },
        "group": [],
        "rule": "AM-SHIP-4",
        "squares": [move.square],
    }


STEP_KEYS = {
    moves.LOAD: ("move-load", "AM-CANNON-1"),
    moves.ADVANCE: ("move-advance", "AM-PROG-1"),
    moves.ORDER: ("move-order", "AM-SPEC-1"),
}


def step_details(s: Amerigo, move: AmerigoMove) -> dict[str, Any]:
    """Details of steps on a track."""
    key, rule = STEP_KEYS[move.kind]
    gold = gold_for(s, move.value)
    return {
        "key": key,
        "args": {"steps": move.value, "gold": gold},
        "group": [],
        "rule": rule,
        "steps": move.value,
        "cost": move.value,
        "gold": gold,
    }


def take_details(s: Amerigo, move: AmerigoMove) -> dict[str, Any]:
    """Details of a tile from the general supply, villages apart from neutral tiles."""
    tile = s.world.kinds[move.tile]
    gold = gold_for(s, tile.cost)
    return {
        "key": "move-take",
        "args": {"tile": tile.id, "cost": tile.cost, "gold": gold},
        "group": [part("group-villages" if tile.village else "group-neutrals")],
        "rule": "AM-PLAN-1" if tile.village else "AM-PLAN-2",
        "tile": tile.id,
        "cost": tile.cost,
        "gold": gold,
    }


def buy_details(s: Amerigo, move: AmerigoMove) -> dict[str, Any]:
    """Details of buying a production token on display."""
    kind = s.world.edition.production[move.value]
    gold = gold_for(s, kind.cost)
    return {
        "key": "move-buy",
        "args": {"good": s.world.good_names[kind.good], "cost": kind.cost, "gold": gold},
        "group": [],
        "rule": "AM-BUY-1",
        "good": kind.good,
        "cost": kind.cost,
        "gold": gold,
    }


def build_details(s: Amerigo, move: AmerigoMove, points: int) -> dict[str, Any]:
    """Details of building, grouped by tile, island, square of the first cell, and turn."""
    tile, island = s.world.kinds[move.tile], s.world.islands[move.island]
    gold, number = gold_for(s, tile.cost), island_number(move.island)
    square, row = moves.square_text(move.square, s.world.width), move.square // s.world.width + 1
    return {
        "key": "move-build",
        "args": {
            "tile": tile.id,
            "square": square,
            "turn": move.turn,
            "island": number,
            "points": points,
            "gold": gold,
        },
        "group": [
            {"key": "group-tile", "args": {"tile": tile.id}},
            {"key": "group-island", "args": {"island": number, "big": island.big}},
            {"key": "group-row", "args": {"row": row}},
            {"key": "group-square", "args": {"square": square}},
        ],
        "rule": "AM-BUILD-1",
        "tile": tile.id,
        "squares": s.world.cells(move),
        "turn": move.turn,
        "island": move.island,
        "cost": tile.cost,
        "gold": gold,
    }
