"""Requests and answers, as all routes read and write them, and errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket

from carrack.plays.files import CSV, FORMS, PlayFile
from carrack.plays.play import AUTOMATON
from carrack.server.budget import BYTES, pay
from carrack.server.clocks.zones import is_zone
from carrack.server.http.clients import ACCOUNT, CLIENT
from carrack.server.http.statuses import error_of, status_of
from carrack.server.parts import Carrack
from carrack.server.people.cookies import may_use_session, origin_of, session_secret
from carrack.server.people.devices import device_words
from carrack.server.people.passkeys import RelyingParty, relying_party
from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.reading import T, clean_name, decoded, encoded
from carrack.server.store.faults import StoreError
from carrack.server.store.operator import OperatorDevice
from carrack.server.store.people import SignedIn
from carrack.server.tables.alone import Outrun
from carrack.server.tables.auth import Keys, bearer_tokens
from carrack.server.tables.table import Table

log = logging.getLogger(__name__)

WORTH_PACKING = 1024  # bytes
TRIES = 10
"""The most times that a request is judged again while other processes are quicker."""
BODY = "carrack.body"
"""The key of a body in a request's scope, once it was read."""
BUSY_SECONDS = 5  # seconds after which a retry makes sense


# --- answers ---------------------------------------------------------------------------------


def answer(data: Any, status: int = 200, **headers: str) -> Response:
    """Data as JSON. Nothing of the interface is cached."""
    body = data if isinstance(data, bytes) else encoded(data)
    pay(len(body) / BYTES)
    return Response(body, status, {"Cache-Control": "no-store", **headers}, "application/json")


def fixed(request: Request, data: Any, kind: str = "application/json") -> Response:
    """An answer that stays the same while the program runs, and is compressed once."""
    body = data.encode() if isinstance(data, str) else data
    body = body if isinstance(body, bytes) else encoded(body)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", "Content-Type": kind}
    pay(len(body) / BYTES)
    if len(body) >= WORTH_PACKING and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = packed(body)
    return Response(body, 200, headers)


@lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    """The same, compressed."""
    import gzip  # which a browser's engine need not have

    return gzip.compress(body, mtime=0)


def refusal(problem: Problem, status: int = 0) -> Response:
    """The answer to a request that cannot be done; `status` if it is not the problem's own."""
    status = status or status_of(problem)
    again = problem.retry_after
    if again is None and status == 503:
        again = BUSY_SECONDS
    headers = {} if again is None else {"Retry-After": str(again)}
    return answer(error_of(problem), status, **headers)


async def problem_response(request: Request, error: Exception) -> Response:
    """The answer to a request that raised a Problem."""
    assert isinstance(error, Problem)
    return refusal(error)


async def unsaved_response(request: Request, error: Exception) -> Response:
    """The answer when the store fails during a read."""
    assert isinstance(error, StoreError)
    log.error("%s %.200s: %s", request.method, request.url.path, error)
    return refusal(Problem("store", args={"reason": error.reason}))


async def http_error_response(request: Request, error: Exception) -> Response:
    """The answer for an unknown address or method."""
    assert isinstance(error, HTTPException)
    asked = {"method": request.method, "path": request.url.path}
    code = "no-route" if error.status_code == 404 else "method"
    return refusal(Problem(code, args=asked), error.status_code)


async def judged_again(request: Request, error: Exception) -> Response:
    """The answer to a request that another process was quicker than."""
    assert isinstance(error, Outrun)
    for _ in range(TRIES):
        try:
            done: Response = await request.scope["endpoint"](request)
            return done
        except Outrun:
            continue
    return refusal(error)


HANDLERS: dict[Any, Any] = {
    Outrun: judged_again,
    Problem: problem_response,
    StoreError: unsaved_response,
    HTTPException: http_error_response,
}
"""The functions that answer an exception of a route."""


def bug_response(method: str, path: str, error: Exception) -> Response:
    """The answer to an internal error, which is logged."""
    log.error("%s %.200s", method, path, exc_info=error)
    return refusal(Problem("bug"))


def text_answer(text: str, **headers: str) -> Response:
    """A text, never cached."""
    return Response(text, 200, {"Cache-Control": "no-store", **headers}, "text/plain")


def play_answer(text: str, name: str, form: str) -> Response:
    """A finished game as a file for other programs."""
    file = f'attachment; filename="{name}.{form}"'
    return text_answer(text, **{"Content-Disposition": file})


def lines_answer(lines: AsyncIterator[bytes], name: str) -> Response:
    """A file of lines, never cached."""
    file = f'attachment; filename="{name}"'
    headers = {"Content-Disposition": file, "Cache-Control": "no-store"}
    return StreamingResponse(lines, headers=headers, media_type="application/x-ndjson")


# --- requests --------------------------------------------------------------------------------


def carrack_of(request: Request | WebSocket) -> Carrack:
    """The parts of the server that serve a request."""
    carrack: Carrack = request.app.state.carrack
    return carrack


def client_of(request: Request | WebSocket) -> str | None:
    """The address that a request comes from; None if requests from there are free."""
    client: str | None = request.scope.get(CLIENT)
    return client


def account_of(request: Request | WebSocket) -> str | None:
    """The person or the address that pays for a request; None if nobody does."""
    account: str | None = request.scope.get(ACCOUNT)
    return account


async def keys_of(request: Request) -> Keys:
    """Return what a request opens seats with. Raises Problem 401."""
    tokens = bearer_tokens(request.headers.get("authorization"))
    return await carrack_of(request).people.keys(tokens, session_secret(request))


async def operator_if_any(request: Request) -> OperatorDevice | None:
    """Return the operator's device that asks, if it is one. Raises Problem 401."""
    tokens = bearer_tokens(request.headers.get("authorization"))
    return await carrack_of(request).operators.known(tokens)


async def operator_of(request: Request) -> OperatorDevice:
    """Return the operator's device that asks. Raises Problem 401 or 403 for any other."""
    tokens = bearer_tokens(request.headers.get("authorization"))
    return await carrack_of(request).operators.require(tokens)


async def known(request: Request) -> SignedIn | None:
    """Return who asks, if that is known."""
    return await carrack_of(request).people.signed_in(session_secret(request))


async def signed_in(request: Request) -> SignedIn:
    """Return who asks. Raises Problem 401, or 403 where another site's page could have asked."""
    await own_page(request)
    return await carrack_of(request).people.require(session_secret(request))


class OwnPage:
    """A page of this server, which alone can have made a request."""


async def own_page(request: Request) -> OwnPage:
    """The page that asks. Raises Problem 403 where another site's page could have asked."""
    if not may_use_session(request):
        raise Problem("origin", "own-page")
    return OwnPage()


def own(page: OwnPage) -> None:
    """Let only the server's own page ask."""


async def party_of(request: Request) -> RelyingParty:
    """As whom passkeys know the page that asks. Raises Problem."""
    return relying_party(origin_of(request))


def words_of(request: Request) -> str:
    """Describe the device that asks."""
    return device_words(request.headers.get("user-agent", ""))


async def body_of(request: Request, long: bool = False) -> bytes:
    """The body of a request, which may be a `long` one. Raises Problem 413."""
    settings = carrack_of(request).tables.settings
    return await body_up_to(request, settings.record_bytes if long else settings.request_bytes)


async def body_up_to(request: Request, limit: int) -> bytes:
    """The body of a request, of at most so many bytes. Raises Problem 413."""
    if BODY in request.scope:
        return bytes(request.scope[BODY])
    parts, size = [], 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > limit:
                raise Problem("too-long", args={"most": limit})
            parts.append(part)
    except ClientDisconnect:
        raise malformed(None, "broken-off") from None
    body = request.scope[BODY] = b"".join(parts)
    return body


async def message_of(request: Request, kind: type[T]) -> T:
    """The message in the body of a request. Raises Problem 400."""
    return decoded(await body_of(request), kind)


async def long_message_of(request: Request, kind: type[T]) -> T:
    """The message in a body that may be a long one. Raises Problem 400."""
    return decoded(await body_of(request, long=True), kind)


async def message_if_any(request: Request, kind: type[T]) -> T:
    """The message in the body of a request, which may be empty. Raises Problem 400."""
    return decoded(await body_of(request) or b"{}", kind)


async def text_of(request: Request, kind: type[str]) -> str:
    """The text in a body that may be a long one. Raises Problem 400."""
    try:
        return kind(await body_of(request, long=True), "utf-8-sig")
    except UnicodeDecodeError:
        raise malformed(None, "not-utf8") from None


def whole(text: str, field: str) -> int:
    """A whole number in an address. Raises Problem 400."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise malformed(field, "whole-number", {"field": field, "given": text[:40]})
    return int(text)


def play_file(request: Request) -> PlayFile:
    """As which file a finished game is wanted. Raises Problem 400."""
    form = request.query_params.get("form", CSV)
    if form not in FORMS:
        raise malformed("form", "play-form", {"given": form[:40], "known": list(FORMS)})
    zone = request.query_params.get("zone", "")
    if zone and not is_zone(zone):
        raise malformed("zone", "play-zone", {"zone": zone[:40]})
    automaton = clean_name(request.query_params.get("automaton", ""), "automaton")
    return PlayFile(form, zone, automaton or AUTOMATON)


@asynccontextmanager
async def at_table(request: Request) -> AsyncIterator[Table]:
    """The table of a request."""
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        yield table


@asynccontextmanager
async def playing(request: Request) -> AsyncIterator[Table]:
    """The table of a request for players only; then the client pays for its bots' thinking."""
    async with at_table(request) as table:
        yield table
        table.account = account_of(request)
