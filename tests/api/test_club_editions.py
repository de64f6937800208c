"""Editions that a club shares: brought by a host, played by members, seen by nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carrack.cli.main import main
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.server.store import club_editions
from support.server.clubs import FOUNDING, club_of, local
from support.server.local import LocalServer, opened
from support.server.people import Device
from support.server.tables import bot, human

__all__ = ["local"]

GAMES = ("amerigo", "dutch-east-indies")


def three(local: LocalServer) -> tuple[str, Device, Device, Device]:
    """A club of Ada, its host, and Ben; Cleo is in none."""
    ada, ben, cleo = (Device(local).remembered(name) for name in ("Ada", "Ben", "Cleo"))
    return f"/clubs/{club_of(ada, ben)}/editions", ada, ben, cleo


def box(game: str, title: str = "The box from the attic") -> str:
    """The text of an edition that differs from ours."""
    said = find_game(game).judge_edition("", None)
    assert said is not None
    text = said["text"].replace('"My box"', f'"{title}"').replace("stick = 0.3\n", "stick = 0.45\n")
    return str(text.replace("gives = { coins = 2 }", "gives = { coins = 4 }"))


def share(who: Device, path: str, game: str, text: str) -> list[dict[str, Any]]:
    return list(who.post(path, {"game": game, "text": text})["editions"])


@pytest.mark.parametrize("game", GAMES)
def test_a_member_plays_with_the_edition_of_a_host_and_its_record_replays_elsewhere(
    local: LocalServer, game: str
) -> None:
    path, ada, ben, _ = three(local)
    (shared,) = share(ada, path, game, box(game))
    assert (shared["name"], shared["title"]) == ("my-box", "The box from the attic")
    assert ben.get(path)["editions"] == [shared]
    options = ben.get(f"{path}/{shared['number']}")["options"]
    assert options["box"] == box(game)
    assert options.get("stick") == (45 if game == "amerigo" else None)
    wish = {"game": game, "players": 2, "options": options, "seats": [human("Ben"), bot("Bot")]}
    made = ben.post("/tables", wish)
    ada.ask("DELETE", f"{path}/{shared['number']}", {})
    record = local.client.get(f"/api/v1/tables/{made['table']}/record?full=1").text
    lines = [line for line in record.splitlines() if line]
    assert read_record(lines[:1]).header.options["box"] == box(game)
    snapshot = local.client.get(f"/api/v1/tables/{made['table']}").json()
    assert snapshot["view"]["static"]["edition"] == "my-box"


def test_a_title_has_nothing_that_cannot_be_seen(local: LocalServer) -> None:
    path, ada, _, _ = three(local)
    body = {"game": "amerigo", "text": box("amerigo", "Ours\u202e")}
    refused = ada.ask("POST", path, body)
    assert (refused.status_code, refused.json()["error"]["field"]) == (400, "title")
    (shared,) = share(ada, path, "amerigo", box("amerigo", "Zoe\u0308’s"))
    assert shared["title"] == "Zo\u00eb’s"


def test_only_hosts_bring_and_take_and_only_members_see(local: LocalServer) -> None:
    path, ada, ben, cleo = three(local)
    (shared,) = share(ada, path, "amerigo", box("amerigo"))
    body = {"game": "amerigo", "text": box("amerigo")}
    asked = [("GET", path, None), ("GET", f"{path}/{shared['number']}", None)]
    hosts = [("POST", path, body), ("DELETE", f"{path}/{shared['number']}", {})]
    for method, place, post in asked + hosts:
        assert cleo.ask(method, place, post).status_code == 404
        assert Device(local).ask(method, place, post).status_code == 401
    for method, place, post in hosts:
        assert ben.ask(method, place, post).status_code == 403
    assert ada.ask("DELETE", f"{path}/{shared['number']}", {}).json() == {"editions": []}
    gone = ada.ask("DELETE", f"{path}/{shared['number']}", {})
    assert (gone.status_code, gone.json()["error"]["code"]) == (404, "no-club-edition")
    assert ben.ask("GET", f"{path}/{shared['number']}").status_code == 404


def test_what_cannot_be_played_is_refused_with_what_where_and_why(local: LocalServer) -> None:
    path, ada, *_ = three(local)
    wrong = box("dutch-east-indies").replace("crates = 5", "crates = 9", 1)
    refused = ada.ask("POST", path, {"game": "dutch-east-indies", "text": wrong})
    assert refused.status_code == 400
    error = refused.json()["error"]
    assert error["field"] == "text"
    assert "crates is 9; it is a whole number from 1 to 5" in error["message"]
    tile = '[".####.", "##..#.", "......", "#.#.#.", "......", ".#.#.#"]'
    head, *tiles = box("amerigo").split('map = ["')
    mapless = head + "".join(f"map = {tile}{rest[rest.index(']') + 1 :]}" for rest in tiles)
    refused = ada.ask("POST", path, {"game": "amerigo", "text": mapless})
    assert (refused.status_code, "no legal map" in refused.text) == (400, True)
    for body in ({"game": "amerigo", "text": "#" * 40_001}, {"game": "amerigo", "text": ""}, {}):
        assert ada.ask("POST", path, body).status_code == 400
    assert ada.ask("POST", path, {"game": "chess", "text": "#"}).status_code == 404
    assert ada.get(path)["editions"] == []


def test_the_next_version_takes_the_place_of_the_one_before_and_there_is_an_end(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, ada, *_ = three(local)
    monkeypatch.setattr(club_editions, "MOST", 1)
    share(ada, path, "amerigo", box("amerigo"))
    (now,) = share(ada, path, "amerigo", box("amerigo", "Mended"))
    assert now["title"] == "Mended"
    other = box("amerigo").replace('"my-box"', '"other-box"')
    refused = ada.ask("POST", path, {"game": "amerigo", "text": other})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "full")
    assert ada.get(path)["editions"] == [now]


def test_the_operator_lists_them_and_takes_them_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(tmp_path, settings=FOUNDING) as local:
        path, ada, *_ = three(local)
        (shared,) = share(ada, path, "amerigo", box("amerigo"))
        club = path.split("/")[2]
        data = str(tmp_path)
        assert main(["club", "editions", club, "--data", data]) == 0
        assert "amerigo  The box from the attic  (my-box, since" in capsys.readouterr().out
        assert main(["club", "withdraw", club, "7", "--data", data]) == 1
        assert main(["club", "withdraw", club, str(shared["number"]), "--data", data]) == 0
        assert ada.get(path)["editions"] == []
