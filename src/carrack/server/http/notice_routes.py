"""The routes of notices: the addresses of a person, those of a table, and the links out."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from carrack.server.http import API
from carrack.server.http.people_routes import ME
from carrack.server.http.requests import body_of
from carrack.server.http.route_row import Row
from carrack.server.notices.notices import Notices
from carrack.server.shapes.messages import ClientMessage, Nothing
from carrack.server.shapes.notice_messages import ChannelPost, ChannelPut, TableChannelPost
from carrack.server.shapes.notice_types import NudgedPayload, StopPayload
from carrack.server.store.channels import Owner
from carrack.server.store.people import PersonRow, SignedIn
from carrack.server.tables.auth import Keys
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.rights import require_host
from carrack.server.tables.tables import Tables


async def add(notices: Notices, who: SignedIn, owner: Owner, post: ChannelPost, words: str) -> None:
    """Add a channel of somebody."""
    await notices.add(owner, post, who.person.language, words, who.session.hash)


async def test(notices: Notices, person: PersonRow, owner: Owner, channel: str) -> None:
    """Send something to a channel of somebody."""
    await notices.test(owner, channel, person.language)


# --- a table -------------------------------------------------------------------------------------


async def hosted(tables: Tables, keys: Keys, table: str) -> list[int]:
    """The seats that are asked at a table. Raises Problem for whoever is not its host."""
    async with tables.use(table) as used, used.entered() as there:
        require_host(there, keys)
        return sorted(there.to_decide) if isinstance(there, OpenTable) else []


async def addressed(tables: Tables, post: ClientMessage, keys: Keys, table: str) -> None:
    """Let only the host go on, once it is known what they send."""
    await hosted(tables, keys, table)


async def add_to_table(notices: Notices, owner: Owner, post: TableChannelPost) -> None:
    """Add a channel of a table."""
    await notices.add(owner, ChannelPost(post.wanted, post.address), post.language)


async def nudge(
    notices: Notices, tables: Tables, post: Nothing, keys: Keys, table: str
) -> NudgedPayload:
    """Remind the people for whom the others wait."""
    return NudgedPayload(await notices.nudge(table, await hosted(tables, keys, table)))


# --- the way out ---------------------------------------------------------------------------------


async def stop(request: Request, notices: Notices, secret: str) -> StopPayload:
    """Stop what a link ends. A mail program posts (RFC 8058), whatever the body says."""
    await body_of(request)
    return await notices.stoppable(secret, stop=True)


async def stoppable(request: Request, notices: Notices, secret: str) -> StopPayload | Response:
    """Show what can be stopped; a browser is led to the page."""
    if "text/html" in request.headers.get("accept", ""):
        return RedirectResponse(f"../../../#/stop/{secret}", 303, {"Cache-Control": "no-store"})
    return await notices.stoppable(secret)


CHANNELS = f"{ME}/notices"
CHANNEL = f"{CHANNELS}/{{channel}}"
OF_TABLE = f"{API}/tables/{{table}}"
AT_TABLE = f"{OF_TABLE}/notices"
ONE = f"{AT_TABLE}/{{channel}}"
ADDED = (Notices.admit, add_to_table, Notices.shown)
TESTED = (Notices.admit, Notices.test, Notices.shown)
STOP = f"{API}/stop/{{secret}}"
NOTICE_ROUTES = [
    Row("GET", CHANNELS, 2, Notices.shown),
    Row("POST", CHANNELS, 10, Notices.admit, add, Notices.shown, status=201),
    Row("PUT", CHANNEL, 3, Notices.change, Notices.shown, takes=ChannelPut),
    Row("DELETE", CHANNEL, 3, Notices.remove, Notices.shown),
    Row("POST", f"{CHANNEL}/test", 10, Notices.admit, test, Notices.shown, takes=Nothing),
    Row("GET", AT_TABLE, 2, hosted, Notices.shown),
    Row("POST", AT_TABLE, 10, addressed, *ADDED, takes=TableChannelPost, status=201),
    Row("PUT", ONE, 3, addressed, Notices.change, Notices.shown, takes=ChannelPut),
    Row("DELETE", ONE, 3, hosted, Notices.remove, Notices.shown),
    Row("POST", f"{ONE}/test", 10, addressed, *TESTED, takes=Nothing),
    Row("POST", f"{OF_TABLE}/nudge", 4, nudge),
    Row("GET", STOP, 1, stoppable),
    Row("POST", STOP, 1, stop),
]
