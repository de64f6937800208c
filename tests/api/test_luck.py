"""Everybody's luck: nothing is drawn before all who play have added to it; nobody chooses it."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest

from carrack.core.chance import commitment
from carrack.core.luck import luck_of
from carrack.core.record import read_record
from carrack.core.verify import verify
from carrack.server.tables.hub import LINK_CHANGED
from support.games import tiny
from support.server.local import (
    InlineBots,
    LocalServer,
    NewTable,
    Seat,
    closed_with,
    next_of,
    own_token,
    until_person_decides,
)
from support.server.shared_luck import ADA, BEN, BOT, EVE, Device, refused, waiting

# --- gathering -----------------------------------------------------------------------------------


def test_a_table_waits_without_a_position(local: LocalServer) -> None:
    made = waiting(local, ADA, BEN, EVE)
    assert made.answer["status"] == "waiting"
    now = made.seats[0].look()
    shown = {key: now[key] for key in ("status", "seq", "deciding", "view", "legal", "rematch")}
    assert shown == {
        "status": "waiting",
        "seq": -1,
        "deciding": -1,
        "view": None,
        "legal": [],
        "rematch": None,
    }
    assert (now["awaited"], now["you"], now["host"]) == ([0, 1, 2], [0], False)
    assert [seat["arrival"] for seat in now["seats"]] == ["here", "awaited", "awaited"]
    assert now["commitment"] == made.answer["commitment"]
    nothing = [{"seat": seat, "hash": None, "opened": None} for seat in range(3)]
    assert now["luck"] == {
        "scheme": "shared-1",
        "fixed": False,
        "missing": [],
        "left_out": [],
        "seats": nothing,
    }


def test_what_needs_a_position_is_refused_until_there_is_one(local: LocalServer) -> None:
    made = waiting(local)
    ada = made.seats[0]
    asked = [
        ada.post("/moves", {"move_id": "m", "move": "throw", "at": 0}),
        ada.post("/undo", {"move_id": "m", "to": 0, "at": 0}),
        ada.command("call", 0),
        ada.post("/hint", {"at": 0}),
        ada.pause(),
        ada.post("/rematch", {}),
        ada.post("/branch", {"step": 0, "seats": [ADA, ADA]}),
        ada.post("/analysis", {}),
        *[ada.get(path) for path in ("/steps", "/record", "/at/0", "/analysis")],
    ]
    assert {refused(response) for response in asked} == {(422, "waiting")}
    message = asked[0].json()["error"]["message"]
    assert message == "The game begins when all are here: Ada, Ben."


@pytest.mark.parametrize(
    ("seats", "seed"), [([ADA, {**BEN, "elsewhere": False}], None), ([ADA, BOT], None), (None, 7)]
)
def test_practice_hot_seat_and_one_person_with_bots_begin_at_once(
    local: LocalServer, seats: Any, seed: int | None
) -> None:
    made = local.table(seats=seats or [ADA, BEN], seed=seed)
    assert made.answer["status"] == "running"
    now = made.spectator.look()
    scheme = "table-1" if seed is None else "practice"
    assert (now["seq"], now["luck"]) == (0, {"scheme": scheme, "seats": [], "left_out": []})


def test_talk_rename_and_delete_need_no_game(local: LocalServer) -> None:
    made = waiting(local)
    assert made.seats[0].post("/talk", {"text": "on my way"}).status_code == 200
    assert made.seats[0].get("/talk").json()["lines"][0]["text"] == "on my way"
    assert made.host.act(1, "rename", name="Benedita").status_code == 200
    assert made.spectator.look()["seats"][1]["name"] == "Benedita"
    wanted = {"tables": [{"table": made.table, "tokens": made.seats[0].tokens}]}
    (row,) = local.client.post("/api/v1/mine", json=wanted).json()
    assert (row["status"], row["awaited"], row["your_turn"]) == ("waiting", [0, 1], False)
    address = f"/api/v1/tables/{made.table}"
    assert local.client.delete(address, headers=made.host.headers).status_code == 200
    assert made.spectator.get().status_code == 404


def test_it_begins_by_itself_when_the_last_device_is_there(local: LocalServer) -> None:
    made = waiting(local)
    ada, ben = made.devices
    with made.seats[0].watching() as socket, made.spectator.watching() as crowd:
        assert next_of(socket, "sync")["view"] is None
        ada.commits()
        assert next_of(socket, "gathering")["awaited"] == [1]
        made.comes(1, name="Benedita")
        assert next_of(socket, "gathering")["seats"][1]["name"] == "Benedita"
        now = ben.commits()
        assert now["luck"]["fixed"] is True
        assert now["luck"]["missing"] == [0, 1]
        assert now["status"] == "waiting"
        assert next_of(socket, "gathering")["luck"]["fixed"]
        assert ada.opens()["luck"]["missing"] == [1]
        assert ben.opens()["status"] == "running"
        begun = next_of(socket, "sync")
        assert (begun["status"], begun["viewer"], begun["legal"] != []) == ("running", 0, True)
        assert [step["kind"] for step in begun["steps"]] == ["setup"]
        assert next_of(crowd, "sync")["view"] is None
        seen = next_of(crowd, "sync")
        assert (seen["viewer"], seen["legal"], seen["seq"]) == (None, [], 0)
        made.seats[0].plays("throw")
        assert next_of(socket, "steps")["seq"] == 1


def test_bots_wait_for_the_luck_and_begin_with_it(local: LocalServer) -> None:
    assert isinstance(local.bots, InlineBots)
    made = waiting(local, BOT, BEN)
    made.everybody_comes()
    local.passes(3600)
    assert local.bots.jobs == []
    made.devices[1].opens()
    assert until_person_decides(made)["deciding"] == 1


def test_a_seat_given_to_a_bot_takes_its_hash_along_before_the_set_is_fixed(
    local: LocalServer,
) -> None:
    made = waiting(local, ADA, BEN, EVE)
    made.comes(1)
    for device in made.devices[:2]:
        device.commits()
    made.host.act(1, "bot")
    luck = made.spectator.look()["luck"]
    assert [share["seat"] for share in luck["seats"]] == [0, 2]
    assert refused(made.devices[1].send(hash=made.devices[1].hash)) == (422, "bot-seat")
    made.host.act(2, "bot")
    assert made.devices[0].opens()["status"] == "running"


def test_a_new_link_takes_no_hash_along(local: LocalServer) -> None:
    made, token = waiting(local), own_token()
    made.comes(1)
    made.devices[1].commits()
    made.seats[1].act(1, "link", token=token)
    assert made.spectator.look()["luck"]["seats"][1]["hash"] is None
    ben = Device(Seat(local, made.table, token), 1)
    assert ben.commits()["luck"]["seats"][1]["hash"] == ben.hash


def test_an_invitation_is_accepted_before_there_is_a_game_and_renewed_before_everybody_s_eyes(
    local: LocalServer,
) -> None:
    made = waiting(local)
    ben = Seat(local, made.table)
    with made.seats[0].watching() as ada:
        assert ben.accepts(1, made.invitations[1], name="Benedita").status_code == 200
        came = next_of(ada, "gathering")["seats"][1]
        assert (came["name"], came["arrival"]) == ("Benedita", "came")
        device = Device(ben, 1)
        device.commits()
        assert next_of(ada, "gathering")["awaited"] == [0]
        with ben.watching() as there:
            next_of(there, "sync")
            renewed = made.host.act(1, "invite").json()["invitation"]
            assert next_of(ada, "gathering")["seats"][1]["invited"]
            eve = Seat(local, made.table)
            assert eve.accepts(1, renewed, name="Eve").status_code == 200
            assert closed_with(there) == LINK_CHANGED
    now = eve.look()
    assert (now["you"], now["luck"]["seats"][1]["hash"], now["awaited"]) == ([1], None, [0, 1])
    assert ben.look()["lost"] == [1]
    assert refused(device.send(hash=device.hash)) == (401, "token")


# --- what is fixed -------------------------------------------------------------------------------


def test_nothing_is_opened_or_shown_before_the_set_is_fixed(local: LocalServer) -> None:
    made = waiting(local)
    ada, ben = made.devices
    ada.commits()
    assert refused(ada.send(opened=ada.share.hex())) == (422, "unfixed")
    seen = json.dumps([seat.look() for seat in (*made.seats, made.host, made.spectator)])
    assert ada.share.hex() not in seen
    made.comes(1)
    ben.commits()
    ada.opens()
    seen = made.spectator.get().text
    assert ada.share.hex() in seen
    assert ben.share.hex() not in seen


def test_from_the_first_opening_on_nobody_adds_changes_or_leaves(local: LocalServer) -> None:
    made = waiting(local, ADA, BEN, EVE)
    ada, ben, eve = made.devices
    ada.commits()
    made.comes(1)
    ben.commits()
    made.host.post("/begin", {})
    fixed = made.spectator.look()["luck"]
    assert (fixed["missing"], fixed["left_out"]) == ([0, 1], [2])
    ada.opens()
    other = Device(made.seats[1], 1)
    made.comes(2)
    assert refused(eve.send(hash=eve.hash)) == (422, "fixed")
    assert refused(other.send(hash=other.hash)) == (422, "fixed")
    made.host.act(1, "bot")
    made.host.post("/begin", {})
    after = made.spectator.look()["luck"]
    assert (after["missing"], after["left_out"]) == ([1], [2])
    assert [share["hash"] for share in after["seats"]] == [ada.hash, ben.hash, None]
    assert ben.opens()["status"] == "running"


def test_a_wrong_opening_is_refused_and_changes_nothing(local: LocalServer) -> None:
    made = waiting(local)
    made.everybody_comes()
    ada, ben = made.devices
    before = made.spectator.look()
    for opened_ in (ada.share.hex(), bytes(32).hex()):
        assert refused(ben.send(opened=opened_)) == (422, "luck")
    assert ben.send(opened=ben.share.hex().upper()).status_code == 400
    assert ben.send(opened=ben.share.hex(), hash=ben.hash).status_code == 400
    assert ben.send().status_code == 400
    assert made.spectator.look() == before


def test_only_a_seat_speaks_for_its_share_and_only_the_host_begins(local: LocalServer) -> None:
    made = waiting(local)
    made.comes(1)
    ada = made.devices[0]
    for owner, status in ((made.seats[1], 403), (made.host, 401), (made.spectator, 401)):
        assert owner.post("/luck", {"seat": 0, "hash": ada.hash}).status_code == status
    ada.commits()
    for owner, status in ((made.seats[0], 403), (made.spectator, 401)):
        for body in ({}, {"give_up": True}):
            assert owner.post("/begin", body).status_code == status
    assert not made.spectator.look()["luck"]["fixed"]


def test_the_host_begins_without_those_who_are_missing_and_they_are_named(
    local: LocalServer,
) -> None:
    made = waiting(local, ADA, BEN, EVE)
    assert refused(made.host.post("/begin", {})) == (422, "alone")
    ada, ben, _ = made.devices
    made.comes(1)
    ada.commits()
    ben.commits()
    assert made.host.post("/begin", {}).json()["luck"]["left_out"] == [2]
    ada.opens()
    now = ben.opens()
    assert (now["luck"]["left_out"], now["awaited"]) == ([2], [])
    assert [seat["arrival"] for seat in now["seats"]] == ["here", "came", "absent"]
    made.seats[0].plays("throw", "end")
    made.seats[1].plays("throw", "end")
    assert made.spectator.look()["deciding"] == 2
    made.comes(2, name="Evita")
    made.seats[2].plays("throw")
    now = made.spectator.look()
    assert (now["seats"][2]["name"], now["seats"][2]["arrival"]) == ("Evita", "came")
    assert now["luck"]["left_out"] == [2]


def test_whoever_is_put_off_the_seat_while_the_luck_is_settled_is_named_all_the_same(
    local: LocalServer,
) -> None:
    made = waiting(local, ADA, BEN, EVE)
    made.comes(1)
    made.devices[0].commits()
    made.devices[1].commits()
    for seat in (1, 2):  # Eve has never come: nobody is left out with her seat
        made.host.act(seat, "bot")
    made.devices[0].opens()
    made.host.act(1, "human")
    luck = made.spectator.look()["luck"]
    assert ([share["seat"] for share in luck["seats"]], luck["left_out"]) == ([0], [1])


def test_said_again_everything_is_as_it_was(local: LocalServer) -> None:
    made = waiting(local)
    made.everybody_comes()
    ada, ben = made.devices
    assert ada.commits()["luck"]["seats"][0]["hash"] == ada.hash
    assert ada.opens() == ada.opens()
    begun = ben.opens()
    for again in (ada.opens(), ada.commits(), ben.opens()):
        assert (again["status"], again["luck"]) == ("running", begun["luck"])
    assert refused(ben.send(opened=ada.share.hex())) == (422, "fixed")
    assert made.host.post("/begin", {}).json()["status"] == "running"
    assert refused(made.host.post("/begin", {"give_up": True})) == (422, "running")
    assert made.spectator.look()["seq"] == 0


# --- what comes of it ----------------------------------------------------------------------------


def test_the_record_holds_everybody_s_luck_and_can_be_verified(local: LocalServer) -> None:
    made = waiting(local)
    made.begins()
    running = read_record(made.spectator.get("/record").text.splitlines())
    assert [share["opened"] for share in luck_of(running.header)["seats"]] == [
        device.share.hex() for device in made.devices
    ]
    made.play_out()
    found = verify(tiny.GAME, read_record(made.spectator.get("/record").text.splitlines()))
    assert (found.luck["scheme"], found.shared) == ("shared-1", [0, 1])
    seed = bytes.fromhex(made.spectator.look()["seed"])
    assert commitment(seed) == made.answer["commitment"]


def test_one_honest_device_is_enough(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's secret and all shares but one do not give the draws away."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    drawn = set()
    for share in range(8):
        made = waiting(local)
        made.devices[0].share = b"\7" * 32
        made.devices[1].share = bytes([share]) * 32
        made.begins()
        drawn.add(tuple(made.open_table().match.entries[0].data["outcome"]))
    assert len(drawn) > 2


def test_no_byte_of_the_server_s_secret_leaves_it_before_the_end(local: LocalServer) -> None:
    made = waiting(local)
    heard: list[str] = []
    with made.seats[0].watching() as socket:
        made.everybody_comes()
        secret = local.tables.known[made.table].there.row.seed.hex()
        for device in made.devices:
            device.opens()
        while (message := socket.receive_json())["type"] != "sync" or message["view"] is None:
            heard.append(json.dumps(message))
        heard.append(json.dumps(message))
    for person in (*made.seats, made.host, made.spectator):
        heard += [person.get(path).text for path in ("", "/steps", "/record", "/at/0")]
    derived = made.open_table().match.chance.source.seed.hex()
    assert not any(word in text for word in (secret, derived) for text in heard)


def test_a_rematch_gathers_again_without_a_click(local: LocalServer) -> None:
    made = waiting(local)
    first = made.begins()["luck"]
    made.play_out()
    answer = made.seats[0].post("/rematch", {"seats": "rotated"}).json()
    assert answer["status"] == "waiting"
    again = NewTable(local, answer)
    ada = Device(Seat(local, again.table, *made.seats[0].tokens), 1)
    ben = Device(Seat(local, again.table, *made.seats[1].tokens), 0)
    assert again.spectator.look()["awaited"] == [0, 1]
    ada.commits()
    assert ben.commits()["luck"]["missing"] == [0, 1]
    ben.opens()
    now = ada.opens()
    assert (now["status"], now["you"]) == ("running", [1])
    assert now["luck"] != first
    assert now["commitment"] != made.answer["commitment"]


def test_a_rematch_of_one_device_begins_at_once(local: LocalServer) -> None:
    made = local.table()
    made.play_out()
    answer = made.seats[0].post("/rematch", {}).json()
    assert answer["status"] == "running"
    assert Seat(local, answer["table"]).look()["luck"]["scheme"] == "table-1"
