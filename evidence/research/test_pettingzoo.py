"""Every game as a PettingZoo environment: PettingZoo's own tests, and what they leave out."""

from __future__ import annotations

import copy
import pickle
import sys
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, seed_test

from carrack.adapters import pettingzoo as adapter
from carrack.core.chance import Stream
from carrack.core.game import Game, Refused
from support.games import tiny
from support.games.all_games import every_game

# PettingZoo says so of every observation with a mask, except of its own classic games.
UNAVOIDABLE = ("Observation is not a NumPy array", "probably should be gymnasium.spaces.box")


def quick_env(game: Game[Any], players: int, **chosen: Any) -> adapter.GameEnv:
    """An environment in which even random agents come to an end."""
    return adapter.env(game.name, players, **{**game.quick_options(), **chosen})


def masked(env: adapter.GameEnv, stream: Stream) -> int | None:
    """A random legal action of the selected agent, None for one that has ended."""
    observation, _, termination, truncation, _ = env.last()
    if termination or truncation:
        return None
    legal = np.flatnonzero(observation["action_mask"])
    return int(legal[stream.below(len(legal))])


def played(env: adapter.GameEnv, most: int = 10**6) -> list[dict[str, float]]:
    """Plays random legal actions until the end, or a number of them; the rewards after each."""
    rewards, stream = [], Stream(1)
    for _ in env.agent_iter(most):
        env.step(masked(env, stream))
        rewards.append(dict(env.rewards))
    return rewards


# --- the library's own tests ---------------------------------------------------------------------


@every_game
def test_it_conforms(game: Game[Any], players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(quick_env(game, players), num_cycles=2000)
    texts = [str(one.message) for one in said]
    assert [text for text in texts if not any(known in text for known in UNAVOIDABLE)] == []


@every_game
def test_a_seed_fixes_the_game(game: Game[Any], players: int) -> None:
    seed_test(lambda: quick_env(game, players), num_cycles=60)


@every_game
def test_it_conforms_where_all_agents_are_stepped_at_once(game: Game[Any], players: int) -> None:
    env = adapter.parallel_env(game.name, players, **game.quick_options())
    parallel_api_test(env, num_cycles=200)


# --- what they leave out -------------------------------------------------------------------------


@every_game
def test_a_copy_keeps_the_state_and_continues_alike(game: Game[Any], players: int) -> None:
    env = quick_env(game, players)
    env.reset(seed=3)
    played(env, 25)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    hashes = {one.episode.hash() for one in (env, *twins)}
    assert len(hashes) == 1
    ends = [(played(one), one.episode.hash(), next_hash(one)) for one in (*twins, env)]
    assert ends[0] == ends[1] == ends[2]


def next_hash(env: adapter.GameEnv) -> str:
    """The hash of the next game, without a seed of its own."""
    env.reset()
    return env.episode.hash()


@every_game
def test_the_mask_names_the_legal_moves(game: Game[Any], players: int) -> None:
    env = quick_env(game, players)
    env.reset(seed=5)
    stream = Stream(5)
    for agent in env.agent_iter(60):
        state = env.episode.state
        if not (env.terminations[agent] or env.truncations[agent]):
            legal = sorted(move.index for move in game.legal(state))
            for one in env.agents:
                mask = env.observe(one)["action_mask"]
                assert np.flatnonzero(mask).tolist() == (legal if one == agent else [])
            assert "action_mask" not in env.infos[agent], "TorchRL reads one of two alone"
        env.step(masked(env, stream))


def illegal_action(env: adapter.GameEnv) -> int:
    return int(env.observe(env.agent_selection)["action_mask"].argmin())


@every_game
def test_an_illegal_action_ends_the_episode_and_names_the_rule(
    game: Game[Any], players: int
) -> None:
    env = quick_env(game, players)
    env.reset(seed=2)
    played(env, 7)
    agent = env.agent_selection
    env.step(illegal_action(env))
    assert all(env.terminations.values())
    assert env.rewards == {one: -2.0 if one == agent else 0.0 for one in env.agents}
    assert len(env.infos[agent]["reason"]) > 5
    assert "rule" in env.infos[agent]
    assert [one for one in env.agents if "reason" in env.infos[one]] == [agent]


def test_an_illegal_action_raises_if_so_chosen_and_nothing_has_changed() -> None:
    env = adapter.env("tiny", 2, illegal="raises")
    env.reset(seed=2)
    before = env.episode.hash()
    with pytest.raises(Refused, match="TI-TURN-1"):
        env.step(tiny.END)
    assert env.episode.hash() == before
    env.step(tiny.THROW)


@pytest.mark.parametrize("action", [None, 0.5, "end", [1]])
def test_what_is_no_number_is_refused_at_once(action: Any) -> None:
    env = adapter.env("tiny", 2)
    env.reset(seed=2)
    with pytest.raises(TypeError, match="number of a move"):
        env.step(action)


def test_nothing_goes_before_reset_or_after_the_end() -> None:
    env = adapter.env("tiny", 2)
    for do in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, env.last):
        env.render_mode = "ansi"
        with pytest.raises(ResetNeeded, match="reset"):
            do()
    env.reset(seed=1)
    played(env)
    assert env.agents == []
    with pytest.raises(ResetNeeded, match="game is over"):
        env.step(0)


@pytest.mark.parametrize(
    ("module", "library", "command"),
    [
        ("pettingzoo", "pettingzoo", "pip install pettingzoo"),
        ("gymnasium", "gymnasium", "pip install gymnasium"),
        ("spaces", "gymnasium.spaces", "pip install gymnasium"),
        ("openspiel", "pyspiel", "pip install open_spiel"),
        ("vector_arrays", "numpy", "pip install numpy"),
    ],
)
def test_a_missing_library_says_what_to_install(
    module: str, library: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"carrack.adapters.{module}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=command):
        import_module(f"carrack.adapters.{module}")
