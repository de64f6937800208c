"""All tables: making them, finding them, keeping those in memory that somebody needs."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

from carrack.core.game import Game
from carrack.core.luck import TABLE
from carrack.server.refusals import Problem
from carrack.server.settings import Settings
from carrack.server.shapes.answer_types import CreatedPayload, NewSeatSecretPayload
from carrack.server.shapes.messages import BranchPost, NewTable, RematchPost
from carrack.server.shapes.payload_types import DeletedPayload
from carrack.server.store.faults import StoreError
from carrack.server.store.listing import NOT_LISTED, TableListing
from carrack.server.store.store import Store
from carrack.server.store.table_rows import GATHERING, RUNNING, End, SeatRow, Stored, TableRow
from carrack.server.tables import instructions, listed, rated
from carrack.server.tables.alone import until_judged
from carrack.server.tables.auth import Keys, hashed, new_token, opened_by, same_secret
from carrack.server.tables.background import BackgroundWorker
from carrack.server.tables.hub import NO_TABLE
from carrack.server.tables.idle import Idle
from carrack.server.tables.new_game import (
    Fixed,
    announced,
    first_clocks,
    first_row,
    header_extra,
    seats_named,
    set_up,
)
from carrack.server.tables.one_process import OneProcess
from carrack.server.tables.open_table import OpenTable, now
from carrack.server.tables.opening import Opener
from carrack.server.tables.replays import Past, Source, past_of
from carrack.server.tables.requested_games import known_game
from carrack.server.tables.rights import require_host
from carrack.server.tables.seating import (
    Secrets,
    gathers_again,
    pace_wished,
    seats_again,
    seats_wished,
)
from carrack.server.tables.subscribers import Subscribers
from carrack.server.tables.table import Table
from carrack.server.tables.tabletop_table import laid, require_enterable
from carrack.server.tables.timekeeper import Timekeeper
from carrack.server.thinking.bots import Bots

FULL_SECONDS = 3600  # until a full server may have forgotten a table
AT_ONCE = 4  # tables let go at most when one more is idle
NOBODY = Keys()
Keep = Callable[[Stored], Awaitable[None]]
"""A function that stores a new table. Raises StoreError."""


class Tables:
    """The tables of a server."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        ended_seconds: float,
        settings: Settings,
        workshop: BackgroundWorker,
        timekeeper: Timekeeper,
        others: OneProcess,
    ) -> None:
        """`ended_seconds`: for how long an end of turn can be taken back before a bot goes on.

        Long tables are opened in the `workshop`. `others` serve the same tables.
        """
        self.store = store
        self.bots = bots
        self.ended_seconds = ended_seconds
        self.settings = settings
        self.timekeeper = timekeeper
        self.opener = Opener(settings, workshop, bots, timekeeper.now)
        self.known: dict[str, Table] = {}
        self.idle = Idle(settings.idle_tables_mebibytes * 2**20)
        self.others = others
        self.ends: dict[str, End] = {}
        """The tables that will be removed, as `upkeep` knows them."""
        self.subscribers = Subscribers()
        """The subscribers to events of tables."""

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[Table]:
        """A table, kept in memory while it is used."""
        table = self.known.get(name)
        if table is None:
            table = self.known[name] = self._table(name)
        self.idle.remove(name)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            if not table.users and self.known.get(name) is table:
                self._rest(table)

    def _table(self, name: str) -> Table:
        table = Table(
            name,
            self.store,
            self.opener,
            self.timekeeper,
            self.subscribers,
            self.ended_seconds,
            self.others.at,
        )
        table.end = self.ends.get(name)
        return table

    def _rest(self, table: Table) -> None:
        """Drop a table that nobody uses if its game is not in memory, or another to make room."""
        if table.there is None and not table.busy:
            del self.known[table.name]
            return
        self.idle.add(table.name, table.entries)
        for _ in range(AT_ONCE):
            if (name := self.idle.too_much()) is not None:
                self._let_go(self.known[name])

    def _let_go(self, table: Table) -> None:
        """Drop a table from memory, unless its bot is at work."""
        self.idle.remove(table.name)
        if table.busy:
            self.idle.add(table.name, table.entries)
        else:
            table.there = None  # at once, not when garbage is looked for
            del self.known[table.name]

    async def visit(self, name: str, before_other_hours: bool = False) -> None:
        """Open a table, so that it sees to what has become of it. Raises Problem.

        Before other hours count, what clocks have used is kept.
        """
        async with self.use(name) as table:
            await until_judged(partial(_visit, table, before_other_hours))

    async def wake_bots(self) -> None:
        """Open the tables where a bot is to decide, so that it goes on."""
        for name in await self.store.waiting_for_bots():
            if self.others.think(name):
                continue
            try:
                async with self.use(name) as table, table.entered():
                    table.others.goes_on_here()
            except Problem:
                continue  # it is in the log; the other tables go on

    async def close(self) -> None:
        """Stop all bots, and be silent."""
        for table in list(self.known.values()):
            await table.stop()
        await self.others.close()

    # --- making and ending tables ---------------------------------------------------------------

    def _seats(self, game: Game[Any], wish: NewTable) -> tuple[list[SeatRow], Secrets]:
        return seats_wished(game, wish, self.bots.seatable(game), self.bots.titles(game))

    async def create(
        self, wish: NewTable, client: str | None = None, keys: Keys = NOBODY
    ) -> CreatedPayload:
        """Make a table; return its name, the tokens of host and seats, and the commitment.

        `client` is the address that asks, `keys` who. Raises Problem.
        """
        game = known_game(wish.game)
        require_enterable(wish)
        seats, secret = self._seats(game, wish)
        host = new_token()
        practice = wish.seed is not None
        seed = wish.seed.to_bytes(32, "big") if wish.seed is not None else secrets.token_bytes(32)
        key, switches = hashed(host), (wish.hints and not wish.rated, wish.talk)
        pace = pace_wished(wish.clock, seats, self.bots.seatable(game))
        sides = rated.sides_wished(game, wish, seats, keys)
        listing = listed.listing_wished(wish, seats, keys)
        fixed = Fixed(
            game,
            wish.options,
            seed,
            practice,
            key,
            *switches,
            account=client,
            pace=pace,
            rated=sides,
            listing=listing,
            beside=wish.beside,
        )
        elsewhere = any(seat.awaited for seat in seats)
        begin = self._gather if wish.beside or (elsewhere and not practice) else self._begin
        row = await begin(fixed, seats)
        if (sides or listing != NOT_LISTED) and keys.session is not None:
            own = [key, *(hashed(token) for token in secret.tokens.values())]
            await self.store.people.claim(keys.session.person, own, now())
        return created(row, seats, secret, host)

    async def seat(self, fixed: Fixed, seats: list[SeatRow], gathers: bool, keep: Keep) -> None:
        """Make a table for people who have their seats already; it `gathers`, or begins at once.

        It is stored by `keep`, in one with what else must be known of it. Raises Problem.
        """
        if gathers:
            await self._gather(fixed, seats, keep)
        else:
            await self._begin(fixed, seats, keep=keep)

    async def finished(self, name: str, keys: Keys) -> Past:
        """The record of a game that is over, to go on from. Raises Problem."""
        async with self.use(name) as table, table.opened(keys) as open_table:
            open_table.viewer(keys)
            if not open_table.over:
                raise Problem("running", "running-branch")
            return past_of(open_table)

    async def go_on(
        self, source: Source, post: BranchPost, account: str | None = None, seed: bytes = b""
    ) -> CreatedPayload:
        """A practice table that goes on from a position of another game. Raises Problem.

        Its luck is new where no `seed` is given.
        """
        game, host, seed = known_game(source.game), new_token(), seed or secrets.token_bytes(32)
        wish = NewTable(game.name, source.players, post.seats)
        seats, secret = self._seats(game, wish)
        key, switches = hashed(host), (post.hints, post.talk)
        fixed = Fixed(game, source.options, seed, True, key, *switches, account=account)
        row = await self._begin(fixed, seats, source)
        return created(row, seats, secret, host)

    async def _begin(
        self,
        fixed: Fixed,
        seats: list[SeatRow],
        source: Source | None = None,
        keep: Keep | None = None,
    ) -> TableRow:
        """A new table, or one that goes on from another game. Raises Problem."""
        await self._require_room()
        if source is None:
            game = await asyncio.to_thread(set_up, fixed, seats)
        else:
            game = await source.begin(seats_named(seats), header_extra(fixed, TABLE))
        row = first_row(fixed, game.header, RUNNING, game.deciding)
        clocks = first_clocks(fixed, seats)
        await self._store_new(Stored(row, seats, game.lines, clocks=clocks), keep)
        async with self.use(row.table) as table:
            table.account = fixed.account
            async with table.opened():
                table.others.goes_on_here()
                return row  # opened once, so that a bot that begins does so now

    async def _gather(
        self, fixed: Fixed, seats: list[SeatRow], keep: Keep | None = None
    ) -> TableRow:
        """A new table that waits for its people; nothing of its set-up is drawn. Raises Problem."""
        await self._require_room()
        lines: list[str] = []
        if fixed.beside:
            game = await asyncio.to_thread(laid, fixed.game, fixed.options, seats)
            header, lines = game.header, game.lines
        else:
            header = await asyncio.to_thread(announced, fixed, seats)
        row = first_row(fixed, header, GATHERING)
        await self._store_new(Stored(row, seats, lines), keep)
        return row

    async def _require_room(self) -> None:
        most = self.settings.most_tables
        if await self.store.count() >= most:
            raise Problem("full", "full-tables", {"most": most}, retry_after=FULL_SECONDS)

    async def _store_new(self, stored: Stored, keep: Keep | None) -> None:
        try:
            await (keep or self.store.create)(stored)
        except StoreError as error:
            raise Problem("store", "unsaved", {"reason": error.reason}) from None

    async def delete(self, name: str, keys: Keys) -> None:
        """Delete a table for its host. Raises Problem."""
        async with self.use(name) as table:
            async with table.entered(keys) as there:
                require_host(there, keys)
                if there.begun and rated.is_rated(there.header):
                    raise Problem("rated", "rated-kept")
                await table.stop()
                await self.store.delete(name)
                table.there = None
                table.others.changed()
            table.hub.send(DeletedPayload())
            table.hub.close(NO_TABLE)

    async def hand_over(self, name: str, host: str) -> None:
        """Give a table another host's link, by its hash; the former one is void. Raises Missing."""
        async with self.use(name) as table, table.lock:
            await self.store.orders.set_host(name, host)
            table.forget()
            table.others.changed()

    async def rematch(self, name: str, keys: Keys, post: RematchPost) -> CreatedPayload:
        """Another game of the same people with the same options.

        The old tokens open it. Asked again, whatever the seats, it gives the same table.
        """
        async with self.use(name) as table, table.opened(keys) as open_table:
            viewer = open_table.viewer(keys)
            if not viewer.seats and not viewer.host:
                raise Problem("token")
            if not open_table.over:
                raise Problem("running", "running-rematch")
            if open_table.row.rematch is None:
                await self._rematch(table, open_table, post.seats)
            row, seats = (await self.store.glance([open_table.row.rematch or ""]))[0]
            own = {s: token for token in keys.tokens for s in opened_by(token, seats, row.host)}
            host = next((token for token in keys.tokens if same_secret(token, row.host)), None)
            return created(row, seats, Secrets(own, {}), host)

    async def _rematch(self, table: Table, open_table: OpenTable, kind: str) -> None:
        """Begin the new table, then say so at the old one.

        A crash between leaves a table nobody knows, no wrong one.
        """
        seats = seats_again(open_table.game, open_table, kind)
        header, old = open_table.match.header, open_table.row
        seed, club = secrets.token_bytes(32), TableListing(old.listing.club)
        kept = (old.host, old.hints, old.talk, old.watchable)
        pace = open_table.clocks.pace if open_table.clocks is not None else None
        sides = rated.sides_again(open_table.game, header, open_table.seats, seats)
        fixed = Fixed(
            open_table.game, header.options, seed, False, *kept, table.account, pace, sides, club
        )
        fixed = replace(fixed, beside=open_table.entered)
        gathers = open_table.entered or gathers_again(open_table, seats)
        begin = self._gather if gathers else self._begin
        row = await begin(fixed, seats)
        since = open_table.seq
        open_table.rematch(row.table)
        await table.commit(open_table, since)


def created(
    row: TableRow, seats: list[SeatRow], secret: Secrets, host: str | None
) -> CreatedPayload:
    """The answer to a new table."""
    tokens, invitations = secret.tokens, secret.invitations
    return CreatedPayload(
        table=row.table,
        host=host,
        seats=[
            NewSeatSecretPayload(seat.seat, tokens.get(seat.seat), invitations.get(seat.seat))
            for seat in seats
        ],
        commitment=json.loads(row.header)["extra"].get("commitment", ""),
        status=row.status,
    )


async def _visit(table: Table, before_other_hours: bool) -> None:
    async with table.entered() as there:
        if before_other_hours:
            await table.keep_used(there)
        if isinstance(there, OpenTable) and there.clocks is not None:
            await instructions.carry_out(table, there)
