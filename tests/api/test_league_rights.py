"""Who may do what in a league, and what its tables tell of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carrack.server.leagues import leagues
from support.server.clubs import FOUNDING, club_of
from support.server.leagues import League, league_of, wish
from support.server.local import LocalServer, opened
from support.server.people import Device
from support.server.shared_luck import refused


def test_only_the_host_begins_changes_and_replaces(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben")
    ben, path = league.devices["Ben"], league.path
    for method, where, body in [
        ("POST", "/begin", {}),
        ("PUT", "", {"open": False}),
        ("POST", "/people", {"person": "0" * 16}),
    ]:
        assert refused(ben.ask(method, path + where, body)) == (403, "league-host")
        assert refused(Device(local).ask(method, path + where, body)) == (401, "signed-out")
    foreign = Device(local, origin="https://elsewhere.example").ask("POST", f"{path}/join", {})
    assert foreign.status_code == 403


def test_a_closed_league_is_joined_by_nobody_and_an_unlisted_one_by_its_link(
    local: LocalServer,
) -> None:
    league = league_of(local, "Ada", listed=False)
    ben = Device(local).remembered("Ben")
    assert ben.get("/leagues") == {"mine": [], "open": []}
    league.host.ask("PUT", league.path, {"listed": True, "name": "Wednesdays"})
    [card] = ben.get("/leagues")["open"]
    assert (card["name"], card["members"], card["yours"]) == ("Wednesdays", 1, False)
    league.host.ask("PUT", league.path, {"open": False})
    assert ben.get("/leagues")["open"] == []
    assert refused(ben.ask("POST", f"{league.path}/join", {})) == (422, "league")
    assert not Device(local).get(league.path)["signed_in"], "whoever knows the link may look"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"name": " "}, "name"),
        ({"game": "chess"}, "game"),
        ({"at_table": 4, "games": 9}, "games"),
        ({"group_size": 2, "at_table": 3}, "group_size"),
        ({"options": {"rounds": 99}}, "options"),
        ({"clock": {"kind": "live", "bank": 60, "nights": True}}, "clock.nights"),
    ],
)
def test_a_league_that_cannot_be_is_refused(
    local: LocalServer, change: dict[str, Any], field: str
) -> None:
    response = Device(local).remembered("Ada").ask("POST", "/leagues", wish(**change))
    assert response.status_code == 400
    assert response.json()["error"]["field"] == field


def test_what_is_not_there_is_said(local: LocalServer) -> None:
    league = league_of(local, "Ada")
    assert refused(league.host.ask("GET", "/leagues/none")) == (404, "no-league")
    assert refused(league.host.ask("GET", f"{league.path}/seasons/1")) == (404, "no-season")
    assert refused(league.host.ask("POST", f"{league.path}/begin", {})) == (422, "league")
    assert refused(league.host.ask("PUT", league.path, {"hours": 3})) == (422, "league")
    assert refused(league.host.ask("POST", f"{league.path}/away", {"away": True})) == (
        422,
        "league",
    )


def test_the_league_of_a_club_and_its_tables_are_seen_by_members_alone(tmp_path: Path) -> None:
    with opened(tmp_path, settings=FOUNDING) as local:
        ada, ben, cy, dee = (Device(local).remembered(n) for n in ("Ada", "Ben", "Cy", "Dee"))
        club = club_of(ada, ben, cy)
        league = League({"Ada": ada, "Ben": ben}, club=club, listed=False)
        assert [each["club"] for each in cy.get("/leagues")["open"]] == [club]
        assert dee.get("/leagues") == {"mine": [], "open": []}
        assert dee.ask("POST", "/leagues", wish(club=club)).status_code == 404
        league.begins()
        (table,) = [game["table"] for game, _ in league.games()]
        for stranger in (dee, Device(local)):
            for path in (league.path, f"{league.path}/seasons/1", f"/tables/{table}"):
                assert stranger.ask("GET", path).status_code == 404
        assert dee.ask("POST", f"{league.path}/join", {}).status_code == 404
        assert cy.get(f"/tables/{table}")["table"] == table
        _, season, *_ = map(json.loads, ada.ask("GET", f"/clubs/{club}/file").text.splitlines())
        assert (season["league"], season["season"]) == ("Tuesdays", 1)
        assert season["file"] == json.loads(ada.ask("GET", f"{league.path}/seasons/1").text)
        ben.post(f"/clubs/{club}/leave", {})
        assert ben.get(league.path)["name"] == "Tuesdays"  # who plays in it goes on
        ada.post(f"/clubs/{club}/leave", {})
        assert ada.get(league.path)["you_host"]
        assert not ada.post(f"{league.path}/leave", {})["yours"]
        assert ada.ask("GET", league.path).status_code == 404
        assert ada.get("/leagues") == {"mine": [], "open": []}
        assert ben.get(league.path)["you_host"], "somebody must be able to go on"


def test_leagues_and_what_one_person_has_of_them_end_somewhere(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = league_of(local, "Ada", "Ben")
    monkeypatch.setattr(leagues, "MOST_MEMBERS", 2)
    cy = Device(local).remembered("Cy")
    assert refused_by(cy, f"{league.path}/join", {}) == "problem-league-full"
    monkeypatch.setattr(leagues, "MOST_LEAGUES", 1)
    assert refused_by(league.host, "/leagues", wish()) == "problem-league-many"


def refused_by(device: Device, path: str, body: dict[str, Any]) -> str:
    answer = device.ask("POST", path, body)
    assert answer.status_code == 422, answer.text
    return str(answer.json()["error"]["key"])


# --- what a table says of its league -------------------------------------------------------------


def league_at(device: Device, table: str) -> Any:
    return device.get(f"/tables/{table}/league")["league"]


def test_a_table_names_its_league_and_round(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben", games=2)
    league.begins()
    first = league.games()[0][0]["table"]
    of_first = {"league": league.id, "name": "Tuesdays", "season": 1, "round": 1}
    stranger = Device(local)
    assert [league_at(each, first) for each in (league.host, stranger)] == [of_first, of_first]
    league.plays_round()
    league.host.ask("PUT", league.path, {"name": "Wednesdays"})
    second = league.games()[0][0]["table"]
    of_second = {**of_first, "name": "Wednesdays", "round": 2}
    assert league_at(stranger, second) == of_second
    told = {mine["table"]: mine["league"] for mine in league.host.get("/me/tables")}
    assert told == {first: {**of_first, "name": "Wednesdays"}, second: of_second}
    other = local.table()
    assert league_at(league.host, other.table) is None
    assert refused(stranger.ask("GET", "/tables/none/league")) == (404, "no-table")


def test_a_table_leads_nobody_to_a_league_who_has_not_got_its_link(local: LocalServer) -> None:
    league = league_of(local, "Ada", "Ben", listed=False)
    league.begins()
    table = league.games()[0][0]["table"]
    cy = Device(local).remembered("Cy")
    assert [league_at(each, table) for each in (cy, Device(local))] == [None, None]
    assert league_at(league.devices["Ben"], table)["name"] == "Tuesdays"
    cy.post(f"{league.path}/join", {})
    assert league_at(cy, table)["name"] == "Tuesdays"


def test_the_league_of_a_club_is_named_at_its_tables_to_who_finds_it(tmp_path: Path) -> None:
    with opened(tmp_path, settings=FOUNDING) as local:
        ada, ben, cy, dee = (Device(local).remembered(n) for n in ("Ada", "Ben", "Cy", "Dee"))
        club = club_of(ada, ben, cy)
        league = League({"Ada": ada, "Ben": ben}, club=club, listed=False)
        league.begins()
        table = league.games()[0][0]["table"]
        assert league_at(cy, table)["league"] == league.id
        assert dee.ask("GET", f"/tables/{table}/league").status_code == 404
        ben.post(f"/clubs/{club}/leave", {})
        assert league_at(ben, table)["league"] == league.id, "who is in it finds it still"
        ben.post(f"{league.path}/leave", {})
        assert league_at(ben, table) is None, "the seat is still theirs"
        assert [mine["league"] for mine in ben.get("/me/tables")] == [None]
