"""Whole numbers may be NumPy's wherever somebody hands Carrack one; what is none is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import carrack
from carrack.adapters import pettingzoo
from carrack.adapters.vector import many_games
from carrack.arena.series.playing import make_plan
from carrack.arena.series.simulate import simulate
from carrack.core.registry import find_game
from carrack.workers.pool import Pool

NUMBERS = pytest.mark.parametrize("number", [np.int64, np.uint8, np.int32])
WRONG = pytest.mark.parametrize("wrong", ["3", 2.5, [2], np.float64(2)], ids=repr)

Number = Callable[[int], Any]


@NUMBERS
def test_a_game_in_a_notebook(number: Number) -> None:
    theirs = carrack.new_game("amerigo", players=number(3), seed=number(9), stick=number(30))
    ours = carrack.new_game("amerigo", players=3, seed=9, stick=30)
    assert theirs.record() == ours.record()
    assert theirs.view(number(2)) == ours.view(2)


@NUMBERS
def test_a_series(number: Number) -> None:
    game, bots = find_game("dutch-east-indies"), ["random", "random"]
    theirs = make_plan(game, bots, games=number(2), seed=number(9), options={"rounds": number(3)})
    ours = make_plan(game, bots, games=2, seed=9, options={"rounds": 3})
    results = [simulate(plan, Pool(1)).to_json() for plan in (theirs, ours)]
    assert {one.pop("seconds") > 0 for one in results} == {True}
    assert results[0] == results[1]


@NUMBERS
def test_environments(number: Number) -> None:
    with many_games("amerigo", players=number(2), games=number(2)) as games:
        shown = games.reset(seeds=number(9))
        rows = shown.observations.copy()
        games.step(games.random_actions(number(1)))
        assert (games.reset(seeds=9).observations == rows).all()
    env = pettingzoo.env("amerigo", players=number(2))
    env.reset(seed=number(9))
    env.unwrapped.episode.imagined(number(1), number(3))


@WRONG
def test_what_is_no_whole_number_is_refused_by_name(wrong: Any) -> None:
    with pytest.raises(TypeError, match="the number of players is a whole number, not "):
        carrack.new_game("amerigo", players=wrong)
    with pytest.raises(TypeError, match="the seed is a whole number, not "):
        carrack.new_game("amerigo", seed=wrong)
    with pytest.raises(TypeError, match="the seat is a whole number, not "):
        carrack.new_game("amerigo").view(wrong)
    with pytest.raises(TypeError, match="the seed is a whole number, not "):
        make_plan(find_game("amerigo"), ["random", "random"], games=1, seed=wrong)
