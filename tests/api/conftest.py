"""A server for each test, or two that share a PostgreSQL (`CARRACK_SERVERS=2`); and notices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http.refused import refusals
from carrack.server.http.requests import HANDLERS, problem_response
from carrack.server.http.route_row import Row
from carrack.server.http.statuses import status_of
from carrack.server.refusals import Problem
from support.commands import printed
from support.server.fixtures import alone, clock, local, pytest_generate_tests, servers
from support.server.keeping import keeper
from support.server.mailbox import Mailbox, mailbox
from support.server.receiver import Receiver, receiver
from support.server.telling import Telling, telling

__all__ = ["alone", "clock", "keeper", "local", "printed", "pytest_generate_tests", "servers"]


@pytest.fixture(autouse=True)
def described(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a route refuses with, its row says so."""
    unsaid: set[str] = set()

    async def noted(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        row = getattr(request.scope.get("endpoint"), "__self__", None)
        if isinstance(row, Row) and status_of(error) not in refusals(row):
            unsaid.add(f"{row.name}: {status_of(error)} {error.code}")
        return await problem_response(request, error)

    monkeypatch.setitem(HANDLERS, Problem, noted)
    yield
    assert not unsaid


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as hook:
        yield hook


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def server(tmp_path: Path, box: Mailbox, hook: Receiver) -> Iterator[Telling]:
    """A server that tells people of what happens."""
    with telling(tmp_path, box, hook) as server:
        yield server
