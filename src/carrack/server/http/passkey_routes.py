"""The routes of passkeys."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http import API
from carrack.server.http.people_routes import ME, entered
from carrack.server.http.requests import (
    OwnPage,
    words_of,
)
from carrack.server.http.row import Row
from carrack.server.people.passkeys import Passkeys, RelyingParty
from carrack.server.people.people import People
from carrack.server.refusals import Problem
from carrack.server.shapes.people_messages import (
    EnterOptionsPost,
    EnterPasskeyPost,
    PasskeyOptionsPost,
    PasskeyPost,
)
from carrack.server.shapes.people_types import MePayload
from carrack.server.store.people import PersonRow, SignedIn


async def passkey_options(passkeys: Passkeys, person: PersonRow, party: RelyingParty) -> Raw:
    """What a browser needs to make a passkey."""
    return Raw(await passkeys.offer(person, party))


async def passkey(
    passkeys: Passkeys, person: PersonRow, party: RelyingParty, post: PasskeyPost, words: str
) -> None:
    """Keep a passkey that a browser has made."""
    await passkeys.add(person.person, party, post.credential, words)


async def remove_passkey(passkeys: Passkeys, person: PersonRow, passkey: str) -> None:
    """Forget a passkey of somebody."""
    await passkeys.store.remove(person.person, passkey)


async def enter_options(passkeys: Passkeys, page: OwnPage, party: RelyingParty) -> Raw:
    """What a browser needs to enter by a passkey."""
    return Raw(await passkeys.ask(party))


async def enter_passkey(
    request: Request,
    people: People,
    page: OwnPage,
    party: RelyingParty,
    post: EnterPasskeyPost,
    who: SignedIn | None,
) -> Response:
    """Somebody, by a passkey."""
    if who is not None:
        raise Problem("signed-in")
    person = await people.passkeys.entered(party, post.credential)
    return await entered(request, await people.enter(person, words_of(request)))


OPTIONS = dict[str, Any]
"""What a browser takes as it is (WebAuthn)."""
PASSKEYS = f"{ME}/passkeys"
ENTER = f"{API}/enter/passkey"
PASSKEY_ROUTES = [
    Row("POST", f"{PASSKEYS}/options", 4, passkey_options, takes=PasskeyOptionsPost, gives=OPTIONS),
    Row("POST", PASSKEYS, 4, passkey, People.shown, status=201),
    Row("DELETE", f"{PASSKEYS}/{{passkey}}", 3, remove_passkey, People.shown),
    Row("POST", f"{ENTER}/options", 4, enter_options, takes=EnterOptionsPost, gives=OPTIONS),
    Row("POST", ENTER, 4, enter_passkey, gives=MePayload, status=201),
]
