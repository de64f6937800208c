"""Every game as a PettingZoo environment: all seats are agents, and take their turns (AEC).

>>> from carrack.adapters import pettingzoo
>>> env = pettingzoo.env("amerigo", players=3, reward="places")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else int(observation["action_mask"].argmax()))
>>> env.agents
[]

An agent is a seat: `player_0` is seat 0. Observations are dictionaries of `observation`, what the
seat may know (:class:`carrack.adapters.tensors.Encoding`), and `action_mask`, its legal moves: all
zeros for seats that do not decide now. With `info_mask=True` the `info` of the deciding agent has
the same `action_mask`, which libraries that look for it there want, and TorchRL does not. Unlike
PettingZoo's classic games, environments can be copied (`copy.deepcopy`, `pickle`) and continue
identically.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError as error:
    raise ImportError("this environment needs PettingZoo: pip install pettingzoo") from error

import numpy as np
from gymnasium import logger
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Dict, Discrete

from carrack.adapters import spaces
from carrack.adapters.episode import Episode
from carrack.adapters.rewards import Reward, Rewards
from carrack.adapters.spaces import action_space
from carrack.adapters.tensors import VERSION, Encoding, Row
from carrack.core.game import Refused
from carrack.core.registry import find_game

NOT_YET = "no game has been set up yet: call reset() first"


def env(
    game: str = "amerigo",
    players: int = 2,
    reward: Reward = "places",
    illegal: str = spaces.ENDS,
    render_mode: str | None = None,
    map_seeds: Sequence[int] | None = None,
    version: int = VERSION,
    info_mask: bool = False,
    **options: int | str,
) -> GameEnv:
    """The environment of a game by name; `options` are the game's own.

    `reward` is `places`, `points`, `margin`, `score`, or several of them with weights
    (:data:`carrack.adapters.rewards.Reward`). An `illegal` action `ends` the episode, with the
    lowest reward for its agent, or it `raises` Refused. Each game is played on the map of one of
    the `map_seeds`, if given. Raises UnknownGame, and ValueError for other invalid arguments.
    """
    encoding = Encoding(find_game(game), players, options, map_seeds, version)
    return GameEnv(encoding, reward, illegal, render_mode, info_mask)


raw_env = env
"""The same as `env`: these environments need none of PettingZoo's wrappers."""


def parallel_env(
    game: str = "amerigo",
    players: int = 2,
    reward: Reward = "places",
    illegal: str = spaces.ENDS,
    render_mode: str | None = None,
    map_seeds: Sequence[int] | None = None,
    version: int = VERSION,
    info_mask: bool = False,
    **options: int | str,
) -> ParallelEnv[str, dict[str, Row], int | None]:
    """The same for libraries that step all agents at once.

    Agents that do not decide now pass None. Arguments and errors are those of :func:`env`.
    """
    made = env(
        game, players, reward, illegal, render_mode, map_seeds, version, info_mask, **options
    )
    parallel: ParallelEnv[str, dict[str, Row], int | None] = turn_based_aec_to_parallel(made)
    return parallel


class GameEnv(AECEnv):
    """A game whose seats are agents; see :func:`env`."""

    def __init__(
        self,
        encoding: Encoding,
        reward: Reward = "places",
        illegal: str = spaces.ENDS,
        render_mode: str | None = None,
        info_mask: bool = False,
    ) -> None:
        super().__init__()
        self.info_mask = info_mask
        self.encoding = encoding
        self.rewarding = encoding.rewarding(reward)
        self.illegal = spaces.checked_illegal(illegal)
        self.render_mode = spaces.known_render_mode(render_mode)
        self.metadata = {
            "name": f"carrack_{encoding.game.name.replace('-', '_')}_v{encoding.version}",
            "render_modes": spaces.RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(encoding.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.masked_space(encoding) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._running: Episode | None = None
        self._mask = spaces.mask_of(encoding, [])
        self._progress: list[float] = []

    @property
    def episode(self) -> Episode:
        """The current game. Raises ResetNeeded before the first `reset`."""
        if self._running is None:
            raise ResetNeeded(NOT_YET)
        return self._running

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations: `observation` and `action_mask`."""
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all moves."""
        self._seat_of(agent)
        return self.action_spaces[agent]

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, Row] | None, float, bool, bool, dict[str, Any]]:
        """Return what `agent_selection` observes, its reward, whether it has ended, and its info.

        Raises ResetNeeded before the first `reset`.
        """
        if self._running is None:
            raise ResetNeeded(NOT_YET)
        seen: tuple[dict[str, Row] | None, float, bool, bool, dict[str, Any]] = super().last(
            observe
        )
        return seen

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up the next game.

        A seed fixes this game and all that follow until the next seed. `options` are ignored: those
        of the game are chosen when the environment is made.
        """
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._running = Episode(self.encoding, int(self._random.integers(self.encoding.seeds)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._progress = self.rewarding.progress(self._running.state)
        self._ask()

    def step(self, action: int | None) -> None:
        """Play the move with this number for `agent_selection`; None for an agent that has ended.

        Raises ResetNeeded when no game is running, and Refused for an illegal action if `illegal`
        is `raises`; then nothing has changed.
        """
        episode = self.episode
        if not self.agents:
            raise ResetNeeded("this game is over: reset() sets up the next")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refused = self._played(episode, action)
        self._cumulative_rewards[agent] = 0.0
        if refused is not None:
            self._end(self.rewarding.penalty(episode.state, episode.seat))
            self.infos[agent].update(spaces.refusal_info(refused))
            return
        rewards = self.rewarding.after(episode.state, self._progress)
        self._progress = self.rewarding.progress(episode.state)
        if episode.over:
            self._end(rewards)
        else:
            self._reward(rewards)
            self._ask()

    def _played(self, episode: Episode, action: object) -> Refused | None:
        try:
            episode.play(action)
        except Refused as refused:
            if self.illegal == spaces.RAISES:
                raise
            return refused
        return None

    def _ask(self) -> None:
        """Select the agent that decides now."""
        episode = self.episode
        self.agent_selection = self.possible_agents[episode.seat]
        self._mask = spaces.mask_of(self.encoding, self.encoding.legal_indices(episode.state))
        self.infos: dict[str, dict[str, Any]] = self._step_infos()
        self._mask_in_info([self.agent_selection])

    def _end(self, rewards: Rewards) -> None:
        """End the episode for all agents, and reward them."""
        self._mask = spaces.mask_of(self.encoding, [])
        self._reward(rewards)
        cut = self.episode.over and self.encoding.game.result(self.episode.state).cut
        for agent in self.possible_agents:
            self.truncations[agent] = cut
            self.terminations[agent] = not cut
        self.infos = self._step_infos()
        self._mask_in_info(self.agents)
        self._deads_step_first()

    def _reward(self, rewards: Rewards) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(rewards[seat])
        self._accumulate_rewards()

    def _mask_in_info(self, agents: list[str]) -> None:
        if self.info_mask:
            for agent in agents:
                self.infos[agent]["action_mask"] = self._mask.copy()

    def _step_infos(self) -> dict[str, dict[str, Any]]:
        """The info of all agents: the points of all sides so far."""
        points = self.encoding.game.result(self.episode.state).points
        return {agent: {"points": points[:]} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Row]:
        """Return what an agent may know, and its legal moves, as new arrays.

        Raises ValueError for an agent that does not exist.
        """
        state, seat = self.episode.state, self._seat_of(agent)
        decides = seat == state.seat
        mask = self._mask.copy() if decides else spaces.mask_of(self.encoding, [])
        return {"observation": self.encoding.observation(state, seat), "action_mask": mask}

    def _seat_of(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}, only {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """The position as text, if `render_mode` is `ansi`."""
        if self.render_mode != spaces.ANSI:
            logger.warn("nothing is rendered without a mode: env(..., render_mode='ansi')")
            return None
        return self.encoding.game.board(self.episode.state)

    def close(self) -> None:
        """Do nothing: no window is open."""
