"""Clubs: founded, joined by a link that a host may renew, seen by nobody else."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from carrack.server.app import ROUTES
from carrack.server.clubs import clubs
from carrack.server.http.schema import is_public
from carrack.server.settings import Settings
from support.server import in_turn
from support.server.clubs import FOUNDING, club_of, listed, local, sits_down
from support.server.local import LocalServer, Seat, closed_with, opened
from support.server.people import Device, done

__all__ = ["local"]


def person(device: Device, club: str, name: str) -> str:
    """The pseudonym of a member."""
    members = device.get(f"/clubs/{club}")["members"]
    return str(next(each["person"] for each in members if each["name"] == name))


def roles(device: Device, club: str) -> dict[str, str]:
    return {each["name"]: each["role"] for each in device.get(f"/clubs/{club}")["members"]}


def merged(into: Device, other: Device) -> None:
    into.post("/me/merge", {"code": other.post("/me/code", {})["code"]})


def test_a_club_is_founded_and_joined_by_an_invitation(local: LocalServer) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    club = ada.post("/clubs", {"name": " Sea  dogs "})
    assert (club["name"], club["role"], club["invitation"]) == ("Sea dogs", "host", False)
    invitation = ada.post(f"/clubs/{club['club']}/invitation", {})
    stranger = Device(local).post("/club-invitation", invitation)
    assert stranger == {"club": club["club"], "name": "Sea dogs", "members": 1, "member": False}
    assert ben.get("/clubs")["clubs"] == []  # looking is not joining
    joined = ben.post("/club-invitation/accept", invitation)
    assert joined == ben.post("/club-invitation/accept", invitation)
    assert roles(ben, club["club"]) == {"Ada": "host", "Ben": "member"}
    (mine,) = ben.get("/clubs")["clubs"]
    assert (mine["name"], mine["role"], mine["members"]) == ("Sea dogs", "member", 2)
    assert ben.ask("PUT", f"/clubs/{club['club']}", {"name": "Mine"}).status_code == 403
    assert done(ada.ask("PUT", f"/clubs/{club['club']}", {"name": "Gulls"}))["name"] == "Gulls"


def test_an_invitation_is_void_once_another_one_is_made_or_it_is_revoked(
    local: LocalServer, tmp_path: Path
) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    club = club_of(ada)
    old, new = (ada.post(f"/clubs/{club}/invitation", {}) for _ in range(2))
    assert ben.ask("POST", "/club-invitation/accept", old).status_code == 410
    assert Device(local).ask("POST", "/club-invitation", old).status_code == 410
    ada.ask("DELETE", f"/clubs/{club}/invitation", {})
    assert ben.ask("POST", "/club-invitation/accept", new).status_code == 410
    assert not ada.get(f"/clubs/{club}")["invitation"]
    assert new["invitation"] not in in_turn.all_kept(tmp_path / "carrack.db")
    secret = new["invitation"].encode()
    assert all(secret not in file.read_bytes() for file in tmp_path.glob("carrack.db*"))


def test_nobody_joins_by_an_old_link_once_the_last_member_has_left(local: LocalServer) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    club = club_of(ada)
    invitation = ada.post(f"/clubs/{club}/invitation", {})
    ada.post(f"/clubs/{club}/talk", {"text": "among ourselves"})
    ada.post(f"/clubs/{club}/leave", {})
    assert ben.ask("POST", "/club-invitation", invitation).status_code == 410
    assert ben.ask("POST", "/club-invitation/accept", invitation).status_code == 410


def test_who_is_removed_does_not_come_back_by_the_link_that_let_them_join(
    local: LocalServer,
) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    club = club_of(ada)
    invitation = ada.post(f"/clubs/{club}/invitation", {})
    ben.post("/club-invitation/accept", invitation)
    whom = person(ada, club, "Ben")
    assert not ada.post(f"/clubs/{club}/members/{whom}", {"action": "remove"})["invitation"]
    assert ben.ask("POST", "/club-invitation/accept", invitation).status_code == 410


def test_only_whoever_runs_a_server_founds_clubs_unless_they_say_otherwise(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        ada = Device(local).remembered()
        assert ada.get("/clubs") == {"may_found": False, "clubs": []}
        assert not ada.get("/me")["clubs"]
        assert ada.ask("POST", "/clubs", {"name": "Mine"}).status_code == 403
        assert Device(local).ask("GET", "/clubs").status_code == 401
    with opened(tmp_path, settings=FOUNDING) as local:
        cleo = Device(local).remembered("Cleo")
        assert cleo.get("/clubs") == {"may_found": True, "clubs": []}
        assert cleo.get("/me")["clubs"] and not Device(local).get("/me")["clubs"]
        in_turn.let_through(lambda: cleo.ask("POST", "/clubs", {"name": "Mine"}), 3)


def test_members_leave_and_are_removed_and_the_longest_member_is_host_next(
    local: LocalServer,
) -> None:
    ada, ben, cleo = (Device(local).remembered(name) for name in ("Ada", "Ben", "Cleo"))
    club = club_of(ada, ben, cleo)
    dan = Device(local).remembered("Dan")
    dan.post("/club-invitation/accept", ada.post(f"/clubs/{club}/invitation", {}))
    who = f"/clubs/{club}/members/{person(ada, club, 'Dan')}"
    assert ben.ask("POST", who, {"action": "remove"}).status_code == 403
    ada.post(who, {"action": "remove"})
    assert dan.ask("GET", f"/clubs/{club}").status_code == 404
    ben_there = f"/clubs/{club}/members/{person(ada, club, 'Ben')}"
    ada.post(ben_there, {"action": "host"})
    assert ada.ask("POST", ben_there, {"action": "remove"}).status_code == 403
    ada.post(f"/clubs/{club}/leave", {})
    assert roles(ben, club) == {"Ben": "host", "Cleo": "member"}
    ben.post(ben_there, {"action": "member"})  # the last host hands it over
    assert roles(ben, club) == {"Cleo": "host", "Ben": "member"}
    done(cleo.ask("DELETE", "/me", {}))
    assert roles(ben, club) == {"Ben": "host"}


def test_who_is_two_people_keeps_what_both_are_in_clubs(local: LocalServer) -> None:
    ada, adele, ben = (Device(local).remembered(name) for name in ("Ada", "Adele", "Ben"))
    both, hers = club_of(adele, ada, name="Both"), club_of(adele, ben, name="Hers")
    since = ben.get(f"/clubs/{hers}")["members"][0]["since"]
    merged(ada, adele)
    assert roles(ada, both) == {"Ada": "host"}
    assert roles(ben, hers) == {"Ada": "host", "Ben": "member"}
    assert ben.get(f"/clubs/{hers}")["members"][0]["since"] == since


def test_what_somebody_takes_away_names_their_clubs(local: LocalServer) -> None:
    ada = Device(local).remembered()
    club_of(ada)
    (club,) = json.loads(ada.ask("GET", "/me/file").text.splitlines()[0])["clubs"]
    assert (club["name"], club["role"]) == ("Sea dogs", "host")


def test_a_server_may_be_one_club_to_which_everybody_belongs(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        before = Device(local).remembered("Ada")
    own = Settings(loopback_exempt=True, club="The Gulls")
    with opened(tmp_path, settings=own) as local:
        before.local, after = local, Device(local).remembered("Ben")
        (club,) = after.get("/clubs")["clubs"]
        assert (club["name"], club["members"]) == ("The Gulls", 2)
        assert roles(before, club["club"]) == {"Ada": "member", "Ben": "member"}
        assert after.ask("POST", f"/clubs/{club['club']}/leave", {}).status_code == 422


def test_members_see_the_profiles_of_each_other(local: LocalServer) -> None:
    ada, ben, eve = (Device(local).remembered(name) for name in ("Ada", "Ben", "Eve"))
    club = club_of(ada, ben)
    who = person(ada, club, "Ben")
    assert ada.get(f"/people/{who}")["name"] == "Ben"
    assert eve.ask("GET", f"/people/{who}").status_code == 404
    ben.post(f"/clubs/{club}/leave", {})
    assert ada.ask("GET", f"/people/{who}").status_code == 404


def test_a_host_exports_a_club_with_nothing_secret_of_running_games(local: LocalServer) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    club = club_of(ada, ben)
    over = listed(ada, local, club=club, free=0, options={"rounds": 1})
    over.play_out()
    going = listed(ada, local, club=club, free=0)
    wish = {"game": "dutch-east-indies", "options": {"rounds": 1}}
    cut = listed(ada, local, club=club, free=0, **wish)
    while (now := cut.spectator.look())["status"] == "running":
        cut.seats[now["deciding"]].plays("end")
    shown = {each["table"]: each["seats"] for each in ben.get(f"/clubs/{club}/tables")["tables"]}
    ended = over.spectator.look()["result"]
    assert [seat["place"] for seat in shown[over.table]] == ended["places"]
    assert [seat["points"] for seat in shown[over.table]] == ended["points"]
    assert [seat["won"] for seat in shown[over.table]] == [p == 1 for p in ended["places"]]
    assert {seat["points"] for seat in shown[going.table]} == {None}
    assert [(seat["place"], seat["won"]) for seat in shown[cut.table]] == [(1, False)] * 2
    assert ben.ask("GET", f"/clubs/{club}/file").status_code == 403
    text = ada.ask("GET", f"/clubs/{club}/file").text
    first, *tables = map(json.loads, text.splitlines())
    assert [each["name"] for each in first["members"]] == ["Ada", "Ben"]
    by_name = {each["table"]: each for each in tables}
    assert by_name[over.table]["result"] and '"carrack":' in by_name[over.table]["record"]
    assert by_name[going.table]["record"] is None
    assert local.tables.known[going.table].open_table.row.seed.hex() not in text


# --- nobody else learns anything -----------------------------------------------------------------


CANARIES = ("Canary Club", "Canary Ada", "Canary Ben", "Canary seat")


def everything_asked(device: Device, names: dict[str, str], tokens: list[str]) -> list[str]:
    """What every route says to somebody, whatever it is asked with."""
    heard = []
    key = {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
    bodies: list[Any] = [
        {},
        {"name": "Eve"},
        {"action": "accept", "invitation": "x", "token": "t" * 43},
        {"action": "invite"},
        {"action": "remove"},
        {"token": "t" * 43},
        {"seat": 1, "person": names["person"]},
        {"text": "hello"},
        {"move_id": "m", "at": 0, "move": "throw"},
        {"move_id": "m", "move": "throw", "seat": 0},
        {"move_id": "m", "to": 0, "at": 0},
        {"at": 0},
        {"seat": 0, "hash": "0" * 64},
        {"paused": True},
        {"answer": "ask", "at": 0},
        {"open": True},
        {"on": True},
        {"give_up": True},
        {"seats": "same"},
        {"step": 0, "seats": [{"kind": "human"}]},
        {"tables": [{"table": names["table"], "tokens": tokens}]},
    ]
    for route in ROUTES:
        if not is_public(route) or "games" in route.path:  # type: ignore[attr-defined]
            continue
        path = route.path.removeprefix("/api/v1")  # type: ignore[attr-defined]
        if path.startswith(("/me", "/enter", "/replays")):
            continue
        path = path.format_map(defaultdict(lambda: "1", names))
        for method in sorted(route.methods - {"HEAD"}):  # type: ignore[attr-defined]
            for body in bodies if method in ("POST", "PUT") else [None if method == "GET" else {}]:
                answer = device.ask(method, path, body, **key)
                heard.append(answer.text)
                if "{table}" in route.path or "{club}" in route.path:  # type: ignore[attr-defined]
                    assert answer.status_code in (400, 401, 404), (method, path, body, answer.text)
                    assert answer.status_code != 401 or not device.cookie
    heard.append(device.ask("GET", f"/../tables/{names['table']}/record", **key).text)
    heard.append(device.local.client.get(f"/api/tables/{names['table']}/record").text)
    return heard


@pytest.mark.parametrize("phase", ["gathering", "running", "over"])
def test_nobody_else_hears_of_a_club_its_people_or_its_tables(
    local: LocalServer, phase: str
) -> None:
    ada, ben = (Device(local).remembered(name) for name in CANARIES[1:3])
    club = club_of(ada, ben, name=CANARIES[0])
    gathers = phase == "gathering"
    wish = {"free": int(gathers), "name": CANARIES[3], "options": {"rounds": 1}}
    made = listed(ada, local, club=club, open_to="club" if gathers else "link", **wish)
    if phase == "over":
        made.play_out()
    names = {"club": club, "table": made.table, "person": person(ada, club, CANARIES[2])}
    eve = Device(local).remembered("Eve")
    strangers: list[tuple[Device, list[str]]] = [(eve, []), (Device(local), ["nothing"])]
    for stranger, tokens in strangers[: 2 if gathers else 1]:
        heard = "\n".join(everything_asked(stranger, names, tokens))
        assert not [each for each in CANARIES if each in heard]
        with local.client.websocket_connect(
            f"/api/v1/tables/{made.table}/live", headers=stranger.headers
        ) as socket:
            socket.send_json({"tokens": tokens, "since": None})
            assert closed_with(socket) == 4404
    # the same for its people, who find everything
    assert eve.at(made).get().status_code == 404
    assert ben.at(made).look()["seats"][0]["name"] == CANARIES[3]
    assert made.seats[0].look()["seats"][0]["name"] == CANARIES[3]


def test_who_is_removed_from_a_club_watches_its_tables_no_more(local: LocalServer) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    club = club_of(ada, ben)
    made = listed(ada, local, club=club, free=0)
    with ben.at(made).watching() as socket:
        assert socket.receive_json()["type"] == "sync"
        ada.post(f"/clubs/{club}/members/{person(ada, club, 'Ben')}", {"action": "remove"})
        closed_with(socket)
    assert ben.at(made).get().status_code == 404


def test_links_to_seats_work_for_whoever_has_them(local: LocalServer) -> None:
    ada = Device(local).remembered()
    club = club_of(ada)
    made = listed(ada, local, club=club)
    invited = made.seats[1]
    invited.tokens = [made.invitations[1]]
    assert invited.look()["invited"] == [1]
    assert (invited.look()["club"], ada.at(made).look()["club"]) == (None, club)
    assert made.comes(1, name="Ben").status_code == 200
    assert invited.look()["you"] == [1]
    assert Seat(local, made.table).accepts(1, "wrong").status_code == 404
    rows = [{"table": made.table, "tokens": invited.tokens}, {"table": made.table, "tokens": []}]
    answer = done(local.client.post("/api/v1/mine", json={"tables": rows}))
    assert ["seats" in row for row in answer] == [True, False]


def test_a_rematch_stays_in_the_club(local: LocalServer) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    club = club_of(ada, ben)
    made = listed(ada, local, club=club, free=0, options={"rounds": 1})
    made.play_out()
    again = done(made.seats[0].post("/rematch", {}))["table"]
    assert local.client.get(f"/api/v1/tables/{again}").status_code == 404
    assert again in [each["table"] for each in ben.get(f"/clubs/{club}/tables")["tables"]]


def test_the_seat_that_somebody_takes_in_a_club_is_not_shown_as_a_secret(
    local: LocalServer,
) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    made = listed(ada, local, club=club_of(ada, ben), open_to="club")
    taken = sits_down(ben, made.table)
    assert taken["token"] not in ada.ask("GET", "/lobby").text
    assert taken["token"] not in ben.ask("GET", "/lobby").text


def test_clubs_and_those_of_one_person_end_somewhere(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cy = (Device(local).remembered(name) for name in ("Ada", "Ben", "Cy"))
    club = club_of(ada, ben)
    invitation = ada.post(f"/clubs/{club}/invitation", {})
    monkeypatch.setattr(clubs, "MOST_MEMBERS", 2)
    full = cy.ask("POST", "/club-invitation/accept", invitation)
    assert (full.status_code, full.json()["error"]["key"]) == (422, "problem-full-club")
    monkeypatch.setattr(clubs, "MOST_CLUBS", 1)
    many = ada.ask("POST", "/clubs", {"name": "Gulls"})
    assert (many.status_code, many.json()["error"]["key"]) == (422, "problem-full-of-clubs")
