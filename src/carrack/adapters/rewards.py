"""Rewards of learners, alike in every environment: one kind, or several with weights.

>>> from carrack.core.registry import find_game
>>> rewarding = Rewarding(find_game("amerigo"), 2, {"places": 1, "score": 0.01})
>>> rewarding.weights
{'places': 1.0, 'score': 0.01}
>>> Rewarding(find_game("amerigo"), 2, "wins")
Traceback (most recent call last):
...
ValueError: rewards are places, points, margin or score, not 'wins'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from carrack.core.game import OVER, Game, Result, State

Rewards = NDArray[np.float32]
"""One reward for each seat, shape (players,)."""

RewardKind = Literal["places", "points", "margin", "score"]
"""The kinds of rewards. The first three come at the end of a game:

`places`: 1 for the first, −1 for the last, evenly spaced between; sides that share places share
the mean of their rewards, so that the rewards of all sides add up to zero.
`points`: the points of the final result as they are, not scaled.
`margin`: own points minus those of the best other side, if there is one.

`score` comes in every step: the change of :meth:`carrack.core.game.Game.progress` of a seat, which
is points in Amerigo and progress towards the goal in The Dutch East Indies."""

Reward = RewardKind | Mapping[str, float]
"""A kind of reward, or several, each with its weight: `{"places": 1, "score": 0.1}`."""

REWARD_KINDS: Final[tuple[str, ...]] = get_args(RewardKind)
SCORE: Final = "score"

LAST: Final = -1.0
"""The reward for losing, by places; in environments of version 0 also that of an illegal move."""
BELOW_LAST: Final = -2.0
"""The reward for an illegal move, by places."""


class Rewarding:
    """The rule by which the seats of a game are rewarded; it has no state, so games may share it.

    `illegal_place` is the reward by places of a seat that ends a game by an illegal move. Raises
    ValueError for an unknown kind, and for weights that are not above 0.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        reward: Reward = "places",
        illegal_place: float = BELOW_LAST,
    ) -> None:
        self.game = game
        self.illegal_place = illegal_place
        self.players = players
        self.weights = checked_reward(reward)
        self.every_step = SCORE in self.weights

    def progress(self, state: State) -> list[float]:
        """The progress of each seat, to pass to `after` the next step; empty if not needed."""
        return self.game.progress(state)[: self.players] if self.every_step else []

    def after(self, state: State, before: list[float]) -> Rewards:
        """The rewards of a step that led to `state`; `before` is the earlier `progress`.

        Shape (players,).
        """
        rewards: Rewards = np.zeros(self.players, np.float32)
        for kind, weight in self.weights.items():
            if kind == SCORE:
                gained = np.array(self.progress(state)) - np.array(before)
                rewards += (weight * gained).astype(np.float32)
            elif state.seat == OVER:
                rewards += weight * final_rewards(self.game.result(state), kind)[: self.players]
        return rewards

    def penalty(self, state: State, seat: int) -> Rewards:
        """The rewards when a seat ends a game by an illegal move: 0 for the others.

        That seat gets less than it could have lost: `illegal_place` (−2) for places, one less than
        zero or the worst result so far for points, one less than having zero against the best other
        side for margin; with score, minus all that it has and one more.
        """
        points = self.game.result(state).points
        others = points[:seat] + points[seat + 1 :]
        lost = {
            "places": lambda: self.illegal_place,
            "points": lambda: min(0, *points) - 1.0,
            "margin": lambda: -max([0, *others]) - 1.0,
            SCORE: lambda: -max(0.0, self.game.progress(state)[seat]) - 1.0,
        }
        rewards: Rewards = np.zeros(self.players, np.float32)
        rewards[seat] = sum(weight * lost[kind]() for kind, weight in self.weights.items())
        return rewards


def final_rewards(result: Result, kind: str) -> Rewards:
    """The rewards of a final result by side, the automata after the seats; shape (sides,).

    `kind` is one of those given at the end.
    """
    points = result.points
    if kind == "points":
        return np.array(points, np.float32)
    if kind == "margin":
        sides = range(len(points))
        best = [max([points[i] for i in sides if i != side], default=0) for side in sides]
        return np.array(points, np.float32) - np.array(best, np.float32)
    return np.array([place_reward(result.places, place) for place in result.places], np.float32)


def place_reward(places: list[int], place: int) -> float:
    """The reward for a place among `places`, from 1 for the first to −1 for the last.

    >>> place_reward([1, 2, 3], 2), place_reward([1, 1, 3], 1), place_reward([1, 1], 1)
    (0.0, 0.5, 0.0)
    """
    shared = place + (places.count(place) - 1) / 2  # the mean of the shared places
    return 1.0 - 2.0 * (shared - 1) / max(1, len(places) - 1)


def checked_kind(kind: object) -> RewardKind:
    """A valid kind of reward. Raises ValueError, naming the kinds."""
    for known in get_args(RewardKind):
        if kind == known:
            found: RewardKind = known
            return found
    raise ValueError(f"rewards are {', '.join(REWARD_KINDS[:-1])} or {SCORE}, not {kind!r}")


def checked_reward(reward: object) -> dict[str, float]:
    """The weight of every kind of reward that counts. Raises ValueError.

    >>> checked_reward("margin")
    {'margin': 1.0}
    """
    if not isinstance(reward, Mapping):
        return {checked_kind(reward): 1.0}
    weights: dict[str, float] = {}
    for kind, weight in reward.items():
        weights[checked_kind(kind)] = _weight(kind, weight)
    if not weights:
        raise ValueError(f"name a reward at least: {', '.join(REWARD_KINDS)}")
    return weights


def _weight(kind: object, weight: object) -> float:
    """A weight as a number. Raises ValueError."""
    if isinstance(weight, (int, float, np.number)) and 0 < float(weight) < float("inf"):
        return float(weight)
    raise ValueError(f"the weight of {kind!r} is a number above 0, not {weight!r}")
