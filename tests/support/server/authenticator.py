"""A device with passkeys, in Python: what browser and authenticator answer (ES256, `none`)."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as encoded

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags of authenticator data


class Authenticator:
    """One passkey. `count` is what it tells next; `origin` is where its browser is."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.name = secrets.token_bytes(16)
        self.count = 1

    def makes(self, options: dict[str, Any], party: str = "") -> dict[str, Any]:
        """The answer to the options for a new passkey, for their party or another one."""
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + public
        data = self._data(party or options["rp"]["id"], ATTESTED) + attested
        whole = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._credential(clientDataJSON=client, attestationObject=whole)

    def shows(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for entering."""
        data, client = self._data(options["rpId"]), self._client("webauthn.get", options)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _data(self, party: str, flags: int = 0) -> bytes:
        flags |= PRESENT | VERIFIED
        return (
            hashlib.sha256(party.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")
        )

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        name = encoded(self.name)
        parts = {field: encoded(value) for field, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": parts}
