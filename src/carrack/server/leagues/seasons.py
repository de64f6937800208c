"""Course of a season: it begins, its rounds follow one another, and it ends.

Each step is written down before the next one begins, and what is missing is made up for, so a
server that stops anywhere goes on where it was (:meth:`Seasons.tend`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache

from carrack.leagues.pairing import GroupPairing, paired
from carrack.leagues.season_file import next_order, next_swiss_round
from carrack.leagues.seasons import cut
from carrack.server.duties import Duties
from carrack.server.leagues import league_tables
from carrack.server.leagues.files import Names, season_as_file
from carrack.server.leagues.terms import Terms, terms_of
from carrack.server.people.people import People
from carrack.server.refusals import Problem
from carrack.server.store.endings import moment, text, text_now
from carrack.server.store.league_rows import (
    GameRow,
    LeagueMemberRow,
    LeagueRow,
    PlaceRow,
    RoundRow,
    SeasonRows,
)

SEASONS = "seasons"
"""The duty of the one server that tends the leagues."""

log = logging.getLogger(__name__)


class Seasons:
    """The seasons of a server's leagues."""

    def __init__(self, people: People, duties: Duties) -> None:
        self.people = people
        self.duties = duties
        self.store = people.tables.store.leagues

    def alone(self) -> AbstractAsyncContextManager[None]:
        """A context in which no other season goes on, at any server. Raises StoreError."""
        return self.duties.exclusively(SEASONS)

    # --- beginning -------------------------------------------------------------------------------

    async def begin(self, league: LeagueRow) -> None:
        """Begin the next season, or the next round of a Swiss. Raises Problem."""
        async with self.alone():
            terms, number = terms_of(league.terms), await self.store.seasons(league.league)
            last = await self.store.season(league.league, number) if number else None
            members = await self.store.members(league.league)
            if last is not None and last.running is not None:
                raise Problem("league", "league-round")
            if terms.kind == "swiss" and last is not None:
                if last.ended is not None:
                    raise Problem("league", "league-over")
                await self._swiss_round(league.league, terms, last, members)
            else:
                await self._season(league.league, terms, last, members)
            await self._go_on(
                league.league, max(number, 1) if terms.kind == "swiss" else number + 1
            )

    async def _season(
        self, league: str, terms: Terms, last: SeasonRows | None, members: Sequence[LeagueMemberRow]
    ) -> None:
        if last is not None and last.ended is None:
            raise Problem("league", "league-round")
        _require_enough(len(members), terms)
        order = _next_order(terms, last, members)
        groups = [order] if terms.kind == "swiss" else cut(order, terms.at_table, terms.group_size)
        places = [
            PlaceRow(part, number, person, None, False)
            for part, group in enumerate(groups, start=1)
            for number, person in enumerate(group)
        ]
        season = 1 if last is None else last.season + 1
        rows = SeasonRows(season, secrets.token_hex(16), text_now(), None, places)
        await self.store.begin_season(league, rows)
        if terms.kind == "swiss":
            await self._swiss_round(league, terms, rows, members)

    async def _round(self, league: str, terms: Terms, rows: SeasonRows, number: int) -> None:
        """Begin a round of a league's groups; a group that has none left does not play."""
        found: list[GameRow] = []
        for part, places in parts(rows).items():
            pairing = await asyncio.to_thread(pairing_of, terms, rows.seed, part, len(places))
            if number <= len(pairing.rounds):
                tables = enumerate(pairing.rounds[number - 1])
                found += [GameRow(part, number, game, table) for game, table in tables]
        await self.store.begin_round(
            league, rows.season, RoundRow(number, text_now(), _due(terms), None), found
        )

    async def _swiss_round(
        self, league: str, terms: Terms, rows: SeasonRows, members: Sequence[LeagueMemberRow]
    ) -> None:
        """Pair the next round of a Swiss; whoever has joined meanwhile gets the next number."""
        known = {place.person for place in rows.places}
        late = [member for member in members if member.person not in known]
        first = len(rows.places)
        more = [PlaceRow(1, first + i, m.person, m.name, False) for i, m in enumerate(late)]
        places = [*rows.places, *more]
        away = {member.person for member in members if member.away}
        here = {member.person for member in members} - away
        _require_enough(sum(p.person in here and not p.gone for p in places), terms)
        season = season_as_file(terms, replace(rows, places=places), Names.numbers(places))
        season.left = [
            str(p.number) for p in places if p.gone or p.person is None or p.person not in here
        ]
        found = await asyncio.to_thread(next_swiss_round, season)
        number = len(rows.rounds) + 1
        if more:
            await self.store.add_places(league, rows.season, more)
        price = (*found.price, *found.least)
        row = RoundRow(number, text_now(), _due(terms), None, found.byes, price)
        tables = enumerate(found.tables)
        await self.store.begin_round(
            league, rows.season, row, [GameRow(1, number, game, t) for game, t in tables]
        )

    # --- going on --------------------------------------------------------------------------------

    async def ended(self, table: str) -> None:
        """A game has ended: if it is one of a league, its result is taken. Raises StoreError."""
        async with self.alone():
            found = await self.store.at_table(table)
            if found is not None:
                await self._go_on(*found)

    async def tend(self, now: datetime) -> None:
        """Make up for what is missing in all seasons, and end the rounds that are due."""
        for league, season in await self.store.running():
            async with self.alone():
                try:
                    await self._go_on(league, season, now)
                except Problem as problem:
                    log.error("league %s cannot go on: %s", league, problem.message)
                except (
                    Exception
                ):  # a damaged table: all other leagues go on, and so does the upkeep
                    log.exception("league %s cannot go on", league)

    async def _go_on(self, league: str, season: int, now: datetime | None = None) -> None:
        """Make the tables of a round, take results, and begin the next round after the last."""
        row = await self.store.league(league)
        terms = terms_of(row.terms)
        while (rows := await self.store.season(league, season)).ended is None:
            current = rows.running
            if current is not None and not await self._played(row, rows, current, now):
                return
            if len(rows.rounds) >= await asyncio.to_thread(rounds_of, terms, rows):
                await self.store.end_season(league, season, text_now())
            elif terms.kind == "league":
                await self._round(league, terms, rows, len(rows.rounds) + 1)
            else:  # the host of a Swiss begins each round
                if current is not None:
                    await self.store.put_round(league, season, replace(current, ended=text_now()))
                return

    async def _played(
        self, row: LeagueRow, rows: SeasonRows, current: RoundRow, at: datetime | None
    ) -> bool:
        """Whether all games of a round have their places now, after seeing to each."""
        is_due = at is not None and current.due is not None and moment(current.due) <= at
        groups, complete = parts(rows), True
        for game in rows.games:
            if game.round != current.round or game.places is not None:
                continue
            numbers = {place.number: place for place in groups[game.part]}
            places = await self._seen_to(row, rows.season, game, numbers, is_due)
            complete = complete and places is not None
        return complete

    async def _seen_to(
        self,
        row: LeagueRow,
        season: int,
        game: GameRow,
        numbers: league_tables.Numbers,
        is_due: bool,
    ) -> tuple[int, ...] | None:
        """Make the table of a game that has none; return its places if it counts by now."""
        if game.table is not None:
            places = await league_tables.result(game.table, self.people)
            if places is None and is_due:
                places = await league_tables.as_it_stands(game, self.people)
        else:
            places = league_tables.unplayed(game, numbers)
            if places is None:
                await league_tables.seat(row, season, game, numbers, self.people)
        if places is not None:
            await self.store.put_places(row.league, season, replace(game, places=places))
        return places


def parts(rows: SeasonRows) -> dict[int, list[PlaceRow]]:
    """The people of each group, by number."""
    found: dict[int, list[PlaceRow]] = {}
    for place in rows.places:
        found.setdefault(place.part, []).append(place)
    return found


@lru_cache(maxsize=256)
def _paired(people: int, at_table: int, wanted: int, seed: str) -> GroupPairing:
    return paired(people, at_table, wanted, seed)


def pairing_of(terms: Terms, seed: str, part: int, people: int) -> GroupPairing:
    """The pairing of a group of a league; of a large one it takes seconds."""
    return _paired(people, terms.at_table, terms.games, f"{seed} {part}")


def rounds_of(terms: Terms, rows: SeasonRows) -> int:
    """Return the number of rounds of a season, which is that of the group with the most."""
    if terms.kind == "swiss":
        return terms.games
    groups = parts(rows).items()
    return max(len(pairing_of(terms, rows.seed, p, len(g)).rounds) for p, g in groups)


def _next_order(
    terms: Terms, last: SeasonRows | None, members: Sequence[LeagueMemberRow]
) -> list[str]:
    """The members in the order with which a season begins."""
    if last is None:
        return [member.person for member in members]
    names = Names.numbers(last.places)
    season = season_as_file(terms, last, names)
    persons = {names.of[p.part, p.number]: p.person for p in last.places}
    here = [member.person for member in members]
    old = dict.fromkeys(persons[name] for name in next_order(season))  # once, if made one since
    staying = [person for person in old if person is not None and person in here]
    return staying + [person for person in here if person not in staying]


def _require_enough(people: int, terms: Terms) -> None:
    if people < terms.at_table:
        raise Problem("league", "league-few", {"count": people, "players": terms.at_table})


def _due(terms: Terms) -> str | None:
    if terms.round_hours == 0:
        return None
    return text(datetime.now(UTC) + timedelta(hours=terms.round_hours))
