"""The second network, which judges where a game has one, and how long it looks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from carrack.analysis.close_look import CLOSE
from carrack.analysis.looks import usual_looks
from carrack.bots.learning import weights
from carrack.core.game import Game
from carrack.core.registry import find_game


@pytest.mark.parametrize("second", [False, True])
def test_the_second_network_judges_where_a_game_has_one(
    second: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it is the players' own, under the other name."""
    game, real = find_game("amerigo"), weights.text_of

    def text_of(game: Game[Any], name: str) -> str | None:
        if name == weights.JUDGE:
            return real(game, weights.WEIGHTS) if second else None
        return real(game, name)

    monkeypatch.setattr(weights, "text_of", text_of)
    weights._read.cache_clear()
    looks, players = usual_looks(game), weights.weights_of(game)
    weights._read.cache_clear()
    assert looks.context is not None
    assert looks.close is not None
    assert (looks.context.judge is not players) == second
    assert bool(looks.second) == second
    assert looks.names()[-1] == (weights.shipped_hash(game) if second else "-")
    for judge in (looks.light, looks.luck, looks.hindsight, looks.close):
        assert judge.context is looks.context  # type: ignore[union-attr]
    admiral: Any = looks.close.strengths[-1]
    assert admiral.context.judge is not looks.context.judge or not second


def test_an_operator_chooses_how_many_playouts_a_look_has() -> None:
    few = usual_looks(find_game("amerigo"), playouts=48)
    assert few.close is not None
    assert few.close.settings == replace(CLOSE, iterations=48)
    assert few.names() != usual_looks(find_game("amerigo")).names()
