"""The routes of passkeys."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http import API
from carrack.server.http.people_routes import (
    ME,
    entered,
    people_of,
    require_own_page,
    signed_in,
    words_of,
)
from carrack.server.http.requests import answer, message_of
from carrack.server.http.row import Row
from carrack.server.people.cookies import origin_of, session_secret
from carrack.server.people.passkeys import relying_party
from carrack.server.refusals import Problem
from carrack.server.shapes.people_messages import (
    EnterOptionsPost,
    EnterPasskeyPost,
    PasskeyOptionsPost,
    PasskeyPost,
)


async def passkey_options(request: Request) -> Response:
    """`POST /api/v1/me/passkeys/options`."""
    who, party = await signed_in(request), relying_party(origin_of(request))
    await message_of(request, PasskeyOptionsPost)
    return answer((await people_of(request).passkeys.offer(who.person, party)).encode())


async def passkey(request: Request) -> Response:
    """`POST /api/v1/me/passkeys`."""
    who, party = await signed_in(request), relying_party(origin_of(request))
    post, people = await message_of(request, PasskeyPost), people_of(request)
    await people.passkeys.add(who.person.person, party, post.credential, words_of(request))
    return answer(await people.shown(who), 201)


async def remove_passkey(request: Request) -> Response:
    """`DELETE /api/v1/me/passkeys/{passkey}`."""
    who, people = await signed_in(request), people_of(request)
    await people.passkeys.store.remove(who.person.person, request.path_params["passkey"])
    return answer(await people.shown(who))


async def enter_options(request: Request) -> Response:
    """`POST /api/v1/enter/passkey/options`."""
    require_own_page(request)
    party = relying_party(origin_of(request))
    await message_of(request, EnterOptionsPost)
    return answer((await people_of(request).passkeys.ask(party)).encode())


async def enter_passkey(request: Request) -> Response:
    """`POST /api/v1/enter/passkey`."""
    require_own_page(request)
    party, people = relying_party(origin_of(request)), people_of(request)
    post = await message_of(request, EnterPasskeyPost)
    if await people.signed_in(session_secret(request)) is not None:
        raise Problem("signed-in")
    person = await people.passkeys.entered(party, post.credential)
    return await entered(request, await people.enter(person, words_of(request)))


PASSKEY_ROUTES = [
    Row("POST", f"{ME}/passkeys/options", 4, passkey_options),
    Row("POST", f"{ME}/passkeys", 4, passkey),
    Row("DELETE", f"{ME}/passkeys/{{passkey}}", 3, remove_passkey),
    Row("POST", f"{API}/enter/passkey/options", 4, enter_options),
    Row("POST", f"{API}/enter/passkey", 4, enter_passkey),
]
