"""What is kept of leagues: who has joined, the seasons with their groups, rounds and games.

People are kept by their identity and named when they are shown. The place of a person who is
deleted stays, with nobody at it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from carrack.server.store.connection import IntegrityError, SqlConnection
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.league_rows import (
    GameRow,
    LeagueMemberRow,
    LeagueRow,
    LeagueTableRow,
    PlaceRow,
    RoundRow,
    SeasonRows,
    leagues,
    leagues_of,
    members_of,
    season_of,
    seasons_of,
    tables_of_leagues,
)
from carrack.server.store.old_rows import Jobs, all_rows
from carrack.server.store.outbox import OutboxStore
from carrack.server.store.people import PeopleStore
from carrack.server.store.queries import create
from carrack.server.store.table_rows import Stored

LISTED = 50
"""Leagues of others in one answer: whoever makes many shows nobody more than that."""

_SET_GONE = (
    "UPDATE league_places SET gone = ? WHERE league = ? AND person = ? AND season IN"
    " (SELECT season FROM league_seasons AS s WHERE s.league = league_places.league"
    " AND s.ended IS NULL)"
)


class LeagueStore:
    """Where leagues are kept, in the database of the tables."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def add(self, row: LeagueRow) -> None:
        """Add a league with its host as member. Raises Conflict if its identity is taken."""
        await self.do(lambda c: add_league(c, row))

    async def change(self, row: LeagueRow) -> None:
        """Store the name of a league, its host, and who may join."""
        values = (row.name, row.host, row.open, row.listed, row.league)
        statement = "UPDATE leagues SET name = ?, host = ?, open = ?, listed = ? WHERE id = ?"
        await self.do(all_rows(statement, values))

    async def league(self, league: str) -> LeagueRow:
        """A league. Raises Missing."""
        found = await self.read(lambda c: leagues(c, "WHERE id = ?", (league,)))
        if not found:
            raise Missing(f"there is no league {league!r}")
        return found[0]

    async def of_person(self, person: str) -> list[LeagueRow]:
        """The leagues where somebody is a member, has a place, or is host, the latest first."""
        return await self.read(lambda c: leagues_of(c, person))

    async def listed(self, clubs: Sequence[str]) -> list[LeagueRow]:
        """The leagues that a member of these clubs may join or look at, the latest of them."""
        own = "club IN (SELECT value FROM json_each(?))"
        where = f"WHERE (club IS NULL AND open <> 0 AND listed <> 0) OR {own}"
        names = (json.dumps(list(clubs)),)
        return (await self.read(lambda c: leagues(c, where, names)))[:LISTED]

    async def members(self, league: str) -> list[LeagueMemberRow]:
        """The members of a league, who joined first first."""
        return await self.read(lambda c: members_of(c, league))

    async def join(self, league: str, person: str) -> None:
        """Add a member, behind all others; without effect for somebody who is one.

        Whoever has left has the own place in a season that runs again, unless it was given away.
        """
        await self.do(lambda c: _join(c, league, person))

    async def leave(self, league: str, person: str) -> None:
        """Remove a member; a place in a season that runs is empty from now on."""
        await self.do(lambda c: _leave(c, league, person))

    async def set_away(self, league: str, person: str, away: bool) -> None:
        """Store whether a member is here for the next round of a Swiss."""
        statement = "UPDATE league_members SET away = ? WHERE league = ? AND person = ?"
        await self.do(all_rows(statement, (away, league, person)))

    async def replace(self, league: str, season: int, place: PlaceRow) -> None:
        """Store who has a number, and whether they have left."""
        values = (place.person, place.gone, league, season, place.part, place.number)
        statement = (
            "UPDATE league_places SET person = ?, gone = ?"
            " WHERE league = ? AND season = ? AND part = ? AND number = ?"
        )
        await self.do(all_rows(statement, values))

    async def seasons(self, league: str) -> int:
        """How many seasons there have been, with the one that runs."""
        return await self.read(lambda c: seasons_of(c, league))

    async def season(self, league: str, season: int) -> SeasonRows:
        """A season. Raises Missing."""
        return await self.read(lambda c: season_of(c, league, season))

    async def begin_season(self, league: str, rows: SeasonRows) -> None:
        """Add a season with its places, rounds and games. Raises Conflict."""
        await self.do(lambda c: _begin_season(c, league, rows))

    async def add_places(self, league: str, season: int, places: Sequence[PlaceRow]) -> None:
        """Add people who come late to a Swiss."""
        await self.do(lambda c: _add_places(c, league, season, places))

    async def begin_round(
        self, league: str, season: int, row: RoundRow, games: Sequence[GameRow]
    ) -> None:
        """Add a round, and its games; the one before is over. Raises Conflict."""
        await self.do(lambda c: _begin_round(c, league, season, row, games))

    async def put_round(self, league: str, season: int, row: RoundRow) -> None:
        """Store when a round is due, and when it has ended."""
        values = (row.due, row.ended, league, season, row.round)
        statement = (
            "UPDATE league_rounds SET due = ?, ended = ?"
            " WHERE league = ? AND season = ? AND round = ?"
        )
        await self.do(all_rows(statement, values))

    async def seat_game(
        self,
        league: str,
        season: int,
        row: GameRow,
        table: Stored,
        people: Sequence[str],
        now: int,
    ) -> None:
        """Store the table of a game, which `people` hold the seats of and are told about.

        All of it or nothing: a table of a league is never without its round. Raises Conflict if
        the game has a table already.
        """
        await self.do(lambda c: _seat_game(c, league, season, row, table, people, now))

    async def put_places(self, league: str, season: int, row: GameRow) -> None:
        """Store the places of a game."""
        values = (json.dumps(row.places), league, season, row.part, row.round, row.game)
        await self.do(all_rows(f"UPDATE league_games SET places = ? {_GAME}", values))

    async def end_season(self, league: str, season: int, at: str) -> None:
        """Store that a season is over, with its last round."""
        await self.do(lambda c: _end_season(c, league, season, at))

    async def running(self) -> list[tuple[str, int]]:
        """The leagues with a season that is not over, and its number."""
        query = "SELECT league, season FROM league_seasons WHERE ended IS NULL"
        return await self.read(lambda c: c.execute(query).fetchall())

    async def of_tables(self, tables: Sequence[str]) -> list[LeagueTableRow]:
        """Those of the tables that belong to leagues."""
        return await self.read(lambda c: tables_of_leagues(c, tables))

    async def at_table(self, table: str) -> tuple[str, int] | None:
        """The league and season of a table whose game has no places yet."""
        query = "SELECT league, season FROM league_games WHERE table_id = ? AND places IS NULL"
        found = await self.read(lambda c: c.execute(query, (table,)).fetchone())
        return None if found is None else (found[0], found[1])


def add_league(connection: SqlConnection, row: LeagueRow) -> None:
    """Add a league with its host as member. Raises Conflict if its identity is taken."""
    values = (row.league, row.name, row.terms, row.host, row.club, row.open, row.listed)
    try:
        connection.execute(
            "INSERT INTO leagues (id, name, terms, host, club, open, listed, created)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, row.created),
        )
    except IntegrityError:
        raise Conflict(f"there is a league {row.league!r} already") from None
    if row.host is not None:
        _join(connection, row.league, row.host)


def _join(connection: SqlConnection, league: str, person: str) -> None:
    added = connection.execute(
        "INSERT INTO league_members (league, person, joined, away)"
        " SELECT ?, ?, coalesce(max(joined), 0) + 1, 0"
        " FROM league_members WHERE league = ? ON CONFLICT DO NOTHING",
        (league, person, league),
    )
    if added.rowcount:
        connection.execute(_SET_GONE, (False, league, person))


def _leave(connection: SqlConnection, league: str, person: str) -> None:
    both = (league, person)
    connection.execute("DELETE FROM league_members WHERE league = ? AND person = ?", both)
    connection.execute(_SET_GONE, (True, *both))


def _begin_season(connection: SqlConnection, league: str, rows: SeasonRows) -> None:
    try:
        connection.execute(
            "INSERT INTO league_seasons (league, season, seed, begun, ended)"
            " VALUES (?, ?, ?, ?, ?)",
            (league, rows.season, rows.seed, rows.begun, rows.ended),
        )
    except IntegrityError:
        raise Conflict(f"the league has a season {rows.season} already") from None
    _add_places(connection, league, rows.season, rows.places)
    for row in rows.rounds:
        _begin_round(connection, league, rows.season, row, rows.games)


def _add_places(
    connection: SqlConnection, league: str, season: int, places: Sequence[PlaceRow]
) -> None:
    connection.executemany(
        "INSERT INTO league_places (league, season, part, number, person, gone)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [(league, season, p.part, p.number, p.person, p.gone) for p in places],
    )


def _begin_round(
    connection: SqlConnection,
    league: str,
    season: int,
    row: RoundRow,
    games: Sequence[GameRow],
) -> None:
    values = (league, season, row.round, row.begun, row.due, row.ended)
    lists = (json.dumps(row.byes), json.dumps(row.cost))
    _end_round(connection, league, season, row.begun)
    try:
        connection.execute(
            "INSERT INTO league_rounds (league, season, round, begun, due, ended, byes, cost)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, *lists),
        )
    except IntegrityError:
        raise Conflict(f"the season has a round {row.round} already") from None
    connection.executemany(
        "INSERT INTO league_games (league, season, part, round, game, seats)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [(league, season, g.part, g.round, g.game, json.dumps(g.seats)) for g in games],
    )


def _end_round(connection: SqlConnection, league: str, season: int, at: str) -> None:
    connection.execute(
        "UPDATE league_rounds SET ended = ? WHERE league = ? AND season = ? AND ended IS NULL",
        (at, league, season),
    )


def _end_season(connection: SqlConnection, league: str, season: int, at: str) -> None:
    _end_round(connection, league, season, at)
    connection.execute(
        "UPDATE league_seasons SET ended = ? WHERE league = ? AND season = ?", (at, league, season)
    )


_GAME = "WHERE league = ? AND season = ? AND part = ? AND round = ? AND game = ?"


def _seat_game(
    connection: SqlConnection,
    league: str,
    season: int,
    row: GameRow,
    table: Stored,
    people: Sequence[str],
    now: int,
) -> None:
    create(connection, table)
    name = table.row.table
    noted = connection.execute(
        f"UPDATE league_games SET table_id = ? {_GAME} AND table_id IS NULL",
        (name, league, season, row.part, row.round, row.game),
    )
    if noted.rowcount == 0:
        raise Conflict(f"game {row.game} of round {row.round} has a table already")
    for person, seat in zip(people, table.seats, strict=True):
        PeopleStore.claim(connection, person, [seat.token or ""], table.row.created)
        OutboxStore.tell(connection, person, "round", name, now)
