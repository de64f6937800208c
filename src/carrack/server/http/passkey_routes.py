"""The routes of passkeys."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http import API
from carrack.server.http.people_routes import ME, entered
from carrack.server.http.requests import OwnPage, own, words_of
from carrack.server.http.route_row import Row
from carrack.server.people.passkeys import Passkeys, RelyingParty
from carrack.server.people.people import People
from carrack.server.refusals import Problem
from carrack.server.shapes.messages import Nothing
from carrack.server.shapes.passkey_types import EnterOptionsPayload, PasskeyOptionsPayload
from carrack.server.shapes.people_messages import PasskeyPost
from carrack.server.shapes.people_types import MePayload
from carrack.server.store.people import PersonRow, SignedIn


async def remove_passkey(passkeys: Passkeys, person: PersonRow, passkey: str) -> None:
    """Forget a passkey of somebody."""
    await passkeys.store.remove(person.person, passkey)


async def enter_passkey(
    request: Request,
    people: People,
    page: OwnPage,
    party: RelyingParty,
    post: PasskeyPost,
    who: SignedIn | None,
) -> Response:
    """Somebody, by a passkey."""
    if who is not None:
        raise Problem("signed-in")
    person = await people.passkeys.entered(party, post.credential)
    return await entered(request, await people.enter(person, words_of(request)))


PASSKEYS = f"{ME}/passkeys"
ENTER = f"{API}/enter/passkey"
PASSKEY_ROUTES = [
    Row(
        "POST",
        f"{PASSKEYS}/options",
        4,
        Passkeys.offer,
        takes=Nothing,
        gives=PasskeyOptionsPayload,
    ),
    Row("POST", PASSKEYS, 4, Passkeys.add, People.shown, takes=PasskeyPost, status=201),
    Row("DELETE", f"{PASSKEYS}/{{passkey}}", 3, remove_passkey, People.shown),
    Row(
        "POST",
        f"{ENTER}/options",
        4,
        own,
        Passkeys.ask,
        takes=Nothing,
        gives=EnterOptionsPayload,
    ),
    Row("POST", ENTER, 4, enter_passkey, gives=MePayload, status=201),
]
