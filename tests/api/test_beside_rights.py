"""Tables beside their board: who sees and enters what, and what does not go together with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from api.test_beside_table import BOT, HUMAN, Device, device
from carrack.core.record import read_record
from carrack.core.verify import verify
from support.games.tiny import GAME as TINY
from support.server.clubs import FOUNDING, club_of, listed
from support.server.local import LocalServer, Seat, move_id, next_of, opened
from support.server.people import Device as Browser

__all__ = ["device"]


NAMES = list(enumerate(("Ada", "Ben", "Cid")))


def test_what_one_seat_alone_sees_it_alone_enters_and_others_learn_nothing_of_it(
    device: Device,
) -> None:
    ada, ben = device.made.seats
    device.set_up()
    ada.plays("throw")
    device.enter(1)
    with ben.watching() as socket:
        next_of(socket, "sync")
        ada.plays("look")
        asked = ada.look()["beside"]["asked"]
        assert (asked["seat"], asked["move"], len(asked["choices"][0])) == (0, "look", 6)
        assert ada.look()["view"]["top"] is None  # nobody has said yet what it is
        for other in (ben, device.made.spectator):
            assert other.look()["beside"]["asked"] == {**asked, "choices": []}
        refused = device.post("/enter", ben, picked=[4]).json()["error"]
        assert (refused["code"], refused["key"]) == ("seat", "problem-beside-whose")
        assert device.post("/enter", device.made.spectator, picked=[4]).status_code == 401
        assert device.post("/enter", device.seat, picked=[4], seat=1).status_code == 403
        answer = device.post("/enter", ada, picked=[4]).json()
        assert answer["view"]["top"] == int(asked["choices"][0][4])
        while (heard := dict(socket.receive_json())).get("seq") != answer["seq"]:
            pass  # a step, or from another server the whole table
    assert heard["view"]["top"] is None
    assert "card" not in heard["steps"][-1]["events"][0]


def test_people_come_by_link_before_and_after_the_set_up(local: LocalServer) -> None:
    people = [{"kind": "human", "name": name, "elsewhere": seat > 0} for seat, name in NAMES]
    made = local.table(players=3, seats=people, beside=True)
    device = Device(made)
    assert device.seat.look()["awaited"] == [1, 2]
    assert made.comes(1, name="Bea").status_code == 200
    device.set_up()
    now = device.seat.look()
    assert (now["awaited"], now["legal"], now["seats"][1]["name"]) == ([2], [], "Bea")
    assert device.seat.move("throw").json()["error"]["code"] == "waiting"
    assert device.post("/mend").json()["type"] == "gathering"
    device.enter(0)
    assert made.comes(2).status_code == 200
    assert device.post("/enter", made.seats[1], picked=[0]).json()["error"]["code"] == "entered"
    device.seat.plays("throw")
    assert device.post("/enter", made.seats[2], picked=[0]).status_code == 200


def test_a_host_gives_a_table_up_whose_set_up_nobody_enters(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        device = Device(local.table(beside=True))
        device.enter(0)
        assert device.made.host.post("/begin", {"give_up": True}).json()["status"] == "ended"
        at = device.beside()["at"]
    with opened(tmp_path) as local:
        seat = Seat(local, device.made.table, *device.seat.tokens)
        body = {"move_id": "late", "at": at, "picked": [0]}
        assert seat.post("/enter", body).json()["error"]["code"] == "ended"


@pytest.mark.parametrize(
    ("wish", "field", "key"),
    [
        ({"seats": [HUMAN, BOT]}, "seats[1].kind", "problem-beside-bots"),
        ({"clock": {"kind": "live", "bank": 600}}, "clock", "problem-beside-clock"),
        ({"rated": True}, "rated", "problem-beside-rated"),
        ({"seed": 7}, "seed", "problem-beside-seed"),
        ({"open_to": "everybody"}, "open_to", "problem-beside-open"),
    ],
)
def test_a_table_beside_its_board_is_refused_what_it_cannot_have(
    local: LocalServer, wish: dict[str, Any], field: str, key: str
) -> None:
    response = local.post_table(beside=True, **wish)
    error = response.json()["error"]
    assert (response.status_code, error["field"], error["key"]) == (400, field, key)


def test_a_game_that_does_not_say_what_lies_face_down_is_refused(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TINY, "by_hand", False)
    error = local.post_table(beside=True).json()["error"]
    assert (error["field"], error["key"]) == ("beside", "wrong-entered-game")
    assert not next(g for g in local.client.get("/api/v1/games").json() if g["name"] == "tiny")[
        "by_hand"
    ]


def test_bots_take_no_seat_later_and_other_tables_ask_nothing(
    local: LocalServer, device: Device
) -> None:
    for _ in range(2):
        error = device.made.host.act(1, "bot", bot="random").json()["error"]
        assert (error["code"], error["key"]) == ("beside", "problem-beside-bots")
        if device.beside()["asked"] is not None:
            device.set_up()
    ordinary = local.table()
    assert ordinary.seats[0].look()["beside"] is None
    for path, more in (("/enter", {"picked": [0]}), ("/mend", {}), ("/finish", {})):
        error = (
            ordinary.seats[0].post(path, {"move_id": move_id(), "at": 0, **more}).json()["error"]
        )
        assert error["code"] == "beside"


def test_in_lists_nobody_is_awaited_where_a_set_up_is_entered(device: Device) -> None:
    row = {"table": device.made.table, "tokens": device.seat.tokens}
    mine = device.seat.local.client.post("/api/v1/mine", json={"tables": [row]}).json()[0]
    assert (mine["status"], mine["awaited"]) == ("waiting", [])


def test_a_club_lists_keeps_and_exports_what_was_played_beside_a_board(tmp_path: Path) -> None:
    with opened(tmp_path, settings=FOUNDING) as local:
        ada, ben, eve = (Browser(local).remembered(name) for name in ("Ada", "Ben", "Eve"))
        club = club_of(ada, ben)
        made = listed(ada, local, club=club, free=0, beside=True, options={"rounds": 1})

        def shown() -> dict[str, Any]:
            (table,) = ben.get(f"/clubs/{club}/tables")["tables"]
            return dict(table)

        def exported() -> str | None:
            text = ada.ask("GET", f"/clubs/{club}/file").text
            record = json.loads(text.splitlines()[1])["record"]
            return None if record is None else str(record)

        assert (shown()["table"], shown()["status"]) == (made.table, "waiting")
        assert ben.at(made).look()["beside"]["asked"]["choices"] == []  # members look on
        assert eve.at(made).get().status_code == 404
        device = Device(made)
        device.set_up()
        device.play_out()
        assert (shown()["status"], exported()) == ("running", None)
        assert device.post("/finish").status_code == 200
        ended = device.seat.look()["result"]
        assert [seat["points"] for seat in shown()["seats"]] == ended["points"]
        record = read_record((exported() or "").splitlines())
        assert verify(TINY, record).entered
        assert eve.at(made).get("/record").status_code == 404
