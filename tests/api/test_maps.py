"""Custom maps over the interface: judged while they are drawn, and drawn at random."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from support.games.editions import write_edition
from support.server import in_turn
from support.server.local import (
    InlineBots,
    LocalServer,
    NewTable,
    move_id,
    opened,
    stranger,
    until_person_decides,
)

CHECK = "/api/v1/games/dutch-east-indies/maps/check"
GENERATE = "/api/v1/games/dutch-east-indies/maps/generate"
STRAIT = (
    files("carrack.games.dutch_east_indies").joinpath("maps/two.toml").read_text(encoding="utf-8")
)


def test_the_list_of_games_tells_which_have_maps(local: LocalServer) -> None:
    maps = {game["name"]: game["maps"] for game in local.client.get("/api/v1/games").json()}
    assert maps["dutch-east-indies"] is True
    assert (maps["amerigo"], maps["tiny"]) == (False, False)


def test_maps_to_begin_with_come_with_their_texts_and_can_be_played(local: LocalServer) -> None:
    offered = local.client.get("/api/v1/games/dutch-east-indies/maps").json()
    assert {(each["name"], each["players"]) for each in offered} >= {
        ("two", 2),
        ("three", 3),
        ("four", 4),
    }
    for each in offered:
        said = local.client.post(CHECK, json={"text": each["text"]}).json()
        assert said["playable"]
        assert (said["title"], said["players"]) == (each["title"], each["players"])
    assert local.client.get("/api/v1/games/amerigo/maps").json() == []
    assert local.client.get("/api/v1/games/chess/maps").status_code == 404


def test_a_good_map_is_reported_with_its_distances(local: LocalServer) -> None:
    said = local.client.post(CHECK, json={"text": STRAIT}).json()
    assert said["playable"]
    assert said["problems"] == []
    assert (said["title"], said["players"], len(said["rows"])) == ("The Strait", 2, 13)
    assert said["ships"][0][0] == {"square": "c11", "facing": "NE"}
    assert [reach["market"] for reach in said["distances"]] == [7, 7]


def test_a_map_that_is_hardly_begun_is_answered_too(local: LocalServer) -> None:
    for text in ("", "chart = ", 'chart = """\n.....\n"""\nplayers = 9', "\0\u2028"):
        response = local.client.post(CHECK, json={"text": text})
        assert response.status_code == 200
        assert not response.json()["playable"]
        assert response.json()["problems"]


def test_a_text_that_is_too_long_or_no_text_is_refused(local: LocalServer) -> None:
    for body, status in (
        ({"text": "." * 20_001}, 400),
        ({"text": "." * 70_000}, 413),
        ({"text": 1}, 400),
        ({}, 400),
        ({"text": "", "players": 2}, 400),
    ):
        assert local.client.post(CHECK, json=body).status_code == status


@pytest.mark.parametrize(
    ("path", "body"), [("check", {"text": ""}), ("generate", {"players": 2, "seed": 1})]
)
def test_a_game_without_maps_says_so(
    local: LocalServer, path: str, body: dict[str, object]
) -> None:
    for game, code in (("amerigo", "no-maps"), ("chess", "no-game")):
        response = local.client.post(f"/api/v1/games/{game}/maps/{path}", json=body)
        assert response.status_code == 404
        assert response.json()["error"]["code"] == code


# --- at random -----------------------------------------------------------------------------------


def test_a_random_map_is_the_same_for_the_same_numbers_and_has_no_problem(
    local: LocalServer,
) -> None:
    wish = {"players": 2, "seed": 2**53 - 1}
    text = local.client.post(GENERATE, json=wish).json()["text"]
    assert local.client.post(GENERATE, json=wish).json() == {"text": text}
    said = local.client.post(CHECK, json={"text": text}).json()
    assert (said["playable"], said["problems"]) == (True, [])


def test_a_random_map_for_nobody_is_refused(local: LocalServer) -> None:
    for wish, field in (
        ({"players": 5, "seed": 1}, "players"),
        ({"players": 0, "seed": 1}, "players"),
        ({"players": 2, "seed": -1}, "seed"),
        ({"players": 2, "seed": 2**53}, "seed"),
        ({"players": 2}, "seed"),
    ):
        response = local.client.post(GENERATE, json=wish)
        assert response.status_code == 400
        assert response.json()["error"]["field"] == field


def test_a_stranger_who_wants_maps_without_end_is_stopped(tmp_path: Path) -> None:
    address = GENERATE.replace("dutch-east-indies", "amerigo")
    with stranger(tmp_path, cost_at_once=43, cost_per_second=0.01) as client:
        wish = {"players": 2, "seed": 1}
        in_turn.let_through(lambda: client.post(address, json=wish), 3, good=404)
        assert client.post(CHECK, json={"text": ""}).status_code == 200


# --- at a table ----------------------------------------------------------------------------------

SEA = STRAIT.replace('name = "two"', 'name = "my-sea"').replace("The Strait", "My Sea")
OWN: dict[str, Any] = {"game": "dutch-east-indies", "options": {"map": SEA}}


def test_a_table_with_a_custom_map_continues_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table(**OWN)
        seq = made.one_move()
        assert made.spectator.look()["view"]["static"]["title"] == "My Sea"
    with opened(tmp_path) as local:
        made = NewTable(local, made.answer)
        assert made.spectator.look()["options"]["map"] == SEA
        assert made.one_move() > seq


def test_bots_play_on_a_custom_map_which_travels_with_their_messages(local: LocalServer) -> None:
    made = local.against_bots(2, bot="greedy", **OWN)
    seq = 0
    for _ in range(12):
        if until_person_decides(made)["status"] == "over":
            break  # the bot was lucky: nobody fixed its dice
        deciding = made.deciding().look()
        end = [move["index"] for move in deciding["legal"] if move["move"] == "end"]
        body = {"move_id": move_id(), "index": end[0] if end else deciding["legal"][0]["index"]}
        seq = made.deciding().post("/moves", {**body, "at": deciding["seq"]}).json()["seq"]
    assert seq > 12  # somebody else has moved as well
    assert isinstance(local.bots, InlineBots)
    assert all(job.state["map"] == SEA for job in local.bots.jobs)


def test_a_map_with_mistakes_makes_no_table(local: LocalServer) -> None:
    for text, said in (
        (SEA.replace("MM", "M.", 1), "The port on l5 touches no island"),
        (SEA.replace("players = 2", "players = 3"), "there are 2 home islands"),
    ):
        response = local.post_table(**{**OWN, "options": {"map": text}})
        assert response.status_code == 400
        error = response.json()["error"]
        assert error["field"] == "options"
        assert said in error["message"]
    response = local.post_table(**{**OWN, "options": {"map": SEA, "chart": "two"}})
    assert response.status_code == 400
    assert "leave “chart” at “standard”" in response.json()["error"]["message"]


def test_a_map_in_the_folder_is_offered_for_its_numbers_of_players(
    local: LocalServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARRACK_EDITIONS", str(tmp_path / "own"))
    write_edition(tmp_path / "own", SEA, "my-sea")
    games = {game["name"]: game for game in local.client.get("/api/v1/games").json()}
    options = {option["name"]: option for option in games["dutch-east-indies"]["options"]}
    assert options["chart"]["choices"] == ["standard", "cove", "four", "three", "two", "my-sea"]
    assert options["chart"]["choice_players"]["my-sea"] == [1, 2]
    assert "standard" not in options["chart"]["choice_players"]
    assert options["map"]["longest"] == 20_000
    made = local.table(**{**OWN, "options": {"chart": "my-sea"}})
    assert made.spectator.look()["view"]["static"]["title"] == "My Sea"
