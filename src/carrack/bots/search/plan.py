"""What a bot keeps from one decision of a turn to the next: the rest of the line that it chose."""

from __future__ import annotations

from carrack.bots.search.mind import NO_CHANCE, Mind
from carrack.core.game import Move, State


class Plan:
    """The rest of a line, and how the position must look for it to be gone on with."""

    def __init__(self) -> None:
        self.expected = b""
        self.rest: list[Move] = []

    def drop(self) -> None:
        """Forgets the line."""
        self.expected, self.rest = b"", []

    def keep(self, mind: Mind, state: State, line: list[Move]) -> None:
        """Remembers what comes after the first move of a line, if nothing is revealed by it."""
        self.drop()
        after = state.copy()
        seat, reveals, turn = state.seat, state.reveals, state.turn
        mind.game.apply(after, line[0], NO_CHANCE)
        if (after.seat, after.reveals, after.turn) == (seat, reveals, turn):
            self.expected = mind.game.observation_bytes(after, seat)
            self.rest = line[1:]

    def fits(self, mind: Mind, state: State) -> bool:
        """Whether this is the position that was expected."""
        if not self.expected:
            return False
        return mind.game.observation_bytes(state, state.seat) == self.expected

    def next_move(self, mind: Mind, state: State) -> Move | None:
        """The next move of a line that is played to its end, then the end of the turn."""
        if not self.fits(mind, state):
            return None
        move = self.rest[0] if self.rest else mind.knowledge.end_move(state)
        if move is None or mind.game.refusal(state, move) is not None:
            return None
        self.keep(mind, state, [move, *self.rest[1:]])
        return move
