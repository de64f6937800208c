"""The opponent `greedy`: tries every available action on a copy, and plays the best one.

A turn is planned by playing it step by step, each step by the rule of thumb for its action
(:mod:`strategy.steps`), and estimating what the position is then worth (:mod:`strategy.worth`).
Nothing is remembered and nothing is drawn: the same position gives the same move, whatever lies
face down.
"""

from __future__ import annotations

from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import Move
from carrack.core.seat import SeatHandle
from carrack.games.amerigo.bots.strategy.sailing import ships_worth
from carrack.games.amerigo.bots.strategy.steps import exchange_first, next_step
from carrack.games.amerigo.bots.strategy.worth import position_worth
from carrack.games.amerigo.chapters.rounds import choose_moves
from carrack.games.amerigo.kinds import carry_out
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.amerigo.state import BLUE, CHOOSE, Amerigo

NO_CHANCE = Seeded(0)  # plans end before anything is drawn


def advise(handle: SeatHandle, stream: Stream) -> Move:
    """The move that `greedy` makes: always legal, the same for the same position."""
    state = handle.imagine(stream)
    assert isinstance(state, Amerigo)
    return planned(state)


def planned(s: Amerigo) -> AmerigoMove:
    """The next move of the deciding seat."""
    if s.step != CHOOSE:
        return next_step(s)
    exchange = exchange_first(s)
    return exchange if exchange is not None else best_choice(s)


def best_choice(s: Amerigo) -> AmerigoMove:
    """The action, or gold, after which the position is worth most."""
    moves = choose_moves(s)
    best, most = moves[0], -1e9
    for move in moves:
        worth = worth_after(s, move, NO_CHANCE)
        if worth > most:
            best, most = move, worth
    return best


def worth_after(s: Amerigo, choice: AmerigoMove, chance: Chance) -> float:
    """Return the value of the position after a choice and all steps that follow it."""
    new, end = s.copy(), s.world.end_move
    move = choice
    while move is not end:
        carry_out(new, move, chance)
        move = next_step(new)
    return turn_worth(s, new)


def turn_worth(s: Amerigo, new: Amerigo) -> float:
    """Return the value of the position after the seat's turn; ships count if they sailed."""
    worth = position_worth(new, s.seat)
    if new.action == BLUE:
        worth += ships_worth(new, s.seat) - ships_worth(s, s.seat)
    return worth
