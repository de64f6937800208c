"""What never changes in a game: the islands, the sea, and the tables of moves made for them.

Land is numbered island by island, so that a set of an island's squares is one small integer: bit i
is `island.squares[i]`. A *node* is where a ship can be: a water square (its number), or beyond the
last square a space of the frame (`squares + space`). Tables are made when they are first asked
for, and shared by all positions and games on the same map.
"""

from __future__ import annotations

from typing import Any

from carrack.games.amerigo.components import (
    ANCHOR,
    GOOD_LETTERS,
    GOODS,
    LAND_CHARACTERS,
    POST_SPACE,
    Edition,
    TileKind,
)
from carrack.games.amerigo.frame import FrameSpace, frame_spaces
from carrack.games.amerigo.layout import Layout, find_islands
from carrack.games.amerigo.moves import AmerigoMove, move_numbers


def around(square: int, width: int, height: int) -> list[int]:
    """The squares that touch a square along its sides."""
    row, column = square // width, square % width
    near: list[int] = []
    if row > 0:
        near.append(square - width)
    if column > 0:
        near.append(square - 1)
    if column < width - 1:
        near.append(square + 1)
    if row < height - 1:
        near.append(square + width)
    return near


class Island:
    """One island: its squares and, as masks over them, everything that is asked of them."""

    def __init__(self, number: int, squares: list[int], layout: Layout, big_island: int) -> None:
        self.number = number
        self.squares = squares
        self.big = len(squares) >= big_island  # AM-SETUP-6
        self.land = (1 << len(squares)) - 1
        self.bit_of = {square: 1 << i for i, square in enumerate(squares)}
        self.near: list[int] = []  # for each square the mask of its neighbours on land
        self.post_spaces = 0
        self.goods: list[int] = []  # for each square the good printed on it, or -1
        self.commodities = 0
        for square in squares:
            near = 0
            for other in around(square, layout.width, layout.height):
                near |= self.bit_of.get(other, 0)
            self.near.append(near)
            mark = layout.squares[square]
            self.goods.append(GOOD_LETTERS.find(mark))
            if mark == POST_SPACE:
                self.post_spaces |= self.bit_of[square]
            elif mark in GOOD_LETTERS:
                self.commodities |= self.bit_of[square]

    def neighbours(self, mask: int) -> int:
        """All squares that touch a square of the mask, those within it included."""
        near = 0
        while mask:
            low = mask & -mask
            near |= self.near[low.bit_length() - 1]
            mask ^= low
        return near

    def squares_in(self, mask: int) -> list[int]:
        """The squares of a mask, as squares of the area, in ascending order."""
        return [self.squares[i] for i in range(len(self.squares)) if mask >> i & 1]


class Placements:
    """All ways to lay one kind of tile on an island if it were empty: masks and their moves."""

    def __init__(self, masks: list[int], moves: list[AmerigoMove]) -> None:
        self.masks = masks
        self.moves = moves


class Voyages:
    """Where a ship can go from a node, nearest first; explored as far as anybody has asked.

    `nodes[0]` is the start itself, `distances` runs in step, `position` finds a node in them.
    `ends[d]` is how many nodes lie within `d` spaces, the start among them.
    """

    def __init__(self, sea: dict[int, list[int]], start: int) -> None:
        self.sea = sea
        self.nodes = [start]
        self.distances = [0]
        self.position = {start: 0}
        self.ends = [1]

    def within(self, distance: int) -> int:
        """How many nodes lie within so many spaces, the start among them."""
        while len(self.ends) <= distance:
            if not self._explored_further():
                return len(self.nodes)
        return self.ends[distance]

    def _explored_further(self) -> bool:
        """Adds all nodes one space farther away; False when the whole sea is known."""
        farthest = len(self.ends) - 1
        first = self.ends[farthest - 1] if farthest else 0
        for i in range(first, self.ends[farthest]):
            for node in self.sea[self.nodes[i]]:
                if node not in self.position:
                    self.position[node] = len(self.nodes)
                    self.nodes.append(node)
                    self.distances.append(farthest + 1)
        if len(self.nodes) == self.ends[farthest]:
            return False
        self.ends.append(len(self.nodes))
        return True

    def distance_to(self, goal: int) -> int:
        """Spaces to a node by the shortest way; −1 if there is no way."""
        while goal not in self.position:
            if not self._explored_further():
                return -1
        return self.distances[self.position[goal]]


class World:
    """A map, the edition it was made from, the number of players and the odds of the tower.

    `stick` and `dislodge` are the odds of AM-TOWER-1 in millionths.
    """

    def __init__(
        self, edition: Edition, players: int, layout: Layout, stick: int, dislodge: int
    ) -> None:
        self.edition = edition
        self.players = players
        self.layout = layout
        self.stick = stick
        self.dislodge = dislodge
        self.width = layout.width
        self.height = layout.height
        self.area = layout.width * layout.height
        self.kinds: list[TileKind] = list(edition.villages) + list(edition.neutrals)
        found = find_islands(layout.squares, layout.width, layout.height)
        self.islands = [
            Island(number, squares, layout, edition.big_island)
            for number, squares in enumerate(found)
        ]
        self.island_at: dict[int, int] = {}
        for island in self.islands:
            for square in island.squares:
                self.island_at[square] = island.number
        self.frame: list[FrameSpace] = frame_spaces(layout.width, layout.height)
        self.numbers = move_numbers(edition, self.width, self.height, len(self.frame))
        self.sea = self._sea()
        self.posts_at = self._posts_at()
        self.bonus = self._bonus()
        self.bonus_tokens = [
            sum(1 << token for token, worth in enumerate(row) if worth) for row in self.bonus
        ]
        self.static: dict[str, Any] = {}  # the unchanging part of the view, made by `view`
        self.printed = b""  # the unchanging part of an observation, made by `observing`
        self.covered: dict[int, list[int]] = {}  # squares by build move, for observations
        self.production = [kind.in_play(players) for kind in edition.production]
        self._tokens_of: dict[str, int] = {}
        for number, token in enumerate(edition.tokens):
            self._tokens_of[token.rule] = self._tokens_of.get(token.rule, 0) | 1 << number
        self.costs = [kind.cost for kind in self.kinds]
        self.good_names = GOODS
        self.load_moves = self._row("load", edition.cannon_limit)
        self.advance_moves = self._row("advance", edition.progress.steps)
        self.order_moves = self._row("order", edition.special.steps)
        self.take_moves = [self.numbers.by_notation[f"take {kind.id}"] for kind in self.kinds]
        self.buy_moves = [
            self.numbers.by_notation[f"buy {GOODS[kind.good]}{kind.cost}"]
            for kind in edition.production
        ]
        self.display_size = 2 * players + 2  # production tokens on display: 6, 8, 10 (AM-SETUP-12)
        self.gold_move = self.numbers.by_notation["gold"]
        self.cubes_move = self.numbers.by_notation["cubes"]
        self.chest_move = self.numbers.by_notation["chest"]
        self.end_move = self.numbers.by_notation["end"]
        self.jump_move = self.numbers.by_notation["jump"]
        self.use_moves = [self.numbers.by_notation[f"use {token.id}"] for token in edition.tokens]
        self.pick_moves = [self.numbers.by_notation[f"pick {token.id}"] for token in edition.tokens]
        self._voyages: dict[int, Voyages] = {}
        self._placements: dict[int, Placements] = {}
        self._builds: dict[int, AmerigoMove] = {}

    def _row(self, verb: str, most: int) -> list[AmerigoMove]:
        """The moves `verb 1` to `verb most`."""
        return [self.numbers.by_notation[f"{verb} {steps}"] for steps in range(1, most + 1)]

    def tokens_of(self, rule: str) -> int:
        """The set of progress tokens that rest on a rule, as a mask."""
        return self._tokens_of.get(rule, 0)

    def is_land(self, square: int) -> bool:
        """Whether a square of the area is land."""
        return self.layout.squares[square] in LAND_CHARACTERS

    def _sea(self) -> dict[int, list[int]]:
        """For each node the nodes one space away (AM-SHIP-2, AM-SHIP-8)."""
        sea: dict[int, list[int]] = {}
        for square in range(self.area):
            if not self.is_land(square):
                near = around(square, self.width, self.height)
                sea[square] = [other for other in near if not self.is_land(other)]
        ring = len(self.frame)
        for number, space in enumerate(self.frame):
            node = self.area + number
            sea[node] = [self.area + (number - 1) % ring, self.area + (number + 1) % ring]
            for square in space.touches:
                if not self.is_land(square):
                    sea[node].append(square)
                    sea[square].append(node)
        return sea

    def _posts_at(self) -> dict[int, list[int]]:
        """For each anchor space the trading-post spaces next to it (AM-SHIP-4)."""
        posts: dict[int, list[int]] = {}
        for square in range(self.area):
            if self.layout.squares[square] == ANCHOR:
                posts[square] = [
                    other
                    for other in around(square, self.width, self.height)
                    if self.layout.squares[other] == POST_SPACE
                ]
        return posts

    def _bonus(self) -> list[list[int]]:
        """[colour][token]: action points that a token adds to an action (AM-TOKEN-1, 2)."""
        worth = {"AM-TOKEN-1": 2, "AM-TOKEN-2": 1}
        return [
            [
                worth.get(token.rule, 0) if colour in token.actions else 0
                for token in self.edition.tokens
            ]
            for colour in range(7)
        ]

    def voyages(self, node: int) -> Voyages:
        """Where a ship can go from a node: distances never change, ships do not block the way."""
        known = self._voyages.get(node)
        if known is None:
            known = Voyages(self.sea, node)
            self._voyages[node] = known
        return known

    def distance(self, start: int, goal: int) -> int:
        """Spaces between two nodes by the shortest way; −1 if there is no way."""
        return self.voyages(start).distance_to(goal)

    def placements(self, island: int, kind: int) -> Placements:
        """All ways to lay a kind of tile on an island (AM-BUILD-2, AM-BUILD-14)."""
        key = island * len(self.kinds) + kind
        known = self._placements.get(key)
        if known is None:
            known = self._laid(self.islands[island], kind)
            self._placements[key] = known
        return known

    def _laid(self, island: Island, kind: int) -> Placements:
        placements = Placements([], [])
        for turn in range(len(self.kinds[kind].shape.orientations)):
            for square in island.squares:
                move = self.build_move(kind, turn, square)
                if move.island == island.number:
                    placements.masks.append(move.mask)
                    placements.moves.append(move)
        return placements

    def build_move(self, kind: int, turn: int, square: int) -> AmerigoMove:
        """The move that lays a tile with its first cell on a square; island −1: it does not fit."""
        index = self.numbers.build_index(kind, turn, square)
        known = self._builds.get(index)
        if known is None:
            known = self.numbers.new_build(kind, turn, square)
            self._fit(known)
            self._builds[index] = known
        return known

    def cells(self, move: AmerigoMove) -> list[int]:
        """The squares under a build move; −1 for each beyond the border of the area."""
        row, column = move.square // self.width, move.square % self.width
        shape = self.kinds[move.tile].shape.orientations[move.turn]
        squares: list[int] = []
        for down, right in shape:
            across, below = column + right - shape[0][1], row + down - shape[0][0]
            inside = 0 <= across < self.width and below < self.height
            squares.append(below * self.width + across if inside else -1)
        return squares

    def islands_under(self, move: AmerigoMove) -> set[int]:
        """The islands on which the squares of a build move lie."""
        return {self.island_at[square] for square in self.cells(move) if square in self.island_at}

    def diagonal(self, square: int, island: Island) -> int:
        """The mask of an island's squares that touch a square at a corner."""
        row, column, mask = square // self.width, square % self.width, 0
        for below in (row - 1, row + 1):
            for across in (column - 1, column + 1):
                if 0 <= across < self.width:
                    mask |= island.bit_of.get(below * self.width + across, 0)
        return mask

    def _fit(self, move: AmerigoMove) -> None:
        """Fills in what this map makes of a build move: island, mask, edge, goods."""
        number = self.island_at.get(move.square, -1)
        if number < 0:
            return
        island, mask = self.islands[number], 0
        for square in self.cells(move):
            bit = island.bit_of.get(square, 0)
            if not bit:
                return
            mask |= bit
        move.island = number
        move.mask = mask
        move.edge = island.neighbours(mask)
        covered = mask & island.commodities
        if covered:
            goods = island.goods
            move.goods = [goods[i] for i in range(len(goods)) if covered >> i & 1]

    def move(self, index: int) -> AmerigoMove:
        """The move with a number; build moves are those of this map. Raises KeyError."""
        if index >= self.numbers.first_build:
            kind, turn, square = self.numbers.split_build(index)
            return self.build_move(kind, turn, square)
        return self.numbers.move(index)
