"""All tables: making them, finding them, keeping those in memory that somebody needs."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from carrack.core.chance import commitment
from carrack.core.game import Game, canonical
from carrack.core.match import Match, new_header
from carrack.core.options import told
from carrack.core.registry import UnknownGame, find_game
from carrack.server import shown
from carrack.server.auth import hashed, new_table_name, new_token, viewer_for
from carrack.server.bots import Bots
from carrack.server.host import clean_name, known_bot
from carrack.server.live import NO_TABLE
from carrack.server.protocol import MineRow, NewTable, Problem, SeatWish, malformed
from carrack.server.sitting import Sitting, chance_of, now
from carrack.server.store import SeatRow, Store, Stored, StoreError, TableRow
from carrack.server.table import Table

IN_MEMORY = 64  # open tables that nobody is looking at
MOST_TABLES = 20_000


@dataclass(frozen=True)
class Fixed:
    """What is fixed of a new table before its game begins; `host` is the hash of a token."""

    game: Game[Any]
    options: dict[str, Any]
    seed: bytes
    practice: bool
    host: str
    hints: bool


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, bots: Bots, in_memory: int = IN_MEMORY) -> None:
        self.store = store
        self.bots = bots
        self.in_memory = in_memory
        self.known: OrderedDict[str, Table] = OrderedDict()

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[Table]:
        """A table, kept in memory while it is used."""
        table = self.known.get(name)
        if table is None:
            table = self.known[name] = Table(name, self.store, self.bots)
        self.known.move_to_end(name)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            self._tidy(table)

    def _tidy(self, used: Table) -> None:
        """Drops a table that was not there, and those that have not been used for longest."""
        if used.sitting is None and not used.busy and self.known.get(used.name) is used:
            del self.known[used.name]
        for table in list(self.known.values())[: max(0, len(self.known) - self.in_memory)]:
            if not table.busy:
                del self.known[table.name]

    async def wake_bots(self) -> None:
        """After a start: opens the tables where a bot is to decide, so that it goes on."""
        for name in await self.store.waiting_for_bots():
            try:
                async with self.use(name) as table, table.opened():
                    pass
            except Problem:
                continue  # said in the log; the other tables go on

    async def close(self) -> None:
        """Stops all bots."""
        for table in list(self.known.values()):
            await table.stop()

    # --- making and ending tables ---------------------------------------------------------------

    async def create(self, wish: NewTable) -> dict[str, Any]:
        """Makes a table; gives its name, the tokens of host and seats, and the commitment.

        Raises Problem.
        """
        game = known_game(wish.game)
        seats, tokens = seats_wished(game, wish)
        host = new_token()
        practice = wish.seed is not None
        seed = wish.seed.to_bytes(32, "big") if wish.seed is not None else secrets.token_bytes(32)
        fixed = Fixed(game, wish.options, seed, practice, hashed(host), wish.hints)
        row = await self._begin(fixed, seats)
        return created(row, seats, tokens, host)

    async def _begin(self, fixed: Fixed, seats: list[SeatRow]) -> TableRow:
        await self._require_room()
        match = await asyncio.to_thread(_set_up, fixed, seats)
        time, header = now(), canonical(match.header.to_json())
        row = TableRow(
            table=new_table_name(),
            game=fixed.game.name,
            header=header,
            seed=fixed.seed,
            practice=fixed.practice,
            host=fixed.host,
            status="running",
            deciding=match.state.seat,
            created=time,
            updated=time,
            hints=fixed.hints,
        )
        await self._store_new(Stored(row, seats, [entry.line() for entry in match.entries]))
        async with self.use(row.table) as table, table.opened():
            return row  # opened once, so that a bot that begins does so now

    async def _require_room(self) -> None:
        if await self.store.count() >= MOST_TABLES:
            message = f"this server holds {MOST_TABLES} tables already; delete some first"
            raise Problem(503, "full", message)

    async def _store_new(self, stored: Stored) -> None:
        try:
            await self.store.create(stored)
        except StoreError as error:
            raise Problem(503, "store", f"this was not saved: {error}") from None

    async def delete(self, name: str, tokens: list[str]) -> None:
        """Deletes a table for its host. Raises Problem."""
        async with self.use(name) as table:
            async with table.opened() as sitting:
                require_host(sitting, tokens)
                await table.stop()
                await self.store.delete(name)
                table.sitting = None
            table.hub.send({"type": "deleted"})
            table.hub.close(NO_TABLE, "this table has been deleted")

    async def rematch(self, name: str, tokens: list[str]) -> dict[str, Any]:
        """Another game with the same seats and options.

        The old tokens open it. Asked again, it gives the same table.
        """
        async with self.use(name) as table, table.opened() as sitting:
            viewer = sitting.viewer(tokens)
            if not viewer.seats and not viewer.host:
                raise Problem(401, "token", "this needs the link of a seat at this table")
            if not sitting.match.over:
                raise Problem(422, "running", "a rematch can begin when the game is over")
            if sitting.row.rematch is None:
                await self._rematch(table, sitting)
            row, seats = (await self.store.glance([sitting.row.rematch or ""]))[0]
            own = {seat: token for token in tokens for seat in sitting.viewer([token]).seats}
            host = next((token for token in tokens if sitting.viewer([token]).host), None)
            return created(row, seats, own, host)

    async def _rematch(self, table: Table, sitting: Sitting) -> None:
        """Begins the new table, then says so at the old one.

        A crash between leaves a table nobody knows, no wrong one.
        """
        first = sitting.match.header.seats
        seats = [_as_before(row, first[row.seat]) for row in sitting.seats]
        header, host = sitting.match.header, sitting.row.host
        seed, hints = secrets.token_bytes(32), sitting.row.hints
        row = await self._begin(
            Fixed(sitting.game, header.options, seed, False, host, hints), seats
        )
        since = sitting.seq
        sitting.rematch(row.table)
        await table.commit(sitting, since)

    # --- many tables at a glance ----------------------------------------------------------------

    async def mine(self, wanted: list[MineRow]) -> list[dict[str, Any]]:
        """The tables that a device knows, in its order; `missing` where there is none any more."""
        found = await self.store.glance([item.table for item in wanted])
        by_name = {row.table: (row, seats) for row, seats in found}
        rows = []
        for item in wanted:
            if item.table in by_name:
                rows.append(self._glanced(*by_name[item.table], item.tokens))
            else:
                rows.append({"table": item.table, "missing": True})
        return rows

    def _glanced(self, row: TableRow, seats: list[SeatRow], tokens: list[str]) -> dict[str, Any]:
        table = self.known.get(row.table)
        online = table.hub.online() if table is not None else {}
        viewer = viewer_for(tokens, seats, row.host)
        return shown.glanced(row, seats, viewer, online, installed(row.game))


def _set_up(fixed: Fixed, seats: list[SeatRow]) -> Match:
    """The new match. Raises Problem if the options do not fit."""
    names = [{"name": row.name, "kind": row.kind, "bot": row.bot} for row in seats]
    extra = {"commitment": commitment(fixed.seed), "practice": fixed.practice}
    try:
        header = new_header(fixed.game, len(seats), fixed.options, names, extra)
        return Match(fixed.game, header, chance_of(fixed.seed, fixed.practice), listen=False)
    except ValueError as error:
        raise malformed("options", str(error)) from None


def seats_wished(game: Game[Any], wish: NewTable) -> tuple[list[SeatRow], dict[int, str]]:
    """The seats of a new table and the tokens of those that people take. Raises Problem 400."""
    if not game.least_players <= wish.players <= game.most_players:
        limits = f"{game.least_players} to {game.most_players} players, not {wish.players}"
        raise malformed("players", f"{game.title} is for {limits}")
    if len(wish.seats) != wish.players:
        each = f"{told([wish.players])}, so {wish.players} in `seats`, not {len(wish.seats)}"
        raise malformed("seats", each)
    rows, tokens = [], {}
    for seat, wanted in enumerate(wish.seats):
        if wanted.kind == "human":
            tokens[seat] = new_token()
        rows.append(_seat_wished(game, seat, wanted, tokens.get(seat)))
    return rows, tokens


def _seat_wished(game: Game[Any], seat: int, wish: SeatWish, token: str | None) -> SeatRow:
    field = f"seats[{seat}]"
    name = clean_name(wish.name, f"{field}.name")
    if wish.kind == "human":
        if wish.bot is not None:
            raise malformed(f"{field}.bot", "a human seat has no bot")
        return SeatRow(seat, name or f"Player {seat + 1}", "human", None, hashed(token or ""))
    if wish.bot is None:
        raise malformed(f"{field}.bot", "say which bot plays this seat")
    bot = known_bot(game, wish.bot, f"{field}.bot")
    return SeatRow(seat, name or f"{bot.capitalize()} {seat + 1}", "bot", bot)


def _as_before(row: SeatRow, first: dict[str, Any]) -> SeatRow:
    """A seat for the rematch.

    A person plays again who has resigned or was away, under the newest name.
    """
    kind = "human" if row.token is not None else str(first.get("kind", row.kind))
    bot = None if kind == "human" else row.bot
    return SeatRow(row.seat, row.name, kind, bot, row.token)


def created(
    row: TableRow, seats: list[SeatRow], tokens: dict[int, str], host: str | None
) -> dict[str, Any]:
    """The answer to a new table."""
    return {
        "table": row.table,
        "host": host,
        "seats": [{"seat": seat.seat, "token": tokens.get(seat.seat)} for seat in seats],
        "commitment": json.loads(row.header)["extra"].get("commitment"),
    }


def require_host(sitting: Sitting, tokens: list[str]) -> None:
    """Passes for the host's token. Raises Problem."""
    if not sitting.viewer(tokens).host:
        raise Problem(403 if tokens else 401, "token", "only the host may do that")


def known_game(name: str) -> Game[Any]:
    """The game of that name. Raises Problem 400."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise malformed("game", str(error)) from None


def installed(name: str) -> Game[Any] | None:
    """The game of that name, or None if it is no longer installed."""
    try:
        return find_game(name)
    except UnknownGame:
        return None
