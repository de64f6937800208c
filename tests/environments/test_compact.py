"""Actions with compact numbers: which move one is, and that every environment takes them."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from carrack.adapters import gymnasium as adapter
from carrack.adapters import pettingzoo
from carrack.adapters.tensors import Encoding, encoding_of
from carrack.adapters.vector import many_games
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, Refused
from carrack.core.numbering import CompactNumbering
from support.games.all_games import every_game

adapter.register_games()  # those of the tests as well


@every_game
def test_every_legal_move_has_an_action_and_is_the_move_of_it(
    game: Game[Any], players: int
) -> None:
    encoding = Encoding(game, players, {**game.quick_options(), "actions": "compact"})
    state, chance, stream = encoding.new_state(4), Seeded(4), Stream(4)
    for _ in range(250):
        if state.seat == OVER:
            break
        actions, legal = encoding.legal_indices(state), list(game.legal(state))
        assert len(set(actions)) == len(legal)
        assert [encoding.move(state, action) for action in actions] == legal
        assert all(0 <= action < encoding.moves for action in actions)
        game.apply(state, game.legal(state).sample(stream), chance)
    assert encoding.moves <= game.move_count(players, encoding.options)


def test_in_amerigo_they_are_a_twentieth_and_only_squares_are_numbered_anew() -> None:
    wide, compact = (
        encoding_of("amerigo", players=2),
        encoding_of("amerigo", players=2, actions="compact"),
    )
    assert compact.moves * 20 < wide.moves
    assert isinstance(compact.numbering, CompactNumbering)
    state, chance, stream = wide.new_state(2), Seeded(2), Stream(2)
    builds = 0
    while state.seat != OVER:
        moves, actions = list(wide.game.legal(state)), compact.legal_indices(state)
        for move, action in zip(moves, actions, strict=True):
            kind = move.notation.split()[0]
            builds += kind == "build"
            if kind in ("post", "sail", "build"):
                assert action >= compact.numbering.first
            else:
                assert action == move.index
            if kind == "sail":
                assert action == move.index - compact.numbering.slots * (
                    move.index >= compact.moves
                ), "always the same one"
        wide.game.apply(state, wide.game.legal(state).sample(stream), chance)
    assert builds > 100


def numbers(placed: dict[int, int]) -> list[int]:
    return [placed[slot] for slot in sorted(placed)]


def test_a_move_has_the_slot_it_wants_or_the_next_one_that_is_free() -> None:
    numbering = CompactNumbering(encoding_of("tiny", players=2).game, 10, 5)
    assert numbering.placed([13, 11]) == {3: 13, 1: 11}
    assert numbering.placed([16, 11, 12]) == {1: 11, 2: 12, 3: 16}
    assert numbering.placed([19, 14, 10]) == {4: 14, 0: 10, 1: 19}
    assert numbering.placed([12, 16, 11, 21]) == {1: 11, 2: 12, 3: 16, 4: 21}
    many = numbering.placed(list(range(10, 20)))
    assert numbers(many) == [10, 11, 12, 13, 14], "more than there are slots"


def test_what_is_no_action_here_is_refused() -> None:
    encoding = encoding_of("amerigo", players=2, actions="compact")
    state = encoding.new_state(1)
    with pytest.raises(Refused, match="does not stand for a move"):
        encoding.move(state, encoding.moves - 1)
    with pytest.raises(Refused, match=f"from 0 to {encoding.moves - 1:,}"):
        encoding.move(state, encoding.moves)
    with pytest.raises(ValueError, match="all or compact, not 'few'"):
        encoding_of("amerigo", players=2, actions="few")


def test_all_environments_have_them() -> None:
    moves = encoding_of("amerigo", players=2, actions="compact").moves
    env: Any = gymnasium.make("carrack/Amerigo-v1", players=2, actions="compact")
    envs: Any = gymnasium.make_vec("carrack/Amerigo-v1", num_envs=2, players=2, actions="compact")
    aec = pettingzoo.env("amerigo", 2, actions="compact")
    games = many_games("amerigo", players=2, games=3, actions="compact")
    assert env.action_space.n == envs.single_action_space.n == moves
    assert aec.action_space("player_0").n == games.encoding.moves == moves
    assert pickle.loads(pickle.dumps(games.encoding)).moves == moves
    games.reset(1)
    for step in range(300):
        games.step(games.random_actions(step))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert "rule" not in info, "no action was illegal"
    aec.reset(seed=1)
    for _ in aec.agent_iter():
        observation, _, termination, _, info = aec.last()
        legal = np.flatnonzero(observation["action_mask"])
        aec.step(None if termination else int(legal[len(legal) // 2]))
    assert "rule" not in info
