"""Answers about passkeys: what a browser takes as it is (WebAuthn)."""

from __future__ import annotations

from typing import Literal, TypedDict

PublicKey = Literal["public-key"]
Wish = Literal["required", "preferred", "discouraged"]


class PasskeySitePayload(TypedDict):
    """The site for which a passkey is good."""

    id: str
    name: str


class PasskeyUserPayload(TypedDict):
    """Whose passkey it will be."""

    id: str
    name: str
    displayName: str


class PasskeyKindPayload(TypedDict):
    """A kind of passkey that is taken."""

    type: PublicKey
    alg: int


class KnownPasskeyPayload(TypedDict):
    """A passkey by its name."""

    id: str
    type: PublicKey


class AuthenticatorPayload(TypedDict):
    """What a device must do that makes a passkey."""

    residentKey: Wish
    requireResidentKey: bool
    userVerification: Wish


class PasskeyOptionsPayload(TypedDict):
    """What a browser needs to make a passkey."""

    rp: PasskeySitePayload
    user: PasskeyUserPayload
    challenge: str
    pubKeyCredParams: list[PasskeyKindPayload]
    timeout: int
    excludeCredentials: list[KnownPasskeyPayload]
    authenticatorSelection: AuthenticatorPayload
    attestation: Literal["none", "indirect", "direct", "enterprise"]


class EnterOptionsPayload(TypedDict):
    """What a browser needs to enter by a passkey."""

    challenge: str
    timeout: int
    rpId: str
    allowCredentials: list[KnownPasskeyPayload]
    userVerification: Wish
