"""The routes of the person who asks. A server has them; a host in a browser tab does not."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http import API
from carrack.server.http.requests import OwnPage, answer, carrack_of, client_of, known, words_of
from carrack.server.http.route_row import File, Row
from carrack.server.leagues.shown import with_leagues
from carrack.server.people import shown_play
from carrack.server.people.away import AwayHours
from carrack.server.people.codes import Codes
from carrack.server.people.cookies import keep_session
from carrack.server.people.people import People
from carrack.server.people.profiles import Profiles
from carrack.server.refusals import Problem
from carrack.server.shapes.messages import Nothing
from carrack.server.shapes.people_messages import (
    ClaimPost,
    EnterPost,
    LeavePost,
    PersonPost,
    ReleasePost,
)
from carrack.server.shapes.people_types import MePayload
from carrack.server.store.people import SignedIn


async def entered(request: Request, secret: str) -> Response:
    """The answer to a device that is signed in from now on."""
    people = carrack_of(request).people
    response = answer(await people.shown(await people.signed_in(secret)), 201)
    keep_session(request, response, secret)
    return response


async def remember(
    request: Request, page: OwnPage, post: PersonPost, who: SignedIn | None, people: People
) -> Response:
    """Somebody new, on this device."""
    if who is not None:
        raise Problem("signed-in")
    device, client = words_of(request), client_of(request)
    return await entered(request, await people.remember(post, device, client))


async def leave(request: Request, people: People, who: SignedIn, post: LeavePost) -> Response:
    """Sign devices out; return who is still signed in."""
    gone = await people.leave(who, post)
    response = answer(await people.shown(None if gone else who))
    if gone:
        keep_session(request, response, "")
    return response


async def enter(
    request: Request, page: OwnPage, code: str, here: SignedIn | None, people: People
) -> Response:
    """Somebody, by a code."""
    device, client = words_of(request), client_of(request)
    return await entered(request, await people.enter_by_code(here, code, device, client))


async def release(people: People, who: SignedIn, table: str) -> dict[str, str]:
    """The table at which somebody holds nothing any more."""
    await people.release(who, table)
    return {"released": table}


async def delete(request: Request, people: People, who: SignedIn) -> Response:
    """Nobody, once somebody is forgotten."""
    await people.delete(who)
    response = answer(await people.shown(None))
    keep_session(request, response, "")
    return response


async def merged(
    request: Request, people: People, who: SignedIn, code: str, client: str | None
) -> MePayload:
    """Somebody, who is also the person of a code."""
    await people.merge(who, code, client)
    return await people.shown(await known(request))


ME = f"{API}/me"
FILE = File("application/x-ndjson", "carrack-me.jsonl")
PEOPLE_ROUTES = [
    Row("GET", ME, 2, People.shown),
    Row("POST", ME, 4, remember, gives=MePayload, status=201),
    Row("PUT", ME, 3, People.change, People.shown),
    Row("DELETE", ME, 60, delete, gives=MePayload),
    Row("PUT", f"{ME}/hours", 3, AwayHours.change, People.shown),
    Row("GET", f"{ME}/file", 60, People.everything, gives=FILE),
    Row("POST", f"{ME}/leave", 4, leave, gives=MePayload),
    Row("POST", f"{ME}/code", 4, Codes.show, takes=Nothing, status=201),
    Row("POST", f"{ME}/merge", 8, merged, takes=EnterPost),
    Row("POST", f"{API}/enter", 4, enter, takes=EnterPost, gives=MePayload, status=201),
    Row("POST", f"{ME}/claims", 4, People.claim, takes=ClaimPost),
    Row("POST", f"{ME}/release", 4, release, takes=ReleasePost),
    Row("GET", f"{ME}/tables", 8, People.their_tables, with_leagues),
    Row("GET", f"{ME}/profile", 2, Profiles.of),
    Row("GET", f"{API}/people/{{person}}", 2, Profiles.of),
    Row("GET", f"{API}/people/{{person}}/play", 20, shown_play.of, job=True),
]
