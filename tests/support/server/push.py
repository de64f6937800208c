"""A browser's side of pushes: keys of its own, with which it reads what a push service hands it."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from support.server.receiver import Taken


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Subscriber:
    """A browser that has subscribed to pushes at an address of a push service."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.endpoint = endpoint

    @property
    def subscription(self) -> dict[str, Any]:
        """What the browser tells the page."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def reads(self, taken: Taken) -> Any:
        """What a push says, which only this browser can read."""
        assert taken.headers["Content-Encoding"] == "aes128gcm"
        said = http_ece.decrypt(
            taken.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(said)


def is_signed_by(taken: Taken, server_key: str) -> bool:
    """Whether a push is signed by whoever has the private part of this key (RFC 8292)."""
    scheme, _, rest = taken.headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    return (
        scheme == "vapid" and parts["k"] == server_key and Vapid02.verify(rest and f"vapid {rest}")
    )
