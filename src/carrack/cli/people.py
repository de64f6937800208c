"""`carrack people`: lists the people of a server, lets one in who has lost everything.

It works on the database, and a server may be running.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
from contextlib import closing
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from carrack.cli.folder import add_data
from carrack.cli.in_use import failed, require_new, require_shared, there
from carrack.server.people.codes import new_link
from carrack.server.store.damage import reading
from carrack.server.store.people import PersonRow, people
from carrack.server.store.sqlite import connect
from carrack.server.store.store import StoreError
from carrack.server.store.ways_in import add_code


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `people` and its actions."""
    parser = subparsers.add_parser("people", help="list people, let one in again")
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    listed = actions.add_parser("list", help="list all people, the latest first")
    listed.add_argument("--json", action="store_true", help="print one JSON object per line")
    listed.set_defaults(run=run_list)
    link = actions.add_parser("link", help="make a link that signs a person in, once, for a day")
    link.add_argument("name", metavar="NAME", help="a name, or what `list` shows before it")
    link.add_argument(
        "--address", default="", metavar="URL", help="address of the server, before the link"
    )
    link.set_defaults(run=run_link)
    for action in (listed, link):
        add_data(action)


def run_list(args: argparse.Namespace) -> int:
    """Print the people."""
    try:
        rows = _people(there(args.data))
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    for row in rows:
        if args.json:
            print(json.dumps(asdict(row), ensure_ascii=False))
        else:
            print(f"{row.person}  {row.name}  (since {row.created[:10]})")
    if not args.json:
        print(f"{len(rows)} people")
    return 0


def run_link(args: argparse.Namespace) -> int:
    """Print a new link."""
    try:
        file = there(args.data)
        person = _found(_people(file), args.name)
        require_shared(file)
        secret, row = new_link(person.person, datetime.now(UTC))
        with closing(connect(file)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            add_code(connection, row)
            connection.execute("COMMIT")
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    print(f"{args.address.rstrip('/')}/#/enter/{secret}")
    print(f"It signs {person.name} in, once, until {row.until}: give it to nobody else.")
    return 0


def _people(file: Path) -> list[PersonRow]:
    with closing(reading(file)) as connection:
        require_new(connection, file)
        return people(connection)


def _found(rows: list[PersonRow], name: str) -> PersonRow:
    """The person of that name or identity. Raises StoreError."""
    found = [row for row in rows if name in (row.name, row.person)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise StoreError(f"nobody here is called {name!r}; see `carrack people list`")
    which = ", ".join(row.person for row in found)
    raise StoreError(f"{len(found)} people are called {name!r}; say which: {which}")
