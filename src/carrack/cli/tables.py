"""`carrack tables`: lists tables, removes what nobody needs, saves and reads all, makes links.

It works on the database, and a server may be running: within a minute that server warns the players
of the tables marked here and removes those that are due. Without a server this happens at once.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from carrack.cli import tables_file, tables_links
from carrack.cli.data import print_data
from carrack.cli.in_use import add_place, alone, failed, read_in, written_in
from carrack.core.wording import counted
from carrack.server.settings import Settings, SettingsError, settings_in
from carrack.server.store.connection import SqlConnection
from carrack.server.store.endings import EndStore
from carrack.server.store.faults import StoreError
from carrack.server.store.table_rows import End
from carrack.server.store.tables import TableStore

COLUMNS = ("table", "game", "status", "seats", "created", "used", "ends")
DAY = 10  # characters of a stored time that name the day
SOON = " within a minute"
EXPIRY = ("finished", "abandoned", "unbegun", "warning")


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `tables` and its actions."""
    parser = subparsers.add_parser("tables", help="list, keep, remove, save and read tables")
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    listed = actions.add_parser("list", help="list all tables, the most recently used first")
    listed.add_argument("--json", action="store_true", help="print one JSON object per line")
    listed.set_defaults(run=run_list)
    ended = actions.add_parser("end", help="remove tables, after warning their players")
    ended.add_argument("table", nargs="+", metavar="TABLE")
    ended.add_argument("--days", type=_days, help="days until then (default: warning_days; 0: now)")
    ended.set_defaults(run=run_end)
    kept = actions.add_parser("keep", help="keep tables that were due to be removed")
    kept.add_argument("table", nargs="+", metavar="TABLE")
    kept.set_defaults(run=run_keep)
    expired = actions.add_parser("expire", help="mark unused tables, remove those that are due")
    for name in EXPIRY:
        expired.add_argument(f"--{name}", type=_days, help=f"instead of the setting {name}_days")
    # an old name of --warning
    expired.add_argument("--told", dest="warning", type=_days, help=argparse.SUPPRESS)
    expired.set_defaults(run=run_expire)
    saved, read = tables_file.add_actions(actions)
    links = tables_links.add_actions(actions)
    for action in (listed, ended, kept, expired, saved, read, *links):
        add_place(action)
    for action in (ended, expired, read):
        help_text = "settings file (default: carrack.toml in the data folder)"
        action.add_argument("--settings", type=Path, metavar="FILE", help=help_text)


def _days(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 6:
        return int(text)
    raise argparse.ArgumentTypeError(f"days are a whole number, not {text!r}")


# --- what is there ----------------------------------------------------------------


def run_list(args: argparse.Namespace) -> int:
    """Print the tables."""
    try:
        rows = read_in(args, listed)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    if args.json:
        for row in rows:
            print_data(json.dumps(row, ensure_ascii=False))
    else:
        _print_table(rows)
    return 0


def listed(connection: SqlConnection) -> list[dict[str, Any]]:
    """Return what is printed of each table, the most recently used first."""
    marks = {end.table: end for end in EndStore.ends(connection)}
    rows = []
    for table, used in EndStore.used(connection):
        row, seats = TableStore.glance(connection, [table])[0]
        people = [seat.name or f"{seat.seat + 1}" for seat in seats]
        mark = marks.get(table)
        ends = None if mark is None else {"at": mark.at, "why": mark.why}
        rows.append(
            {
                "table": table,
                "game": row.game,
                "status": row.status,
                "seats": people,
                "created": row.created,
                "used": used,
                "ends": ends,
            }
        )
    return rows


def _print_table(rows: list[dict[str, Any]]) -> None:
    lines = [COLUMNS, *[tuple(_cell(row[column]) for column in COLUMNS) for row in rows]]
    widths = [max(len(line[i]) for line in lines) for i in range(len(COLUMNS))]
    for line in lines:
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
        print("  ".join(cells).rstrip())
    print(counted(len(rows), "table"))


def _cell(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(value)
    if isinstance(value, dict):
        return f"{value['at'][:DAY]} ({value['why']})"
    text = str(value or "")
    return text[:DAY] if text[4:5] == "-" and text.endswith("Z") else text


# --- what ends ----------------------------------------------------------------


Change = Callable[[SqlConnection, datetime], list[str]]
"""Changes tables, and returns what is to be said of it once that is kept."""


def run_end(args: argparse.Namespace) -> int:
    """Mark tables for removal, and remove those that are due if no server runs."""
    return _change(args, lambda connection, now: _ended(args, connection, now))


def run_keep(args: argparse.Namespace) -> int:
    """Remove marks."""
    return _change(args, lambda connection, now: _kept(args, connection, now))


def run_expire(args: argparse.Namespace) -> int:
    """Mark unused tables."""
    return _change(args, lambda connection, now: _expired(args, connection, now))


def _ended(args: argparse.Namespace, connection: SqlConnection, now: datetime) -> list[str]:
    days = settings_in(args.data, args.settings).warning_days if args.days is None else args.days
    marks = [EndStore.end(connection, table, now, days) for table in args.table]
    return list(map(_marked, marks)) if days else []


def _kept(args: argparse.Namespace, connection: SqlConnection, now: datetime) -> list[str]:
    for table in args.table:
        EndStore.keep(connection, table, now, keeper=True)
    return [f"{table} is kept" for table in args.table]


def _expired(args: argparse.Namespace, connection: SqlConnection, now: datetime) -> list[str]:
    said = {f"{name}_days": getattr(args, name) for name in EXPIRY}
    given = {name: days for name, days in said.items() if days is not None}
    settings: Settings = msgspec.structs.replace(settings_in(args.data, args.settings), **given)
    marks = EndStore.unused(connection, settings, now)
    EndStore.mark(connection, marks)
    return list(map(_marked, marks))


def _marked(mark: End) -> str:
    return f"{mark.table} will be removed on {mark.at[:DAY]}; its players will be warned"


def _change(args: argparse.Namespace, change: Change) -> int:
    """Change the database, and remove the tables that are due if no server does."""
    try:
        with alone(args) as nobody:
            said, due = written_in(args, lambda c: _changed(c, change, nobody), nobody)
    except (StoreError, SettingsError, sqlite3.Error) as error:
        return failed(error)
    for line in (*said, *(f"{table} is removed{'' if nobody else SOON}" for table in due)):
        print(line)
    return 0


def _changed(connection: SqlConnection, change: Change, alone: bool) -> tuple[list[str], list[str]]:
    """Return what to print, and the tables that are due; they are removed if `alone`."""
    now = datetime.now(UTC)
    said = change(connection, now)
    due = [end.table for end in EndStore.ends(connection) if end.is_due(now)]
    for table in due if alone else ():
        TableStore.delete(connection, table)
    return said, due
