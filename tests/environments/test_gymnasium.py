"""Every game as a Gymnasium environment: Gymnasium's own checks, and what they leave out."""

from __future__ import annotations

import importlib
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from carrack.adapters import gymnasium as adapter
from carrack.adapters.vector_arrays import seeds_for
from carrack.bots import Bot, Random
from carrack.core.chance import Stream
from carrack.core.game import Game, Move
from carrack.core.seat import SeatHandle
from support.games import tiny
from support.games.all_games import every_game

adapter.register_games()  # those of the tests as well


def quick_env(game: Game[Any], players: int, **chosen: Any) -> adapter.SeatEnv:
    """An environment in which even random players come to an end."""
    name = adapter.environment_id(game.name)
    made = gymnasium.make(name, players=players, **{**game.quick_options(), **chosen})
    env = made.unwrapped
    assert isinstance(env, adapter.SeatEnv)
    return env


def played(env: adapter.SeatEnv, info: dict[str, Any], most: int = 10**6) -> list[tuple[Any, ...]]:
    """Plays random legal actions to the end, or a number of them; what each gave, as plain data."""
    stream, over = Stream(1), False
    steps: list[tuple[Any, ...]] = []
    while not over and len(steps) < most:
        legal = np.flatnonzero(info["action_mask"])
        row, reward, ended, truncated, info = env.step(int(legal[stream.below(len(legal))]))
        over = ended or truncated
        steps.append((row.tolist(), reward, ended, truncated, np.flatnonzero(info["action_mask"])))
    return [(*step[:4], step[4].tolist()) for step in steps]


# --- the library's own checks --------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("chosen", [{}, {"reward": "points", "seat": None}], ids=str)
def test_it_conforms(game: Game[Any], players: int, chosen: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(quick_env(game, players, **chosen))


# --- what they leave out -------------------------------------------------------------------------


@every_game
def test_a_seed_fixes_this_game_and_the_next(game: Game[Any], players: int) -> None:
    runs = []
    for _ in range(2):
        env = quick_env(game, players, seat=None)
        first = played(env, env.reset(seed=9)[1])
        runs.append((first, env.seat, played(env, env.reset()[1]), env.seat))
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][2]


@every_game
def test_every_step_is_a_choice(game: Game[Any], players: int) -> None:
    env = quick_env(game, players)
    _, info = env.reset(seed=2)
    for _, _, over, cut, legal in [([], 0, False, False, _legal(info)), *played(env, info)]:
        assert len(legal) == 0 if over or cut else len(legal) > 1


def _legal(info: dict[str, Any]) -> list[int]:
    legal: list[int] = np.flatnonzero(info["action_mask"]).tolist()
    return legal


@every_game
def test_the_end_tells_points_and_places(game: Game[Any], players: int) -> None:
    env = quick_env(game, players, reward="points", seat=players - 1)
    _, info = env.reset(seed=6)
    assert info["seat"] == players - 1
    over, total = False, 0.0
    while not over:
        row, reward, ended, truncated, info = env.step(int(info["action_mask"].argmax()))
        over = ended or truncated
        total += reward
        assert truncated == (over and game.result(env.episode.state).cut)
        assert row in env.observation_space
    assert total == info["points"][players - 1]
    assert len(info["points"]) == len(info["places"]) == game.sides(players)


class Witness(Bot):
    """Takes the first legal move, and remembers where it sat and what it was shown."""

    def __init__(self) -> None:
        super().__init__("witness")
        self.seats: set[int] = set()
        self.handles: list[SeatHandle] = []

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        self.seats.add(handle.seat)
        self.handles.append(handle)
        return next(iter(handle.legal()))


def bots_of(env: adapter.SeatEnv) -> list[Any]:
    """The bots that play: copies of those that were given."""
    return env._opposition.bots


def test_opponents_sit_in_order_of_play_from_the_own_seat() -> None:
    env = adapter.SeatEnv("amerigo", 3, opponents=[Witness(), Witness()], seat=2)
    played(env, env.reset(seed=1)[1])
    assert [bot.seats for bot in bots_of(env)] == [{0}, {1}]


def test_opponents_begin_every_game_anew() -> None:
    class Forgetful(Random):
        forgot = 0

        def forget(self) -> None:
            self.forgot += 1

    env = adapter.SeatEnv("amerigo", 3, opponents=[Forgetful(), Forgetful()])
    for games in (1, 2):
        env.reset(seed=1)
        assert [bot.forgot for bot in bots_of(env)] == [games, games]


def test_opponents_are_shown_no_true_position() -> None:
    env = adapter.SeatEnv("tiny", 2, opponents=Witness())
    [witness] = bots_of(env)
    env.reset(seed=1)
    env.step(tiny.THROW)
    while not witness.handles:
        env.step(int(np.flatnonzero(env.action_masks())[-1]))
    shown, own = witness.handles[0]._state, env.episode.state
    assert shown is not own
    assert isinstance(shown, tiny.Hill)
    decks = {tuple(handle._state.deck) for handle in witness.handles}  # type: ignore[attr-defined]
    assert len(decks) == len({handle._state.turn for handle in witness.handles})


def test_a_drawn_seat_is_every_seat_now_and_then() -> None:
    env = adapter.SeatEnv("tiny", 4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


@every_game
def test_an_illegal_action_ends_the_episode_with_the_lowest_reward(
    game: Game[Any], players: int
) -> None:
    env = quick_env(game, players, seat=0)
    _, info = env.reset(seed=2)
    row, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, terminated, truncated) == (-2.0, True, False)
    assert row in env.observation_space
    assert len(info["reason"]) > 5
    assert "rule" in info
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded, match="game is over"):
        env.step(0)


def test_the_rule_is_in_info_and_the_lowest_points_below_all_others() -> None:
    env = adapter.SeatEnv("tiny", 2, reward="points")
    env.reset(seed=2)
    _, reward, _, _, info = env.step(tiny.END)
    assert info["rule"] == "TI-TURN-1"
    assert info["reason"] == "a turn begins with a throw"
    assert reward == -1.0, "less than nothing"


def test_it_is_the_own_seat_that_an_illegal_action_costs() -> None:
    env = adapter.SeatEnv("tiny", 3, seat=2)
    env.reset(seed=2)
    assert env.step(10**6)[1] == -2


def test_masks_are_there_as_flags_too() -> None:
    env = adapter.SeatEnv("amerigo", 2)
    _, info = env.reset(seed=2)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"players": 7}, "2 to 4 players, not 7"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seat": 2}, "one of 0 to 1, or None, not 2"),
        ({"seat": -1}, "one of 0 to 1, or None, not -1"),
        ({"opponents": ["random", "random"]}, "is 1 opponent: name one bot for each, .* not 2"),
        ({"players": 3, "opponents": []}, "are 2 opponents: "),
        ({"seat": "first"}, "one of 0 to 1, or None, not 'first'"),
        ({"reward": "gold"}, "margin or score, not 'gold'"),
        ({"illegal": "warns"}, "ends or raises, not 'warns'"),
        ({"wind": 3}, "has no option “wind”"),
    ],
)
def test_what_cannot_be_is_refused_in_words(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        adapter.SeatEnv(**chosen)


class Counting(Bot):
    """Takes the first legal move, the second, and so on: it plays on from its own last decision."""

    def __init__(self) -> None:
        super().__init__("counting")
        self.count = 0

    def forget(self) -> None:
        self.count = 0

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        self.count += 1
        legal = list(handle.legal())
        return legal[self.count % len(legal)]


def test_one_bot_object_plays_in_many_environments_as_it_does_in_one() -> None:
    bot = Counting()
    alone = quick_env(tiny.GAME, 3, opponents=Counting())
    _, info = alone.reset(seed=3)
    course = played(alone, info, 30)
    envs = [quick_env(tiny.GAME, 3, opponents=bot) for _ in range(3)]
    infos = [env.reset(seed=3)[1] for env in envs]
    stream, steps = Stream(1), []
    for _ in course:
        legal = np.flatnonzero(infos[0]["action_mask"])
        action = int(legal[stream.below(len(legal))])
        steps = [env.step(action) for env in envs]
        infos = [step[-1] for step in steps]
    assert [step[0].tolist() for step in steps] == [course[-1][0]] * 3
    assert bot.count == 0, "copies of it play"


def test_a_seed_of_0_is_a_seed_for_stable_baselines(monkeypatch: pytest.MonkeyPatch) -> None:
    class VecEnv:  # the part of its namesake that keeps seeds until the next reset
        def __init__(self, num_envs: int, *spaces: Any) -> None:
            self.num_envs = num_envs
            self._reset_seeds()

        def seed(self, seed: int) -> None:
            self._seeds: list[int | None] = [seed + number for number in range(self.num_envs)]

        def _reset_seeds(self) -> None:
            self._seeds = [None] * self.num_envs

    vec_env = SimpleNamespace(VecEnv=VecEnv)
    for name in ("stable_baselines3", "stable_baselines3.common"):
        monkeypatch.setitem(sys.modules, name, SimpleNamespace())
    monkeypatch.setitem(sys.modules, "stable_baselines3.common.vec_env", vec_env)
    monkeypatch.delitem(sys.modules, "carrack.adapters.stable_baselines", raising=False)
    made = importlib.import_module("carrack.adapters.stable_baselines").SeatVecEnv(1, "amerigo")
    games = []
    for seed in (0, 0, None):
        if seed is not None:
            made.seed(seed)
        games.append(made.reset().tobytes())
    assert games[0] == games[1] != games[2]
    monkeypatch.delitem(sys.modules, "carrack.adapters.stable_baselines")


@pytest.mark.parametrize("seeds", [1.0, None, "7", [1.5, 2]])
def test_what_is_no_seed_is_refused_in_words(seeds: Any) -> None:
    with pytest.raises(TypeError, match="whole number"):
        seeds_for(seeds, 2)


def test_nothing_goes_before_reset() -> None:
    env = adapter.SeatEnv("tiny", 2, render_mode="ansi")
    for do in (lambda: env.step(0), env.render):
        with pytest.raises(ResetNeeded, match="reset"):
            do()
    with pytest.raises(ValueError, match="knows no options, not rounds"):
        env.reset(options={"rounds": 3})
