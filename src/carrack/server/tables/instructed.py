"""Decisions that an instruction answers: when, and with which move.

*End my turn when nothing is left to do*, and *answer what everybody can see is forced*. Either is
carried out a fixed time after the decision arose: sooner would tell that it was forced. Whether it
still holds is looked at then.
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, Move, State, play
from carrack.server.clocks.pace import DAYS
from carrack.server.store.instructions import NEVER, Instruction
from carrack.server.store.table_rows import PendingDecision
from carrack.server.tables.open_table import DECIDED, OpenTable

DELAY = 60_000
"""Milliseconds from a decision to its answer by an instruction, unless the clock is shorter."""
IMAGINED = 64
"""Positions in which a move is the only one before everybody can be said to see that."""


def takes_instructions(open_table: OpenTable) -> bool:
    """Whether seats may give instructions: in games of days between people that are no practice."""
    clocks = open_table.clocks
    if clocks is None or clocks.pace.kind != DAYS or len(clocks.seats) < 2:
        return False
    return not (open_table.row.practice or open_table.entered)


def pending_decision(
    open_table: OpenTable, since: int, now: int, played: tuple[int, int] | None = None
) -> PendingDecision | None:
    """The decision that an instruction may answer, after the steps that follow `since`.

    None where there are no instructions. Nobody is asked anew for what was taken back.
    """
    if not takes_instructions(open_table):
        return None
    steps = open_table.story.steps
    last = next((s for s in reversed(steps) if s.kind in (*DECIDED, "undo")), steps[0])
    undone = None
    if last.kind == "undo" and last.seq > since:
        before = (s for s in reversed(steps[: last.seq]) if s.kind in DECIDED)
        step = next((s.seq for s in before if s.seat == last.seat), 0)
        undone = last.seat, step
    asked = None if last.kind == "undo" else next(iter(open_table.to_decide), None)
    if asked is None:
        return PendingDecision(None, NEVER, None, played, undone)
    return PendingDecision(asked, last.seq, now + delay(open_table, asked, now), played, undone)


def delay(open_table: OpenTable, seat: int, now: int) -> int:
    """Return the milliseconds after which a decision is answered by an instruction."""
    assert open_table.clocks is not None
    clock = open_table.clocks.seats.get(seat)
    left = clock.at(now, open_table.clocks.away(seat)).left if clock is not None else 0
    return min(DELAY, left // 2) if left > 0 else DELAY


def instructed(open_table: OpenTable, row: Instruction) -> Move | None:
    """The move that the instructions of a seat make, if they make one now."""
    game, state = open_table.game, open_table.match.state
    move = only_move(game, state)
    if move is None:
        return None
    stream, seats = Stream(open_table.seq), len(open_table.seats)
    if row.ends and ends_turn(game, state, move, stream):
        return move
    return move if row.forced and is_forced_for_all(game, state, seats, stream) else None


def only_move(game: Game[Any], state: State) -> Move | None:
    """The only legal move, if there is one alone."""
    legal = game.legal(state)
    return next(iter(legal)) if len(legal) == 1 else None


def ends_turn(game: Game[Any], state: State, move: Move, stream: Stream) -> bool:
    """Whether a move of the deciding seat ends its turn, as far as the seat knows."""
    imagined: State = game.imagine(state, state.seat, stream)
    turn = imagined.turn
    play(game, imagined, move, Seeded(stream.word()))
    return imagined.seat == OVER or imagined.turn > turn


def is_forced_for_all(game: Game[Any], state: State, seats: int, stream: Stream) -> bool:
    """Whether the only legal move is that for somebody who knows no more than everybody does.

    What one seat cannot tell apart, and another one not from there, is all the same to whoever
    knows no more than what they have in common: so imagining is handed round among the seats.
    """
    move, imagined = only_move(game, state), state
    if move is None:
        return False
    for number in range(IMAGINED):
        imagined = game.imagine(imagined, number % seats, stream)
        legal = game.legal(imagined)
        if len(legal) != 1 or move not in legal:
            return False
    return True
