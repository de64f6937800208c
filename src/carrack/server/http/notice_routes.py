"""The routes of notices: the addresses of a person, those of a table, and the links out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from carrack.server.http import API
from carrack.server.http.people_routes import ME
from carrack.server.http.requests import body_of, words_of
from carrack.server.http.row import Row
from carrack.server.shapes.notice_messages import (
    ChannelPost,
    ChannelPut,
    ChannelTest,
    NudgePost,
    TableChannelPost,
    TableChannelPut,
    TableChannelTest,
)
from carrack.server.shapes.notice_types import NoticesPayload, NudgedPayload, StopPayload
from carrack.server.store.people import SignedIn
from carrack.server.tables.auth import Keys
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.rights import require_host
from carrack.server.tables.tables import Tables

if TYPE_CHECKING:
    from carrack.server.notices.notices import Notices, Owner


def owned_by(person: str | None = None, table: str | None = None) -> Owner:
    """The owner of channels."""
    from carrack.server.notices.notices import Owner

    return Owner(person, table)


async def mine(notices: Notices, who: SignedIn) -> NoticesPayload:
    """The channels of somebody."""
    return await notices.shown(owned_by(person=who.person.person))


async def add(
    request: Request, notices: Notices, who: SignedIn, post: ChannelPost, client: str | None
) -> None:
    """Add a channel of somebody."""
    notices.admit(client)
    owner, browser = owned_by(person=who.person.person), (words_of(request), who.session.hash)
    await notices.add(owner, post, who.person.language, *browser)


async def change(notices: Notices, who: SignedIn, channel: str, post: ChannelPut) -> None:
    """Change what is told at a channel of somebody."""
    await notices.change(owned_by(person=who.person.person), channel, post.wanted)


async def remove(notices: Notices, who: SignedIn, channel: str) -> None:
    """Remove a channel of somebody."""
    await notices.remove(owned_by(person=who.person.person), channel)


async def test(notices: Notices, who: SignedIn, channel: str, client: str | None) -> None:
    """Send something to a channel of somebody."""
    notices.admit(client)
    await notices.test(owned_by(person=who.person.person), channel, who.person.language)


# --- a table -------------------------------------------------------------------------------------


async def hosted(tables: Tables, keys: Keys, table: str) -> list[int]:
    """The seats that are asked at a table. Raises Problem for whoever is not its host."""
    async with tables.use(table) as used, used.entered() as there:
        require_host(there, keys)
        return sorted(there.asked) if isinstance(there, OpenTable) else []


async def of_table(notices: Notices, table: str) -> NoticesPayload:
    """The channels of a table."""
    return await notices.shown(owned_by(table=table))


async def add_to_table(
    notices: Notices, post: TableChannelPost, table: str, client: str | None
) -> None:
    """Add a channel of a table."""
    notices.admit(client)
    channel = ChannelPost(post.wanted, post.address)
    await notices.add(owned_by(table=table), channel, post.language)


async def change_at_table(
    notices: Notices, post: TableChannelPut, table: str, channel: str
) -> None:
    """Change what is told at a channel of a table."""
    await notices.change(owned_by(table=table), channel, post.wanted)


async def remove_from_table(notices: Notices, table: str, channel: str) -> None:
    """Remove a channel of a table."""
    await notices.remove(owned_by(table=table), channel)


async def test_at_table(notices: Notices, table: str, channel: str, client: str | None) -> None:
    """Send something to a channel of a table."""
    notices.admit(client)
    await notices.test(owned_by(table=table), channel)


async def nudge(notices: Notices, tables: Tables, keys: Keys, table: str) -> NudgedPayload:
    """How many people are told that the others wait for them."""
    return NudgedPayload(await notices.nudge(table, await hosted(tables, keys, table)))


# --- the way out ---------------------------------------------------------------------------------


async def stop(request: Request, notices: Notices, secret: str) -> StopPayload:
    """What is told no more. A mail program posts (RFC 8058), whatever the body says."""
    await body_of(request)
    return await notices.stoppable(secret, stop=True)


async def stoppable(request: Request, notices: Notices, secret: str) -> StopPayload | Response:
    """What can be stopped; a browser is led to the page."""
    if "text/html" in request.headers.get("accept", ""):
        return RedirectResponse(f"../../../#/stop/{secret}", 303, {"Cache-Control": "no-store"})
    return await notices.stoppable(secret)


CHANNELS = f"{ME}/notices"
CHANNEL = f"{CHANNELS}/{{channel}}"
OF_TABLE = f"{API}/tables/{{table}}"
AT_TABLE = f"{OF_TABLE}/notices/{{channel}}"
STOP = f"{API}/stop/{{secret}}"
NOTICE_ROUTES = [
    Row("GET", CHANNELS, 2, mine),
    Row("POST", CHANNELS, 10, add, mine, status=201),
    Row("PUT", CHANNEL, 3, change, mine),
    Row("DELETE", CHANNEL, 3, remove, mine),
    Row("POST", f"{CHANNEL}/test", 10, test, mine, takes=ChannelTest),
    Row("GET", f"{OF_TABLE}/notices", 2, hosted, of_table),
    Row("POST", f"{OF_TABLE}/notices", 10, hosted, add_to_table, of_table, status=201),
    Row("PUT", AT_TABLE, 3, hosted, change_at_table, of_table),
    Row("DELETE", AT_TABLE, 3, hosted, remove_from_table, of_table),
    Row("POST", f"{AT_TABLE}/test", 10, hosted, test_at_table, of_table, takes=TableChannelTest),
    Row("POST", f"{OF_TABLE}/nudge", 4, nudge, takes=NudgePost),
    Row("GET", STOP, 1, stoppable, gives=StopPayload),
    Row("POST", STOP, 1, stop),
]
