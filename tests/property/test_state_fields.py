"""Each field of a position is copied, stored, shown and observed as the table of its game says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from carrack.core.fields import DERIVED, StateField
from carrack.core.game import OVER, Game, State
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.games.amerigo import state as amerigo
from carrack.games.amerigo.game import GAME as AMERIGO
from carrack.games.dutch_east_indies import state as indies
from carrack.games.dutch_east_indies.game import GAME as INDIES

RECORDS = Path(__file__).parents[1] / "records"
NO_FIELDS = {"world", "players", "events", "opening"}  # given to copies; reports of one move
GAMES = (  # a record, and another whose values are put into positions of the first
    (AMERIGO, amerigo.FIELDS, "amerigo-2-greedy", "amerigo-2-random"),
    (INDIES, indies.FIELDS, "dutch-east-indies-2-greedy", "dutch-east-indies-2-crowded"),
    (INDIES, indies.FIELDS, "dutch-east-indies-1-careless", "dutch-east-indies-1-greedy"),
)
ALONE = ("turn", "automaton", "aside")  # fields that matter in games against the automaton
RARE_ALONE = ("seat", "active", "start", "fought", "banned")  # and those that hardly do there
CASES = [
    pytest.param(game, first, second, field, id=f"{first}-{field.name}")
    for game, table, first, second in GAMES
    for field in table
    if field.name not in (RARE_ALONE if "-1-" in first else ALONE)
]


@pytest.mark.parametrize(
    ("kind", "table"), [(amerigo.Amerigo, amerigo.FIELDS), (indies.Dei, indies.FIELDS)]
)
def test_every_field_is_in_the_table(kind: type[State], table: list[StateField]) -> None:
    base = set(vars(State()))
    assert {field.name for field in table} == {*base, *kind.__annotations__} - NO_FIELDS
    assert len(table) == len({field.name for field in table})


@pytest.mark.parametrize(("game", "first", "second", "field"), CASES)
def test_a_field_is_copied_and_stored(
    game: Game[Any], first: str, second: str, field: StateField
) -> None:
    for _, other in islice(changed(first, second, field.name), 50):
        value = getattr(other, field.name)
        assert plain(getattr(other.copy(), field.name)) == plain(value), "not copied"
        if field.kind != DERIVED:
            again = game.from_json(game.to_json(other))
            assert plain(getattr(again, field.name)) == plain(value), "not stored"


@pytest.mark.parametrize(("game", "first", "second", "field"), CASES)
def test_a_field_is_shown_and_observed_as_the_table_says(
    game: Game[Any], first: str, second: str, field: StateField
) -> None:
    seats = [0] if "-1-" in first else [0, 1]
    some = [1 if seen else 11 for seen in (field.shown, field.observed)]  # what is hidden: fewer
    pairs = [islice(changed(first, second, field.name), 0, None, step) for step in some]
    shown = seen(pairs[0], [*seats, None], game.view)
    observed = seen(pairs[1], seats, game.observation_bytes)
    assert (shown, observed) == (field.shown, field.observed)


def seen(pairs: Any, viewers: Any, look: Callable[[Any, Any], Any]) -> bool:
    """Whether the change of a field can be seen by somebody in some of the pairs."""
    for before, after in pairs:
        if before.seat == OVER:
            continue
        for viewer in viewers:
            try:
                if look(after, viewer) != look(before, viewer):
                    return True
            except (IndexError, KeyError, ValueError):  # the two do not go together
                continue
    return False


def changed(first: str, second: str, name: str) -> Iterator[tuple[Any, Any]]:
    """Positions, and copies of them in which one field is as it was in another position."""
    there, elsewhere = positions(first), positions(second)
    donors = [there[distance:] for distance in (1, 5, 60)] + [elsewhere, elsewhere[9:]]
    for row in donors:
        for whole, donor in zip(there, row, strict=False):
            if plain(getattr(whole, name)) != plain(getattr(donor, name)):
                other = whole.copy()
                setattr(other, name, getattr(donor.copy(), name))
                yield whole, other


@cache
def positions(name: str) -> list[Any]:
    """The positions of a golden record one after the other."""
    record = read_record((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())
    replay = Replay(find_game(record.header.game), record)
    return [replay.match.state.copy() for _ in replay.steps()]


def plain(value: Any) -> Any:
    """A value that can be compared."""
    return value.to_json() if hasattr(value, "to_json") else value
