"""Many games as a vector environment of Gymnasium: one seat of each learns, bots play the others.

>>> import gymnasium
>>> import carrack.adapters.gymnasium
>>> envs = gymnasium.make_vec("carrack/Amerigo-v1", num_envs=4, players=3, opponents="greedy")
>>> observations, infos = envs.reset(seed=7)
>>> for _ in range(3):
...     actions = infos["action_mask"].argmax(axis=1)
...     observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> observations.shape == (4, envs.single_observation_space.shape[0])
True

It is registered as the vector entry point of every game, so `gymnasium.make_vec` makes it. When a
game ends, the next one begins in the same step (`AutoresetMode.SAME_STEP`): the observation is then
of the next game, and `infos["final_obs"]` and `infos["final_info"]` are of the one that ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from carrack.adapters.opponents import Opponents
from carrack.adapters.rewards import Reward
from carrack.adapters.spaces import RENDER_MODES, action_space, known_render_mode, row_space
from carrack.adapters.tensors import VERSION
from carrack.adapters.vector import Ending, many_games
from carrack.adapters.vector_arrays import Illegal
from carrack.bots import RANDOM

Step = tuple[
    NDArray[np.int8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class SeatVectorEnv(VectorEnv[NDArray[np.int8], NDArray[np.int64], NDArray[Any]]):
    """One seat in each of `num_envs` games, stepped in this process or in worker `processes`.

    The other arguments are those of :class:`carrack.adapters.gymnasium.SeatEnv`, and a step is a
    choice there too. With `copy=False` observations and masks are the arrays that the next step
    overwrites, read only. Raises what `SeatEnv` raises; TypeError for an opponent that is None.
    Copies (`copy.deepcopy`, `pickle`) continue identically.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "amerigo",
        players: int = 2,
        opponents: Opponents = RANDOM,
        seat: int | None = 0,
        reward: Reward = "places",
        illegal: Illegal = "ends",
        render_mode: str | None = None,
        processes: int = 0,
        copy: bool = True,
        map_seeds: Sequence[int] | None = None,
        version: int = VERSION,
        **options: int | str,
    ) -> None:
        if None in _listed(opponents):
            raise TypeError("one seat of each game learns: name a bot for every other")
        self.num_envs = num_envs
        self.games = many_games(
            game,
            players=players,
            games=num_envs,
            processes=processes,
            reward=reward,
            illegal=illegal,
            opponents=opponents,
            seat=seat,
            choices=True,
            rows=True,
            map_seeds=map_seeds,
            version=version,
            **options,
        )
        self.encoding = self.games.encoding
        self.copy = copy
        self.render_mode = known_render_mode(render_mode)
        self.single_observation_space = row_space(self.encoding)
        self.single_action_space = action_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._numbers = np.arange(num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Begin all games again.

        A seed fixes these games and all that follow: the first game at index i is the one that
        `SeatEnv` plays after `reset(seed=seed + i)`; a list has one seed per game. Raises
        ValueError for options, and for a wrong number of seeds.
        """
        if options:
            raise ValueError(f"reset() knows no options, not {', '.join(options)}")
        if isinstance(seed, int | np.integer):
            self._np_random, self._np_random_seed = np_random(int(seed))
            seed = [int(seed) + number for number in range(self.num_envs)]
        given = [None] * self.num_envs if seed is None else list(seed)
        self.games.reset([self._first_seed(one) for one in given])
        return self._observations(), self._infos()

    def _first_seed(self, seed: int | None) -> int:
        """The seed of the game that is set up after a reset with this seed, or none."""
        luck = self.np_random if seed is None else np_random(int(seed))[0]
        return int(luck.integers(self.encoding.seeds))

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Play a move in each game, then continue until the learner's seat has a choice again.

        `infos` have `action_mask`, `seat` and `points` (of all seats, so far) of the games shown.
        For games that ended, `final_obs` is what the learner's seat may know of the last position,
        and `final_info` has its `seat`, `points` and `places` of all sides, and `rule` and `reason`
        if an illegal action ended it. `_action_mask`, `_final_obs` … say for which games.
        """
        seats = self.games.shown.seats.copy()  # it may differ in the next game
        shown = self.games.step(actions)
        rewards = shown.rewards[self._numbers, seats].astype(np.float64)
        over = shown.dones.copy()
        cut = np.zeros_like(over)
        infos: dict[str, Any] = {}
        for ending in self.games.ended:
            cut[ending.game] = ending.cut
            infos = self._add_info(infos, self._final(ending, int(seats[ending.game])), ending.game)
        return self._observations(), rewards, over & ~cut, cut, {**infos, **self._infos()}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, shape (num_envs, moves)."""
        return self.games.shown.masks.astype(np.bool_)

    def render(self) -> tuple[str, ...] | None:
        """Return None; `SeatEnv` renders a single game."""
        return None

    def close_extras(self, **kwargs: Any) -> None:
        """End the worker processes."""
        self.games.close()

    def _observations(self) -> NDArray[np.int8]:
        rows = self.games.shown.observations
        return rows.copy() if self.copy else rows

    def _infos(self) -> dict[str, Any]:
        """The `infos` of the current games, each with an action mask."""
        shown = self.games.shown
        infos: dict[str, Any] = {
            "action_mask": shown.masks.copy() if self.copy else shown.masks,
            "seat": shown.seats.astype(np.int64),
            "points": self.games.points(),
        }
        everywhere = {f"_{key}": np.ones(self.num_envs, np.bool_) for key in infos}
        return {**infos, **everywhere}

    def _final(self, ending: Ending, seat: int) -> dict[str, Any]:
        """The `infos` of a game that ended."""
        info: dict[str, Any] = {
            "action_mask": np.zeros(self.encoding.moves, np.int8),
            "seat": seat,
            "points": np.array(ending.points, np.int64),
            "places": np.array(ending.places, np.int64),
        }
        if ending.seat >= 0:
            info.update(rule=ending.rule, reason=ending.reason)
        row = np.frombuffer(ending.rows[seat], np.int8)
        return {"final_obs": row, "final_info": info}


def _listed(opponents: Any) -> list[Any]:
    """Opponents one by one."""
    return list(opponents) if isinstance(opponents, list | tuple) else [opponents]
