"""Many games at once: rows that are kept, lists of legal moves, bots in seats, copies."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.seeding import np_random

from carrack.adapters.gymnasium import SeatEnv
from carrack.adapters.tensors import Encoding
from carrack.adapters.vector import SteppedGames, many_games
from carrack.bots import UnknownBot
from carrack.core.chance import Stream
from carrack.core.game import OVER, Game, checked_options
from carrack.core.stepping import rows_of
from support.games import tiny
from support.games.all_games import every_game


def quick_games(game: Game[Any], players: int, count: int = 3, **settings: Any) -> SteppedGames:
    """Games in which even random players come to an end."""
    given = {**game.quick_options(), **settings}
    return many_games(game.name, players=players, games=count, **given)


def known_bot(game: Game[Any]) -> str:
    return next(iter(game.advisors()), "random")


def last_step(games: SteppedGames) -> list[Any]:
    """All that the last step gave, kept."""
    legal = [part.tolist() for part in games.legal_moves()]
    shown = [array.tolist() for array in games.shown]
    return [*shown, list(games.ended), legal, games.points().tolist()]


def played(games: SteppedGames, steps: int) -> list[Any]:
    """Random steps, and what each gave."""
    seen = []
    for step in range(steps):
        games.step(games.random_actions(step))
        seen.append(last_step(games))
    return seen


# --- rows -----------------------------------------------------------------------------------------


@every_game
def test_cached_rows_equal_fresh_ones(game: Game[Any], players: int) -> None:
    """Two games in turns, any seat, what a seat imagines."""
    options = checked_options(game, players, game.quick_options())
    encoding, keeper = Encoding(game, players, options), rows_of(game, players, options)
    stream = Stream(players)
    states = [encoding.new_state(seed) for seed in (1, 1, 2)]
    chances = [encoding.chance(seed) for seed in (3, 4, 5)]
    for step in range(500):
        number = stream.below(3) if step % 2 else step // 50 % 3
        state, seat = states[number], stream.below(players)
        if state.seat == OVER:
            states[number] = encoding.new_state(step)
            continue
        game.apply(state, game.legal(state).sample(stream), chances[number])
        for one in (state, game.imagine(state, seat, stream)):
            assert bytes(keeper.row(one, seat)) == game.observation_bytes(one, seat)


# --- lists of legal moves -------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("processes", [0, 2])
def test_lists_of_legal_moves_say_what_masks_say(
    game: Game[Any], players: int, processes: int
) -> None:
    if processes and game is not tiny.GAME:
        return  # workers cost a second each, and know no game by another way
    with quick_games(game, players, processes=processes) as games:
        games.reset(4)
        for step in range(20):
            legal = games.legal_moves()
            for number, mask in enumerate(games.shown.masks):
                own = legal.indices[legal.offsets[number] : legal.offsets[number + 1]]
                assert sorted(own.tolist()) == np.flatnonzero(mask).tolist()
            assert (np.bincount(legal.games()) == games.shown.masks.sum(axis=1)).all()
            games.step(games.random_actions(step))


# --- bots -----------------------------------------------------------------------------------------


@every_game
def test_beside_bots_each_game_is_what_one_seat_alone_plays(game: Game[Any], players: int) -> None:
    """Step for step the environment of Gymnasium, from the same seeds."""
    bots, count = known_bot(game), 3
    games = quick_games(game, players, count, opponents=bots, choices=True, rows=True)
    envs = [
        SeatEnv(game.name, players, opponents=bots, **game.quick_options()) for _ in range(count)
    ]
    most = games.encoding.seeds
    games.reset([int(np_random(number)[0].integers(most)) for number in range(count)])
    rows = [env.reset(seed=number)[0] for number, env in enumerate(envs)]
    running = set(range(count))
    for step in range(15):
        for number in running:
            assert (games.shown.observations[number] == rows[number]).all()
            assert (games.shown.masks[number] == envs[number].action_masks()).all()
            assert games.shown.seats[number] == 0
        actions = games.random_actions(step)
        games.step(actions)
        endings = {ending.game: ending for ending in games.ended}
        for number in list(running):
            row, reward, ended, cut, info = envs[number].step(int(actions[number]))
            over = ended or cut
            rows[number] = row
            assert games.shown.rewards[number][0] == reward
            assert games.shown.dones[number] == over
            if over:
                running.discard(number)
                ending = endings[number]
                assert (ending.points, ending.places) == (info["points"], info["places"])
                assert (ending.rows[0], ending.cut) == (row.tobytes(), cut)
            else:
                assert games.points()[number].tolist() == info["points"][:players]


def test_the_own_seat_is_drawn_for_every_game_if_so_chosen() -> None:
    games = many_games("tiny", players=3, games=20, opponents="random", seat=None, rounds=1)
    first = games.reset(1).seats.tolist()
    assert set(first) == {0, 1, 2}
    assert games.reset(1).seats.tolist() == first
    played(games, 30)
    assert games.shown.seats.tolist() != first


def test_what_cannot_sit_there_is_refused_in_words() -> None:
    for processes in (0, 2):
        with pytest.raises(UnknownBot, match="did you mean 'greedy'"):
            many_games("amerigo", players=2, games=4, processes=processes, opponents="greedyy")
    with pytest.raises(ValueError, match="are 2 opponents"):
        many_games("amerigo", players=3, games=4, opponents=["random"])
    with pytest.raises(ValueError, match="one of 0 to 2, or None, not 3"):
        many_games("amerigo", players=3, games=4, opponents="random", seat=3)
    with pytest.raises(TypeError, match="names of bots, or bots themselves"):
        many_games("amerigo", players=2, games=4, opponents=[7])


# --- copies ---------------------------------------------------------------------------------------


def pickled(games: SteppedGames) -> SteppedGames:
    again: SteppedGames = pickle.loads(pickle.dumps(games))
    return again


COPIES: list[Callable[[SteppedGames], SteppedGames]] = [copy.copy, copy.deepcopy, pickled]


@every_game
@pytest.mark.parametrize("bots", [False, True])
def test_copies_are_the_same_and_continue_alike(game: Game[Any], players: int, bots: bool) -> None:
    seating = {"opponents": known_bot(game), "seat": None, "choices": True} if bots else {}
    games = quick_games(game, players, reward={"places": 1, "score": 0.5}, **seating)
    games.reset(6)
    played(games, 9)
    twins = [twin(games) for twin in COPIES]
    before = last_step(games)
    assert [last_step(twin) for twin in twins] == [before] * 3
    went_on = played(twins[0], 12)
    assert last_step(games) == before, "a copy is independent"
    assert [played(one, 12) for one in (*twins[1:], games)] == [went_on] * 3


def test_a_copy_continues_through_ends_of_games() -> None:
    games = many_games("tiny", players=3, games=5, rounds=1)
    games.reset(1)
    played(games, 7)
    twin = copy.deepcopy(games)
    seen = played(games, 60)
    assert sum(len(step[5]) for step in seen) > 10
    assert played(twin, 60) == seen


def test_games_in_processes_are_copied_with_processes_of_their_own() -> None:
    alone = many_games("tiny", players=3, games=5, rounds=1)
    alone.reset(1)
    with many_games("tiny", players=3, games=5, processes=2, rounds=1) as games:
        games.reset(1)
        assert played(games, 9) == played(alone, 9)
        with pickled(games) as twin:
            assert played(twin, 20) == played(alone, 20)
        assert played(games, 3)[0] != last_step(alone)


def test_games_that_have_not_begun_are_copied_too() -> None:
    twin = copy.deepcopy(many_games("tiny", players=2, games=2))
    with pytest.raises(RuntimeError, match="call reset first"):
        twin.legal_moves()
    twin.reset(1)
