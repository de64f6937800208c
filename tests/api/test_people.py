"""People: an upgrade of a link. They open what their links open, on each of their devices."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from support.server import in_turn
from support.server.local import LocalServer, closed_with, next_of
from support.server.people import Device, done, people_of
from support.waiting import from_now


def second_device(device: Device) -> Device:
    """Another device of the same person."""
    other, iphone = Device(device.local), "Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1"
    code = device.post("/me/code", {})["code"]
    done(other.ask("POST", "/enter", {"code": code}, **{"User-Agent": iphone}))
    return other


def test_somebody_is_remembered_by_a_name_and_nothing_else(local: LocalServer) -> None:
    device = Device(local)
    assert device.get("/me")["person"] is None
    assert device.ask("POST", "/me", {"name": " "}).status_code == 400
    me = device.post("/me", {"name": " Ada  L. "})
    assert me["person"]["name"] == "Ada L."
    assert [(each["words"], each["here"]) for each in me["devices"]] == [("Firefox, Windows", True)]
    assert device.ask("POST", "/me", {"name": "Eve"}).status_code == 409
    me = done(device.ask("PUT", "/me", {"time_zone": "Europe/Lisbon", "language": "de"}))
    assert device.get("/me") == me
    assert (me["person"]["name"], me["person"]["time_zone"]) == ("Ada L.", "Europe/Lisbon")
    assert Device(local).get("/me")["person"] is None


def test_the_cookie_is_out_of_reach_of_scripts_other_sites_and_plain_http(
    local: LocalServer, tmp_path: Path
) -> None:
    device = Device(local)
    plain = device.ask("POST", "/me", {"name": "Ada"}).headers["set-cookie"]
    safe = Device(local, "https://testserver").ask("POST", "/me", {"name": "Ada"})
    for line in (plain, safe.headers["set-cookie"]):
        assert "HttpOnly" in line and "SameSite=lax" in line and "Path=/" in line
        assert len(line.partition("=")[2].partition(";")[0]) == 43
    assert "Secure" in safe.headers["set-cookie"] and "Secure" not in plain
    secret = device.cookie.partition("=")[2]
    assert secret not in in_turn.all_kept(tmp_path / "carrack.db")
    assert all(secret.encode() not in file.read_bytes() for file in tmp_path.glob("carrack.db*"))


def test_servers_on_two_ports_of_a_machine_do_not_sign_each_other_out(local: LocalServer) -> None:
    device = Device(local, "http://testserver:8090")
    device.ask("POST", "/me", {"name": "Ada"}, host="testserver:8090")
    assert device.cookie.startswith("carrack-8090=")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "http://testserver:81"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
    ],
)
def test_another_site_changes_nothing_of_somebody_who_is_signed_in(
    local: LocalServer, headers: dict[str, str]
) -> None:
    device = Device(local).remembered()
    made = local.table()
    device.post("/me/claims", {"tokens": [made.tokens[0]]})
    before = device.get("/me")
    for method, path, body in (
        ("PUT", "/me", {"name": "Eve"}),
        ("POST", "/me/leave", {"everywhere": True}),
        ("POST", "/me/claims", {"tokens": [made.tokens[1]]}),
        ("POST", "/me/release", {"table": made.table}),
        ("POST", f"/tables/{made.table}/moves", {"move_id": "m", "at": 0, "move": "throw"}),
        ("POST", f"/tables/{made.table}/seats/0", {"action": "resign"}),
    ):
        assert device.ask(method, path, body, **headers).status_code in (401, 403)
    assert device.get("/me") == before
    assert len(device.get("/me/tables")[0]["you"]) == 1
    assert made.spectator.look()["seq"] == 0


def test_nor_does_it_listen_or_ask_without_saying_which_page_asks(local: LocalServer) -> None:
    device, made = Device(local).remembered(), local.table()
    device.post("/me/claims", {"tokens": [made.tokens[0]]})
    path = f"/api/v1/tables/{made.table}/live"
    with pytest.raises(WebSocketDisconnect):
        evil = {**device.headers, "Origin": "http://evil.example"}
        with local.client.websocket_connect(path, headers=evil):
            pass
    silent = {name: value for name, value in device.headers.items() if name != "Origin"}
    with local.client.websocket_connect(path, headers=silent) as socket:
        socket.send_json({"tokens": []})
        assert next_of(socket, "sync")["you"] == []
    body = {"move_id": "m", "at": 0, "move": "throw"}
    refused = local.client.post(f"/api/v1/tables/{made.table}/moves", json=body, headers=silent)
    assert refused.status_code == 401


def test_a_person_plays_their_seats_from_another_device(local: LocalServer) -> None:
    device, made = Device(local).remembered(), local.table()
    assert device.post("/me/claims", {"tokens": [made.tokens[0], "nothing"]}) == {"others": []}
    phone = second_device(device)
    (row,) = phone.get("/me/tables")
    assert (row["table"], row["you"]) == (made.table, [0])
    seat = phone.at(made)
    with seat.watching() as socket:
        assert next_of(socket, "sync")["you"] == [0]
        assert seat.look()["view"]["hand"] == made.seats[0].look()["view"]["hand"]
        seat.plays("throw", "end")
        assert next_of(socket, "steps")
    assert seat.move("throw", seat=1).status_code == 403
    assert made.seats[0].look()["you"] == [0]


def test_a_host_is_host_on_every_device_and_a_rematch_is_theirs_too(local: LocalServer) -> None:
    device, made = Device(local).remembered(), local.table(options={"rounds": 1})
    device.post("/me/claims", {"tokens": [made.host.tokens[0], made.tokens[0]]})
    phone = second_device(device)
    assert phone.at(made).act(1, "rename", name="Bert").status_code == 200
    made.play_out()
    again = phone.at(made).post("/rematch", {})
    assert again.status_code == 201
    assert all(seat["token"] is None for seat in again.json()["seats"])
    assert {row["table"] for row in phone.get("/me/tables")} == {made.table, again.json()["table"]}


def test_of_two_who_show_the_same_link_the_first_holds_it(local: LocalServer) -> None:
    ada, ben, made = Device(local).remembered(), Device(local).remembered("Ben"), local.table()
    token = made.tokens[0]
    ada.post("/me/claims", {"tokens": [token]})
    assert ben.post("/me/claims", {"tokens": [token]}) == {"others": [token]}
    assert ben.get("/me/tables") == []
    assert ben.at(made, str(token)).look()["you"] == [0]
    ada.post("/me/release", {"table": made.table})
    assert ada.get("/me/tables") == []
    assert ben.post("/me/claims", {"tokens": [token]}) == {"others": []}


def test_a_renewed_link_is_nobodys_until_its_owner_shows_it(local: LocalServer) -> None:
    thief, made = Device(local).remembered("Eve"), local.table()
    thief.post("/me/claims", {"tokens": [made.tokens[0]]})
    with thief.at(made).watching() as socket:
        next_of(socket, "sync")
        fresh = "A" * 43
        assert made.seats[0].act(0, "link", token=fresh).status_code == 200
        assert closed_with(socket) == 4401
    assert thief.at(made).look()["you"] == []
    ada = Device(local).remembered()
    assert ada.post("/me/claims", {"tokens": [fresh]}) == {"others": []}


def test_a_device_that_is_signed_out_sees_and_plays_nothing_more(local: LocalServer) -> None:
    device, made = Device(local).remembered(), local.table()
    device.post("/me/claims", {"tokens": [made.tokens[0]]})
    phone = second_device(device)
    seat, old = phone.at(made), phone.cookie
    with seat.watching() as socket:
        next_of(socket, "sync")
        there = next(each for each in device.get("/me")["devices"] if not each["here"])
        assert there["words"] == "Safari, iPhone"
        assert device.post("/me/leave", {"device": there["device"]})["person"] is not None
        assert closed_with(socket) == 4408
    assert phone.get("/me")["person"] is None
    assert seat.look()["you"] == []
    assert seat.move("throw").status_code == 401
    assert device.ask("POST", "/me/leave", {"device": "nosuch"}).status_code == 404
    third = second_device(device)
    assert third.post("/me/leave", {"everywhere": True})["person"] is None
    assert third.cookie in ('carrack=""', "carrack=")
    phone.cookie = old
    assert [each.get("/me")["person"] for each in (device, phone, third)] == [None, None, None]


def test_people_are_tidied_with_the_tables(local: LocalServer) -> None:
    device = Device(local).remembered()
    people = people_of(local)
    local.does(people.tidy, from_now(days=399))
    assert device.get("/me")["person"] is not None
    local.does(people.tidy, from_now(days=402))
    assert device.get("/me")["person"] is None
