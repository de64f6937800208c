"""`carrack tables invite` and `host`: new links to a table for whoever has lost theirs.

A server may be running: it is given an order, which it carries out within seconds.
"""

from __future__ import annotations

import argparse
import sqlite3
from typing import Any

from carrack.cli.common import whole
from carrack.cli.in_use import add_address, failed, print_link, read_in
from carrack.cli.orders import give
from carrack.server.store.faults import StoreError
from carrack.server.store.orders import HOST, INVITE
from carrack.server.tables.auth import hashed, new_token


def add_actions(actions: Any) -> list[argparse.ArgumentParser]:
    """Add `invite` and `host`; return their parsers."""
    invite = actions.add_parser(
        "invite", help="make an invitation to a seat, for a person who has lost their link"
    )
    invite.add_argument("table", metavar="TABLE")
    invite.add_argument("seat", type=whole(1), metavar="SEAT", help="its number, from 1")
    invite.set_defaults(run=run_invite)
    host = actions.add_parser("host", help="make a new host's link; the old one stops working")
    host.add_argument("table", metavar="TABLE")
    host.set_defaults(run=run_host)
    for action in (invite, host):
        add_address(action)
    return [invite, host]


def run_invite(args: argparse.Namespace) -> int:
    """Print an invitation to a seat."""
    try:
        kinds = _seats(args)
        if args.seat > len(kinds):
            raise StoreError(f"{args.table} has no seat {args.seat}, only {len(kinds)}")
        if kinds[args.seat - 1] != "human":
            raise StoreError(
                f"a bot plays on seat {args.seat} of {args.table}; the host can hand it back, and"
                " `carrack tables host` makes a host's link"
            )
        secret = new_token()
        seat = args.seat - 1
        when = give(args, INVITE, args.table, seat, hashed(secret))
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    print_link(args, f"i/{args.table}/{seat}/{secret}")
    print(f"It works {when}. Anyone who opens it takes the seat; the old link ends.")
    return 0


def run_host(args: argparse.Namespace) -> int:
    """Print a new host's link."""
    try:
        _seats(args)
        secret = new_token()
        when = give(args, HOST, args.table, secret=hashed(secret))
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    print_link(args, f"t/{args.table}/{secret}/{secret}")
    print(f"It works {when}. Anyone who opens it is the host; the old host's link ends.")
    return 0


def _seats(args: argparse.Namespace) -> list[str]:
    """Return the kinds of a table's seats in order: `human` or `bot`. Raises StoreError."""
    query = "SELECT kind FROM seats WHERE table_id = ? ORDER BY seat"
    found = read_in(args, lambda connection: connection.execute(query, (args.table,)).fetchall())
    if not found:
        raise StoreError(f"there is no table {args.table!r}; see `carrack tables list`")
    return [kind for (kind,) in found]
