"""The routes. Each asks who can answer it.

`docs/protocol.md` describes them for clients.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.websockets import WebSocket

from carrack import __version__
from carrack.core.message import Message
from carrack.core.registry import left_out
from carrack.server.clubs.lobby import Lobby
from carrack.server.health import Health
from carrack.server.http import API, catalogue, modules, schema
from carrack.server.http.clients import CLIENT, is_forwarded, is_near
from carrack.server.http.requests import answer, long_message_of, play_answer, play_file, text_of
from carrack.server.http.route_row import TEXT, File, Row, SocketRow
from carrack.server.http.showcase import showcase
from carrack.server.http.statuses import status_of
from carrack.server.http.table_routes import PLAY, TABLE_ROUTES, GoneOn, record
from carrack.server.operating.site import Site
from carrack.server.parts import Carrack
from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import (
    CreatedPayload,
    PastPositionPayload,
    ReplayInfoPayload,
    ServerInfoPayload,
    TryPayload,
)
from carrack.server.shapes.box_types import FramePayload, JudgedEditionPayload, JudgedMapPayload
from carrack.server.shapes.engine_types import OfferedMapPayload, RulePayload
from carrack.server.shapes.messages import LessonPost, NewTable
from carrack.server.shapes.reading import encoded
from carrack.server.tables import glances, judging, lessons, played, trying
from carrack.server.tables.auth import Keys
from carrack.server.tables.hub import WAITS
from carrack.server.tables.maps import Maps
from carrack.server.tables.replays import Replays
from carrack.server.tables.tables import Tables


async def health(found: Health) -> Response:
    """Whether the store can be written."""
    if await found.wrong():
        return _unwell(Problem("unwritable"))
    return answer({"ok": True, **Message("").as_data()})


async def ready(request: Request, carrack: Carrack) -> Response:
    """Whether new players may come."""
    if not carrack.awake.is_set():
        return _unwell(Problem("still-opening"))
    if request.app.state.connections.short:
        return _unwell(Problem("descriptors"))
    return await health(carrack.health)


def _unwell(why: Problem) -> Response:
    return answer({"ok": False, **why.said.as_data()}, status_of(why))


async def about(request: Request, site: Site) -> ServerInfoPayload:
    """The version, the address, and what concerns only devices in the same network."""
    address = await site.address() or None
    if not is_near(request.scope[CLIENT]):
        return ServerInfoPayload(__version__, None, None, [], address)
    open_with = None if is_forwarded(request.headers) else site.reach.open_with
    return ServerInfoPayload(__version__, site.reach.lan, open_with, [*left_out()], address)


def board(game: str) -> str:
    """The module that draws the board of a game."""
    return modules.source(game, "board")


def stage(game: str) -> str:
    """The module that draws a game."""
    return modules.source(game, "stage")


def openapi(request: Request) -> bytes:
    """The interface, for programs that make clients and tests."""
    state = request.app.state
    if not hasattr(state, "interface"):
        state.interface = encoded(schema.openapi(request.app.routes))
    return bytes(state.interface)


async def begin_lesson(
    tables: Tables, replays: Replays, post: LessonPost, game: str, lesson: str, account: str | None
) -> CreatedPayload:
    """A table at which a lesson is learnt."""
    taught, course = lessons.found(game, lesson)
    source, wish = replays.lesson(taught.name, course), lessons.seats_of(course, post)
    made = await tables.go_on(source, wish, account, lessons.seed_of(course))
    return lessons.for_learner(made, course)


async def new_table(
    tables: Tables,
    lobby: Lobby,
    wish: NewTable,
    keys: Keys,
    client: str | None,
    account: str | None,
) -> CreatedPayload:
    """A new table."""
    person = keys.session.person if keys.session else None
    async with lobby.offers.room(wish.open_to, person, client) as offered:
        made = await tables.create(wish, account, keys)
        offered(made.table)
    return made


# --- replays -------------------------------------------------------------------------------------


async def replay_play(request: Request, replays: Replays, replay: str) -> Response:
    """A game that is over, as a file for other programs."""
    file = play_file(request)
    return play_answer(await replays.play(replay, file), replay, file.form)


async def no_route(request: Request) -> Response:
    """Any other address of the interface."""
    asked = {"method": request.method, "path": request.url.path}
    raise Problem("no-route", args=asked)


async def outdated(request: Request) -> Response:
    """An address from before the interface had versions. Only records are still there."""
    raise OUTDATED


async def outdated_socket(socket: WebSocket) -> None:
    """The connection of a page that was left open; it shows the reason as it is."""
    await socket.accept()
    await socket.close(WAITS, OUTDATED.message)


OUTDATED = Problem("outdated")
GAME = f"{API}/games/{{game}}"
REPLAYS = f"{API}/replays"
REPLAY = f"{REPLAYS}/{{replay}}"
SCRIPT = File("text/javascript; charset=utf-8")
TEXTS = File("text/plain; charset=utf-8")
WITHOUT = {"without": str}
SEAT = {"seat": int}
LESSON = f"{GAME}/lessons/{{lesson}}"
Fixed = partial(Row, "GET", fixed=True)
ALL = ["GET", "POST", "PUT", "PATCH", "DELETE"]
API_ROUTES: list[BaseRoute] = [
    Row("GET", "/health", 0.45, health, gives=dict[str, Any]),
    Row("GET", "/ready", 0.45, ready, gives=dict[str, Any]),
    Row("GET", f"{API}/server", 1, about),
    Fixed(f"{API}/openapi.json", 1, openapi, gives=dict[str, Any]),
    Fixed(f"{API}/games", 1, catalogue.games),
    Fixed(f"{GAME}/rules/{{language}}", 3, catalogue.rules, gives=list[RulePayload]),
    Fixed(f"{GAME}/messages/{{language}}", 2.5, catalogue.messages, gives=TEXTS, query=WITHOUT),
    Fixed(f"{GAME}/board.js", 1, board, gives=SCRIPT),
    Fixed(f"{GAME}/stage.js", 1, stage, gives=SCRIPT),
    Fixed(f"{GAME}/showcase", 1, showcase, gives=list[FramePayload]),
    Row("GET", f"{GAME}/maps", 2, Maps.offered, gives=list[OfferedMapPayload]),
    Row("POST", f"{GAME}/maps/check", 6, Maps.judge, gives=JudgedMapPayload, job=True),
    Row(
        "POST",
        f"{GAME}/editions/check",
        15,
        Maps.judge_edition,
        gives=JudgedEditionPayload,
        job=True,
    ),
    Row("POST", f"{GAME}/maps/generate", 12, Maps.generate, job=True),
    Fixed(f"{GAME}/lessons", 1, lessons.listed),
    GoneOn(LESSON, 20, begin_lesson),
    Row("POST", f"{API}/tables", 8, new_table, status=201, makes_table=True),
    *TABLE_ROUTES,
    Row("POST", f"{API}/mine", 6, glances.mine, reads=long_message_of, job=True),
    Row("POST", f"{API}/mine/play", 20, played.played, reads=long_message_of, job=True),
    Row(
        "POST",
        REPLAYS,
        40,
        Replays.add,
        takes=str,
        reads=text_of,
        gives=ReplayInfoPayload,
        status=201,
        job=True,
    ),
    Row("GET", f"{REPLAY}/at/{{step}}", 4, Replays.at, gives=PastPositionPayload, query=SEAT),
    Row("POST", f"{REPLAY}/try", 6, trying.in_replay, gives=TryPayload, job=True),
    Row("POST", f"{REPLAY}/judge", 20, judging.in_replay, job=True),
    Row("GET", f"{REPLAY}/play", 6, replay_play, gives=TEXT, query=PLAY),
    GoneOn(f"{REPLAY}/branch", 20, Replays.branch, Tables.go_on),
    Route(f"{API}/{{rest:path}}", no_route, methods=ALL),
]
"""The routes of a page, wherever the tables are."""
EARLIER_ROUTES: list[BaseRoute] = [
    Row("GET", "/api/tables/{table}/record", 6, record, gives=TEXT),
    Route("/api/{rest:path}", outdated, methods=ALL),
    SocketRow("/api/tables/{table}/live", 1, outdated_socket),
]
"""The routes of pages and programs before the interface had versions."""
