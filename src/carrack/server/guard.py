"""What stands before every request.

Same site only, not too often, and headers that keep the page to itself.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carrack.server.protocol import Problem, encoded

POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "connect-src 'self' ws: wss:",  # older Safari does not count the own ws: as 'self'
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Bucket:
    """Requests an address may make: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.addresses: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether one more is allowed at time `now` (seconds)."""
        left, since = self.addresses.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        self.addresses[address] = (left - 1.0 if left >= 1.0 else left, now)
        if len(self.addresses) > 10_000:
            self.addresses.popitem(last=False)
        return left >= 1.0


class Guard:
    """Refuses what comes from other sites or too often; adds the headers to what is answered."""

    def __init__(self, app: ASGIApp, requests: Bucket, tables: Bucket) -> None:
        self.app = app
        self.requests = requests
        self.tables = tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if scope["type"] == "websocket":
            await self._websocket(problem, scope, receive, send)
        elif problem is None:
            await self.app(scope, receive, _adding_headers(send))
        else:
            await _refuse(problem, _adding_headers(send))

    async def _websocket(
        self, problem: Problem | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if problem is None:
            await self.app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})

    def _problem(self, scope: Scope) -> Problem | None:
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not same_site(headers):
            return Problem(403, "origin", "this request comes from a page of another site")
        address = scope["client"][0] if scope.get("client") else ""
        if address in ("127.0.0.1", "::1"):
            return None  # this machine's own page
        dear = scope["type"] == "http" and is_dear(scope["method"], scope["path"])
        now = time.monotonic()
        if self.requests.take(address, now) and (not dear or self.tables.take(address, now)):
            return None
        return Problem(429, "too-many", "too many requests from your address; wait a little")


_DEAR = re.compile(r"/api/(tables|replays|games/[^/]+/maps/generate)")


def is_dear(method: str, path: str) -> bool:
    """Whether a request costs much: it makes a table, plays a record, or draws a map."""
    return method == "POST" and _DEAR.fullmatch(path) is not None


def same_site(headers: Headers) -> bool:
    """Whether a browser sent this from a page of this very server.

    Programs that are no browser send no Origin.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def _adding_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _refuse(problem: Problem, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    start = {"type": "http.response.start", "status": problem.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": encoded(problem.to_json())})
