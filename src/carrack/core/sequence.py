"""A sequence of moves: several decisions of one turn, sent together.

Moves that only load, choose or sail can be played all or none. A row must be known to be playable
before any of it is played, so nothing in it may depend on chance or on what is learned on the way:
only its last move may draw, reveal, or end the turn.
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Chance, Stream
from carrack.core.game import Game, Move, Refusal, Refused, State, play


class _Drawn(Exception):
    """A move made a draw."""


class _NoChance(Chance):
    """Raises _Drawn at any draw."""

    def stream(self, purpose: str) -> Stream:
        raise _Drawn(purpose)


def checked_sequence(game: Game[Any], state: State, notations: list[str]) -> list[Move]:
    """The moves that `notations` name, for the deciding seat. `state` is not changed.

    Raises Refused for the first illegal move, and for any but the last that draws, reveals, or
    passes the turn.
    """
    trial = state.copy()
    moves: list[Move] = []
    for number, notation in enumerate(notations, 1):
        move = _legal(game, trial, notation, number if len(notations) > 1 else 0)
        moves.append(move)
        if number < len(notations):
            _require_quiet(game, trial, move, number)
    return moves


def _legal(game: Game[Any], state: State, notation: str, number: int) -> Move:
    try:
        move = game.read_move(state, notation)
        refusal = game.refusal(state, move)
    except Refused as unread:
        refusal = unread.refusal
    if refusal is None:
        return move
    raise Refused(refusal, number)


def _require_quiet(game: Game[Any], state: State, move: Move, number: int) -> None:
    """Play a legal move on the trial state. Raises Refused if no other move may follow in a row."""
    seat, turn, reveals = state.seat, state.turn, state.reveals
    try:
        play(game, state, move, _NoChance())
    except _Drawn:
        quiet = False
    else:
        quiet = (state.seat, state.turn, state.reveals) == (seat, turn, reveals)
    if not quiet:
        raise Refused(Refusal("", "refusal-row-goes-on", {"move": move.notation}), number)
