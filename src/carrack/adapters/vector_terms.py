"""Many games at once: who sits where, what is promised of them, and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from carrack.adapters.opponents import Opponents, checked_seat, seated_bots
from carrack.adapters.tensors import Encoding
from carrack.adapters.vector_arrays import LegalMoves, Shown
from carrack.bots import Bot
from carrack.core.game import Refusal
from carrack.core.streams import mix

DRAW_SEAT = 0x5EA7
"""Mixed into the draw of the learner's seat, so that it reveals nothing about the game."""


class IllegalAction(ValueError):
    """An action that is not a legal move, with the game, the seat and the refusal."""

    def __init__(self, game: int, seat: int, action: int, refusal: Refusal) -> None:
        super().__init__(game, seat, action, refusal)
        self.game = game
        self.seat = seat
        self.action = action
        self.refusal = refusal

    def __str__(self) -> str:
        return f"game {self.game}, seat {self.seat}, action {self.action}: {self.refusal}"


@dataclass(frozen=True)
class Ending:
    """The end of game number `game`, played from `seed`, after this many `steps`.

    `points` and `places` are those of all sides. `rule` is the rule that decided, or that an
    illegal action of `seat` broke, for the given `reason`; `seat` is −1 if none was broken. The
    seat that broke one is last, the others are placed as the game stood. `rows` is what each seat
    may know of the last position, as signed bytes (`np.frombuffer(row, np.int8)`); empty unless
    asked for. `cut` says that a limit, such as one of rounds, ended it (elsewhere: truncated).
    """

    game: int
    seed: int
    steps: int
    points: list[int]
    places: list[int]
    rule: str
    reason: str = ""
    seat: int = -1
    rows: tuple[bytes, ...] = ()
    cut: bool = False


@dataclass(frozen=True)
class SeatPlan:
    """The players of the seats, and the decisions that are asked for, in all games alike.

    `opponents` are bots in the other seats, as in :class:`carrack.adapters.gymnasium.SeatEnv`, but
    None among them for a seat that decides for itself; None alone: every seat decides. `seat` is
    the learner's, from which they are counted, or None to draw it for every game. With `choices`
    only choices are asked for: single legal moves are played. With `rows` every `Ending` has its
    rows. Copies of the bots play in each game.
    """

    opponents: Opponents | None = None
    seat: int | None = 0
    choices: bool = False
    rows: bool = False

    def bots(self, encoding: Encoding) -> list[Bot | None] | None:
        """The bots of a game; None if there are none and every move is asked for.

        Raises UnknownBot, ValueError and TypeError for an invalid seating.
        """
        checked_seat(self.seat, encoding.players)
        others = encoding.players - 1
        if self.opponents is not None:
            return seated_bots(encoding.game, self.opponents, others, empty=True)
        return [None] * others if self.choices else None

    def seat_in(self, seed: int, players: int) -> int:
        """The learner's seat in the game of a seed."""
        if self.seat is not None:
            return self.seat
        return mix(mix(seed & 0xFFFFFFFF) ^ (seed >> 32 & 0xFFFFFFFF) ^ DRAW_SEAT) % players


class SteppedGames(Protocol):
    """Many games stepped at once, in one process or in several: it makes no difference.

    A context manager that closes them. Copies (`copy.copy`, `copy.deepcopy`, `pickle`) are
    independent, have their own arrays, and continue identically.
    """

    encoding: Encoding
    games: int
    ended: list[Ending]
    """The games that ended in the last step, in the order of their numbers."""

    @property
    def shown(self) -> Shown:
        """Return what the last step gave: the same arrays."""

    def reset(self, seeds: int | Sequence[int] = 0) -> Shown:
        """Begin all games again: from these seeds, or from seeds derived from one."""

    def step(self, actions: ArrayLike) -> Shown:
        """Play one move in each game: `actions[i]` is the number of the one in game i."""

    def random_actions(self, seed: int) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely; equal seeds give equal ones."""

    def legal_moves(self) -> LegalMoves:
        """The legal moves of all games as one list of numbers, for networks that score them."""

    def points(self) -> NDArray[np.int64]:
        """The points of all seats so far in the games shown, of shape (games, players)."""

    def close(self) -> None:
        """Release what the games hold; the arrays stay as they are."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...
