"""What the routes have in common: requests read, answers and errors written."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from carrack.server.analyses import Analyses
from carrack.server.auth import bearer_tokens
from carrack.server.maps import Maps
from carrack.server.protocol import Problem, T, decoded, encoded, malformed
from carrack.server.replays import Replays
from carrack.server.tables import Tables

log = logging.getLogger(__name__)

BODY = 64 * 1024
LONG_BODY = 4 * 1024 * 1024


@dataclass(frozen=True)
class Carrack:
    """What the routes work with.

    `lan` is the address in the local network, if the server is open there.
    """

    tables: Tables
    replays: Replays
    analyses: Analyses
    maps: Maps
    lan: str | None


# --- answers ---------------------------------------------------------------------------------


def answer(data: Any, status: int = 200) -> Response:
    """Data as JSON. Nothing of the interface is cached."""
    body = data if isinstance(data, bytes) else encoded(data)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


async def told_problem(request: Request, error: Exception) -> Response:
    """A request that cannot be done."""
    assert isinstance(error, Problem)
    return answer(error.to_json(), error.status)


async def told_unsaved(request: Request, error: Exception) -> Response:
    """A store that fails while it is read."""
    log.error("%s %s: %s", request.method, request.url.path, error)
    return answer(Problem(503, "store", f"the store fails: {error}").to_json(), 503)


async def told_http(request: Request, error: Exception) -> Response:
    """An address or method that there is not."""
    assert isinstance(error, HTTPException)
    code = "no-route" if error.status_code == 404 else "method"
    return answer(Problem(error.status_code, code, error.detail).to_json(), error.status_code)


async def told_bug(request: Request, error: Exception) -> Response:
    """A mistake of ours: the log tells more than the answer."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    problem = Problem(500, "bug", "this is a mistake in Carrack; the server's log tells more")
    return answer(problem.to_json(), 500)


def text_answer(text: str, **headers: str) -> Response:
    """A text, never cached."""
    return Response(text, 200, {"Cache-Control": "no-store", **headers}, "text/plain")


# --- requests --------------------------------------------------------------------------------


def carrack_of(request: Request | WebSocket) -> Carrack:
    """What the application of a request works with."""
    carrack: Carrack = request.app.state.carrack
    return carrack


def tokens_of(request: Request) -> list[str]:
    """The tokens that a request shows. Raises Problem 401."""
    return bearer_tokens(request.headers.get("authorization"))


async def body_of(request: Request, limit: int = BODY) -> bytes:
    """The body of a request. Raises Problem 413."""
    parts, size = [], 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > limit:
                raise Problem(413, "too-long", f"a request has at most {limit} bytes")
            parts.append(part)
    except ClientDisconnect:
        raise malformed(None, "the request was broken off") from None
    return b"".join(parts)


async def message_of(request: Request, kind: type[T]) -> T:
    """The message in the body of a request. Raises Problem 400."""
    return decoded(await body_of(request), kind)


def whole(text: str, field: str) -> int:
    """A whole number out of an address. Raises Problem 400."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise malformed(field, f"{field} is a whole number, not {text[:40]!r}")
    return int(text)
