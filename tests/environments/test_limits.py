"""What a limit of rounds is to each library, and what the numbers of environments promise."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import gymnasium
import numpy as np
import pytest

import carrack.adapters.gymnasium  # noqa: F401
from carrack.adapters import pettingzoo
from carrack.adapters.episode import Episode
from carrack.adapters.gymnasium import SeatEnv
from carrack.adapters.tensors import Encoding, encoding_of
from carrack.adapters.vector import many_games
from carrack.core.chance import Stream

DEI = "dutch-east-indies"


def random_end(encoding: Encoding, seed: int) -> Episode:
    """A game of random moves."""
    episode, stream = Episode(encoding, seed), Stream(seed)
    while not episode.over:
        legal = encoding.legal_indices(episode.state)
        episode.play(legal[stream.below(len(legal))])
    return episode


def test_gymnasium_says_that_a_limit_truncates() -> None:
    env = SeatEnv(DEI, rounds=2)
    _, info = env.reset(seed=3)
    ended = cut = False
    while not (ended or cut):
        _, reward, ended, cut, info = env.step(int(info["action_mask"].argmax()))
    assert (ended, cut) == (False, True)
    assert (info["places"], reward) == ([1, 1], 0.0)


def test_so_do_pettingzoo_and_its_agents_step_on_dead() -> None:
    env = pettingzoo.env(DEI, 2, rounds=1)
    env.reset(seed=3)
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        assert not ended
        env.step(None if cut else int(observation["action_mask"].argmax()))
    assert env.agents == []
    assert set(env.truncations.values()) <= {True}


def test_many_games_tell_in_their_endings_and_the_vector_as_gymnasium_does() -> None:
    games = many_games(DEI, players=2, games=3, rounds=1)
    games.reset(1)
    cut = []
    for step in range(60):
        games.step(games.random_actions(step))
        cut += [ending.cut for ending in games.ended]
    assert cut and all(cut)
    envs = gymnasium.make_vec("carrack/DutchEastIndies-v1", num_envs=2, players=2, rounds=1)
    _, infos = envs.reset(seed=1)
    seen = np.zeros(2, bool)
    for _ in range(40):
        _, _, ended, cut_now, infos = envs.step(infos["action_mask"].argmax(axis=1))
        assert not ended.any()
        seen |= cut_now
    assert seen.all()


def test_a_victory_terminates() -> None:
    """An end that the rules know is none of a limit, with a limit set or not."""
    env = SeatEnv("amerigo")
    _, info = env.reset(seed=3)
    ended = cut = False
    while not (ended or cut):
        _, _, ended, cut, info = env.step(int(info["action_mask"].argmax()))
    assert (ended, cut) == (True, False)
    encoding = encoding_of(DEI, players=2, rounds=9)
    episode = random_end(encoding, 1)
    episode.state.winner = 0  # type: ignore[attr-defined]
    assert not encoding.game.result(episode.state).cut


# --- versions ------------------------------------------------------------------------------------


def digest_of(name: str, version: int, **options: Any) -> str:
    """A digest of what an environment of a version gives for a seed and the first legal actions."""
    env = gymnasium.make(f"carrack/{name}-v{version}", **options)
    row, info = env.reset(seed=5)
    seen: list[Any] = [row.tolist()]
    over = False
    while not over and len(seen) < 150:
        row, reward, ended, cut, info = env.step(int(info["action_mask"].argmax()))
        seen.append([row.tolist(), float(reward), ended, cut])
        over = ended or cut
    return hashlib.sha256(json.dumps(seen).encode()).hexdigest()[:16]


@pytest.mark.filterwarnings("ignore:.*out of date")
@pytest.mark.parametrize(
    ("name", "options", "digest"),
    [("Amerigo", {}, "4da56e6a08266659"), ("DutchEastIndies", {"rounds": 8}, "e1734f67784afa40")],
)
def test_version_0_gives_what_it_always_gave(
    name: str, options: dict[str, Any], digest: str
) -> None:
    assert digest_of(name, 0, **options) == digest != digest_of(name, 1, **options)


def test_version_0_breaks_ties_at_a_limit_and_terminates() -> None:
    env = SeatEnv(DEI, rounds=2, version=0)
    _, info = env.reset(seed=3)
    ended = cut = False
    while not (ended or cut):
        _, _, ended, cut, info = env.step(int(info["action_mask"].argmax()))
    assert (ended, cut, sorted(info["places"])) == (True, False, [1, 2])


@pytest.mark.parametrize(("version", "price"), [(0, -1.0), (1, -2.0)])
def test_what_an_illegal_action_costs_goes_by_the_version(version: int, price: float) -> None:
    single = gymnasium.make(f"carrack/Amerigo-v{version}")
    _, info = single.reset(seed=1)
    illegal = int(info["action_mask"].argmin())
    assert single.step(illegal)[1] == price
    both = {"places": 1.0, "points": 1.0}
    mixed = gymnasium.make(f"carrack/Amerigo-v{version}", reward=both)
    mixed.reset(seed=1)
    assert mixed.step(illegal)[1] == price - 1
    table = pettingzoo.env("amerigo", 2, version=version)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(table.observe(agent)["action_mask"].argmin()))
    assert table.rewards[agent] == price
    with many_games("amerigo", players=2, games=2, version=version) as games:
        shown = games.reset(seeds=1)
        shown = games.step(shown.masks.argmin(axis=1))
        assert sorted(shown.rewards.ravel().tolist()) == [price, price, 0, 0]


def test_every_bit_of_an_environment_s_seed_counts_since_version_1() -> None:
    """Games 11,710 and 45,991 of series 1 of `simulate` had the same luck, and so had these."""
    low, high = 1, 1 << 40 | 1
    wide, narrow = (encoding_of("amerigo", players=2, version=version) for version in (1, 0))
    assert wide.seeds > 1 << 60 and narrow.seeds == 1 << 32
    assert Episode(wide, low).hash() != Episode(wide, high).hash()


@pytest.mark.parametrize("asked", [False, True])
def test_pettingzoo_has_the_mask_in_the_observation_and_in_info_on_demand(asked: bool) -> None:
    env = pettingzoo.env("amerigo", 2, info_mask=asked)
    env.reset(seed=1)
    observation, *_, info = env.last()
    assert observation is not None
    assert observation["action_mask"].any()
    assert ("action_mask" in info) == asked, "TorchRL fails where both have it"
    env.step(int(observation["action_mask"].argmin()))
    assert [("action_mask" in each) for each in env.infos.values()] == [asked, asked]


@pytest.mark.parametrize("make", [SeatEnv, pettingzoo.env, many_games])
def test_a_version_that_there_is_not_is_refused(make: Any) -> None:
    more = {"games": 1} if make is many_games else {}
    with pytest.raises(ValueError, match="versions 0 and 1"):
        make("amerigo", players=2, version=2, **more)


def test_openspiel_ends_at_a_limit() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import carrack.adapters.openspiel  # noqa: F401

    state = pyspiel.load_game("carrack_dutch_east_indies", {"players": 2, "rounds": 1})
    state = state.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(state.legal_actions()[0])
    assert state.returns() == [0.0, 0.0]
