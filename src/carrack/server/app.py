"""The routes. Each reads its request, asks the table, and answers.

`docs/protocol.md` describes them for clients.
"""

from __future__ import annotations

import asyncio
import io
import logging
import textwrap
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrack import __version__
from carrack.server import catalogue, host, live, moves, page, shown
from carrack.server.auth import bearer_tokens
from carrack.server.bots import Bots
from carrack.server.guard import Bucket, Guard
from carrack.server.maps import Maps
from carrack.server.protocol import (
    CodePost,
    CommandPost,
    MapSeed,
    MapText,
    Mine,
    MovePost,
    NewTable,
    Problem,
    SeatAction,
    T,
    UndoPost,
    decoded,
    encoded,
    malformed,
)
from carrack.server.replays import Replays
from carrack.server.store import Store, StoreError
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
    maps: Maps
    lan: str | None


def make_app(store: Store, bots: Bots, lan: str | None = None) -> Starlette:
    """The server as an ASGI application. It closes store and bots when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables = Tables(store, bots)
        app.state.carrack = Carrack(tables, Replays(), Maps(), lan)
        waking = asyncio.create_task(tables.wake_bots())
        try:
            yield
        finally:
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            await tables.close()
            await bots.close()
            await store.close()

    middleware = [
        Middleware(Guard, requests=Bucket(50.0, 500.0), tables=Bucket(0.2, 30.0)),
        Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
    ]
    handlers: dict[Any, Any] = {
        Problem: _problem,
        StoreError: _unsaved,
        HTTPException: _http,
        Exception: _bug,
    }
    return Starlette(
        routes=ROUTES, middleware=middleware, exception_handlers=handlers, lifespan=lifespan
    )


# --- answers ---------------------------------------------------------------------------------


def answer(data: Any, status: int = 200) -> Response:
    """Data as JSON. Nothing of the interface is cached."""
    body = data if isinstance(data, bytes) else encoded(data)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return answer(error.to_json(), error.status)


async def _unsaved(request: Request, error: Exception) -> Response:
    log.error("%s %s: %s", request.method, request.url.path, error)
    return answer(Problem(503, "store", f"the store fails: {error}").to_json(), 503)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "no-route" if error.status_code == 404 else "method"
    return answer(Problem(error.status_code, code, error.detail).to_json(), error.status_code)


async def _bug(request: Request, error: Exception) -> Response:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    problem = Problem(500, "bug", "this is a mistake in Carrack; the server's log tells more")
    return answer(problem.to_json(), 500)


# --- requests --------------------------------------------------------------------------------


def _carrack(request: Request | WebSocket) -> Carrack:
    carrack: Carrack = request.app.state.carrack
    return carrack


def _tokens(request: Request) -> list[str]:
    return bearer_tokens(request.headers.get("authorization"))


async def _body(request: Request, limit: int = BODY) -> bytes:
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


async def _message(request: Request, kind: type[T]) -> T:
    return decoded(await _body(request), kind)


def _number(text: str, field: str) -> int:
    """A whole number out of an address. Raises Problem 400."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise malformed(field, f"{field} is a whole number, not {text[:40]!r}")
    return int(text)


# --- games and tables --------------------------------------------------------------------------


async def about(request: Request) -> Response:
    """`GET /api/server`: version, and the address for other devices in the same network."""
    return answer({"version": __version__, "lan": _carrack(request).lan})


async def games(request: Request) -> Response:
    """`GET /api/games`."""
    return answer(catalogue.games())


async def rules(request: Request) -> Response:
    """`GET /api/games/{game}/rules/{language}`."""
    return answer(catalogue.rules(**request.path_params))


async def messages(request: Request) -> Response:
    """`GET /api/games/{game}/messages/{language}`."""
    return _text(catalogue.messages(**request.path_params))


def _text(text: str, **headers: str) -> Response:
    return Response(text, 200, {"Cache-Control": "no-store", **headers}, "text/plain")


async def maps(request: Request) -> Response:
    """`GET /api/games/{game}/maps`."""
    return answer(await _carrack(request).maps.offered(request.path_params["name"]))


async def check_map(request: Request) -> Response:
    """`POST /api/games/{game}/maps/check`."""
    post = await _message(request, MapText)
    return answer(await _carrack(request).maps.judge(request.path_params["name"], post))


async def generate_map(request: Request) -> Response:
    """`POST /api/games/{game}/maps/generate`."""
    post = await _message(request, MapSeed)
    return answer(await _carrack(request).maps.generate(request.path_params["name"], post))


async def new_table(request: Request) -> Response:
    """`POST /api/tables`."""
    wish = await _message(request, NewTable)
    return answer(await _carrack(request).tables.create(wish), 201)


async def snapshot(request: Request) -> Response:
    """`GET /api/tables/{table}`."""
    tokens = _tokens(request)
    name = request.path_params["table"]
    async with _carrack(request).tables.use(name) as table, table.opened() as sitting:
        viewer = sitting.viewer(tokens)
        return answer(shown.snapshot(sitting, viewer, table.hub.online()))


async def steps(request: Request) -> Response:
    """`GET /api/tables/{table}/steps?from=K`."""
    tokens = _tokens(request)
    first = _number(request.query_params.get("from", "0"), "from")
    name = request.path_params["table"]
    async with _carrack(request).tables.use(name) as table, table.opened() as sitting:
        seat = sitting.eyes(sitting.viewer(tokens))
        return answer({"steps": shown.steps(sitting.story.steps[first:], seat)})


async def record(request: Request) -> Response:
    """`GET /api/tables/{table}/record`."""
    name = request.path_params["table"]
    async with _carrack(request).tables.use(name) as table, table.opened() as sitting:
        file = f'attachment; filename="{sitting.row.game}-{name}.jsonl"'
        return _text(shown.record_text(sitting), **{"Content-Disposition": file})


async def position(request: Request) -> Response:
    """`GET /api/tables/{table}/at/{step}`."""
    carrack, name, tokens = _carrack(request), request.path_params["table"], _tokens(request)
    step = _number(request.path_params["step"], "step")
    async with carrack.tables.use(name) as table:
        async with table.opened() as sitting:
            viewer, match = sitting.reader(sitting.viewer(tokens)), sitting.match
            game, header, entries = sitting.game, match.header, list(match.entries)
        reel = await carrack.replays.of_table(name, game, header, entries)
    return answer(reel.at(step, viewer))


async def move(request: Request) -> Response:
    """`POST /api/tables/{table}/moves`."""
    tokens, post = _tokens(request), await _message(request, MovePost)
    async with _carrack(request).tables.use(request.path_params["table"]) as table:
        return answer(await moves.move(table, tokens, post))


async def undo(request: Request) -> Response:
    """`POST /api/tables/{table}/undo`."""
    tokens, post = _tokens(request), await _message(request, UndoPost)
    async with _carrack(request).tables.use(request.path_params["table"]) as table:
        return answer(await moves.undo(table, tokens, post))


async def command(request: Request) -> Response:
    """`POST /api/tables/{table}/commands`."""
    tokens, post = _tokens(request), await _message(request, CommandPost)
    async with _carrack(request).tables.use(request.path_params["table"]) as table:
        return answer(await moves.command(table, tokens, post))


async def seat(request: Request) -> Response:
    """`POST /api/tables/{table}/seats/{seat}`."""
    tokens, post = _tokens(request), await _message(request, SeatAction)
    number = _number(request.path_params["seat"], "seat")
    async with _carrack(request).tables.use(request.path_params["table"]) as table:
        return answer(await host.seat_action(table, tokens, number, post))


async def delete(request: Request) -> Response:
    """`DELETE /api/tables/{table}`."""
    name = request.path_params["table"]
    await _carrack(request).tables.delete(name, _tokens(request))
    return answer({"deleted": name})


async def rematch(request: Request) -> Response:
    """`POST /api/tables/{table}/rematch`."""
    name = request.path_params["table"]
    return answer(await _carrack(request).tables.rematch(name, _tokens(request)), 201)


async def mine(request: Request) -> Response:
    """`POST /api/mine`."""
    wanted = decoded(await _body(request, LONG_BODY), Mine)
    return answer(await _carrack(request).tables.mine(wanted.tables))


# --- replays, codes, live ------------------------------------------------------------------------


async def new_replay(request: Request) -> Response:
    """`POST /api/replays`."""
    body = await _body(request, LONG_BODY)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise malformed(None, "a record is text in UTF-8") from None
    return answer(await _carrack(request).replays.add(text), 201)


async def replay_position(request: Request) -> Response:
    """`GET /api/replays/{replay}/at/{step}?seat=S`."""
    step = _number(request.path_params["step"], "step")
    wanted = request.query_params.get("seat")
    seat = None if wanted is None else _number(wanted, "seat")
    replays = _carrack(request).replays
    return answer(await replays.at(request.path_params["replay"], step, seat))


async def code(request: Request) -> Response:
    """`POST /api/code`: a link as a QR code (SVG), for the phone on the other side of the table."""
    post = await _message(request, CodePost)
    out = io.BytesIO()
    segno.make(post.text, micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(out.getvalue(), 200, {"Cache-Control": "no-store"}, "image/svg+xml")


async def watch(socket: WebSocket) -> None:
    """`WS /api/tables/{table}/live`."""
    await socket.accept()
    try:
        hello = await live.greeting(socket)
        async with _carrack(socket).tables.use(socket.path_params["table"]) as table:
            watcher = await table.join(hello.tokens, hello.since)
            try:
                await live.serve(socket, watcher)
            finally:
                await table.leave(watcher)
    except Problem as problem:
        await socket.close(live.CLOSE_CODES.get(problem.status, 1011), _reason(problem))
    except WebSocketDisconnect:
        return


def _reason(problem: Problem) -> str:
    """What is said when a connection is closed: at most 123 bytes go into that."""
    return textwrap.shorten(problem.message, 100, placeholder=" …")


async def no_route(request: Request) -> Response:
    """Any other address under `/api`."""
    message = f"there is no {request.method} {request.url.path}"
    raise Problem(404, "no-route", message)


TABLE = "/api/tables/{table}"
ALL = ["GET", "POST", "PUT", "PATCH", "DELETE"]
ROUTES = [
    Route("/api/server", about),
    Route("/api/games", games),
    Route("/api/games/{name}/rules/{language}", rules),
    Route("/api/games/{name}/messages/{language}", messages),
    Route("/api/games/{name}/maps", maps),
    Route("/api/games/{name}/maps/check", check_map, methods=["POST"]),
    Route("/api/games/{name}/maps/generate", generate_map, methods=["POST"]),
    Route("/api/tables", new_table, methods=["POST"]),
    Route(TABLE, snapshot),
    Route(TABLE, delete, methods=["DELETE"]),
    Route(f"{TABLE}/steps", steps),
    Route(f"{TABLE}/record", record),
    Route(f"{TABLE}/at/{{step}}", position),
    Route(f"{TABLE}/moves", move, methods=["POST"]),
    Route(f"{TABLE}/undo", undo, methods=["POST"]),
    Route(f"{TABLE}/commands", command, methods=["POST"]),
    Route(f"{TABLE}/seats/{{seat}}", seat, methods=["POST"]),
    Route(f"{TABLE}/rematch", rematch, methods=["POST"]),
    Route("/api/mine", mine, methods=["POST"]),
    Route("/api/replays", new_replay, methods=["POST"]),
    Route("/api/replays/{replay}/at/{step}", replay_position),
    Route("/api/code", code, methods=["POST"]),
    WebSocketRoute(f"{TABLE}/live", watch),
    Route("/api/{rest:path}", no_route, methods=ALL),
    Route("/", page.index),
    Route("/{path:path}", page.asset),
]
