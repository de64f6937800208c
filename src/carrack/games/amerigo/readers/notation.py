"""Reading moves: from notations that are not listed, and from numbers."""

from __future__ import annotations

from carrack.core.game import Refused
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.moves import SHIP_NAMES, AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import Amerigo


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


def read_place(s: Amerigo, words: list[str]) -> AmerigoMove | None:
    """The move of `place @3`. Raises Refused."""
    if len(words) != 2 or words[0] != "place":
        return None
    return s.world.move(s.world.numbers.first_place + read_space(s.world, words[1]))


def read_post(s: Amerigo, words: list[str]) -> AmerigoMove | None:
    """The move of `post c4`. Raises Refused."""
    if len(words) != 2 or words[0] != "post":
        return None
    return s.world.move(s.world.numbers.first_post + read_square(s.world, words[1]))


def read_sail(s: Amerigo, words: list[str]) -> AmerigoMove | None:
    """The move of `sail A c4`. Raises Refused."""
    if len(words) != 3 or words[0] != "sail" or words[1] not in ("A", "B"):
        return None
    ship = SHIP_NAMES.index(words[1])
    return s.world.move(s.world.numbers.sail_index(ship, read_node(s.world, words[2])))


def read_build(s: Amerigo, words: list[str]) -> AmerigoMove | None:
    """The move of `build v-I3/1 c4`. Raises Refused."""
    if len(words) != 3 or words[0] != "build":
        return None
    _, tile, square = words
    world = s.world
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
