"""Lines of a turn: what each action, and each step worth considering, may make of the position.

A line begins with a choice or a step and goes on as `greedy` would, until only `end` is left.
`greedy`'s own line comes first; before a choice, the best line of each choice comes next; the rest
follow in the order in which `greedy` values what they lead to. Exchanging gold before the choice
costs nothing, so all lines begin with it. Two lines with the same moves in another order count as
one.

Where a tile lies decides which others can still be laid, and no quick look shows that. So if many
lines are wanted, many buildings are tried, and after the best of them many further ones; the best
of all these are offered.
"""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Seeded
from carrack.core.move import Move
from carrack.games.amerigo.bots.greedy import turn_worth
from carrack.games.amerigo.bots.strategy.building import THOROUGH, ranked_spots
from carrack.games.amerigo.bots.strategy.choices import promising_exchanges, promising_steps
from carrack.games.amerigo.bots.strategy.steps import exchange_first, next_step
from carrack.games.amerigo.bots.strategy.supply import own_tiles
from carrack.games.amerigo.chapters.rounds import choose_moves, end_refusal
from carrack.games.amerigo.kinds import carry_out
from carrack.games.amerigo.moves import BUILD, AmerigoMove
from carrack.games.amerigo.state import ACT, CHOOSE, GREEN, PICK, Amerigo

NO_CHANCE: Final = Seeded(0)  # a turn before its end draws nothing
FEWEST_PICKS: Final = 3  # progress tokens that are tried after each number of steps
FEWEST: Final = 2  # steps that are tried after each choice, however few lines are wanted
MANY: Final = 24  # if this many lines are wanted, the green action tries …
BUILDINGS: Final = 24  # … this many first buildings,
BEST: Final = 3  # after this many of them
FURTHER: Final = 8  # this many second ones,
OFFERED: Final = 10  # and of all these offers this many before a choice


class Line:
    """Moves up to the end of a turn, and what `greedy` thinks the resulting position is worth."""

    def __init__(self, moves: list[Move], worth: float) -> None:
        self.moves = moves
        self.worth = worth


class Tried:
    """The lines found so far from a position."""

    def __init__(self, start: Amerigo, many: bool = False) -> None:
        self.start = start
        self.many = many  # whether to try many buildings
        self.lines: list[Line] = []
        self.known: set[tuple[int, ...]] = set()

    def add(self, moves: list[Move], ended: Amerigo) -> None:
        """Add a line with the position after it, unless its moves are known in another order."""
        key = tuple(sorted([move.index for move in moves]))
        if key not in self.known:
            self.known.add(key)
            self.lines.append(Line(moves, turn_worth(self.start, ended)))

    def complete(self, s: Amerigo, moves: list[Move]) -> None:
        """Play on as `greedy` would; changes the position and the moves."""
        play_on(s, moves)
        self.add(moves, s)

    def choose(self, choice: AmerigoMove, before: list[Move], most: int) -> None:
        """Try a choice with greedy's steps, and with at most this many other first steps."""
        new = self.start.copy()
        carry_out(new, choice, NO_CHANCE)
        moves = [*before, choice]
        self.complete(new.copy() if most else new, moves[:])
        if most:
            self.branch(new, moves, most)

    def branch(self, s: Amerigo, moves: list[Move], most: int) -> None:
        """Try at most `most` promising steps, each after the given moves."""
        if self.many and s.step == ACT and s.action == GREEN:
            self.build(s, moves)
            return
        for step in promising_steps(s, most):
            self.step(s, moves, step, most)

    def build(self, s: Amerigo, moves: list[Move]) -> None:
        """Try many buildings, and after the best of them many further ones."""
        self.buildings(s, moves, BUILDINGS)
        count = len(moves)
        begun = [line for line in self.lines if builds_after(line, moves)]
        for line in by_worth(begun)[:BEST]:
            new, done = s.copy(), line.moves[: count + 1]
            last = done[count]
            assert isinstance(last, AmerigoMove)
            carry_out(new, last, NO_CHANCE)
            self.buildings(new, done, FURTHER)
        for step in promising_exchanges(s):
            self.step(s, moves, step, FEWEST)

    def buildings(self, s: Amerigo, moves: list[Move], most: int) -> None:
        """Try at most this many buildings, each after the given moves."""
        for spot in ranked_spots(s, own_tiles(s, s.seat), most, THOROUGH):
            new = s.copy()
            carry_out(new, spot.move, NO_CHANCE)
            self.complete(new, [*moves, spot.move])

    def step(self, s: Amerigo, moves: list[Move], step: AmerigoMove, most: int) -> None:
        """Try a step, and the progress tokens that it lets the seat take."""
        new = s.copy()
        carry_out(new, step, NO_CHANCE)
        if new.step == PICK:
            self.branch(new, [*moves, step], max(FEWEST_PICKS, most))
        else:
            self.complete(new, [*moves, step])


def builds_after(line: Line, moves: list[Move]) -> bool:
    """Whether a line begins with these moves, and goes on to build a tile."""
    count = len(moves)
    if len(line.moves) <= count or line.moves[:count] != moves:
        return False
    move = line.moves[count]
    return isinstance(move, AmerigoMove) and move.kind == BUILD


def lines_of(s: Amerigo, most: int, wide: bool = True) -> list[list[Move]]:
    """At most this many legal lines of the deciding seat.

    Unless `wide`, few buildings are tried, however many lines are wanted.
    """
    if most == 1:
        return [advised_line(s)]
    many = wide and most >= MANY
    found = lines_of_choice(s, most, many) if s.step == CHOOSE else lines_of_action(s, most, many)
    return [line.moves for line in found[:most]]


def play_on(s: Amerigo, moves: list[Move]) -> None:
    """Play and append the steps of `greedy` until nothing but `end` is left."""
    end, move = s.world.end_move, next_step(s)
    while move is not end:
        carry_out(s, move, NO_CHANCE)
        moves.append(move)
        move = next_step(s)


def advised_line(s: Amerigo) -> list[Move]:
    """`greedy`'s own line: what it would play up to the end of its turn."""
    if s.step != CHOOSE:
        moves: list[Move] = []
        play_on(s.copy(), moves)
        return moves or [s.world.end_move]
    base, before = exchanged(s)
    tried = Tried(base)
    for choice in choose_moves(base):
        tried.choose(choice, before, 0)
    return by_worth(tried.lines)[0].moves


def lines_of_action(s: Amerigo, most: int, many: bool) -> list[Line]:
    """Lines within an action, including ending it now, if it may end."""
    tried, end = Tried(s, many), s.world.end_move
    if next_step(s) is not end:
        tried.complete(s.copy(), [])
    if end_refusal(s) is None:
        tried.add([end], s)
    tried.branch(s, [], most)
    return [tried.lines[0], *by_worth(tried.lines[1:])]


def lines_of_choice(s: Amerigo, most: int, many: bool) -> list[Line]:
    """Lines of a whole turn."""
    base, before = exchanged(s)
    tried, choices = Tried(base, many), choose_moves(base)
    width = max(FEWEST, most // len(choices))
    offered = max(OFFERED, width + 1)
    advised: list[Line] = []  # greedy's own line for each choice
    best: list[Line] = []
    rest: list[Line] = []
    for choice in choices:
        first = len(tried.lines)
        tried.choose(choice, before, width)
        advised.append(tried.lines[first])
        found = by_worth(tried.lines[first:])
        best.append(found[0])
        rest.extend(found[1:offered])
    greedy = by_worth(advised)[0]
    ranked = [greedy, *by_worth(best), *by_worth(rest)]
    return [line for i, line in enumerate(ranked) if i == 0 or line is not greedy]


def exchanged(s: Amerigo) -> tuple[Amerigo, list[Move]]:
    """The position after exchanging gold at no cost, and the moves that do it."""
    new = s.copy()
    moves: list[Move] = []
    move = exchange_first(new)
    while move is not None:
        carry_out(new, move, NO_CHANCE)
        moves.append(move)
        move = exchange_first(new)
    return new, moves


def by_worth(lines: list[Line]) -> list[Line]:
    """The most promising lines first; among equals, the one found first."""
    return sorted(lines, key=worth_of, reverse=True)


def worth_of(line: Line) -> float:
    """A key for sorting."""
    return line.worth
