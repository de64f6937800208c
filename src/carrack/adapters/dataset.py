"""Rows for learners: what each seat saw, could do and did, and its reward, in a series of games.

A row is a choice among two or more legal moves, as in the environments. It holds only what its seat
could know when it chose.

>>> from carrack.arena.series.playing import make_plan
>>> from carrack.core.registry import find_game
>>> plan = make_plan(find_game("amerigo"), ["random", "random"], games=1, seed=7)
>>> rows = Noting(plan, "places").prepare()(1).rows
>>> choices = len(rows.actions)
>>> choices == len(rows.seats) == len(rows.rewards)
True
>>> rows.rewards[rows.last].tolist()
[1.0, -1.0]
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from carrack.adapters.rewards import Rewarding, RewardKind
from carrack.arena.series.playing import Outcome, SeatedBots, SeriesGame, SeriesPlan
from carrack.core.game import Move, State, state_hash
from carrack.core.stepping import rows_of

Numbers = NDArray[np.int32]


@dataclass
class Rows:
    """The choices of one game, in the order in which they were made.

    `observations` are rows of signed bytes, one after another; `legal` lists the numbers of the
    legal moves of all choices, `counts` of them for each. `actions` are the moves chosen, `rewards`
    what the seat received until its next choice, or until the end of the game after its `last`.
    `steps` counts the moves of the game before the choice; `record` is the hash of the last
    position, with which the record of the game ends.
    """

    record: str
    observations: bytes
    legal: Numbers
    counts: Numbers
    actions: Numbers
    rewards: NDArray[np.float32]
    seats: NDArray[np.int8]
    steps: Numbers
    last: NDArray[np.bool_]


@dataclass(kw_only=True)
class RecordedGame(Outcome):
    """The outcome of one game, and the choices made in it."""

    rows: Rows


@dataclass(frozen=True)
class Noting:
    """The games of a plan as :class:`carrack.workers.work.Work`; `reward` is the kind of reward."""

    plan: SeriesPlan
    reward: RewardKind

    def prepare(self) -> Callable[[int], RecordedGame]:
        """A function that plays and records games by their numbers."""
        return Noter(self).play


class Noter:
    """Plays the games of a plan and records the choices."""

    def __init__(self, noting: Noting) -> None:
        plan = noting.plan
        self.seating = SeatedBots(plan)
        self.kept = rows_of(self.seating.game, plan.players, self.seating.options)
        self.rewarding = Rewarding(self.seating.game, plan.players, noting.reward)

    def play(self, number: int) -> RecordedGame:
        """Game `number` of the plan, counted from 1. Raises BotError."""
        return NotedGame(self, number).noted()


class NotedGame(SeriesGame):
    """One game and its choices. Each list has an entry per choice."""

    def __init__(self, noter: Noter, number: int) -> None:
        super().__init__(noter.seating, number)
        self.by_chance = False  # each move is observed
        self.rewarding = noter.rewarding
        self.kept = noter.kept
        self.observations: list[bytes] = []
        self.legal: list[list[int]] = []
        self.actions: list[int] = []
        self.rewards: list[float] = []
        self.seats: list[int] = []
        self.steps: list[int] = []
        self.latest: dict[int, int] = {}  # by seat: its latest choice
        self.before: dict[int, list[float]] = {}  # by seat: `Rewarding.progress` at that choice
        self.record_hash = ""

    def noted(self) -> RecordedGame:
        """Play the game to its end."""
        return RecordedGame(**vars(self.played()), rows=self._rows())

    def play_out(self) -> State:
        """The final position, after the last rewards."""
        state = super().play_out()
        for seat in self.latest:
            self._reward(seat, state)
        self.record_hash = state_hash(self.game, state)
        return state

    def chosen(self) -> Move:
        """The move of the seat that decides, recorded if it was a choice."""
        step = self.count.decisions + self.count.forced
        decisions = self.count.decisions
        move = super().chosen()
        if self.count.decisions > decisions:
            self._note(self.state, move, step)
        return move

    def _note(self, state: State, move: Move, step: int) -> None:
        """Record a choice that has just been made, before it is played."""
        game, seat = self.game, state.seat
        self._reward(seat, state)
        self.latest[seat] = len(self.actions)
        self.before[seat] = self.rewarding.progress(state)
        self.observations.append(bytes(self.kept.row(state, seat)))
        self.legal.append(game.legal(state).indices())
        self.actions.append(move.index)
        self.rewards.append(0.0)
        self.seats.append(seat)
        self.steps.append(step)

    def _reward(self, seat: int, state: State) -> None:
        """Add what a seat was given since its latest choice to that choice."""
        if seat in self.latest:
            given = self.rewarding.after(state, self.before[seat])[seat]
            self.rewards[self.latest[seat]] = float(given)

    def _rows(self) -> Rows:
        last = np.zeros(len(self.actions), np.bool_)
        last[list(self.latest.values())] = True
        return Rows(
            record=self.record_hash,
            observations=b"".join(self.observations),
            legal=np.array([number for row in self.legal for number in row], np.int32),
            counts=np.array([len(row) for row in self.legal], np.int32),
            actions=np.array(self.actions, np.int32),
            rewards=np.array(self.rewards, np.float32),
            seats=np.array(self.seats, np.int8),
            steps=np.array(self.steps, np.int32),
            last=last,
        )
