"""The opponent `greedy`: every ship has a trip in mind, and goes about it one move at a time.

What to do next is worked out anew from the position alone (:mod:`strategy`), so it goes on sensibly
from anywhere. It draws nothing, and looks at no card that its seat has not seen.
"""

from __future__ import annotations

from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.seat import SeatHandle
from carrack.games.dutch_east_indies.legal import legal_moves
from carrack.games.dutch_east_indies.moves import END_MOVE, SAIL_STEP, TURN, DeiMove
from carrack.games.dutch_east_indies.refusals import refusal_of
from carrack.games.dutch_east_indies.state import NOTHING, UNDER_WAY, Dei
from carrack.games.dutch_east_indies.strategy.answers import answer
from carrack.games.dutch_east_indies.strategy.steps import next_move


def advise(handle: SeatHandle, stream: Stream) -> Move:
    """The move that `greedy` makes: always legal, the same for the same position."""
    state = handle.imagine(stream)
    assert isinstance(state, Dei)
    return planned(state)


def planned(s: Dei) -> DeiMove:
    """The next move of the seat that decides."""
    if s.ask != NOTHING:
        return answer(s)
    move = next_move(s)
    if refusal_of(s, move) is None:
        return move
    return forced(s)


def forced(s: Dei) -> DeiMove:
    """A port has to be left, whatever the plan: the ship under way goes first (DEI-PORT-2)."""
    moves = [
        move
        for move in legal_moves(s)
        if isinstance(move, DeiMove) and move.kind in (SAIL_STEP, TURN)
    ]
    for move in moves:
        if s.moved[s.active * 2 + move.ship] == UNDER_WAY:
            return move
    return moves[0] if moves else END_MOVE
