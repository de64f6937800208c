"""`carrack operator`: a link that makes a device the operator's, and an end to all of them.

It works on the database, and a server may be running.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
from datetime import UTC, datetime

from carrack.cli.data import print_data
from carrack.cli.in_use import add_address, add_place, failed, print_link, read_in, written_in
from carrack.server.operating.operators import LIFE, NAMED
from carrack.server.store.endings import text
from carrack.server.store.faults import StoreError
from carrack.server.store.operator import OperatorStore
from carrack.server.tables.auth import hashed, new_token


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `operator` and its actions."""
    parser = subparsers.add_parser("operator", help="look after a server from its page")
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    link = actions.add_parser(
        "link", help="make a link that makes one device the operator's, within 15 minutes"
    )
    add_address(link)
    link.set_defaults(run=run_link)
    listed = actions.add_parser("list", help="list the operator's devices, the last used first")
    listed.add_argument("--json", action="store_true", help="print one JSON object per line")
    listed.set_defaults(run=run_list)
    end = actions.add_parser("end", help="end all of the operator's devices, and void all links")
    end.set_defaults(run=run_end)
    for action in (link, listed, end):
        add_place(action)


def run_link(args: argparse.Namespace) -> int:
    """Print a new link."""
    secret, now = new_token(), datetime.now(UTC)
    until = text(now + LIFE)
    try:
        written_in(args, lambda c: OperatorStore.add_link(c, hashed(secret), text(now), until))
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    print_link(args, f"server/{secret}")
    print(f"It makes one device the operator's, once, until {until}: give it to nobody else.")
    return 0


def run_list(args: argparse.Namespace) -> int:
    """Print the devices."""
    try:
        rows = read_in(args, OperatorStore.devices)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    for row in rows:
        shown = {"device": row.hash[:NAMED], "words": row.device}
        if args.json:
            since = {"created": row.created, "seen": row.seen}
            print_data(json.dumps({**shown, **since}, ensure_ascii=False))
        else:
            words = row.device or "a device"
            print(f"{row.hash[:NAMED]}  {words}  (since {row.created[:10]}, seen {row.seen[:10]})")
    if not args.json:
        print("1 device" if len(rows) == 1 else f"{len(rows)} devices")
    return 0


def run_end(args: argparse.Namespace) -> int:
    """End all devices."""
    try:
        count = written_in(args, OperatorStore.end_all)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    ended = "1 device was" if count == 1 else f"{count} devices were"
    print(f"{ended} the operator's, and no link is good any more")
    return 0
