"""Views of random positions have the form from which the page's types are written."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.registry import find_game
from carrack.games.amerigo.readers.view_types import AmerigoView
from carrack.games.dutch_east_indies.readers.view_types import DeiView
from carrack.testing.walks import new_state
from support.server.forms import complaints, require_form

EVERY = 23  # moves between two looks
CASES = [("amerigo", AmerigoView, 3), *[("dutch-east-indies", DeiView, n) for n in (1, 2, 4)]]


@pytest.mark.parametrize(("name", "form", "players"), CASES)
def test_every_seat_and_a_spectator_see_a_view_of_the_form(
    name: str, form: Any, players: int
) -> None:
    game, chance, stream = find_game(name), Seeded(players), Stream(players)
    state = new_state(game, players, players)
    for count in range(400):
        if state.seat < 0:
            break
        if count % EVERY == 0:
            for viewer in (None, *range(players)):
                require_form(game.view(state, viewer), form)
        game.apply(state, game.legal(state).sample(stream), chance)
    require_form(game.view(state, None), form)


def test_a_view_that_lacks_a_field_or_has_another_one_is_found() -> None:
    game = find_game("amerigo")
    view = game.view(new_state(game, 2, 1), 0)
    gold = view["seats"][1].pop("gold")
    view["seats"][0]["silver"] = str(gold)
    assert list(complaints(view, AmerigoView, "it")) == [
        "it.seats[0].silver has no type",
        "it.seats[1].gold is missing",
    ]
