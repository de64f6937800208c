"""The lobby: tables that wait for people, joined by a click instead of a link.

Whoever joins is signed in, so the seat's token, which their device has made, is theirs at once on
every device.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import msgspec

from carrack.server.clocks.pace import Pace
from carrack.server.clubs.clubs import Clubs
from carrack.server.clubs.offers import Offers
from carrack.server.people.people import keys_of
from carrack.server.refusals import Problem
from carrack.server.shapes.club_messages import LobbyInvitePost, LobbyJoinPost, LobbyOpenPost
from carrack.server.shapes.club_types import (
    ListedSeatPayload,
    ListedTablePayload,
    LobbyPayload,
    LobbySeatPayload,
)
from carrack.server.store.faults import StoreError
from carrack.server.store.listing import CLUB, EVERYBODY, LINK
from carrack.server.store.lobby import ListedTable
from carrack.server.store.people import SignedIn
from carrack.server.store.table_rows import GATHERING, OVER, RUNNING, SeatRow
from carrack.server.tables import invitations, listed, rated
from carrack.server.tables.auth import Hashes, Keys, hashed, numbered, viewer_of
from carrack.server.tables.gathering import Gathering
from carrack.server.tables.glances import ended_by, results_of
from carrack.server.tables.open_table import now
from carrack.server.tables.reading import There
from carrack.server.tables.requested_games import installed
from carrack.server.tables.rights import require_host
from carrack.server.tables.seated import SeatedTable, no_table
from carrack.server.tables.table import Table
from carrack.server.tables.tables import Tables

log = logging.getLogger(__name__)


class Lobby:
    """The lobby of a server and of its clubs."""

    def __init__(self, tables: Tables, clubs: Clubs) -> None:
        self.tables = tables
        self.clubs = clubs
        self.store = tables.store.lobby
        self.offers = Offers(self.store, tables.settings)
        tables.subscribers.when_begun = self.has_begun

    # --- what happens, for whoever is to hear of it ----------------------------------------------

    async def has_been_invited(self, person: str, table: str, seat: int) -> None:
        """Somebody has been invited by name: the seat is kept for them, and their list shows it."""
        await self.store.invite(table, seat, person, now(), self.tables.timekeeper.now())
        self.tables.subscribers.notices.news()

    async def has_begun(self, table: str) -> None:
        """The game of a listed table has begun: nobody is invited to it any more."""
        try:
            await self.store.drop_invitations(table)
        except StoreError as error:  # they are shown nowhere, since the table waits no more
            log.error("table %s: invitations to its seats are left over: %s", table, error)

    # --- what people see -------------------------------------------------------------------------

    async def open_to(self, who: SignedIn) -> LobbyPayload:
        """The tables that a person may join or watch."""
        return await self._shown(await self.store.open_to(who.person.person), who)

    async def of_club(self, who: SignedIn, club: str) -> LobbyPayload:
        """The tables of a club, for a member. Raises Problem."""
        if club not in who.clubs:
            raise Problem("no-club")
        return await self._shown(await self.store.of_club(club), who)

    async def _shown(self, tables: list[ListedTable], who: SignedIn) -> LobbyPayload:
        kept_in = {each.listing.club for each in tables if each.invited}
        names: dict[str, str] = {}
        for club in kept_in - {None}:
            members = await self.clubs.store.members(str(club))
            names.update({member.person: member.name for member in members})
        results = await results_of(self.tables.store, [t.table for t in tables if t.status == OVER])
        held = numbered(who.held)
        return LobbyPayload(
            [
                _listed(each, who, held, names, ended_by(each.game, results.get(each.table)))
                for each in tables
            ]
        )

    # --- sitting down and getting up -------------------------------------------------------------

    async def join(self, who: SignedIn, name: str, post: LobbyJoinPost) -> LobbySeatPayload:
        """Take a seat that is free, or kept for this person.

        Asked again by the same device it gives the same seat. Raises Problem.
        """
        keys = keys_of(who)
        async with self.tables.use(name) as table, table.entered() as there:
            kept = await self.store.invited(name)
            _require_open_to(there, who, kept)
            again = [row.seat for row in there.seats if row.token == hashed(post.token)]
            if again:
                return LobbySeatPayload(name, again[0])
            gathering = _gathering(there)
            if there.viewer(keys).seats:
                raise Problem("seated", "seated-already")
            before = _free_seat(gathering, who, kept)
            person = rated.guest(there, before.seat, keys)
            changed = invitations.taken(gathering, before, post.token, who.person.name)
            if person is not None:
                gathering.person_is(before.seat, person)
            await self._seated(table, gathering, before, changed, who)
            return LobbySeatPayload(name, before.seat)

    async def _seated(
        self,
        table: Table,
        gathering: Gathering,
        before: SeatRow,
        changed: invitations.Changed,
        who: SignedIn,
    ) -> None:
        """Keep and show that somebody has sat down, and that the seat is theirs."""
        gathering.say({**(changed.note or {}), "seat": before.seat})
        await table.keep(gathering, gathering.seq, (changed.row,))
        await self.store.invite_nobody(table.name, before.seat)
        if changed.row.token is not None:
            await table.store.people.claim(who.person.person, [changed.row.token], now())
        invitations.cut(table.hub, before, changed.row)

    async def leave(self, who: SignedIn, name: str) -> LobbyPayload:
        """Give the own seat up before the game begins. Raises Problem."""
        keys = keys_of(who)
        async with self.tables.use(name) as table, table.entered(keys) as there:
            viewer = there.viewer(keys)
            gathering = _gathering(there)
            if not viewer.seats:
                raise Problem("no-seat-of-yours")
            if viewer.host:
                raise Problem("host", "host-stays")
            for seat in viewer.seats:
                before = gathering.seats[seat]
                changed = invitations.left(gathering, before)
                if rated.is_rated(gathering.header):
                    gathering.person_is(seat, None)
                await table.keep(gathering, gathering.seq, (changed.row,))
                invitations.cut(table.hub, before, changed.row)
        return await self.open_to(who)

    async def open_table(
        self, who: SignedIn, name: str, post: LobbyOpenPost, keys: Keys, client: str | None
    ) -> LobbyPayload:
        """Let others find a table without a link, or nobody any more, for its host.

        `client` is the address that asks. Raises Problem.
        """
        person = who.person.person
        async with self.tables.use(name) as table, table.entered(keys) as there:
            require_host(there, keys)
            gathering = _gathering(there)
            listing = replace(gathering.row.listing, open_to=post.open_to)
            if listing != gathering.row.listing:
                if post.open_to != LINK:
                    listed.require_theirs(listing, who.clubs)
                    own = [gathering.row.host, *map(hashed, keys.tokens)]
                    await table.store.people.claim(person, own, now())
                async with self.offers.room(post.open_to, person, client) as offered:
                    await self.store.open_table(name, post.open_to)
                    offered(name)
                gathering.row = replace(gathering.row, listing=listing)
                table.others.stored(gathering)
                table.others.changed()
                await table.settle(gathering)
        return await self.open_to(who)

    async def invite(
        self, who: SignedIn, name: str, post: LobbyInvitePost, keys: Keys
    ) -> LobbyPayload:
        """Keep a free seat for a member of the table's club, for its host. Raises Problem."""
        async with self.tables.use(name) as table, table.entered(keys) as there:
            require_host(there, keys)
            gathering = _gathering(there)
            seats = gathering.seats
            if post.seat >= len(seats) or not _is_free(seats[post.seat]):
                raise Problem("seated", "seat-taken")
            if post.person is None:
                await self.store.invite_nobody(name, post.seat)
            else:
                club = there.row.listing.club
                if club not in who.clubs:
                    raise Problem("clubs", "invite-in-club")
                member = await self.clubs.member(club, post.person)
                await self.has_been_invited(member.person, name, post.seat)
        return await self.open_to(who)


def _require_open_to(there: SeatedTable, who: SignedIn, kept: dict[int, str]) -> None:
    """Raise Problem for a table that is not listed for this person."""
    listing = there.row.listing
    for_all = listing.open_to == EVERYBODY
    for_club = listing.open_to == CLUB and listing.club in who.clubs
    if not for_all and not for_club and who.person.person not in kept.values():
        raise no_table(there.row.table)


def _gathering(there: There) -> Gathering:
    """The table while people may come and go. Raises Problem."""
    if not isinstance(there, Gathering) or there.fixed:
        raise Problem("begun", "joined-too-late")
    there.require_running()
    return there


def _free_seat(gathering: Gathering, who: SignedIn, kept: dict[int, str]) -> SeatRow:
    """The seat that somebody gets: their own, or one that is kept for nobody. Raises Problem."""
    free = [row for row in gathering.seats if _is_free(row)]
    own = [row for row in free if kept.get(row.seat) == who.person.person]
    any_ = [row for row in free if row.seat not in kept]
    if not own and not any_:
        raise Problem("seated", "no-free-seat")
    return (own or any_)[0]


def _is_free(row: SeatRow) -> bool:
    return row.kind == "human" and row.awaited and row.token is None


def _listed(
    table: ListedTable,
    who: SignedIn,
    held: Hashes,
    names: dict[str, str],
    result: dict[str, Any] | None,
) -> ListedTablePayload:
    """A table as a person sees it; `held` is what they hold, `names` are those of the invited.

    `result` is how the game has ended, once it is over.
    """
    me, listing, game = who.person.person, table.listing, installed(table.game)
    viewer = viewer_of(held, table.seats, table.host)
    gathers = table.status == GATHERING and not table.fixed
    own = next((seat for seat, person in table.invited.items() if person == me), None)
    joins = gathers and not viewer.seats

    def seat(row: SeatRow) -> ListedSeatPayload:
        kept, waiting = table.invited.get(row.seat), gathers and _is_free(row)
        free = joins and waiting and (kept == me or (kept is None and is_open))
        invited = names.get(kept) if kept is not None and waiting else None
        yours = row.seat in viewer.seats
        payload = ListedSeatPayload(
            row.seat, row.name, row.kind, row.bot, free, waiting, yours, invited, None, None
        )
        if result is not None:
            payload.place, payload.points = (
                result[part][row.seat] for part in ("places", "points")
            )
            payload.won = payload.place == 1 and not result.get("cut")
        return payload

    is_open = listing.open_to in (CLUB, EVERYBODY)
    return ListedTablePayload(
        table=table.table,
        game=table.game,
        title=game.title if game is not None else table.game,
        club=listing.club,
        club_name=table.club_name,
        open_to=listing.open_to,
        strength=listing.strength,
        status=table.status,
        created=table.created,
        updated=table.updated,
        players=len(table.seats),
        clock=msgspec.json.decode(table.clock, type=Pace) if table.clock else None,
        rated=table.rated,
        hints=table.hints,
        watchable=table.status == RUNNING and (table.watchable or viewer.belongs),
        host=viewer.host,
        invited=own if joins else None,
        seats=[seat(row) for row in table.seats],
    )
