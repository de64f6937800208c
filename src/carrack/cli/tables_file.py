"""`carrack tables save` and `carrack tables read`: all tables in one file, and back.

Both work beside a running server: what was read is found there at once.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, BinaryIO

from carrack.cli.common import refuse_device
from carrack.cli.databases import require_here
from carrack.cli.folder import Folder, FolderError, database
from carrack.cli.in_use import failed, held, require_shared
from carrack.server.http.answer_types import ReadTablePayload, SkippedPayload, TablesFilePayload
from carrack.server.http.protocol import Problem
from carrack.server.settings import SettingsError, settings_in
from carrack.server.store.backup import growing
from carrack.server.store.sqlite import SqliteStore
from carrack.server.store.store import RUNNING, StoreError
from carrack.server.tables.tables_file import Saving, read_tables

LONGEST_LINE = 64 * 2**20  # bytes; the longest games have some 5 MiB
SECRET = "It holds the secrets of running games: keep it to yourself."
FAILURES = (StoreError, FolderError, SettingsError, sqlite3.Error)


def add_actions(actions: Any) -> list[argparse.ArgumentParser]:
    """Add `save` and `read`; return their parsers."""
    save = actions.add_parser("save", help="save all tables to one file, even during play")
    save.add_argument("file", type=Path, metavar="FILE", help="the file to write; may not exist")
    save.set_defaults(run=run_save)
    read = actions.add_parser(
        "read",
        help="read the tables of such a file, under new links",
        description="Reads the tables of a file that `carrack tables save` or the page has "
        "written, and prints their new links. Games that are not over become practice. What is "
        "here already is not read twice.",
    )
    read.add_argument("file", type=Path, metavar="FILE", help="a file of tables")
    site = "address of the server, before each link"
    read.add_argument("--address", default="", metavar="URL", help=site)
    read.set_defaults(run=run_read)
    return [save, read]


# --- saving --------------------------------------------------------------------------------------


def run_save(args: argparse.Namespace) -> int:
    """Save all tables."""
    try:
        if args.file.exists():
            raise StoreError(f"{args.file} exists already; a file is never overwritten")
        folder = held(args.data)
        try:
            saving = asyncio.run(_saved(database(args.data), args.file, folder is not None))
        finally:
            if folder is not None:
                folder.release()
    except FAILURES as error:
        return failed(error)
    print(f"{args.file}: {_counted(saving.tables)}. {SECRET}")
    if saving.not_begun:
        print(f"left out, as their games have not begun: {', '.join(saving.not_begun)}")
    if saving.damaged:
        return failed(StoreError(f"damaged, and left out: {', '.join(saving.damaged)}"))
    return 0


async def _saved(file: Path, target: Path, alone: bool) -> Saving:
    async with _opened(file, alone) as store:
        saving = Saving(store)
        with growing(target) as part, open(part, "wb") as out:
            async for line in saving.lines():
                out.write(line)
        return saving


@asynccontextmanager
async def _opened(file: Path, alone: bool) -> AsyncIterator[SqliteStore]:
    require_here(file.parent)
    if not alone:
        require_shared(file)
    store = SqliteStore(file)
    try:
        yield store
    finally:
        await store.close()


def _counted(tables: int) -> str:
    return f"{tables} table{'' if tables == 1 else 's'}"


# --- reading -------------------------------------------------------------------------------------


def run_read(args: argparse.Namespace) -> int:
    """Read the tables of a file; the exit status is 1 if any of them could not be read."""
    try:
        refuse_device(str(args.file))
        with open(args.file, "rb") as source:
            settings = settings_in(args.data, args.settings)
            folder = _folder(args.data)
            try:
                file, alone = database(args.data), folder is not None
                read = asyncio.run(_read(file, source, settings, alone))
            finally:
                if folder is not None:
                    folder.release()
    except Problem as problem:
        return failed(StoreError(f"{args.file}: {problem}"))
    except FAILURES as error:
        return failed(error)
    for table in read.tables:
        _say_table(table, args.address.rstrip("/"))
    for line in read.skipped:
        print(_said(line), file=sys.stdout if line.code == "here" else sys.stderr)
    return _summed(read)


def _folder(data: Path) -> Folder | None:
    """The data folder, made if there is none; None if a server uses it. Raises FolderError."""
    try:
        return Folder(data)
    except FolderError:
        if database(data).is_file():
            return None
        raise


async def _read(file: Path, source: BinaryIO, settings: Any, alone: bool) -> TablesFilePayload:
    async with _opened(file, alone) as store:
        return await read_tables(store, _lines(source), settings)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    while line := source.readline(LONGEST_LINE):
        yield line


def _say_table(table: ReadTablePayload, site: str) -> None:
    """Print a table with its links."""
    state = "running, practice from here on" if table.status == RUNNING else "over"
    print(f"{table.table}  {table.title}, {', '.join(table.players)}: {state}")
    way = f"{site}/#/t/{table.table}"
    people = [seat for seat in table.seats if seat.token is not None]
    for seat in people:
        print(f"  {table.players[seat.seat]}: {way}/{seat.token}")
    print(f"  host: {way}/{table.host}/{table.host}")


def _said(line: SkippedPayload) -> str:
    whose = "" if line.table is None else f" ({line.table})"
    return f"line {line.line}{whose}: {line.message}"


def _summed(read: TablesFilePayload) -> int:
    unread = sum(line.code != "here" for line in read.skipped)
    print(f"{_counted(len(read.tables))} read, {len(read.skipped) - unread} here already")
    if not unread:
        return 0
    return failed(
        StoreError(
            "not everything could be read; the file can be read again once it is mended, and what"
            " is here already stays as it is"
        )
    )
