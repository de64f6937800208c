"""Games side by side, stepped by numbers: the inner loop of :mod:`carrack.adapters.vector`.

It is part of the core so as to be compiled: each step of a game is a move, a row of what the next
seat may know, and a mask of its legal moves, written into memory that arrays share.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.chance import Chance, Stream
from carrack.core.game import OVER, Game, State
from carrack.core.numbering import Numbering
from carrack.core.observation import KeptRows
from carrack.core.streams import mix

SHORT: Final = 256  # shorter masks are written whole, which is faster than clearing the last one


class WholeRows(KeptRows):
    """Rows made afresh each time, for games without a faster way."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def row(self, state: Any, seat: int) -> bytes:
        """Return what the seat may know now."""
        return self.game.observation_bytes(state, seat)


def rows_of(game: Game[Any], players: int, options: dict[str, Any]) -> KeptRows:
    """The fastest way to make the rows of successive games. `options` are checked."""
    kept = game.kept_rows(players, options)
    return WholeRows(game) if kept is None else kept


class Lanes:
    """Games side by side; each lane plays one game after another.

    `rows`, `masks` and `seats` are writable memory of bytes: for each lane a row of `size`, a mask
    of all actions of the `numbering`, and the seat that decides.
    """

    def __init__(
        self,
        game: Game[Any],
        numbering: Numbering,
        keepers: list[KeptRows],
        size: int,
        rows: Any,
        masks: Any,
        seats: Any,
    ) -> None:
        self.game = game
        self.numbering = numbering
        self.keepers = keepers
        self.size = size
        self.moves = numbering.count
        self.rows = rows
        self.masks = masks
        self.seats = seats
        self.states: list[State] = [State() for _ in keepers]
        self.chances: list[Chance] = [Chance() for _ in keepers]
        self.legal: list[list[int]] = [[] for _ in keepers]

    def begin(self, lane: int, state: State, chance: Chance) -> None:
        """Put another game in a lane; `show` it before the next step."""
        self.states[lane] = state
        self.chances[lane] = chance

    def play(self, lane: int, action: int) -> bool:
        """Play the legal move of an action; returns whether the game is over."""
        state = self.states[lane]
        self.game.apply(state, self.numbering.move(state, action), self.chances[lane])
        return state.seat == OVER

    def step(self, actions: list[int], legal: list[bool]) -> list[int]:
        """Play those of the actions that are legal, one for each lane, and show what follows.

        Returns the lanes not shown yet, because the action was illegal or the game is over.
        """
        waiting: list[int] = []
        for lane in range(len(actions)):
            if not legal[lane] or self.play(lane, actions[lane]):
                waiting.append(lane)
            else:
                self.show(lane)
        return waiting

    def show(self, lane: int) -> None:
        """Write what the deciding seat of a lane may know and do."""
        state = self.states[lane]
        seat = state.seat
        self.keepers[lane].write(self.rows, lane * self.size, state, seat)
        self.allow(lane, self.numbering.actions(self.game.legal(state)))
        self.seats[lane] = seat

    def allow(self, lane: int, legal: list[int]) -> None:
        """Mark the legal moves of a lane, and no others."""
        last = self.legal[lane]
        if legal == last:
            return
        self.legal[lane] = legal
        masks, moves, start = self.masks, self.moves, lane * self.moves
        if moves <= SHORT:
            mask = bytearray(moves)
            for index in legal:
                mask[index] = 1
            masks[start : start + moves] = mask
            return
        for index in last:
            masks[start + index] = 0
        for index in legal:
            masks[start + index] = 1

    def random_actions(self, start: int, first: int) -> list[int]:
        """A legal action for each lane, each equally likely; lanes count from `first`."""
        actions: list[int] = []
        stream = Stream(0)
        for lane, legal in enumerate(self.legal):
            stream.state = mix(start ^ (first + lane))
            actions.append(legal[stream.below(len(legal))])
        return actions
