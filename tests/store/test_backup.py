"""Backups: whole, read through, and the way back from them; damage is reported, not copied."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.server.store.backup import backup, restore
from carrack.server.store.damage import examined
from carrack.server.store.faults import StoreError
from carrack.server.store.schema import VERSION
from carrack.server.store.sqlite import SqliteStore, connect
from support.server.stored_tables import LINES, change, copied, damaged, lines_in, stored

posix = pytest.mark.skipif(os.name != "posix", reason="modes of files are those of POSIX")


def written(file: Path, *tables: str, lines: int = 200) -> Path:
    """A database with tables, closed in order."""

    async def play() -> None:
        store = SqliteStore(file)
        for table in tables:
            await store.create(stored(table))
            text = [f'"{number:0>100}"' for number in range(lines)]
            await store.commit(change(2, *text, table=table))
        await store.close()

    asyncio.run(play())
    return file


def test_a_backup_of_a_database_in_use_is_whole(tmp_path: Path) -> None:
    file, target = tmp_path / "a.db", tmp_path / "copy.db"

    async def play() -> int:
        store = SqliteStore(file)
        await store.create(stored())
        await store.commit(change(2, '"entry"'))
        tables = backup(file, target)
        await store.commit(change(3, '"later"'))
        await store.close()
        return tables

    assert asyncio.run(play()) == 1
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]
    assert lines_in(target) == [*LINES, '"entry"']


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


def test_a_damaged_database_is_not_backed_up(tmp_path: Path) -> None:
    file, target = written(tmp_path / "a.db", "harbour", "lagoon"), tmp_path / "copy.db"
    assert backup(file, tmp_path / "good.db") == 2
    damaged(file, "lagoon")
    with pytest.raises(StoreError, match="is damaged.*cannot be read whole: lagoon"):
        backup(file, target)
    assert [path.name for path in tmp_path.glob("copy*")] == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET line = 'no JSON {' WHERE table_id = 'lagoon' AND number = 1",
        "DELETE FROM entries WHERE table_id = 'lagoon' AND number = 1",
        "UPDATE tables SET header = '{' WHERE id = 'lagoon'",
        "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE table_id = 'lagoon'",
    ],
)
def test_a_record_that_is_not_whole_is_found_though_its_pages_are(
    tmp_path: Path, statement: str
) -> None:
    file = written(tmp_path / "a.db", "harbour", "lagoon", lines=3)
    with sqlite3.connect(file) as connection:
        connection.execute(statement)
    damage = examined(file, thorough=True)
    assert damage is not None
    assert damage.tables == ["lagoon"]
    with pytest.raises(StoreError, match="lagoon"):
        backup(file, tmp_path / "copy.db")


def test_the_store_says_which_tables_are_damaged_and_the_others_continue(tmp_path: Path) -> None:
    file = written(tmp_path / "a.db", "harbour", "lagoon", "reef")

    async def look() -> tuple[str, list[str]]:
        store = SqliteStore(file)
        try:
            assert await store.damage() is None
            await store.close()
            damaged(file, "lagoon")
            store = SqliteStore(file)
            return str(await store.damage()), (await store.load("harbour")).lines
        finally:
            await store.close()

    damage, lines = asyncio.run(look())
    assert "cannot be read whole: lagoon" in damage
    assert len(lines) == 202


def test_a_restored_backup_takes_the_place_of_what_is_kept_aside(tmp_path: Path) -> None:
    file, copy = written(tmp_path / "a.db", "harbour", lines=1), tmp_path / "copy.db"
    backup(file, copy)

    async def killed_later() -> Path:
        store = SqliteStore(file)
        await store.commit(change(3, '"later"'))
        left = copied(file, tmp_path / "killed")
        await store.close()
        return left

    left = asyncio.run(killed_later())
    assert left.with_name("a.db-wal").stat().st_size > 0
    tables, before = restore(copy, left)
    assert tables == 1
    assert before is not None
    assert len(lines_in(left)) == 3
    assert lines_in(before)[-1] == '"later"'
    assert backup(left, tmp_path / "again.db") == 1


def garbled(file: Path) -> None:
    damaged(file, "harbour")


def another_program(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name)")


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def text(file: Path) -> None:
    file.write_text("no database at all, but long enough to be looked at " * 20)


@pytest.mark.parametrize("spoilt", [garbled, another_program, newer, empty, text, Path.unlink])
def test_what_is_no_good_backup_is_not_restored(
    tmp_path: Path, spoilt: Callable[[Path], None]
) -> None:
    file = written(tmp_path / "a.db", "harbour")
    copy = tmp_path / "copy.db"
    backup(file, copy)
    spoilt(copy)
    with pytest.raises(StoreError):
        restore(copy, file)
    assert len(lines_in(file)) == 202
    assert [path.name for path in tmp_path.glob("a.db*")] == ["a.db"]


@posix
def test_neither_a_database_nor_its_backup_can_be_read_by_others(tmp_path: Path) -> None:
    file, copy = tmp_path / "a.db", tmp_path / "copy.db"

    async def play() -> set[int]:
        store = SqliteStore(file)
        await store.create(stored())
        backup(file, copy)
        modes = {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert len(list(tmp_path.iterdir())) == 4  # with what SQLite writes beside it
        await store.close()
        return modes

    assert asyncio.run(play()) == {0o600}


@posix
def test_a_database_of_an_earlier_version_is_closed_to_others(tmp_path: Path) -> None:
    file = written(tmp_path / "a.db", "harbour", lines=1)
    file.chmod(0o644)

    async def play() -> int:
        store = SqliteStore(file)
        await store.commit(change(3, '"more"'))
        await store.close()
        return file.stat().st_mode & 0o777

    assert asyncio.run(play()) == 0o600
