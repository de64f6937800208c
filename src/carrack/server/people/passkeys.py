"""Passkeys (WebAuthn): a device signs its person in by a key that never leaves it.

Browsers offer them at a name over https, and at `localhost`, never at an address. The relying party
is the name by which the page was loaded; a key made under one name opens nothing under another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from msgspec import Raw

from carrack.server.origins import is_address
from carrack.server.refusals import Problem
from carrack.server.store.endings import text_now
from carrack.server.store.faults import Conflict
from carrack.server.store.passkeys import PasskeyRow, PasskeyStore
from carrack.server.store.people import PersonRow
from carrack.server.tables.auth import new_token

LIFE = 300.0  # seconds within which a device must answer
PENDING = 1_000  # challenges that wait for an answer
PASSKEYS = 20  # of a person


@dataclass(frozen=True)
class RelyingParty:
    """The party that asks for a passkey: the name of the server, and the origin of its page."""

    name: str
    origin: str


def relying_party(origin: str) -> RelyingParty:
    """The relying party for a page of this origin. Raises Problem where browsers allow none."""
    page = urlsplit(origin.lower())
    name = page.hostname or ""
    is_local = name == "localhost" or name.endswith(".localhost")
    if is_address(name) or not name or (page.scheme != "https" and not is_local):
        raise Problem("no-passkeys-here")
    return RelyingParty(name, origin)


def is_installed() -> bool:
    """Whether the library for passkeys is there."""
    return find_spec("webauthn") is not None


def require_library() -> None:
    """Raise Problem if the library for passkeys is not installed."""
    if not is_installed():
        raise Problem("missing")


class Passkeys:
    """The passkeys of a server's people."""

    def __init__(self, store: PasskeyStore) -> None:
        self.store = store

    async def offer(self, person: PersonRow, party: RelyingParty) -> Raw:
        """Return what a browser needs to make a passkey, as JSON. Raises Problem."""
        require_library()
        import webauthn
        from webauthn.helpers import structs

        known = await self.store.of_person(person.person)
        if len(known) >= PASSKEYS:
            raise Problem("many-passkeys", args={"most": PASSKEYS})
        options = webauthn.generate_registration_options(
            rp_id=party.name,
            rp_name="Carrack",
            user_id=person.person.encode(),
            user_name=person.name,
            challenge=await self._challenge(person.person),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(each.passkey))
                for each in known
                if each.party == party.name
            ],
        )
        return Raw(webauthn.options_to_json(options))

    async def add(
        self, person: PersonRow, party: RelyingParty, credential: dict[str, Any], words: str
    ) -> None:
        """Keep a passkey that a browser has made. Raises Problem."""
        require_library()
        import webauthn
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        whose = person.person
        challenge = await self._answered(credential, whose)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=party.name,
                expected_origin=party.origin,
            )
        except (WebAuthnException, ValueError):
            raise Problem("passkey") from None
        name, now = bytes_to_base64url(made.credential_id), text_now()
        row = PasskeyRow(
            name, whose, party.name, made.credential_public_key, made.sign_count, now, now, words
        )
        try:
            await self.store.add(row)
        except Conflict:
            raise Problem("passkey") from None

    async def ask(self, party: RelyingParty) -> Raw:
        """Return what a browser needs to enter by a passkey, as JSON. Raises Problem."""
        require_library()
        import webauthn

        options = webauthn.generate_authentication_options(
            rp_id=party.name, challenge=await self._challenge("")
        )
        return Raw(webauthn.options_to_json(options))

    async def entered(self, party: RelyingParty, credential: Mapping[str, Any]) -> str:
        """The person whom a passkey signs in. Raises Problem."""
        require_library()
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._answered(credential, "")
        row = await self.store.passkey(str(credential.get("id", "")))
        if row is None or row.party != party.name:
            raise Problem("passkey-unknown")
        try:
            done = webauthn.verify_authentication_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=party.name,
                expected_origin=party.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.sign_count,
            )
        except (WebAuthnException, ValueError):
            raise Problem("passkey") from None
        await self.store.used(row.passkey, done.new_sign_count, text_now())
        return row.person

    async def _challenge(self, person: str) -> bytes:
        """A new challenge that waits for an answer."""
        challenge = new_token()
        await self.store.ask(challenge, person, LIFE, PENDING)
        return challenge.encode()

    async def _answered(self, credential: Mapping[str, Any], person: str) -> bytes:
        """The challenge that a browser answers; each is answered once. Raises Problem."""
        from webauthn.helpers import base64url_to_bytes, parse_client_data_json
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            client_data = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = parse_client_data_json(client_data).challenge
        except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
            raise Problem("passkey") from None
        if await self.store.take(challenge.decode("latin-1")) != person:
            raise Problem("passkey")
        return challenge
