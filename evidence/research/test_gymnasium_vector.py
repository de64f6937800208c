"""Many games as a vector environment: Gymnasium's conventions, wrappers, and learners' loops."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from carrack.adapters import gymnasium as adapter
from carrack.adapters.gymnasium_vector import SeatVectorEnv
from carrack.core.game import Game
from support.games.all_games import every_game

adapter.register_games()  # those of the tests as well

COUNT = 3


def quick_envs(game: Game[Any], players: int, **chosen: Any) -> SeatVectorEnv:
    """Games in which even random players come to an end, as Gymnasium makes them."""
    made = gymnasium.make_vec(
        adapter.environment_id(game.name),
        num_envs=COUNT,
        players=players,
        **{**game.quick_options(), **chosen},
    )
    assert isinstance(made, SeatVectorEnv)
    return made


def legal_actions(infos: dict[str, Any], step: int) -> Any:
    """A legal action for each game."""
    luck = np.random.default_rng(step)
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


@every_game
def test_it_does_what_the_same_environments_do_one_by_one(game: Game[Any], players: int) -> None:
    """The first games of Gymnasium's own vector of them, with what ended and what is told."""
    envs = quick_envs(game, players)
    ones = gymnasium.make_vec(
        adapter.environment_id(game.name),
        num_envs=COUNT,
        players=players,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        **game.quick_options(),
    )
    assert envs.single_observation_space == ones.single_observation_space
    assert envs.observation_space == ones.observation_space
    assert envs.action_space == ones.action_space
    assert envs.metadata["autoreset_mode"] == ones.metadata["autoreset_mode"]
    given, expected = envs.reset(seed=5), ones.reset(seed=5)
    assert (given[0] == expected[0]).all()
    running = np.ones(COUNT, bool)
    infos, reference = given[1], expected[1]
    for step in range(25):
        masks = infos["action_mask"][running]
        assert (masks == reference["action_mask"][running]).all()
        actions = legal_actions(infos, step)
        theirs = np.where(running, actions, reference["action_mask"].argmax(axis=1))
        rows, rewards, over, truncated, infos = envs.step(actions)
        other_rows, other_rewards, other_over, other_truncated, reference = ones.step(theirs)
        assert (rewards[running] == other_rewards[running]).all()
        assert rewards.dtype == other_rewards.dtype
        assert (over[running] == other_over[running]).all()
        assert (truncated[running] == other_truncated[running]).all()
        for number in np.flatnonzero((over | truncated) & running):
            assert infos["_final_obs"][number]
            assert (infos["final_obs"][number] == reference["final_obs"][number]).all()
            for key in ("points", "places"):
                final = infos["final_info"][key][number].tolist()
                assert final == list(reference["final_info"][key][number])
        running &= ~(over | truncated)
        assert (rows[running] == other_rows[running]).all()


def test_statistics_of_episodes_are_recorded() -> None:
    """A learner's loop as CleanRL writes it."""
    envs = RecordEpisodeStatistics(
        gymnasium.make_vec("carrack/DutchEastIndies-v1", num_envs=COUNT, players=2, rounds=1)
    )
    _, infos = envs.reset(seed=1)
    ended, steps, returns = 0, np.zeros(COUNT), np.zeros(COUNT)
    for step in range(60):
        _, rewards, terminations, truncations, infos = envs.step(legal_actions(infos, step))
        steps, returns = steps + 1, returns + rewards
        for number in np.flatnonzero(terminations | truncations):
            assert infos["_episode"][number]
            assert infos["episode"]["l"][number] == steps[number]
            assert infos["episode"]["r"][number] == pytest.approx(returns[number])
            assert infos["final_info"]["places"][number].tolist() in ([1, 2], [2, 1], [1, 1])
            steps[number] = returns[number] = 0
            ended += 1
    assert ended > 3


def test_what_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(TypeError, match="one seat of each game learns"):
        SeatVectorEnv(2, "amerigo", 3, opponents=["random", None])
    with pytest.raises(ValueError, match="knows no options, not rounds"):
        SeatVectorEnv(2, "tiny").reset(options={"rounds": 3})
    with pytest.raises(ValueError, match="3 seeds for 2 games"):
        SeatVectorEnv(2, "tiny").reset(seed=[1, 2, 3])
    with pytest.warns(UserWarning, match="ansi or None"):
        assert SeatVectorEnv(2, "tiny", render_mode="rgb_array").render() is None


def test_stable_baselines_steps_it() -> None:
    """Where it is installed: its own collector of masked actions fills a buffer."""
    pytest.importorskip("sb3_contrib")
    from sb3_contrib import MaskablePPO

    from carrack.adapters.stable_baselines import SeatVecEnv

    envs = SeatVecEnv(4, "dutch-east-indies", players=2, rounds=1)
    envs.seed(3)
    learner = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=64, n_epochs=1, device="cpu")
    learner.learn(256)
    assert learner.num_timesteps == 256
