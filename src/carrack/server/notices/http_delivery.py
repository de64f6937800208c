"""Sending something over HTTP to an address that somebody has named.

Nothing that comes back is kept but the number that says how it went, redirects are not followed,
and whoever answers slowly is not waited for.
"""

from __future__ import annotations

import asyncio
import ssl
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from carrack.server.notices.address_guard import Allowed, Forbidden, resolved

SECONDS = 10.0
LONGEST_LINE = 4096


@dataclass(frozen=True)
class Place:
    """The target of an address: host, port and path."""

    host: str
    port: int
    path: str
    secure: bool
    named: str


def place_of(address: str) -> Place:
    """Parse an address. Raises ValueError for one that is invalid."""
    parts: SplitResult = urlsplit(address)
    host, secure = parts.hostname, parts.scheme == "https"
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc:
        raise ValueError("an address must begin with https:// and a host")
    if not (address.isascii() and address.isprintable()) or " " in address:
        raise ValueError("an address must have no spaces and only plain letters")
    port = parts.port or (443 if secure else 80)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(host, port, path, secure, parts.netloc)


async def post(address: str, headers: dict[str, str], body: bytes, allowed: Allowed) -> int:
    """Send a body; returns the status of the answer.

    Raises Forbidden for a host that is not allowed, OSError or ValueError if nobody answers in
    HTTP.
    """
    place = place_of(address)
    async with asyncio.timeout(SECONDS):
        there = await resolved(place.host, place.port, allowed)
        context = ssl.create_default_context() if place.secure else None
        name = place.host if place.secure else None
        reader, writer = await asyncio.open_connection(
            there, place.port, ssl=context, server_hostname=name, limit=LONGEST_LINE
        )
        try:
            writer.write(_request(place, headers, body))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.transport.abort()


def _request(place: Place, headers: dict[str, str], body: bytes) -> bytes:
    fields = {
        "Host": place.named,
        **headers,
        "Content-Length": str(len(body)),
        "User-Agent": "carrack",
        "Accept": "*/*",
        "Connection": "close",
    }
    lines = [f"POST {place.path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def _status(line: bytes) -> int:
    protocol, _, rest = line.partition(b" ")
    if not protocol.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("what answers there is not an HTTP server")
    return int(rest[:3])


__all__ = ["Forbidden", "place_of", "post"]
