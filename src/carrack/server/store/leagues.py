"""Leagues: who has joined, the seasons with their groups, rounds and games.

People are kept by their identity and named when they are shown. The place of a person who is
deleted stays, with nobody at it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from carrack.server.store.connection import AMONG, SqlConnection, refused_as
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.league_rows import (
    GameRow,
    LeagueMemberRow,
    LeagueRow,
    LeagueTableRow,
    PlaceRow,
    RoundRow,
    SeasonRows,
)
from carrack.server.store.outbox import OutboxStore
from carrack.server.store.people import PeopleStore
from carrack.server.store.rows import Rows, reads, writes
from carrack.server.store.table_rows import Stored
from carrack.server.store.tables import TableStore

LISTED = 50
"""Leagues of others in one answer: whoever makes many shows nobody more than that."""

_SET_GONE = (
    "UPDATE league_places SET gone = ? WHERE league = ? AND person = ? AND season IN"
    " (SELECT season FROM league_seasons AS s WHERE s.league = league_places.league"
    " AND s.ended IS NULL)"
)
_GAME = "WHERE league = ? AND season = ? AND part = ? AND round = ? AND game = ?"


class LeagueStore(Rows):
    """The leagues, in the database of the tables."""

    @writes
    def add(c: SqlConnection, row: LeagueRow) -> None:
        """Add a league with its host as member. Raises Conflict if its identity is taken."""
        values = (row.league, row.name, row.terms, row.host, row.club, row.open, row.listed)
        with refused_as(Conflict(f"there is a league {row.league!r} already")):
            c.execute(
                "INSERT INTO leagues (id, name, terms, host, club, open, listed, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (*values, row.created),
            )
        if row.host is not None:
            LeagueStore.join(c, row.league, row.host)

    @writes
    def change(c: SqlConnection, row: LeagueRow) -> None:
        """Store the name of a league, its host, and who may join."""
        c.execute(
            "UPDATE leagues SET name = ?, host = ?, open = ?, listed = ? WHERE id = ?",
            (row.name, row.host, row.open, row.listed, row.league),
        )

    @reads
    def league(c: SqlConnection, league: str) -> LeagueRow:
        """A league. Raises Missing."""
        found = leagues(c, "WHERE id = ?", (league,))
        if not found:
            raise Missing(f"there is no league {league!r}")
        return found[0]

    @reads
    def of_person(c: SqlConnection, person: str) -> list[LeagueRow]:
        """The leagues where somebody is a member, has a place, or is host, the latest first."""
        where = (
            "WHERE host = :p OR id IN (SELECT league FROM league_members WHERE person = :p)"
            " OR id IN (SELECT league FROM league_places WHERE person = :p)"
        )
        return leagues(c, where, {"p": person})

    @reads
    def listed(c: SqlConnection, clubs: Sequence[str]) -> list[LeagueRow]:
        """The leagues that a member of these clubs may join or look at, the latest of them."""
        where = f"WHERE (club IS NULL AND open <> 0 AND listed <> 0) OR club {AMONG}"
        return leagues(c, where, (json.dumps(list(clubs)),))[:LISTED]

    @reads
    def members(c: SqlConnection, league: str) -> list[LeagueMemberRow]:
        """The members of a league, in the order in which they joined."""
        found = c.execute(
            "SELECT person, name, away FROM league_members JOIN people ON people.id = person"
            " WHERE league = ? ORDER BY joined",
            (league,),
        )
        return [
            LeagueMemberRow(person, name, bool(away)) for person, name, away in found.fetchall()
        ]

    @writes
    def join(c: SqlConnection, league: str, person: str) -> None:
        """Add a member, behind all others; without effect for somebody who is one.

        Whoever has left has the own place in a season that runs again, unless it was given away.
        """
        added = c.execute(
            "INSERT INTO league_members (league, person, joined, away)"
            " SELECT ?, ?, coalesce(max(joined), 0) + 1, 0"
            " FROM league_members WHERE league = ? ON CONFLICT DO NOTHING",
            (league, person, league),
        )
        if added.rowcount:
            c.execute(_SET_GONE, (False, league, person))

    @writes
    def leave(c: SqlConnection, league: str, person: str) -> None:
        """Remove a member; a place in a season that runs is empty from now on."""
        both = (league, person)
        c.execute("DELETE FROM league_members WHERE league = ? AND person = ?", both)
        c.execute(_SET_GONE, (True, *both))

    @writes
    def set_away(c: SqlConnection, league: str, person: str, away: bool) -> None:
        """Store whether a member is here for the next round of a Swiss."""
        c.execute(
            "UPDATE league_members SET away = ? WHERE league = ? AND person = ?",
            (away, league, person),
        )

    @writes
    def replace(c: SqlConnection, league: str, season: int, place: PlaceRow) -> None:
        """Store who has a number, and whether they have left."""
        c.execute(
            "UPDATE league_places SET person = ?, gone = ?"
            " WHERE league = ? AND season = ? AND part = ? AND number = ?",
            (place.person, place.gone, league, season, place.part, place.number),
        )

    @reads
    def seasons(c: SqlConnection, league: str) -> int:
        """Return the number of seasons, with the one that runs."""
        query = "SELECT count(*) FROM league_seasons WHERE league = ?"
        return int(c.execute(query, (league,)).fetchone()[0])

    @reads
    def season(c: SqlConnection, league: str, season: int) -> SeasonRows:
        """A season. Raises Missing."""
        both = (league, season)
        where = "WHERE league = ? AND season = ?"
        row = c.execute(f"SELECT seed, begun, ended FROM league_seasons {where}", both).fetchone()
        if row is None:
            raise Missing(f"the league has no season {season}")
        places = c.execute(
            "SELECT part, number, person, name, gone FROM league_places LEFT JOIN people"
            f" ON people.id = person {where} ORDER BY part, number",
            both,
        )
        rounds = c.execute(
            f"SELECT round, begun, due, ended, byes, cost FROM league_rounds {where}"
            " ORDER BY round",
            both,
        )
        games = c.execute(
            f"SELECT part, round, game, seats, table_id, places FROM league_games {where}"
            " ORDER BY part, round, game",
            both,
        )
        seed, begun, ended = row
        return SeasonRows(
            season,
            seed,
            begun,
            ended,
            [PlaceRow(part, n, who, name, bool(gone)) for part, n, who, name, gone in places],
            [_round(*each) for each in rounds.fetchall()],
            [_game(*each) for each in games.fetchall()],
        )

    @writes
    def begin_season(c: SqlConnection, league: str, rows: SeasonRows) -> None:
        """Add a season with its places, rounds and games. Raises Conflict."""
        with refused_as(Conflict(f"the league has a season {rows.season} already")):
            c.execute(
                "INSERT INTO league_seasons (league, season, seed, begun, ended)"
                " VALUES (?, ?, ?, ?, ?)",
                (league, rows.season, rows.seed, rows.begun, rows.ended),
            )
        LeagueStore.add_places(c, league, rows.season, rows.places)
        for row in rows.rounds:
            LeagueStore.begin_round(c, league, rows.season, row, rows.games)

    @writes
    def add_places(c: SqlConnection, league: str, season: int, places: Sequence[PlaceRow]) -> None:
        """Add people who come late to a Swiss."""
        c.executemany(
            "INSERT INTO league_places (league, season, part, number, person, gone)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            [(league, season, p.part, p.number, p.person, p.gone) for p in places],
        )

    @writes
    def begin_round(
        c: SqlConnection, league: str, season: int, row: RoundRow, games: Sequence[GameRow]
    ) -> None:
        """Add a round, and its games; the one before is over. Raises Conflict."""
        values = (league, season, row.round, row.begun, row.due, row.ended)
        lists = (json.dumps(row.byes), json.dumps(row.cost))
        _end_round(c, league, season, row.begun)
        with refused_as(Conflict(f"the season has a round {row.round} already")):
            c.execute(
                "INSERT INTO league_rounds (league, season, round, begun, due, ended, byes, cost)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (*values, *lists),
            )
        c.executemany(
            "INSERT INTO league_games (league, season, part, round, game, seats)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            [(league, season, g.part, g.round, g.game, json.dumps(g.seats)) for g in games],
        )

    @writes
    def put_round(c: SqlConnection, league: str, season: int, row: RoundRow) -> None:
        """Store when a round is due, and when it has ended."""
        c.execute(
            "UPDATE league_rounds SET due = ?, ended = ?"
            " WHERE league = ? AND season = ? AND round = ?",
            (row.due, row.ended, league, season, row.round),
        )

    @writes
    def seat_game(
        c: SqlConnection,
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
        TableStore.create(c, table)
        name = table.row.table
        noted = c.execute(
            f"UPDATE league_games SET table_id = ? {_GAME} AND table_id IS NULL",
            (name, league, season, row.part, row.round, row.game),
        )
        if noted.rowcount == 0:
            raise Conflict(f"game {row.game} of round {row.round} has a table already")
        for person, seat in zip(people, table.seats, strict=True):
            PeopleStore.claim(c, person, [seat.token or ""], table.row.created)
            OutboxStore.enqueue(c, person, "round", name, now)

    @writes
    def put_places(c: SqlConnection, league: str, season: int, row: GameRow) -> None:
        """Store the places of a game."""
        values = (json.dumps(row.places), league, season, row.part, row.round, row.game)
        c.execute(f"UPDATE league_games SET places = ? {_GAME}", values)

    @writes
    def end_season(c: SqlConnection, league: str, season: int, at: str) -> None:
        """Store that a season is over, with its last round."""
        _end_round(c, league, season, at)
        c.execute(
            "UPDATE league_seasons SET ended = ? WHERE league = ? AND season = ?",
            (at, league, season),
        )

    @reads
    def running(c: SqlConnection) -> list[tuple[str, int]]:
        """The leagues with a season that is not over, and its number."""
        return c.execute("SELECT league, season FROM league_seasons WHERE ended IS NULL").fetchall()

    @reads
    def of_tables(c: SqlConnection, tables: Sequence[str]) -> list[LeagueTableRow]:
        """Those of the tables that belong to leagues."""
        games = c.execute(
            f"SELECT table_id, league, season, round FROM league_games WHERE table_id {AMONG}",
            (json.dumps(tables),),
        ).fetchall()
        names = json.dumps([league for _, league, _, _ in games])
        found = leagues(c, f"WHERE id {AMONG}", (names,))
        rows = {row.league: row for row in found}
        return [LeagueTableRow(table, rows[league], *which) for table, league, *which in games]

    @reads
    def at_table(c: SqlConnection, table: str) -> tuple[str, int] | None:
        """The league and season of a table whose game has no places yet."""
        query = "SELECT league, season FROM league_games WHERE table_id = ? AND places IS NULL"
        found = c.execute(query, (table,)).fetchone()
        return None if found is None else (found[0], found[1])


def leagues(c: SqlConnection, where: str = "", values: Any = ()) -> list[LeagueRow]:
    """The leagues for which a condition holds, the latest first."""
    query = "SELECT id, name, terms, host, club, open, listed, created FROM leagues"
    found = c.execute(f"{query} {where} ORDER BY created DESC, rowid DESC", values)
    return [
        LeagueRow(league, name, terms, host, club, bool(is_open), bool(is_listed), created)
        for league, name, terms, host, club, is_open, is_listed, created in found.fetchall()
    ]


def _round(
    number: int, begun: str, due: str | None, ended: str | None, byes: str, cost: str
) -> RoundRow:
    return RoundRow(number, begun, due, ended, tuple(json.loads(byes)), tuple(json.loads(cost)))


def _game(
    part: int, rnd: int, game: int, seats: str, table: str | None, places: str | None
) -> GameRow:
    ended = None if places is None else tuple(json.loads(places))
    return GameRow(part, rnd, game, tuple(json.loads(seats)), table, ended)


def _end_round(c: SqlConnection, league: str, season: int, at: str) -> None:
    c.execute(
        "UPDATE league_rounds SET ended = ? WHERE league = ? AND season = ? AND ended IS NULL",
        (at, league, season),
    )
