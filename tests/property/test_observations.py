"""Moves as numbers and observations: what holds for every game."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from importlib.metadata import entry_points
from typing import Any

import pytest

import journeys
from carrack.core.chance import Stream
from carrack.core.game import OVER, Game, State, canonical, state_hash
from carrack.core.observation import observation_size
from carrack.core.registry import find_game
from journeys import Spot
from support.games import tiny, tiny_solo

GAMES = 4
NAMES = sorted({point.name for point in entry_points(group="carrack.games")})
CASES = [
    pytest.param(find_game(name), players, id=f"{name}-{players}")
    for name in [tiny.GAME.name, tiny_solo.GAME.name, *NAMES]
    for players in range(find_game(name).least_players, find_game(name).most_players + 1)
]
COUNTERS = {"turn", "round", "reveals", "rounds"}  # in a view: how far it is, not what matters
OUTLINES = {"tiles", "posts", "static"}  # which squares one tile covers, and in which order

every_game = pytest.mark.parametrize(("game", "players"), CASES)


def spots(game: Game[Any], players: int, games: int = GAMES) -> Iterator[Spot]:
    """The positions of some games, the second played by a bot of the game for the most part."""
    for seed in range(games):
        yield from journeys.journey(game, players, seed)


@every_game
def test_every_legal_move_is_found_again_by_its_number(game: Game[Any], players: int) -> None:
    count = game.move_count(players, journeys.options_of(game, players))
    highest = 0
    for spot in spots(game, players):
        legal = game.legal(spot.state)
        moves, numbers = list(legal), legal.indices()
        assert numbers == [move.index for move in moves]
        for move in moves:
            assert 0 <= move.index < count
            assert game.move_at(spot.state, move.index) is move
        highest = max([highest, *numbers])
    assert game.move_at(journeys.new_state(game, players, 1), count - 1).index == count - 1
    assert 0 < highest < count


@every_game
def test_an_observation_has_the_size_and_bounds_of_its_fields(
    game: Game[Any], players: int
) -> None:
    fields = game.observation_fields(players, journeys.options_of(game, players))
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


@every_game
def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(
    game: Game[Any], players: int
) -> None:
    differing = 0
    for spot in spots(game, players):
        if spot.number % 7:
            continue
        seat = spot.number // 7 % players
        row = game.observation(spot.state, seat)
        other = game.imagine(spot.state, seat, Stream(spot.number))
        differing += state_hash(game, other) != state_hash(game, spot.state)
        assert game.observation(other, seat) == row
    assert differing > 0, "nothing was hidden: the test saw nothing"


@every_game
def test_what_a_seat_sees_changing_changes_its_observation(game: Game[Any], players: int) -> None:
    """Equal observations on one map mean equal views, but for counters and outlines of tiles."""
    seen: dict[tuple[int, int, bytes], str] = {}
    for spot in spots(game, players, 2):
        seat = spot.number % players
        row = spot.seed, seat, game.observation_bytes(spot.state, seat)
        view = canonical(told(game.view(spot.state, seat)))
        assert seen.setdefault(row, view) == view
    assert len(seen) > 10


def told(data: Any) -> Any:
    """A view without what an observation leaves out; piles without the order of their cards."""
    if isinstance(data, dict):
        left_out = COUNTERS | OUTLINES
        return {key: told(value) for key, value in data.items() if key not in left_out}
    if isinstance(data, list) and all(isinstance(item, str | None) for item in data):
        return sorted(str(item) for item in data)
    return [told(item) for item in data] if isinstance(data, list) else data


@every_game
def test_the_fields_are_the_same_on_every_map(game: Game[Any], players: int) -> None:
    options = journeys.options_of(game, players)
    sizes = {len(game.observation(journeys.new_state(game, players, s), 0)) for s in range(5)}
    assert sizes == {observation_size(game.observation_fields(players, options))}


@every_game
def test_whoever_decides_is_at_the_front_of_an_own_observation(
    game: Game[Any], players: int
) -> None:
    """Field `deciding` counts from the seat that observes, up to the number of sides at the end."""
    fields = game.observation_fields(players, journeys.options_of(game, players))
    place = observation_size(fields[: [field.name for field in fields].index("deciding")])
    for spot in journeys.journey(game, players, 3):
        for seat in spot.seats:
            assert game.observation(spot.state, seat)[place] == expected(spot.state, seat, spot)


def expected(state: State, seat: int, spot: Spot) -> int:
    return spot.sides if state.seat == OVER else (state.seat - seat) % spot.sides
