"""`carrack jobs`: lists the analyses of games that are not made yet, begins them anew, stops them.

A server may be running: it is given an order, which it carries out within seconds.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
from typing import Any

from carrack.cli.data import print_data
from carrack.cli.in_use import add_place, failed, read_in
from carrack.cli.orders import give
from carrack.core.wording import counted
from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import StoreError
from carrack.server.store.orders import ANALYSE, STOP_ANALYSIS
from carrack.server.store.table_rows import DONE, OVER


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `jobs` and its actions."""
    parser = subparsers.add_parser("jobs", help="list, repeat and stop analyses of games")
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    listed = actions.add_parser("list", help="list the analyses that wait or have failed")
    listed.add_argument("--json", action="store_true", help="print one JSON object per line")
    listed.set_defaults(run=run_list)
    again = actions.add_parser("again", help="repeat the analyses of finished games")
    again.set_defaults(run=run_again)
    stop = actions.add_parser("stop", help="cancel analyses that wait or run")
    stop.set_defaults(run=run_stop)
    for action in (again, stop):
        action.add_argument("table", nargs="+", metavar="TABLE")
    for action in (listed, again, stop):
        add_place(action)


def run_list(args: argparse.Namespace) -> int:
    """Print the jobs."""
    try:
        rows = read_in(args, looked)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    for row in rows:
        if args.json:
            print_data(json.dumps(row, ensure_ascii=False))
        else:
            tries = counted(row["tries"], "time")
            print(f"{row['table']}  {row['status']}  begun {tries}  {row['why']}")
    if not args.json:
        waiting = ("analysis waits or has failed", "analyses wait or have failed")
        print(counted(len(rows), *waiting))
    return 0


def run_again(args: argparse.Namespace) -> int:
    """Order analyses of finished games."""
    return _order(args, ANALYSE, "is analysed anew")


def run_stop(args: argparse.Namespace) -> int:
    """Order that analyses are given up."""
    return _order(args, STOP_ANALYSIS, "is no longer analysed")


def looked(connection: SqlConnection) -> list[dict[str, Any]]:
    """The analyses that are not done."""
    found = connection.execute(
        "SELECT table_id, status, tries, message FROM analyses WHERE status <> ? ORDER BY number",
        (DONE,),
    ).fetchall()
    return [
        {"table": table, "status": status, "tries": tries, "why": _why(message)}
        for table, status, tries, message in found
    ]


def _why(message: str) -> str:
    """Return the stored reason of a failure, in words."""
    try:
        return str(json.loads(message)["message"])
    except (ValueError, KeyError, TypeError):
        return message


def _order(args: argparse.Namespace, what: str, said: str) -> int:
    try:
        read_in(args, lambda connection: _require_over(connection, args.table))
        for table in args.table:
            print(f"{table} {said} {give(args, what, table)}")
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    return 0


def _require_over(connection: SqlConnection, tables: list[str]) -> None:
    """Raise StoreError unless the games at tables are over."""
    for table in tables:
        found = connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            raise StoreError(f"there is no table {table!r}; see `carrack tables list`")
        if found[0] != OVER:
            raise StoreError(f"the game at {table} is not over, so it has no analysis")
