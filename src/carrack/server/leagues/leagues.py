"""Leagues: making one, joining it, what its host may do."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from carrack.leagues.season_file import Season
from carrack.server.duties import Duties, cancelled
from carrack.server.leagues.files import Names, season_as_file
from carrack.server.leagues.seasons import Seasons
from carrack.server.leagues.terms import MOST_LEAGUES, new_league, terms_of
from carrack.server.people.people import People
from carrack.server.pseudonyms import pseudonym
from carrack.server.refusals import Problem
from carrack.server.shapes.league_messages import LeaguePut, NewLeague, ReplacePost
from carrack.server.shapes.reading import required_name
from carrack.server.store.endings import text
from carrack.server.store.faults import Missing, StoreError
from carrack.server.store.league_rows import LeagueMemberRow, LeagueRow, PlaceRow
from carrack.server.store.people import SignedIn

log = logging.getLogger(__name__)

MOST_MEMBERS = 256


class Leagues:
    """The leagues of a server."""

    def __init__(self, people: People, duties: Duties) -> None:
        self.people = people
        self.store = people.tables.store.leagues
        self.clubs = people.tables.store.clubs
        self.seasons = Seasons(people, duties)
        self.looking: set[asyncio.Task[None]] = set()
        people.tables.subscribers.when_ended = self.game_ended

    # --- what the server does unasked ------------------------------------------------------------

    def game_ended(self, table: str) -> None:
        """A game has ended: look soon whether it is one of a league."""
        task = asyncio.get_running_loop().create_task(self._take(table))
        self.looking.add(task)
        task.add_done_callback(self.looking.discard)

    async def _take(self, table: str) -> None:
        try:
            await self.seasons.ended(table)
        except (Problem, StoreError) as error:
            log.error("the result of table %s is not in its league yet: %s", table, error)

    async def tend(self, now: datetime) -> None:
        """Make up for what is missing, and end the rounds that are due. Raises StoreError."""
        await self.seasons.tend(now)

    async def close(self) -> None:
        """Stop; results that were not taken are taken after the next start."""
        await cancelled(*self.looking)

    # --- making and finding ----------------------------------------------------------------------

    async def make(self, who: SignedIn, wish: NewLeague) -> LeagueRow:
        """A new league, of which whoever makes it is host and first member. Raises Problem."""
        person = who.person.person
        if len(await self.store.of_person(person)) >= MOST_LEAGUES:
            raise Problem("league", "league-many", {"most": MOST_LEAGUES})
        if wish.club is not None and wish.club not in who.clubs:
            raise Problem("no-club")
        row = await asyncio.to_thread(new_league, wish, person, self.people.tables.bots.seatable)
        await self.store.add(row)
        return row

    async def found(self, league: str, who: SignedIn | None) -> LeagueRow:
        """A league as somebody finds it; that of a club, if they are in one of both.

        Raises Problem.
        """
        try:
            row = await self.store.league(league)
        except Missing:
            raise Problem("no-league") from None
        if not await self.sees(row, who):
            raise Problem("no-league")
        return row

    async def sees(self, row: LeagueRow, who: SignedIn | None) -> bool:
        """Whether somebody is shown a league."""
        if row.club is None or who is None:
            return row.club is None
        members = await self.store.members(row.league)
        return row.club in who.clubs or any(m.person == who.person.person for m in members)

    async def host_of(self, row: LeagueRow) -> str | None:
        """The host; where there is none any more, whoever has been a member for longest.

        There is none either where the host finds the league no more, having left it and its club.
        """
        members = await self.store.members(row.league)
        if row.host is not None and (
            row.club is None
            or any(member.person == row.host for member in members)
            or await self.clubs.member_of(row.club, row.host)
        ):
            return row.host
        return members[0].person if members else None

    async def hosted(self, who: SignedIn, league: str) -> LeagueRow:
        """A league whose host asks. Raises Problem for anybody else."""
        row = await self.found(league, who)
        if await self.host_of(row) != who.person.person:
            raise Problem("league-host")
        return row

    # --- members ---------------------------------------------------------------------------------

    async def join(self, who: SignedIn, league: str) -> None:
        """Play from the next season on, in a Swiss from the next round. Raises Problem."""
        row = await self.found(league, who)
        members = await self.store.members(league)
        if any(member.person == who.person.person for member in members):
            return
        if not row.open:
            raise Problem("league", "league-closed")
        if len(members) >= MOST_MEMBERS:
            raise Problem("league", "league-full", {"most": MOST_MEMBERS})
        await self.store.join(league, who.person.person)

    async def leave(self, who: SignedIn, league: str) -> LeagueRow:
        """Leave a league, which is returned; a place in a season that runs is empty from now on.

        Raises Problem.
        """
        row = await self.found(league, who)
        await self.store.leave(league, who.person.person)
        return row

    async def be_away(self, who: SignedIn, league: str, away: bool) -> None:
        """Be left out of the next round of a Swiss, or not. Raises Problem."""
        if terms_of((await self.found(league, who)).terms).kind != "swiss":
            raise Problem("league", "league-no-swiss")
        await self.store.set_away(league, who.person.person, away)

    # --- what the host does ----------------------------------------------------------------------

    async def change(self, who: SignedIn, league: str, put: LeaguePut) -> None:
        """Change what is given. Raises Problem."""
        row = await self.hosted(who, league)
        name = row.name if put.name is None else required_name(put.name)
        open_ = row.open if put.open is None else put.open
        listed = row.listed if put.listed is None else put.listed
        await self.store.change(replace(row, name=name, open=open_, listed=listed))
        if put.hours is not None:
            await self._postpone(league, put.hours)

    async def _postpone(self, league: str, hours: int) -> None:
        """Let the round that is played be due in so many hours. Raises Problem."""
        season = await self.store.seasons(league)
        rows = await self.store.season(league, season) if season else None
        if rows is None or rows.running is None:
            raise Problem("league", "league-no-round")
        due = text(datetime.now(UTC) + timedelta(hours=hours))
        await self.store.put_round(league, season, replace(rows.running, due=due))

    async def begin(self, who: SignedIn, league: str) -> None:
        """Begin the next season, or the next round of a Swiss. Raises Problem."""
        await self.seasons.begin(await self.hosted(who, league))

    async def replace(self, who: SignedIn, league: str, post: ReplacePost) -> None:
        """Remove a member, or give a number in the season that runs to another one.

        Raises Problem.
        """
        await self.hosted(who, league)
        members = {pseudonym(m.person): m for m in await self.store.members(league)}
        if post.number is None or post.group is None:
            member = _known(members, post.person)
            await self.store.leave(league, member.person)
            return
        season = await self.store.seasons(league)
        rows = await self.store.season(league, season) if season else None
        where = (post.group, post.number)
        places = {(p.part, p.number): p for p in rows.places} if rows is not None else {}
        if rows is None or rows.ended is not None or where not in places:
            raise Problem("league", "league-no-place")
        place = places[where]
        if post.by is None:
            await self.store.replace(league, season, replace(place, gone=True))
            return
        new = _known(members, post.by)
        if any(p.person == new.person and not p.gone for p in rows.places):
            raise Problem("league", "league-plays", {"player": new.name})
        await self.store.replace(league, season, PlaceRow(*where, new.person, new.name, gone=False))

    async def file(self, who: SignedIn | None, league: str, season: int) -> Season:
        """A season as a file. Raises Problem."""
        row = await self.found(league, who)
        try:
            rows = await self.store.season(league, season)
        except Missing:
            raise Problem("no-season") from None
        return season_as_file(terms_of(row.terms), rows, Names.people(rows.places))


def _known(members: dict[str, LeagueMemberRow], person: str | None) -> LeagueMemberRow:
    if person is None or person not in members:
        raise Problem("league", "league-no-member")
    return members[person]
