"""Moves as numbers, and observations."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

import pytest

from carrack.core.chance import Stream
from carrack.core.game import Game, state_hash
from carrack.core.observation import Field, observation_size
from carrack.testing import walks
from carrack.testing.walks import WalkPosition

pytestmark = pytest.mark.every_game

GAMES = walks.how_many(2, 4)


def spots(game: Game[Any], players: int) -> Iterator[WalkPosition]:
    """The positions of some games, the second played mostly by a bot of the game."""
    for seed in range(GAMES):
        yield from walks.walk(game, players, seed)


def fields_of(game: Game[Any], players: int) -> list[Field]:
    """The parts of an observation; skips the test if there is none."""
    fields = game.observation_fields(players, walks.options_of(game, players))
    if not fields:
        pytest.skip("the game has no observations")
    return fields


def test_every_legal_move_is_found_again_by_its_number(game: Game[Any], players: int) -> None:
    count = game.move_count(players, walks.options_of(game, players))
    highest = 0
    for spot in spots(game, players):
        legal = game.legal(spot.state)
        moves, numbers = list(legal), legal.indices()
        assert numbers == [move.index for move in moves]
        for move in moves:
            assert 0 <= move.index < count
            assert game.move_at(spot.state, move.index) is move
        highest = max([highest, *numbers])
    assert game.move_at(walks.new_state(game, players, 1), count - 1).index == count - 1
    assert 0 < highest < count


def test_an_observation_has_the_size_and_bounds_of_its_fields(
    game: Game[Any], players: int
) -> None:
    fields = fields_of(game, players)
    assert len({field.name for field in fields}) == len(fields)
    bounds = [(field.least, field.most) for field in fields for _ in range(field.size)]
    assert len(bounds) == observation_size(fields)
    for spot in spots(game, players):
        before = state_hash(game, spot.state) if spot.number % 50 == 0 else ""
        seat = spot.number % players
        row = game.observation(spot.state, seat)
        assert len(row) == len(bounds)
        beyond = [i for i in range(len(row)) if not bounds[i][0] <= row[i] <= bounds[i][1]]
        assert beyond == []
        assert (
            game.observation_bytes(spot.state, spot.number % players) == array("b", row).tobytes()
        )
        if before:
            assert state_hash(game, spot.state) == before


def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(
    game: Game[Any], players: int
) -> None:
    fields_of(game, players)
    differing = 0
    for spot in spots(game, players):
        if spot.number % 7:
            continue
        seat = spot.number // 7 % players
        row = game.observation(spot.state, seat)
        other = game.imagine(spot.state, seat, Stream(spot.number))
        differing += state_hash(game, other) != state_hash(game, spot.state)
        assert game.observation(other, seat) == row
    if not differing:
        pytest.skip("no position hides anything")


def test_the_fields_are_the_same_on_every_map(game: Game[Any], players: int) -> None:
    size = observation_size(fields_of(game, players))
    sizes = {len(game.observation(walks.new_state(game, players, s), 0)) for s in range(5)}
    assert sizes == {size}
