"""`carrack move-store`: everything is carried across, in both directions, and proved."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.main import main
from carrack.server.clocks.clock import SeatClock
from carrack.server.store import moving
from carrack.server.store.club_editions import ClubEdition
from carrack.server.store.clubs import ClubRow
from carrack.server.store.faults import StoreError
from carrack.server.store.moving import kept_tables, move
from carrack.server.store.schema import VERSION
from carrack.server.store.sqlite import SqliteStore, connect
from carrack.server.store.table_rows import DONE, AnalysisRow
from store.test_leagues_contract import SEASON, league_in
from store.test_people_contract import ADA
from support.server import any_rows, postgres
from support.server.stored_tables import change, stored


def filled(folder: Path) -> Path:
    """A data folder with something of nearly everything."""

    async def fill() -> None:
        store = SqliteStore(folder / "carrack.db")
        await league_in(store)
        await store.leagues.begin_season("tuesdays", SEASON)
        await store.clubs.found(ClubRow("gulls", "Möwen 🕊", ADA.created, "hash"), "ada")
        await store.club_editions.share("gulls", ClubEdition(0, "tiny", "a", "A", "now"), "text")
        for number in (1, 2):
            await store.club_talk.say("gulls", "ada", "now", f"line {number}\n'%s?")
        for name in ("zebra", "ant", "Bee"):  # not in the order of their names
            await store.create(stored(name))
        await store.commit(
            replace(change(2, "é", table="ant", move_id="m"), clocks=(SeatClock(0, 5),), signed=7)
        )
        await store.put_analysis(AnalysisRow("ant", DONE, body=bytes(range(256))))
        await store.say("ant", 0, "now", "hello")
        await store.close()

    folder.mkdir()
    asyncio.run(fill())
    return folder


def completed(folder: Path) -> None:
    """Puts a row into each table that has none, as the schema says what it may be."""
    rows = any_rows.filled(any_rows.in_schema(VERSION))
    with closing(connect(folder / "carrack.db")) as connection:
        for name, row in rows.items():
            with suppress(sqlite3.IntegrityError):  # something of the same key is there
                any_rows.insert(connection, name, row)


def rows_in(folder: Path) -> dict[str, list[Any]]:
    with closing(connect(folder / "carrack.db")) as connection:
        return {
            each.name: connection.execute(
                f"SELECT * FROM {each.name} ORDER BY {', '.join(each.order)}"
            ).fetchall()
            for each in kept_tables()
        }


def test_every_table_of_the_schema_is_carried(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "a.db")) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = {name for (name,) in found if not name.startswith("sqlite_")}
    assert {each.name for each in kept_tables()} == names
    order = [each.name for each in kept_tables()]
    assert order.index("clubs") < order.index("tables") < order.index("entries")


def test_everything_goes_to_postgresql_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    postgres.needed()
    here, back = filled(tmp_path / "here"), tmp_path / "back"
    completed(here)
    before = rows_in(here)
    assert all(before.values()), "a table without a row proves nothing"
    url = postgres.new_database("moved")
    assert main(["move-store", str(here), url]) == 0
    there = capsys.readouterr().out
    assert main(["move-store", url, str(back)]) == 0
    assert capsys.readouterr().out == there
    assert rows_in(back) == rows_in(here) == before
    assert f"All {sum(map(len, before.values()))} rows are the same" in there

    async def goes_on() -> None:
        from carrack.server.store.postgres import PostgresStore

        store = PostgresStore(url)
        assert (await store.names())[:3] == ["Bee", "ant", "zebra"]  # the latest made first
        await store.create(stored("latest"))
        assert (await store.names())[0] == "latest"
        assert await store.club_talk.say("gulls", "ada", "now", "third") == 3
        await store.close()

    asyncio.run(goes_on())


def test_only_an_empty_place_takes_what_is_carried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, other = filled(tmp_path / "here"), filled(tmp_path / "other")
    before = rows_in(other)
    assert main(["move-store", str(here), str(other)]) == 1
    assert "is not empty" in capsys.readouterr().err
    assert rows_in(other) == before
    assert main(["move-store", str(tmp_path / "nowhere"), str(tmp_path / "new")]) == 1
    assert "there are no tables" in capsys.readouterr().err


def test_a_copy_that_differs_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = filled(tmp_path / "here")
    with (
        closing(connect(here / "carrack.db")) as source,
        closing(connect(tmp_path / "copy.db")) as target,
    ):
        target.execute("CREATE TRIGGER t AFTER INSERT ON talk BEGIN UPDATE talk SET seat = 1; END")
        target.execute("BEGIN")
        with pytest.raises(StoreError, match="the copy of talk differs"):
            move(source, target)
        target.execute("ROLLBACK")
        monkeypatch.setattr(moving, "AT_ONCE", 2)  # several portions
        target.execute("DROP TRIGGER t")
        assert sum(each.rows for each in move(source, target)) > 15


def test_commands_do_not_take_what_an_earlier_server_left_for_todays_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = filled(tmp_path / "here")
    (here / "in-postgresql").write_text("in PostgreSQL")
    data = ["--data", str(here)]
    for command in (
        ["tables", "list", *data],
        ["tables", "save", str(tmp_path / "file"), *data],
        ["people", "list", *data],
        ["backup", str(tmp_path / "copy"), *data],
        ["restore", str(tmp_path / "copy"), *data],
        ["move-store", str(here), str(tmp_path / "new")],
        ["serve", "--port", "0", *data],
    ):
        assert main(command) == 1, command
        assert "are in PostgreSQL" in capsys.readouterr().err


def test_a_database_of_an_earlier_version_is_not_carried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = filled(tmp_path / "here")
    with closing(sqlite3.connect(here / "carrack.db")) as connection:
        connection.execute("PRAGMA user_version = 3")
    assert main(["move-store", str(here), str(tmp_path / "new")]) == 1
    assert "earlier version" in capsys.readouterr().err


def test_without_the_library_it_is_said_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("psycopg")] or ["psycopg"]:
        monkeypatch.setitem(sys.modules, name, None)
    for name in [name for name in sys.modules if name.startswith("carrack.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("carrack.server.store.postgres", raising=False)
    there = ["--database", "postgresql://ada@localhost/x"]
    for command in (
        ["serve", "--port", "0", "--data", str(tmp_path), *there],
        ["move-store", str(filled(tmp_path / "here")), there[1]],
    ):
        assert main(command) == 1
        assert "need psycopg, which is missing" in capsys.readouterr().err
    assert main(["serve", "--check", "--data", str(tmp_path), *there]) == 1
    assert "need psycopg, which is missing" in capsys.readouterr().out


def test_a_server_on_sqlite_loads_nothing_of_postgresql(tmp_path: Path) -> None:
    program = (
        "import sys; from carrack.cli.main import main; import carrack.cli.play;"
        " from carrack.cli.databases import opened_store; from pathlib import Path;"
        f" opened_store(Path({str(tmp_path)!r}), '');"
        " print([name for name in sys.modules if 'psycopg' in name or 'store.postgres' in name])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
