"""The SQLite file: what survives a loss of power, older and newer files, backups."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from carrack.server.backup import backup
from carrack.server.sqlite import APPLICATION, MIGRATIONS, VERSION, SqliteStore, connect
from carrack.server.store import AnalysisRow, StoreError
from store.stores import LINES, change, stored


def lines_in(file: Path) -> list[str]:
    """The entries of the table in a file, read by a store of its own."""

    async def read() -> list[str]:
        store = SqliteStore(file)
        try:
            return (await store.load("harbour")).lines
        finally:
            await store.close()

    return asyncio.run(read())


def copied(file: Path, folder: Path) -> Path:
    """What a disk would hold if the power went now: the database and its log, as they lie there."""
    folder.mkdir()
    for suffix in ("", "-wal"):
        source = file.with_name(file.name + suffix)
        if source.exists():
            shutil.copy(source, folder / source.name)
    return folder / file.name


def test_what_was_acknowledged_survives_a_loss_of_power(tmp_path: Path) -> None:
    file = tmp_path / "a.db"

    async def play() -> list[Path]:
        store = SqliteStore(file)
        await store.create(stored())
        copies = []
        for number in range(2, 32):
            await store.commit(change(number, f"entry {number}"))
            copies.append(copied(file, tmp_path / f"copy{number}"))
        await store.close()
        return copies

    for number, copy in enumerate(asyncio.run(play()), 2):
        assert lines_in(copy) == LINES + [f"entry {n}" for n in range(2, number + 1)]


def test_a_log_cut_anywhere_gives_a_beginning_of_the_record(tmp_path: Path) -> None:
    """Whatever part of the log has reached the disk: whole steps, and none missing between."""
    file = tmp_path / "a.db"

    async def play() -> Path:
        store = SqliteStore(file)
        await store.create(stored())
        store.writer.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for number in range(2, 22, 2):
            await store.commit(change(number, f"entry {number}", f"entry {number + 1}"))
        copy = copied(file, tmp_path / "whole")
        await store.close()
        return copy

    log = asyncio.run(play()).with_name("a.db-wal").read_bytes()
    whole = LINES + [f"entry {n}" for n in range(2, 22)]
    found = set()
    for cut in [*range(0, len(log), 1031), len(log)]:
        copy = copied(tmp_path / "whole" / "a.db", tmp_path / f"cut{cut}")
        copy.with_name("a.db-wal").write_bytes(log[:cut])
        lines = lines_in(copy)
        assert lines == whole[: len(lines)]
        assert len(lines) % 2 == 0
        found.add(len(lines))
    assert {2, 22} <= found
    assert len(found) > 5


def test_the_file_is_written_with_the_strictest_durability(tmp_path: Path) -> None:
    connection = connect(tmp_path / "a.db")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


@pytest.mark.parametrize("version", range(1, VERSION))
def test_an_older_file_is_opened_and_brought_up_to_date(tmp_path: Path, version: int) -> None:
    file = tmp_path / "a.db"
    write_old(file, version)
    assert lines_in(file) == LINES
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert schema(connection) == schema(connect(tmp_path / "new.db"))


def test_tables_of_an_older_file_have_hints_and_can_be_analysed(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    write_old(file, 2)

    async def read() -> tuple[bool, str]:
        store = SqliteStore(file)
        hints = (await store.load("harbour")).row.hints
        await store.put_analysis(AnalysisRow("harbour", "done", 1, "", b"{}"))
        row = await store.analysis("harbour")
        await store.close()
        return hints, row.status if row is not None else ""

    assert asyncio.run(read()) == (True, "done")


def write_old(file: Path, version: int) -> None:
    """A file as that version of the schema left it, with one table in it."""
    connection = sqlite3.connect(file)
    for statements in MIGRATIONS[:version]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    row = stored().row
    connection.execute(
        "INSERT INTO tables (id, game, header, seed, practice, host, status, deciding, created,"
        " updated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (row.table, row.game, row.header, row.seed, 0, row.host, "running", 0, "then", "then"),
    )
    connection.executemany(
        "INSERT INTO entries VALUES ('harbour', ?, ?)", list(enumerate(stored().lines))
    )
    connection.commit()
    connection.close()


def schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    found = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql NOT NULL")
    return sorted(found.fetchall())


def test_a_failed_migration_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.db"
    write_old(file, 1)
    broken = (*MIGRATIONS, ("CREATE TABLE fine (a)", "this is no SQL"))
    monkeypatch.setattr("carrack.server.sqlite.MIGRATIONS", broken)
    with pytest.raises(StoreError):
        connect(file)
    monkeypatch.undo()
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    assert lines_in(file) == LINES


def test_a_newer_file_is_refused_with_advice(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    write_old(file, VERSION)
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    with pytest.raises(StoreError, match="newer Carrack.*--data"):
        connect(file)


def test_the_file_of_another_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    with pytest.raises(StoreError, match="another program"):
        connect(file)
    file.write_text("no database at all, but long enough to be looked at " * 20)
    with pytest.raises(StoreError, match="cannot be opened"):
        connect(file)


def test_a_backup_of_a_database_in_use_is_whole(tmp_path: Path) -> None:
    file, target = tmp_path / "a.db", tmp_path / "copy.db"

    async def play() -> int:
        store = SqliteStore(file)
        await store.create(stored())
        await store.commit(change(2, "entry"))
        tables = backup(file, target)
        await store.commit(change(3, "later"))
        await store.close()
        return tables

    assert asyncio.run(play()) == 1
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]
    assert lines_in(target) == [*LINES, "entry"]


def test_a_backup_overwrites_nothing_and_needs_a_source(tmp_path: Path) -> None:
    file, target = tmp_path / "a.db", tmp_path / "copy.db"
    with pytest.raises(StoreError, match="nothing to back up"):
        backup(file, target)
    connect(file).close()
    target.write_text("precious")
    with pytest.raises(StoreError, match="never overwrites"):
        backup(file, target)
    assert target.read_text() == "precious"
    with pytest.raises(StoreError, match="cannot be written"):
        backup(file, tmp_path / "nowhere" / "copy.db")
