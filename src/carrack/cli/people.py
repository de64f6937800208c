"""`carrack people`: lists the people of a server, lets one in, signs one out, deletes one.

It works on the database, and a server may be running, which is given orders where it must do it.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
from dataclasses import asdict
from datetime import UTC, datetime

from carrack.cli.data import print_data
from carrack.cli.in_use import add_address, add_place, failed, print_link, read_in, written_in
from carrack.cli.orders import give
from carrack.core.wording import counted
from carrack.server.people.codes import new_link
from carrack.server.store.faults import StoreError
from carrack.server.store.orders import DELETE_PERSON, SIGN_OUT
from carrack.server.store.people import PeopleStore, PersonRow
from carrack.server.store.ways_in import WaysInStore
from carrack.texts.letters import one_form


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `people` and its actions."""
    parser = subparsers.add_parser(
        "people", help="list people, let one in, sign one out, delete one"
    )
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    listed = actions.add_parser("list", help="list all people, the latest first")
    listed.add_argument("--json", action="store_true", help="print one JSON object per line")
    listed.set_defaults(run=run_list)
    link = actions.add_parser("link", help="make a link that signs a person in, once, for a day")
    add_address(link)
    link.set_defaults(run=run_link)
    out = actions.add_parser("sign-out", help="sign a person out on all devices")
    out.set_defaults(run=run_sign_out)
    delete = actions.add_parser("delete", help="delete a person; their tables keep no name")
    delete.add_argument("--yes", action="store_true", help="really do it: this cannot be undone")
    delete.set_defaults(run=run_delete)
    for action in (link, out, delete):
        action.add_argument("name", metavar="NAME", help="a name, or what `list` shows before it")
    for action in (listed, link, out, delete):
        add_place(action)


def run_list(args: argparse.Namespace) -> int:
    """Print the people."""
    try:
        rows = read_in(args, PeopleStore.people)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    for row in rows:
        if args.json:
            print_data(json.dumps(asdict(row), ensure_ascii=False))
        else:
            print(f"{row.person}  {row.name}  (since {row.created[:10]})")
    if not args.json:
        print(counted(len(rows), "person", "people"))
    return 0


def run_link(args: argparse.Namespace) -> int:
    """Print a new link."""
    try:
        person = person_named(read_in(args, PeopleStore.people), args.name)
        secret, row = new_link(person.person, datetime.now(UTC))
        written_in(args, lambda connection: WaysInStore.add_code(connection, row))
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    print_link(args, f"enter/{secret}")
    print(f"It signs {person.name} in, once, until {row.until}: give it to nobody else.")
    return 0


def run_sign_out(args: argparse.Namespace) -> int:
    """Order that somebody is signed out everywhere."""
    try:
        person = person_named(read_in(args, PeopleStore.people), args.name)
        when = give(args, SIGN_OUT, person.person)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    print(f"{person.name} is signed out on all devices {when}; links, passkeys and mails stay.")
    return 0


def run_delete(args: argparse.Namespace) -> int:
    """Order that somebody is deleted, if that is meant."""
    try:
        person = person_named(read_in(args, PeopleStore.people), args.name)
        if not args.yes:
            raise StoreError(
                f"nothing can bring {person.name} (since {person.created[:10]}) back; their tables"
                " stay and call them somebody. With --yes it is done"
            )
        when = give(args, DELETE_PERSON, person.person)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    print(f"{person.name} is deleted {when}.")
    return 0


def person_named(rows: list[PersonRow], name: str) -> PersonRow:
    """The person of that name or identity. Raises StoreError."""
    found = [row for row in rows if one_form(name) in (one_form(row.name), row.person)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise StoreError(f"nobody here is called {name!r}; see `carrack people list`")
    which = ", ".join(row.person for row in found)
    raise StoreError(f"{len(found)} people are called {name!r}; say which: {which}")
