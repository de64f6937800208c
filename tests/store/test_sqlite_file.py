"""The SQLite file: what survives a loss of power, older and newer files, backups."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from uuid import uuid4

import pytest

from carrack.server.store.faults import StoreError
from carrack.server.store.schema import APPLICATION, MIGRATIONS, VERSION
from carrack.server.store.sqlite import LOG_PAGES, SqliteStore, connect
from carrack.server.store.table_rows import AnalysisRow, Receipt, Stored
from support.server.stored_tables import LINES, change, copied, lines_in, stored
from support.waiting import comes

RECORDS = Path(__file__).parents[1] / "records"


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


def test_of_all_connections_only_the_servers_empties_the_log(tmp_path: Path) -> None:
    """SQLite before 3.51.3 may lose what another one writes meanwhile (`wal_reset.py`)."""
    store = SqliteStore(tmp_path / "a.db")
    asyncio.run(store.create(stored()))
    asked = "PRAGMA wal_autocheckpoint"
    found = [c.execute(asked).fetchone()[0] for c in (store.writer.connection, connect(store.path))]
    asyncio.run(store.close())
    assert found == [LOG_PAGES, 0]


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


def test_at_tables_of_an_older_file_nobody_is_awaited_and_all_may_talk(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    write_old(file, 3)
    with sqlite3.connect(file) as connection:
        connection.execute(
            "INSERT INTO seats (table_id, seat, name, kind, resigned)"
            " VALUES ('harbour', 0, 'Ada', 'human', 0)"
        )

    async def read() -> tuple[bool, bool]:
        store = SqliteStore(file)
        found = await store.load("harbour")
        await store.say("harbour", 0, "then", "Ahoy")
        await store.close()
        return found.seats[0].awaited, found.row.talk

    assert asyncio.run(read()) == (False, True)


def test_an_older_file_still_knows_which_requests_were_carried_out(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    write_old(file, 5)
    with sqlite3.connect(file) as connection:
        connection.execute(
            "INSERT INTO answers (table_id, move_id, asker, request, seq, body)"
            " VALUES ('harbour', 'm1', '0', ?, 7, x'00')",
            ("ab" * 32,),
        )

    async def read() -> Receipt | None:
        store = SqliteStore(file)
        try:
            return await store.receipt("harbour", "m1")
        finally:
            await store.close()

    assert asyncio.run(read()) == Receipt("m1", "0", "ab" * 16, 7)


@pytest.mark.parametrize("record", ["amerigo-4-greedy", "dutch-east-indies-4-greedy"])
def test_a_move_takes_at_most_300_bytes_of_the_disk(tmp_path: Path, record: str) -> None:
    file = tmp_path / "a.db"
    lines = (RECORDS / f"{record}.jsonl").read_text(encoding="utf-8").splitlines()[1:]
    moves = [number for number, line in enumerate(lines) if '"move":' in line]

    async def play() -> None:
        store = SqliteStore(file)
        names = [f"table{number:09}" for number in range(10)]
        await asyncio.gather(*(store.create(opening(name)) for name in names))
        for start, end in pairwise([*moves, len(lines)]):
            steps = [
                change(start, *lines[start:end], table=name, move_id=str(uuid4())) for name in names
            ]
            receipts = [replace(step.receipt, request="ab" * 16) for step in steps if step.receipt]
            both = zip(steps, receipts, strict=True)
            await asyncio.gather(*(store.commit(replace(s, receipt=r)) for s, r in both))
        await store.close()

    def opening(name: str) -> Stored:
        return replace(stored(name), lines=lines[: moves[0]])

    asyncio.run(play())
    assert file.stat().st_size / (10 * len(moves)) <= 300


def test_whoever_reads_waits_for_nobody_who_writes(tmp_path: Path) -> None:
    """Another program holds the file; so might a long commit of the server."""
    file = tmp_path / "a.db"

    async def look() -> None:
        store = SqliteStore(file)
        await store.create(stored())
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.commit(change(2, "entry")))
        async with comes("readers are answered while another program writes"):
            assert (await store.load("harbour")).lines == LINES
            assert await store.receipt("harbour", "m1") is None
            assert len(await store.glance(["harbour"])) == 1
        assert not writing.done()
        other.execute("COMMIT")
        await writing
        assert (await store.load("harbour")).lines == [*LINES, "entry"]
        await store.close()

    asyncio.run(look())


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
    monkeypatch.setattr("carrack.server.store.schema.MIGRATIONS", broken)
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
