"""Two servers that share a PostgreSQL, for a test that knows of one: they answer in turn."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Message

from carrack.server.store.connection import SqlConnection
from carrack.server.store.sqlite import SqliteStore, connect
from carrack.server.store.store import Store
from support.server.virtual import VirtualLoop  # first: it holds the clock of what follows
from support.waiting import brought

DATABASE = "CARRACK_DATABASE"
S = TypeVar("S", bound=Store)


class OfThisTest:
    """What the servers of the running test are: one on SQLite, or two on a PostgreSQL."""

    database = ""
    opened = 0
    """How often a client or a process was given two, or one that has a store of the test's."""


def kept_in(file: Path) -> Store:
    """Where a server of this test keeps its tables: that file, or the database."""
    return on_postgresql(OfThisTest.database) if OfThisTest.database else SqliteStore(file)


def on_postgresql(url: str) -> Store:
    """The store in a database."""
    from carrack.server.store.postgres import PostgresStore

    return PostgresStore(url)


def made_as(kind: type[S], file: Path) -> S:
    """A store of a kind of the test's own, where the servers of this test keep their tables."""
    if not OfThisTest.database:
        return type(kind.__name__, (kind, SqliteStore), {})(file)  # type: ignore[no-any-return]
    from carrack.server.store.postgres import PostgresStore

    return type(kind.__name__, (kind, PostgresStore), {})(OfThisTest.database)


def _received(self: WebSocketTestSession) -> Message:
    """The next message of a socket, which comes within the one limit."""
    return brought(self.portal.start_task_soon(self._send_rx.receive), "a message of the socket")


WebSocketTestSession.receive = _received  # type: ignore[method-assign]


class Leaving(TestClient):
    """A client whose server has all the time that its end waits for."""

    async def wait_shutdown(self) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        with loop.passing():
            await super().wait_shutdown()


class Turns(httpx.BaseTransport):
    """Passes requests on: in an order without a period, so that no habit of a test meets it."""

    def __init__(self, *servers: Any) -> None:
        self.servers = servers
        self.number = itertools.count()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        turn = next(self.number).bit_count() % len(self.servers)
        response: httpx.Response = self.servers[turn].handle_request(request)
        return response


class InTurn(TestClient):
    """A client of two servers. What a test looks up in `app` is that of the first."""

    def __init__(self, app: Starlette, other: TestClient, address: str) -> None:
        super().__init__(app, client=(address, 5000))
        self.other = other
        self._transport = Turns(self._transport, other._transport)  # type: ignore[assignment]

    def __enter__(self) -> InTurn:
        super().__enter__()
        self.other.__enter__()
        return self

    def __exit__(self, *how: Any) -> None:
        self.other.__exit__(*how)
        super().__exit__(*how)


def client(
    made: Callable[[Store], Starlette],
    file: Path,
    address: str = "127.0.0.1",
    store: Store | None = None,
) -> TestClient:
    """A client of what this makes with a store: a server, or two; of one that has this store.

    Time passes for a server as a test says (`passes`); for several that share a database it is the
    machine's, as nobody sees when the news among them have arrived.
    """
    keeper = store or kept_in(file)
    app = made(keeper)
    OfThisTest.opened += 1
    if not keeper.shared:
        virtual = {"loop_factory": VirtualLoop}
        return Leaving(app, client=(address, 5000), backend_options=virtual)
    if store or not OfThisTest.database:
        return TestClient(app, client=(address, 5000))
    return InTurn(app, TestClient(made(kept_in(file)), client=(address, 5000)), address)


def from_elsewhere(client: TestClient, address: str) -> TestClient:
    """The same servers, asked from another address."""
    asked = TestClient(client.app, client=(address, 5000))
    asked.portal = client.portal
    if isinstance(client, InTurn):
        other = from_elsewhere(client.other, address)
        asked._transport = Turns(asked._transport, other._transport)  # type: ignore[assignment]
    return asked


def first(client: TestClient) -> TestClient:
    """A client of the first server alone, whose `app` a test looks into."""
    asked = TestClient(client.app, client=("127.0.0.1", 5000))
    asked.portal = client.portal
    return asked


def passes(client: TestClient, seconds: float, held: bool = False) -> None:
    """Lets time pass for a server, once it is at rest, until it is at rest again."""
    loop_of(client).passes(seconds, held)


def rests(client: TestClient) -> None:
    """Waits until a server does nothing but wait; of several nobody sees that."""
    if not servers() > 1:
        passes(client, 0)


def loop_of(client: TestClient) -> VirtualLoop:
    """The loop of a server; skips a test of several, whose time nobody can let pass."""
    assert client.portal is not None
    loop = client.portal.call(_running)
    if not isinstance(loop, VirtualLoop):
        pytest.skip("the time of several servers is the machine's")
    return loop


async def _running() -> asyncio.AbstractEventLoop:
    return asyncio.get_running_loop()


def apps(client: TestClient) -> list[Any]:
    """What there is of each server in memory."""
    each = [client, client.other] if isinstance(client, InTurn) else [client]
    return [client.app.state.carrack for client in each]  # type: ignore[attr-defined]


def servers() -> int:
    """How many servers there are in this test."""
    return 2 if OfThisTest.database else 1


def is_let_through(count: int, limit: int, more: int = 0) -> bool:
    """Whether so often something was done that each server does so often at most, by its count."""
    return limit <= count <= servers() * (limit + more)


def let_through(
    ask: Callable[[], httpx.Response], limit: int, good: int = 201, more: int = 0
) -> list[httpx.Response]:
    """What was asked until nobody does it any more, of which each server does so much.

    `more` is what somebody may have gained meanwhile.
    """
    answers = [ask() for _ in range(servers() * (limit + more) + 4)]
    statuses = [answer.status_code for answer in answers]
    assert is_let_through(statuses.count(good), limit, more), statuses
    assert set(statuses) == {good, 429}
    assert statuses[-1] == 429
    return answers


@contextmanager
def database(file: Path) -> Iterator[SqlConnection]:
    """What a test's servers keep, beside them: that file, or the database."""
    if OfThisTest.database:
        from carrack.server.store.postgres import opened_database

        with closing(opened_database(OfThisTest.database)) as connection:
            yield connection
    else:
        with closing(connect(file)) as connection:
            yield connection


def all_kept(file: Path) -> str:
    """All that a test's servers keep, in words."""
    if not OfThisTest.database:
        with closing(connect(file)) as connection:
            return "\n".join(connection.iterdump())
    with database(file) as asked:
        tables = asked.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        rows = [asked.execute(f"SELECT t.* FROM {name} t") for (name,) in tables.fetchall()]
        return "\n".join(str(row) for each in rows for row in each.fetchall())
