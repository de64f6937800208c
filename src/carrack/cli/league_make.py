"""`carrack league make`: a new league or Swiss, as the page makes one.

It works on the database, and a server may be running.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
from typing import Any

import msgspec

from carrack.cli import UserError
from carrack.cli.club import club_named
from carrack.cli.common import (
    Subparsers,
    add_option,
    default_game,
    given_options,
    known_game,
    named,
    whole,
)
from carrack.cli.folder import use_editions
from carrack.cli.in_use import add_address, add_place, failed, print_link, read_in, written_in
from carrack.cli.people import person_named
from carrack.leagues.pairing import AT_TABLE
from carrack.server.leagues.terms import MOST_LEAGUES, new_league
from carrack.server.refusals import Problem
from carrack.server.shapes import league_messages as limits
from carrack.server.shapes.league_messages import NewLeague
from carrack.server.store.clubs import ClubRow, clubs_of
from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import StoreError
from carrack.server.store.league_rows import LeagueRow
from carrack.server.store.leagues import LeagueStore
from carrack.server.store.people import PeopleStore, PersonRow
from carrack.server.thinking.bots import Bots

WEEK = 7 * 24  # hours
ARGUMENTS = {"at_table": "players", "options": "option", "group_size": "group-size"}
"""Arguments whose names differ from the fields of a message to the server."""


def add_make(actions: Subparsers) -> None:
    """Add `make`."""
    make = actions.add_parser(
        "make",
        help="make a league or a Swiss on a data folder",
        description="Makes a league, and prints the link to join it. Its host begins "
        "each season on the page, in a Swiss each round.",
    )
    make.add_argument("name", metavar="NAME", help="what it is called")
    host = "its host and first member: somebody of `carrack people`"
    make.add_argument("--host", required=True, metavar="PERSON", help=host)
    make.add_argument("--club", metavar="CLUB", help="the club; only its members see the league")
    make.add_argument("--unlisted", action="store_true", help="only its link leads to it")
    add_address(make)
    _add_game(make)
    _add_rounds(make)
    make.set_defaults(run=run_make)
    add_place(make)


def _add_game(make: argparse.ArgumentParser) -> None:
    make.add_argument("--game", metavar="GAME", help="(default: the first in the alphabet)")
    make.add_argument(
        "--players", type=int, choices=AT_TABLE, default=4, help="at a table (default: 4)"
    )
    add_option(make)
    clock = "of the clock, as in kind=live bank=1500 credit=30: docs/clocks.md (default: no clock)"
    make.add_argument(
        "--clock", action="extend", nargs="+", default=[], metavar="NAME=VALUE", help=clock
    )
    make.add_argument("--unrated", action="store_true", help="games do not count for ratings")


def _add_rounds(make: argparse.ArgumentParser) -> None:
    def number(name: str, least: int, most: int, default: int | None, told: str) -> None:
        usual = "" if default is None else f" (default: {default})"
        kind = whole(least, most)
        make.add_argument(name, type=kind, default=default, metavar="N", help=f"{told}{usual}")

    make.add_argument("--swiss", action="store_true", help="for one day, in one group")
    number("--games", 1, limits.MOST_GAMES, 4, "games each in a season, or rounds of a Swiss")
    number("--group-size", 2, limits.MOST_IN_GROUP, 8, "people in a group at most")
    number("--movers", 0, limits.MOST_MOVERS, 2, "how many move up and down")
    hours = "until a round is due, 0: never (default: a week; in a Swiss never)"
    number("--round-hours", 0, limits.MOST_HOURS, None, hours)


def run_make(args: argparse.Namespace) -> int:
    """Make a league. Raises UserError for terms that cannot be."""
    use_editions(args.data)
    wish = _wish(args)

    def query(connection: SqlConnection) -> LeagueRow:
        host = person_named(PeopleStore.people(connection), args.host)
        club = None if args.club is None else club_named(connection, args.club)
        _require_may(connection, host, club)
        wish.club = None if club is None else club.club
        return new_league(wish, host.person, Bots().seatable)

    try:
        row = read_in(args, query)
        written_in(args, lambda connection: LeagueStore.add(connection, row))
    except Problem as problem:
        raise _refused(problem.field or "name", problem.message) from None
    except (StoreError, sqlite3.Error) as error:
        return failed(error)
    print(f"{row.league}  {row.name}")
    print_link(args, f"league/{row.league}")
    print("Anyone with this link can join." if row.club is None else "Its members join there.")
    return 0


def _wish(args: argparse.Namespace) -> NewLeague:
    """The league that is described. Raises UserError."""
    game = known_game(args.game or default_game())
    name = named(args.name, "a league")
    hours = (0 if args.swiss else WEEK) if args.round_hours is None else args.round_hours
    wish = {
        "name": name,
        "kind": "swiss" if args.swiss else "league",
        "game": game.name,
        "at_table": args.players,
        "games": args.games,
        "options": given_options(game, args.option),
        "clock": _clock(args.clock),
        "rated": not args.unrated,
        "group_size": args.group_size,
        "movers": args.movers,
        "round_hours": hours,
        "listed": not args.unlisted,
    }
    try:
        return msgspec.convert(wish, NewLeague)
    except msgspec.ValidationError as error:
        said, _, field = str(error).partition(" - at `$.")
        raise _refused(field.rstrip("`") or "name", said) from None


def _clock(pairs: list[str]) -> dict[str, Any] | None:
    """The clock that is described, its numbers and truth values read. Raises UserError."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UserError(f"--clock {pair!r}: write it as name=value")
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found or None


def _refused(field: str, why: str) -> UserError:
    """Return the error for an invalid field, by the argument that gives it."""
    part = field.partition(".")[0]
    argument = "NAME" if part == "name" else f"--{ARGUMENTS.get(part, part)}"
    return UserError(f"{argument}: {why}")


def _require_may(connection: SqlConnection, host: PersonRow, club: ClubRow | None) -> None:
    """Raise StoreError where the page would refuse somebody to make a league."""
    if len(LeagueStore.of_person(connection, host.person)) >= MOST_LEAGUES:
        raise StoreError(f"{host.name} is in {MOST_LEAGUES} leagues, and must leave one first")
    if club is not None and club.club not in clubs_of(connection, host.person):
        raise StoreError(
            f"{host.name} does not belong to {club.name}; `carrack club invite` makes a link that"
            " lets people join"
        )
