"""The routes of notices: the addresses of a person, those of a table, and the links out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from carrack.server.http import API
from carrack.server.http.people_routes import ME, signed_in, words_of
from carrack.server.http.requests import (
    answer,
    body_of,
    carrack_of,
    client_of,
    keys_of,
    message_of,
)
from carrack.server.http.row import Row
from carrack.server.refusals import Problem
from carrack.server.shapes.notice_messages import (
    ChannelPost,
    ChannelPut,
    ChannelTest,
    NudgePost,
    TableChannelPost,
    TableChannelPut,
    TableChannelTest,
)
from carrack.server.shapes.notice_types import NudgedPayload
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.rights import require_host

if TYPE_CHECKING:
    from carrack.server.notices.notices import Notices, Owner


def notices_of(request: Request) -> Notices:
    """The notices of the server that is asked."""
    notices = carrack_of(request).notices
    if notices is None:
        raise Problem("missing", "no-notices")
    return notices


def owned_by(person: str | None = None, table: str | None = None) -> Owner:
    """The owner of channels."""
    from carrack.server.notices.notices import Owner

    return Owner(person, table)


async def me_owner(request: Request) -> tuple[Owner, str]:
    """The person who asks, and their language. Raises Problem."""
    who = await signed_in(request)
    return owned_by(person=who.person.person), who.person.language


async def mine(request: Request) -> Response:
    """`GET /api/v1/me/notices`."""
    owner, _ = await me_owner(request)
    return answer(await notices_of(request).shown(owner))


async def add(request: Request) -> Response:
    """`POST /api/v1/me/notices`."""
    who, post = await signed_in(request), await message_of(request, ChannelPost)
    owner, notices = owned_by(person=who.person.person), notices_of(request)
    browser = words_of(request), who.session.hash
    notices.admit(client_of(request))
    await notices.add(owner, post, who.person.language, *browser)
    return answer(await notices.shown(owner), 201)


async def change(request: Request) -> Response:
    """`PUT /api/v1/me/notices/{channel}`."""
    (owner, _), post = await me_owner(request), await message_of(request, ChannelPut)
    await notices_of(request).change(owner, request.path_params["channel"], post.wanted)
    return answer(await notices_of(request).shown(owner))


async def remove(request: Request) -> Response:
    """`DELETE /api/v1/me/notices/{channel}`."""
    owner, _ = await me_owner(request)
    await notices_of(request).remove(owner, request.path_params["channel"])
    return answer(await notices_of(request).shown(owner))


async def test(request: Request) -> Response:
    """`POST /api/v1/me/notices/{channel}/test`."""
    owner, language = await me_owner(request)
    await message_of(request, ChannelTest)
    notices_of(request).admit(client_of(request))
    await notices_of(request).test(owner, request.path_params["channel"], language)
    return answer(await notices_of(request).shown(owner))


# --- a table -------------------------------------------------------------------------------------


@asynccontextmanager
async def hosted(request: Request) -> AsyncIterator[tuple[str, list[int]]]:
    """The table of a request of its host, and the seats that are asked. Raises Problem."""
    name, keys = request.path_params["table"], await keys_of(request)
    async with carrack_of(request).tables.use(name) as table, table.entered() as there:
        require_host(there, keys)
        asked = sorted(there.asked) if isinstance(there, OpenTable) else []
    yield name, asked


async def of_table(request: Request) -> Response:
    """`GET /api/v1/tables/{table}/notices`."""
    async with hosted(request) as (table, _):
        return answer(await notices_of(request).shown(owned_by(table=table)))


async def add_to_table(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/notices`."""
    post = await message_of(request, TableChannelPost)
    async with hosted(request) as (table, _):
        owner, notices = owned_by(table=table), notices_of(request)
        notices.admit(client_of(request))
        await notices.add(owner, ChannelPost(post.wanted, post.address), post.language)
        return answer(await notices.shown(owner), 201)


async def change_at_table(request: Request) -> Response:
    """`PUT /api/v1/tables/{table}/notices/{channel}`."""
    post = await message_of(request, TableChannelPut)
    async with hosted(request) as (table, _):
        owner, notices = owned_by(table=table), notices_of(request)
        await notices.change(owner, request.path_params["channel"], post.wanted)
        return answer(await notices.shown(owner))


async def remove_from_table(request: Request) -> Response:
    """`DELETE /api/v1/tables/{table}/notices/{channel}`."""
    async with hosted(request) as (table, _):
        owner, notices = owned_by(table=table), notices_of(request)
        await notices.remove(owner, request.path_params["channel"])
        return answer(await notices.shown(owner))


async def test_at_table(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/notices/{channel}/test`."""
    await message_of(request, TableChannelTest)
    async with hosted(request) as (table, _):
        owner, notices = owned_by(table=table), notices_of(request)
        notices.admit(client_of(request))
        await notices.test(owner, request.path_params["channel"])
        return answer(await notices.shown(owner))


async def nudge(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/nudge`."""
    await message_of(request, NudgePost)
    async with hosted(request) as (table, asked):
        return answer(NudgedPayload(await notices_of(request).nudge(table, asked)))


# --- the way out ---------------------------------------------------------------------------------


async def stop(request: Request) -> Response:
    """`GET` and `POST /api/v1/stop/{secret}`: a mail program posts (RFC 8058); a GET only shows."""
    secret = request.path_params["secret"]
    if request.method == "POST":
        await body_of(request)
        return answer(await notices_of(request).stoppable(secret, stop=True))
    if "text/html" in request.headers.get("accept", ""):
        return RedirectResponse(f"../../../#/stop/{secret}", 303, {"Cache-Control": "no-store"})
    return answer(await notices_of(request).stoppable(secret))


OF_TABLE = f"{API}/tables/{{table}}"
NOTICE_ROUTES = [
    Row("GET", f"{ME}/notices", 2, mine),
    Row("POST", f"{ME}/notices", 10, add),
    Row("PUT", f"{ME}/notices/{{channel}}", 3, change),
    Row("DELETE", f"{ME}/notices/{{channel}}", 3, remove),
    Row("POST", f"{ME}/notices/{{channel}}/test", 10, test),
    Row("GET", f"{OF_TABLE}/notices", 2, of_table),
    Row("POST", f"{OF_TABLE}/notices", 10, add_to_table),
    Row("PUT", f"{OF_TABLE}/notices/{{channel}}", 3, change_at_table),
    Row("DELETE", f"{OF_TABLE}/notices/{{channel}}", 3, remove_from_table),
    Row("POST", f"{OF_TABLE}/notices/{{channel}}/test", 10, test_at_table),
    Row("POST", f"{OF_TABLE}/nudge", 4, nudge),
    Row("GET", f"{API}/stop/{{secret}}", 1, stop),
    Row("POST", f"{API}/stop/{{secret}}", 1, stop),
]
