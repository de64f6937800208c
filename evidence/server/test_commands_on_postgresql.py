"""The operator's commands where the tables are in PostgreSQL, by the tests for a data folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from api.test_orders import Typed, typed
from carrack.cli.main import main
from carrack.server.store.schema import VERSION
from support.server import in_turn, postgres
from support.server.local import opened
from support.server.operating import OperatorsDevice
from support.server.people import Device

__all__ = ["typed"]


@pytest.fixture(autouse=True)
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The database that the environment names: that of every server of a test, and of commands."""
    postgres.needed()
    made = postgres.url_for(tmp_path)
    monkeypatch.setattr(in_turn, "kept_in", lambda file: in_turn.on_postgresql(made))
    monkeypatch.setenv(in_turn.DATABASE, made)
    return made


def test_a_server_on_postgresql_at_a_glance(tmp_path: Path, typed: Typed) -> None:
    with opened(tmp_path) as local:
        local.table()
        Device(local).remembered("Ada")
        shown = json.loads(typed("admin", "--json"))
        assert (shown["tables"], shown["people"], shown["running"]) == ({"running": 1}, 1, True)
    assert "MiB in PostgreSQL" in (said := typed("admin"))
    assert "is not running" in said
    assert not list(tmp_path.glob("*.db"))


def test_a_league_is_made_where_its_host_is_known(tmp_path: Path, typed: Typed) -> None:
    with opened(tmp_path) as local:
        ada = Device(local).remembered("Ada")
        typed("league", "make", "Tuesdays", "--host", "Ada", "--game", "tiny", "--players", "2")
        assert [card["name"] for card in ada.get("/leagues")["mine"]] == ["Tuesdays"]
        assert "Tuesdays" in typed("league", "list")
        assert "Ada" in typed("people", "list")


def test_an_operator_is_let_in_and_out_where_all_servers_know_them(
    tmp_path: Path, typed: Typed
) -> None:
    with opened(tmp_path) as local:
        link = typed("operator", "link").splitlines()[0].rpartition("/")[2]
        device = OperatorsDevice(local)
        assert device.enters(link).status_code == 201
        assert "1 device" in typed("operator", "list")
        typed("operator", "end")
        assert device.ask("GET", "/operator").status_code == 403


def test_tables_are_saved_and_read_beside_a_server(tmp_path: Path, typed: Typed, url: str) -> None:
    file = str(tmp_path / "all.jsonl")
    with opened(tmp_path) as local:
        made = local.table()
        made.seats[0].plays("throw")
        assert "1 table. It holds the secrets" in typed("tables", "save", file)
    postgres.emptied(url)
    with opened(tmp_path) as local:
        assert f"{made.table}  Lanterns" in typed("tables", "read", file)
        assert local.client.get(f"/api/v1/tables/{made.table}").json()["seq"] > 0
        assert "1 here already" in typed("tables", "read", file)


def test_the_database_can_be_named_as_an_option(
    tmp_path: Path, typed: Typed, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as local:
        made = local.table()
    monkeypatch.delenv("CARRACK_DATABASE")
    (tmp_path / "in-postgresql").touch()
    assert "name the database with --database" in typed("tables", "list", status=1)
    assert made.table in typed("tables", "list", "--database", url)


def test_a_database_without_todays_tables_is_refused_and_stays_as_it_is(typed: Typed) -> None:
    import psycopg

    other = postgres.new_database("commands")
    asked = ("tables", "list", "--database")
    assert "there are no tables" in typed(*asked, other, status=1)
    with psycopg.connect(other, autocommit=True) as connection:
        connection.execute("CREATE TABLE carrack_schema (application BIGINT, version BIGINT)")
        older = f"INSERT INTO carrack_schema VALUES ({0x43524B31}, {VERSION - 1})"
        connection.execute(older.encode())
        for command in (asked, ("tables", "keep", "harbour", "--database")):
            assert "is from an earlier version" in typed(*command, other, status=1)
        save = ("tables", "save", "/nowhere/file", "--database")
        assert "is from an earlier version" in typed(*save, other, status=1)
        assert "cannot be reached" in typed(*asked, "postgresql://h.invalid/x", status=1)


def test_backups_are_those_of_postgresql_and_the_commands_say_how(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = "postgresql://ada:CANARY@db.example/carrack?sslmode=require"
    for command, program in (("backup", "pg_dump"), ("restore", "pg_restore")):
        file = tmp_path / "my copy"
        words = [command, str(file), "--data", str(tmp_path), "--database", secret]
        assert main(words) == 1
        said = capsys.readouterr().err
        assert f"  {program} " in said and f"'{file}'" in said
        assert "dbname=carrack" in said and "sslmode=require" in said and "CANARY" not in said
    assert list(tmp_path.iterdir()) == [tmp_path / postgres.TAKEN]
