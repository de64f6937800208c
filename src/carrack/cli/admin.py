"""`carrack admin`: how a server stands, at a glance, and which command mends what.

It only reads; `carrack tables`, `people` and `jobs` show and change the single ones.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from carrack import __version__
from carrack.cli.data import print_data
from carrack.cli.databases import postgres_commands
from carrack.cli.folder import database
from carrack.cli.in_use import add_place, failed, is_served, read_in, url_in
from carrack.server.store.connection import SqlConnection
from carrack.server.store.endings import EndStore, text
from carrack.server.store.faults import StoreError
from carrack.server.store.orders import OrdersStore

WEEK = timedelta(days=7)


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `admin`."""
    parser = subparsers.add_parser("admin", help="show the state of a server, and how to mend it")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    """Print how the server of a data folder stands."""
    try:
        shown = state(args)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    if args.json:
        print_data(json.dumps(shown, ensure_ascii=False))
    else:
        for line in _lines(shown):
            print(line)
    return 0


def state(args: argparse.Namespace) -> dict[str, Any]:
    """Return the state of a server. Raises StoreError, sqlite3.Error."""
    return {"version": __version__, "running": is_served(args), **read_in(args, _counts(args))}


def _counts(args: argparse.Namespace) -> Callable[[SqlConnection], dict[str, Any]]:
    def query(connection: SqlConnection) -> dict[str, Any]:
        week = text(datetime.now(UTC) - WEEK)
        given = OrdersStore.orders(connection)
        return {
            **_room(args, connection),
            "tables": _counted(connection, "SELECT status, count(*) FROM tables GROUP BY 1"),
            "used_this_week": _one(
                connection, "SELECT count(*) FROM tables WHERE updated > ?", week
            ),
            "ending": len(EndStore.ends(connection)),
            "clocks_running": _one(connection, "SELECT count(*) FROM clocks WHERE due > 0"),
            "people": _one(connection, "SELECT count(*) FROM people"),
            "devices": _one(connection, "SELECT count(*) FROM sessions"),
            "clubs": _one(connection, "SELECT count(*) FROM clubs"),
            "leagues": _one(connection, "SELECT count(*) FROM leagues"),
            "notices": _counted(
                connection, "SELECT coalesce(fate, 'open'), count(*) FROM outbox GROUP BY 1"
            ),
            "analyses": _counted(connection, "SELECT status, count(*) FROM analyses GROUP BY 1"),
            "orders": sum(order.failed is None for order in given),
            "orders_failed": [
                {"what": order.what, "of": order.of, "why": order.failed}
                for order in given
                if order.failed is not None
            ],
        }

    return query


def _room(args: argparse.Namespace, connection: SqlConnection) -> dict[str, int | None]:
    """Return the size of the database, and the free space beside it; None for PostgreSQL's disk."""
    if url_in(args):
        return {"bytes": postgres_commands().size_of(connection), "bytes_free": None}
    size, free = database(args.data).stat().st_size, shutil.disk_usage(args.data).free
    return {"bytes": size, "bytes_free": free}


def _one(connection: SqlConnection, query: str, *values: str) -> int:
    return int(connection.execute(query, values).fetchone()[0])


def _counted(connection: SqlConnection, query: str) -> dict[str, int]:
    return dict(connection.execute(query).fetchall())


def _lines(shown: dict[str, Any]) -> list[str]:
    """Return the lines to print; one that calls for action names the command to type."""
    tables, analyses = shown["tables"], shown["analyses"]
    server = "is running" if shown["running"] else "is not running"
    free = shown["bytes_free"]
    beside = " in PostgreSQL" if free is None else f", {free // 2**20} MiB free"
    lines = [
        f"server    Carrack {shown['version']} {server}; {shown['bytes'] // 2**20} MiB{beside}",
        f"tables    {_several(tables)}; {shown['used_this_week']} used this week,"
        f" {shown['clocks_running']} clocks run, {shown['ending']} will be removed"
        "  (carrack tables list)",
        f"people    {shown['people']}, signed in on {shown['devices']} devices"
        "  (carrack people list)",
        f"clubs     {shown['clubs']}  (carrack club list)",
        f"leagues   {shown['leagues']}  (carrack league list)",
        f"notices   {_several(shown['notices'])}",
        f"analyses  {_several(analyses)}  (carrack jobs list)",
    ]
    if analyses.get("failed"):
        lines.append("          repeat what failed with: carrack jobs again TABLE")
    if shown["orders"]:
        lines.append(f"orders    {shown['orders']} wait for the server")
    for order in shown["orders_failed"]:
        lines.append(f"failed    {order['what']} {order['of']}: {order['why']}")
    return lines


def _several(counts: dict[str, int]) -> str:
    return ", ".join(f"{number} {status}" for status, number in sorted(counts.items())) or "none"
