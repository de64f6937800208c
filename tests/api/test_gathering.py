"""A practice table whose people come by link: nobody plays before all of them have sat down.

Its set-up is drawn at once. So it was at all tables before luck was shared, and those go on so.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carrack.core.record import read_record
from carrack.core.verify import verify
from carrack.server.store.connection import SqlConnection
from carrack.server.store.endings import BESIDE
from carrack.server.tables.auth import hashed
from support.games import tiny
from support.server import in_turn
from support.server.local import (
    InlineBots,
    LocalServer,
    NewTable,
    Seat,
    next_of,
    opened,
    own_token,
    until_person_decides,
)
from support.server.shared_luck import ADA, BEN, BOT, EVE


def gathering(local: LocalServer, *seats: dict[str, Any], **more: Any) -> NewTable:
    """Ada opens a practice table with these seats."""
    return local.table(players=len(seats), seats=list(seats), seed=7, **more)


def arrivals(now: dict[str, Any]) -> list[str]:
    return [seat["arrival"] for seat in now["seats"]]


def test_a_table_without_people_elsewhere_begins_at_once(local: LocalServer) -> None:
    now = local.table().seats[0].look()
    assert (now["awaited"], arrivals(now)) == ([], ["here", "here"])
    assert now["legal"]


def test_nobody_plays_while_somebody_is_awaited(local: LocalServer) -> None:
    made = gathering(local, ADA, BEN, EVE)
    now = made.seats[0].look()
    assert (now["awaited"], arrivals(now)) == ([1, 2], ["here", "awaited", "awaited"])
    assert (now["deciding"], now["legal"], now["commands"]) == (0, [], [])
    before = made.fingerprint()
    refused = [
        made.seats[0].move("throw"),
        made.seats[0].command("call", 0),
        made.seats[0].post("/hint", {"at": 0}),
    ]
    for response in refused:
        error = response.json()["error"]
        assert (response.status_code, error["code"]) == (422, "waiting")
        assert error["message"] == "The game begins when all have sat down: Ben, Eve."
    assert made.fingerprint() == before


def test_the_game_begins_when_the_last_one_sits_down(local: LocalServer) -> None:
    made = gathering(local, ADA, BEN, EVE)
    with made.seats[0].watching() as ada:
        next_of(ada, "sync")
        answer = made.comes(1, name=" Benedita ").json()
        assert (answer["seat"]["name"], answer["seat"]["arrival"]) == ("Benedita", "came")
        push = next_of(ada, "steps")
        assert (push["awaited"], push["legal"]) == ([2], [])
        note = {"action": "join", "name": "Benedita", "seat": 1}
        assert [step["note"] for step in push["steps"]] == [note]
        assert "when Eve has sat down" in made.seats[0].move("throw").json()["error"]["message"]
        made.comes(2)
        push = next_of(ada, "steps")
        assert (push["awaited"], push["legal"] != []) == ([], True)
    made.seats[0].plays("throw", "end")
    made.seats[1].plays("throw")
    assert made.spectator.look()["seats"][2]["name"] == "Eve"


def test_bots_wait_for_people_and_begin_with_them(local: LocalServer) -> None:
    assert isinstance(local.bots, InlineBots)
    made = gathering(local, BOT, BEN)
    now = made.seats[1].look()
    assert (now["deciding"], now["thinking"]) == (0, None)
    local.passes(3600)
    assert local.bots.jobs == []
    made.comes(1)
    assert until_person_decides(made)["deciding"] == 1
    made.seats[1].plays("throw")


def test_the_host_starts_with_a_bot_instead(local: LocalServer) -> None:
    made = gathering(local, ADA, BEN)
    answer = made.host.act(1, "bot", bot="careful").json()
    assert (answer["seat"]["kind"], answer["seat"]["arrival"]) == ("bot", "here")
    assert made.comes(1).json()["error"]["code"] == "bot-seat"
    made.seats[0].plays("throw", "end")
    assert until_person_decides(made)["deciding"] == 0


def test_a_seat_taken_from_a_bot_before_the_beginning_is_awaited_like_the_others(
    local: LocalServer,
) -> None:
    made = gathering(local, ADA, BEN, EVE)
    made.host.act(1, "bot")
    assert made.spectator.look()["awaited"] == [2]
    made.invitations[1] = made.host.act(1, "human").json()["invitation"]
    assert made.spectator.look()["awaited"] == [1, 2]
    made.comes(1)
    made.comes(2)
    made.host.act(2, "bot")
    made.host.act(2, "human")
    assert made.spectator.look()["awaited"] == []


def test_who_is_awaited_survives_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = gathering(local, BOT, BEN, EVE)
        made.comes(1)
    bots = InlineBots()
    with opened(tmp_path, bots) as local:
        local.passes(3600)
        assert bots.jobs == []
        eve = Seat(local, made.table)
        assert (eve.look()["awaited"], arrivals(eve.look())) == ([2], ["here", "came", "awaited"])
        assert eve.accepts(2, made.invitations[2]).status_code == 200
    with opened(tmp_path) as local:
        now = Seat(local, made.table).look()
        assert now["awaited"] == []


def test_a_rematch_gathers_everybody_s_luck(local: LocalServer) -> None:
    made = gathering(local, ADA, BEN)
    made.comes(1)
    made.play_out()
    again = made.host.post("/rematch", {}).json()
    now = Seat(local, again["table"]).look()
    assert (again["status"], now["status"], now["awaited"]) == ("waiting", "waiting", [0, 1])
    assert arrivals(now) == ["here", "came"]


def test_the_list_of_tables_tells_who_is_awaited(local: LocalServer) -> None:
    made = gathering(local, ADA, BEN)
    wanted = {"tables": [{"table": made.table, "tokens": made.seats[0].tokens}]}
    (row,) = local.client.post("/api/v1/mine", json=wanted).json()
    assert (row["awaited"], row["your_turn"], row["deciding"]) == ([1], False, 0)
    made.comes(1)
    (row,) = local.client.post("/api/v1/mine", json=wanted).json()
    assert (row["awaited"], row["your_turn"]) == ([], True)


def test_a_bot_is_never_elsewhere(local: LocalServer) -> None:
    response = local.post_table(seats=[ADA, {**BOT, "elsewhere": True}])
    error = response.json()["error"]
    assert (response.status_code, error["field"]) == (400, "seats[1].elsewhere")


@pytest.mark.parametrize("action", ["bot", "human"])
def test_only_the_host_fills_the_seat_of_somebody_awaited(local: LocalServer, action: str) -> None:
    made = gathering(local, ADA, BEN)
    assert made.seats[0].act(1, action).status_code == 403


# --- tables of earlier versions: the host has made the keys of all seats -------------------------


def earlier(local: LocalServer, *seats: dict[str, Any]) -> NewTable:
    """Ada has opened a table when guests still came by a link to the seat itself."""
    made = gathering(local, *seats)
    for row in made.open_table().seats:
        if row.awaited:
            token = own_token()
            made.open_table().seat_changed(row.seat, token=hashed(token), invitation=None)
            made.seats[row.seat].tokens = [token]
            _keep(local, made.table, row.seat, hashed(token))
    return made


def _keep(local: LocalServer, table: str, seat: int, token: str) -> None:
    """Has the store know it as well, and another server read it."""

    def job(connection: SqlConnection) -> None:
        change = "UPDATE seats SET token = ?, invitation = NULL WHERE table_id = ? AND seat = ?"
        connection.execute(change, (token, table, seat))
        if local.tables.store.shared:
            connection.execute(f"UPDATE tables SET {BESIDE} WHERE id = ?", (table,))

    local.does(local.tables.store.write, job)


def test_only_whoever_has_the_link_sits_down(local: LocalServer) -> None:
    made = earlier(local, ADA, BEN)
    assert made.host.act(1, "join").status_code == 403
    assert made.seats[0].act(1, "join").status_code == 403
    assert made.spectator.act(1, "join").status_code == 401
    assert made.seats[1].act(1, "join", name="a\u200eb").status_code == 400
    assert made.spectator.look()["awaited"] == [1]


def test_sitting_down_twice_is_sitting_down_once(local: LocalServer) -> None:
    made = earlier(local, ADA, BEN)
    first = made.seats[1].act(1, "join", name="Bea").json()
    again = made.seats[1].act(1, "join", name="Somebody").json()
    assert again == first
    assert made.seats[0].act(0, "join", name="Somebody").json()["seat"]["name"] == "Ada"
    made.seats[0].plays("throw", "end")
    made.seats[1].plays("throw")


def test_whoever_does_not_want_to_come_resigns(local: LocalServer) -> None:
    made = earlier(local, ADA, BEN)
    made.seats[1].act(1, "resign")
    now = made.spectator.look()
    assert (now["awaited"], now["seats"][1]["resigned"]) == ([], True)


def test_the_others_see_that_a_link_was_opened(local: LocalServer) -> None:
    made = earlier(local, ADA, BEN)
    with made.seats[0].watching() as ada:
        next_of(ada, "sync")
        next_of(ada, "presence")
        with made.seats[1].watching() as ben:
            assert arrivals(next_of(ben, "sync")) == ["here", "opened"]
            assert arrivals(next_of(ada, "presence")) == ["here", "opened"]
    now = made.spectator.look()
    assert (arrivals(now), now["awaited"], now["seq"]) == (["here", "opened"], [1], 0)


def test_a_new_invitation_takes_the_place_of_an_earlier_link_when_it_is_accepted(
    local: LocalServer,
) -> None:
    made = earlier(local, ADA, BEN)
    made.invitations[1] = made.host.act(1, "invite").json()["invitation"]
    assert made.seats[1].look()["you"] == [1]
    ben = Seat(local, made.table)
    assert ben.accepts(1, made.invitations[1]).status_code == 200
    assert (made.seats[1].look()["you"], ben.look()["you"]) == ([], [1])


def test_a_table_set_up_before_luck_was_shared_continues_and_is_verified(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
    file = tmp_path / "carrack.db"
    with in_turn.database(file) as database:
        database.execute("UPDATE seats SET arrival = 'awaited' WHERE seat = 1")
        database.execute("UPDATE tables SET header = json_remove(header, '$.extra.luck')")
    with opened(tmp_path) as local:
        made = NewTable(local, made.answer)
        now = made.seats[0].look()
        assert (now["status"], now["awaited"], now["luck"]["scheme"]) == ("running", [1], "table-1")
        assert made.seats[0].move("throw").json()["error"]["code"] == "waiting"
        made.seats[1].act(1, "join")
        made.play_out()
        text = made.spectator.get("/record").text
        found = verify(tiny.GAME, read_record(text.splitlines()))
        assert (found.luck["scheme"], found.shared) == ("table-1", [])
        assert made.host.post("/rematch", {}).json()["status"] == "waiting"
