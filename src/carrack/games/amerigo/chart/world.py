"""Constants of a game: the islands, the sea, and the tables of moves made for them.

Land is numbered island by island, so that a set of an island's squares is one small integer: bit i
is `island.squares[i]`. A *node* is where a ship can be: a water square (its number), or after the
last square a space of the frame (`squares + space`). Tables are made on first use, and shared by
all positions and games on the same map.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.copying import Again
from carrack.core.loading import load_function
from carrack.games.amerigo.chart.frame import FrameSpace
from carrack.games.amerigo.chart.layout import Layout, mask_of, squares_of
from carrack.games.amerigo.chart.setting import Setting, setting_of
from carrack.games.amerigo.chart.voyages import NO_WATER, UNKNOWN, Voyages
from carrack.games.amerigo.components import (
    ANCHOR,
    GOOD_LETTERS,
    GOODS,
    POST_SPACE,
    Edition,
    TileKind,
)
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.carried import box_to_json

STORAGE: Final = "carrack.games.amerigo.readers.storage"  # above this module, so found by name

NO_ISLAND: Final = -1


class Island:
    """One island: its squares and, as masks over them, the facts about them.

    `here` is the island as a set of squares of the area. Facts that are needed for few islands,
    because many are never built on, are computed on first use.
    """

    def __init__(self, number: int, here: int, world: World) -> None:
        self.number = number
        self.here = here
        self.squares = squares_of(here)
        self.big = len(self.squares) >= world.edition.big_island  # AM-SETUP-6
        self.land = (1 << len(self.squares)) - 1
        self._bit_at = world.bit_at
        self._around = world.near
        self._printed = world.layout.squares
        self._bit_of: dict[int, int] = {}
        self._near: list[int] = []
        self._goods: list[int] = []

    @property
    def bit_of(self) -> dict[int, int]:
        """The mask of each of its squares."""
        if not self._bit_of:
            self._bit_of = {square: 1 << i for i, square in enumerate(self.squares)}
        return self._bit_of

    @property
    def near(self) -> list[int]:
        """For each square the mask of the adjacent land, all of the same island."""
        if not self._near:
            bits, around = self._bit_at, self._around
            self._near = [sum([bits[near] for near in around[square]]) for square in self.squares]
        return self._near

    @property
    def goods(self) -> list[int]:
        """For each square the commodity that is printed there, −1 for none."""
        if not self._goods:
            self._goods = [GOOD_LETTERS.find(self._printed[square]) for square in self.squares]
        return self._goods

    @property
    def commodities(self) -> int:
        """The squares with a commodity."""
        return sum([1 << i for i, good in enumerate(self.goods) if good >= 0])

    @property
    def post_spaces(self) -> int:
        """The trading-post spaces."""
        printed = self._printed
        return sum([1 << i for i, at in enumerate(self.squares) if printed[at] == POST_SPACE])

    def neighbours(self, mask: int) -> int:
        """All squares that touch a square of the mask, including those within it."""
        near, around = 0, self.near
        while mask:
            low = mask & -mask
            near |= around[low.bit_length() - 1]
            mask ^= low
        return near

    def squares_in(self, mask: int) -> list[int]:
        """The squares of a mask, as squares of the area, in ascending order."""
        return [self.squares[i] for i in range(len(self.squares)) if mask >> i & 1]


class Placements:
    """All ways to lay one kind of tile on an island if it were empty.

    `masks` are the squares of each; `square` and `turn` say how it lies. The moves are made on
    demand (:meth:`World.placed`): most of them are never needed.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.masks: list[int] = []
        self.squares: list[int] = []
        self.turns: list[int] = []
        self.moves: list[AmerigoMove | None] = []


class World:
    """A map, with what it shares with all other maps (:class:`Setting`)."""

    def __init__(
        self, edition: Edition, players: int, layout: Layout, stick: int, dislodge: int
    ) -> None:
        self.layout = layout
        self.width = layout.width
        self.height = layout.height
        self.area = layout.width * layout.height
        self._share(setting_of(edition, players, stick, dislodge, self.width, self.height))
        self._lay_out(layout.islands)
        self.posts_at = self._posts_at()
        self.made_from: dict[str, Any] = {
            **box_to_json(edition),
            "players": players,
            "columns": layout.columns,
            "map": layout.squares,
            "stick": stick,
            "dislodge": dislodge,
        }
        self.static: dict[str, Any] = {}  # the unchanging part of the view, made by `view`
        self.printed = b""  # the unchanging part of an observation, made by `observation`
        self.covered: dict[int, list[int]] = {}  # squares by build move, for observations
        self._voyages: list[Voyages | None] = [None] * len(self.near)
        self._berths: list[list[tuple[int, int, int]]] = [[] for _ in self.near]
        self._placements: list[Placements | None] = [None] * (len(self.islands) * len(self.kinds))
        self._firsts = [UNKNOWN] * len(self.numbers.lying)
        self._builds: dict[int, AmerigoMove] = {}

    def __copy__(self) -> World:
        return self

    def __deepcopy__(self, memo: object) -> World:
        return self

    def __reduce__(self) -> Again:
        return load_function(f"{STORAGE}:world_from_json"), (self.made_from,)

    def _share(self, setting: Setting) -> None:
        """Keep local references to what does not depend on the map."""
        self.edition = setting.edition
        self.players = setting.players
        self.stick = setting.stick
        self.dislodge = setting.dislodge
        self.frame: list[FrameSpace] = setting.area.frame
        self.places = setting.area
        self.near = setting.area.near  # the neighbours of each node, including land squares
        self.numbers = setting.numbers
        self.kinds: list[TileKind] = setting.kinds
        self.costs = setting.costs
        self.good_names = GOODS
        self.production = setting.production
        self.display_size = setting.display_size
        self.tokens = setting.tokens
        self.gold_tokens = setting.gold_tokens
        self.bonus = setting.bonus
        self.bonus_tokens = setting.bonus_tokens
        self.odds = setting.odds
        self.choices = setting.choices
        self.load_moves = setting.load_moves
        self.advance_moves = setting.advance_moves
        self.order_moves = setting.order_moves
        self.take_moves = setting.take_moves
        self.buy_moves = setting.buy_moves
        self.gold_move = setting.gold_move
        self.cubes_move = setting.cubes_move
        self.chest_move = setting.chest_move
        self.end_move = setting.end_move
        self.only_end = setting.only_end
        self.jump_move = setting.jump_move
        self.use_moves = setting.use_moves
        self.pick_moves = setting.pick_moves

    def _lay_out(self, islands: list[int]) -> None:
        """Set what every square is; `bit_at` and `unexplored` cover the frame too."""
        nodes = len(self.near)
        self.island_at = [NO_ISLAND] * self.area
        self.bit_at = [0] * nodes  # its bit on its island; 0: no land there
        self.unexplored = [UNKNOWN] * nodes
        self.sea = self.places.sea_around(self.layout.land)
        self.islands = [Island(number, here, self) for number, here in enumerate(islands)]
        for island in self.islands:
            bit = 1
            for square in island.squares:
                self.island_at[square] = island.number
                self.bit_at[square] = bit
                self.unexplored[square] = NO_WATER
                bit <<= 1

    def choice_moves(self, colours: int) -> list[AmerigoMove]:
        """The actions of a set of colours, and gold; not to be changed."""
        known = self.choices[colours]
        if known is None:
            simple = self.numbers.simple
            known = [simple[colour] for colour in range(7) if colours >> colour & 1]
            known.append(self.gold_move)
            self.choices[colours] = known
        return known

    def tokens_of(self, rule: str) -> int:
        """The set of progress tokens that rest on a rule, as a mask."""
        return self.tokens.get(rule, 0)

    def water_near(self, node: int) -> list[int]:
        """The nodes one space away from a node (AM-SHIP-2, AM-SHIP-8)."""
        return [near for near in self.near[node] if self.unexplored[near] == UNKNOWN]

    def _posts_at(self) -> dict[int, list[int]]:
        """The trading-post spaces next to each anchor space (AM-SHIP-4)."""
        squares = self.layout.squares
        return {
            anchor: [
                other
                for other in self.near[anchor]
                if other < self.area and squares[other] == POST_SPACE
            ]
            for anchor in squares_of(mask_of(squares, ANCHOR))
        }

    def voyages(self, node: int) -> Voyages:
        """Return the voyages from a node: distances never change, ships do not block the way."""
        known = self._voyages[node]
        if known is None:
            known = Voyages(self.places, self.unexplored, self.sea, node)
            self._voyages[node] = known
        return known

    def distance(self, start: int, goal: int) -> int:
        """Spaces between two nodes by the shortest way; −1 if there is no way."""
        return self.voyages(start).distance_to(goal)

    def berths(self, node: int) -> list[tuple[int, int, int]]:
        """Distance, anchor space and square of every trading-post space, the nearest first."""
        if not self._berths[node]:
            found: list[tuple[int, int, int]] = []
            for anchor, squares in self.posts_at.items():
                spaces = self.distance(node, anchor)
                if spaces >= 0:
                    found.extend([(spaces, anchor, square) for square in squares])
            self._berths[node] = sorted(found)
        return self._berths[node]

    def placements(self, island: int, kind: int) -> Placements:
        """All ways to lay a kind of tile on an island (AM-BUILD-2, AM-BUILD-14)."""
        key = island * len(self.kinds) + kind
        known = self._placements[key]
        if known is None:
            known = self._laid(self.islands[island], kind)
            self._placements[key] = known
        return known

    def _laid(self, island: Island, kind: int) -> Placements:
        placements = Placements(kind)
        for turn in range(len(self.kinds[kind].shape.orientations)):
            lying = self.numbers.first_lying[kind] + turn
            for square in squares_of(self.firsts(lying) & island.here):
                placements.masks.append(self.mask_under(square, lying))
                placements.squares.append(square)
                placements.turns.append(turn)
        placements.moves = [None] * len(placements.masks)
        return placements

    def firsts(self, lying: int) -> int:
        """The squares where the first cell of a tile may lie so that all of it is on land.

        One step for each cell, on the whole map at once: the land, shifted so that what is under
        that cell comes to be under the first one.
        """
        known = self._firsts[lying]
        if known == UNKNOWN:
            known = self.numbers.room[lying]
            for offset in self.numbers.offsets[lying]:
                known &= self.layout.land >> offset
            self._firsts[lying] = known
        return known

    def mask_under(self, square: int, lying: int) -> int:
        """The squares, on their island, under a tile on land with its first cell on a square.

        Land that is joined along sides is one island, and the squares of a tile are joined too.
        """
        mask = 0
        for offset in self.numbers.offsets[lying]:
            mask |= self.bit_at[square + offset]
        return mask

    def placed(self, placements: Placements, position: int) -> AmerigoMove:
        """The move of one of these placements."""
        known = placements.moves[position]
        if known is None:
            turn, square = placements.turns[position], placements.squares[position]
            known = self.build_move(placements.kind, turn, square)
            placements.moves[position] = known
        return known

    def build_move(self, kind: int, turn: int, square: int) -> AmerigoMove:
        """The move that lays a tile with its first cell on a square; island −1: it does not fit."""
        index = self.numbers.build_index(kind, turn, square)
        known = self._builds.get(index)
        if known is None:
            known = self.numbers.new_build(kind, turn, square)
            known.made_from = self.made_from
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
        cells = [square for square in self.cells(move) if square >= 0]
        return {self.island_at[square] for square in cells} - {NO_ISLAND}

    def diagonal(self, square: int, island: Island) -> int:
        """The mask of an island's squares that touch a square at a corner."""
        row, column, mask = square // self.width, square % self.width, 0
        for below in (row - 1, row + 1):
            for across in (column - 1, column + 1):
                if 0 <= across < self.width:
                    mask |= island.bit_of.get(below * self.width + across, 0)
        return mask

    def _fit(self, move: AmerigoMove) -> None:
        """Fill in what depends on the map in a build move: island, mask, edge, goods."""
        lying = self.numbers.first_lying[move.tile] + move.turn
        if not self.firsts(lying) >> move.square & 1:
            return
        mask = self.mask_under(move.square, lying)
        island = self.islands[self.island_at[move.square]]
        move.island = island.number
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
