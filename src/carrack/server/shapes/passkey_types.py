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
    """The future owner of a passkey."""

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
    """The demands on a device that makes a passkey."""

    residentKey: Wish
    requireResidentKey: bool
    userVerification: Wish


class PasskeyOptionsPayload(TypedDict):
    """The options with which a browser makes a passkey."""

    rp: PasskeySitePayload
    user: PasskeyUserPayload
    challenge: str
    pubKeyCredParams: list[PasskeyKindPayload]
    timeout: int
    excludeCredentials: list[KnownPasskeyPayload]
    authenticatorSelection: AuthenticatorPayload
    attestation: Literal["none", "indirect", "direct", "enterprise"]


class EnterOptionsPayload(TypedDict):
    """The options with which a browser enters by a passkey."""

    challenge: str
    timeout: int
    rpId: str
    allowCredentials: list[KnownPasskeyPayload]
    userVerification: Wish
