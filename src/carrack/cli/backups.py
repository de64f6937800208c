"""`carrack backup` and `carrack restore`."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from carrack.cli.databases import postgres_commands, require_here
from carrack.cli.folder import Folder, FolderError, database
from carrack.cli.in_use import add_place, url_in
from carrack.core.wording import counted
from carrack.server.store.backup import backup, restore
from carrack.server.store.faults import StoreError


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `backup` and `restore`."""
    copy = subparsers.add_parser("backup", help="copy all tables to a file, even during play")
    copy.add_argument("file", type=Path, metavar="FILE", help="the copy to write; may not exist")
    copy.set_defaults(run=run_backup)
    back = subparsers.add_parser("restore", help="replace all tables by a backup")
    back.add_argument("file", type=Path, metavar="FILE", help="a file written by `carrack backup`")
    back.set_defaults(run=run_restore)
    for parser in (copy, back):
        add_place(parser)


DUMP = """the tables are in PostgreSQL, whose own program copies them, also during play:

  pg_dump --format=custom --file={file} --dbname={url}
"""
READ = """the tables are in PostgreSQL, whose own program reads a copy of pg_dump. Into a new, empty
database, on which the servers are then started:

  pg_restore --no-owner --exit-on-error --single-transaction --dbname={url} {file}
"""


def _named(url: str, file: Path) -> dict[str, str]:
    """Return the arguments of those programs, quoted for a shell; they ask for a password."""
    address = postgres_commands().without_password(url)
    return {"url": shlex.quote(address), "file": shlex.quote(str(file))}


def run_backup(args: argparse.Namespace) -> int:
    """Copy the database, which may be in use, and check the copy."""
    try:
        if url := url_in(args):
            return _failed(StoreError(DUMP.format(**_named(url, args.file))))
        require_here(args.data)
        tables = backup(database(args.data), args.file)
    except StoreError as error:
        return _failed(error)
    print(f"{args.file}: {counted(tables, 'table')}")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Replace the database of a server that is not running by a backup."""
    try:
        if url := url_in(args):
            return _failed(StoreError(READ.format(**_named(url, args.file))))
        folder = Folder(args.data)
        try:
            require_here(args.data)
            tables, before = restore(args.file, folder.database)
        finally:
            folder.release()
    except (FolderError, StoreError) as error:
        return _failed(error)
    print(f"{folder.database}: {counted(tables, 'table')}, as they were in {args.file}")
    if before is not None:
        print(f"The former tables are in {before}")
    return 0


def _failed(error: Exception) -> int:
    print(f"carrack: {error}", file=sys.stderr)
    return 1
