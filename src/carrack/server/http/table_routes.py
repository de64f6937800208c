"""The routes of one table. Each reads its request, asks the table, and answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrack.server import upkeep
from carrack.server.http import API
from carrack.server.http.requests import (
    account_of,
    answer,
    body_of,
    carrack_of,
    keys_of,
    message_of,
    play_answer,
    play_file,
    playing,
    text_answer,
    whole,
)
from carrack.server.http.row import Row, SocketRow
from carrack.server.http.statuses import close_code_of
from carrack.server.people.cookies import session_secret
from carrack.server.refusals import Problem
from carrack.server.shapes.messages import (
    BeginPost,
    BranchPost,
    CommandPost,
    EnteredPost,
    FinishPost,
    HintPost,
    LinePost,
    LuckPost,
    MendPost,
    MovePost,
    PausePost,
    RematchPost,
    SeatAction,
    TalkPost,
    TalkSwitch,
    UndoPost,
    WatchersPost,
)
from carrack.server.shapes.payload_types import StepsPayload
from carrack.server.shapes.reading import decoded
from carrack.server.store.faults import StoreError
from carrack.server.tables import (
    beginning,
    entering,
    host,
    hub,
    moves,
    payloads,
    switches,
    watching,
)
from carrack.server.tables import talk as talking
from carrack.server.tables.auth import Keys
from carrack.server.tables.replays import past_of
from carrack.server.tables.table import Table

log = logging.getLogger(__name__)

P = TypeVar("P")


async def snapshot(request: Request) -> Response:
    """`GET /api/v1/tables/{table}`."""
    keys = await keys_of(request)
    name = request.path_params["table"]
    async with carrack_of(request).tables.use(name) as table, table.entered(keys) as there:
        viewer = there.viewer(keys)
        return answer(payloads.whole(there, viewer, table.hub.online()))


async def steps(request: Request) -> Response:
    """`GET /api/v1/tables/{table}/steps?from=K`."""
    carrack, name, keys = carrack_of(request), request.path_params["table"], await keys_of(request)
    first = whole(request.query_params.get("from", "0"), "from")
    async with carrack.tables.use(name) as table:
        async with table.opened(keys) as open_table:
            seat = open_table.perspective(open_table.viewer(keys))
            if open_table.seq - first < payloads.AT_ONCE:
                return answer(StepsPayload(payloads.newest(open_table.story.steps, first, seat)))
            past = past_of(open_table)
        return answer(await carrack.replays.table_steps(past, first, seat))


async def record(request: Request) -> Response:
    """`GET /api/v1/tables/{table}/record`."""
    carrack, name, keys = carrack_of(request), request.path_params["table"], await keys_of(request)
    async with carrack.tables.use(name) as table:
        async with table.opened(keys) as open_table:
            open_table.viewer(keys)
            file = f'attachment; filename="{open_table.row.game}-{name}.jsonl"'
            past = past_of(open_table)
            text = payloads.record_text(open_table) if open_table.seq < payloads.AT_ONCE else None
        text = text or await carrack.replays.table_record(past)
        return text_answer(text, **{"Content-Disposition": file})


async def play(request: Request) -> Response:
    """`GET /api/v1/tables/{table}/play?form=csv`."""
    carrack, name, keys = carrack_of(request), request.path_params["table"], await keys_of(request)
    file = play_file(request)
    async with carrack.tables.use(name) as table:
        async with table.opened(keys) as open_table:
            open_table.viewer(keys)
            past, row = past_of(open_table), open_table.row
        text = await carrack.replays.table_play(past, file, row.created, row.updated)
    return play_answer(text, f"{row.game}-{name}", file.form)


async def position(request: Request) -> Response:
    """`GET /api/v1/tables/{table}/at/{step}`."""
    carrack, name, keys = carrack_of(request), request.path_params["table"], await keys_of(request)
    step = whole(request.path_params["step"], "step")
    async with carrack.tables.use(name) as table:
        async with table.opened(keys) as open_table:
            seats = open_table.reader(open_table.viewer(keys)).seats
            past = past_of(open_table)
        return answer(await carrack.replays.table_at(past, step, seats))


async def acted(
    request: Request, kind: type[P], act: Callable[[Table, Keys, P], Awaitable[bytes]]
) -> Response:
    """The answer to what a player asks for in a message of a kind."""
    keys, post = await keys_of(request), await message_of(request, kind)
    async with playing(request) as table:
        done = await act(table, keys, post)
        table.paid_by(account_of(request))
        return answer(done)


async def move(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/moves`."""
    return await acted(request, MovePost, moves.move)


async def undo(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/undo`."""
    return await acted(request, UndoPost, moves.undo)


async def command(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/commands`."""
    return await acted(request, CommandPost, moves.command)


async def enter(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/enter`."""
    return await acted(request, EnteredPost, entering.enter)


async def mend(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/mend`."""
    return await acted(request, MendPost, entering.mend)


async def finish(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/finish`."""
    return await acted(request, FinishPost, entering.finish)


async def hint(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/hint`."""
    keys, post = await keys_of(request), await message_of(request, HintPost)
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        return answer(await moves.hint(table, keys, post, account_of(request)))


async def analysis(request: Request) -> Response:
    """`GET` and `POST /api/v1/tables/{table}/analysis`."""
    analyses, name = carrack_of(request).analyses, request.path_params["table"]
    if request.method == "POST":
        return answer(await analyses.ask(name, await keys_of(request), account_of(request)), 202)
    return answer(await analyses.status(name, await keys_of(request)))


async def seat(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/seats/{seat}`."""
    keys, post = await keys_of(request), await message_of(request, SeatAction)
    number = whole(request.path_params["seat"], "seat")
    async with playing(request) as table:
        return answer(await host.seat_action(table, keys, number, post))


async def talk(request: Request) -> Response:
    """`GET`, `POST` and `PUT /api/v1/tables/{table}/talk`."""
    keys = await keys_of(request)
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        if request.method == "POST":
            return answer(await talking.say(table, keys, await message_of(request, TalkPost)))
        if request.method == "PUT":
            post = await message_of(request, TalkSwitch)
            return answer(await talking.switch(table, keys, post))
        after = whole(request.query_params.get("after", "0"), "after")
        return answer(await talking.heard(table, keys, after))


async def line(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/talk/{number}`."""
    keys, post = await keys_of(request), await message_of(request, LinePost)
    number = whole(request.path_params["number"], "number")
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        return answer(await talking.judge(table, keys, number, post))


async def watchers(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/watchers`."""
    keys, post = await keys_of(request), await message_of(request, WatchersPost)
    async with carrack_of(request).tables.use(request.path_params["table"]) as table:
        return answer(await switches.watchers(table, keys, post))


async def pause(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/pause`."""
    keys, post = await keys_of(request), await message_of(request, PausePost)
    async with playing(request) as table:
        return answer(await switches.pause(table, keys, post))


async def keep(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/keep`."""
    tables, name = carrack_of(request).tables, request.path_params["table"]
    return answer(await upkeep.keep(tables, name, await keys_of(request)))


async def luck(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/luck`."""
    keys, post = await keys_of(request), await message_of(request, LuckPost)
    async with playing(request) as table:
        return answer(await beginning.luck(table, keys, post))


async def begin(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/begin`."""
    keys, post = await keys_of(request), decoded(await body_of(request) or b"{}", BeginPost)
    async with playing(request) as table:
        return answer(await beginning.begin(table, keys, post))


async def delete(request: Request) -> Response:
    """`DELETE /api/v1/tables/{table}`."""
    name = request.path_params["table"]
    await carrack_of(request).tables.delete(name, await keys_of(request))
    carrack_of(request).analyses.drop(name)
    return answer({"deleted": name})


async def rematch(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/rematch`."""
    name, keys = request.path_params["table"], await keys_of(request)
    post = decoded(await body_of(request) or b"{}", RematchPost)
    return answer(await carrack_of(request).tables.rematch(name, keys, post), 201)


async def branch(request: Request) -> Response:
    """`POST /api/v1/tables/{table}/branch`."""
    name, keys = request.path_params["table"], await keys_of(request)
    carrack, post = carrack_of(request), await message_of(request, BranchPost)
    past = await carrack.tables.finished(name, keys)
    source = carrack.replays.table_branch(past, post.step)
    return answer(await carrack.tables.go_on(source, post, account_of(request)), 201)


async def watch(socket: WebSocket) -> None:
    """`WS /api/v1/tables/{table}/live`."""
    await socket.accept()
    try:
        hello = await hub.greeting(socket)
        keys = await carrack_of(socket).people.keys(hello.tokens, session_secret(socket))
        async with carrack_of(socket).tables.use(socket.path_params["table"]) as table:
            watcher = await watching.joined(table, keys, hello.since, account_of(socket))
            try:
                await hub.serve(socket, watcher)
            finally:
                await watching.leave(table, watcher)
    except Problem as problem:
        await socket.close(close_code_of(problem), problem.said.key)
    except StoreError as error:
        log.error("a page cannot be connected: %s", error)
        await socket.close(hub.WAITS, "store")
    except WebSocketDisconnect:
        return


TABLE = f"{API}/tables/{{table}}"
TABLE_ROUTES: list[BaseRoute] = [
    Row("GET", TABLE, 3, snapshot),
    Row("DELETE", TABLE, 3, delete),
    Row("GET", f"{TABLE}/steps", 6, steps),
    Row("GET", f"{TABLE}/record", 6, record),
    Row("GET", f"{TABLE}/play", 6, play),
    Row("GET", f"{TABLE}/at/{{step}}", 4, position),
    Row("POST", f"{TABLE}/moves", 3, move),
    Row("POST", f"{TABLE}/undo", 4, undo),
    Row("POST", f"{TABLE}/commands", 3, command),
    Row("POST", f"{TABLE}/enter", 4, enter),
    Row("POST", f"{TABLE}/mend", 4, mend),
    Row("POST", f"{TABLE}/finish", 4, finish),
    Row("POST", f"{TABLE}/hint", 20, hint, job=True),
    Row("GET", f"{TABLE}/analysis", 1.5, analysis),
    Row("POST", f"{TABLE}/analysis", 20, analysis),
    Row("POST", f"{TABLE}/seats/{{seat}}", 4, seat),
    Row("GET", f"{TABLE}/talk", 1.5, talk),
    Row("POST", f"{TABLE}/talk", 4, talk),
    Row("PUT", f"{TABLE}/talk", 3, talk),
    Row("POST", f"{TABLE}/talk/{{number}}", 4, line),
    Row("POST", f"{TABLE}/watchers", 4, watchers),
    Row("POST", f"{TABLE}/luck", 4, luck),
    Row("POST", f"{TABLE}/begin", 4, begin),
    Row("POST", f"{TABLE}/pause", 4, pause),
    Row("POST", f"{TABLE}/keep", 3, keep),
    Row("POST", f"{TABLE}/rematch", 20, rematch),
    Row("POST", f"{TABLE}/branch", 20, branch, job=True, makes_table=True),
    SocketRow(f"{TABLE}/live", 4, watch),
]
