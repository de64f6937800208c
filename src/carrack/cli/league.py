"""`carrack league`: pairings and standings of a season, recomputed from its file.

The files of a server's seasons are written from its database, and new leagues into it, while it may
be running.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from carrack.cli import UserError
from carrack.cli.common import Subparsers, refuse_device
from carrack.cli.data import print_data
from carrack.cli.in_use import add_place, failed, read_in
from carrack.cli.league_make import add_make
from carrack.core.wording import counted
from carrack.leagues.cost import Cost, Round
from carrack.leagues.pairing import GroupPairing, PairingError
from carrack.leagues.season_file import (
    Group,
    Season,
    next_order,
    next_swiss_round,
    pairing_of,
    read_season,
    table_of,
)
from carrack.leagues.standings import StandingsLine
from carrack.leagues.swiss import SwissRound
from carrack.server.leagues.files import Names, season_as_file
from carrack.server.leagues.terms import terms_of
from carrack.server.store.faults import StoreError
from carrack.server.store.leagues import LeagueStore, leagues


def add_parsers(subparsers: Subparsers) -> None:
    """Add `league` and its actions."""
    parser = subparsers.add_parser(
        "league",
        help="make a league or a Swiss, recompute its pairings and standings",
        description="Makes a league on a data folder, reads the file of a season, or writes one. "
        "docs/leagues.md has the rule and the file's form.",
    )
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    pair = actions.add_parser("pair", help="who plays whom on which seat, and what it costs")
    pair.set_defaults(run=run_pair)
    table = actions.add_parser("standings", help="the standings, and the order of the next season")
    table.set_defaults(run=run_standings)
    add_make(actions)
    listed = actions.add_parser("list", help="list the leagues of a data folder")
    listed.set_defaults(run=run_list)
    file = actions.add_parser("file", help="print a season of a data folder as a file")
    file.add_argument("league", metavar="LEAGUE", help="what `list` shows before its name")
    file.add_argument("--season", type=int, default=1, metavar="N", help="(default: %(default)s)")
    file.set_defaults(run=run_file)
    for action in (listed, file):
        add_place(action)
    for action in (pair, table):
        action.add_argument("file", type=Path, metavar="FILE", help="a season as JSON")
        action.add_argument("--json", action="store_true", help="print one JSON object")


def run_pair(args: argparse.Namespace) -> int:
    """Print the pairing of every group, or the next round of a Swiss. Raises UserError."""
    season = _season(args.file)
    try:
        if season.kind == "swiss":
            found: list[Any] = [next_swiss_round(season)]
        else:
            found = [pairing_of(season, group) for group in season.groups]
    except PairingError as error:
        raise UserError(f"{args.file}: {error}") from None
    if args.json:
        print_data(
            json.dumps([_as_data(each, group) for each, group in _with(found, season)], indent=2)
        )
        return 0
    for number, (each, group) in enumerate(_with(found, season), start=1):
        lines = _swiss(each, group) if season.kind == "swiss" else _pairing(each, group, number)
        print("\n".join(lines))
    return 0


def run_standings(args: argparse.Namespace) -> int:
    """Print the standings of every group. Raises UserError."""
    season = _season(args.file)
    tables = [table_of(season, group) for group in season.groups]
    order = next_order(season) if season.kind == "league" else []
    if args.json:
        shown = [[_line(line, group) for line in table] for table, group in _with(tables, season)]
        print_data(json.dumps({"groups": shown, "next": order}, ensure_ascii=False, indent=2))
        return 0
    for number, (table, group) in enumerate(_with(tables, season), start=1):
        print("\n".join(_standings(table, group, number)))
    if order:
        print(f"next season: {', '.join(order)}")
    return 0


def run_list(args: argparse.Namespace) -> int:
    """Print the leagues of a data folder."""
    try:
        rows = read_in(args, leagues)
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    for row in rows:
        print(f"{row.league}  {row.name}  (since {row.created[:10]})")
    print(f"{len(rows)} league{'' if len(rows) == 1 else 's'}")
    return 0


def run_file(args: argparse.Namespace) -> int:
    """Print a season of a data folder as a file."""
    try:
        found = read_in(args, lambda c: leagues(c, "WHERE id = ?", (args.league,)))
        if not found:
            raise StoreError(f"there is no league {args.league!r}; see `carrack league list`")
        rows = read_in(args, lambda c: LeagueStore.season(c, args.league, args.season))
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    season = season_as_file(terms_of(found[0].terms), rows, Names.people(rows.places))
    print_data(msgspec.json.format(msgspec.json.encode(season)).decode())
    return 0


def _season(file: Path) -> Season:
    refuse_device(str(file))
    try:
        return read_season(file.read_bytes())
    except OSError as error:
        raise UserError(f"{file}: {error.strerror}") from None
    except PairingError as error:
        raise UserError(f"{file}: {error}") from None


def _with(found: Sequence[Any], season: Season) -> list[tuple[Any, Group]]:
    return list(zip(found, season.groups, strict=True))


# --- as text -------------------------------------------------------------------------------------


def _pairing(pairing: GroupPairing, group: Group, number: int) -> Iterator[str]:
    games = f"{counted(pairing.games, 'game')} each"
    yield f"group {number}: {counted(len(group.people), 'person', 'people')}, {games}"
    for count, tables in enumerate(pairing.rounds, start=1):
        yield from _round(tables, group, f"round {count}")
    yield f"cost: {_cost(pairing.cost)}; at least: {_cost(pairing.least)} ({pairing.shown.value})"


def _swiss(found: SwissRound, group: Group) -> Iterator[str]:
    yield from _round(found.tables, group, "next round")
    if found.byes:
        yield f"sits out: {', '.join(group.people[each] for each in found.byes)}"
    (met, apart), least = found.price, found.least
    yield f"cost: meetings {met}, apart {apart}; at least: meetings {least[0]}, apart {least[1]}"


def _round(tables: Round, group: Group, title: str) -> Iterator[str]:
    for table in tables:
        yield f"  {title}: {', '.join(group.people[each] for each in table)}"


def _cost(cost: Cost) -> str:
    return f"games {cost.games}, seats {cost.seats}, meetings {cost.meetings}"


def _standings(table: Sequence[StandingsLine], group: Group, number: int) -> Iterator[str]:
    yield f"group {number}"
    yield "place  points  opposition  wins  played  missed  who"
    for line in table:
        row = (line.place, line.points, line.opposition, line.wins, line.played, line.missed)
        cells = zip(row, (5, 6, 10, 4, 6, 6), strict=True)
        shown = "  ".join(str(value).rjust(width) for value, width in cells)
        yield f"{shown}  {group.people[line.person]}"


def _as_data(found: GroupPairing | SwissRound, group: Group) -> dict[str, Any]:
    rounds = found.rounds if isinstance(found, GroupPairing) else (found.tables,)
    named = [[[group.people[each] for each in table] for table in tables] for tables in rounds]
    if isinstance(found, GroupPairing):
        costs = {"cost": asdict(found.cost), "least": asdict(found.least)}
        return {"rounds": named, **costs, "shown": found.shown.value}
    byes = [group.people[each] for each in found.byes]
    return {"rounds": named, "byes": byes, "cost": found.price, "least": found.least}


def _line(line: StandingsLine, group: Group) -> dict[str, Any]:
    return {**asdict(line), "person": group.people[line.person]}
