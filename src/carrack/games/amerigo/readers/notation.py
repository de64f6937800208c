"""Reading moves: from notation, and from numbers."""

from __future__ import annotations

from carrack.core.game import Refused
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.moves import SHIP_NAMES, AmerigoMove, AmerigoRefusal


def read_square(world: World, text: str) -> int:
    """The square that `c4` names. Raises Refused."""
    column, row = ord(text[:1] or " ") - ord("a"), text[1:]
    if row.isdecimal() and 0 <= column < world.width and 1 <= int(row) <= world.height:
        return (int(row) - 1) * world.width + column
    last = chr(ord("a") + world.width - 1)
    wrong = {"square": text, "last": f"{last}{world.height}"}
    raise Refused(AmerigoRefusal("", "refusal-no-square", wrong))


def read_space(world: World, text: str) -> int:
    """The frame space that `@3` names. Raises Refused."""
    number = text[1:]
    if text.startswith("@") and number.isdecimal() and int(number) < len(world.frame):
        return int(number)
    wrong = {"space": text, "last": len(world.frame) - 1}
    raise Refused(AmerigoRefusal("", "refusal-no-frame-space", wrong))


def read_node(world: World, text: str) -> int:
    """The node that `c4` or `@3` names. Raises Refused."""
    if text.startswith("@"):
        return world.area + read_space(world, text)
    return read_square(world, text)


def read_notation(world: World, notation: str) -> AmerigoMove:
    """The move that a notation names, legal or not. Raises Refused, saying what would be right."""
    known = world.numbers.by_notation.get(notation)
    if known is not None:
        return known
    words = notation.split(" ")
    if len(words) == 2 and words[0] == "place":
        return world.move(world.numbers.first_place + read_space(world, words[1]))
    if len(words) == 2 and words[0] == "post":
        return world.move(world.numbers.first_post + read_square(world, words[1]))
    if len(words) == 3 and words[0] == "sail" and words[1] in ("A", "B"):
        ship = SHIP_NAMES.index(words[1])
        return world.move(world.numbers.sail_index(ship, read_node(world, words[2])))
    if len(words) == 3 and words[0] == "build":
        return read_build(world, words[1], words[2])
    raise Refused(AmerigoRefusal("", "refusal-no-such-move", {"move": notation}))


def read_build(world: World, tile: str, square: str) -> AmerigoMove:
    """The build move of `v-I3/1` on `c4`. Raises Refused."""
    name, _, turn = tile.partition("/")
    for kind, known in enumerate(world.kinds):
        if known.id == name:
            turns = len(known.shape.orientations)
            if not turn.isdecimal() or int(turn) >= turns:
                wrong = {"tile": name, "last": turns - 1, "turn": turn}
                raise Refused(AmerigoRefusal("", "refusal-no-turn-of-tile", wrong))
            return world.build_move(kind, int(turn), read_square(world, square))
    raise Refused(AmerigoRefusal("", "refusal-no-tile", {"tile": name}))


def move_of_number(world: World, index: int) -> AmerigoMove:
    """The move with a number, legal or not. Raises Refused."""
    if 0 <= index < world.numbers.count:
        return world.move(index)
    wrong = {"last": world.numbers.count - 1, "number": index}
    raise Refused(AmerigoRefusal("", "refusal-no-such-number", wrong))
