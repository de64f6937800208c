"""The routes of passkeys."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http import API
from carrack.server.http.people_routes import ME, entered
from carrack.server.http.requests import (
    known,
    message_of,
    require_own_page,
    words_of,
)
from carrack.server.http.row import Row
from carrack.server.people.cookies import origin_of
from carrack.server.people.passkeys import relying_party
from carrack.server.people.people import People
from carrack.server.refusals import Problem
from carrack.server.shapes.people_messages import (
    EnterOptionsPost,
    EnterPasskeyPost,
    PasskeyOptionsPost,
    PasskeyPost,
)
from carrack.server.shapes.people_types import MePayload
from carrack.server.store.people import SignedIn


async def passkey_options(request: Request, people: People, who: SignedIn) -> bytes:
    """What a browser needs to make a passkey."""
    party = relying_party(origin_of(request))
    await message_of(request, PasskeyOptionsPost)
    return (await people.passkeys.offer(who.person, party)).encode()


async def passkey(request: Request, people: People, who: SignedIn) -> None:
    """Keep a passkey that a browser has made."""
    party, post = relying_party(origin_of(request)), await message_of(request, PasskeyPost)
    await people.passkeys.add(who.person.person, party, post.credential, words_of(request))


async def remove_passkey(people: People, who: SignedIn, passkey: str) -> None:
    """Forget a passkey of somebody."""
    await people.passkeys.store.remove(who.person.person, passkey)


async def enter_options(request: Request, people: People) -> bytes:
    """What a browser needs to enter by a passkey."""
    require_own_page(request)
    party = relying_party(origin_of(request))
    await message_of(request, EnterOptionsPost)
    return (await people.passkeys.ask(party)).encode()


async def enter_passkey(request: Request, people: People) -> Response:
    """Somebody, by a passkey."""
    require_own_page(request)
    party = relying_party(origin_of(request))
    post = await message_of(request, EnterPasskeyPost)
    if await known(request) is not None:
        raise Problem("signed-in")
    person = await people.passkeys.entered(party, post.credential)
    return await entered(request, await people.enter(person, words_of(request)))


OPTIONS = dict[str, Any]
"""What a browser takes as it is (WebAuthn)."""
PASSKEYS = f"{ME}/passkeys"
ENTER = f"{API}/enter/passkey"
PASSKEY_ROUTES = [
    Row("POST", f"{PASSKEYS}/options", 4, passkey_options, takes=PasskeyOptionsPost, gives=OPTIONS),
    Row("POST", PASSKEYS, 4, passkey, People.shown, takes=PasskeyPost, status=201),
    Row("DELETE", f"{PASSKEYS}/{{passkey}}", 3, remove_passkey, People.shown),
    Row("POST", f"{ENTER}/options", 4, enter_options, takes=EnterOptionsPost, gives=OPTIONS),
    Row("POST", ENTER, 4, enter_passkey, takes=EnterPasskeyPost, gives=MePayload, status=201),
]
