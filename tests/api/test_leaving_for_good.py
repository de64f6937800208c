"""People take everything about them away, and are gone when they want to be."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from carrack.cli.main import main
from carrack.core.record import read_record
from carrack.core.verify import verify
from support.games import tiny
from support.server.local import LocalServer, NewTable, closed_with, next_of, opened
from support.server.people import Device, done

NAME = "Wilhelmina"
SEATS = [{"kind": "human", "name": NAME}, {"kind": "human", "name": "Ben"}]


def played(local: LocalServer, device: Device, over: bool) -> NewTable:
    """A table of hers, where she was renamed, and said something."""
    made = local.table(seats=SEATS, options={"rounds": 1})
    device.post("/me/claims", {"tokens": [made.tokens[0]]})
    seat = device.at(made)
    assert seat.act(0, "rename", name=f"{NAME} II.").status_code == 200
    assert made.seats[1].act(1, "rename", name="Bert").status_code == 200
    assert seat.post("/talk", {"text": "a secret of mine"}).status_code == 200
    assert made.seats[1].post("/talk", {"text": "hello"}).status_code == 200
    if over:
        made.play_out()
    return made


def test_a_person_takes_everything_about_them_away(local: LocalServer) -> None:
    device = Device(local).remembered(NAME)
    over, running = played(local, device, True), played(local, device, False)
    response = device.ask("GET", "/me/file")
    me, *tables = [json.loads(line) for line in response.text.splitlines()]
    assert (me["person"]["name"], len(me["devices"])) == (NAME, 1)
    by_name = {table["table"]: table for table in tables}
    assert by_name.keys() == {over.table, running.table}
    assert [line["text"] for line in by_name[over.table]["said"]] == ["a secret of mine"]
    assert by_name[over.table]["your_seats"] == [0]
    assert by_name[over.table]["record"] == over.spectator.get("/record").text
    assert by_name[running.table]["record"] is None, "it says what is hidden"
    secrets = [device.cookie.partition("=")[2], *map(str, over.tokens), *over.host.tokens]
    assert not [secret for secret in secrets if secret in response.text]
    assert Device(local).ask("GET", "/me/file").status_code == 401


def test_nothing_names_a_person_who_has_been_deleted(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        device = Device(local).remembered(NAME)
        over, running = played(local, device, True), played(local, device, False)
        shown_before = [over.spectator.get(path).text for path in ("", "/steps", "/record")]
        assert all(NAME in text for text in shown_before)
        with device.at(running).watching() as socket:
            next_of(socket, "sync")
            assert done(device.ask("DELETE", "/me", {}))["person"] is None
            assert closed_with(socket) == 4408
        for made in (over, running):
            shown = made.spectator.look()
            assert [seat["name"] for seat in shown["seats"]] == ["somebody", "Bert"]
            for path in ("", "/steps", "/record", "/at/0", "/talk"):
                assert NAME not in made.spectator.get(path).text
            said = made.spectator.get("/talk").json()["lines"]
            assert [line["text"] for line in said] == ["hello"]
        running.seats[0].plays("throw", "end")
        running.seats[1].plays("throw", "end")
        again = over.seats[1].post("/rematch", {}).json()["table"]
        assert NAME not in local.client.get(f"/api/v1/tables/{again}").text
    with closing(sqlite3.connect(tmp_path / "carrack.db")) as connection:
        assert NAME not in "\n".join(connection.iterdump())
    with opened(tmp_path) as local:
        assert local.client.get(f"/api/v1/tables/{running.table}").status_code == 200


def test_records_replay_and_are_verified_as_before(
    local: LocalServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    device = Device(local).remembered(NAME)
    made = played(local, device, True)
    before = read_record(made.spectator.get("/record").text.splitlines())
    done(device.ask("DELETE", "/me", {}))
    text = made.spectator.get("/record").text
    after = read_record(text.splitlines())
    assert vars(verify(tiny.GAME, after)) == vars(verify(tiny.GAME, before))
    kept = [entry.line() for entry in after.entries if entry.kind != "note"]
    assert kept == [entry.line() for entry in before.entries if entry.kind != "note"]
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    for command in ("replay", "verify"):
        assert main([command, str(file)]) == 0, capsys.readouterr().err


def test_keys_and_links_of_a_deleted_person_open_what_they_opened_but_nobody_is_signed_in(
    local: LocalServer,
) -> None:
    device = Device(local).remembered(NAME)
    made, cookie = played(local, device, False), device.cookie
    code = device.post("/me/code", {})["code"]
    assert local.client.request("DELETE", "/api/v1/me", headers=device.headers).status_code == 403
    assert device.get("/me")["person"] is not None
    done(device.ask("DELETE", "/me", {}))
    device.cookie = cookie
    assert device.get("/me")["person"] is None
    assert Device(local).ask("POST", "/enter", {"code": code}).status_code == 410
    assert made.seats[0].look()["you"] == [0]
    ben = Device(local).remembered("Ben")
    assert ben.post("/me/claims", {"tokens": [made.tokens[0]]}) == {"others": []}
