"""What Carrack's own games promise of observations beyond the contract (`carrack.testing`)."""

from __future__ import annotations

from typing import Any

from carrack.core.game import OVER, Game, State, canonical
from carrack.core.observation import observation_size
from carrack.testing import walks
from carrack.testing.walks import WalkPosition
from support.games.all_games import every_game

COUNTERS = {"turn", "round", "reveals", "rounds"}  # in a view: how far it is, not what matters
OUTLINES = {"tiles", "posts", "static"}  # which squares one tile covers, and in which order


@every_game
def test_what_a_seat_sees_changing_changes_its_observation(game: Game[Any], players: int) -> None:
    """Equal observations on one map mean equal views, but for counters and outlines of tiles."""
    seen: dict[tuple[int, int, bytes], str] = {}
    for spot in (s for seed in range(2) for s in walks.walk(game, players, seed)):
        seat = spot.number % players
        row = spot.seed, seat, game.observation_bytes(spot.state, seat)
        view = canonical(observable(game.view(spot.state, seat)))
        assert seen.setdefault(row, view) == view
    assert len(seen) > 10


def observable(data: Any) -> Any:
    """A view without what an observation leaves out; piles without the order of their cards."""
    if isinstance(data, dict):
        left_out = COUNTERS | OUTLINES
        return {key: observable(value) for key, value in data.items() if key not in left_out}
    if isinstance(data, list) and all(isinstance(item, str | None) for item in data):
        return sorted(str(item) for item in data)
    return [observable(item) for item in data] if isinstance(data, list) else data


@every_game
def test_whoever_decides_is_at_the_front_of_an_own_observation(
    game: Game[Any], players: int
) -> None:
    """Field `deciding` counts from the seat that observes, up to the number of sides at the end."""
    fields = game.observation_fields(players, walks.options_of(game, players))
    place = observation_size(fields[: [field.name for field in fields].index("deciding")])
    for spot in walks.walk(game, players, 3):
        for seat in spot.seats:
            assert game.observation(spot.state, seat)[place] == expected(spot.state, seat, spot)


def expected(state: State, seat: int, spot: WalkPosition) -> int:
    return spot.sides if state.seat == OVER else (state.seat - seat) % spot.sides
