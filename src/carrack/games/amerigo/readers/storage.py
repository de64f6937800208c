"""A position as plain data and back, for hashes and snapshots.

Anything that follows from the tiles and posts on the islands (free land, nets, edges) is not stored
but derived.
"""

from __future__ import annotations

from typing import Any

from carrack.core.fields import LIST, NUMBER, STACK, named
from carrack.games.amerigo.box.edition import EDITION_SHELF
from carrack.games.amerigo.chapters.build import cover, join
from carrack.games.amerigo.chapters.setup import world_of
from carrack.games.amerigo.chart.frame import frame_spaces
from carrack.games.amerigo.chart.layout import Layout
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.components import TILE_SIDE, Edition
from carrack.games.amerigo.moves import AmerigoMove, move_numbers
from carrack.games.amerigo.state import FIELDS, Amerigo, blank
from carrack.games.carried import box_from_json

NUMBERS, LISTS, STACKS = (named(FIELDS, kind) for kind in (NUMBER, LIST, STACK))


def state_to_json(s: Amerigo) -> dict[str, Any]:
    """The whole position, hidden parts included."""
    data = dict(s.world.made_from)
    for name in NUMBERS:
        data[name] = getattr(s, name)
    for name in LISTS + STACKS:
        data[name] = list(getattr(s, name))
    return data


def move_again(made_from: dict[str, Any], index: int) -> AmerigoMove:
    """The move with a number, from the map or edition that it was made for."""
    if "map" in made_from:
        return world_from_json(made_from).move(index)
    edition = edition_from_json(made_from)
    width, height = made_from["width"], made_from["height"]
    return move_numbers(edition, width, height, len(frame_spaces(width, height))).move(index)


def edition_from_json(data: dict[str, Any]) -> Edition:
    """The edition that something was played with. Raises ValueError if it has changed."""
    edition = box_from_json(EDITION_SHELF, data)
    if edition.digest != data["digest"]:
        raise ValueError(
            f"edition {edition.name!r} has other components than when this position was played"
        )
    return edition


def world_from_json(data: dict[str, Any]) -> World:
    """The world that a position was played in. Raises ValueError if the edition has changed."""
    edition = edition_from_json(data)
    squares = str(data["map"])
    columns = data["columns"]
    layout = Layout(columns, len(squares) // (columns * TILE_SIDE**2), [], squares)
    return world_of(edition, data["players"], layout, data["stick"], data["dislodge"])


def state_from_json(data: dict[str, Any]) -> Amerigo:
    """The position in such data."""
    s = blank(world_from_json(data))
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    for name in STACKS:
        setattr(s, name, tuple(data[name]))
    lay_out_again(s)
    return s


def lay_out_again(s: Amerigo) -> None:
    """Derive free land, nets and edges from the tiles and posts."""
    for post in s.posts:
        square, seat = divmod(post, 4)
        island = s.world.islands[s.world.island_at[square]]
        bit = s.world.bit_at[square]
        s.free[island.number] &= ~bit
        s.post_count[island.number * s.players + seat] += 1
        join(s, island.number, seat, bit, island.neighbours(bit))
    for entry in s.built:
        index, seat = divmod(entry, 4)
        move = s.world.move(index)
        cover(s, seat, move, s.world.kinds[move.tile].village)
    link_everything(s)


def link_everything(s: Amerigo) -> None:
    """Join tiles that were laid before the post or tile that links them to a net."""
    for island in range(len(s.free)):
        for seat in range(s.players):
            if s.post_count[island * s.players + seat]:
                join(s, island, seat, 0, 0)
