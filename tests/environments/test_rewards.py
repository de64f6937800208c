"""Rewards to choose from, and the points so far, in every environment and for every game."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import carrack.adapters.gymnasium
from carrack.adapters import pettingzoo
from carrack.adapters.rewards import Rewarding, checked_reward, final_rewards
from carrack.adapters.tensors import Encoding
from carrack.adapters.vector import ManyGames, many_games
from carrack.adapters.vector_processes import ManyProcesses
from carrack.core.chance import Stream
from carrack.core.game import OVER, Result, State
from carrack.core.registry import find_game
from support.games import tiny

BOTH = {"amerigo": {}, "dutch-east-indies": {"rounds": 4}}
SLOW_SEARCH = {"rounds": 2}


def hill() -> Encoding:
    return Encoding(tiny.GAME, 3, SLOW_SEARCH)


def choose(mask: Any, stream: Stream) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[stream.below(len(legal))])


def ended(encoding: Encoding, seed: int) -> State:
    state, chance, stream = encoding.new_state(seed), encoding.chance(seed), Stream(seed)
    while state.seat != OVER:
        encoding.game.apply(state, encoding.game.legal(state).sample(stream), chance)
    return state


# --- what a reward is -----------------------------------------------------------------------------


def test_the_margin_is_counted_against_the_best_other_side() -> None:
    assert final_rewards(Result([5, 9, 7], [3, 1, 2], "X-1"), "margin").tolist() == [-4, 2, -2]
    assert final_rewards(Result([5], [1], "X-1"), "margin").tolist() == [5]


def test_kinds_with_weights_are_added_up() -> None:
    encoding = hill()
    state = ended(encoding, 3)
    mixed = Rewarding(encoding.game, 3, {"places": 2, "points": 0.5})
    both = 2 * encoding.rewards(state, "places") + 0.5 * encoding.rewards(state, "points")
    assert mixed.after(state, []).tolist() == pytest.approx(both.tolist())
    assert not Rewarding(encoding.game, 3, "margin").after(encoding.new_state(3), []).any()


@pytest.mark.parametrize("kind", ["places", "points", "margin"])
def test_an_illegal_move_costs_more_than_losing(kind: Any) -> None:
    encoding = hill()
    worst = min(encoding.rewards(ended(encoding, seed), kind).min() for seed in range(8))
    lost = encoding.penalty(encoding.new_state(1), 0, kind)
    assert lost[1:].tolist() == [0, 0]
    assert lost[0] < (worst if kind == "places" else 0)


def test_an_illegal_move_takes_away_all_that_was_gained() -> None:
    encoding = hill()
    state = ended(encoding, 3)
    gained = max(encoding.game.progress(state))
    seat = encoding.game.progress(state).index(gained)
    assert gained > 0
    assert Rewarding(encoding.game, 3, "score").penalty(state, seat)[seat] == -gained - 1


@pytest.mark.parametrize(
    ("reward", "said"),
    [
        ("wins", "rewards are places, points, margin or score, not 'wins'"),
        ({"wins": 1}, "rewards are places, points, margin or score, not 'wins'"),
        ({"places": 0}, "the weight of 'places' is a number above 0, not 0"),
        ({"places": "much"}, "the weight of 'places' is a number above 0, not 'much'"),
        ({}, "name a reward at least: places, points, margin, score"),
        (7, "margin or score, not 7"),
    ],
)
def test_mistakes_are_reported(reward: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        checked_reward(reward)
    with pytest.raises(ValueError, match="a single position has none"):
        hill().rewards(hill().new_state(1), "score")


# --- in the environments --------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTH)
def test_scores_add_up_to_what_was_gained_for_one_seat(name: str) -> None:
    env = carrack.adapters.gymnasium.SeatEnv(name, 2, reward="score", **BOTH[name])
    _, info = env.reset(seed=4)
    stream, total, over, rewarded = Stream(4), 0.0, False, 0
    before = env.encoding.game.progress(env.encoding.new_state(env.episode.seed))
    while not over:
        _, reward, ended, cut, info = env.step(choose(info["action_mask"], stream))
        over = ended or cut
        assert info["points"] == env.encoding.game.result(env.episode.state).points
        total += reward
        rewarded += reward != 0
    after = env.encoding.game.progress(env.episode.state)
    assert total == pytest.approx(after[0] - before[0])
    assert name != "amerigo" or rewarded > 3


@pytest.mark.parametrize("name", BOTH)
def test_scores_add_up_for_all_agents_and_points_are_told_every_step(name: str) -> None:
    env = pettingzoo.env(name, 2, reward="score", **BOTH[name])
    env.reset(seed=6)
    stream, totals = Stream(6), dict.fromkeys(env.agents, 0.0)
    before = env.encoding.game.progress(env.episode.state)
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        totals[agent] += reward
        assert info["points"] == env.encoding.game.result(env.episode.state).points
        env.step(None if ended or cut else choose(observation["action_mask"], stream))
    after = env.encoding.game.progress(env.episode.state)
    assert list(totals.values()) == pytest.approx(
        [b - a for a, b in zip(before, after, strict=True)]
    )


def test_many_games_reward_every_step_here_and_in_processes() -> None:
    def series(games: Any) -> list[Any]:
        seen = []
        games.reset(4)
        for step in range(120):
            shown = games.step(games.random_actions(step))
            seen.append((shown.rewards.tolist(), shown.dones.tolist(), games.points().tolist()))
            for ending in games.ended:
                seen.append(ending)
        return seen

    here = series(ManyGames(hill(), 4, reward={"score": 1, "places": 10}))
    with ManyProcesses(hill(), 4, 2, reward={"score": 1, "places": 10}) as games:
        assert series(games) == here


def test_scores_of_many_games_add_up_to_points_game_by_game() -> None:
    games = ManyGames(hill(), 4, reward="score")
    games.reset(4)
    totals, finished = np.zeros((4, 3)), 0
    for step in range(300):
        shown = games.step(games.random_actions(step))
        totals += shown.rewards
        for ending in games.ended:
            assert totals[ending.game].tolist() == ending.points
            totals[ending.game] = 0
            finished += 1
        assert (games.points() == totals).all()
    assert finished > 4


def test_points_are_those_of_the_seats_alone() -> None:
    with many_games("dutch-east-indies", players=1, games=2, rounds=1, reward="margin") as games:
        games.reset(1)
        assert games.points().shape == (2, 1)


def test_openspiel_has_the_margin_and_refuses_what_comes_in_every_step() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("carrack.adapters.openspiel")
    name = "carrack_dutch_east_indies"
    game = pyspiel.load_game(name, {"players": 2, "rounds": 1, "reward": "margin"})
    assert game.min_utility() == -1000
    with pytest.raises(ValueError, match="score comes in every step: choose places, points or"):
        pyspiel.load_game(name, {"players": 2, "rounds": 1, "reward": "score"})


def test_gymnasium_make_takes_weights() -> None:
    env = gymnasium.make("carrack/Amerigo-v1", reward={"margin": 0.01, "score": 0.02})
    assert env.unwrapped.rewarding.weights == {"margin": 0.01, "score": 0.02}  # type: ignore[attr-defined]


# --- progress -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTH)
def test_progress_knows_nothing_hidden(name: str) -> None:
    encoding = Encoding(find_game(name), 3, BOTH[name])
    state, chance, stream = encoding.new_state(2), encoding.chance(2), Stream(2)
    for _ in range(120):
        encoding.game.apply(state, encoding.game.legal(state).sample(stream), chance)
        if state.seat == OVER:
            break
        imagined = encoding.game.imagine(state, state.seat, stream)
        assert encoding.game.progress(imagined) == encoding.game.progress(state)


def test_spices_aboard_count_half_of_those_at_home_and_only_where_they_are_wanted() -> None:
    encoding = Encoding(find_game("dutch-east-indies"), 2, {})
    state: Any = encoding.new_state(1)
    assert encoding.game.progress(state) == [0, 0]
    items = len(state.hold) // 4
    state.hold[2] = 3  # three cloves aboard the big ship of seat 0, of which two are wanted
    assert encoding.game.progress(state) == [1, 0]
    state.home[2] = 1  # and one at home
    assert encoding.game.progress(state) == [1.5, 0]
    state.hold[2 * items + items + 6] = 2  # pepper aboard the small ship of seat 1
    assert encoding.game.progress(state) == [1.5, 1]
    state.hold[0] = 7  # of seven crates aboard five could be paid for a card
    assert encoding.game.progress(state) == [1.75, 1]
