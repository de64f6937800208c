"""Many games as a vectorised environment of Stable-Baselines3.

    from sb3_contrib import MaskablePPO
    from carrack.adapters.stable_baselines import SeatVecEnv

    MaskablePPO("MlpPolicy", SeatVecEnv(64, "amerigo", opponents="greedy")).learn(100_000)

It steps :class:`carrack.adapters.gymnasium_vector.SeatVectorEnv`. For a few games
`make_vec_env("carrack/Amerigo-v1", 8)` of Stable-Baselines3 does as well.
"""

from __future__ import annotations

from typing import Any

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise ImportError("this needs Stable-Baselines3: pip install stable-baselines3") from error

import numpy as np
from numpy.typing import NDArray

from carrack.adapters.gymnasium_vector import SeatVectorEnv

MASKS = "action_masks"
"""The method that MaskablePPO asks every game for."""


class SeatVecEnv(VecEnv):
    """One seat in each of `num_envs` games; arguments are those of `SeatVectorEnv`.

    `infos[i]` of a game that ended has `terminal_observation`, `points` and `places`.
    """

    def __init__(self, num_envs: int, game: str = "amerigo", **settings: Any) -> None:
        self.games = SeatVectorEnv(num_envs, game, **settings)
        self.render_mode = None
        self._actions: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        super().__init__(
            num_envs, self.games.single_observation_space, self.games.single_action_space
        )

    def reset(self) -> NDArray[np.int8]:
        """Begin all games again, from the seeds that `seed` has given, if it has."""
        given = any(seed is not None for seed in self._seeds)  # 0 is a seed
        rows, _ = self.games.reset(seed=list(self._seeds) if given else None)
        self._reset_seeds()
        return rows

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Play the actions; return observations, rewards, ended games and infos."""
        rows, rewards, ended, cut, info = self.games.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for number in np.flatnonzero(over := ended | cut):
            infos[number] = {
                "terminal_observation": info["final_obs"][number],
                "TimeLimit.truncated": bool(cut[number]),
                "points": info["final_info"]["points"][number],
                "places": info["final_info"]["places"][number],
            }
        return rows, rewards.astype(np.float32), over, infos

    def close(self) -> None:
        """End the worker processes."""
        self.games.close()

    def has_attr(self, attr_name: str) -> bool:
        """Whether each game has this attribute."""
        return attr_name == MASKS or hasattr(self.games, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute that all games share, once per game."""
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Raise AttributeError: nothing can be set."""
        raise AttributeError(f"{attr_name!r} cannot be set: make new games")

    def env_method(
        self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any
    ) -> list[Any]:
        """The masks, one for each game. Raises AttributeError for another method."""
        if method_name != MASKS:
            raise AttributeError(f"these games have the method {MASKS}, not {method_name}")
        masks = self.games.action_masks()
        return [masks[number] for number in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return False for each game."""
        return [False for _ in self._get_indices(indices)]
