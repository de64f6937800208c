"""`carrack club`: founds clubs, says who their hosts are, invites, exports, dissolves.

It works on the database, and a server may be running.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from carrack.cli import UserError
from carrack.cli.common import named
from carrack.cli.data import print_data
from carrack.cli.in_use import add_address, add_place, failed, print_link, read_in, written_in
from carrack.cli.people import person_named
from carrack.server.clubs import exporting
from carrack.server.store.club_editions import ClubEditionStore
from carrack.server.store.clubs import EVERYBODYS, HOST, ClubRow, ClubStore
from carrack.server.store.connection import SqlConnection
from carrack.server.store.endings import text
from carrack.server.store.faults import StoreError
from carrack.server.store.people import PeopleStore, PersonRow
from carrack.server.store.private import new_file
from carrack.server.tables.auth import hashed, new_table_name, new_token
from carrack.texts.letters import one_form

T = TypeVar("T")


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `club` and its actions."""
    parser = subparsers.add_parser("club", help="found, list, show, export clubs")
    actions = parser.add_subparsers(required=True, metavar="ACTION")

    def action(
        name: str, run: Callable[[argparse.Namespace], int], told: str, *positional: str
    ) -> argparse.ArgumentParser:
        """An action whose first argument, if it has any, is a club."""
        added = actions.add_parser(name, help=told)
        for each in positional:
            of = "a club's name, or what `list` shows before it"
            added.add_argument(
                each.lower(), metavar=each, help=of if each == "CLUB" else "a person's name"
            )
        added.set_defaults(run=run)
        add_place(added)
        return added

    found = action("found", run_found, "found a club, and print a link that lets people join")
    found.add_argument("name", metavar="NAME", help="what it is called")
    found.add_argument("--host", metavar="PERSON", help="its host: somebody of `carrack people`")
    add_address(found)
    listed = action("list", run_list, "list all clubs")
    listed.add_argument("--json", action="store_true", help="print one JSON object per line")
    action("show", run_show, "list the members of a club", "CLUB")
    invite = action("invite", run_invite, "make a new link; the old one stops working", "CLUB")
    add_address(invite)
    action("revoke", run_revoke, "withdraw the link, so that nobody else can join", "CLUB")
    action("host", run_host, "make somebody a host, and a member if necessary", "CLUB", "PERSON")
    action("remove", run_remove, "remove somebody from a club", "CLUB", "PERSON")
    action("editions", run_editions, "list the editions that a club shares", "CLUB")
    withdraw = action("withdraw", run_withdraw, "stop sharing an edition", "CLUB")
    withdraw.add_argument("number", type=int, metavar="NUMBER", help="as `editions` shows it")
    export = action("export", run_export, "write members, tables and records to a file", "CLUB")
    export.add_argument("file", type=Path, metavar="FILE", help="a new file of JSON lines")
    action("dissolve", run_dissolve, "dissolve a club; its tables stay for their players", "CLUB")


def run_found(args: argparse.Namespace) -> int:
    """Found a club."""
    try:
        name, secret = named(args.name, "a club"), new_token()
    except UserError as error:
        return failed(error)
    row = ClubRow(new_table_name(), name, text(datetime.now(UTC)), hashed(secret))

    def query(connection: SqlConnection) -> None:
        host = (
            None
            if args.host is None
            else person_named(PeopleStore.people(connection), args.host).person
        )
        ClubStore.found(connection, row, host)

    def said(_: None) -> None:
        print(f"{row.club}  {name}")
        _print_link(args, secret)

    return _written(args, query, said)


def run_list(args: argparse.Namespace) -> int:
    """Print the clubs."""

    def query(connection: SqlConnection) -> None:
        rows = ClubStore.clubs(connection)
        for row, count in rows:
            if args.json:
                shown = {"club": row.club, "name": row.name, "created": row.created}
                print_data(json.dumps({**shown, "members": count}, ensure_ascii=False))
            else:
                print(f"{row.club}  {row.name}  ({_count(count)}, since {row.created[:10]})")
        if not args.json:
            print(f"{len(rows)} clubs")

    return _read(args, query)


def run_show(args: argparse.Namespace) -> int:
    """Print the members of a club."""

    def query(connection: SqlConnection) -> None:
        row = club_named(connection, args.club)
        rows = ClubStore.members(connection, row.club)
        for each in rows:
            role = ", host" if each.role == HOST else ""
            print(f"{each.person}  {each.name}  (since {each.since[:10]}{role})")
        joined = "a link lets people join" if row.invitation else "no link lets people join"
        print(f"{row.name}: {_count(len(rows))}, {joined}")

    return _read(args, query)


def run_invite(args: argparse.Namespace) -> int:
    """Print a new invitation."""
    secret = new_token()

    def query(connection: SqlConnection) -> None:
        row = club_named(connection, args.club)
        if row.club == EVERYBODYS:
            raise StoreError(f"everybody who is signed in is already in {row.name!r}")
        ClubStore.set_invitation(connection, row.club, hashed(secret))

    return _written(args, query, lambda _: _print_link(args, secret))


def run_revoke(args: argparse.Namespace) -> int:
    """Void the invitation of a club."""

    def query(connection: SqlConnection) -> ClubRow:
        row = club_named(connection, args.club)
        ClubStore.set_invitation(connection, row.club, None)
        return row

    return _written(args, query, lambda row: print(f"{row.name} has no link to join any more"))


def run_host(args: argparse.Namespace) -> int:
    """Make somebody a host."""

    def query(connection: SqlConnection) -> tuple[PersonRow, ClubRow]:
        row, person = (
            club_named(connection, args.club),
            person_named(PeopleStore.people(connection), args.person),
        )
        ClubStore.join(connection, row.club, person.person, text(datetime.now(UTC)))
        ClubStore.set_role(connection, row.club, person.person, HOST)
        return person, row

    return _written(args, query, lambda done: print(f"{done[0].name} is a host of {done[1].name}"))


def run_remove(args: argparse.Namespace) -> int:
    """Take somebody out of a club."""

    def query(connection: SqlConnection) -> tuple[PersonRow, ClubRow]:
        row, known = club_named(connection, args.club), PeopleStore.people(connection)
        inside = {each.person for each in ClubStore.members(connection, row.club)}
        person = person_named([each for each in known if each.person in inside], args.person)
        ClubStore.leave(connection, row.club, person.person)
        ClubStore.set_invitation(
            connection, row.club, None
        )  # they may know it, and would come back
        return person, row

    return _written(args, query, lambda done: print(f"{done[0].name} has left {done[1].name}"))


def run_editions(args: argparse.Namespace) -> int:
    """Print the editions of a club."""

    def query(connection: SqlConnection) -> None:
        row = club_named(connection, args.club)
        rows = ClubEditionStore.of_club(connection, row.club)
        for each in rows:
            print(f"{each.number}  {each.game}  {each.title}  ({each.name}, since {each.at[:10]})")
        print(f"{row.name}: {_count(len(rows), 'edition')}")

    return _read(args, query)


def run_withdraw(args: argparse.Namespace) -> int:
    """Take away an edition of a club; tables that are played with it go on."""

    def query(connection: SqlConnection) -> ClubRow:
        row = club_named(connection, args.club)
        ClubEditionStore.remove(connection, row.club, args.number)
        return row

    return _written(
        args, query, lambda row: print(f"{row.name} no longer shares edition {args.number}")
    )


def run_export(args: argparse.Namespace) -> int:
    """Write a club to a file."""

    def query(connection: SqlConnection) -> None:
        row = club_named(connection, args.club)
        if args.file.exists():
            raise StoreError(f"{args.file} exists already; name a new file")
        new_file(args.file)
        count = 0
        with args.file.open("w", encoding="utf-8") as file:
            first = exporting.club_line(connection, row.club)
            for line in (first, *exporting.league_lines(connection, row.club)):
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
            for name in exporting.tables_of(connection, row.club):
                table = exporting.table_line(connection, name)
                file.write(json.dumps(table, ensure_ascii=False) + "\n")
                count += 1
        written = f"{_count(len(first['members']))} and {_count(count, 'table')} of {row.name}"
        print(f"{args.file}: {written}")

    return _read(args, query)


def run_dissolve(args: argparse.Namespace) -> int:
    """End a club."""

    def query(connection: SqlConnection) -> ClubRow:
        row = club_named(connection, args.club)
        ClubStore.dissolve(connection, row.club)
        return row

    return _written(args, query, lambda row: print(f"{row.name} is dissolved"))


def _read(args: argparse.Namespace, query: Callable[[SqlConnection], None]) -> int:
    try:
        read_in(args, query)
    except (StoreError, sqlite3.Error, OSError) as error:
        return failed(error)
    return 0


def _written(
    args: argparse.Namespace, query: Callable[[SqlConnection], T], said: Callable[[T], None]
) -> int:
    """Carry out a job, all of it or nothing, then say what has been done."""
    try:
        done = written_in(args, query)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    said(done)
    return 0


def club_named(connection: SqlConnection, name: str) -> ClubRow:
    """The club of that name or identity. Raises StoreError."""
    found = [
        row
        for row, _ in ClubStore.clubs(connection)
        if one_form(name) in (one_form(row.name), row.club)
    ]
    if len(found) == 1:
        return found[0]
    if not found:
        raise StoreError(f"no club here is called {name!r}; see `carrack club list`")
    which = ", ".join(row.club for row in found)
    raise StoreError(f"{len(found)} clubs are called {name!r}; say which: {which}")


def _print_link(args: argparse.Namespace, secret: str) -> None:
    print_link(args, f"join/{secret}")
    print("Anyone with this link can join, until it is replaced or withdrawn.")


def _count(number: int, what: str = "member") -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"
