"""Reading moves: from notation, and from numbers."""

from __future__ import annotations

from carrack.core.game import Refusal, Refused
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.moves import SHIP_NAMES, AmerigoMove


def read_square(world: World, text: str) -> int:
    """The square that `c4` names. Raises ValueError."""
    column, row = ord(text[:1] or " ") - ord("a"), text[1:]
    if row.isdecimal() and 0 <= column < world.width and 1 <= int(row) <= world.height:
        return (int(row) - 1) * world.width + column
    last = chr(ord("a") + world.width - 1)
    raise ValueError(f"{text!r} is no square; squares run from a1 to {last}{world.height}")


def read_space(world: World, text: str) -> int:
    """The frame space that `@3` names. Raises ValueError."""
    number = text[1:]
    if text.startswith("@") and number.isdecimal() and int(number) < len(world.frame):
        return int(number)
    raise ValueError(f"{text!r} is no frame space; they run from @0 to @{len(world.frame) - 1}")


def read_node(world: World, text: str) -> int:
    """The node that `c4` or `@3` names. Raises ValueError."""
    if text.startswith("@"):
        return world.area + read_space(world, text)
    return read_square(world, text)


def read_notation(world: World, notation: str) -> AmerigoMove:
    """The move that a notation names, legal or not. Raises Refused, saying what would be right."""
    known = world.numbers.by_notation.get(notation)
    if known is not None:
        return known
    words = notation.split(" ")
    try:
        if len(words) == 2 and words[0] == "place":
            return world.move(world.numbers.first_place + read_space(world, words[1]))
        if len(words) == 2 and words[0] == "post":
            return world.move(world.numbers.first_post + read_square(world, words[1]))
        if len(words) == 3 and words[0] == "sail" and words[1] in ("A", "B"):
            ship = SHIP_NAMES.index(words[1])
            return world.move(world.numbers.sail_index(ship, read_node(world, words[2])))
        if len(words) == 3 and words[0] == "build":
            return read_build(world, words[1], words[2])
    except ValueError as error:
        raise Refused(Refusal("", f"{notation!r}: {error}")) from None
    raise Refused(Refusal("", f"{notation!r} is no move of Amerigo"))


def read_build(world: World, tile: str, square: str) -> AmerigoMove:
    """The build move of `v-I3/1` on `c4`. Raises ValueError."""
    name, _, turn = tile.partition("/")
    for kind, known in enumerate(world.kinds):
        if known.id == name:
            turns = len(known.shape.orientations)
            if not turn.isdecimal() or int(turn) >= turns:
                raise ValueError(f"tile {name} lies in ways 0 to {turns - 1}, not {turn!r}")
            return world.build_move(kind, int(turn), read_square(world, square))
    raise ValueError(f"there is no tile {name!r}")


def move_of_number(world: World, index: int) -> AmerigoMove:
    """The move with a number, legal or not. Raises Refused."""
    if 0 <= index < world.numbers.count:
        return world.move(index)
    raise Refused(
        Refusal("", f"moves have numbers from 0 to {world.numbers.count - 1}, not {index}")
    )
