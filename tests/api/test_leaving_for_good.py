"""People take everything about them away, and are gone when they want to be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from carrack.cli.main import main
from carrack.core.record import read_record
from carrack.core.verify import verify
from carrack.server.store.schema import MIGRATIONS
from support.games import tiny
from support.server import in_turn
from support.server.earlier import in_version
from support.server.local import LocalServer, NewTable, Seat, closed_with, next_of, opened
from support.server.people import Device, done
from support.server.shared_luck import waiting

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
    assert by_name[running.table]["standing_orders"] == []
    assert by_name[over.table]["record"] == over.spectator.get("/record").text
    assert by_name[running.table]["record"] is None, "it says what is hidden"
    secrets = [device.cookie.partition("=")[2], *map(str, over.tokens), *over.host.tokens]
    assert not [secret for secret in secrets if secret in response.text]
    assert Device(local).ask("GET", "/me/file").status_code == 401


def test_what_is_stored_of_a_record_names_nobody_and_what_is_shown_names_all(
    tmp_path: Path,
) -> None:
    names = f'"{NAME}"', f'"{NAME} II."', '"Ben"', '"Bert"'
    with opened(tmp_path) as local:
        device = Device(local).remembered(NAME)
        over, running = played(local, device, True), played(local, device, False)
        shown = {made.table: texts(made) for made in (over, running)}
        file = device.ask("GET", "/me/file").text
    with in_turn.database(tmp_path / "carrack.db") as connection:
        headers = connection.execute("SELECT header FROM tables").fetchall()
        lines = connection.execute("SELECT line FROM entries").fetchall()
    assert len(headers) == 2
    assert not [name for (line,) in headers + lines for name in (NAME, *names) if name in line]
    assert all(name.replace('"', '\\"') in file for name in names)
    for table, (seen, steps, record) in shown.items():
        assert all(name in seen for name in names[1::2]), table
        assert all(name in record for name in names), table
        assert names[1] in steps, table
    with opened(tmp_path) as local:
        for made in (over, running):
            assert texts(moved(made, local)) == shown[made.table]


def texts(made: NewTable) -> tuple[str, str, str]:
    """What everybody sees of a table: who sits there, its story, its record."""
    seen = made.spectator.look()["seats"]
    return str(json.dumps(seen)), *(made.spectator.get(p).text for p in ("/steps", "/record"))


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
            said = made.seats[1].get("/talk").json()["lines"]
            assert [line["text"] for line in said] == ["hello"]
        running.seats[0].plays("throw", "end")
        running.seats[1].plays("throw", "end")
        again = over.seats[1].post("/rematch", {}).json()["table"]
        assert NAME not in local.client.get(f"/api/v1/tables/{again}").text
    assert NAME not in in_turn.all_kept(tmp_path / "carrack.db")
    files = list(tmp_path.glob("carrack.db*"))
    assert not [file for file in files if NAME.encode() in file.read_bytes()]
    with opened(tmp_path) as local:
        assert local.client.get(f"/api/v1/tables/{running.table}").status_code == 200


def test_a_name_goes_from_the_notes_of_a_table_that_gathers(
    local: LocalServer, tmp_path: Path
) -> None:
    made = waiting(local)
    ben, device = Seat(local, made.table), Device(local).remembered(NAME)
    assert ben.accepts(1, made.invitations[1], name="Ben").status_code == 200
    again = made.host.act(1, "invite").json()["invitation"]
    hers = device.at(made)
    assert hers.accepts(1, again, name=NAME).status_code == 200
    device.post("/me/claims", {"tokens": hers.tokens})
    assert NAME in in_turn.all_kept(tmp_path / "carrack.db")
    done(device.ask("DELETE", "/me", {}))
    assert NAME not in in_turn.all_kept(tmp_path / "carrack.db")
    assert made.spectator.look()["status"] == "waiting"


def test_names_that_stand_in_records_of_the_former_version_are_forgotten_too(
    tmp_path: Path,
) -> None:
    (tmp_path / "new").mkdir()
    with opened(tmp_path / "new") as local:
        device = Device(local).remembered(NAME)
        over, running = played(local, device, True), played(local, device, False)
        before = [texts(made) for made in (over, running)]
    former = next(n for n, m in enumerate(MIGRATIONS) if "CREATE TABLE seat_names" in m[0])
    in_version(former, tmp_path / "new" / "carrack.db", tmp_path / "carrack.db")
    assert f'"name":"{NAME} II."' in in_turn.all_kept(tmp_path / "carrack.db")
    with opened(tmp_path) as device.local:
        over, running = (moved(made, device.local) for made in (over, running))
        assert [texts(made) for made in (over, running)] == before
        running.seats[0].plays("throw")
        done(device.ask("DELETE", "/me", {}))
        after = read_record(texts(over)[2].splitlines())
        assert verify(tiny.GAME, after).seed
    assert NAME not in in_turn.all_kept(tmp_path / "carrack.db")


def moved(made: NewTable, local: LocalServer) -> NewTable:
    """The same table on another server."""
    return NewTable(local, made.answer)


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
