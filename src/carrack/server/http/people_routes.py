"""The routes of the person who asks. A server has them; a host in a browser tab does not."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from carrack.server.http import API
from carrack.server.http.requests import answer, carrack_of, client_of, message_of
from carrack.server.http.row import Row
from carrack.server.leagues.shown import with_leagues
from carrack.server.people.cookies import keep_session, may_use_session, session_secret
from carrack.server.people.devices import device_words
from carrack.server.people.people import People
from carrack.server.refusals import Problem
from carrack.server.shapes.people_messages import (
    ClaimPost,
    CodePost,
    EnterPost,
    HoursPut,
    LeavePost,
    MergePost,
    PersonPost,
    PersonPut,
    ReleasePost,
)
from carrack.server.shapes.people_types import ClaimsPayload, CodePayload
from carrack.server.store.people import SignedIn


def people_of(request: Request) -> People:
    """The people of the server that is asked."""
    return carrack_of(request).people


async def signed_in(request: Request) -> SignedIn:
    """Who asks. Raises Problem 401, or 403 where another site's page could have asked."""
    require_own_page(request)
    return await people_of(request).require(session_secret(request))


def require_own_page(request: Request) -> None:
    """Raise Problem 403 for a request that another site's page could have made."""
    if not may_use_session(request):
        raise Problem("origin", "own-page")


def words_of(request: Request) -> str:
    """What the device is that asks."""
    return device_words(request.headers.get("user-agent", ""))


async def entered(request: Request, secret: str) -> Response:
    """The answer to a device that is signed in from now on."""
    people = people_of(request)
    response = answer(await people.shown(await people.signed_in(secret)), 201)
    keep_session(request, response, secret)
    return response


async def me(request: Request) -> Response:
    """`GET /api/v1/me`."""
    people, secret = people_of(request), session_secret(request)
    return answer(await people.shown(await people.signed_in(secret)))


async def remember(request: Request) -> Response:
    """`POST /api/v1/me`."""
    require_own_page(request)
    people, post = people_of(request), await message_of(request, PersonPost)
    if await people.signed_in(session_secret(request)) is not None:
        raise Problem("signed-in")
    device, client = words_of(request), client_of(request)
    return await entered(request, await people.remember(post, device, client))


async def change(request: Request) -> Response:
    """`PUT /api/v1/me`."""
    who, post = await signed_in(request), await message_of(request, PersonPut)
    people = people_of(request)
    return answer(await people.shown(await people.change(who, post)))


async def hours(request: Request) -> Response:
    """`PUT /api/v1/me/hours`."""
    who, post = await signed_in(request), await message_of(request, HoursPut)
    people = people_of(request)
    await people.away.change(who, post)
    return answer(await people.shown(who))


async def leave(request: Request) -> Response:
    """`POST /api/v1/me/leave`."""
    who, post = await signed_in(request), await message_of(request, LeavePost)
    people = people_of(request)
    gone = await people.leave(who, post)
    response = answer(await people.shown(None if gone else who))
    if gone:
        keep_session(request, response, "")
    return response


async def code(request: Request) -> Response:
    """`POST /api/v1/me/code`."""
    who = await signed_in(request)
    await message_of(request, CodePost)
    return answer(CodePayload(*await people_of(request).codes.show(who.person.person)), 201)


async def enter(request: Request) -> Response:
    """`POST /api/v1/enter`."""
    require_own_page(request)
    people, post = people_of(request), await message_of(request, EnterPost)
    here = await people.signed_in(session_secret(request))
    device, client = words_of(request), client_of(request)
    return await entered(request, await people.enter_by_code(here, post.code, device, client))


async def merge(request: Request) -> Response:
    """`POST /api/v1/me/merge`."""
    who, post = await signed_in(request), await message_of(request, MergePost)
    people = people_of(request)
    await people.merge(who, post.code, client_of(request))
    return answer(await people.shown(await people.signed_in(session_secret(request))))


async def claims(request: Request) -> Response:
    """`POST /api/v1/me/claims`."""
    who, post = await signed_in(request), await message_of(request, ClaimPost)
    return answer(ClaimsPayload(await people_of(request).claim(who, post.tokens)))


async def release(request: Request) -> Response:
    """`POST /api/v1/me/release`."""
    who, post = await signed_in(request), await message_of(request, ReleasePost)
    await people_of(request).release(who, post.table)
    return answer({"released": post.table})


async def tables(request: Request) -> Response:
    """`GET /api/v1/me/tables`."""
    who = await signed_in(request)
    tables = await people_of(request).their_tables(who)
    return answer(await with_leagues(carrack_of(request).leagues, tables, who))


async def my_profile(request: Request) -> Response:
    """`GET /api/v1/me/profile`."""
    who = await signed_in(request)
    return answer(await people_of(request).profiles.of(who.person))


async def profile(request: Request) -> Response:
    """`GET /api/v1/people/{person}`."""
    who = await signed_in(request)
    return answer(await people_of(request).profiles.of(who.person, request.path_params["person"]))


async def everything(request: Request) -> Response:
    """`GET /api/v1/me/file`."""
    lines = people_of(request).everything(await signed_in(request))
    file = 'attachment; filename="carrack-me.jsonl"'
    return StreamingResponse(
        lines,
        headers={"Content-Disposition": file, "Cache-Control": "no-store"},
        media_type="application/x-ndjson",
    )


async def delete(request: Request) -> Response:
    """`DELETE /api/v1/me`."""
    who = await signed_in(request)
    await people_of(request).delete(who)
    response = answer(await people_of(request).shown(None))
    keep_session(request, response, "")
    return response


ME = f"{API}/me"
PEOPLE_ROUTES = [
    Row("GET", ME, 2, me),
    Row("POST", ME, 4, remember),
    Row("PUT", ME, 3, change),
    Row("DELETE", ME, 60, delete),
    Row("PUT", f"{ME}/hours", 3, hours),
    Row("GET", f"{ME}/file", 60, everything),
    Row("POST", f"{ME}/leave", 4, leave),
    Row("POST", f"{ME}/code", 4, code),
    Row("POST", f"{ME}/merge", 8, merge),
    Row("POST", f"{API}/enter", 4, enter),
    Row("POST", f"{ME}/claims", 4, claims),
    Row("POST", f"{ME}/release", 4, release),
    Row("GET", f"{ME}/tables", 8, tables),
    Row("GET", f"{ME}/profile", 2, my_profile),
    Row("GET", f"{API}/people/{{person}}", 2, profile),
]
