"""Playing on from here: practice tables that go on from a position of a game that is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from carrack.core.record import read_record
from carrack.core.verify import verify
from support.games import tiny
from support.server.local import LocalServer, NewTable, move_id, opened, until_person_decides
from support.waiting import until

PEOPLE = [{"kind": "human", "name": "Cy"}, {"kind": "human", "name": "Di"}]


def finished(local: LocalServer, **changes: Any) -> NewTable:
    made = local.table(**changes)
    made.play_out()
    return made


def branch(local: LocalServer, made: NewTable, step: int, **changes: Any) -> httpx.Response:
    wish = {"step": step, "seats": PEOPLE, **changes}
    return local.client.post(f"/api/v1/tables/{made.table}/branch", json=wish)


def branched(local: LocalServer, made: NewTable, step: int, **changes: Any) -> NewTable:
    response = branch(local, made, step, **changes)
    assert response.status_code == 201, response.text
    return NewTable(local, response.json())


def test_a_table_continues_from_any_step_of_a_finished_game(local: LocalServer) -> None:
    old = finished(local)
    for step in (0, 1, 3):
        new = branched(local, old, step)
        now = new.seats[0].look()
        there = old.spectator.get(f"/at/{step}").json()
        assert now["view"]["points"] == there["view"]["points"]
        assert now["deciding"] == there["deciding"]
        assert now["view"]["throws"] == there["view"]["throws"]
        assert (now["practice"], now["status"]) == (True, "running")
        assert now["branch"] == {"step": step, "commitment": old.answer["commitment"]}
        assert now["commitment"] == new.answer["commitment"] != old.answer["commitment"]
        assert [seat["name"] for seat in now["seats"]] == ["Cy", "Di"]
        assert now["undo_floor"] == now["decision"]
    assert old.spectator.look()["branch"] is None


def test_its_steps_begin_with_the_old_ones_and_say_where_they_end(local: LocalServer) -> None:
    old = finished(local)
    new = branched(local, old, 3)
    theirs = old.spectator.get("/steps").json()["steps"]
    steps = new.spectator.get("/steps").json()["steps"]
    assert [step["move"] for step in steps[:4]] == [step["move"] for step in theirs[:4]]
    assert steps[4]["note"] == {"branch": {"step": 3, "commitment": old.answer["commitment"]}}
    assert new.spectator.get("/at/2").status_code == 200


def test_it_is_played_out_verified_rematched_and_opened_again(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        old = finished(local)
        new = branched(local, old, 2)
        new.seats[new.spectator.look()["deciding"]].plays("throw")
    with opened(tmp_path) as local:
        again = NewTable(local, new.answer)
        again.play_out()
        text = again.host.get("/record").text
        found = verify(tiny.GAME, read_record(text.splitlines()))
        assert found.branch == {"step": 2, "commitment": old.answer["commitment"]}
        brought = local.client.post("/api/v1/replays", content=text)
        assert brought.status_code == 201, brought.text
        rematch = NewTable(local, again.seats[0].post("/rematch", {}).json())
        now = rematch.spectator.look()
        assert (now["practice"], now["branch"], now["decision"]) == (False, None, 0)


def test_it_is_analysed_like_any_other_game(local: LocalServer) -> None:
    new = branched(local, finished(local), 3)
    new.play_out()
    assert new.seats[0].post("/analysis", {}).status_code == 202
    under_way = ("waiting", "running")
    until(lambda: new.spectator.get("/analysis").json()["status"] not in under_way)
    analysis = new.spectator.get("/analysis").json()
    assert analysis["status"] == "done", analysis["message"]


def test_bots_take_part_and_begin_at_once(local: LocalServer) -> None:
    old = finished(local)
    seats = [{"kind": "bot", "bot": "careful"}, {"kind": "human", "name": "Di"}]
    new = branched(local, old, 0, seats=seats, hints=False)
    now = until_person_decides(new)
    assert (now["deciding"], now["hints"]) == (1, False)
    assert new.tokens[0] is None
    new.seats[1].plays("throw", "end")


def test_a_running_game_has_no_branches_and_an_end_has_no_sequel(local: LocalServer) -> None:
    made = local.table()
    assert branch(local, made, 0).json()["error"]["code"] == "running"
    made.play_out()
    last = made.spectator.look()["seq"]
    for step, status, code in ((last, 422, "over"), (last + 1, 404, "no-step")):
        error = branch(local, made, step)
        assert (error.status_code, error.json()["error"]["code"]) == (status, code)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"seats": PEOPLE[:1]}, "seats"),
        ({"step": -1}, "step"),
        ({"seats": [{"kind": "bot"}, PEOPLE[0]]}, "seats[0].bot"),
        ({"players": 2}, "players"),
    ],
)
def test_what_is_wrong_with_a_wish_is_named(
    local: LocalServer, wrong: dict[str, Any], field: str
) -> None:
    made = finished(local)
    response = branch(local, made, **{"step": 0, **wrong})
    assert (response.status_code, response.json()["error"]["field"]) == (400, field)


def test_an_uploaded_record_is_played_on_too(local: LocalServer) -> None:
    old = finished(local)
    text = old.host.get("/record").text
    replay = local.client.post("/api/v1/replays", content=text).json()["replay"]
    address = f"/api/v1/replays/{replay}/branch"
    response = local.client.post(address, json={"step": 2, "seats": PEOPLE})
    assert response.status_code == 201, response.text
    new = NewTable(local, response.json())
    new.play_out()
    assert new.spectator.look()["result"] is not None
    gone = local.client.post("/api/v1/replays/nothing/branch", json={"step": 2, "seats": PEOPLE})
    assert gone.json()["error"]["code"] == "no-replay"


def test_a_record_cut_off_in_mid_game_is_played_on_from_its_end(local: LocalServer) -> None:
    lines = finished(local).host.get("/record").text.splitlines()
    cut = next(i for i, line in enumerate(lines) if '"turn":1' in line)
    text = "\n".join(lines[: cut + 1])
    brought = local.client.post("/api/v1/replays", content=text).json()
    address = f"/api/v1/replays/{brought['replay']}/branch"
    wish = {"step": brought["total"] - 1, "seats": PEOPLE}
    new = NewTable(local, local.client.post(address, json=wish).json())
    assert new.spectator.look()["view"]["turn"] == 1
    body = {"move_id": move_id(), "move": "throw", "at": new.spectator.look()["seq"]}
    assert new.seats[1].post("/moves", body).status_code == 200
