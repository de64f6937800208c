"""Descriptions of moves as data: arguments, where on the board, and the cost, by kind of move.

Each function adds to what is data of every move (`Kind.data`), as the row of its kind names it.
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
from carrack.games.amerigo.state import UNPLACED, Amerigo

Description = dict[str, Any]


def part(key: str, **args: Any) -> dict[str, Any]:
    """One click of a path."""
    return {"key": key, "args": args}


def gold_for(s: Amerigo, cost: int) -> int:
    """The gold that a step of this many action points costs now (AM-GOLD-4)."""
    return max(0, cost - s.ap)


def choose_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """An action, and its action points."""
    data["key"], data["rule"] = "move-choose", rule_of_choice(s, move.value) or "AM-ROUND-4"
    data["args"] = {"colour": COLOUR_NAMES[move.value], "ap": phase_ap(s, move.value)}


def gold_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """Gold instead of an action."""
    if has(s, s.seat, GOLD_BY_TWO):
        data["rule"] = "AM-TOKEN-14"
    data["args"] = {"gold": taken_gold(s, s.seat), "points": data.get("points", 0)}


def cubes_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """Points instead of an action."""
    data["args"] = {"points": data.get("points", 0)}


def token_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """A progress token that is used or picked."""
    token = s.world.edition.tokens[move.value]
    data["rule"], data["token"] = token.rule, token.id
    data["args"] = {"token": token.id, "gold": token_gold(token.rule)}


def place_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """Details of a ship placed on a frame space."""
    ship, node = unplaced_ship(s), s.world.numbers.node_text(move.node)
    data |= {
        "args": {"ship": ship, "space": node},
        "group": [part("group-place", ship=ship)],
        "node": node,
        "ship": ship,
    }


def sail_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """Details of sailing, grouped by ship and by distance."""
    start, node = s.ships[s.seat * SHIPS + move.ship], s.world.numbers.node_text(move.node)
    cost = s.world.distance(start, move.node) if start != UNPLACED else 0
    gold = gold_for(s, cost)
    island = anchor_island(s.world, move.node)
    data |= {
        "args": {"ship": move.ship, "to": node, "island": island, "cost": cost, "gold": gold},
        "group": [part("group-ship", ship=move.ship), part("group-distance", cost=cost)],
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


def post_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """Details of a trading post."""
    island = island_number(s.world.island_at[move.square])
    data |= {
        "args": {
            "square": moves.square_text(move.square, s.world.width),
            "island": island,
            "points": data.get("points", 0),
        },
        "squares": [move.square],
    }


def step_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """Details of steps on a track."""
    gold = gold_for(s, move.value)
    data |= {
        "args": {"steps": move.value, "gold": gold},
        "steps": move.value,
        "cost": move.value,
        "gold": gold,
    }


def take_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """Details of a tile from the general supply, villages apart from neutral tiles."""
    tile = s.world.kinds[move.tile]
    gold = gold_for(s, tile.cost)
    data |= {
        "args": {"tile": tile.id, "cost": tile.cost, "gold": gold},
        "group": [part("group-villages" if tile.village else "group-neutrals")],
        "rule": "AM-PLAN-1" if tile.village else "AM-PLAN-2",
        "tile": tile.id,
        "cost": tile.cost,
        "gold": gold,
    }


def buy_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """Details of buying a production token on display."""
    kind = s.world.edition.production[move.value]
    gold = gold_for(s, kind.cost)
    data |= {
        "args": {"good": s.world.good_names[kind.good], "cost": kind.cost, "gold": gold},
        "good": kind.good,
        "cost": kind.cost,
        "gold": gold,
    }


def build_details(s: Amerigo, move: AmerigoMove, data: Description) -> None:
    """Details of building, grouped by tile, island, square of the first cell, and turn."""
    tile, island = s.world.kinds[move.tile], s.world.islands[move.island]
    gold, number = gold_for(s, tile.cost), island_number(move.island)
    square, row = moves.square_text(move.square, s.world.width), move.square // s.world.width + 1
    data |= {
        "args": {
            "tile": tile.id,
            "square": square,
            "turn": move.turn,
            "island": number,
            "points": data.get("points", 0),
            "gold": gold,
        },
        "group": [
            {"key": "group-tile", "args": {"tile": tile.id}},
            {"key": "group-island", "args": {"island": number, "big": island.big}},
            {"key": "group-row", "args": {"row": row}},
            {"key": "group-square", "args": {"square": square}},
        ],
        "tile": tile.id,
        "squares": s.world.cells(move),
        "turn": move.turn,
        "island": move.island,
        "cost": tile.cost,
        "gold": gold,
    }
