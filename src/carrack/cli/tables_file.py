"""`carrack tables save` and `carrack tables read`: all tables in one file, and back.

Both work beside a running server: what was read is found there at once.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from carrack.cli.common import refuse_device
from carrack.cli.databases import postgres_commands, require_here
from carrack.cli.folder import Folder, FolderError, database
from carrack.cli.in_use import (
    ELSEWHERE,
    add_address,
    alone,
    failed,
    require_shared,
    site_of,
    url_in,
)
from carrack.server.refusals import Problem
from carrack.server.settings import Settings, SettingsError, settings_in
from carrack.server.shapes.answer_types import ReadTablePayload, SkippedPayload, TablesFilePayload
from carrack.server.store.backup import growing
from carrack.server.store.faults import StoreError
from carrack.server.store.sqlite import SqliteStore
from carrack.server.store.store import Store
from carrack.server.store.table_rows import RUNNING
from carrack.server.tables.tables_file import Saving, read_tables

LONGEST_LINE = 64 * 2**20  # bytes; the longest games have some 5 MiB
SECRET = "It holds the secrets of running games: keep it to yourself."
Opened = Callable[[], Store]
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
        "written, and prints their new links. Games that are not over become practice. "
        "Tables that are already here are not read twice.",
    )
    read.add_argument("file", type=Path, metavar="FILE", help="a file of tables")
    add_address(read)
    read.set_defaults(run=run_read)
    return [save, read]


# --- saving --------------------------------------------------------------------------------------


def run_save(args: argparse.Namespace) -> int:
    """Save all tables."""
    try:
        if args.file.exists():
            raise StoreError(f"{args.file} exists already; a file is never overwritten")
        if url := url_in(args):
            saving = asyncio.run(_saved(partial(_in_postgresql, url), args.file))
        else:
            with alone(args) as nobody:
                saving = asyncio.run(_saved(partial(_in_folder, args.data, nobody), args.file))
    except FAILURES as error:
        return failed(error)
    print(f"{args.file}: {_counted(saving.tables)}. {SECRET}")
    if saving.not_begun:
        print(f"left out, as their games have not begun: {', '.join(saving.not_begun)}")
    if saving.damaged:
        return failed(StoreError(f"damaged, and left out: {', '.join(saving.damaged)}"))
    return 0


async def _saved(opened: Opened, target: Path) -> Saving:
    async with _kept(opened) as store:
        saving = Saving(store)
        with growing(target) as part, open(part, "wb") as out:
            async for line in saving.lines():
                out.write(line)
        return saving


def _in_postgresql(url: str) -> Store:
    store: Store = postgres_commands().CommandStore(url)
    return store


def _in_folder(data: Path, alone: bool) -> Store:
    require_here(data)
    if not alone:
        require_shared(database(data))
    return SqliteStore(database(data))


@asynccontextmanager
async def _kept(opened: Opened) -> AsyncIterator[Store]:
    store = opened()
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
            if url := url_in(args):
                read = asyncio.run(_read(partial(_in_postgresql, url), source, settings))
            else:
                with _folder(args.data) as nobody:
                    opened = partial(_in_folder, args.data, nobody)
                    read = asyncio.run(_read(opened, source, settings))
    except Problem as problem:
        return failed(StoreError(f"{args.file}: {problem}"))
    except FAILURES as error:
        return failed(error)
    site, known = site_of(args)
    for table in read.tables:
        _say_table(table, site)
    if read.tables and not known:
        print(ELSEWHERE)
    for line in read.skipped:
        print(_said(line), file=sys.stdout if line.code == "here" else sys.stderr)
    return _summed(read)


@contextmanager
def _folder(data: Path) -> Iterator[bool]:
    """The data folder, made if there is none: whether no server uses it. Raises FolderError."""
    try:
        folder = Folder(data)
    except FolderError:
        if not database(data).is_file():
            raise
        yield False
        return
    try:
        yield True
    finally:
        folder.release()


async def _read(opened: Opened, source: BinaryIO, settings: Settings) -> TablesFilePayload:
    async with _kept(opened) as store:
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
