"""Profiles: the rated games of a person, what rating follows from them, and what brought points.

Ratings are computed from records alone, as `carrack ratings` does; what the records of games that
are over say is read once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from carrack.ratings.results import Played, Side
from carrack.server.pseudonyms import pseudonym
from carrack.server.refusals import Problem
from carrack.server.shapes.people_types import (
    OpponentPayload,
    ProfilePayload,
    RatedKindPayload,
    RatedResultPayload,
    RatingPointPayload,
    SourcePayload,
)
from carrack.server.store.clubs import ClubStore
from carrack.server.store.connection import SqlConnection
from carrack.server.store.people import PeopleStore, PersonRow
from carrack.server.store.rated import RatedGame, games_at, rated_tables, share_rated

if TYPE_CHECKING:  # slow to import, and missing in a browser
    from carrack.ratings.ratings import RatedKind, RatingTable, Standing


class Profiles:
    """The profiles of a server's people."""

    def __init__(self, store: PeopleStore, clubs: ClubStore) -> None:
        self.store = store
        self.clubs = clubs
        self.tables: list[str] = []
        self.games: dict[str, RatedGame] = {}
        self.ratings: RatingTable | None = None

    async def of(self, who: PersonRow, name: str | None = None) -> ProfilePayload:
        """The profile of a person as they see it, or of another one by their pseudonym.

        Raises Problem for somebody who is not here, or shares neither a rated table nor a club
        with who asks.
        """
        me = pseudonym(who.person)
        found = await self.seen(who, name or me)
        return await self._shown(Side(name or me), Side(me), found.name)

    async def seen(self, who: PersonRow, name: str) -> PersonRow:
        """The person of a pseudonym, if somebody may see their profile. Raises Problem."""
        if name == pseudonym(who.person):
            return who
        rows = await self.store.people()
        found = next((row for row in rows if pseudonym(row.person) == name), None)
        if found is None or not await self._may_see(who, found):
            raise Problem("no-person")
        return found

    async def _may_see(self, who: PersonRow, other: PersonRow) -> bool:
        me, them = pseudonym(who.person), pseudonym(other.person)
        if await self.store.ways.read(lambda c: share_rated(c, me, them)):
            return True
        return await self.clubs.share(who.person, other.person)

    def forget(self) -> None:
        """Read all records again: they name somebody otherwise."""
        self.games, self.ratings = {}, None

    async def _shown(self, side: Side, viewer: Side, name: str) -> ProfilePayload:
        ratings, games = await self.store.ways.read(self._caught_up)
        kinds = sorted(kind for kind, sides in ratings.pools.items() if side in sides)
        by_name = {game.played.name: (table, game) for table, game in games.items()}
        played = [game for game in ratings.games if side in game.sides]
        return ProfilePayload(
            name,
            side.name,
            side == viewer,
            [_kind(kind, ratings.pools[kind][side], side, ratings, by_name) for kind in kinds],
            [_result(*by_name[game.name], side, viewer) for game in reversed(played)],
        )

    def _caught_up(self, connection: SqlConnection) -> tuple[RatingTable, dict[str, RatedGame]]:
        """The ratings with all games that are over, and these games by their tables."""
        from carrack.ratings.ratings import rated  # slow to import, and missing in a browser

        before, tables = self.games, rated_tables(connection)
        if self.ratings is None or self.tables != tables:
            known = before | games_at(connection, [each for each in tables if each not in before])
            self.games = {table: known[table] for table in tables if table in known}
            self.ratings = rated(game.played for game in self.games.values())
            self.tables = tables  # at last: what the database fails at is done again
        return self.ratings, self.games


def _kind(
    kind: RatedKind,
    standing: Standing,
    side: Side,
    ratings: RatingTable,
    games: Mapping[str, tuple[str, RatedGame]],
) -> RatedKindPayload:
    curve = [
        RatingPointPayload(game.ended, rating.shown, rating.uncertainty)
        for game, rating in standing.curve
    ]
    of_kind = [
        games[game.name][1]
        for game in ratings.games
        if (game.game, game.players) == (kind.game, kind.players)
    ]
    rating = standing.rating
    return RatedKindPayload(
        kind.game,
        kind.players,
        rating.shown,
        rating.uncertainty,
        curve,
        sources_compared(of_kind, side),
    )


def sources_compared(games: list[RatedGame], side: Side) -> list[SourcePayload]:
    """Return the mean points of a person in a game by source, and those of all others."""
    mine: list[dict[str, int]] = []
    others: list[dict[str, int]] = []
    for game in games:
        for whose, sheet in zip(game.played.sides, game.sheets, strict=False):
            (mine if whose == side else others).append(sheet)
    names = dict.fromkeys(name for sheet in (*mine, *others) for name in sheet)
    return [SourcePayload(name, _mean(mine, name), _mean(others, name)) for name in names]


def _mean(sheets: list[dict[str, int]], name: str) -> float:
    total = sum(sheet.get(name, 0) for sheet in sheets)
    return round(total / len(sheets), 1) if sheets else 0.0


def _result(table: str, game: RatedGame, side: Side, viewer: Side) -> RatedResultPayload:
    """A game of somebody's; who else took part is told to those who did."""
    played = game.played
    seat = played.sides.index(side)
    is_there = viewer in played.sides
    return RatedResultPayload(
        table if is_there else None,
        played.game,
        played.players,
        played.ended,
        played.places[seat],
        played.points[seat],
        list(_others(played, game.names, seat)) if is_there else [],
    )


def _others(played: Played, names: tuple[str, ...], seat: int) -> Iterator[OpponentPayload]:
    for other, name in enumerate(names):
        if other != seat:
            whose = played.sides[other]
            person = None if whose.is_bot else whose.name
            yield OpponentPayload(name, person, played.places[other])
