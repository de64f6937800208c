"""Those who watch a table over a connection: how they come and go."""

from __future__ import annotations

from functools import partial

from carrack.server.budget import BYTES, pay
from carrack.server.refusals import too_many
from carrack.server.shapes.payload_types import EndsMessagePayload, PresencePayload
from carrack.server.shapes.reading import encoded
from carrack.server.store.table_rows import AWAITED, OPENED
from carrack.server.tables import payloads
from carrack.server.tables.alone import until_judged
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.hub import Watcher
from carrack.server.tables.reading import There
from carrack.server.tables.seated import SeatedTable
from carrack.server.tables.table import Table

WATCHER_SECONDS = 30


async def joined(table: Table, keys: Keys, since: int | None, client: str | None = None) -> Watcher:
    """The same as `join`, also where another process has stored something meanwhile."""
    return await until_judged(partial(join, table, keys, since, client))


async def join(table: Table, keys: Keys, since: int | None, client: str | None = None) -> Watcher:
    """A new watcher from the address `client`. Raises Problem.

    Its first message is the table and what it missed after step `since`.
    """
    async with table.entered(keys) as there:
        watcher = Watcher(there.viewer(keys), keys.session)
        _require_room(table, watcher.viewer)
        await _link_opened(table, there, watcher.viewer)
        watcher.looks_away = lambda: table.subscribers.notices.left(table.name, watcher)
        table.hub.watchers.add(watcher)
        there.watched = True
        if watcher.viewer.seats or (there.bots_alone and table.account is None):
            table.account = client
        first = payloads.sync(there, watcher.viewer, table.hub.online(), since)
        pay(len(first) / BYTES)
        watcher.send(first)
        if watcher.viewer.seats or watcher.viewer.invited:
            show_presence(table, there)
        table.others.came_or_went()
        if table.end is not None:
            watcher.send(encoded(EndsMessagePayload(payloads.ends(table.end))))
        return watcher


def _require_room(table: Table, viewer: Viewer) -> None:
    """Raise Problem if no more may watch; those who play always may."""
    most = table.settings.watchers_per_table
    if len(table.hub.watchers) >= most and not viewer.seats and not viewer.host:
        raise too_many("too-many-watchers", WATCHER_SECONDS, most=most)


async def _link_opened(table: Table, there: There, viewer: Viewer) -> None:
    """Store that somebody has opened the links of awaited seats, for those who wait."""
    shown_here = (*viewer.seats, *viewer.invited)
    fresh = [seat for seat in shown_here if there.seats[seat].arrival == AWAITED]
    if fresh:
        rows = tuple(there.seat_changed(seat, arrival=OPENED) for seat in fresh)
        await table.keep(there, there.seq, rows)


async def leave(table: Table, watcher: Watcher) -> None:
    """A watcher has gone."""
    table.hub.watchers.discard(watcher)
    watcher.sees(None)
    table.others.came_or_went()
    if watcher.viewer.seats:
        async with table.lock:  # what is in memory may not be kept yet
            if table.there is not None:
                show_presence(table, table.there)


def show_presence(table: Table, there: SeatedTable) -> None:
    """Show everybody who is connected."""
    table.hub.send(PresencePayload(payloads.sides(there, table.hub.online())))
