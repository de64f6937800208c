"""The rows of leagues, and how they are read: by the server, and by commands beside it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Missing


@dataclass(frozen=True)
class LeagueRow:
    """A league: `terms` is what was agreed on, as JSON; `listed` says who is shown that it is open.

    `host` is None once that person is deleted.
    """

    league: str
    name: str
    terms: str
    host: str | None
    club: str | None
    open: bool
    listed: bool
    created: str


@dataclass(frozen=True)
class LeagueMemberRow:
    """Somebody who plays from the next season on; `away`: not in the next round of a Swiss."""

    person: str
    name: str
    away: bool


@dataclass(frozen=True)
class PlaceRow:
    """A number in a group, and who has it: nobody (None) once the person is deleted.

    `gone` says that the person has left, and nobody plays in their place.
    """

    part: int
    number: int
    person: str | None
    name: str | None
    gone: bool


@dataclass(frozen=True)
class RoundRow:
    """A round: `due` may be None; `byes` are the numbers of those who sit out in a Swiss.

    `cost` is what a round of a Swiss costs, and what it costs at least: meetings and differences of
    each; empty in a league.
    """

    round: int
    begun: str
    due: str | None
    ended: str | None
    byes: tuple[int, ...] = ()
    cost: tuple[int, ...] = ()


@dataclass(frozen=True)
class GameRow:
    """A game of a round: the numbers of its people by seat, its table, and its places once over."""

    part: int
    round: int
    game: int
    seats: tuple[int, ...]
    table: str | None = None
    places: tuple[int, ...] | None = None


@dataclass(frozen=True)
class LeagueTableRow:
    """A table at which a game of a league is played."""

    table: str
    league: LeagueRow
    season: int
    round: int


@dataclass(frozen=True)
class SeasonRows:
    """A season with everything that belongs to it."""

    season: int
    seed: str
    begun: str
    ended: str | None
    places: list[PlaceRow] = field(default_factory=list)
    rounds: list[RoundRow] = field(default_factory=list)
    games: list[GameRow] = field(default_factory=list)

    @property
    def running(self) -> RoundRow | None:
        """The round that is played now."""
        return next((row for row in self.rounds if row.ended is None), None)


def leagues(connection: SqlConnection, where: str = "", values: Any = ()) -> list[LeagueRow]:
    """The leagues for which a condition holds, the latest first."""
    query = "SELECT id, name, terms, host, club, open, listed, created FROM leagues"
    found = connection.execute(f"{query} {where} ORDER BY created DESC, rowid DESC", values)
    return [
        LeagueRow(league, name, terms, host, club, bool(is_open), bool(is_listed), created)
        for league, name, terms, host, club, is_open, is_listed, created in found.fetchall()
    ]


def leagues_of(connection: SqlConnection, person: str) -> list[LeagueRow]:
    """The leagues where somebody is a member, has a place, or is host, the latest first."""
    where = (
        "WHERE host = :p OR id IN (SELECT league FROM league_members WHERE person = :p)"
        " OR id IN (SELECT league FROM league_places WHERE person = :p)"
    )
    return leagues(connection, where, {"p": person})


def members_of(connection: SqlConnection, league: str) -> list[LeagueMemberRow]:
    """The members of a league, who joined first first."""
    found = connection.execute(
        "SELECT person, name, away FROM league_members JOIN people ON people.id = person"
        " WHERE league = ? ORDER BY joined",
        (league,),
    )
    return [LeagueMemberRow(person, name, bool(away)) for person, name, away in found.fetchall()]


def tables_of_leagues(connection: SqlConnection, tables: Sequence[str]) -> list[LeagueTableRow]:
    """Those of the tables that belong to leagues."""
    games = connection.execute(
        "SELECT table_id, league, season, round FROM league_games"
        " WHERE table_id IN (SELECT value FROM json_each(?))",
        (json.dumps(tables),),
    ).fetchall()
    names = json.dumps([league for _, league, _, _ in games])
    found = leagues(connection, "WHERE id IN (SELECT value FROM json_each(?))", (names,))
    rows = {row.league: row for row in found}
    return [LeagueTableRow(table, rows[league], *which) for table, league, *which in games]


def season_of(connection: SqlConnection, league: str, season: int) -> SeasonRows:
    """A season with everything that belongs to it. Raises Missing."""
    both = (league, season)
    where = "WHERE league = ? AND season = ?"
    row = connection.execute(
        f"SELECT seed, begun, ended FROM league_seasons {where}", both
    ).fetchone()
    if row is None:
        raise Missing(f"the league has no season {season}")
    places = connection.execute(
        "SELECT part, number, person, name, gone FROM league_places LEFT JOIN people"
        f" ON people.id = person {where} ORDER BY part, number",
        both,
    )
    rounds = connection.execute(
        f"SELECT round, begun, due, ended, byes, cost FROM league_rounds {where} ORDER BY round",
        both,
    )
    games = connection.execute(
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


def _round(
    number: int, begun: str, due: str | None, ended: str | None, byes: str, cost: str
) -> RoundRow:
    return RoundRow(number, begun, due, ended, tuple(json.loads(byes)), tuple(json.loads(cost)))


def _game(
    part: int, rnd: int, game: int, seats: str, table: str | None, places: str | None
) -> GameRow:
    ended = None if places is None else tuple(json.loads(places))
    return GameRow(part, rnd, game, tuple(json.loads(seats)), table, ended)


def seasons_of(connection: SqlConnection, league: str) -> int:
    """How many seasons of a league there have been, with the one that runs."""
    query = "SELECT count(*) FROM league_seasons WHERE league = ?"
    return int(connection.execute(query, (league,)).fetchone()[0])
