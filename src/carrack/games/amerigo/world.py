"""What never changes in a game: the islands, the sea, and the tables of moves made for them.

Land is numbered island by island, so that a set of an island's squares is one small integer: bit i
is `island.squares[i]`. A *node* is where a ship can be: a water square (its number), or beyond the
last square a space of the frame (`squares + space`). Tables are made when they are first asked
for, and shared by all positions and games on the same map.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.copying import Again
from carrack.games.amerigo.area import area_of, around
from carrack.games.amerigo.components import (
    ANCHOR,
    GOOD_LETTERS,
    GOODS,
    LAND_CHARACTERS,
    POST_SPACE,
    Edition,
    TileKind,
)
from carrack.games.amerigo.frame import FrameSpace
from carrack.games.amerigo.layout import Layout, find_islands
from carrack.games.amerigo.moves import AmerigoMove, move_numbers
from carrack.games.amerigo.voyages import NO_WATER, UNKNOWN, Voyages

NO_ISLAND: Final = -1


class Island:
    """One island: its squares and, as masks over them, everything that is asked of them."""

    def __init__(self, number: int, squares: list[int], world: World) -> None:
        self.number = number
        self.squares = squares
        self.big = len(squares) >= world.edition.big_island  # AM-SETUP-6
        self.land = (1 << len(squares)) - 1
        self.bit_of = {square: 1 << i for i, square in enumerate(squares)}
        self.near = [world.land_around(square) for square in squares]  # masks
        self.goods = [GOOD_LETTERS.find(world.layout.squares[square]) for square in squares]
        self.post_spaces = 0
        self.commodities = 0
        for i, square in enumerate(squares):
            if world.layout.squares[square] == POST_SPACE:
                self.post_spaces |= 1 << i
            elif self.goods[i] >= 0:
                self.commodities |= 1 << i

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
    """All ways to lay one kind of tile on an island if it were empty.

    `masks` are the squares of each; `square` and `turn` say how it lies. The moves are made when
    they are asked for (:meth:`World.placed`): most of them never are.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.masks: list[int] = []
        self.squares: list[int] = []
        self.turns: list[int] = []
        self.moves: list[AmerigoMove | None] = []


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
        area = area_of(layout.width, layout.height)
        self.frame: list[FrameSpace] = area.frame
        self.near = area.near  # for each node those next to it, land squares among them
        self.numbers = move_numbers(edition, self.width, self.height, len(self.frame))
        found = find_islands(layout.squares, layout.width, layout.height)
        self.island_at = [NO_ISLAND] * self.area  # for each square of the area
        for number, squares in enumerate(found):
            for square in squares:
                self.island_at[square] = number
        self.bit_at = self._bit_at(found)
        self.islands = [Island(number, squares, self) for number, squares in enumerate(found)]
        self.unexplored = [UNKNOWN if island < 0 else NO_WATER for island in self.island_at]
        self.unexplored.extend([UNKNOWN] * len(self.frame))
        self.posts_at = self._posts_at()
        self.bonus = self._bonus()
        self.bonus_tokens = [
            sum(1 << token for token, worth in enumerate(row) if worth) for row in self.bonus
        ]
        self.made_from: dict[str, Any] = {
            "edition": edition.name,
            "digest": edition.digest,
            "players": players,
            "columns": layout.columns,
            "map": "".join(layout.squares),
            "stick": stick,
            "dislodge": dislodge,
        }
        self.static: dict[str, Any] = {}  # the unchanging part of the view, made by `view`
        self.printed = b""  # the unchanging part of an observation, made by `observing`
        self.covered: dict[int, list[int]] = {}  # squares by build move, for observations
        self.production = [kind.in_play(players) for kind in edition.production]
        self._tokens_of: dict[str, int] = {}
        for number, token in enumerate(edition.tokens):
            self._tokens_of[token.rule] = self._tokens_of.get(token.rule, 0) | 1 << number
        self.costs = [kind.cost for kind in self.kinds]
        self.good_names = GOODS
        self.gold_tokens = self.tokens_of("AM-TOKEN-10") | self.tokens_of("AM-TOKEN-11")
        self.odds: dict[int, list[int]] = {}  # by the number of cubes thrown, see `tower`
        self.choices: list[list[AmerigoMove] | None] = [None] * 128  # see `choice_moves`
        self.display_size = 2 * players + 2  # production tokens on display: 6, 8, 10 (AM-SETUP-12)
        self._find_moves()
        self._voyages: list[Voyages | None] = [None] * len(self.near)
        self._placements: list[Placements | None] = [None] * (len(self.islands) * len(self.kinds))
        self._builds: dict[int, AmerigoMove] = {}

    def __copy__(self) -> World:
        return self

    def __deepcopy__(self, memo: object) -> World:
        return self

    def __reduce__(self) -> Again:
        from carrack.games.amerigo.storage import world_from_json

        return world_from_json, (self.made_from,)

    def _find_moves(self) -> None:
        """Looks up the moves that name no square, so that nobody need build their notation."""
        named, edition = self.numbers.by_notation, self.edition
        self.load_moves = self._row("load", edition.cannon_limit)
        self.advance_moves = self._row("advance", edition.progress.steps)
        self.order_moves = self._row("order", edition.special.steps)
        self.take_moves = [named[f"take {kind.id}"] for kind in self.kinds]
        self.buy_moves = [
            named[f"buy {GOODS[kind.good]}{kind.cost}"] for kind in edition.production
        ]
        self.gold_move = named["gold"]
        self.cubes_move = named["cubes"]
        self.chest_move = named["chest"]
        self.end_move = named["end"]
        self.only_end = [self.end_move]
        self.jump_move = named["jump"]
        self.use_moves = [named[f"use {token.id}"] for token in edition.tokens]
        self.pick_moves = [named[f"pick {token.id}"] for token in edition.tokens]

    def _row(self, verb: str, most: int) -> list[AmerigoMove]:
        """The moves `verb 1` to `verb most`."""
        return [self.numbers.by_notation[f"{verb} {steps}"] for steps in range(1, most + 1)]

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
        return self._tokens_of.get(rule, 0)

    def is_land(self, square: int) -> bool:
        """Whether a square of the area is land."""
        return self.layout.squares[square] in LAND_CHARACTERS

    def _bit_at(self, islands: list[list[int]]) -> list[int]:
        """For each square of the area with a margin its bit on its island; 0: no land there.

        The margin at the right and below is as wide as any tile, so that none that reaches over a
        border finds land beyond it (:attr:`MoveNumbers.offsets`).
        """
        width, wide = self.width, self.numbers.wide
        bits = [0] * (wide * (self.height + self.numbers.margin))
        for squares in islands:
            bit = 1
            for square in squares:
                bits[square + square // width * (wide - width)] = bit
                bit <<= 1
        return bits

    def land_around(self, square: int) -> int:
        """The mask of the land that touches a square of land; it is of the same island."""
        bits, wide = self.bit_at, self.numbers.wide
        at = square + square // self.width * (wide - self.width)
        return bits[at - wide] | bits[at - 1] | bits[at + 1] | bits[at + wide]

    def water_near(self, node: int) -> list[int]:
        """The nodes one space away from a node (AM-SHIP-2, AM-SHIP-8)."""
        return [near for near in self.near[node] if self.unexplored[near] == UNKNOWN]

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
        known = self._voyages[node]
        if known is None:
            known = Voyages(self.near, self.unexplored, node, self.area)
            self._voyages[node] = known
        return known

    def distance(self, start: int, goal: int) -> int:
        """Spaces between two nodes by the shortest way; −1 if there is no way."""
        return self.voyages(start).distance_to(goal)

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
            offsets = self.numbers.offsets[self.numbers.first_lying[kind] + turn]
            for square in island.squares:
                mask = self.mask_under(square, offsets)
                if mask:
                    placements.masks.append(mask)
                    placements.squares.append(square)
                    placements.turns.append(turn)
                    placements.moves.append(None)
        return placements

    def mask_under(self, square: int, offsets: list[int]) -> int:
        """The squares of a tile on their island, 0 if one of them is no land.

        Land that is joined along sides is one island, and so are the squares of a tile.
        """
        bits = self.bit_at
        at = square + square // self.width * (self.numbers.wide - self.width)
        mask = 0
        for offset in offsets:
            bit = bits[at + offset]
            if not bit:
                return 0
            mask |= bit
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
        """Fills in what this map makes of a build move: island, mask, edge, goods."""
        lying = self.numbers.first_lying[move.tile] + move.turn
        mask = self.mask_under(move.square, self.numbers.offsets[lying])
        if not mask:
            return
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
