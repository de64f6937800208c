"""All tables in one file, and read back: what goes along, what is new, what is damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from carrack.analysis.describe import FORM
from carrack.core.record import read_record
from carrack.core.verify import verify
from carrack.server.http.tab_routes import TAB_ROUTES
from carrack.server.settings import Settings
from carrack.server.shapes.answer_types import TablesFilePayload
from carrack.server.store.table_rows import DONE, AnalysisRow
from support.games import tiny
from support.server.forms import require_form
from support.server.local import AT_HOME, LocalServer, NewTable, Seat, opened, until_person_decides

FILE = "/api/v1/tables-file"


@contextmanager
def tab(folder: Path, settings: Settings = AT_HOME) -> Iterator[LocalServer]:
    """A host in a browser tab: everything of a server, and its own routes."""
    folder.mkdir(exist_ok=True)
    with opened(folder, settings=settings) as local:
        local.client.app.router.routes[:0] = TAB_ROUTES  # type: ignore[attr-defined]
        yield local


@pytest.fixture
def here(tmp_path: Path) -> Iterator[LocalServer]:
    with tab(tmp_path / "here") as local:
        yield local


@pytest.fixture
def there(tmp_path: Path) -> Iterator[LocalServer]:
    with tab(tmp_path / "there") as local:
        yield local


def saved(local: LocalServer) -> str:
    response = local.client.get(FILE)
    assert response.status_code == 200, response.text
    return response.text


def post(local: LocalServer, text: str) -> httpx.Response:
    return local.client.post(FILE, content=text)


def read(local: LocalServer, text: str) -> dict[str, Any]:
    response = post(local, text)
    assert response.status_code == 200, response.text
    require_form(response.json(), TablesFilePayload)
    return dict(response.json())


def record(made: NewTable) -> list[str]:
    text: str = made.spectator.get("/record").text
    return text.splitlines()


def over(local: LocalServer, **changes: Any) -> NewTable:
    """A finished table."""
    made = local.table(options={"rounds": 1}, **changes)
    made.play_out()
    return made


def test_a_server_has_no_such_route(local: LocalServer) -> None:
    local.table()
    for response in (local.client.get(FILE), local.client.post(FILE, content=b"{}")):
        assert (response.status_code, response.json()["error"]["code"]) == (404, "no-route")


def test_the_file_says_what_it_is_and_holds_no_link(here: LocalServer) -> None:
    made = here.table()
    made.seats[0].plays("throw")
    first, table, last = map(json.loads, saved(here).splitlines())
    assert first["carrack_tables"] == 1
    assert "holds the secrets of running games" in first["about"]
    assert table["table"] == made.table
    assert last == {"end": {"tables": 1, "left_out": []}}
    row = here.does(here.tables.store.load, made.table)
    secrets = [made.answer["host"], *made.tokens, row.row.host, row.seats[0].token]
    assert not [secret for secret in secrets if secret in saved(here)]


def test_a_running_game_goes_on_as_practice_with_new_links(
    here: LocalServer, there: LocalServer
) -> None:
    made = here.table()
    made.seats[0].plays("throw", "end")
    made.seats[1].post("/talk", {"text": "taken back"})
    made.seats[1].post("/talk/1", {"action": "remove"})
    made.seats[1].post("/talk", {"text": "Ahoy"})
    before = made.seats[1].look()
    answer = read(there, saved(here))
    assert answer["skipped"] == []
    (table,) = answer["tables"]
    assert (table["table"], table["title"], table["status"]) == (made.table, "Lanterns", "running")
    assert (table["players"], table["practice"]) == (["Ada", "Ben"], True)
    again = NewTable(there, table)
    for old in (*made.seats, made.host):
        stranger = Seat(there, made.table, *old.tokens).look()
        assert (stranger["you"], stranger["host"]) == ([], False)
    assert again.host.look()["host"]
    now = again.seats[1].look()
    assert (now["you"], now["practice"], now["view"]) == ([1], True, before["view"])
    assert now["commitment"] == before["commitment"]
    talk = again.seats[0].get("/talk").json()
    assert [line["text"] for line in talk["lines"]] == ["Ahoy"]
    again.play_out()
    lines = record(again)
    assert '{"note":{"action":"moved"}}' in lines
    found = verify(tiny.GAME, read_record(lines))
    assert (found.practice, found.chosen) == (True, False)
    assert json.loads(lines[(found.moved or 0) - 1])["note"]["action"] == "moved"


def test_a_finished_game_stays_what_it_was_with_its_analysis(
    here: LocalServer, there: LocalServer
) -> None:
    made = over(here)
    store = here.tables.store
    body = AnalysisRow(made.table, DONE, 1, "", b'{"form":%d}' % FORM)
    here.does(store.put_analysis, body)
    (table,) = read(there, saved(here))["tables"]
    again = NewTable(there, table)
    assert (table["status"], table["practice"]) == ("over", False)
    assert record(again) == record(made)
    state = again.seats[0].get("/analysis").json()
    assert (state["status"], state["analysis"]) == ("done", {"form": FORM})
    assert not verify(tiny.GAME, read_record(record(again))).practice


def test_a_game_beside_its_board_goes_on_where_it_stood_and_is_no_practice(
    here: LocalServer, there: LocalServer
) -> None:
    made = here.table(beside=True)
    seat = Seat(here, made.table, *[str(token) for token in made.tokens])

    def enter(seat: Seat) -> dict[str, Any]:
        at = seat.look()["beside"]["at"]
        return dict(seat.post("/enter", {"move_id": f"fell{at}", "at": at, "picked": [0]}).json())

    enter(seat)
    [came] = read(there, saved(here))["tables"]  # its set-up is not entered yet
    half = Seat(there, came["table"], *[each["token"] for each in came["seats"]])
    assert half.look()["status"] == "waiting"
    assert half.look()["beside"] == seat.look()["beside"]
    assert enter(half)["type"] == "gathering"
    there.client.delete(
        f"/api/v1/tables/{came['table']}", headers=Seat(there, came["table"], came["host"]).headers
    )
    while enter(seat)["type"] == "gathering":
        pass
    seat.plays("throw")
    [came] = read(there, saved(here))["tables"]
    again = Seat(there, came["table"], *[each["token"] for each in came["seats"]])
    assert (again.look()["beside"], again.look()["practice"]) == (seat.look()["beside"], False)
    assert enter(again)["view"]["throws"] == [1]
    while not (now := again.look())["beside"]["finished"]:
        again.move("end" if now["view"]["throws"] else "throw")
        while again.look()["beside"]["asked"]:
            enter(again)
    again.post("/finish", {"move_id": "end", "at": now["beside"]["at"]})
    here.client.delete(f"/api/v1/tables/{made.table}", headers=made.host.headers)
    [back] = read(here, saved(there))["tables"]
    over = Seat(here, back["table"]).look()
    assert (over["status"], over["result"], over["practice"]) == ("over", now["result"], False)


def test_bots_stay_bots_and_a_person_whose_seat_one_plays_gets_a_link(
    here: LocalServer, there: LocalServer
) -> None:
    made = here.against_bots(3, "careful")
    made.seats[0].act(0, "bot", bot="random")
    (table,) = read(there, saved(here))["tables"]
    assert [seat["token"] is not None for seat in table["seats"]] == [True, False, False]
    seats = NewTable(there, table).spectator.look()["seats"]
    assert [seat["bot"] for seat in seats] == ["random", "careful", "careful"]
    owner = NewTable(there, table).seats[0]
    assert owner.act(0, "human").status_code == 200


def test_a_bot_that_is_unknown_here_is_replaced_as_anywhere(
    here: LocalServer, there: LocalServer
) -> None:
    here.against_bots(2, "careful")
    text = saved(here).replace('"bot":"careful"', '"bot":"cmd:touch /tmp/x"', 1)
    (table,) = read(there, text)["tables"]
    made = NewTable(there, table)
    with made.attended():
        made.seats[0].plays("throw", "end")
        assert until_person_decides(made)["deciding"] == 0


def test_reading_twice_or_where_the_game_went_on_doubles_nothing(here: LocalServer) -> None:
    made = here.table()
    made.seats[0].plays("throw")
    early = saved(here)
    made.seats[0].plays("end")
    for text in (early, saved(here)):
        answer = read(here, text)
        assert answer["tables"] == []
        (skipped,) = answer["skipped"]
        assert (skipped["code"], skipped["line"], skipped["table"]) == ("here", 2, made.table)
        assert made.table in skipped["message"]
    assert made.seats[0].look()["practice"] is False  # the table itself is as it was


def test_a_file_that_came_home_unchanged_is_the_table_that_left(
    here: LocalServer, there: LocalServer
) -> None:
    here.table().seats[0].plays("throw")
    read(there, saved(here))
    assert read(here, saved(there))["tables"] == []


def test_a_game_that_went_on_elsewhere_comes_home_under_another_name(
    here: LocalServer, there: LocalServer
) -> None:
    made = here.table()
    (moved,) = read(there, saved(here))["tables"]
    NewTable(there, moved).seats[0].plays("throw", "end")
    text = saved(there)
    (table,) = read(here, text)["tables"]
    assert table["table"] != made.table
    assert NewTable(here, table).spectator.look()["deciding"] == 1
    assert made.spectator.look()["deciding"] == 0
    assert read(here, text)["tables"] == []


def test_a_rematch_is_still_the_rematch_of_its_game(here: LocalServer, there: LocalServer) -> None:
    made = over(here)
    again = made.seats[0].post("/rematch", {}).json()
    tables = read(there, saved(here))["tables"]
    assert {table["table"] for table in tables} == {made.table, again["table"]}
    assert Seat(there, made.table).look()["rematch"] == again["table"]


def test_a_rematch_that_is_not_in_the_file_is_forgotten(
    here: LocalServer, there: LocalServer
) -> None:
    made = over(here)
    again = made.seats[0].post("/rematch", {}).json()
    text = "".join(
        line for line in saved(here).splitlines(True) if f'"table":"{again["table"]}"' not in line
    )
    read(there, text)
    assert Seat(there, made.table).look()["rematch"] is None


def test_a_table_that_gathers_is_left_out_and_named(here: LocalServer) -> None:
    people = [{"kind": "human", "name": "Ada"}, {"kind": "human", "elsewhere": True}]
    made = here.table(seats=people)
    last = json.loads(saved(here).splitlines()[-1])
    assert last == {"end": {"tables": 0, "left_out": [made.table]}}


def test_a_table_that_is_damaged_here_costs_no_other(here: LocalServer, there: LocalServer) -> None:
    whole, torn = here.table(), here.table()

    def tear(connection: Any) -> None:
        connection.execute("UPDATE tables SET header = '{' WHERE id = ?", (torn.table,))

    here.does(here.tables.store.write, tear)
    text = saved(here)
    assert json.loads(text.splitlines()[-1])["end"] == {"tables": 1, "left_out": [torn.table]}
    assert [table["table"] for table in read(there, text)["tables"]] == [whole.table]


def test_a_running_game_loses_its_clocks_and_keeps_what_they_showed(
    here: LocalServer, there: LocalServer
) -> None:
    made = here.against_bots(clock={"kind": "live", "bank": 600})
    until_person_decides(made)
    made.seats[0].plays("throw", "end")
    answer = post(there, saved(here)).json()["tables"][0]
    now = NewTable(there, answer).spectator.look()
    assert (now["clocks"], now["clock"]) == (None, None)
    assert made.spectator.look()["clocks"] is not None
