"""What a page is given to show a game that it knows nothing of."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.main import main
from carrack.core.registry import UnknownGame, find_game, game_names, left_out
from carrack.server.http import modules
from carrack.server.shapes.engine_types import ViewPayload
from carrack.testing import announcements, walks, words
from support.games import shown
from support.server.forms import require_form
from support.server.local import LocalServer

GAMES, SERVER = "/api/v1/games", "/api/v1/server"


@pytest.mark.parametrize(("game", "draws"), [("drawn", "board"), ("staged", "stage")])
def test_what_draws_a_game_comes_from_its_package(
    local: LocalServer, game: str, draws: str
) -> None:
    listed = modules_of(local)[game]
    assert listed == {"address": f"api/v1/games/{game}/{draws}.js", "draws": draws, "parts": []}
    answer = local.client.get(f"/{listed['address']}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "export function mount(element, props)" in answer.text


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("shown/board", "no-board"),
        ("drawn/stage", "no-board"),
        ("staged/board", "no-board"),
        ("amerigo/stage", "no-board"),
        ("none/board", "no-game"),
    ],
)
def test_a_game_that_brings_no_such_module_says_so(
    local: LocalServer, address: str, code: str
) -> None:
    answer = local.client.get(f"{GAMES}/{address}.js")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, code)


def test_modules_of_the_pages_build_are_in_the_same_list(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    built = tmp_path / "modules.json"
    monkeypatch.setattr(modules, "BUILT", built)
    assert modules_of(local)["amerigo"] is None  # there is no page
    of_page = {"address": "assets/a.js", "parts": ["figures"]}
    built.write_text(json.dumps({"amerigo": of_page, "drawn": of_page}))
    listed = modules_of(local)
    assert listed["amerigo"] == {**of_page, "draws": "stage"}
    assert listed["drawn"]["draws"] == "board"  # what the package brings goes first
    assert listed["shown"] is None


def modules_of(local: LocalServer) -> dict[str, Any]:
    return {game["name"]: game["module"] for game in local.client.get(GAMES).json()}


def test_a_game_is_shown_in_positions_of_its_own_as_spectators_see_them(
    local: LocalServer,
) -> None:
    frames = local.client.get(f"{GAMES}/shown/showcase").json()
    assert len(frames) > 3
    first, *later = frames
    require_form(first, ViewPayload)
    assert (first["viewer"], first["turn"]) == (None, 3)
    hands = [side["hand"] for frame in frames for side in frame["plain"]["sides"]]
    assert all(isinstance(hand, int) for hand in hands)  # how many cards, not which
    assert not any("viewer" in frame for frame in later)  # what has not changed is not sent again
    assert local.client.get(f"{GAMES}/none/showcase").json()["error"]["code"] == "no-game"


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


BROKEN = {
    "gone": "gone_game:GAME",
    "ends": "support.games.ends:GAME",
    "nothing": "support.games.tiny:careful",
    "named": "support.games.tiny:GAME",
}
"""Games that cannot be loaded, by name: what their packages announce."""


def test_a_game_that_cannot_be_loaded_is_left_out_alone_and_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    local: LocalServer,
) -> None:
    about = tmp_path / "broken-1.dist-info"
    about.mkdir()
    lines = [f"{name} = {place}" for name, place in BROKEN.items()]
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (about / "entry_points.txt").write_text("\n".join(["[carrack.games]", *lines]))
    whole = game_names()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "gone_game", None)
    assert game_names() == whole  # without a restart, too
    assert left_out().keys() == BROKEN.keys() == set(local.client.get(SERVER).json()["left_out"])
    assert [game["name"] for game in local.client.get(GAMES).json()] == whole
    with pytest.raises(UnknownGame, match="cannot be loaded: ModuleNotFoundError"):
        find_game("gone")
    assert main(["games"]) == 1
    printed = capsys.readouterr().out
    main(["serve", "--check", "--data", str(tmp_path / "data"), "--port", "0"])
    said = capsys.readouterr().out
    for name in BROKEN:
        assert f"the game {name} cannot" in caplog.text
        assert f"the game {name} cannot" in said
        assert f"\n{name}" in printed
    assert "Amerigo, 2 to 4 players" in printed


def test_a_game_that_cannot_say_what_it_is_is_left_out_of_the_list_alone(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = [game["name"] for game in local.client.get(GAMES).json()]

    def broken(self: object) -> list[Any]:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(type(find_game("shown")), "options", broken)
    names = [game["name"] for game in local.client.get(GAMES).json()]
    assert set(whole) - set(names) >= {"shown"}
    assert "amerigo" in names
    assert "the game shown is not offered" in caplog.text
