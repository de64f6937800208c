"""Maps of one's own over the interface: judged while they are drawn, and drawn at random."""

from __future__ import annotations

from importlib.resources import files

import pytest

from api.house import House

CHECK = "/api/games/dutch-east-indies/maps/check"
GENERATE = "/api/games/dutch-east-indies/maps/generate"
STRAIT = (
    files("carrack.games.dutch_east_indies").joinpath("maps/two.toml").read_text(encoding="utf-8")
)


def test_the_list_of_games_tells_which_have_maps(house: House) -> None:
    maps = {game["name"]: game["maps"] for game in house.client.get("/api/games").json()}
    assert maps["dutch-east-indies"] is True
    assert (maps["amerigo"], maps["tiny"]) == (False, False)


def test_maps_to_begin_with_come_with_their_texts_and_can_be_played(house: House) -> None:
    offered = house.client.get("/api/games/dutch-east-indies/maps").json()
    assert {(each["name"], each["players"]) for each in offered} >= {
        ("two", 2),
        ("three", 3),
        ("four", 4),
    }
    for each in offered:
        said = house.client.post(CHECK, json={"text": each["text"]}).json()
        assert said["playable"]
        assert (said["title"], said["players"]) == (each["title"], each["players"])
    assert house.client.get("/api/games/amerigo/maps").json() == []
    assert house.client.get("/api/games/chess/maps").status_code == 404


def test_a_good_map_is_told_with_its_distances(house: House) -> None:
    said = house.client.post(CHECK, json={"text": STRAIT}).json()
    assert said["playable"]
    assert said["problems"] == []
    assert (said["title"], said["players"], len(said["rows"])) == ("The Strait", 2, 13)
    assert said["ships"][0][0] == {"square": "c11", "facing": "NE"}
    assert [reach["market"] for reach in said["distances"]] == [7, 7]


def test_a_map_that_is_hardly_begun_is_answered_too(house: House) -> None:
    for text in ("", "chart = ", 'chart = """\n.....\n"""\nplayers = 9', "\0\u2028"):
        response = house.client.post(CHECK, json={"text": text})
        assert response.status_code == 200
        assert not response.json()["playable"]
        assert response.json()["problems"]


def test_a_text_that_is_too_long_or_no_text_is_refused(house: House) -> None:
    for body, status in (
        ({"text": "." * 20_001}, 400),
        ({"text": "." * 70_000}, 413),
        ({"text": 1}, 400),
        ({}, 400),
        ({"text": "", "players": 2}, 400),
    ):
        assert house.client.post(CHECK, json=body).status_code == status


@pytest.mark.parametrize(
    ("path", "body"), [("check", {"text": ""}), ("generate", {"players": 2, "seed": 1})]
)
def test_a_game_without_maps_says_so(house: House, path: str, body: dict[str, object]) -> None:
    for game, code in (("amerigo", "no-maps"), ("chess", "no-game")):
        response = house.client.post(f"/api/games/{game}/maps/{path}", json=body)
        assert response.status_code == 404
        assert response.json()["error"]["code"] == code
