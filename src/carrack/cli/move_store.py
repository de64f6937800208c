"""`carrack move-store`."""

from __future__ import annotations

import argparse
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from carrack.cli.databases import MARK, is_url, postgres
from carrack.cli.folder import Folder, FolderError
from carrack.cli.in_use import failed, require_new, there
from carrack.server.store.damage import reading
from carrack.server.store.faults import StoreError
from carrack.server.store.moving import move, require_empty
from carrack.server.store.sqlite import connect

PLACE = "a data folder, or postgresql://USER@HOST/DATABASE"


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `move-store`."""
    parser = subparsers.add_parser(
        "move-store",
        help="move all tables to PostgreSQL, or back",
        description="Copies everything that a server keeps in its database to another, empty one,"
        " and compares the copy with it. No server may be running on either. The source stays as"
        " it is. Settings, editions and bots stay in the data folder.",
    )
    parser.add_argument("source", metavar="FROM", help=PLACE)
    parser.add_argument("target", metavar="TO", help=f"{PLACE}; empty")
    parser.set_defaults(run=run_move)


def run_move(args: argparse.Namespace) -> int:
    """Carry everything from one database to another; the exit status is 1 if nothing was."""
    try:
        with _source(args.source) as source, _target(args.target) as target:
            moved = move(source, target)
    except (StoreError, FolderError, sqlite3.Error, OSError) as error:
        return failed(error)
    for each in moved:
        print(f"{each.table:<18} {each.rows:>9} rows  sha256 {each.hash}")
    rows = sum(each.rows for each in moved)
    print(f"All {rows} rows are the same in both places; the source stays as it was.")
    return 0


@contextmanager
def _source(place: str) -> Iterator[Any]:
    """A connection that reads one state of a database that no server uses."""
    if is_url(place):
        with _without_driver_errors(place), closing(postgres().reading_alone(place)) as connection:
            yield connection
        return
    data = Path(place)
    file = there(data)
    with _held(data), closing(reading(file)) as connection:
        require_new(connection, file)
        connection.execute("BEGIN")
        yield connection


@contextmanager
def _target(place: str) -> Iterator[Any]:
    """A connection that writes to an empty database in one transaction, kept at the end."""
    if is_url(place):
        with _without_driver_errors(place), closing(postgres().writing_alone(place)) as connection:
            require_empty(connection, connection.where)
            yield connection
            postgres().keep_all(connection)
        return
    data = Path(place)
    with _held(data) as folder, closing(connect(folder.database)) as connection:
        require_empty(connection, str(folder.database))
        connection.execute("BEGIN IMMEDIATE")
        yield connection
        connection.execute("COMMIT")
        (data / MARK).unlink(missing_ok=True)


@contextmanager
def _held(data: Path) -> Iterator[Folder]:
    folder = Folder(data)
    try:
        yield folder
    finally:
        folder.release()


@contextmanager
def _without_driver_errors(place: str) -> Iterator[None]:
    """Raise StoreError for what the driver of PostgreSQL raises."""
    opened = postgres()
    try:
        yield
    except opened.psycopg.Error as error:
        raise StoreError(f"{opened.shown(place)}: {opened.first_line(error)}") from None
