"""The server as an application: its parts behind routes, errors and the checks of a network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from carrack.server.clocks.now import Now
from carrack.server.http.clients import Clients, Payers
from carrack.server.http.club_routes import CLUB_ROUTES
from carrack.server.http.compression import LEAST, LEVEL, Compression
from carrack.server.http.connections import Connections
from carrack.server.http.guard import Guard
from carrack.server.http.league_routes import LEAGUE_ROUTES
from carrack.server.http.mail_routes import MAIL_ROUTES
from carrack.server.http.notice_routes import NOTICE_ROUTES
from carrack.server.http.operator_routes import OPERATOR_ROUTES
from carrack.server.http.page import PAGE
from carrack.server.http.passkey_routes import PASSKEY_ROUTES
from carrack.server.http.people_routes import PEOPLE_ROUTES
from carrack.server.http.prices import Budgets, Prices
from carrack.server.http.requests import HANDLERS
from carrack.server.http.route_row import FilesRow
from carrack.server.http.routes import API_ROUTES, EARLIER_ROUTES
from carrack.server.notices.notices import Notices
from carrack.server.origins import Names
from carrack.server.reach import NOWHERE, Door, Reach
from carrack.server.running import running
from carrack.server.settings import DEFAULTS, Settings
from carrack.server.several.processes import Processes
from carrack.server.store.store import Store
from carrack.server.tables.background import BackgroundWorkers
from carrack.server.tables.one_process import OneProcess
from carrack.server.tables.turns import ENDED_SECONDS
from carrack.server.thinking.bots import Bots

if TYPE_CHECKING:  # it needs a library that may be missing
    from carrack.server.metrics import Metrics

ROUTES = [
    *PEOPLE_ROUTES,
    *PASSKEY_ROUTES,
    *MAIL_ROUTES,
    *CLUB_ROUTES,
    *LEAGUE_ROUTES,
    *NOTICE_ROUTES,
    *OPERATOR_ROUTES,
    *API_ROUTES,
    *EARLIER_ROUTES,
    FilesRow("/{path:path}", 0.45, PAGE),
]
TEMPLATES: dict[Any, str] = {
    route.endpoint: route.path for route in ROUTES if isinstance(route, Route | WebSocketRoute)
}
"""The route of each endpoint."""
PRICES = Prices(ROUTES)


def make_app(
    store: Store,
    bots: Bots,
    reach: Reach = NOWHERE,
    ended_seconds: float = ENDED_SECONDS,
    settings: Settings = DEFAULTS,
    background: BackgroundWorkers | None = None,
    now: Now | None = None,
    metrics: Metrics | None = None,
    door: Door | None = None,
) -> Starlette:
    """The server as an ASGI application (its parts: :func:`running`).

    Without `background` long work is done in the server's own process, and `now` is the time that
    clocks go by; both are for tests. `metrics` counts what happens, `door` lets other devices in.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        serving = Processes if store.shared else OneProcess
        async with running(
            store, bots, reach, ended_seconds, settings, background, now, Notices, serving
        ) as carrack:
            app.state.carrack = carrack
            carrack.people.recognised = payers.learn
            carrack.site.serve(names, clients.open_to_others, door)
            yield

    clients, budgets, payers = Clients(settings), Budgets(settings), Payers()
    names = Names(settings.hosts)
    middleware = [
        Middleware(Guard, names, clients, budgets, payers, PRICES),
        Middleware(Compression, minimum_size=LEAST, compresslevel=LEVEL),
    ]
    if metrics is not None:
        from carrack.server.metrics import MeasuredRequests

        measured = Middleware(MeasuredRequests, metrics=metrics, templates=TEMPLATES)
        middleware.insert(0, measured)
    app = Starlette(
        routes=ROUTES, middleware=middleware, exception_handlers=HANDLERS, lifespan=lifespan
    )
    app.state.connections = Connections(settings, clients, budgets)
    if metrics is not None:
        metrics.observe(app)
    return app
