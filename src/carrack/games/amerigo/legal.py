"""All legal moves of a position, and what is wrong with the others.

Most decisions have few moves, which are simply listed. Sailing and building may have hundreds:
they are *blocks* of shared tables, of which only the part that is legal is counted or sampled.
"""

from __future__ import annotations

from collections.abc import Iterator

from carrack.core.chance import Stream
from carrack.core.game import OVER, Legal, Move, Refusal
from carrack.games.amerigo.build import (
    build_refusal,
    buildable_kinds,
    fitting,
    open_islands,
)
from carrack.games.amerigo.buy import buy_moves, buy_refusal
from carrack.games.amerigo.cannons import load_moves, load_refusal
from carrack.games.amerigo.gold import affordable, exchange_refusal, exchanges
from carrack.games.amerigo.moves import (
    ADVANCE,
    BUILD,
    BUY,
    CHEST,
    CHOOSE_ACTION,
    CUBES,
    END,
    GOLD,
    JUMP,
    LOAD,
    ORDER,
    PICK_TOKEN,
    PLACE,
    POST,
    SAIL,
    TAKE,
    USE,
    AmerigoMove,
)
from carrack.games.amerigo.plan import take_moves, take_refusal
from carrack.games.amerigo.progress import advance_moves, advance_refusal, pick_moves, pick_refusal
from carrack.games.amerigo.rounds import (
    choose_moves,
    choose_refusal,
    cubes_refusal,
    end_refusal,
)
from carrack.games.amerigo.ships import (
    SHIPS,
    can_sail,
    extra_refusal,
    place_refusal,
    post_refusal,
    sail_refusal,
    small_ship_moves,
    voyages_of,
)
from carrack.games.amerigo.special import jump_refusal, order_moves, order_refusal
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
from carrack.games.amerigo.tokens import EIGHT_FOR_SHIPS, use_refusal

ACTION_OF = {  # the action that a kind of move belongs to
    PLACE: BLUE,
    SAIL: BLUE,
    POST: BLUE,
    LOAD: BLACK,
    TAKE: RED,
    ADVANCE: BROWN,
    PICK_TOKEN: BROWN,
    BUILD: GREEN,
    BUY: YELLOW,
    ORDER: WHITE,
    JUMP: WHITE,
}


def listed_moves(s: Amerigo) -> list[AmerigoMove]:
    """All legal moves but those of the blocks (sailing on, building)."""
    if s.step == CHOOSE:
        return choose_moves(s) + exchanges(s)
    if s.step == PICK:
        return pick_moves(s)
    if s.step == DONE:
        return [*exchanges(s), s.world.end_move]
    moves = action_moves(s) + exchanges(s)
    if end_refusal(s) is None:
        moves.append(s.world.end_move)
    return moves


def action_moves(s: Amerigo) -> list[AmerigoMove]:
    """The listed moves of the chosen action."""
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


class Block:
    """A stretch of legal moves that is counted and indexed in place."""

    def count(self) -> int:
        """How many legal moves it holds."""
        raise NotImplementedError

    def at(self, position: int) -> AmerigoMove:
        """The move at a position below `count()`."""
        raise NotImplementedError

    def moves(self) -> list[AmerigoMove]:
        """All of them."""
        raise NotImplementedError


class SailBlock(Block):
    """Where a ship can sail: the near part of its voyages, less the spaces that are occupied."""

    def __init__(self, s: Amerigo, ship: int) -> None:
        self.ship = ship
        self.numbers = s.world.numbers
        self.voyages = voyages_of(s, ship)
        self.end = self.voyages.within(affordable(s))
        self.passed = [0]  # positions that are no goals: the start, and occupied spaces
        for node in s.ships:
            position = self.voyages.position.get(node, 0) if node < s.world.area else 0
            if 0 < position < self.end and position not in self.passed:
                self.passed.append(position)
        self.passed.sort()

    def count(self) -> int:
        return self.end - len(self.passed)

    def at(self, position: int) -> AmerigoMove:
        for passed in self.passed:
            if passed <= position:
                position += 1
        node = self.voyages.nodes[position]
        return self.numbers.move(self.numbers.sail_index(self.ship, node))

    def moves(self) -> list[AmerigoMove]:
        return [self.at(position) for position in range(self.count())]


class BuildBlock(Block):
    """Where a kind of tile can be laid on an island."""

    def __init__(self, s: Amerigo, island: int, kind: int) -> None:
        self.table = s.world.placements(island, kind)
        self.blocked = ~s.free[island]
        self.edge = s.edge[island * s.players + s.seat]

    def count(self) -> int:
        blocked, edge = self.blocked, self.edge
        return len([1 for mask in self.table.masks if not mask & blocked and mask & edge])

    def at(self, position: int) -> AmerigoMove:
        blocked, edge, masks = self.blocked, self.edge, self.table.masks
        for i in range(len(masks)):
            if not masks[i] & blocked and masks[i] & edge:
                if not position:
                    return self.table.moves[i]
                position -= 1
        raise IndexError("fewer tiles can be laid than that")

    def moves(self) -> list[AmerigoMove]:
        return fitting(self.table, self.blocked, self.edge)


def legal_blocks(s: Amerigo) -> list[Block]:
    """The blocks of a position: each ship's goals, or each tile's places on each island."""
    blocks: list[Block] = []
    if s.step == ACT and s.action == BLUE:
        for ship in range(SHIPS):
            if can_sail(s, ship):
                blocks.append(SailBlock(s, ship))
    elif s.step == ACT and s.action == GREEN:
        kinds = buildable_kinds(s)
        if kinds:
            for island in open_islands(s):
                for kind in kinds:
                    blocks.append(BuildBlock(s, island, kind))
    return blocks


class AmerigoLegal(Legal):
    """The legal moves of one position."""

    def __init__(self, state: Amerigo) -> None:
        self.state = state
        self.listed = listed_moves(state) if state.seat != OVER else []
        self.blocks = legal_blocks(state)
        self.counts = [block.count() for block in self.blocks]

    def __len__(self) -> int:
        return len(self.listed) + sum(self.counts)

    def __iter__(self) -> Iterator[Move]:
        yield from self.listed
        for block in self.blocks:
            yield from block.moves()

    def __contains__(self, move: object) -> bool:
        return isinstance(move, AmerigoMove) and refusal_of(self.state, move) is None

    def sample(self, stream: Stream) -> Move:
        at = stream.below(len(self))
        if at < len(self.listed):
            return self.listed[at]
        at -= len(self.listed)
        for i in range(len(self.blocks)):
            if at < self.counts[i]:
                return self.blocks[i].at(at)
            at -= self.counts[i]
        raise IndexError("there is no legal move: the game is over")


def refusal_of(s: Amerigo, move: AmerigoMove) -> Refusal | None:
    """None for a legal move, else the rule it breaks and why."""
    if s.seat == OVER:
        return Refusal("AM-NEXT-5", "the game is over")
    kind = move.kind
    if kind == END:
        return end_refusal(s)
    if kind == CHEST:
        return exchange_refusal(s, move)
    if kind == USE:
        return token_refusal(s, move)
    if kind in (CHOOSE_ACTION, GOLD, CUBES):
        return choice_refusal(s, move)
    return action_refusal(s, move)


def choice_refusal(s: Amerigo, move: AmerigoMove) -> Refusal | None:
    """One action, or gold, or AM-TOKEN-15 a phase (AM-ROUND-6)."""
    if s.step == PICK:
        return Refusal("AM-PROG-2", "the progress token must be taken first")
    if s.step != CHOOSE:
        return Refusal("AM-ROUND-6", "this turn's action is chosen already")
    if move.kind == CUBES:
        return cubes_refusal(s)
    return choose_refusal(s, move.value) if move.kind == CHOOSE_ACTION else None


def token_refusal(s: Amerigo, move: AmerigoMove) -> Refusal | None:
    """Gold tokens at any time of the turn (AM-GOLD-5), AM-TOKEN-3 in a blue action only."""
    refusal = use_refusal(s, move)
    if refusal is not None:
        return refusal
    if s.world.edition.tokens[move.value].rule != EIGHT_FOR_SHIPS:
        return exchange_refusal(s, move)
    if s.step != ACT or s.action != BLUE:
        return Refusal(EIGHT_FOR_SHIPS, "this token works in a blue action")
    return extra_refusal(s)


def action_refusal(s: Amerigo, move: AmerigoMove) -> Refusal | None:
    """A step of an action: that action must be under way, then its own rules decide."""
    action = ACTION_OF[move.kind]
    if s.step == CHOOSE:
        return Refusal("AM-ROUND-6", "choose an action first")
    if s.action != action:
        return Refusal("AM-ROUND-6", "this belongs to another action than the chosen one")
    if s.step == PICK:
        if move.kind == PICK_TOKEN:
            return pick_refusal(s, move)
        return Refusal("AM-PROG-2", "the progress token must be taken first")
    if move.kind == PICK_TOKEN:
        return Refusal("AM-PROG-2", "no progress token is due")
    if s.step == DONE:
        return Refusal("AM-ROUND-6", "the action is over; confirm the turn")
    return step_refusal(s, move)


def step_refusal(s: Amerigo, move: AmerigoMove) -> Refusal | None:
    """What the action's own chapter says of one of its steps."""
    kind = move.kind
    if kind == SAIL:
        return sail_refusal(s, move)
    if kind == BUILD:
        return build_refusal(s, move)
    if kind == PLACE:
        return place_refusal(s)
    if kind == POST:
        return post_refusal(s, move)
    if kind == LOAD:
        return load_refusal(s, move)
    if kind == TAKE:
        return take_refusal(s, move)
    if kind == ADVANCE:
        return advance_refusal(s, move)
    if kind == BUY:
        return buy_refusal(s, move)
    return order_refusal(s, move) if kind == ORDER else jump_refusal(s)
