"""`carrack ratings`: the ratings of people and bots, recomputed from records."""

from __future__ import annotations

import argparse
import json
import sqlite3
from pathlib import Path
from typing import Any

from carrack.cli import UserError
from carrack.cli.common import Subparsers, read_file
from carrack.cli.data import print_data
from carrack.cli.folder import default_folder
from carrack.cli.in_use import add_database, read_in
from carrack.ratings.ratings import RatedKind, RatingTable, rated
from carrack.ratings.results import Played, Side, Uncounted, played
from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import StoreError
from carrack.server.store.rated import RatedGame, games_at, rated_tables

COLUMNS = ("rating", "sigma", "games", "who")


def add_parsers(subparsers: Subparsers) -> None:
    """Add `ratings`."""
    parser = subparsers.add_parser(
        "ratings",
        help="recompute ratings from the records of rated games",
        description="Rates people and bots by game and number of players, from records or from "
        "the tables of a data folder. docs/ratings.md has the rule.",
    )
    parser.add_argument("records", nargs="*", metavar="RECORD", help="records of finished games")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help=f"data folder (default: {default_folder()})"
    )
    add_database(parser)
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the ratings. Raises UserError."""
    if args.records and (args.data is not None or args.database is not None):
        raise UserError("name records or a data folder, not both")
    if args.records:
        games = [(path, played(read_file(path))) for path in args.records]
        require_apart(games)
    else:
        args.data = args.data if args.data is not None else default_folder()
        games = kept(args)
    ratings = rated(game for _, game in games)
    left_out = [(name, game.uncounted) for name, game in games if game.uncounted is not None]
    if args.json:
        print_data(json.dumps(as_data(ratings, left_out), ensure_ascii=False, indent=2))
    else:
        print("\n".join(as_text(ratings, left_out)))
    return 0


def require_apart(games: list[tuple[str, Played]]) -> None:
    """Raise UserError for two files that are records of one game."""
    seen: dict[str, str] = {}
    for path, game in games:
        if game.uncounted is None and (other := seen.setdefault(game.name, path)) != path:
            raise UserError(f"{path} and {other} are records of the same game; name one of them")


def kept(args: argparse.Namespace) -> list[tuple[str, Played]]:
    """The rated games of a server, which may be running. Raises UserError."""

    def query(connection: SqlConnection) -> dict[str, RatedGame]:
        return games_at(connection, rated_tables(connection))

    try:
        found = read_in(args, query)
    except (StoreError, sqlite3.Error) as error:
        raise UserError(str(error)) from None
    return [(table, game.played) for table, game in found.items()]


def as_data(ratings: RatingTable, left_out: list[tuple[str, Uncounted]]) -> dict[str, Any]:
    """Ratings as data: every pool, everybody in it, and what was left out."""
    return {
        "pools": [
            {"game": pool.game, "players": pool.players, "sides": _rows(ratings, pool)}
            for pool in sorted(ratings.pools)
        ],
        "games": len(ratings.games),
        "left_out": [{"record": name, "why": why.value} for name, why in left_out],
    }


def _rows(ratings: RatingTable, pool: RatedKind) -> list[dict[str, Any]]:
    return [
        {
            **side.as_data(),
            "rating": standing.rating.shown,
            "sigma": standing.rating.uncertainty,
            "games": len(standing.curve),
        }
        for side, standing in ratings.table(pool)
    ]


def as_text(ratings: RatingTable, left_out: list[tuple[str, Uncounted]]) -> list[str]:
    """The lines of a table for each pool, then what was left out."""
    lines: list[str] = []
    for pool in sorted(ratings.pools):
        rows = ratings.table(pool)
        cells = [
            (f"{s.rating.shown:.2f}", f"{s.rating.uncertainty:.2f}", str(len(s.curve)), _who(side))
            for side, s in rows
        ]
        lines += [f"{pool.game}, {pool.players} players", *_columns([COLUMNS, *cells]), ""]
    counted = len(ratings.games)
    lines.append(f"{counted} game{'' if counted == 1 else 's'} counted")
    lines += [f"not counted: {name}: {why.sentence}" for name, why in left_out]
    return lines


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(COLUMNS) - 1)]
    return [
        "  ".join(["", *(cell.rjust(w) for cell, w in zip(row, widths, strict=False)), row[-1]])
        for row in rows
    ]


def _who(side: Side) -> str:
    return f"{side.name}, version {side.version}" if side.is_bot else side.name
