"""Rows as floats: nothing is lost, and everything lies between 0 and 1."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from carrack.adapters.floats import is_board, scaled, unfolded
from carrack.adapters.tensors import Encoding, encoding_of
from carrack.adapters.vector import many_games
from carrack.core.game import Game
from support.games.all_games import every_game


@every_game
def test_floats_are_the_fields_scaled_or_unfolded(game: Game[Any], players: int) -> None:
    games = many_games(game.name, players=players, games=4, **game.quick_options())
    games.reset(2)
    for step in range(25):
        games.step(games.random_actions(step))
    encoding: Encoding = games.encoding
    rows = games.shown.observations
    floats = encoding.floats(rows)
    for array in floats:
        assert array.dtype == np.float32
        assert len(array) == 4
        assert array.size == 0 or (array.min() >= 0 and array.max() <= 1)
    at, plane = 0, 0
    for field in encoding.fields:
        parts = [encoding.parts(row)[field.name] for row in rows]
        for number, part in enumerate(parts):
            values = unfolded(field, part) if field.category else scaled(field, part)
            if field.category:
                assert (values.argmax(axis=-1) + field.least == part).all()
                assert (values.sum(axis=-1) == 1).all()
            if is_board(field):
                sheets = np.moveaxis(values, -1, 0) if field.category else values
                sheets = sheets.reshape(-1, *field.shape[-2:])
                assert (floats.planes[number, plane : plane + len(sheets)] == sheets).all()
            else:
                assert (floats.numbers[number, at : at + values.size] == values.ravel()).all()
        if is_board(field):
            plane += len(sheets)
        else:
            at += values.size
    assert (floats.numbers.shape[1], floats.planes.shape[1]) == (at, plane)


def test_one_row_is_as_good_as_many() -> None:
    encoding = encoding_of("dutch-east-indies", players=2)
    row = encoding.observation(encoding.new_state(1), 0)
    one, many = encoding.floats(row), encoding.floats(row[None])
    assert (one.numbers == many.numbers[0]).all()
    assert (one.planes == many.planes[0]).all()
    assert one.planes.shape[1:] == (24, 24)
    with pytest.raises(ValueError, match="have the shape"):
        encoding.floats(row[:-1])
