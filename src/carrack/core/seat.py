"""The handle of a seat, which a bot receives in place of the state."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.chance import Stream
from carrack.core.game import Game, Legal, State


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatHandle:
    """One seat of a position: what it sees, what it may do, and positions it may imagine.

    The state behind it should itself be an imagined one (as from `for_seat`), so that no bot can
    look at what its seat may not know.
    """

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    def view(self) -> dict[str, Any]:
        """Return what the seat may know, as plain data."""
        return self.game.view(self._state, self.seat)

    def legal(self) -> Legal:
        """The legal moves of the seat, which must be the one to decide."""
        return self.game.legal(self._state)

    def imagine(self, stream: Stream) -> Any:
        """An independent full state that the seat cannot tell apart from the real one."""
        return self.game.imagine(self._state, self.seat, stream)


def for_seat(game: Game[Any], state: State, stream: Stream) -> SeatHandle:
    """The handle of the seat that decides now, built from an imagined state."""
    return SeatHandle(game, game.imagine(state, state.seat, stream), state.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenHandle(SeatHandle):
    """A seat that sees everything: what it imagines is the real position.

    **Only for looking back at a finished game.** During a game it would let a bot cheat, so nothing
    that such a bot says may reach a player.
    """

    def imagine(self, stream: Stream) -> Any:
        """The position itself, as an independent copy.

        The stream is used up as by any handle, so that later luck is the same, and only what is
        hidden makes a difference.
        """
        self.game.imagine(self._state, self.seat, stream)
        return self._state.copy()
