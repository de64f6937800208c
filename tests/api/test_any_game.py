"""What a page is given to show a game that it knows nothing of."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.server.http.engine_types import ViewPayload
from carrack.testing import announcements, walks, words
from support.games import shown
from support.server.forms import require_form
from support.server.local import LocalServer

GAMES = "/api/v1/games"


def test_a_board_comes_from_the_package_as_a_module(local: LocalServer) -> None:
    answer = local.client.get(f"{GAMES}/{shown.DRAWN.name}/board.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "export function mount(element, props)" in answer.text


@pytest.mark.parametrize(
    ("game", "code"), [("shown", "no-board"), ("amerigo", "no-board"), ("none", "no-game")]
)
def test_a_game_without_a_board_says_so(local: LocalServer, game: str, code: str) -> None:
    answer = local.client.get(f"{GAMES}/{game}/board.js")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, code)


def test_the_catalogue_says_which_games_bring_one(local: LocalServer) -> None:
    boards = {game["name"]: game["board"] for game in local.client.get(GAMES).json()}
    assert boards["drawn"]
    assert not boards["shown"]
    assert not boards["amerigo"]


def test_a_game_in_a_single_file_has_the_texts_of_the_core(local: LocalServer) -> None:
    answer = local.client.get(f"{GAMES}/tiny/messages/en")
    assert answer.status_code == 200
    assert "refusal-no-commands" in answer.text


def test_tables_and_earlier_positions_show_what_the_game_says_plainly(local: LocalServer) -> None:
    table = local.table(game="shown")
    assert table.deciding().look()["view"]["plain"]["asks"] == "asks-throw"
    table.deciding().plays("throw")
    own, public = table.seats[0].look(), table.spectator.look()
    assert own["view"]["plain"]["asks"] == "asks-more"
    require_form(own["view"], ViewPayload)
    hands = [now["view"]["plain"]["sides"][0]["hand"] for now in (own, public)]
    assert isinstance(hands[0], list)  # its own cards, by number
    assert hands[1] == len(hands[0])
    before: dict[str, Any] = table.seats[0].get("/at/0").json()
    assert before["view"]["plain"]["asks"] == "asks-throw"


def test_a_game_that_says_nothing_shows_points_and_its_board_as_text(local: LocalServer) -> None:
    plain = local.table().spectator.look()["view"]["plain"]
    assert plain["sides"] == [{"points": 0}, {"points": 0}]
    assert plain["board"].startswith("> seat 0:   0")


def test_games_with_a_stage_of_their_own_send_nothing_twice(local: LocalServer) -> None:
    assert "plain" not in local.table(game="amerigo", options={}).spectator.look()["view"]


@pytest.mark.parametrize(("game", "secretive"), [("tiny", True), ("amerigo", False)])
def test_a_table_says_whether_seats_know_different_things(
    local: LocalServer, game: str, secretive: bool
) -> None:
    assert local.table(game=game, options={}).spectator.look()["secretive"] is secretive


def test_places_and_their_words_keep_the_promise() -> None:
    for spot in walks.middle_spots(shown.SHOWN, 2, 1, 1):
        announcements.check_plain_view(spot)
    assert words.check_words(shown.SHOWN, 2, 1) == len(["de", "en"])
