"""The routes. Each reads its request, asks the table, and answers.

`docs/protocol.md` describes them for clients.
"""

from __future__ import annotations

import asyncio
import io
import textwrap
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrack import __version__
from carrack.server import catalogue, host, live, moves, page, shown
from carrack.server.analyses import Analyses
from carrack.server.bots import Bots
from carrack.server.guard import Bucket, Guard
from carrack.server.maps import Maps
from carrack.server.protocol import (
    CodePost,
    CommandPost,
    HintPost,
    MapSeed,
    MapText,
    Mine,
    MovePost,
    NewTable,
    Problem,
    SeatAction,
    UndoPost,
    decoded,
    malformed,
)
from carrack.server.replays import Replays
from carrack.server.requests import (
    LONG_BODY,
    Carrack,
    answer,
    body_of,
    carrack_of,
    message_of,
    text_answer,
    tokens_of,
    told_bug,
    told_http,
    told_problem,
    told_unsaved,
    whole,
)
from carrack.server.store import Store, StoreError
from carrack.server.tables import Tables


def make_app(store: Store, bots: Bots, lan: str | None = None) -> Starlette:
    """The server as an ASGI application. It closes store and bots when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables = Tables(store, bots)
        analyses = Analyses(tables, store, bots)
        app.state.carrack = Carrack(tables, Replays(), analyses, Maps(), lan)
        waking = asyncio.create_task(_wake(tables, analyses))
        try:
            yield
        finally:
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            await analyses.close()
            await tables.close()
            await bots.close()
            await store.close()

    middleware = [
        Middleware(Guard, requests=Bucket(50.0, 500.0), tables=Bucket(0.2, 30.0)),
        Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
    ]
    handlers: dict[Any, Any] = {
        Problem: told_problem,
        StoreError: told_unsaved,
        HTTPException: told_http,
        Exception: told_bug,
    }
    return Starlette(
        routes=ROUTES, middleware=middleware, exception_handlers=handlers, lifespan=lifespan
    )


async def _wake(tables: Tables, analyses: Analyses) -> None:
    """After a start: bots go on where they were, then analyses."""
    await tables.wake_bots()
    await analyses.resume()


# --- games and tables --------------------------------------------------------------------------


async def about(request: Request) -> Response:
    """`GET /api/server`: version, and the address for other devices in the same network."""
    return answer({"version": __version__, "lan": carrack_of(request).lan})


async def games(request: Request) -> Response:
    """`GET /api/games`."""
    return answer(catalogue.games())


async def rules(request: Request) -> Response:
    """`GET /api/games/{game}/rules/{language}`."""
    return answer(catalogue.rules(**request.path_params))


async def messages(request: Request) -> Response:
    """`GET /api/games/{game}/messages/{language}`."""
    return text_answer(catalogue.messages(**request.path_params))


async def maps(request: Request) -> Response:
    """`GET /api/games/{game}/maps`."""
    return answer(await carrack_of(request).maps.offered(request.path_params["name"]))


async def check_map(request: Request) -> Response:
    """`POST /api/games/{game}/maps/check`."""
    post = await message_of(request, MapText)
    return answer(await carrack_of(request).maps.judge(request.path_params["name"], post))


async def generate_map(request: Request) -> Response:
    """`POST /api/games/{game}/maps/generate`."""
    post = await message_of(request, MapSeed)
    return answer(await carrack_of(request).maps.generate(request.path_params["name"], post))


async def new_table(request: Request) -> Response:
    """`POST /api/tables`."""
    wish = await message_of(request, NewTable)
    return answer(await carrack_of(request).tables.create(wish), 201)


async def snapshot(request: Request) -> Response:
    """`GET /api/tables/{table}`."""
    tokens = tokens_of(request)
    name = request.path_params["table"]
    async with carrack_of(request).tables.use(name) as table, table.opened() as sitting:
        viewer = sitting.viewer(tokens)
        return answer(shown.snapshot(sitting, viewer, table.hub.online()))


async def steps(request: Request) -> Response:
    """`GET /api/tables/{table}/steps?from=K`."""
    tokens = tokens_of(request)
    first = whole(request.query_params.get("from", "0"), "from")
    name = request.path_params["table"]
    async with carrack_of(request).tables.use(name) as table, table.opened() as sitting:
        seat = sitting.eyes(sitting.viewer(tokens))
        return answer({"steps": shown.steps(sitting.story.steps[first:], seat)})


async def record(request: Request) -> Response:
    """`GET /api/tables/{table}/record`."""
    name = request.path_params["table"]
    async with carrack_of(request).tables.use(name) as table, table.opened() as sitting:
        file = f'attachment; filename="{sitting.row.game}-{name}.jsonl"'
        return text_answer(shown.record_text(sitting), **{"Content-Disposition": file})


async def position(request: Request) -> Response:
    """`GET /api/tables/{table}/at/{step}`."""
    carrack, name, tokens = carrack_of(request), request.path_params["table"], tokens_of(request)
    step = whole(request.path_params["step"], "step")
    async with carrack.tables.use(name) as table:
        async with table.opened() as sitting:
            viewer, match = sitting.reader(sitting.viewer(tokens)), sitting.match
            game, header, entries = sitting.game, match.header, list(match.entries)
        reel = await carrack.replays.of_table(name, game, header, entries)
    return answer(reel.at(step, viewer))


async def move(request: Request) -> Response:
    """`POST /api/tables/{table}/moves`."""
    tokens, post = tokens_of(request), await message_of(request, MovePost)
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        return answer(await moves.move(table, tokens, post))


async def undo(request: Request) -> Response:
    """`POST /api/tables/{table}/undo`."""
    tokens, post = tokens_of(request), await message_of(request, UndoPost)
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        return answer(await moves.undo(table, tokens, post))


async def command(request: Request) -> Response:
    """`POST /api/tables/{table}/commands`."""
    tokens, post = tokens_of(request), await message_of(request, CommandPost)
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        return answer(await moves.command(table, tokens, post))


async def hint(request: Request) -> Response:
    """`POST /api/tables/{table}/hint`."""
    tokens, post = tokens_of(request), await message_of(request, HintPost)
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        return answer(await moves.hint(table, tokens, post))


async def analysis(request: Request) -> Response:
    """`GET` and `POST /api/tables/{table}/analysis`."""
    analyses, name = carrack_of(request).analyses, request.path_params["table"]
    if request.method == "POST":
        return answer(await analyses.ask(name, tokens_of(request)), 202)
    return answer(await analyses.status(name))


async def seat(request: Request) -> Response:
    """`POST /api/tables/{table}/seats/{seat}`."""
    tokens, post = tokens_of(request), await message_of(request, SeatAction)
    number = whole(request.path_params["seat"], "seat")
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        return answer(await host.seat_action(table, tokens, number, post))


async def delete(request: Request) -> Response:
    """`DELETE /api/tables/{table}`."""
    name = request.path_params["table"]
    await carrack_of(request).tables.delete(name, tokens_of(request))
    carrack_of(request).analyses.drop(name)
    return answer({"deleted": name})


async def rematch(request: Request) -> Response:
    """`POST /api/tables/{table}/rematch`."""
    name = request.path_params["table"]
    return answer(await carrack_of(request).tables.rematch(name, tokens_of(request)), 201)


async def mine(request: Request) -> Response:
    """`POST /api/mine`."""
    wanted = decoded(await body_of(request, LONG_BODY), Mine)
    return answer(await carrack_of(request).tables.mine(wanted.tables))


# --- replays, codes, live ------------------------------------------------------------------------


async def new_replay(request: Request) -> Response:
    """`POST /api/replays`."""
    body = await body_of(request, LONG_BODY)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise malformed(None, "a record is text in UTF-8") from None
    return answer(await carrack_of(request).replays.add(text), 201)


async def replay_position(request: Request) -> Response:
    """`GET /api/replays/{replay}/at/{step}?seat=S`."""
    step = whole(request.path_params["step"], "step")
    wanted = request.query_params.get("seat")
    seat = None if wanted is None else whole(wanted, "seat")
    replays = carrack_of(request).replays
    return answer(await replays.at(request.path_params["replay"], step, seat))


async def code(request: Request) -> Response:
    """`POST /api/code`: a link as a QR code (SVG), for the phone on the other side of the table."""
    post = await message_of(request, CodePost)
    out = io.BytesIO()
    segno.make(post.text, micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(out.getvalue(), 200, {"Cache-Control": "no-store"}, "image/svg+xml")


async def watch(socket: WebSocket) -> None:
    """`WS /api/tables/{table}/live`."""
    await socket.accept()
    try:
        hello = await live.greeting(socket)
        async with carrack_of(socket).tables.use(socket.path_params["table"]) as table:
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
    Route(f"{TABLE}/hint", hint, methods=["POST"]),
    Route(f"{TABLE}/analysis", analysis, methods=["GET", "POST"]),
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
