"""Many games stepped at once: in this process, and in worker processes."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest

from carrack.adapters.tensors import Encoding
from carrack.adapters.vector import IllegalAction, ManyGames, SteppedGames, legal_by, many_games
from carrack.adapters.vector_processes import ManyProcesses
from carrack.core.chance import derived_seed
from carrack.core.game import OVER
from carrack.workers.work import WorkerDied
from support.games import tiny

GAMES = 5
Seen = tuple[Any, ...]


def encoding(rounds: int = 1) -> Encoding:
    return Encoding(tiny.GAME, 3, {"rounds": rounds})


def begun(**settings: Any) -> ManyGames:
    games = ManyGames(encoding(), GAMES, **settings)
    games.reset(9)
    return games


def copied(games: SteppedGames, shown: Any) -> Seen:
    """Everything that a step gave, kept."""
    return (*[array.tolist() for array in shown], list(games.ended))


def played(games: SteppedGames, steps: int) -> list[Seen]:
    """A series of random steps, some of them illegal."""
    seen = [copied(games, games.reset(9))]
    for step in range(steps):
        actions = games.random_actions(step)
        if step % 11 == 5:
            actions[step % GAMES] = [-1, 8, 10, 9][step % 4]
        seen.append(copied(games, games.step(actions)))
    return seen


# --- one process ----------------------------------------------------------------------------------


def test_games_are_those_that_are_played_one_by_one() -> None:
    """Row for row what a game alone shows, over three games from one seed."""
    games, endings = begun(), 0
    seeds = [derived_seed(9, number) for number in range(GAMES)]
    state, chance = games.encoding.new_state(seeds[2]), games.encoding.chance(seeds[2])
    for step in range(200):
        actions = games.random_actions(step)
        shown = games.step(actions)
        games.encoding.game.apply(state, tiny.MOVES[actions[2]], chance)
        if state.seat == OVER:
            endings += 1
            result = games.encoding.game.result(state)
            ending = next(ending for ending in games.ended if ending.game == 2)
            assert (ending.points, ending.places) == (result.points, result.places)
            assert ending.seed == chance.seed
            assert shown.dones[2]
            assert shown.rewards[2].tolist() == games.encoding.rewards(state).tolist()
            seed = derived_seed(seeds[2], endings)
            state, chance = games.encoding.new_state(seed), games.encoding.chance(seed)
        else:
            assert not shown.dones[2]
            assert not shown.rewards[2].any()
        assert shown.seats[2] == state.seat
        assert shown.observations[2].tolist() == games.encoding.game.observation(state, state.seat)
        assert shown.masks[2].tolist() == games.encoding.mask(state).tolist()
    assert endings > 2


def test_the_arrays_are_always_the_same_and_read_only() -> None:
    games = ManyGames(encoding(), GAMES)
    first = games.reset(1)
    again = games.step(games.random_actions(1))
    assert all(one is other for one, other in zip(first, again, strict=True))
    with pytest.raises(ValueError, match="read-only"):
        again.masks[0, 0] = 1


def test_equal_seeds_play_equal_games_and_others_do_not() -> None:
    games = ManyGames(encoding(), GAMES)
    assert played(games, 60) == played(ManyGames(encoding(), GAMES), 60) == played(games, 60)
    one, other = games.reset(1).observations.copy(), games.reset(2).observations.copy()
    assert (one != other).any()
    given = games.reset([derived_seed(1, number) for number in range(GAMES)])
    assert (given.observations == one).all()


def test_an_illegal_action_ends_that_game_alone() -> None:
    games = begun(reward="points")
    shown = games.step([tiny.THROW, tiny.END, tiny.THROW, tiny.LOOK, 99])
    assert shown.dones.tolist() == [False, True, False, False, True]
    assert shown.rewards[1].tolist() == [-1, 0, 0], "less than nothing, where points are rewarded"
    assert shown.rewards[[0, 2, 3]].any() == np.False_
    by_rule, beyond = games.ended
    assert (by_rule.game, by_rule.seat, by_rule.rule) == (1, 0, "TI-TURN-1")
    assert by_rule.reason == "a turn begins with a throw"
    assert by_rule.places[0] == 3, "nobody wins by breaking a game off"
    assert (beyond.rule, beyond.reason) == (
        "",
        "Moves are numbered from 0 to 9; there is no move 99.",
    )
    shown = games.step(games.random_actions(1))
    assert not shown.dones.any()
    assert not shown.rewards.any()
    assert games.ended == []


def test_after_an_illegal_action_the_next_game_is_shown() -> None:
    games = begun()
    games.step([tiny.THROW] * GAMES)
    shown = games.step([99] * GAMES)
    for number in range(GAMES):
        state = games.encoding.new_state(derived_seed(derived_seed(9, number), 1))
        assert shown.masks[number].tolist() == games.encoding.mask(state).tolist()
        row = games.encoding.observation(state, state.seat)
        assert (shown.observations[number] == row).all()
        assert shown.seats[number] == state.seat


def test_games_begun_anew_know_nothing_of_those_that_ended() -> None:
    games = begun()
    assert games.step([99] * GAMES).dones.all()
    shown = games.reset(9)
    assert not shown.dones.any()
    assert not shown.rewards.any()
    assert games.ended == []


def test_numbers_beyond_the_mask_are_illegal_at_either_end() -> None:
    masks = np.ones((4, 3), np.int8)
    legal = legal_by(masks, np.array([-1, 0, 2, 3]), np.arange(4))
    assert legal.tolist() == [False, True, True, False]


def test_an_illegal_action_can_raise_and_then_nothing_is_played() -> None:
    games = begun(illegal="raises")
    shown = games.reset(9)
    before = copied(games, shown)
    with pytest.raises(IllegalAction, match="game 3, seat 0, action 8: TI-TURN-1") as illegal:
        games.step([tiny.THROW] * 3 + [tiny.END] + [tiny.THROW])
    assert (illegal.value.game, illegal.value.refusal.rule) == (3, "TI-TURN-1")
    assert copied(games, shown) == before
    games.step([tiny.LOOK] * GAMES)  # as at first, in every game
    assert copied(games, shown) != before


def test_random_actions_are_legal_and_reach_every_move() -> None:
    games, found = begun(illegal="raises"), set()
    for step in range(300):
        actions = games.random_actions(step)
        found.update(actions.tolist())
        games.step(actions)
    assert found == set(range(tiny.CALL))  # all but the command


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"games": 0}, "at least one game"),
        ({"reward": "wins"}, "margin or score, not 'wins'"),
        ({"illegal": "ignore"}, "'ends' its game or 'raises', not 'ignore'"),
        ({"processes": 9}, "4 games are shared by 1 to 4 processes, not 9"),
        ({"players": 9}, "2 to 4 players, not 9"),
        ({"processes": 2, "illegal": "x"}, "'ends' its game or 'raises', not 'x'"),
    ],
)
def test_wrong_settings_are_reported(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        many_games("amerigo", **{"players": 2, "games": 4, **settings})


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([0, 0], r"shape \(2,\); it is \(5,\)"),
        ([[0] * 5], r"shape \(1, 5\)"),
        ([0.0] * 5, "whole numbers, not float64"),
    ],
)
def test_wrong_actions_are_refused(actions: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        begun().step(actions)


def test_wrong_seeds_are_refused() -> None:
    games = ManyGames(encoding(), GAMES)
    with pytest.raises(RuntimeError, match="call reset first"):
        games.step([0] * GAMES)
    with pytest.raises(ValueError, match="2 seeds for 5 games"):
        games.reset([1, 2])
    with pytest.raises(ValueError, match="a seed is 0 or more, not -3"):
        games.reset([1, 2, -3, 4, 5])


# --- several processes ----------------------------------------------------------------------------


def test_games_are_the_same_however_many_processes_step_them() -> None:
    alone = played(ManyGames(encoding(), GAMES), 60)
    assert sum(len(step[-1]) for step in alone) > 10
    for processes in (1, 3):
        with ManyProcesses(encoding(), GAMES, processes) as games:
            assert played(games, 60) == alone


def test_an_illegal_action_raises_here_and_nothing_is_played_there() -> None:
    with ManyProcesses(encoding(), GAMES, 2, illegal="raises") as games:
        before = games.reset(9).masks.copy()
        with pytest.raises(IllegalAction, match="game 3, seat 0, action 8: TI-TURN-1"):
            games.step([tiny.THROW] * 3 + [tiny.END] + [tiny.THROW])
        assert (games.step([tiny.LOOK] * GAMES).masks != before).any()


def test_why_an_action_is_illegal_is_asked_of_the_game_it_was_for() -> None:
    with ManyProcesses(encoding(), GAMES, 2, illegal="raises") as games:
        games.reset(9)
        games.step([tiny.THROW] * 3 + [tiny.LOOK] + [tiny.THROW])
        with pytest.raises(IllegalAction, match="game 3, seat 0, action 8: TI-TURN-1"):
            games.step([tiny.END] * GAMES)  # legal in all other games


def test_a_dead_worker_is_reported_and_closes_the_others() -> None:
    games = ManyProcesses(encoding(), GAMES, 2)
    games.reset(1)
    workers = games.workers()
    os.kill(workers[1], signal.SIGKILL)
    with pytest.raises(WorkerDied, match=r"worker 2 of 2, with games 2 to 4, .*by signal 9"):
        games.step(np.zeros(GAMES, np.int64))
    with pytest.raises(WorkerDied, match="worker 2 of 2"):
        games.reset(1)
    assert all(gone(worker) for worker in workers)


def test_an_interruption_closes_the_workers_as_their_answers_are_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = ManyProcesses(encoding(), GAMES, 2)
    games.reset(1)
    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(games, "_receive", interrupted)
        games.step(np.zeros(GAMES, np.int64))
    with pytest.raises(WorkerDied, match="stepping was interrupted"):
        games.step(np.zeros(GAMES, np.int64))
    assert all(gone(worker) for worker in games.workers())


def interrupted(worker: int) -> None:
    raise KeyboardInterrupt


def test_an_error_in_a_worker_reaches_the_caller_and_closes_all_workers() -> None:
    games = ManyProcesses(encoding(), GAMES, 2)
    games.reset(1)
    with pytest.raises(TypeError, match="NoneType"):
        games._ask("why", [None, None])
    with pytest.raises(WorkerDied, match="stepping was interrupted"):
        games.reset(1)
    assert all(gone(worker) for worker in games.workers())


def test_closing_ends_the_workers_and_leaves_the_arrays() -> None:
    with ManyProcesses(encoding(), GAMES, 2) as games:
        shown = games.reset(1)
        workers = games.workers()
        assert not any(gone(worker) for worker in workers)
    assert all(gone(worker) for worker in workers)
    assert shown.masks.any()
    games.close()
    with pytest.raises(WorkerDied, match="have been closed"):
        games.reset(1)


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False
