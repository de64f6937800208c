"""All legal moves of a position.

Most decisions have few moves, which are simply listed. Sailing and building may have hundreds:
they are *blocks* of shared tables, whose legal part is counted or sampled without listing it.
"""

from __future__ import annotations

from collections.abc import Iterator

from carrack.core.chance import Stream
from carrack.core.game import Legal, Move
from carrack.games.amerigo.chapters.build import buildable_kinds, fitting, open_islands
from carrack.games.amerigo.chapters.buy import buy_moves
from carrack.games.amerigo.chapters.cannons import load_moves
from carrack.games.amerigo.chapters.gold import affordable, exchanges, may_exchange
from carrack.games.amerigo.chapters.plan import take_moves
from carrack.games.amerigo.chapters.progress import advance_moves, pick_moves
from carrack.games.amerigo.chapters.rounds import choose_moves
from carrack.games.amerigo.chapters.ships import (
    SHIPS,
    can_sail,
    small_ship_moves,
    unplaced_ship,
    voyages_of,
)
from carrack.games.amerigo.chapters.special import order_moves
from carrack.games.amerigo.chart.world import Placements, World
from carrack.games.amerigo.kinds import refusal_of
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.amerigo.state import (
    ACT,
    BLACK,
    BLUE,
    BROWN,
    CHOOSE,
    DONE,
    GREEN,
    PICK,
    RED,
    WHITE,
    YELLOW,
    Amerigo,
)


def waiting_moves(s: Amerigo) -> list[AmerigoMove]:
    """The legal moves before, between and after the steps of an action; not to be changed."""
    if s.step == CHOOSE:
        moves = choose_moves(s)
        return [*moves, *exchanges(s)] if may_exchange(s) else moves
    if s.step == PICK:
        return pick_moves(s)
    if s.step == DONE:
        return [*exchanges(s), s.world.end_move] if may_exchange(s) else s.world.only_end
    return []


def action_moves(s: Amerigo) -> list[AmerigoMove]:
    """The listed moves of the chosen action, before those that exchange and end."""
    action = s.action
    if action == BLUE:
        return small_ship_moves(s)
    if action == BLACK:
        return load_moves(s)
    if action == RED:
        return take_moves(s)
    if action == BROWN:
        return advance_moves(s)
    if action == YELLOW:
        return buy_moves(s)
    if action == WHITE:
        return order_moves(s)
    return []


def acting_moves(s: Amerigo) -> list[AmerigoMove]:
    """The listed moves of an action under way: its steps, exchanges, and its end if allowed."""
    moves = action_moves(s)
    if may_exchange(s):
        moves.extend(exchanges(s))
    if s.action != BLUE or unplaced_ship(s) < 0:
        moves.append(s.world.end_move)
    return moves


class Block:
    """A stretch of legal moves that is counted and indexed in place."""

    count: int  # number of legal moves in it

    def at(self, position: int) -> AmerigoMove:
        """The move at a position below `count`."""
        raise NotImplementedError

    def add_indices(self, found: list[int]) -> None:
        """Append the numbers of its moves, in order, without making the moves."""
        raise NotImplementedError


class SailBlock(Block):
    """The moves of a ship: the near part of its voyages, except occupied spaces."""

    def __init__(self, s: Amerigo, ship: int) -> None:
        self.voyages = voyages = voyages_of(s, ship)
        start, reached = voyages.nodes[0], voyages.within(affordable(s))
        places = s.world.places
        self.within = places.count(reached)
        self.no_goals = [start]
        for node in s.ships:
            if 0 <= node < places.squares and node != start and reached & places.cells[node]:
                self.no_goals.append(node)
        self.numbers = s.world.numbers
        self.first = self.numbers.sail_index(ship, 0)
        self.count = self.within - len(self.no_goals)

    def at(self, position: int) -> AmerigoMove:
        voyages = self.voyages
        voyages.put_in_order(position + 1 + len(self.no_goals))
        for passed in voyages.positions(self.no_goals):
            if passed <= position:
                position += 1
        return self.numbers.move(self.first + voyages.nodes[position])

    def add_indices(self, found: list[int]) -> None:
        self.voyages.put_in_order(self.within)
        start, nodes = 0, self.voyages.nodes
        for end in [*self.voyages.positions(self.no_goals), self.within]:
            for position in range(start, end):
                found.append(self.first + nodes[position])
            start = end + 1


class BuildBlock(Block):
    """The moves that lay a kind of tile on an island."""

    def __init__(self, world: World, table: Placements, fits: list[int]) -> None:
        self.world = world
        self.table = table
        self.fits = fits  # positions in the table
        self.count = len(fits)

    def at(self, position: int) -> AmerigoMove:
        return self.world.placed(self.table, self.fits[position])

    def add_indices(self, found: list[int]) -> None:
        numbers, table = self.world.numbers, self.table
        for at in self.fits:
            found.append(numbers.build_index(table.kind, table.turns[at], table.squares[at]))


def sail_blocks(s: Amerigo) -> list[Block]:
    """Each ship's goals."""
    blocks: list[Block] = []
    for ship in range(SHIPS):
        if can_sail(s, ship):
            blocks.append(SailBlock(s, ship))
    return blocks


def build_blocks(s: Amerigo) -> list[Block]:
    """Each tile's places on each island."""
    blocks: list[Block] = []
    kinds = buildable_kinds(s)
    if not kinds:
        return blocks
    world = s.world
    for island in open_islands(s):
        free, edge = s.free[island], s.edge[island * s.players + s.seat]
        for kind in kinds:
            table = world.placements(island, kind)
            fits = fitting(table.masks, free, edge)
            if fits:
                blocks.append(BuildBlock(world, table, fits))
    return blocks


class BlockLegal(Legal):
    """Legal moves of which some are listed, and the rest are in blocks."""

    def __init__(self, state: Amerigo, listed: list[AmerigoMove], blocks: list[Block]) -> None:
        self.state = state
        self.listed = listed
        self.blocks = blocks
        self.count = len(listed)
        for block in blocks:
            self.count += block.count

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Move]:
        yield from self.listed
        for block in self.blocks:
            for position in range(block.count):
                yield block.at(position)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, AmerigoMove) and refusal_of(self.state, move) is None

    def sample(self, stream: Stream) -> Move:
        at = stream.below(self.count)
        if at < len(self.listed):
            return self.listed[at]
        at -= len(self.listed)
        for block in self.blocks:
            if at < block.count:
                return block.at(at)
            at -= block.count
        raise IndexError("there is no legal move: the game is over")

    def indices(self) -> list[int]:
        found = [move.index for move in self.listed]
        for block in self.blocks:
            block.add_indices(found)
        return found


class ShortLegal(Legal):
    """Legal moves that are all listed."""

    def __init__(self, listed: list[AmerigoMove]) -> None:
        self.listed = listed

    def __len__(self) -> int:
        return len(self.listed)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.listed)

    def __contains__(self, move: object) -> bool:
        return move in self.listed

    def sample(self, stream: Stream) -> Move:
        return self.listed[stream.below(len(self.listed))]

    def indices(self) -> list[int]:
        return [move.index for move in self.listed]


def legal_of(s: Amerigo) -> Legal:
    """The legal moves of a position; none when the game is over."""
    if s.step != ACT:
        return ShortLegal(waiting_moves(s))
    moves = acting_moves(s)
    if s.action == BLUE:
        return BlockLegal(s, moves, sail_blocks(s))
    if s.action == GREEN:
        return BlockLegal(s, moves, build_blocks(s))
    return ShortLegal(moves)
