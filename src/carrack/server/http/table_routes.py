"""The routes of one table. Each reads its request, asks the table, and answers."""

from __future__ import annotations

import logging
from functools import partial

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrack.server import upkeep
from carrack.server.analyses import Analyses
from carrack.server.http import API
from carrack.server.http.requests import (
    account_of,
    answer,
    at_table,
    carrack_of,
    message_if_any,
    message_of,
    play_answer,
    play_file,
    text_answer,
    whole,
)
from carrack.server.http.route_row import TEXT, Row, SocketRow
from carrack.server.http.statuses import close_code_of
from carrack.server.people.cookies import session_secret
from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import PastPositionPayload, TryPayload
from carrack.server.shapes.engine_types import AssessmentPayload
from carrack.server.shapes.messages import TalkPost, TalkSwitch
from carrack.server.shapes.payload_types import (
    RepeatedPayload,
    StepsPayload,
    TalkLinePayload,
    TalkLinesPayload,
)
from carrack.server.shapes.reading import encoded
from carrack.server.store.faults import StoreError
from carrack.server.tables import (
    beginning,
    entering,
    host,
    hub,
    instructions,
    judging,
    moves,
    payloads,
    reopen_request,
    switches,
    trying,
    watching,
)
from carrack.server.tables import talk as talking
from carrack.server.tables.auth import Keys
from carrack.server.tables.replays import Replays, past_of
from carrack.server.tables.table import Table
from carrack.server.tables.tables import Tables

log = logging.getLogger(__name__)

PLAY = {"form": str, "zone": str, "automaton": str}
"""The query of the file of a finished game."""


async def snapshot(table: Table, keys: Keys) -> Raw:
    """The whole table."""
    async with table.entered(keys) as there:
        return payloads.whole(there, there.viewer(keys), table.hub.online())


async def steps(request: Request, replays: Replays, keys: Keys) -> bytes:
    """The steps since one of them, as whoever asks may know them."""
    first = whole(request.query_params.get("from", "0"), "from")
    async with at_table(request) as table:
        async with table.opened(keys) as open_table:
            seat = open_table.perspective(open_table.viewer(keys))
            if open_table.seq - first < payloads.AT_ONCE:
                return encoded(StepsPayload(payloads.newest(open_table.story.steps, first, seat)))
            past = past_of(open_table)
        return await replays.table_steps(past, first, seat)


async def record(table: Table, replays: Replays, keys: Keys) -> Response:
    """The record, as a file."""
    async with table.opened(keys) as open_table:
        open_table.viewer(keys)
        file = f'attachment; filename="{open_table.row.game}-{table.name}.jsonl"'
        past = past_of(open_table)
        text = payloads.record_text(open_table) if open_table.seq < payloads.AT_ONCE else None
    text = text or await replays.table_record(past)
    return text_answer(text, **{"Content-Disposition": file})


async def play(request: Request, replays: Replays, keys: Keys) -> Response:
    """A game that is over, as a file for other programs."""
    file = play_file(request)
    async with at_table(request) as table:
        async with table.opened(keys) as open_table:
            open_table.viewer(keys)
            past, row = past_of(open_table), open_table.row
        text = await replays.table_play(past, file, row.created, row.updated)
    return play_answer(text, f"{row.game}-{table.name}", file.form)


async def position(table: Table, replays: Replays, keys: Keys, step: int) -> bytes:
    """The position after a step."""
    async with table.opened(keys) as open_table:
        seats = open_table.reader(open_table.viewer(keys)).seats
        past = past_of(open_table)
    return await replays.table_at(past, step, seats)


async def talk(request: Request, keys: Keys) -> Response:
    """Return the talk at a table, after a line more, or a switch of who may talk."""
    async with at_table(request) as table:
        if request.method == "POST":
            return answer(await talking.say(table, keys, await message_of(request, TalkPost)))
        if request.method == "PUT":
            post = await message_of(request, TalkSwitch)
            return answer(await talking.switch(table, keys, post))
        after = whole(request.query_params.get("after", "0"), "after")
        return answer(await talking.lines_of(table, keys, after))


async def delete(tables: Tables, analyses: Analyses, keys: Keys, table: str) -> dict[str, str]:
    """The table that is no more."""
    await tables.delete(table, keys)
    analyses.drop(table)
    return {"deleted": table}


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
TALK = f"{TABLE}/talk"
WHOLE = ("Snapshot", "Gathering")
STEPS = ("Push", RepeatedPayload)
"""The answers to a move: the new steps with the position, or those of an earlier request."""
ENTERED = ("TableSync", "GatheringPush", *STEPS)
"""Beside the board the whole table, too: what was entered last may be taken back."""
Acted = partial(Row, "POST", gives=STEPS, plays=True)
Entered = partial(Row, "POST", gives=ENTERED, plays=True)
Begun = partial(Row, "POST", gives=WHOLE, plays=True)
GoneOn = partial(Row, "POST", status=201, job=True, makes_table=True)
TABLE_ROUTES: list[BaseRoute] = [
    Row("GET", TABLE, 3, snapshot, gives=WHOLE),
    Row("DELETE", TABLE, 3, delete),
    Row("GET", f"{TABLE}/steps", 6, steps, gives=StepsPayload, query={"from": int}),
    Row("GET", f"{TABLE}/record", 6, record, gives=TEXT),
    Row("GET", f"{TABLE}/play", 6, play, gives=TEXT, query=PLAY),
    Row("GET", f"{TABLE}/at/{{step}}", 4, position, gives=PastPositionPayload),
    Row("POST", f"{TABLE}/try", 6, trying.at_table, gives=TryPayload, job=True),
    Row("POST", f"{TABLE}/judge", 20, judging.at_table, job=True),
    Acted(f"{TABLE}/moves", 3, moves.move),
    Acted(f"{TABLE}/undo", 4, moves.undo),
    Acted(f"{TABLE}/commands", 3, moves.command),
    Entered(f"{TABLE}/enter", 4, entering.enter),
    Entered(f"{TABLE}/mend", 4, entering.mend),
    Entered(f"{TABLE}/finish", 4, entering.finish),
    Row("POST", f"{TABLE}/hint", 20, moves.hint, gives=AssessmentPayload, job=True),
    Row("GET", f"{TABLE}/analysis", 1.5, Analyses.status),
    Row("POST", f"{TABLE}/analysis", 20, Analyses.ask, status=202),
    Row("POST", f"{TABLE}/seats/{{seat}}", 4, host.seat_action, plays=True),
    Row("GET", TALK, 1.5, talk, gives=TalkLinesPayload, query={"after": int}),
    Row("POST", TALK, 4, talk, takes=TalkPost, gives=TalkLinePayload),
    Row("PUT", TALK, 3, talk, takes=TalkSwitch, gives=TalkSwitch),
    Row("POST", f"{TALK}/{{number}}", 4, talking.judge),
    Row("POST", f"{TABLE}/watchers", 4, switches.watchers),
    Row("POST", f"{TABLE}/luck", 4, beginning.luck, gives=WHOLE, plays=True),
    Row(
        "POST", f"{TABLE}/begin", 4, beginning.begin, reads=message_if_any, gives=WHOLE, plays=True
    ),
    Row("POST", f"{TABLE}/pause", 4, switches.pause, plays=True),
    Row("POST", f"{TABLE}/reopen", 4, reopen_request.reopen, plays=True),
    Row("GET", f"{TABLE}/instructions", 3, instructions.shown),
    Row("PUT", f"{TABLE}/instructions", 4, instructions.put),
    Row("POST", f"{TABLE}/keep", 3, upkeep.keep),
    Row("POST", f"{TABLE}/rematch", 20, Tables.rematch, reads=message_if_any, status=201),
    GoneOn(f"{TABLE}/branch", 20, Tables.finished, Replays.table_branch, Tables.go_on),
    SocketRow(f"{TABLE}/live", 4, watch),
]
