"""The opponent `greedy`: every ship has a trip in mind, and pursues it one move at a time.

The next move is worked out from the position alone (:mod:`strategy`), so `greedy` can go on
sensibly from anywhere. It draws nothing, and uses no card that its seat has not seen.
"""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.seat import SeatHandle
from carrack.core.streams import mix
from carrack.games.dutch_east_indies.bots.strategy.answers import answer
from carrack.games.dutch_east_indies.bots.strategy.steps import next_move
from carrack.games.dutch_east_indies.kinds import refusal_of
from carrack.games.dutch_east_indies.legal import legal_moves
from carrack.games.dutch_east_indies.moves import END_MOVE, SAIL_STEP, TURN, DeiMove
from carrack.games.dutch_east_indies.state import NOTHING, UNDER_WAY, Dei

LOST: Final = 1000  # rounds: no game that gets anywhere takes nearly as many
CYCLE: Final = 128  # rounds after which it strays again, and
STRAYS: Final = 32  # for how many of them


def advise(handle: SeatHandle, stream: Stream) -> Move:
    """The move that `greedy` makes: always legal, the same for the same position."""
    state = handle.imagine(stream)
    assert isinstance(state, Dei)
    return planned(state)


def planned(s: Dei) -> DeiMove:
    """The next move of the deciding seat."""
    if is_lost(s):
        return stray(s)
    if s.ask != NOTHING:
        return answer(s)
    move = next_move(s)
    if refusal_of(s, move) is None:
        return move
    return forced(s)


def is_lost(s: Dei) -> bool:
    """Whether plans have long gone in circles, and chance is to break out of them for a while."""
    rounds = s.turn // s.players
    return rounds >= LOST and rounds % CYCLE < STRAYS


def stray(s: Dei) -> DeiMove:
    """Any legal move, a different one in every turn: the way out of a circle of plans."""
    moves = [move for move in legal_moves(s) if isinstance(move, DeiMove)]
    return moves[mix(mix(s.turn) ^ len(moves) ^ sum(s.points) << 8) % len(moves)]


def forced(s: Dei) -> DeiMove:
    """The move when a port must be left, whatever the plan: a ship under way first (DEI-PORT-2)."""
    moves = [
        move
        for move in legal_moves(s)
        if isinstance(move, DeiMove) and move.kind in (SAIL_STEP, TURN)
    ]
    for move in moves:
        if s.moved[s.active * 2 + move.ship] == UNDER_WAY:
            return move
    return moves[0] if moves else END_MOVE
