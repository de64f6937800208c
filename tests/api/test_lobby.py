"""The lobby: tables that wait for people, joined by a click."""

from __future__ import annotations

import json
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from carrack.server.settings import Settings
from carrack.server.store import lobby as lobby_store
from support.server import in_turn
from support.server.clubs import FOUNDING, club_of, listed, local, sits_down
from support.server.local import LocalServer, NewTable, closed_with, next_of, opened
from support.server.people import Device, done

__all__ = ["local"]


@pytest.fixture
def ada(local: LocalServer) -> Device:
    return Device(local).remembered("Ada")


@pytest.fixture
def ben(local: LocalServer) -> Device:
    return Device(local).remembered("Ben")


def lobby(device: Device) -> dict[str, Any]:
    """What somebody finds, by the names of the tables."""
    return {each["table"]: each for each in device.get("/lobby")["tables"]}


def person(device: Device, club: str, name: str) -> str:
    members = device.get(f"/clubs/{club}")["members"]
    return str(next(each["person"] for each in members if each["name"] == name))


def refused(device: Device, path: str, body: Any) -> str:
    """The code of a refusal."""
    answer = device.ask("POST", path, body)
    assert answer.status_code >= 400
    return str(answer.json()["error"]["key"])


def test_a_table_is_found_by_those_to_whom_it_is_open(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    eve = Device(local).remembered("Eve")
    club = club_of(ada, ben)
    for_all = listed(ada, local, open_to="everybody", strength="newcomers").table
    for_club = listed(ada, local, club=club, open_to="club").table
    by_link = listed(ada, local, club=club).table
    assert set(lobby(ben)) == {for_all, for_club}
    assert set(lobby(eve)) == {for_all}
    assert {each["table"] for each in ben.get(f"/clubs/{club}/tables")["tables"]} == {
        for_club,
        by_link,
    }
    sought = lobby(ben)[for_all]
    assert (sought["strength"], sought["players"], sought["rated"]) == ("newcomers", 2, False)
    assert [seat["free"] for seat in sought["seats"]] == [False, True]
    assert [seat["free"] for seat in lobby(ada)[for_all]["seats"]] == [False, False]
    assert Device(local).ask("GET", "/lobby").status_code == 401
    assert eve.ask("GET", f"/clubs/{club}/tables").status_code == 404
    token = {"token": secrets.token_urlsafe(32)}
    assert eve.ask("POST", f"/lobby/{for_club}/join", token).status_code == 404
    assert ben.ask("POST", f"/lobby/{by_link}/join", token).status_code == 404


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"open_to": "club"}, "problem-open-to-which"),
        ({"club": "nosuchclub"}, "problem-no-club"),
        ({"open_to": "everybody", "free": 0}, "problem-open-to-nobody"),
        ({"open_to": "everybody", "seed": 4}, "problem-open-to-nobody"),
    ],
)
def test_a_table_that_nobody_could_join_is_refused(
    local: LocalServer, ada: Device, wish: dict[str, Any], key: str
) -> None:
    free, wish = wish.get("free", 1), {k: v for k, v in wish.items() if k != "free"}
    seats = [{"kind": "human"}, {"kind": "human", "elsewhere": bool(free)}]
    whole = {"game": "tiny", "players": 2, "seats": seats, **wish}
    assert refused(ada, "/tables", whole) == key
    assert Device(local).ask("POST", "/tables", whole).status_code == 401


def test_a_click_takes_a_seat_and_another_one_gives_it_up(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    made = listed(ada, local, seats=3, free=2, open_to="everybody")
    there = f"/lobby/{made.table}/join"
    token = secrets.token_urlsafe(32)
    taken = ben.post(there, {"token": token})
    assert taken == ben.post(there, {"token": token}) == {"table": made.table, "seat": 1}
    again = {"token": secrets.token_urlsafe(32)}
    assert refused(ben, there, again) == "problem-seated-already"
    assert made.seats[1].accepts(1, made.invitations[1]).status_code == 410
    seat = lobby(ben)[made.table]["seats"][1]
    assert (seat["name"], seat["you"], seat["waiting"]) == ("Ben", True, False)
    assert ben.at(made).look()["you"] == [1]  # by whom they are, on every device
    with ben.at(made).watching() as socket:
        socket.receive_json()
        left = ben.post(f"/lobby/{made.table}/leave", {})
        closed_with(socket)
    assert [each["waiting"] for each in left["tables"][0]["seats"]] == [False, True, True]
    assert ben.at(made, token).look()["you"] == []
    assert refused(ada, f"/lobby/{made.table}/leave", {}) == "problem-host-stays"
    assert refused(ben, f"/lobby/{made.table}/leave", {}) == "problem-no-seat-of-yours"


def test_nobody_sits_down_where_no_seat_is_free_or_the_game_runs(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    cleo = Device(local).remembered("Cleo")
    made = listed(ada, local, open_to="everybody")
    made.seats[1].tokens = [sits_down(ben, made.table)["token"]]
    other = {"token": secrets.token_urlsafe(32)}
    assert refused(cleo, f"/lobby/{made.table}/join", other) == "problem-no-free-seat"
    made.begins()
    row = lobby(cleo)[made.table]
    assert (row["status"], row["watchable"]) == ("running", True)
    assert refused(cleo, f"/lobby/{made.table}/join", other) == "problem-joined-too-late"
    assert refused(ben, f"/lobby/{made.table}/leave", {}) == "problem-joined-too-late"


def test_a_seat_is_kept_for_whoever_is_invited_by_name(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    cleo = Device(local).remembered("Cleo")
    club = club_of(ada, ben, cleo)
    made = listed(ada, local, club=club)
    invite, whom = f"/lobby/{made.table}/invite", person(ada, club, "Ben")
    assert lobby(ben) == {}
    assert ben.ask("POST", invite, {"seat": 1, "person": whom}).status_code == 401
    ada.post(invite, {"seat": 1, "person": whom})
    row = lobby(ben)[made.table]
    assert (row["invited"], row["seats"][1]["free"]) == (1, True)
    assert lobby(cleo) == {}
    (seen,) = cleo.get(f"/clubs/{club}/tables")["tables"]
    assert (seen["seats"][1]["invited"], seen["seats"][1]["free"]) == ("Ben", False)
    ada.post(invite, {"seat": 1, "person": None})
    assert lobby(ben) == {}
    ada.post(invite, {"seat": 1, "person": whom})
    assert sits_down(ben, made.table)["seat"] == 1
    assert lobby(ben)[made.table]["invited"] is None
    assert refused(ada, invite, {"seat": 1, "person": whom}) == "problem-seat-taken"
    assert refused(ada, invite, {"seat": 0, "person": whom}) == "problem-seat-taken"


def test_nobody_is_invited_any_more_once_the_game_has_begun(
    local: LocalServer, ada: Device, ben: Device, tmp_path: Path
) -> None:
    club = club_of(ada, ben)
    made = listed(ada, local, club=club, seats=3, free=2)
    whom = {"seat": 2, "person": person(ada, club, "Ben")}
    ada.post(f"/lobby/{made.table}/invite", whom)
    made.devices[0].commits()
    begin = {"Authorization": f"Bearer {made.host.tokens[0]}"}
    done(ada.ask("POST", f"/tables/{made.table}/begin", {}, **begin))
    made.devices[0].opens()
    assert lobby(ben) == {}
    with in_turn.database(tmp_path / "carrack.db") as database:
        assert database.execute("SELECT count(*) FROM seat_invitations").fetchone() == (0,)


def test_who_has_a_seat_of_a_club_by_a_link_learns_nothing_else_of_it(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    eve = Device(local).remembered("Eve")
    club = club_of(ada, ben, name="Canary Club")
    made = listed(ada, local, club=club, seats=3, free=2, open_to="club")
    ada.post(f"/lobby/{made.table}/invite", {"seat": 1, "person": person(ada, club, "Ben")})
    made.comes(2, name="Eve")
    eve.post("/me/claims", {"tokens": made.seats[2].tokens})
    heard = eve.ask("GET", "/lobby").text + json.dumps(eve.at(made).look())
    assert made.table in heard and "Canary" not in heard and club not in heard
    assert '"Ben"' not in heard
    assert lobby(eve) == {}


def test_whoever_leaves_the_club_is_invited_to_its_tables_no_more(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    club = club_of(ada, ben)
    made = listed(ada, local, club=club)
    whom = {"seat": 1, "person": person(ada, club, "Ben")}
    ada.post(f"/lobby/{made.table}/invite", whom)
    ben.post(f"/clubs/{club}/leave", {})
    assert lobby(ben) == {}
    token = {"token": secrets.token_urlsafe(32)}
    assert ben.ask("POST", f"/lobby/{made.table}/join", token).status_code == 404


def test_a_host_who_has_left_the_club_invites_nobody_of_it(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    club = club_of(ada, ben)
    made = listed(ada, local, club=club)
    whom = {"seat": 1, "person": person(ada, club, "Ben")}
    ada.post(f"/clubs/{club}/leave", {})
    assert refused(ada, f"/lobby/{made.table}/invite", whom) == "problem-invite-in-club"
    assert lobby(ben) == {}


def opens(device: Device, made: NewTable, to: str) -> Any:
    """What comes of it when the host opens a table to others."""
    key = {"Authorization": f"Bearer {made.host.tokens[0]}"}
    return device.ask("POST", f"/lobby/{made.table}/open", {"open_to": to}, **key)


def test_a_host_opens_a_table_that_gathers_and_closes_it_again(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    made = local.table(seats=[{"kind": "human"}, {"kind": "human", "elsewhere": True}])
    with made.seats[0].watching() as page:
        page.receive_json()
        assert {each["table"] for each in done(opens(ada, made, "everybody"))["tables"]} == {
            made.table
        }
        assert next_of(page, "gathering")["open_to"] == "everybody"
    assert ada.at(made).look()["you"] == [], "no seat's link was shown"
    assert ada.at(made).look()["host"], "it is claimed"
    sits_down(ben, made.table)
    done(opens(ada, made, "link"))
    assert made.table not in lobby(Device(local).remembered("Cleo"))
    assert ben.at(made).look()["you"] == [1], "who sits there stays"
    assert opens(ada, made, "club").json()["error"]["key"] == "problem-open-to-which"
    assert opens(Device(local), made, "link").status_code == 401
    assert (
        refused(ben, f"/lobby/{made.table}/open", {"open_to": "everybody"}) == "problem-host-only"
    )


def test_a_table_of_a_club_is_opened_to_its_members_until_it_is_settled_who_plays(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    club = club_of(ada, ben)
    made = listed(ada, local, club=club)
    assert opens(ada, made, "everybody").json()["error"]["key"] == "problem-open-to-club"
    done(opens(ada, made, "club"))
    made.seats[1].tokens = [sits_down(ben, made.table)["token"]]
    ada.post(f"/clubs/{club}/leave", {})
    done(opens(ada, made, "link"))
    assert opens(ada, made, "club").json()["error"]["key"] == "problem-no-club"
    made.begins()
    assert opens(ada, made, "link").json()["error"]["key"] == "problem-joined-too-late"


def test_nobody_fills_the_lobby_with_tables_for_everybody(local: LocalServer, ada: Device) -> None:
    most = FOUNDING.open_tables_per_person
    wish = {"game": "tiny", "players": 2, "seats": [{"kind": "human"}, {"kind": "human"}]}
    wish["seats"][1]["elsewhere"] = True  # type: ignore[index]
    made = [listed(ada, local, open_to="everybody") for _ in range(most)]
    again = {**wish, "open_to": "everybody"}
    assert refused(ada, "/tables", again) == "problem-open-tables-yours"
    for_some = listed(ada, local)
    assert opens(ada, for_some, "everybody").json()["error"]["code"] == "many"
    assert ada.at(for_some).look()["open_to"] == "link"
    done(opens(ada, made[0], "everybody"))
    done(opens(ada, made[0], "link"))
    done(opens(ada, for_some, "everybody"))
    assert refused(ada, "/tables", again) == "problem-open-tables-yours"
    made[1].seats[1].tokens = [sits_down(Device(local).remembered("Ben"), made[1].table)["token"]]
    made[1].begins()
    ada.post("/tables", again)


def test_nor_by_many_requests_at_once(local: LocalServer, ada: Device) -> None:
    seats = [{"kind": "human"}, {"kind": "human", "elsewhere": True}]
    wish = {"game": "tiny", "players": 2, "seats": seats, "open_to": "everybody"}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: ada.ask("POST", "/tables", wish).status_code, range(16)))
    assert in_turn.is_let_through(answers.count(201), FOUNDING.open_tables_per_person)
    assert len(lobby(ada)) == answers.count(201)


def test_nor_do_people_whom_one_address_makes_up(tmp_path: Path) -> None:
    settings = Settings(open_tables_per_address=3)
    seats = [{"kind": "human"}, {"kind": "human", "elsewhere": True}]
    wish = {"game": "tiny", "players": 2, "seats": seats, "open_to": "everybody"}
    with opened(tmp_path, settings=settings) as local:
        people = [Device(local).remembered(f"P{n}") for n in range(3 * in_turn.servers() + 1)]
        made = [done(each.ask("POST", "/tables", wish)) for each in people[:3]]
        asked = [each.ask("POST", "/tables", wish).status_code for each in people[3:]]
        assert in_turn.is_let_through(len(made) + asked.count(201), 3)
        assert refused(people[-1], "/tables", wish) == "problem-open-tables-here"
        key = {"Authorization": f"Bearer {made[0]['host']}"}
        done(people[0].ask("DELETE", f"/tables/{made[0]['table']}", None, **key))
        again = [people[-1].ask("POST", "/tables", wish).status_code for _ in range(3)]
        assert again.count(201) == 1


def test_strangers_push_no_table_of_a_club_out_of_the_list(
    local: LocalServer, ada: Device, ben: Device, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    club = club_of(ada, ben)
    ours = listed(ada, local, club=club, open_to="club").table
    with in_turn.database(tmp_path / "carrack.db") as database:
        database.execute("UPDATE tables SET updated = '2026-01-01T00:00:00Z'")
    monkeypatch.setattr(lobby_store, "MOST", 2)
    eve = Device(local).remembered("Eve")
    for _ in range(2):
        listed(eve, local, open_to="everybody")
    shown = [table["table"] for table in ben.get("/lobby")["tables"]]
    assert len(shown) == 2 and shown[0] == ours


def test_a_rated_table_knows_who_has_sat_down_and_who_has_left(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    made = listed(ada, local, open_to="everybody", rated=True)
    begin = f"/tables/{made.table}/begin"
    for _ in range(2):
        token = sits_down(ben, made.table)["token"]
        ben.post(f"/lobby/{made.table}/leave", {})
    key = {"Authorization": f"Bearer {made.host.tokens[0]}"}
    made.devices[0].commits()
    assert ada.ask("POST", begin, {}, **key).json()["error"]["code"] == "rated"
    token = sits_down(ben, made.table)["token"]
    assert ben.at(made, token).look()["rated"]
    sides = local.tables.known[made.table].there.header.extra["rated"]["seats"]
    assert all("person" in side for side in sides)


def test_a_list_is_made_with_three_statements_however_many_tables_there_are(
    local: LocalServer, ada: Device, ben: Device
) -> None:
    cleo = Device(local).remembered("Cleo")
    for n in range(12):
        listed((ada, ben, cleo)[n % 3], local, open_to="everybody")
    asked: list[str] = []
    reader = local.tables.store.reader.connection
    reader.set_trace_callback(asked.append)
    assert len(lobby(ben)) == 12
    reader.set_trace_callback(None)
    assert len([each for each in asked if "header" in each or "FROM seats" in each]) == 2
