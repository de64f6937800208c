"""`carrack backup` and `carrack restore`: what whoever keeps a server needs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from carrack.cli.folder import Folder, FolderError, add_data, database
from carrack.server.store.backup import backup, restore
from carrack.server.store.store import StoreError


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the commands; each sets `run`, a function from the arguments to the exit status."""
    copy = subparsers.add_parser("backup", help="copy all tables to a file, also while playing")
    copy.add_argument("file", type=Path, metavar="FILE", help="the copy; must not exist yet")
    copy.set_defaults(run=run_backup)
    back = subparsers.add_parser("restore", help="put a backup in place of what is there")
    back.add_argument("file", type=Path, metavar="FILE", help="what `carrack backup` wrote")
    back.set_defaults(run=run_restore)
    for parser in (copy, back):
        add_data(parser)


def run_backup(args: argparse.Namespace) -> int:
    """Copies the database while it may be in use, and reads the copy through."""
    try:
        tables = backup(database(args.data), args.file)
    except StoreError as error:
        return _failed(error)
    print(f"{args.file}: {tables} tables")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Puts a backup in place of the database of a server that does not run."""
    try:
        folder = Folder(args.data)
        try:
            tables, before = restore(args.file, folder.database)
        finally:
            folder.release()
    except (FolderError, StoreError) as error:
        return _failed(error)
    print(f"{folder.database}: {tables} tables, as they were in {args.file}")
    if before is not None:
        print(f"What was there before lies in {before}")
    return 0


def _failed(error: Exception) -> int:
    print(f"carrack: {error}", file=sys.stderr)
    return 1
