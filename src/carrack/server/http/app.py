"""The server as an application: what it is made of, and what happens when it starts and ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from carrack.server import upkeep
from carrack.server.http import requests
from carrack.server.http.budget import Budgets
from carrack.server.http.clients import Clients
from carrack.server.http.compression import LEAST, LEVEL, Compression
from carrack.server.http.connections import Connections
from carrack.server.http.guard import Guard
from carrack.server.http.health import Health
from carrack.server.http.protocol import Problem
from carrack.server.http.requests import Carrack
from carrack.server.http.routes import ROUTES
from carrack.server.settings import DEFAULTS, Settings
from carrack.server.store.store import Store, StoreError
from carrack.server.tables.maps import Maps
from carrack.server.tables.replays import Replays
from carrack.server.tables.tables import Tables
from carrack.server.tables.turns import ENDED_SECONDS
from carrack.server.thinking.analyses import Analyses
from carrack.server.thinking.background import BackgroundWorkers, here
from carrack.server.thinking.bots import Bots


def make_app(
    store: Store,
    bots: Bots,
    lan: str | None = None,
    ended_seconds: float = ENDED_SECONDS,
    settings: Settings = DEFAULTS,
    background: BackgroundWorkers | None = None,
) -> Starlette:
    """The server as an ASGI application. It closes what it was given when it ends.

    Without `background` long work is done in the server's own process, which is for tests.
    `ended_seconds` is how long the end of a turn can be undone before a bot continues.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        workers = background or here(settings)
        tables = Tables(store, bots, ended_seconds, settings, workers.workshop)
        analyses = Analyses(tables, store, bots)
        carrack = Carrack(
            tables, Replays(workers.archive), analyses, Maps(workers.workshop), Health(store), lan
        )
        app.state.carrack = carrack
        waking = asyncio.create_task(_wake(carrack))
        chores = upkeep.Upkeep(tables, analyses)
        chores.start()
        try:
            yield
        finally:
            await chores.close()
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            await analyses.close()
            await tables.close()
            await bots.close()
            await workers.close()
            await store.close()

    clients, budgets = Clients(settings), Budgets(settings)
    middleware = [
        Middleware(Guard, settings=settings, clients=clients, budgets=budgets),
        Middleware(Compression, minimum_size=LEAST, compresslevel=LEVEL),
    ]
    handlers: dict[Any, Any] = {
        Problem: requests.problem_response,
        StoreError: requests.unsaved_response,
        HTTPException: requests.http_error_response,
    }
    app = Starlette(
        routes=ROUTES, middleware=middleware, exception_handlers=handlers, lifespan=lifespan
    )
    app.state.connections = Connections(settings, clients, budgets)
    return app


async def _wake(carrack: Carrack) -> None:
    """After a start, continue with bots where they were, then with analyses."""
    await carrack.tables.wake_bots()
    carrack.awake.set()
    await carrack.analyses.resume()
