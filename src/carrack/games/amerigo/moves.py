"""Every possible move as one shared object with a number and a text.

Numbers depend only on the edition and the number of players (squares are absolute), never on the
map. Notation::

    blue … white   choose an action          load 3         three cannons
    gold, cubes    take gold, AM-TOKEN-15    take v-I3      a tile from the general supply
    chest          exchange a chest          advance 4      on the progress track
    use gold3      use a progress token      pick blue2     a progress token
    place @3       a ship on frame space 3   build v-I3/1 c4   turned once, first square c4
    sail A c4      ship A ends on c4         buy cotton3    a production token of cost 3
    post c5        a trading post            order 2, jump  on the special action track
    end            the turn is confirmed
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.copying import Again
from carrack.core.game import Move, Refusal
from carrack.core.loading import load_function
from carrack.games.amerigo.components import COLOURS, GOODS, PACKAGE, Cells, Edition
from carrack.games.carried import box_to_json

STORAGE: Final = "carrack.games.amerigo.readers.storage"  # above this module, so found by name

CHOOSE_ACTION: Final = 0  # kinds of moves
GOLD: Final = 1
CUBES: Final = 2
CHEST: Final = 3
USE: Final = 4
PLACE: Final = 5
SAIL: Final = 6
POST: Final = 7
LOAD: Final = 8
TAKE: Final = 9
ADVANCE: Final = 10
PICK_TOKEN: Final = 11
BUILD: Final = 12
BUY: Final = 13
ORDER: Final = 14
JUMP: Final = 15
END: Final = 16

SHIP_NAMES: Final = "AB"
NO_TABLE: Final[dict[str, Any]] = {}


class AmerigoRefusal(Refusal):
    """A refusal of a move; the texts are in this game's `locale`."""

    def package(self) -> str:
        return PACKAGE


class AmerigoMove(Move):
    """A move. Which fields are used depends on `kind`.

    `value`: colour, steps, token, frame space, production kind. `ship`, `node` (SAIL, PLACE);
    `square` (POST, BUILD: of the first cell); `tile` index into villages + neutrals, `turn`
    orientation (TAKE, BUILD). For BUILD moves the map adds `island` (−1: does not fit), `mask`
    on it, `edge` (squares next to the mask) and `goods` under it.
    """

    def __init__(self, index: int, notation: str, kind: int, value: int) -> None:
        super().__init__(index, notation)
        self.kind = kind
        self.value = value
        self.ship = -1
        self.node = -1
        self.square = -1
        self.tile = -1
        self.turn = 0
        self.island = -1
        self.mask = 0
        self.edge = 0
        self.goods: list[int] = []
        self.made_from = NO_TABLE  # how to find it again: the map or numbering that made it

    def __reduce__(self) -> Again:
        return load_function(f"{STORAGE}:move_again"), (self.made_from, self.index)


def square_text(square: int, width: int) -> str:
    """A square as people write it: column letter, row from 1."""
    return chr(ord("a") + square % width) + str(square // width + 1)


class MoveNumbers:
    """The numbering of all moves for an edition and a size of the area.

    It keeps the moves made so far, except build moves, whose meaning depends on the map.
    """

    def __init__(self, edition: Edition, width: int, height: int, frame: int) -> None:
        self.edition = edition
        self.width = width
        self.area = width * height
        self.nodes = self.area + frame
        self.kinds = list(edition.villages) + list(edition.neutrals)
        self.simple = simple_moves(edition)
        self.first_place = len(self.simple)
        self.first_post = self.first_place + frame
        self.first_sail = self.first_post + self.area
        self.first_build = self.first_sail + 2 * self.nodes
        self.lying: list[tuple[int, int]] = [
            (kind, turn)
            for kind in range(len(self.kinds))
            for turn in range(len(self.kinds[kind].shape.orientations))
        ]
        self.first_lying: list[int] = []
        self.offsets: list[list[int]] = []  # of a tile's cells from its first, which is included
        self.room: list[int] = []  # a set: where the first may lie so that all are inside the area
        for tile in self.kinds:
            self.first_lying.append(len(self.offsets))
            for cells in tile.shape.orientations:
                top, left = cells[0]
                offsets = [(down - top) * width + right - left for down, right in cells]
                self.offsets.append(offsets)
                self.room.append(room_for(cells, width, height))
        count = len(self.lying)
        self.count = self.first_build + count * self.area
        self.by_notation = {move.notation: move for move in self.simple}
        self._made: list[AmerigoMove | None] = [None] * self.first_build
        self._made[: self.first_place] = self.simple
        self.made_from: dict[str, Any] = {
            **box_to_json(edition),
            "width": width,
            "height": height,
        }
        for move in self.simple:
            move.made_from = self.made_from

    def node_text(self, node: int) -> str:
        """A node as people write it: a square, or `@` and the number of the frame space."""
        return f"@{node - self.area}" if node >= self.area else square_text(node, self.width)

    def move(self, index: int) -> AmerigoMove:
        """The move with a number below `first_build`. Raises KeyError."""
        if not 0 <= index < self.first_build:
            raise KeyError(f"no move has the number {index}")
        known = self._made[index]
        if known is None:
            known = self._new(index)
            known.made_from = self.made_from
            self._made[index] = known
        return known

    def _new(self, index: int) -> AmerigoMove:
        if self.first_place <= index < self.first_post:
            node = index - self.first_place + self.area
            move = AmerigoMove(index, f"place {self.node_text(node)}", PLACE, node - self.area)
            move.node = node
        elif self.first_post <= index < self.first_sail:
            square = index - self.first_post
            move = AmerigoMove(index, f"post {square_text(square, self.width)}", POST, 0)
            move.square = square
        else:
            ship, node = divmod(index - self.first_sail, self.nodes)
            move = AmerigoMove(index, f"sail {SHIP_NAMES[ship]} {self.node_text(node)}", SAIL, 0)
            move.ship = ship
            move.node = node
        return move

    def sail_index(self, ship: int, node: int) -> int:
        """The number of the move that ends a ship's movement on a node."""
        return self.first_sail + ship * self.nodes + node

    def build_index(self, kind: int, turn: int, square: int) -> int:
        """The number of the move that lays a tile with its first cell on a square."""
        return self.first_build + (self.first_lying[kind] + turn) * self.area + square

    def split_build(self, index: int) -> tuple[int, int, int]:
        """Tile kind, orientation and square of a build move's number. Raises KeyError."""
        if not self.first_build <= index < self.count:
            raise KeyError(f"no move has the number {index}")
        lying, square = divmod(index - self.first_build, self.area)
        kind, turn = self.lying[lying]
        return kind, turn, square

    def new_build(self, kind: int, turn: int, square: int) -> AmerigoMove:
        """A build move, before a map adds where it lies."""
        text = f"build {self.kinds[kind].id}/{turn} {square_text(square, self.width)}"
        move = AmerigoMove(self.build_index(kind, turn, square), text, BUILD, kind)
        move.tile = kind
        move.turn = turn
        move.square = square
        return move


KEPT_NUMBERS: Final = 64  # editions are brought by people, as many as they like

_numbers: dict[tuple[str, int, int], MoveNumbers] = {}


def move_numbers(edition: Edition, width: int, height: int, frame: int) -> MoveNumbers:
    """The numbering for an edition and a size, made once and shared by all maps."""
    key = (edition.digest, width, height)
    known = _numbers.get(key)
    if known is None:
        known = MoveNumbers(edition, width, height, frame)
        if len(_numbers) >= KEPT_NUMBERS:
            del _numbers[next(iter(_numbers))]
        _numbers[key] = known
    return known


def room_for(cells: Cells, width: int, height: int) -> int:
    """The set of squares on which a tile's first cell can lie with all of it inside the area."""
    left = cells[0][1]
    right = max([column for _, column in cells]) - left
    rows = height - cells[-1][0]
    if width <= left + right or rows <= 0:
        return 0
    row = (1 << (width - left - right)) - 1 << left
    return sum([row << (at * width) for at in range(rows)])


def simple_moves(edition: Edition) -> list[AmerigoMove]:
    """The moves that name no square, in the order of their numbers."""
    rows: list[tuple[str, int, int]] = []
    for value, colour in enumerate(COLOURS):
        rows.append((colour, CHOOSE_ACTION, value))
    rows.append(("gold", GOLD, 0))
    rows.append(("cubes", CUBES, 0))
    rows.append(("chest", CHEST, 0))
    rows.append(("jump", JUMP, 0))
    rows.append(("end", END, 0))
    rows.extend((f"use {token.id}", USE, i) for i, token in enumerate(edition.tokens))
    rows.extend((f"pick {token.id}", PICK_TOKEN, i) for i, token in enumerate(edition.tokens))
    rows.extend((f"load {n}", LOAD, n) for n in range(1, edition.cannon_limit + 1))
    rows.extend((f"advance {n}", ADVANCE, n) for n in range(1, edition.progress.steps + 1))
    rows.extend((f"order {n}", ORDER, n) for n in range(1, edition.special.steps + 1))
    for i, token in enumerate(edition.production):
        rows.append((f"buy {GOODS[token.good]}{token.cost}", BUY, i))
    for i, tile in enumerate(list(edition.villages) + list(edition.neutrals)):
        rows.append((f"take {tile.id}", TAKE, i))
    moves = [AmerigoMove(i, text, kind, value) for i, (text, kind, value) in enumerate(rows)]
    for move in moves:
        if move.kind == TAKE:
            move.tile = move.value
    return moves
