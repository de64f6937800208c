"""The view of a seat or a spectator, as plain data for a page.

Only face-down pirates, the order of the progress and production tokens still to come, and chance
are hidden; nothing is private to one seat.
"""

from __future__ import annotations

import json
from typing import Any

from carrack.games.amerigo import state
from carrack.games.amerigo.chapters.pirates import shown_pirates, strength
from carrack.games.amerigo.chapters.ships import SHIPS, is_free
from carrack.games.amerigo.chart.world import Island
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.state import Amerigo

STEP_NAMES = {state.CHOOSE: "choose", state.ACT: "act", state.PICK: "pick", state.DONE: "done"}


def view_of(s: Amerigo, viewer: int | None) -> dict[str, Any]:
    """The position as `viewer` sees it; the cubes inside the tower are public (AM-ROUND-9)."""
    box = s.world.edition
    return {
        "game": "amerigo",
        "players": s.players,
        "viewer": viewer,
        "seat": s.seat,
        "turn": s.turn,
        "round": s.round,
        "rounds": state.ROUNDS,
        "phase": s.phase,
        "step": STEP_NAMES.get(s.step, "over"),
        "action": action_name(s.action),
        "ap": s.ap,
        "order": s.order[:],
        "acting": s.acting,
        "board": board_view(s),
        "storage": s.storage[:],
        "space": s.space[:],
        "tower": s.inside[:],
        "pirates": pirates_view(s),
        "time": box.times[s.round - 1],
        "tokens": {
            "left": [token_id(s, token) for token in s.left],
            "right": [token_id(s, token) for token in s.right],
            "deck": len(s.deck) - s.deck_at,
        },
        "production": [production_view(s, kind) for kind in s.display],
        "production_left": len(s.stack) - s.stack_at,
        "supply": {box.neutrals[kind].id: count for kind, count in enumerate(s.neutrals)},
        "track": s.track[:],
        "seats": [seat_view(s, seat) for seat in range(s.players)],
        "static": static_view(s),
    }


def action_name(action: int) -> str | None:
    """The action chosen in this turn, or None."""
    if action == state.NO_ACTION:
        return None
    if action == state.TAKE_GOLD:
        return "gold"
    return "cubes" if action == state.SCORE_CUBES else COLOUR_NAMES[action]


def token_id(s: Amerigo, token: int) -> str | None:
    """The name of a progress token on display; None for a gap."""
    return None if token == state.GAP else s.world.edition.tokens[token].id


def production_view(s: Amerigo, kind: int) -> dict[str, int]:
    """Good and cost of a production token."""
    token = s.world.edition.production[kind]
    return {"good": token.good, "cost": token.cost}


def pirates_view(s: Amerigo) -> dict[str, Any]:
    """Face-up markers, what each seat faces, and which values may still come (one stays out)."""
    shown = list(shown_pirates(s))
    unseen = sorted(s.world.edition.pirates)
    for value in shown:
        unseen.remove(value)
    return {
        "shown": shown,
        "hidden": max(0, len(s.pirates) - 1 - len(shown)),
        "strength": [strength(s, seat) for seat in range(s.players)],
        "odds": unseen,
    }


def board_view(s: Amerigo) -> dict[str, Any]:
    """The islands and everything on and around them."""
    world = s.world
    tiles = []
    for entry in s.built:
        index, seat = divmod(entry, 4)
        move = world.move(index)
        squares = world.islands[move.island].squares_in(move.mask)
        tiles.append({"tile": world.kinds[move.tile].id, "seat": seat, "squares": squares})
    return {
        "width": world.width,
        "height": world.height,
        "islands": [island_view(s, island) for island in world.islands],
        "commodities": [pair for island in world.islands for pair in commodities_on(s, island)],
        "post_spaces": [row for anchor in world.posts_at for row in post_spaces(s, anchor)],
        "posts": [list(divmod(post, 4)) for post in s.posts],
        "tiles": tiles,
        "ships": [ship_view(s, at) for at in range(s.players * SHIPS)],
    }


def island_view(s: Amerigo, island: Island) -> dict[str, Any]:
    """An island: what is still free, and whose posts are there."""
    free = s.free[island.number]
    start = island.number * s.players
    return {
        "island": island.number,
        "squares": island.squares,
        "big": island.big,
        "chest": island.big and free != 0,
        "complete": free == 0,
        "free": free.bit_count(),
        "posts": s.post_count[start : start + s.players],
    }


def commodities_on(s: Amerigo, island: Island) -> list[list[int]]:
    """Square and good of every commodity that still lies on an island (AM-SETUP-8)."""
    lying = island.commodities & s.free[island.number]
    return [[square, island.goods[i]] for i, square in enumerate(island.squares) if lying >> i & 1]


def post_spaces(s: Amerigo, anchor: int) -> list[list[Any]]:
    """Square, anchor and condition of the trading-post spaces next to an anchor."""
    taken = {post // 4 for post in s.posts}
    rows: list[list[Any]] = []
    for square in s.world.posts_at[anchor]:
        island = s.world.islands[s.world.island_at[square]]
        built = not s.free[island.number] & island.bit_of[square]
        rows.append([square, anchor, "taken" if square in taken else "built" if built else "free"])
    return rows


def ship_view(s: Amerigo, at: int) -> dict[str, Any]:
    """Return the view of a ship: where it is."""
    node = s.ships[at]
    text = None if node == state.UNPLACED else s.world.numbers.node_text(node)
    away = [] if node == state.UNPLACED else ports_away(s, node)
    return {"seat": at // SHIPS, "ship": at % SHIPS, "node": text, "away": away}


def ports_away(s: Amerigo, node: int) -> list[list[int]]:
    """Of each island with a free post space, the nearest anchor of one and its distance."""
    nearest: dict[int, list[int]] = {}
    for spaces, anchor, square in s.world.berths(node):
        island = s.world.island_at[square]
        if island not in nearest and is_free(s, square):
            nearest[island] = [anchor, spaces]
    return [nearest[island] for island in sorted(nearest)]


def seat_view(s: Amerigo, seat: int) -> dict[str, Any]:
    """A player sheet and the personal supply; all of it is open (AM-PLAN-3)."""
    box = s.world.edition
    villages, neutrals = len(box.villages), len(box.neutrals)
    own = s.own_villages[seat * villages : (seat + 1) * villages]
    own += s.own_neutrals[seat * neutrals : (seat + 1) * neutrals]
    return {
        "points": s.points[seat],
        "gold": s.gold[seat],
        "cannons": s.cannons[seat],
        "progress": s.progress[seat],
        "special": s.special[seat],
        "posts_left": s.posts_left[seat],
        "chests": s.chests[seat],
        "tokens": [
            {"id": token.id, "used": bool(s.used[seat] >> i & 1)}
            for i, token in enumerate(box.tokens)
            if s.held[seat] >> i & 1
        ],
        "commodities": s.commodities[seat * state.GOODS : (seat + 1) * state.GOODS],
        "production": s.production[seat * state.GOODS : (seat + 1) * state.GOODS],
        "villages": {
            kind.id: s.villages[seat * villages + i] for i, kind in enumerate(box.villages)
        },
        "supply": {s.world.kinds[kind].id: n for kind, n in enumerate(own) if n},
    }


def static_view(s: Amerigo) -> dict[str, Any]:
    """Return what never changes, made once for a map."""
    if not s.world.static:
        s.world.static = json.loads(json.dumps(make_static(s)))  # lists instead of tuples
    return s.world.static


def make_static(s: Amerigo) -> dict[str, Any]:
    """Map, frame, shapes and tracks, with provenance."""
    world, box = s.world, s.world.edition
    text, width = world.layout.squares, world.width
    return {
        "edition": box.name,
        "title": box.title,
        "rows": [text[row * width : (row + 1) * width] for row in range(world.height)],
        "frame": [
            {
                "space": number,
                "corner": space.corner,
                "touches": space.touches,
                "neighbours": [(number - 1) % len(world.frame), (number + 1) % len(world.frame)],
            }
            for number, space in enumerate(world.frame)
        ],
        "tiles": {
            kind.id: {
                "village": kind.village,
                "cells": kind.shape.orientations[0],
                "orientations": kind.shape.orientations,
                "cost": kind.cost,
                "small": kind.small_points,
                "big": kind.big_points,
            }
            for kind in world.kinds
        },
        "progress": {"steps": box.progress.steps, "points": box.progress.points},
        "special": {
            "steps": box.special.steps,
            "points": box.special.points,
            "colours": box.special.colours,
        },
        "tokens": {
            token.id: {"rule": token.rule, "use": token.use, "actions": token.actions}
            for token in box.tokens
        },
        "gold_limit": box.gold_limit,
        "cannon_limit": box.cannon_limit,
        "provenance": box.provenance,
    }
