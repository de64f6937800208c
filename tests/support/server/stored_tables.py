"""Stored tables to test with."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import replace
from pathlib import Path

from carrack.server.store.sqlite import SqliteStore
from carrack.server.store.table_rows import Change, Receipt, SeatRow, Stored, TableRow

SEATS = [SeatRow(0, "Ada", "human", None, "hash of a token"), SeatRow(1, "Bot 2", "bot", "random")]
ROW = TableRow(
    table="harbour",
    game="tiny",
    header='{"carrack":1,"extra":{},"seats":[{"name":"Ada"},{"name":"Bot 2"}]}',
    seed=bytes(range(32)),
    practice=False,
    host="hash of the host's token",
    status="running",
    deciding=0,
    created="2026-01-01T00:00:00Z",
    updated="2026-01-01T00:00:00Z",
)
LINES = ['{"chance":"deck","outcome":[1,0]}', '{"turn":0,"hash":"0f"}']


def stored(table: str = "harbour", deciding: int = 0) -> Stored:
    """A new table of two seats with two entries."""
    return Stored(replace(ROW, table=table, deciding=deciding), SEATS, LINES)


def change(first: int, *lines: str, table: str = "harbour", move_id: str = "") -> Change:
    """A step of entries, with a receipt if it has a `move_id`."""
    receipt = Receipt(move_id, "0", "fingerprint", first) if move_id else None
    time = "2026-01-02T00:00:00Z"
    return Change(table, first, list(lines), "running", 1, time, receipt=receipt)


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
    """A copy of what a disk would hold after a power failure: the database and its log."""
    folder.mkdir()
    for suffix in ("", "-wal"):
        source = file.with_name(file.name + suffix)
        if source.exists():
            shutil.copy(source, folder / source.name)
    return folder / file.name


def damaged(file: Path, table: str) -> None:
    """Overwrites a page with entries of a table (`"0000…"`), as a dying disk does."""
    data = bytearray(file.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    leaf = 0x0A  # of a tree whose rows are its keys
    pages = [
        start
        for start in range(size, len(data), size)
        if data[start] == leaf
        and data.count(table.encode(), start, start + size) > 5
        and data.count(b'"00000', start, start + size) > 5
    ]
    page = pages[len(pages) // 2]  # the first and the last may be read for other tables
    data[page : page + size] = bytes(size)
    file.write_bytes(data)
