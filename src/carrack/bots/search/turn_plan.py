"""A bot's plan, from one decision of a turn to the next: the rest of the line that it chose."""

from __future__ import annotations

from carrack.bots.search.context import NO_CHANCE, SearchContext
from carrack.core.game import Move, Refused, State


class KeptLine:
    """The rest of a line, and the position in which to continue it.

    `expected` is the bytes of an observation, `rest` the notations of moves: plain data, which can
    be sent to another process.
    """

    def __init__(self, expected: bytes = b"", rest: list[str] | None = None) -> None:
        self.expected = expected
        self.rest = rest or []

    def keep(self, context: SearchContext, state: State, line: list[Move]) -> None:
        """Remember what comes after the first move of a line, if that move reveals nothing."""
        self._expect(context, state, line[0], [move.notation for move in line[1:]])

    def _expect(self, context: SearchContext, state: State, move: Move, rest: list[str]) -> None:
        self.expected, self.rest = b"", []
        after = state.copy()
        seat, reveals, turn = state.seat, state.reveals, state.turn
        context.game.apply(after, move, NO_CHANCE)
        if (after.seat, after.reveals, after.turn) == (seat, reveals, turn):
            self.expected, self.rest = context.game.observation_bytes(after, seat), rest

    def fits(self, context: SearchContext, state: State) -> bool:
        """Whether this is the position that was expected."""
        if not self.expected:
            return False
        return context.game.observation_bytes(state, state.seat) == self.expected

    def next_move(self, context: SearchContext, state: State) -> Move | None:
        """The next move of a line that is played to its end, then the end of the turn."""
        if not self.fits(context, state):
            return None
        move = self._next(context, state)
        if move is None or context.game.refusal(state, move) is not None:
            return None
        self._expect(context, state, move, self.rest[1:])
        return move

    def _next(self, context: SearchContext, state: State) -> Move | None:
        if not self.rest:
            return context.knowledge.end_move(state)
        try:
            return context.game.read_move(state, self.rest[0])
        except Refused:
            return None
