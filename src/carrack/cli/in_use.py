"""The database of a server, which may be running: in its data folder, or in PostgreSQL."""

from __future__ import annotations

import argparse
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from carrack.cli.check import is_running
from carrack.cli.databases import postgres_commands, require_here
from carrack.cli.folder import Folder, FolderError, add_data, database
from carrack.server.settings import SettingsError, settings_in
from carrack.server.store.connection import SqlConnection
from carrack.server.store.damage import reading
from carrack.server.store.faults import StoreError
from carrack.server.store.operator import ADDRESS, OperatorStore
from carrack.server.store.schema import VERSION, require_known
from carrack.server.store.sqlite import connect

T = TypeVar("T")

HERE = "http://localhost:8090"
"""The address of a server that was started without options."""
ELSEWHERE = f"On other machines, replace this by the server's address: {HERE} (--address URL)."


def add_place(parser: argparse.ArgumentParser) -> None:
    """Add `--data DIR` and `--database URL` to a command that works on a server's database."""
    add_data(parser)
    add_database(parser)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add `--database URL`."""
    text = "the server's PostgreSQL database (default: the setting of the data folder, if any)"
    parser.add_argument("--database", metavar="URL", help=text)


def url_in(args: argparse.Namespace) -> str:
    """The PostgreSQL database that is meant; "" for that of the data folder. Raises StoreError."""
    try:
        settings = settings_in(args.data, getattr(args, "settings", None))
    except SettingsError as error:
        if not args.database:
            raise StoreError(str(error)) from None
        return str(args.database)
    return args.database or settings.database


def there(data: Path) -> Path:
    """The database of a folder. Raises StoreError if there is none."""
    require_here(data)
    file = database(data)
    if not file.is_file():
        raise StoreError(f"there are no tables: {file} does not exist")
    return file


@contextmanager
def alone(args: argparse.Namespace) -> Iterator[bool]:
    """Whether no server runs; if so, none starts meanwhile. Raises StoreError without tables."""
    if url := url_in(args):
        with postgres_commands().alone_on(url) as free:
            yield free
        return
    there(args.data)
    try:
        folder = Folder(args.data)
    except FolderError:
        yield False
        return
    try:
        yield True
    finally:
        folder.release()


def is_served(args: argparse.Namespace) -> bool:
    """Whether a server runs. Raises StoreError."""
    if not url_in(args):
        return is_running(args.data)
    with alone(args) as free:
        return not free


def require_new(connection: sqlite3.Connection, file: Path) -> None:
    """Raise StoreError for a database of an earlier version, whose server would know no newer."""
    if require_known(connection, file) < VERSION:
        raise StoreError(f"{file} is from an earlier version; restart its server with this one")


def require_shared(file: Path) -> None:
    """Raise StoreError unless a database can be written beside its server."""
    with closing(reading(file)) as connection:
        require_new(connection, file)


def read_in(args: argparse.Namespace, query: Callable[[SqlConnection], T]) -> T:
    """The result of a job that reads a server's database. Raises StoreError, sqlite3.Error."""
    if url := url_in(args):
        found: T = postgres_commands().read_once(url, query)
        return found
    file = there(args.data)
    with closing(reading(file)) as connection:
        require_new(connection, file)
        return query(connection)


def written_in(
    args: argparse.Namespace, query: Callable[[SqlConnection], T], alone: bool = False
) -> T:
    """The result of a job that changes a server's database, all of it or nothing.

    Raises StoreError, sqlite3.Error. The job may be begun again, so it says nothing itself. A
    folder that one has `alone` may be brought to the newest schema.
    """
    if url := url_in(args):
        done: T = postgres_commands().write_once(url, query)
        return done
    file = there(args.data)
    if not alone:
        require_shared(file)
    with closing(connect(file)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        done = query(connection)
        connection.execute("COMMIT")
    return done


def add_address(parser: Any) -> None:
    """Add `--address URL` to a command that prints a link."""
    told = "address of the server, before the link (default: the one that is set)"
    parser.add_argument("--address", default="", metavar="URL", help=told)


def print_link(args: argparse.Namespace, path: str) -> None:
    """Print a whole link; where nobody has said at which address, one for this machine."""
    site, known = site_of(args)
    print(f"{site}/#/{path}")
    if not known:
        print(ELSEWHERE)


def site_of(args: argparse.Namespace) -> tuple[str, bool]:
    """Return the address that links begin with, and whether somebody has set it."""
    try:
        known = args.address or settings_in(args.data, getattr(args, "settings", None)).address
        known = known or read_in(args, lambda connection: OperatorStore.kept(connection, ADDRESS))
    except (SettingsError, StoreError, sqlite3.Error):
        known = ""
    return (known or HERE).rstrip("/"), bool(known)


def failed(error: Exception) -> int:
    """Say what went wrong; return the exit status."""
    print(f"carrack: {error}", file=sys.stderr)
    return 1
