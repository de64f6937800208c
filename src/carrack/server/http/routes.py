"""The routes. Each reads its request, asks who can answer it, and passes the answer on.

`docs/protocol.md` describes them for clients.
"""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.websockets import WebSocket

from carrack import __version__
from carrack.core.fluent import shortened
from carrack.core.message import Message
from carrack.core.registry import left_out
from carrack.server.http import API, catalogue, modules, schema
from carrack.server.http.clients import CLIENT, is_forwarded, is_near
from carrack.server.http.club_routes import CLUB_ROUTES
from carrack.server.http.league_routes import LEAGUE_ROUTES
from carrack.server.http.mail_routes import MAIL_ROUTES
from carrack.server.http.notice_routes import NOTICE_ROUTES
from carrack.server.http.page import PAGE
from carrack.server.http.passkey_routes import PASSKEY_ROUTES
from carrack.server.http.people_routes import PEOPLE_ROUTES
from carrack.server.http.requests import (
    account_of,
    answer,
    body_of,
    carrack_of,
    client_of,
    fixed,
    keys_of,
    message_of,
    play_answer,
    play_file,
    whole,
)
from carrack.server.http.row import FilesRow, Row, SocketRow
from carrack.server.http.showcase import showcase as played
from carrack.server.http.statuses import status_of
from carrack.server.http.table_routes import TABLE_ROUTES, record
from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.answer_types import ServerInfoPayload
from carrack.server.shapes.messages import (
    BranchPost,
    EditionPost,
    LessonPost,
    MapSeed,
    MapText,
    Mine,
    NewTable,
)
from carrack.server.shapes.reading import decoded, encoded
from carrack.server.tables import glances, lessons
from carrack.server.tables.hub import WAITS


async def health(request: Request) -> Response:
    """`GET /health`: whether the store can be written."""
    wrong = await carrack_of(request).health.wrong()
    if wrong:
        return _unwell(Problem("unwritable"))
    return answer({"ok": True, **Message("").as_data()})


async def ready(request: Request) -> Response:
    """`GET /ready`: whether new players may come."""
    carrack = carrack_of(request)
    if not carrack.awake.is_set():
        return _unwell(Problem("still-opening"))
    if request.app.state.connections.short:
        return _unwell(Problem("descriptors"))
    return await health(request)


def _unwell(why: Problem) -> Response:
    return answer({"ok": False, **why.said.as_data()}, status_of(why))


async def about(request: Request) -> Response:
    """`GET /api/v1/server`: version, and what concerns only devices in the same network."""
    if not is_near(request.scope[CLIENT]):
        return answer(ServerInfoPayload(__version__, None, None, []))
    reach = carrack_of(request).reach
    open_with = None if is_forwarded(request.headers) else reach.open_with
    return answer(ServerInfoPayload(__version__, reach.lan, open_with, [*left_out()]))


async def games(request: Request) -> Response:
    """`GET /api/v1/games`."""
    return fixed(request, catalogue.games(carrack_of(request).tables.bots))


async def rules(request: Request) -> Response:
    """`GET /api/v1/games/{game}/rules/{language}`."""
    return fixed(request, catalogue.rules(**request.path_params))


async def messages(request: Request) -> Response:
    """`GET /api/v1/games/{game}/messages/{language}`."""
    without = request.query_params.get("without")
    said = catalogue.messages(**request.path_params)
    if without is not None:
        said = shortened(said, tuple(without.split(",")))
    return fixed(request, said, "text/plain; charset=utf-8")


async def board(request: Request) -> Response:
    """`GET /api/v1/games/{game}/board.js`."""
    return _module(request, "board")


async def stage(request: Request) -> Response:
    """`GET /api/v1/games/{game}/stage.js`."""
    return _module(request, "stage")


async def showcase(request: Request) -> Response:
    """`GET /api/v1/games/{game}/showcase`."""
    return fixed(request, played(request.path_params["game"]))


def _module(request: Request, draws: modules.Drawn) -> Response:
    source = modules.source(request.path_params["game"], draws)
    return fixed(request, source, "text/javascript; charset=utf-8")


async def openapi(request: Request) -> Response:
    """`GET /api/v1/openapi.json`."""
    return fixed(request, _interface())


@cache
def _interface() -> bytes:
    return encoded(schema.openapi([*PERSONAL_ROUTES, *API_ROUTES]))


async def maps(request: Request) -> Response:
    """`GET /api/v1/games/{game}/maps`."""
    return answer(await carrack_of(request).maps.offered(request.path_params["game"]))


async def check_map(request: Request) -> Response:
    """`POST /api/v1/games/{game}/maps/check`."""
    post = await message_of(request, MapText)
    return answer(await carrack_of(request).maps.judge(request.path_params["game"], post))


async def check_edition(request: Request) -> Response:
    """`POST /api/v1/games/{game}/editions/check`."""
    post = await message_of(request, EditionPost)
    return answer(await carrack_of(request).maps.judge_edition(request.path_params["game"], post))


async def generate_map(request: Request) -> Response:
    """`POST /api/v1/games/{game}/maps/generate`."""
    post = await message_of(request, MapSeed)
    return answer(await carrack_of(request).maps.generate(request.path_params["game"], post))


async def course(request: Request) -> Response:
    """`GET /api/v1/games/{game}/lessons`."""
    return fixed(request, lessons.listed(request.path_params["game"]))


async def begin_lesson(request: Request) -> Response:
    """`POST /api/v1/games/{game}/lessons/{lesson}`."""
    carrack, post = carrack_of(request), await message_of(request, LessonPost)
    game, lesson = lessons.found(**request.path_params)
    source, seed = carrack.replays.lesson(game.name, lesson), lessons.seed_of(lesson)
    wish = lessons.seats_of(lesson, post)
    made = await carrack.tables.go_on(source, wish, account_of(request), seed)
    return answer(lessons.for_learner(made, lesson), 201)


async def new_table(request: Request) -> Response:
    """`POST /api/v1/tables`."""
    wish, keys = await message_of(request, NewTable), await keys_of(request)
    carrack, person = carrack_of(request), keys.session.person if keys.session else None
    async with carrack.lobby.offers.room(wish.open_to, person, client_of(request)) as offered:
        made = await carrack.tables.create(wish, account_of(request), keys)
        offered(made.table)
    return answer(made, 201)


async def mine(request: Request) -> Response:
    """`POST /api/v1/mine`."""
    keys = await keys_of(request)
    wanted = decoded(await body_of(request, long=True), Mine)
    tables = carrack_of(request).tables
    return answer(await glances.mine(tables, wanted.tables, keys.held, keys.clubs))


# --- replays -------------------------------------------------------------------------------------


async def new_replay(request: Request) -> Response:
    """`POST /api/v1/replays`."""
    body = await body_of(request, long=True)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise malformed(None, "not-utf8") from None
    return answer(await carrack_of(request).replays.add(text), 201)


async def replay_position(request: Request) -> Response:
    """`GET /api/v1/replays/{replay}/at/{step}?seat=S`."""
    step = whole(request.path_params["step"], "step")
    wanted = request.query_params.get("seat")
    seat = None if wanted is None else whole(wanted, "seat")
    replays = carrack_of(request).replays
    return answer(await replays.at(request.path_params["replay"], step, seat))


async def replay_play(request: Request) -> Response:
    """`GET /api/v1/replays/{replay}/play?form=csv`."""
    name, file = request.path_params["replay"], play_file(request)
    return play_answer(await carrack_of(request).replays.play(name, file), name, file.form)


async def branch_replay(request: Request) -> Response:
    """`POST /api/v1/replays/{replay}/branch`."""
    carrack, post = carrack_of(request), await message_of(request, BranchPost)
    source = await carrack.replays.branch(request.path_params["replay"], post.step)
    return answer(await carrack.tables.go_on(source, post, account_of(request)), 201)


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
ALL = ["GET", "POST", "PUT", "PATCH", "DELETE"]
API_ROUTES: list[BaseRoute] = [
    Row("GET", "/health", 0.45, health),
    Row("GET", "/ready", 0.45, ready),
    Row("GET", f"{API}/server", 1, about),
    Row("GET", f"{API}/openapi.json", 1, openapi),
    Row("GET", f"{API}/games", 1, games),
    Row("GET", f"{GAME}/rules/{{language}}", 3, rules),
    Row("GET", f"{GAME}/messages/{{language}}", 2.5, messages),
    Row("GET", f"{GAME}/board.js", 1, board),
    Row("GET", f"{GAME}/stage.js", 1, stage),
    Row("GET", f"{GAME}/showcase", 1, showcase),
    Row("GET", f"{GAME}/maps", 2, maps),
    Row("POST", f"{GAME}/maps/check", 6, check_map, job=True),
    Row("POST", f"{GAME}/editions/check", 15, check_edition, job=True),
    Row("POST", f"{GAME}/maps/generate", 12, generate_map, job=True),
    Row("GET", f"{GAME}/lessons", 1, course),
    Row(
        "POST",
        f"{GAME}/lessons/{{lesson}}",
        20,
        begin_lesson,
        job=True,
        makes_table=True,
    ),
    Row("POST", f"{API}/tables", 8, new_table, makes_table=True),
    *TABLE_ROUTES,
    Row("POST", f"{API}/mine", 6, mine, job=True),
    Row("POST", f"{API}/replays", 40, new_replay, job=True),
    Row("GET", f"{API}/replays/{{replay}}/at/{{step}}", 4, replay_position),
    Row("GET", f"{API}/replays/{{replay}}/play", 6, replay_play),
    Row("POST", f"{API}/replays/{{replay}}/branch", 20, branch_replay, job=True, makes_table=True),
    Route(f"{API}/{{rest:path}}", no_route, methods=ALL),
]
"""What a page asks for, wherever the tables are."""
PERSONAL_ROUTES = [
    *PEOPLE_ROUTES,
    *PASSKEY_ROUTES,
    *MAIL_ROUTES,
    *CLUB_ROUTES,
    *LEAGUE_ROUTES,
    *NOTICE_ROUTES,
]
"""What a page asks a server about the person who uses it."""
ROUTES = [
    *PERSONAL_ROUTES,
    *API_ROUTES,
    Row("GET", "/api/tables/{table}/record", 6, record),
    Route("/api/{rest:path}", outdated, methods=ALL),
    SocketRow("/api/tables/{table}/live", 1, outdated_socket),
    FilesRow("/{path:path}", 0.45, PAGE),
]
